package import InteractionLaws

extension BreakableRow: DrawableRow {
  package func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let row = LayoutRect(origin.x, origin.y, size.width, size.height)
    layers.append(Layer(LayerID(content.id, .row), "Row", row, fill: .background, clips: true)) { layers in
      for edge in SwipeEdge.allCases where paintsActions(edge, at: time) {
        for index in actions(edge).indices {
          var frame = actionFrame(edge: edge, index: index, at: time).moved(by: origin)
          // What breaks the law shows half of each button.
          if fault == .paintedButtonsArePressed { frame.height /= 2 }
          layers.append(Layer(LayerID(content.id, .action(edge, index)), "Button", frame, fill: .separator))
        }
      }
      // What breaks this one shows content that is a little taller.
      var front = row.moved(by: Vector(offset(at: time), 0))
      if fault == .paintedInPlace { front.height += 0.5 }
      layers.append(Layer(LayerID(content.id, .content), "Front", front, fill: .background))
    }
  }
}
