import InteractionLaws

extension MinimalRow: DrawableRow {
  func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let row = LayoutRect(origin.x, origin.y, size.width, size.height)
    layers.append(Layer(LayerID(content.id, .row), "Row", row, fill: .background, clips: true)) { layers in
      for edge in SwipeEdge.allCases where paintsActions(edge, at: time) {
        let indices = actions(edge).indices
        for index in indices {
          let frame = actionFrame(edge, index, at: time).moved(by: origin)
          // What breaks the law shows the buttons in another order than it has them.
          let shown = fault == .paintedIsPressed ? indices.count - 1 - index : index
          layers.append(Layer(LayerID(content.id, .action(edge, shown)), "Button", frame, fill: .separator))
        }
      }
      let front = row.moved(by: Vector(offset(at: time), 0))
      layers.append(Layer(LayerID(content.id, .content), "Front", front, fill: .background))
    }
  }
}
