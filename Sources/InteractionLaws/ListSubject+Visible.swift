extension ListSubject {
  /// Checks, at some y coordinates, that a finger hits the row painted there, now and while rows move.
  ///
  /// At rest, also checks the space below the rows, and the buttons and controls.
  func hitFailure(_ state: State) -> Failure? {
    var moments = [state.now]
    if let end = state.list.settleTime, end > state.now {
      // The moment varies from event to event, so that a search looks at different parts of motions.
      moments.append(state.now + (end - state.now) * Double(state.eventCount % 5 + 1) / 6)
    }
    for moment in moments {
      var list = state.list
      list.advance(to: moment)
      let frame = moment == state.now ? cachedFrame(state) : frame(list, width: state.width, at: moment)
      let viewport = viewport(list, width: state.width)
      let rows = VisibleRows(frame)
      for y in rows.yCoordinatesToTouch where y >= 0 && y < viewport.height {
        guard let target = rows.target(at: y) else { continue }
        let hitRow = list.hit(Vector(viewport.width / 2, y), at: moment)?.row
        guard hitRow == target.row else {
          return Failure(
            target.text + " hit at y " + DecimalText.text(y) + ", as painted " + momentText(moment - state.now),
            found: hitRow.map { $0.name } ?? "no row")
        }
      }
    }
    return state.activeGesture == nil && state.list.settleTime == nil
      ? belowFailure(state) ?? buttonFailure(state) : nil
  }

  /// Checks that nothing is hit below all rows.
  private func belowFailure(_ state: State) -> Failure? {
    let rows = VisibleRows(cachedFrame(state))
    for y in [state.list.contentHeight + 60, state.list.contentHeight + 5000] {
      guard rows.target(at: y) == .nothing, let hit = state.list.hit(Vector(160, y), at: state.now) else {
        continue
      }
      return Failure(
        "no row hit at y " + DecimalText.text(y) + ", below all rows", found: hit.row.name)
    }
    return nil
  }

  /// Checks that each button and control is hit at its middle if it is painted topmost there.
  private func buttonFailure(_ state: State) -> Failure? {
    let frame = cachedFrame(state)
    for (index, layer) in frame.layers.enumerated() {
      guard layer.id.part.isTouchable, let row = layer.id.row else { continue }
      let x = layer.frame.x + layer.frame.width / 2
      let point = Vector(x, layer.frame.y + layer.frame.height / 2)
      guard layer.frame.width > 0, x >= 0, x < state.width, frame.indexOfTopmostLayer(at: point) == index
      else { continue }
      let hit = state.list.hit(point, at: state.now)
      let part = hit?.row == row ? hit?.part : nil
      let partName: String
      switch layer.id.part {
      case .action(let edge, let button):
        if part == .action(edge, button) { continue }
        partName = edge.name + " button " + String(button)
      case .control(let index):
        // A control may have several touchable parts, as a slider does, so only a hit on the row's content is a failure.
        if part != .content { continue }
        partName = "control " + String(index)
      case .reorderControl:
        if part == .reorderControl { continue }
        partName = "reorder control"
      case .row, .background, .scroll, .actionLabel, .actionImage, .actionGroup, .content, .label, .detail,
        .controlPart, .header, .headerLabel, .accessory, .accessoryImage, .separator, .cue, .completion, .placeholder,
        .lifted, .liftedLabel, .pressed, .hovered, .custom:
        continue
      }
      let context = " of " + row.name + " hit at " + DecimalText.text(point.x) + ", " + DecimalText.text(point.y)
      let expected = partName + context + ", where it is painted"
      return Failure(expected, found: part == nil ? hit?.row.name ?? "no row" : "another part of " + row.name)
    }
    return nil
  }

  private func momentText(_ delay: Double) -> String {
    delay > 0 ? DecimalText.text(delay, decimals: 3) + " s later" : "now"
  }
}

extension LayerList {
  /// Returns the index of the topmost filled layer at a point, or of the button or control that contains that layer; nil if
  /// there is none.
  fileprivate func indexOfTopmostLayer(at point: Vector) -> Int? {
    var (containers, topIndex): ([(depth: Int, button: Int?, hides: Bool)], Int?) = ([], nil)
    for (index, layer) in layers.enumerated() {
      while let last = containers.last, last.depth >= layer.depth { containers.removeLast() }
      var (button, hides) = (containers.last?.button, containers.last?.hides ?? false)
      if layer.id.part.isTouchable { button = index }
      let containsPoint = layer.frame.contains(point)
      if containsPoint, !hides, layer.fill != nil, layer.alpha > 0 { topIndex = button ?? index }
      hides = hides || layer.clips && !containsPoint
      containers.append((layer.depth, button, hides))
    }
    return topIndex
  }
}

extension LayerPart {
  /// Whether a finger can press or operate the part.
  fileprivate var isTouchable: Bool {
    switch self {
    case .action, .control, .reorderControl: true
    case .row, .background, .scroll, .actionLabel, .actionImage, .actionGroup, .content, .label, .detail,
      .controlPart, .header, .headerLabel, .accessory, .accessoryImage, .separator, .cue, .completion, .placeholder,
      .lifted, .liftedLabel, .pressed, .hovered, .custom:
      false
    }
  }
}
