extension ConstraintSwipe {
  // The frames of iOS 7's own cell, as printed in the article's two logs: the first of a closed row, the second of a row that
  // shows the delete button.

  /// The disclosure button's place, in points: the distance from its leading edge to the trailing end of the scrolling content
  /// (in a closed row, in an open row), its upper edge, and its size.
  private static let disclosure = (closed: 18.0, open: 23.0, y: 16.0, width: 8.0, height: 12.5)
  /// The width that the content view leaves for the disclosure button on the trailing side, in points.
  private static let accessoryWidth = 33.0
  /// The hairline's x in the scrolling content, its width and its height, in points; it appears with the delete button.
  static let hairline = (x: 97.0, width: 305.0, height: 0.5)
  /// The label's x, width and height in the content view, in points; while the delete button shows, the label is taller by
  /// the height of the hairline.
  private static let label = (x: 15.0, width: 270.0, height: 43.0)
  /// The frame of the delete button's label in the button, in points.
  private static let deleteLabelFrame = LayoutRect(15, 11, 52, 22)

  /// Appends the views of the system's cell: a scroll view, the content view with its label, the disclosure button and, unless
  /// the offset is 0, the hairline and the delete button, if the row has one.
  ///
  /// With the transition `reveal`, the delete button does not scroll with the scroll view.
  func drawSystem(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let id = content.id
    let rowFrame = LayoutRect(origin.x, origin.y, size.width, size.height)
    let offset = offset(at: time)
    // The hairline takes half a point from the content while the delete button shows.
    let hairlineHeight = offset == 0 ? 0 : Self.hairline.height
    let isColored = look == .systemColored
    func fill(_ hex: UInt32, or paint: Paint?) -> Paint? { isColored ? .fixed(SRGBColor(hex: hex)) : paint }

    let cellLayer = Layer(LayerID(id, .row), "UITableViewCell", rowFrame, fill: fill(0x800080, or: .background))
    layers.append(cellLayer) { layers in
      var scrollLayer = Layer(
        LayerID(id, .scroll), "UITableViewCellScrollView", rowFrame, fill: fill(0x00FF00, or: nil), clips: true)
      scrollLayer.contentOffset = Vector(0 - offset, 0)
      layers.append(scrollLayer) { layers in
        // In the article's logs, the disclosure button is the first view in a closed row and the last in an open one.
        if offset == 0 {
          drawDisclosure(of: id, in: rowFrame, offset: offset, into: &layers)
        } else {
          drawDeleteConfirmation(of: id, in: rowFrame, at: time, into: &layers)
        }
        let contentFrame = LayoutRect(
          rowFrame.x + offset, rowFrame.y, rowFrame.width - Self.accessoryWidth, rowFrame.height - hairlineHeight)
        let contentLayer = Layer(
          LayerID(id, .content), "UITableViewCellContentView", contentFrame, fill: fill(0x0000FF, or: .background))
        layers.append(contentLayer) { layers in
          let labelHeight = Self.label.height + hairlineHeight
          let labelFrame = LayoutRect(contentFrame.x + Self.label.x, contentFrame.y, Self.label.width, labelHeight)
          layers.append(Layer(LayerID(id, .label), "UILabel", labelFrame, text: LayerText(content.title)))
        }
        if offset != 0 {
          let separatorFrame = LayoutRect(
            rowFrame.x + offset + Self.hairline.x, rowFrame.maxY - Self.hairline.height, Self.hairline.width,
            Self.hairline.height)
          layers.append(
            Layer(LayerID(id, .separator), "_UITableViewCellSeparatorView", separatorFrame, fill: .separator))
          drawDisclosure(of: id, in: rowFrame, offset: offset, into: &layers)
        }
      }
    }
  }

  private func drawDeleteConfirmation(
    of id: RowID, in rowFrame: LayoutRect, at time: Time, into layers: inout LayerList
  ) {
    let origin = Vector(rowFrame.x, rowFrame.y)
    guard let action = strips.trailing.actions.first else { return }
    let buttonFrame = actionFrame(edge: .trailing, index: 0, at: time).moved(by: origin)
    var groupFrame = buttonFrame
    groupFrame.height = rowFrame.height
    let groupLayer = Layer(LayerID(id, .actionGroup(.trailing)), "UITableViewCellDeleteConfirmationView", groupFrame)
    layers.append(groupLayer) { layers in
      let red = Paint.fixed(SRGBColor(hex: 0xFF3B30))
      let buttonLayer = Layer(
        LayerID(id, .action(.trailing, 0)), "UITableViewCellDeleteConfirmationButton", buttonFrame, fill: red)
      layers.append(buttonLayer) { layers in
        let labelFrame = Self.deleteLabelFrame.moved(by: Vector(groupFrame.x, groupFrame.y))
        let text = LayerText(action.title, paint: .fixed(SRGBColor(hex: 0xFFFFFF)), alignment: .center)
        layers.append(Layer(LayerID(id, .actionLabel(.trailing, 0)), "UILabel", labelFrame, text: text))
      }
    }
  }

  private func drawDisclosure(of id: RowID, in rowFrame: LayoutRect, offset: Double, into layers: inout LayerList) {
    let disclosure = Self.disclosure
    let inset = offset == 0 ? disclosure.closed : disclosure.open
    let frame = LayoutRect(
      rowFrame.maxX - inset + offset, rowFrame.y + disclosure.y, disclosure.width, disclosure.height)
    layers.append(Layer(LayerID(id, .accessory), "UIButton", frame)) { layers in
      let text = LayerText("›", paint: .secondaryLabel, alignment: .center, isSymbol: true)
      layers.append(Layer(LayerID(id, .accessoryImage), "UIImageView", frame, text: text))
    }
  }
}
