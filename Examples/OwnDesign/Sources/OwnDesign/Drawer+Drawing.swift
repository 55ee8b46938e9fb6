import InteractionCore

extension Drawer: DrawableRow {
  /// Appends the row's layers: the buttons, and in front of them the drawer with the title.
  public func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let id = content.id
    let row = LayoutRect(origin.x, origin.y, size.width, size.height)
    layers.append(Layer(LayerID(id, .row), "Drawer", row, fill: .separator, clips: true)) { layers in
      for edge in SwipeEdge.allCases where paintsActions(edge, at: time) {
        for (index, action) in actions(edge).enumerated() {
          let frame = actionFrame(edge: edge, index: index, at: time).moved(by: origin)
          let color = action.color ?? SRGBColor(hex: action.role == .destructive ? 0xFF3B30 : 0x8E8E93)
          let text = LayerText(action.title, paint: .fixed(SRGBColor(hex: 0xFFFFFF)), alignment: .center)
          layers.append(Layer(LayerID(id, .action(edge, index)), "Button", frame, fill: .fixed(color), text: text))
        }
      }
      let drawer = row.moved(by: Vector(offset(at: time), 0))
      layers.append(Layer(LayerID(id, .content), "Front", drawer, fill: .background)) { layers in
        let label = LayoutRect(drawer.x + 16, drawer.y, max(0, drawer.width - 32), drawer.height)
        layers.append(Layer(LayerID(id, .label), "Label", label, text: LayerText(content.title)))
      }
    }
  }
}
