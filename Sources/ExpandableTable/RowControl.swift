/// What people can do in a row: the control that it is drawn with.
///
///     RowControl.datePicker.height   // 270
///     RowControl.slider.binding      // title: the level becomes the answer of the row above
public enum RowControl: String, Hashable, Sendable, CaseIterable {
  /// None: a plain row without content, which an app may draw itself.
  case plain
  /// Question and answer: the row that expands.
  case normal
  /// A field for a line of text.
  case textField
  /// Three wheels and a button that confirms.
  case datePicker
  /// A label and a switch.
  case onOff
  /// One of several choices.
  case valuePicker
  /// A slider with the levels 0...10.
  case slider
  /// Five wheels, of which two are for the time of day, and a button that confirms.
  case dateTimePicker

  /// The article's identifier of rows with the control; empty for those that the article does not have.
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

  /// The height of rows with the control unless their kind has another one, in points.
  ///
  /// The article's: 60, 270 and 44.
  public var height: Double {
    let control = self == .dateTimePicker ? .datePicker : self
    return ExpandableTable.Article.heightForRow(cellIdentifier: control.identifier)
  }

  /// What rows with the control do to their parents unless their kind or the list says otherwise.
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
