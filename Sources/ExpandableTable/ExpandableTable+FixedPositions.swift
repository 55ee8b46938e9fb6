// The article's fixed positions: the row that changes does not depend on the row with the control.
extension ExpandableTable {
  /// Returns the row at a position in the list, counting hidden rows; nil if there is none.
  func fixedRow(section: Int, row: Int) -> Int? { id(ofRow: row, inSection: section)?.rawValue }

  /// Stores a value where the article's controller puts it, in whichever row it was entered.
  mutating func enterAtFixedPosition(_ value: String, from operatedRow: Int) -> ListEffects {
    switch data.control(of: operatedRow) {
    case .plain, .normal, .valuePicker: .none
    case .textField: textfieldTextWasChanged(value, in: operatedRow)
    case .datePicker, .dateTimePicker: set(Article.dateWasSelected(value), from: operatedRow)
    case .onOff: set(Article.maritalStatusSwitchChangedState(value == "true"), from: operatedRow)
    case .slider: set(Article.sliderDidChangeValue(value), from: operatedRow)
    }
  }

  /// Replaces the part of the full name that corresponds to the field's position among the visible rows.
  mutating func setFullname(to newText: String, in field: Int) -> ListEffects {
    guard let name = fixedRow(section: 0, row: 0) else { return Self.crash }
    let answer = Article.textfieldTextWasChanged(
      newText, parentCellIndexPath: position(of: RowID(field)), currentFullname: self[.primaryTitle, name])
    return set(answer, from: field)
  }

  /// Sets values of rows, all of which must exist.
  private mutating func set(_ answer: Article.Answer, from operatedRow: Int) -> ListEffects {
    var rows: [Int] = []
    for setting in answer.values {
      guard let row = fixedRow(section: setting.section, row: setting.row) else { return Self.crash }
      rows.append(row)
    }
    for (setting, row) in zip(answer.values, rows) {
      switch setting.key {
      case .primaryTitle: set(.primaryTitle, of: row, to: setting.value)
      case .value: set(.value, of: row, to: setting.value)
      }
    }
    return entryEffects(inOrder(rows), from: operatedRow, or: answer.reload)
  }
}
