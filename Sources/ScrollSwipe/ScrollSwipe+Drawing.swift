extension ScrollSwipe {
  /// Appends the article's views, from back to front: cell, content view, scroll view, containers that are not hidden, content,
  /// label.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let id = content.id
    let row = LayoutRect(origin.x, origin.y, size.width, size.height)
    let offset = offset(at: time)
    layers.append(Layer(LayerID(id, .row), "SwipeableTableViewCell", row, clips: true)) { layers in
      layers.append(Layer(LayerID(id, .background), "UITableViewCellContentView", row)) { layers in
        let shift = Vector(0 - offset, 0)
        let view = Layer(LayerID(id, .scroll), "UIScrollView", row, clips: true, contentOffset: shift)
        layers.append(view) { layers in
          for edge in SwipeEdge.allCases {
            guard let frame = visibleContainerFrame(edge, at: time) else { continue }
            drawButtons(edge, frame.moved(by: origin - shift), of: id, at: time, into: &layers)
          }
          let contentView = row.moved(by: Vector(offset, 0))
          layers.append(Layer(LayerID(id, .content), "UIView", contentView, fill: .background)) { layers in
            let label = Article.label(in: contentView)
            layers.append(Layer(LayerID(id, .label), "UILabel", label, text: LayerText(content.title)))
          }
        }
      }
    }
  }

  private func drawButtons(
    _ edge: SwipeEdge, _ frame: LayoutRect, of id: RowID, at time: Time, into layers: inout LayerList
  ) {
    let strip = strips[edge]
    let offset = offset(at: time)
    // Once the content has scrolled, a container that is not hidden is where it is in an open row; without `firstFrame`, a new
    // cell's containers may be elsewhere.
    let openX = strip.edge == .leading ? 0 : size.width - strip.totalWidth
    let shift = Vector(frame.x - openX, frame.y)
    layers.append(Layer(LayerID(id, .actionGroup(edge)), "UIView", frame)) { layers in
      for (index, action) in strip.actions.enumerated() {
        let whole = strip.fullFrame(index, in: size, offset: offset, by: options.transition)
        layers.appendButton(
          action, LayerID(id, .action(edge, index)), actionFrame(edge: edge, index: index, at: time).moved(by: shift),
          fullFrame: whole?.moved(by: shift), fill: .fixed(action.color ?? Self.buttonColor(action)))
      }
    }
  }

  /// Returns the colour of a button whose action has no colour: UIKit's `greenColor` or `redColor`, as in the article.
  ///
  /// The article's titles are white; here, a title on green is black, because white on green is hard to read.
  private static func buttonColor(_ action: InteractionAction) -> SRGBColor {
    switch action.role {
    case .normal: SRGBColor(hex: 0x00FF00)
    case .destructive: SRGBColor(hex: 0xFF0000)
    }
  }
}
