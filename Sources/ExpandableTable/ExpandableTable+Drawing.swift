// Rows as layers, named after the views of the article's cells.
extension ExpandableTable {
  /// The row height for which the positions of both titles are given, in points.
  private static let titlesHeight = RowControl.normal.height
  private static let tint = Paint.fixed(SRGBColor(hex: 0x007AFF))
  private static let switchOnTint = Paint.fixed(SRGBColor(hex: 0x34C759))
  private static let white = Paint.fixed(SRGBColor(hex: 0xFFFFFF))

  func drawHeader(_ section: Int, in frame: LayoutRect, alpha: Double, into layers: inout LayerList) {
    let viewName = "UITableViewHeaderFooterView"
    layers.append(Layer(LayerID(nil, .header(section)), viewName, frame, fill: .groupedBackground, alpha: alpha))
    let labelFrame = LayoutRect(Self.margin, frame.y, max(0, width - 2 * Self.margin), frame.height)
    let text = Self.text(sections.title(ofSection: section), isSecondary: true, size: 14)
    layers.append(Layer(LayerID(nil, .headerLabel(section)), "UILabel", labelFrame, text: text, alpha: alpha))
  }

  func draw(_ row: Int, in frame: LayoutRect, alpha: Double, into layers: inout LayerList) {
    let id = RowID(row)
    // Only the row's own layer is transparent; its contents fade with it.
    let rowLayer = Layer(LayerID(id, .row), "CustomCell", frame, fill: .background, alpha: alpha, clips: true)
    layers.append(rowLayer) { layers in
      let leading = leadingInset(of: row)
      switch data.control(of: row) {
      case .plain: break
      case .normal: drawTitles(of: row, leading: leading, in: frame, into: &layers)
      case .textField: drawField(of: row, leading: leading, in: frame, into: &layers)
      case .onOff: drawSwitch(of: row, leading: leading, in: frame, into: &layers)
      case .valuePicker:
        appendText(
          Self.text(self[.primaryTitle, row]), .label, of: row, in: lineFrame(leading: leading, in: frame, y: 0),
          into: &layers)
      case .slider: drawSlider(of: row, leading: leading, in: frame, into: &layers)
      case .datePicker, .dateTimePicker: drawWheels(of: row, in: frame, into: &layers)
      }
      let hairlineFrame = LayoutRect(leading, frame.maxY - 0.5, max(0, width - leading), 0.5)
      appendRectangle(
        .separator, .separator, of: row, as: "_UITableViewCellSeparatorView", in: hairlineFrame, into: &layers)
    }
  }

  // MARK: Parts of rows

  /// Returns a line of text.
  @inline(never)  // Inlining this and the next two functions would add 5.3 kB to the playground's WebAssembly.
  private static func text(
    _ string: String, isSecondary: Bool = false, size: Double = 17, isCentered: Bool = false
  ) -> LayerText {
    LayerText(
      string, paint: isSecondary ? .secondaryLabel : .label, size: size, alignment: isCentered ? .center : .leading)
  }

  /// Appends a line of text as a part of a row.
  @inline(never)
  private func appendText(
    _ text: LayerText, _ part: LayerPart, of row: Int, as name: String = "UILabel", in frame: LayoutRect,
    into layers: inout LayerList
  ) {
    layers.append(Layer(LayerID(RowID(row), part), name, frame, text: text))
  }

  /// Appends a filled rectangle as a part of a row.
  @inline(never)
  private func appendRectangle(
    _ paint: Paint, _ part: LayerPart, of row: Int, as name: String = "UIView", in frame: LayoutRect,
    radius: Double = 0,
    into layers: inout LayerList
  ) {
    var layer = Layer(LayerID(RowID(row), part), name, frame, fill: paint)
    layer.cornerRadius = radius
    layers.append(layer)
  }

  /// Returns the frame of a line of text at the given distances from a row's sides, `y` points below the row's upper edge;
  /// by default, the frame is as tall as the row.
  private func lineFrame(
    leading: Double, in frame: LayoutRect, y: Double, height: Double? = nil, trailing: Double = margin
  ) -> LayoutRect {
    LayoutRect(leading, frame.y + y, max(0, width - leading - trailing), height ?? frame.height)
  }

  // MARK: Kinds of rows

  private func drawTitles(of row: Int, leading: Double, in frame: LayoutRect, into layers: inout LayerList) {
    let answer = self[.primaryTitle, row]
    // The titles are centred in rows that are taller or shorter than the article's.
    let top = (frame.height - Self.titlesHeight) / 2
    appendText(
      Self.text(answer), .label, of: row,
      in: lineFrame(leading: leading, in: frame, y: top + 8, height: 24, trailing: 40),
      into: &layers)
    let questionText = Self.text(self[.secondaryTitle, row], isSecondary: true, size: 13)
    // A question without an answer is centred vertically, as in UIKit.
    let questionFrame = lineFrame(
      leading: leading, in: frame, y: top + (answer.isEmpty ? 21 : 34), height: 18, trailing: 40)
    appendText(questionText, .detail, of: row, in: questionFrame, into: &layers)
    guard data.isExpandable(row) else { return }
    var disclosureText = Self.text(data.isExpanded(row) ? "▾" : "▸", isSecondary: true, isCentered: true)
    disclosureText.isSymbol = true
    let disclosureFrame = LayoutRect(width - 34, frame.y, 20, frame.height)
    appendText(disclosureText, .accessory, of: row, as: "UIImageView", in: disclosureFrame, into: &layers)
  }

  private func drawField(of row: Int, leading: Double, in frame: LayoutRect, into layers: inout LayerList) {
    let value = self[.value, row]
    let text = Self.text(value.isEmpty ? self[.primaryTitle, row] : value, isSecondary: value.isEmpty)
    appendText(
      text, .control(0), of: row, as: "UITextField",
      in: lineFrame(leading: leading, in: frame, y: 7, height: max(0, frame.height - 14)),
      into: &layers)
    guard editedRow == RowID(row) else { return }
    // A line below the text stands in for the caret, because only the renderer knows how wide the text is.
    let caretFrame = LayoutRect(leading, frame.maxY - 7, max(0, width - 2 * leading), 2)
    appendRectangle(Self.tint, .controlPart(0), of: row, in: caretFrame, into: &layers)
  }

  private func drawSwitch(of row: Int, leading: Double, in frame: LayoutRect, into layers: inout LayerList) {
    let switchFrame = Self.switchFrame(width: width, height: frame.height).moved(by: Vector(frame.x, frame.y))
    let text = Self.text(self[.primaryTitle, row], size: 15)
    appendText(
      text, .label, of: row, in: lineFrame(leading: leading, in: frame, y: 0, trailing: width - switchFrame.x + 8),
      into: &layers)
    let isOn = self[.value, row] == "true"
    let knobFrame = LayoutRect(isOn ? switchFrame.maxX - 29 : switchFrame.x + 2, switchFrame.y + 2, 27, 27)
    appendRectangle(
      isOn ? Self.switchOnTint : .separator, .control(0), of: row, as: "UISwitch", in: switchFrame,
      radius: switchFrame.height / 2,
      into: &layers)
    appendRectangle(Self.white, .controlPart(0), of: row, in: knobFrame, radius: knobFrame.width / 2, into: &layers)
  }

  private func drawSlider(of row: Int, leading: Double, in frame: LayoutRect, into layers: inout LayerList) {
    let trackFrame = Self.trackFrame(leading: leading, width: width, height: frame.height)
    let fraction = fraction(ofRow: row)
    let thumbFrame = Self.thumbFrame(in: trackFrame.moved(by: Vector(0, frame.y)), fraction: fraction)
    var grooveFrame = LayoutRect(trackFrame.x, frame.y + frame.height / 2 - 2, trackFrame.width, 4)
    appendRectangle(.separator, .control(0), of: row, as: "UISlider", in: grooveFrame, radius: 2, into: &layers)
    grooveFrame.width *= fraction
    appendRectangle(Self.tint, .controlPart(0), of: row, in: grooveFrame, radius: 2, into: &layers)
    appendRectangle(Self.tint, .controlPart(1), of: row, in: thumbFrame, radius: thumbFrame.height / 2, into: &layers)
  }

  private func drawWheels(of row: Int, in frame: LayoutRect, into layers: inout LayerList) {
    let date = turnedDate(of: RowID(row))
    let wheelCount = data.control(of: row).wheelCount
    let columnWidth = width / Double(wheelCount)
    let selectionFrame = LayoutRect(0, frame.y + Self.wheelsHeight / 2 - 18, width, 36)
    appendRectangle(.groupedBackground, .background, of: row, as: "UIDatePicker", in: selectionFrame, into: &layers)
    for wheel in Wheel.allCases.prefix(wheelCount) {
      for step in -1...1 {
        let text = wheel.text(of: wheel.date(turnedBy: step, from: date), wheelCount: wheelCount)
        let textFrame = LayoutRect(
          Double(wheel.rawValue) * columnWidth, selectionFrame.y + Double(step) * 52, columnWidth, selectionFrame.height
        )
        // The chosen value is between the control above the middle and the one below it.
        let control = 2 * wheel.rawValue + (step + 1) / 2
        appendText(
          Self.text(text, isSecondary: step != 0, size: step == 0 ? 20 : 17, isCentered: true),
          step == 0 ? .controlPart(wheel.rawValue) : .control(control), of: row, in: textFrame, into: &layers)
      }
    }
    let buttonFrame = Self.dateControlFrame(2 * wheelCount, of: wheelCount, width: width).moved(
      by: Vector(frame.x, frame.y))
    var text = Self.text("Set Date", isCentered: true)
    text.paint = Self.tint
    appendText(text, .control(2 * wheelCount), of: row, as: "UIButton", in: buttonFrame, into: &layers)
  }
}
