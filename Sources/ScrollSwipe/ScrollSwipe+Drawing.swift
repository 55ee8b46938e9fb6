extension ScrollSwipe {
  /// Appends the article's views, from back to front: cell, content view, scroll view, containers that are not hidden, content,
  /// label.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let id = content.id
    let rowFrame = LayoutRect(origin.x, origin.y, size.width, size.height)
    let offset = offset(at: time)
    layers.append(Layer(LayerID(id, .row), "SwipeableTableViewCell", rowFrame, clips: true)) { layers in
      layers.append(Layer(LayerID(id, .background), "UITableViewCellContentView", rowFrame)) { layers in
        let contentOffset = Vector(0 - offset, 0)
        let scrollLayer = Layer(
          LayerID(id, .scroll), "UIScrollView", rowFrame, clips: true, contentOffset: contentOffset)
        layers.append(scrollLayer) { layers in
          for edge in SwipeEdge.allCases {
            guard let frame = visibleContainerFrame(edge, at: time) else { continue }
            drawButtons(edge, frame.moved(by: origin - contentOffset), of: id, at: time, into: &layers)
          }
          let contentViewFrame = rowFrame.moved(by: Vector(offset, 0))
          layers.append(Layer(LayerID(id, .content), "UIView", contentViewFrame, fill: .background)) { layers in
            let labelFrame = Article.labelFrame(in: contentViewFrame)
            layers.append(Layer(LayerID(id, .label), "UILabel", labelFrame, text: LayerText(content.title)))
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
    // The buttons' frames assume the container's place in an open row; without `firstFrame`, a new cell's container may be
    // elsewhere, and the frames are shifted with it.
    let openX = strip.edge == .leading ? 0 : size.width - strip.totalWidth
    let shift = Vector(frame.x - openX, frame.y)
    layers.append(Layer(LayerID(id, .actionGroup(edge)), "UIView", frame)) { layers in
      for (index, action) in strip.actions.enumerated() {
        let fullFrame = strip.fullFrame(index, in: size, offset: offset, by: options.transition)
        layers.appendButton(
          action, LayerID(id, .action(edge, index)), actionFrame(edge: edge, index: index, at: time).moved(by: shift),
          fullFrame: fullFrame?.moved(by: shift), fill: .fixed(action.color ?? Self.buttonColor(action)))
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
