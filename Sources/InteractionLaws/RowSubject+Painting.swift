extension RowSubject {
  // MARK: Painted buttons are pressed

  /// Checks, in the middle of each rectangle into which the borders of frames and layers divide the row, that the button found
  /// is the one painted on top, or that none is found if none is painted on top.
  func pressedPaintFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    guard let draw, checksPainting(after: step) else { return nil }
    let layers = draw(row, .zero, now).layers
    let borders = borders(row, layers, at: now)
    for y in Self.midpoints(borders.y, upTo: row.size.height) {
      for x in Self.midpoints(borders.x, upTo: row.size.width) {
        let point = Vector(x, y)
        let paintedButton = Self.topmostButton(in: layers, at: point)
        let foundButton = row.action(under: point, at: now).map { Button(edge: $0.edge, index: $0.index) }
        guard paintedButton != foundButton else { continue }
        let hitSuffix = " hit at " + DecimalText.text(x) + ", " + DecimalText.text(y)
        let expected = paintedButton.map { $0.name + hitSuffix + ", as painted on top" }
        return Failure(
          expected ?? "no button" + hitSuffix + ", where none is painted on top",
          found: foundButton?.name ?? "no button")
      }
    }
    return nil
  }

  /// Returns whether the painting of a row is checked after a step: after a wait, after actions are set, and if the offset or
  /// the width has changed.
  private func checksPainting(after step: Step) -> Bool {
    let (before, after, now) = (step.before.row, step.after.row, step.after.now)
    if case .setActions = step.event { return true }
    return step.event == .wait || after.size.width != before.size.width
      || after.offset(at: now) != before.offset(at: now)
  }

  struct Button: Equatable {
    let edge: SwipeEdge
    let index: Int

    var name: String { edge.name + " button " + String(index) }
  }

  /// Returns the coordinates of the edges of the row, its content and buttons, and its layers except separators.
  private func borders(_ row: Row, _ layers: [Layer], at now: Time) -> (x: [Double], y: [Double]) {
    let content = row.contentFrame(at: now)
    var x = [0, row.size.width, content.x, content.maxX]
    var y = [0, row.size.height]
    func add(_ frame: LayoutRect) {
      x += [frame.x, frame.maxX]
      // Most parts are as tall as the row, whose upper and lower edges are already in `y`.
      if frame.y != 0 { y.append(frame.y) }
      if frame.maxY != row.size.height { y.append(frame.maxY) }
    }
    for layer in layers where layer.id.part != .separator { add(layer.frame) }
    for edge in SwipeEdge.allCases {
      for index in row.actions(edge).indices { add(row.actionFrame(edge: edge, index: index, at: now)) }
    }
    return (x, y)
  }

  /// Returns the midpoints between adjacent borders in 0...limit.
  private static func midpoints(_ borders: [Double], upTo limit: Double) -> [Double] {
    let inside = borders.filter { $0 >= 0 && $0 <= limit }.sorted()
    // Between borders that are the same up to rounding there is no midpoint.
    return zip(inside, inside.dropFirst()).filter { $1 - $0 > 1e-6 }.map { ($0 + $1) / 2 }
  }

  /// Returns the button that the topmost visible fill at a point belongs to, or nil if it belongs to none or there is no fill.
  ///
  /// A layer inside a button belongs to the button. A separator takes no touches, as in UIKit, so the layer below it counts.
  private static func topmostButton(in layers: [Layer], at point: Vector) -> Button? {
    var containers: [(depth: Int, button: Button?)] = []
    var topButton: Button?
    for layer in layers {
      while let last = containers.last, last.depth >= layer.depth { containers.removeLast() }
      var button = containers.last?.button
      if case .action(let edge, let index) = layer.id.part { button = Button(edge: edge, index: index) }
      containers.append((layer.depth, button))
      let isPainted = layer.fill != nil && layer.alpha > 0 && layer.id.part != .separator
      if isPainted, layer.frame.contains(point) { topButton = button }
    }
    return topButton
  }

  // MARK: Painted in place

  /// The corner at which a row is drawn, to check that the row paints there.
  private static var corner: Vector { Vector(100, 1000) }

  func paintFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    guard let draw, checksPainting(after: step) else { return nil }
    let layers = draw(row, Self.corner, now).layers
    if let failure = Self.numberFailure(layers) { return failure }
    for layer in layers {
      let frame = layer.frame.moved(by: .zero - Self.corner)
      switch layer.id.part {
      case .row:
        let rowFrame = LayoutRect(0, 0, row.size.width, row.size.height)
        guard frame.isWithin(rowFrame), rowFrame.isWithin(frame) else {
          return Failure("the row painted at " + rowFrame.text, found: frame.text)
        }
      case .content:
        if let failure = contentPaintFailure(row, frame, at: now) { return failure }
        if let failure = partFailure(row, layer, at: now) { return failure }
      case .label, .detail:
        if let failure = partFailure(row, layer, at: now) { return failure }
      case .action(let edge, let index):
        guard row.actions(edge).indices.contains(index) else {
          return Failure("only buttons of the row painted", found: Button(edge: edge, index: index).name)
        }
        let actionFrame = row.actionFrame(edge: edge, index: index, at: now)
        guard frame.isWithin(actionFrame) else {
          return Failure(
            Button(edge: edge, index: index).name + " painted within " + actionFrame.text, found: frame.text)
        }
        if let failure = titleFailure(row, edge: edge, index: index, layer: layer) { return failure }
      case .actionLabel(let edge, let index), .actionImage(let edge, let index):
        if let failure = titleFailure(row, edge: edge, index: index, layer: layer) { return failure }
      case .background, .scroll, .actionGroup, .control, .controlPart, .header, .headerLabel, .accessory,
        .accessoryImage, .reorderControl, .separator, .cue, .completion, .placeholder, .lifted, .liftedLabel, .pressed,
        .hovered, .custom:
        break
      }
    }
    let isInSight = row.offset(at: now).magnitude < row.size.width
    guard contentLayers.contains(where: { $0.id.part == .content }), isInSight,
      Self.contentLayerFrame(in: layers) == nil
    else {
      return pressedLookFailure(step, draw, layers)
    }
    return Failure("the content painted", found: "no content")
  }

  /// Checks that a row is painted as before once a touch on a button has been cancelled.
  private func pressedLookFailure(
    _ step: Step, _ draw: (Row, Vector, Time) -> LayerList, _ layersBefore: [Layer]
  ) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    guard step.after.hold == nil, !step.after.isPressing, row.settleTime == nil, let edge = row.rest.edge else {
      return nil
    }
    for index in row.actions(edge).indices where row.isShown(edge: edge, index: index, at: now) {
      var touchedRow = row
      let events = [RowEvent.press(edge, index, .down), .press(edge, index, .cancelled)]
      for event in events { _ = touchedRow.handle(event, at: now) }
      guard touchedRow.settleTime == nil, touchedRow.rest == row.rest else { continue }
      let layersAfter = draw(touchedRow, Self.corner, now).layers
      guard Array(layersAfter) != layersBefore else { continue }
      let changedLayer =
        layersAfter.first { !layersBefore.contains($0) } ?? layersBefore.first { !layersAfter.contains($0) }
      return Failure(
        "the row painted as before " + Button(edge: edge, index: index).name + " was touched",
        found: (changedLayer?.name ?? "a layer") + " differs"
      ).after(probe(events, at: now))
    }
    return nil
  }

  /// Checks that the content, or a text on it, is at least as opaque as in a closed row and, at the same width, displaced
  /// sideways by as much as the content frame.
  private func partFailure(_ row: Row, _ layer: Layer, at now: Time) -> Failure? {
    guard let closedLayer = contentLayers.first(where: { $0.id.part == layer.id.part }), row.offset(at: now) != 0 else {
      return nil
    }
    guard layer.alpha >= closedLayer.alpha - 1e-6 else {
      return Failure(
        layer.name + " with an opacity of at least " + DecimalText.text(closedLayer.alpha),
        found: DecimalText.text(layer.alpha))
    }
    guard row.size.width == self.row.size.width else { return nil }
    let x = closedLayer.frame.x + row.contentFrame(at: now).x
    guard (layer.frame.x - Self.corner.x - x).magnitude > 1e-6 else { return nil }
    return Failure(
      layer.name + " painted at x " + DecimalText.text(x), found: DecimalText.text(layer.frame.x - Self.corner.x))
  }

  /// Returns the frame of the content's layer, or nil if there is none.
  static func contentLayerFrame(in layers: [Layer]) -> LayoutRect? { layers.first { $0.id.part == .content }?.frame }

  /// Checks that the content is painted within its frame and, at the same width, at the same distance from the frame's corner
  /// as in a closed row.
  private func contentPaintFailure(_ row: Row, _ frame: LayoutRect, at now: Time) -> Failure? {
    let contentFrame = row.contentFrame(at: now)
    guard frame.isWithin(contentFrame) else {
      return Failure("the content painted within " + contentFrame.text, found: frame.text)
    }
    guard let closedFrame = Self.contentLayerFrame(in: contentLayers), row.size.width == self.row.size.width else {
      return nil
    }
    let expectedInset = Vector(closedFrame.x, closedFrame.y)
    let inset = Vector(frame.x - contentFrame.x, frame.y - contentFrame.y)
    guard (inset.x - expectedInset.x).magnitude > 1e-6 || (inset.y - expectedInset.y).magnitude > 1e-6 else {
      return nil
    }
    let expectedFrame = LayoutRect(
      contentFrame.x + expectedInset.x, contentFrame.y + expectedInset.y, frame.width, frame.height)
    return Failure("the content painted at " + expectedFrame.text, found: frame.text)
  }

  /// Checks that a button shows no text other than its title or its icon.
  private func titleFailure(_ row: Row, edge: SwipeEdge, index: Int, layer: Layer) -> Failure? {
    guard let text = layer.text?.string, row.actions(edge).indices.contains(index) else { return nil }
    let action = row.actions(edge)[index]
    guard text != action.title, text != action.icon, !text.isEmpty else { return nil }
    let icon = action.icon.map { ", or its icon, “" + $0 + "”" } ?? ""
    return Failure(
      Button(edge: edge, index: index).name + " with its title, “" + action.title + "”" + icon, found: "“" + text + "”")
  }

  /// Returns a failure for the first layer with a number that is not finite, or nil if there is none.
  static func numberFailure(_ layers: [Layer]) -> Failure? {
    for layer in layers where !layer.hasFiniteNumbers {
      return Failure("finite numbers in every layer", found: layer.name + " with a non-finite number")
    }
    return nil
  }
}

extension LayoutRect {
  /// Returns whether another rectangle contains this one, up to rounding.
  fileprivate func isWithin(_ other: LayoutRect) -> Bool {
    x >= other.x - 1e-6 && maxX <= other.maxX + 1e-6 && y >= other.y - 1e-6 && maxY <= other.maxY + 1e-6
  }
}
