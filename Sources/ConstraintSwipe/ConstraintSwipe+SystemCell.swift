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
  private static let deleteLabel = LayoutRect(15, 11, 52, 22)

  /// Appends the views of the system's cell: a scroll view, the content view with its label, the disclosure button and, unless
  /// the offset is 0, the hairline and the delete button, if the row has one.
  ///
  /// With the transition `reveal`, the delete button does not scroll with the scroll view.
  func drawSystem(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let id = content.id
    let row = LayoutRect(origin.x, origin.y, size.width, size.height)
    let offset = offset(at: time)
    // The hairline takes half a point from the content while the delete button shows.
    let hairlineHeight = offset == 0 ? 0 : Self.hairline.height
    let isColored = look == .systemColored
    func fill(_ hex: UInt32, or paint: Paint?) -> Paint? { isColored ? .fixed(SRGBColor(hex: hex)) : paint }

    let cell = Layer(LayerID(id, .row), "UITableViewCell", row, fill: fill(0x800080, or: .background))
    layers.append(cell) { layers in
      var scroll = Layer(
        LayerID(id, .scroll), "UITableViewCellScrollView", row, fill: fill(0x00FF00, or: nil), clips: true)
      scroll.contentOffset = Vector(0 - offset, 0)
      layers.append(scroll) { layers in
        // In the article's logs, the disclosure button is the first view in a closed row and the last in an open one.
        if offset == 0 {
          drawDisclosure(of: id, in: row, offset: offset, into: &layers)
        } else {
          drawDeleteConfirmation(of: id, in: row, at: time, into: &layers)
        }
        let inner = LayoutRect(row.x + offset, row.y, row.width - Self.accessoryWidth, row.height - hairlineHeight)
        let view = Layer(
          LayerID(id, .content), "UITableViewCellContentView", inner, fill: fill(0x0000FF, or: .background))
        layers.append(view) { layers in
          let height = Self.label.height + hairlineHeight
          let label = LayoutRect(inner.x + Self.label.x, inner.y, Self.label.width, height)
          layers.append(Layer(LayerID(id, .label), "UILabel", label, text: LayerText(content.title)))
        }
        if offset != 0 {
          let line = LayoutRect(
            row.x + offset + Self.hairline.x, row.maxY - Self.hairline.height, Self.hairline.width,
            Self.hairline.height)
          layers.append(Layer(LayerID(id, .separator), "_UITableViewCellSeparatorView", line, fill: .separator))
          drawDisclosure(of: id, in: row, offset: offset, into: &layers)
        }
      }
    }
  }

  private func drawDeleteConfirmation(of id: RowID, in row: LayoutRect, at time: Time, into layers: inout LayerList) {
    let origin = Vector(row.x, row.y)
    guard let action = strips.trailing.actions.first else { return }
    let button = actionFrame(edge: .trailing, index: 0, at: time).moved(by: origin)
    var frame = button
    frame.height = row.height
    let group = Layer(LayerID(id, .actionGroup(.trailing)), "UITableViewCellDeleteConfirmationView", frame)
    layers.append(group) { layers in
      let red = Paint.fixed(SRGBColor(hex: 0xFF3B30))
      let confirmation = Layer(
        LayerID(id, .action(.trailing, 0)), "UITableViewCellDeleteConfirmationButton", button, fill: red)
      layers.append(confirmation) { layers in
        let label = Self.deleteLabel.moved(by: Vector(frame.x, frame.y))
        let text = LayerText(action.title, paint: .fixed(SRGBColor(hex: 0xFFFFFF)), alignment: .center)
        layers.append(Layer(LayerID(id, .actionLabel(.trailing, 0)), "UILabel", label, text: text))
      }
    }
  }

  private func drawDisclosure(of id: RowID, in row: LayoutRect, offset: Double, into layers: inout LayerList) {
    let button = Self.disclosure
    let inset = offset == 0 ? button.closed : button.open
    let frame = LayoutRect(row.maxX - inset + offset, row.y + button.y, button.width, button.height)
    layers.append(Layer(LayerID(id, .accessory), "UIButton", frame)) { layers in
      let text = LayerText("›", paint: .secondaryLabel, alignment: .center, isSymbol: true)
      layers.append(Layer(LayerID(id, .accessoryImage), "UIImageView", frame, text: text))
    }
  }
}
