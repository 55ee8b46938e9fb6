package import InteractionLaws

/// A row that is painted with a small fault.
package struct PaintedRow: RowDecorator, DrawableRow {
  package enum Fault: Hashable, Sendable {
    /// Nothing.
    case none
    /// Paints itself closed even when it is open.
    case staysClosed
    /// Paints its content ten points low.
    case contentLow
    /// Paints its content half as far as it is.
    case contentLags
    /// Paints on each button the title of the one opposite.
    case titlesExchanged
    /// Paints its buttons in each other's place.
    case buttonsExchanged
    /// Paints its buttons a point less high than the area that is hit, and leaves room for a line below.
    case buttonsLeaveALine
    /// Paints its buttons half a point below where they are hit.
    case buttonsLow
    /// Paints its content with opacity NaN once it is open.
    case opacityIsNoNumber
    /// Paints itself at the top of the list.
    case atTheTop
    /// Paints itself at the left edge of the list.
    case atTheLeft
    /// Paints itself 40 points too narrow.
    case rowIsShort
    /// Paints no content once it is open.
    case contentIsMissing
    /// Paints its buttons above its content.
    case buttonsOnTop
    /// Divides by its width when it is painted.
    case numbersOfNoWidth
  }

  package var base: BreakableRow
  package let fault: Fault

  package init(leading: Int = 1, trailing: Int = 2, _ fault: Fault) {
    base = BreakableRow(leading: leading, trailing: trailing)
    self.fault = fault
  }

  package func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    var frame = LayoutRect(
      fault == .atTheLeft ? 0 : origin.x, fault == .atTheTop ? 0 : origin.y, size.width, size.height)
    let corner = Vector(frame.x, frame.y)
    if fault == .rowIsShort { frame.width -= 40 }
    let offset = offset(at: time)
    layers.append(Layer(LayerID(content.id, .row), "Row", frame, clips: true)) { layers in
      if fault != .buttonsOnTop { drawButtons(content.id, offset, corner, at: time, into: &layers) }
      drawFront(content.id, offset, corner, into: &layers)
      if fault == .buttonsOnTop { drawButtons(content.id, offset, corner, at: time, into: &layers) }
    }
  }

  /// The buttons of the visible side, each with its id as its title.
  private func drawButtons(_ id: RowID, _ offset: Double, _ corner: Vector, at time: Time, into layers: inout LayerList)
  {
    for edge in SwipeEdge.allCases where edge.sign * offset > 0 {
      for (index, action) in actions(edge).enumerated() {
        let opposite = actions(edge).count - 1 - index
        let title = fault == .titlesExchanged ? actions(edge)[opposite].title : action.title
        let place = fault == .buttonsExchanged ? opposite : index
        var frame = actionFrame(edge: edge, index: place, at: time).moved(by: corner)
        if fault == .buttonsLeaveALine { frame.height -= 1 }
        if fault == .buttonsLow { (frame.y, frame.height) = (frame.y + 0.5, frame.height - 0.5) }
        layers.append(
          Layer(LayerID(id, .action(edge, index)), "Button", frame, fill: .separator, text: LayerText(title)))
      }
    }
  }

  private func drawFront(_ id: RowID, _ offset: Double, _ corner: Vector, into layers: inout LayerList) {
    if fault == .contentIsMissing && offset != 0 { return }
    var front = LayoutRect(corner.x + offset, corner.y, size.width, size.height)
    if fault == .staysClosed { front.x = corner.x }
    if fault == .contentLags { (front.x, front.width) = (corner.x + offset / 2, front.width - offset.magnitude / 2) }
    if fault == .contentLow { front.y += 10 }
    var opacity = 1.0
    if fault == .opacityIsNoNumber && offset != 0 { opacity = .nan }
    if fault == .numbersOfNoWidth { opacity = size.width / size.width }
    layers.append(Layer(LayerID(id, .content), "Front", front, fill: .background, alpha: opacity))
  }
}
