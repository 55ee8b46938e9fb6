// Rows as layers, under the names of the views that the article's cells consist of.
extension ExpandableTable {
  private static let tint = Paint.fixed(SRGBColor(hex: 0x007AFF))
  private static let on = Paint.fixed(SRGBColor(hex: 0x34C759))
  private static let white = Paint.fixed(SRGBColor(hex: 0xFFFFFF))

  func drawHeader(_ section: Int, in frame: LayoutRect, alpha: Double, into layers: inout LayerList) {
    let name = "UITableViewHeaderFooterView"
    layers.append(Layer(LayerID(nil, .header(section)), name, frame, fill: .groupedBackground, alpha: alpha))
    let label = LayoutRect(Self.margin, frame.y, max(0, width - 2 * Self.margin), frame.height)
    let text = LayerText(sections.title(section), paint: .secondaryLabel, size: 14)
    layers.append(Layer(LayerID(nil, .headerLabel(section)), "UILabel", label, text: text, alpha: alpha))
  }

  func draw(_ row: Int, in frame: LayoutRect, alpha: Double, into layers: inout LayerList) {
    let id = RowID(row)
    // Only the row's own layer is transparent; what it contains goes with it.
    let whole = Layer(LayerID(id, .row), "CustomCell", frame, fill: .background, alpha: alpha, clips: true)
    layers.append(whole) { layers in
      let leading = leading(of: row)
      switch data.kind(of: row) {
      case .plain: break
      case .normal: drawTitles(row, leading, frame, into: &layers)
      case .textField: drawField(row, leading, frame, into: &layers)
      case .onOff: drawSwitch(row, leading, frame, into: &layers)
      case .valuePicker:
        layers.append(label(.label, row, leading, frame, LayerText(data.texts[.primaryTitle, row])))
      case .slider: drawSlider(row, leading, frame, into: &layers)
      case .datePicker: drawWheels(row, frame, into: &layers)
      }
      let hairline = LayoutRect(leading, frame.maxY - 0.5, max(0, width - leading), 0.5)
      layers.append(Layer(LayerID(id, .separator), "_UITableViewCellSeparatorView", hairline, fill: .separator))
    }
  }

  /// A line of text between the row's margins.
  private func label(
    _ part: LayerPart, _ row: Int, _ leading: Double, _ frame: LayoutRect, _ text: LayerText, trailing: Double = 15
  ) -> Layer {
    let rect = LayoutRect(leading, frame.y, max(0, width - leading - trailing), frame.height)
    return Layer(LayerID(RowID(row), part), "UILabel", rect, text: text)
  }

  private func drawTitles(_ row: Int, _ leading: Double, _ frame: LayoutRect, into layers: inout LayerList) {
    let upper = LayoutRect(0, frame.y + 8, width, 24)
    // A question without an answer stands in the middle, as UIKit sets it.
    let lower = LayoutRect(0, frame.y + (data.texts[.primaryTitle, row].isEmpty ? 21 : 34), width, 18)
    layers.append(label(.label, row, leading, upper, LayerText(data.texts[.primaryTitle, row]), trailing: 40))
    let question = LayerText(data.texts[.secondaryTitle, row], paint: .secondaryLabel, size: 13)
    layers.append(label(.detail, row, leading, lower, question, trailing: 40))
    guard data.isExpandable(row) else { return }
    let sign = LayerText(
      data.isExpanded(row) ? "▾" : "▸", paint: .secondaryLabel, alignment: .center, isSymbol: true)
    let rect = LayoutRect(width - 34, frame.y, 20, frame.height)
    layers.append(Layer(LayerID(RowID(row), .accessory), "UIImageView", rect, text: sign))
  }

  private func drawField(_ row: Int, _ leading: Double, _ frame: LayoutRect, into layers: inout LayerList) {
    let value = data.texts[.value, row]
    let text =
      value.isEmpty
      ? LayerText(data.texts[.primaryTitle, row], paint: .secondaryLabel) : LayerText(value)
    var field = label(.control(0), row, leading, LayoutRect(0, frame.y + 7, width, 30), text)
    field.name = "UITextField"
    layers.append(field)
    guard editedRow == RowID(row) else { return }
    // A line below the text and no caret behind it: how wide a text is, only those know who draw it.
    let line = LayoutRect(leading, frame.y + 37, max(0, width - 2 * leading), 2)
    layers.append(Layer(LayerID(RowID(row), .controlPart(0)), "UIView", line, fill: Self.tint))
  }

  private func drawSwitch(_ row: Int, _ leading: Double, _ frame: LayoutRect, into layers: inout LayerList) {
    let rect = Self.switchFrame(width: width, height: frame.height).moved(by: Vector(frame.x, frame.y))
    let text = LayerText(data.texts[.primaryTitle, row], size: 15)
    layers.append(label(.label, row, leading, frame, text, trailing: width - rect.x + 8))
    let isOn = data.texts[.value, row] == "true"
    var ground = Layer(LayerID(RowID(row), .control(0)), "UISwitch", rect, fill: isOn ? Self.on : .separator)
    ground.cornerRadius = rect.height / 2
    layers.append(ground)
    let knob = LayoutRect(isOn ? rect.maxX - 29 : rect.x + 2, rect.y + 2, 27, 27)
    var thumb = Layer(LayerID(RowID(row), .controlPart(0)), "UIView", knob, fill: Self.white)
    thumb.cornerRadius = knob.width / 2
    layers.append(thumb)
  }

  private func drawSlider(_ row: Int, _ leading: Double, _ frame: LayoutRect, into layers: inout LayerList) {
    let track = Self.trackFrame(leading: leading, width: width, height: frame.height)
    let fraction = fraction(ofRow: row)
    let thumb = Self.thumbFrame(in: track.moved(by: Vector(0, frame.y)), fraction: fraction)
    let y = frame.y + frame.height / 2
    let parts: [(LayerPart, LayoutRect, Paint, String)] = [
      (.control(0), LayoutRect(track.x, y - 2, track.width, 4), .separator, "UISlider"),
      (.controlPart(0), LayoutRect(track.x, y - 2, track.width * fraction, 4), Self.tint, "UIView"),
      (.controlPart(1), thumb, Self.tint, "UIView"),
    ]
    for (part, rect, paint, name) in parts {
      var layer = Layer(LayerID(RowID(row), part), name, rect, fill: paint)
      layer.cornerRadius = rect.height / 2
      layers.append(layer)
    }
  }

  private func drawWheels(_ row: Int, _ frame: LayoutRect, into layers: inout LayerList) {
    let date = turnedDate(of: RowID(row))
    let column = width / 3
    let band = LayoutRect(0, frame.y + Self.wheelsHeight / 2 - 18, width, 36)
    layers.append(Layer(LayerID(RowID(row), .ground), "UIDatePicker", band, fill: .groupedBackground))
    for (wheel, kind) in Wheel.allCases.enumerated() {
      for step in -1...1 {
        let text = LayerText(
          kind.text(of: kind.turn(date, by: step)), paint: step == 0 ? .label : .secondaryLabel,
          size: step == 0 ? 20 : 17, alignment: .center)
        let rect = LayoutRect(Double(wheel) * column, band.y + Double(step) * 52, column, band.height)
        // The control above the middle, the one below it, and between them what is chosen.
        let part: LayerPart = step == 0 ? .controlPart(wheel) : .control(2 * wheel + (step + 1) / 2)
        layers.append(Layer(LayerID(RowID(row), part), "UILabel", rect, text: text))
      }
    }
    let button = Self.dateControlFrame(6, width: width).moved(by: Vector(frame.x, frame.y))
    let text = LayerText("Set Date", paint: Self.tint, alignment: .center)
    layers.append(Layer(LayerID(RowID(row), .control(6)), "UIButton", button, text: text))
  }
}
