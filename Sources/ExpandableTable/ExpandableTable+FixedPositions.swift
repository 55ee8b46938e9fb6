// The article's fixed positions: the row that changes does not depend on the row under which the control's row is folded.
extension ExpandableTable {
  /// Returns the row at a position in the list, counting hidden rows; nil if there is none.
  func row(inSection section: Int, atFixedIndex index: Int) -> Int? { id(ofRow: index, inSection: section)?.rawValue }

  /// Stores a value at the article's fixed positions, if there are any for the control of the row in which it was entered.
  mutating func enterAtFixedPosition(_ value: String, from row: Int) -> ListEffects {
    switch data.control(of: row) {
    case .plain, .normal, .valuePicker: .none
    case .textField: textfieldTextWasChanged(value, in: row)
    case .datePicker, .dateTimePicker: apply(Article.dateWasSelected(value), from: row)
    case .onOff: apply(Article.maritalStatusSwitchChangedState(value == "true"), from: row)
    case .slider: apply(Article.sliderDidChangeValue(value), from: row)
    }
  }

  /// Sets the full name from a field's text, as the article does.
  mutating func setFullname(from newText: String, in field: Int) -> ListEffects {
    guard let nameRow = row(inSection: 0, atFixedIndex: 0) else { return Self.crashEffects }
    let effects = Article.textfieldTextWasChanged(
      newText, parentCellIndexPath: position(of: RowID(field)), currentFullname: self[.primaryTitle, nameRow])
    return apply(effects, from: field)
  }

  /// Sets values of rows; if one of the rows does not exist, the article's program crashes.
  private mutating func apply(_ effects: Article.Effects, from source: Int) -> ListEffects {
    var rows: [Int] = []
    for setting in effects.values {
      guard let row = row(inSection: setting.section, atFixedIndex: setting.row) else { return Self.crashEffects }
      rows.append(row)
    }
    for (setting, row) in zip(effects.values, rows) {
      switch setting.key {
      case .primaryTitle: set(.primaryTitle, of: row, to: setting.value)
      case .value: set(.value, of: row, to: setting.value)
      }
    }
    return entryEffects(sortedByIndex(rows), from: source, or: effects.reload)
  }
}
