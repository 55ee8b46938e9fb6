/// The control in a row, which determines how the row is drawn and operated.
///
///     RowControl.datePicker.height   // 270
///     RowControl.slider.binding      // title, because the level becomes the parent's answer
public enum RowControl: String, Hashable, Sendable, CaseIterable {
  /// No control: a plain row, whose contents an app may draw.
  case plain
  /// A question and its answer, usually in an expandable row.
  case normal
  /// A field for a line of text.
  case textField
  /// Three wheels, and a button that confirms the date.
  case datePicker
  /// A label and a switch.
  case onOff
  /// One of several choices.
  case valuePicker
  /// A slider with the levels 0...10.
  case slider
  /// Five wheels, two of them for the time of day, and a button that confirms the date.
  case dateTimePicker

  /// The article's identifier for rows with the control; empty if the article has none.
  public var identifier: String {
    switch self {
    case .plain: ""
    case .normal: "idCellNormal"
    case .textField: "idCellTextfield"
    case .datePicker: "idCellDatePicker"
    case .onOff: "idCellSwitch"
    case .valuePicker: "idCellValuePicker"
    case .slider: "idCellSlider"
    case .dateTimePicker: ""
    }
  }

  /// The default height of rows with the control, in points.
  ///
  /// The article's heights: 60, 270 and 44.
  public var height: Double {
    let control = self == .dateTimePicker ? .datePicker : self
    return ExpandableTable.Article.heightForRow(cellIdentifier: control.identifier)
  }

  /// The effect that rows with this control have on their parents, unless their kind or the list specifies another effect.
  public var binding: RowBinding {
    switch self {
    case .plain, .normal: .none
    case .textField: .part
    case .datePicker, .dateTimePicker, .slider: .title
    case .onOff: .onOff
    case .valuePicker: .choice
    }
  }
}
