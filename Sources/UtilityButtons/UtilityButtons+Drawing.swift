extension UtilityButtons {
  /// The label's distance from each side of the content, in points.
  ///
  /// From the system's cell of iOS 7, whose views the article moves into the scroll view: 15.
  public static let labelInset = 15.0
  /// The thickness of the line below a row, in points.
  ///
  /// From the system's cell of iOS 7, on screens of its time: 0.5.
  public static let separatorHeight = 0.5

  /// Appends the article's views, from back to front: cell, scroll view, painted strips, content, label, separator.
  ///
  /// - Complexity: O(*n*) in the number of actions.
  public func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let id = content.id
    let rowFrame = LayoutRect(origin.x, origin.y, size.width, size.height)
    layers.append(Layer(LayerID(id, .row), cellClass.name, rowFrame, fill: .background, clips: true)) { layers in
      // A cell is laid out before it is drawn.
      let contentOffset = Vector(leftWidth - offset(at: time), 0)
      let scrollLayer = Layer(LayerID(id, .scroll), "UIScrollView", rowFrame, contentOffset: contentOffset)
      layers.append(scrollLayer) { layers in
        for edge in SwipeEdge.allCases where paintsActions(edge, at: time) {
          drawStrip(edge, of: id, in: rowFrame, at: time, into: &layers)
        }
        let contentFrame = rowFrame.moved(by: Vector(offset(at: time), 0))
        layers.append(Layer(LayerID(id, .content), "UIView", contentFrame, fill: .background)) { layers in
          let labelFrame = LayoutRect(
            contentFrame.x + Self.labelInset, rowFrame.y, max(0, rowFrame.width - 2 * Self.labelInset), rowFrame.height)
          layers.append(Layer(LayerID(id, .label), "UILabel", labelFrame, text: LayerText(content.title)))
        }
      }
      let separatorFrame = LayoutRect(
        rowFrame.x, rowFrame.maxY - Self.separatorHeight, rowFrame.width, Self.separatorHeight)
      layers.append(Layer(LayerID(id, .separator), "_UITableViewCellSeparatorView", separatorFrame, fill: .separator))
    }
  }

  private func drawStrip(
    _ edge: SwipeEdge, of id: RowID, in rowFrame: LayoutRect, at time: Time, into layers: inout LayerList
  ) {
    let strip = strips[edge]
    var width = strip.reach
    if canBeSwipedFully(edge) { width = max(width, min(edge.sign * offset(at: time), size.width)) }
    let x =
      switch edge {
      case .leading: rowFrame.x
      case .trailing: rowFrame.maxX - width
      }
    let frame = LayoutRect(x, rowFrame.y, width, rowFrame.height)
    layers.append(Layer(LayerID(id, .actionGroup(edge)), cellClass.buttonViewName, frame)) { layers in
      // From the left, in the article's order.
      for indexFromLeft in actions(edge).indices {
        guard let index = articleIndex(edge: edge, index: indexFromLeft) else { continue }
        let buttonFrame = actionFrame(edge: edge, index: index, at: time).moved(by: Vector(rowFrame.x, rowFrame.y))
        let action = strip.actions[index]
        let fullFrame = strip.fullFrame(index, in: size, offset: offset(at: time), by: options.transition)
        layers.appendButton(
          action, LayerID(id, .action(edge, index)), buttonFrame,
          fullFrame: fullFrame?.moved(by: Vector(rowFrame.x, rowFrame.y)),
          fill: .fixed(action.color ?? Self.buttonColor(action, at: index)))
      }
    }
  }

  /// Returns the colour of a button whose action has no colour; in the article, every button has a colour.
  ///
  /// The values are UIKit's systemRed, systemGray, systemBlue and systemOrange, chosen here.
  private static func buttonColor(_ action: InteractionAction, at index: Int) -> SRGBColor {
    switch action.role {
    case .destructive: SRGBColor(hex: 0xFF3B30)
    case .normal: [SRGBColor(hex: 0x8E8E93), SRGBColor(hex: 0x007AFF), SRGBColor(hex: 0xFF9500)][index % 3]
    }
  }
}
