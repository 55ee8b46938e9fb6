extension RowSubject {
  // MARK: What is painted is pressed

  /// At points between all borders of frames and layers, at half of the row's height.
  func paintFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    // What has neither moved nor waited looks as it did.
    guard let draw, step.event == .wait || row.offset(at: now) != step.before.row.offset(at: now) else { return nil }
    let layers = draw(row, now).layers
    for x in columns(row, layers, at: now) {
      let point = Vector(x, row.size.height / 2)
      let painted = Self.actionOnTop(layers, at: point)
      let found = row.action(under: point, at: now).map { Button(edge: $0.edge, index: $0.index) }
      guard painted != found else { continue }
      let place = "at " + DecimalText.text(x) + ", painted on top: "
      return Failure(place + (painted?.name ?? "no button"), found: found?.name ?? "no button")
    }
    return nil
  }

  /// A button of the row.
  struct Button: Equatable {
    let edge: SwipeEdge
    let index: Int

    var name: String { edge.name + " button " + String(index) }
  }

  /// A place in the row between each two borders that are next to each other.
  private func columns(_ row: Row, _ layers: [Layer], at now: Time) -> [Double] {
    let content = row.contentFrame(at: now)
    var frames = layers.map { $0.frame } + [content]
    for edge in SwipeEdge.allCases {
      frames += row.actions(edge).indices.map { row.actionFrame(edge, $0, at: now) }
    }
    let borders = (frames.flatMap { [$0.x, $0.maxX] } + [0, row.size.width])
      .filter { $0 >= 0 && $0 <= row.size.width }.sorted()
    // Borders that are the same up to rounding have nothing between them.
    return zip(borders, borders.dropFirst()).filter { $1 - $0 > 1e-6 }.map { ($0 + $1) / 2 }
  }

  /// The button to which the topmost layer belongs that is filled and covers a point; a layer in a button belongs to it.
  private static func actionOnTop(_ layers: [Layer], at point: Vector) -> Button? {
    var containers: [(depth: Int, button: Button?)] = []
    var top: Button?
    for layer in layers {
      while let last = containers.last, last.depth >= layer.depth { containers.removeLast() }
      var button = containers.last?.button
      if case .action(let edge, let index) = layer.id.part { button = Button(edge: edge, index: index) }
      containers.append((layer.depth, button))
      if layer.fill != nil, layer.alpha > 0, layer.frame.contains(point) { top = button }
    }
    return top
  }
}
