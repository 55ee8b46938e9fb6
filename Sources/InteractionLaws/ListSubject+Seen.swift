extension ListSubject {
  /// Compares what is painted at some heights with what a finger hits there, now and while rows move.
  func seenFailure(_ walk: Walk) -> Failure? {
    var moments = [walk.now]
    if let end = walk.list.settles, end > walk.now {
      // Another part of the way each time, so that all of it is seen in the course of a search.
      moments.append(walk.now + (end - walk.now) * Double(walk.count % 5 + 1) / 6)
    }
    for moment in moments {
      var list = walk.list
      list.advance(to: moment)
      let painted = moment == walk.now ? frameNow(walk) : frame(list, width: walk.width, at: moment)
      let viewport = viewport(list, width: walk.width)
      for y in painted.heightsToTouch where y >= 0 && y < viewport.height {
        guard let seen = painted.row(seenAt: y) else { continue }
        let hit = list.hit(Vector(viewport.width / 2, y), at: moment)?.row
        guard hit == seen.row else {
          return Failure(
            seen.text + " hit at height " + DecimalText.text(y) + ", where it is seen " + text(moment - walk.now),
            found: hit.map { "row " + String($0.rawValue) } ?? "none")
        }
      }
    }
    return walk.hold == nil && walk.list.settles == nil ? belowFailure(walk) ?? buttonFailure(walk) : nil
  }

  /// Below all rows there is nothing to hit.
  private func belowFailure(_ walk: Walk) -> Failure? {
    for y in [walk.list.contentHeight + 60, walk.list.contentHeight + 5000] {
      guard frameNow(walk).row(seenAt: y) == .nothing, let hit = walk.list.hit(Vector(160, y), at: walk.now) else {
        continue
      }
      return Failure(
        "no row hit at height " + DecimalText.text(y) + ", below all rows", found: "row " + String(hit.row.rawValue))
    }
    return nil
  }

  /// Where a button is painted uppermost, it is hit, and nowhere else.
  private func buttonFailure(_ walk: Walk) -> Failure? {
    let frame = frameNow(walk)
    for (index, layer) in frame.layers.enumerated() {
      guard case .action = layer.id.part, layer.id.row != nil else { continue }
      let x = layer.frame.x + layer.frame.width / 2
      let point = Vector(x, layer.frame.y + layer.frame.height / 2)
      guard layer.frame.width > 0, x >= 0, x < walk.width, let top = frame.top(at: point) else { continue }
      let isSeen = top == index
      guard isSeen, case .action(let edge, let button) = layer.id.part else { continue }
      let hit = walk.list.hit(point, at: walk.now)
      guard hit?.row == layer.id.row, hit?.part != .action(edge, button) else { continue }
      let place = " hit at " + DecimalText.text(point.x) + ", " + DecimalText.text(point.y) + ", where it is seen"
      return Failure(edge.name + " button " + String(button) + place, found: "another part of the row")
    }
    return nil
  }

  private func text(_ delay: Double) -> String {
    delay > 0 ? DecimalText.text(delay, decimals: 3) + " s later" : "now"
  }
}

/// What is painted uppermost at a height.
enum SeenThing: Hashable {
  /// A row, or the picture of one.
  case row(RowID)
  /// No row: the ground, or a header.
  case nothing

  /// The row, if it is one.
  var row: RowID? {
    switch self {
    case .row(let row): row
    case .nothing: nil
    }
  }

  /// In words.
  var text: String { row.map { "row " + String($0.rawValue) } ?? "no row" }
}

extension LayerList {
  /// What is painted uppermost at a height: a row, the picture of one, or something that is no row.
  ///
  /// Only heights count, because a row that is aside still owns its whole width.
  ///
  /// - Parameter y: The height, in points.
  /// - Returns: What is seen, or nil where nobody can say: at the edge of something, on a row that is still to come, or on
  ///   one that is more transparent than not.
  func row(seenAt y: Double) -> SeenThing? {
    var seen: SeenThing? = .nothing
    for layer in layers where layer.covers {
      let (top, bottom) = layer.edges
      guard min((y - top).magnitude, (y - bottom).magnitude) > 1e-6 else { return nil }
      guard y > top, y < bottom else { continue }
      if layer.id.part == .placeholder { return nil }
      seen = layer.alpha < 0.5 ? nil : layer.id.row.map { .row($0) } ?? .nothing
    }
    return seen
  }

  /// The index of the layer that is uppermost at a point, by its button: what is in a button belongs to it.
  fileprivate func top(at point: Vector) -> Int? {
    var (containers, top): ([(depth: Int, button: Int?, hides: Bool)], Int?) = ([], nil)
    for (index, layer) in layers.enumerated() {
      while let last = containers.last, last.depth >= layer.depth { containers.removeLast() }
      var (button, hides) = (containers.last?.button, containers.last?.hides ?? false)
      if case .action = layer.id.part { button = index }
      let covers = layer.frame.contains(point)
      if covers, !hides, layer.fill != nil, layer.alpha > 0 { top = button ?? index }
      hides = hides || layer.clips && !covers
      containers.append((layer.depth, button, hides))
    }
    return top
  }

  /// Heights at which something else may be hit than above and below: close to all edges, inside and outside, and in the
  /// middles.
  var heightsToTouch: [Double] {
    layers.filter { $0.covers }.flatMap { layer in
      let (top, bottom) = layer.edges
      return [top - 0.25, top + 0.25, (top + bottom) / 2, bottom - 0.25, bottom + 0.25]
    }
  }
}

extension Layer {
  /// Whether it is what a finger takes for a row, or for something between rows.
  fileprivate var covers: Bool {
    switch id.part {
    case .row, .lifted: id.row != nil
    case .header, .placeholder: true
    case .ground, .scroll, .action, .actionLabel, .actionGroup, .content, .label, .detail, .control, .controlPart,
      .headerLabel, .accessory, .accessoryImage, .separator, .cue, .completion, .liftedLabel, .own:
      false
    }
  }

  /// Its upper and its lower edge as they are painted, in points.
  var edges: (top: Double, bottom: Double) {
    let (middle, half) = (frame.y + frame.height / 2, frame.height * scale.y / 2)
    return (middle - half, middle + half)
  }
}
