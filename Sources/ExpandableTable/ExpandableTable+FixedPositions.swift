// The article's fixed positions: which row changes does not depend on the row that was operated.
// Used without `boundByData`.
extension ExpandableTable {
  /// The article's positions in the list: section and row, hidden rows counted.
  enum Position {
    static let name = (section: 0, row: 0)
    static let firstName = (section: 0, row: 1)
    static let lastName = (section: 0, row: 2)
    static let date = (section: 0, row: 3)
    static let status = (section: 0, row: 5)
    static let statusSwitch = (section: 0, row: 6)
    static let level = (section: 2, row: 0)
    static let levelSlider = (section: 2, row: 1)
  }

  private func row(_ position: (section: Int, row: Int)) -> Int? {
    id(ofRow: position.row, inSection: position.section)?.rawValue
  }

  /// The first name where the field is the second row that shows, whatever its section; else the last name.
  private mutating func enterAtFixedPosition(name text: String, from field: Int) -> ListEffects {
    guard let name = row(Position.name) else { return Self.crash }
    let isFirst = position(of: RowID(field))?.row == 1
    if corrections.contains(.nameParts), let first = row(Position.firstName), let last = row(Position.lastName) {
      set(.value, of: isFirst ? first : last, to: text)
      let space = self[.value, first].isEmpty || self[.value, last].isEmpty ? "" : " "
      set(.primaryTitle, of: name, to: self[.value, first] + space + self[.value, last])
    } else {
      let title = Self.splitName(self[.primaryTitle, name], with: text, isFirst: isFirst)
      set(.primaryTitle, of: name, to: title)
    }
    return entered([name], from: field)
  }

  /// Enters what a row holds now where the article's controller puts it, whichever row it is.
  mutating func enterAtFixedPosition(_ value: String, from operated: Int) -> ListEffects {
    switch data.control(of: operated) {
    case .plain, .normal, .valuePicker: return .none
    case .textField: return enterAtFixedPosition(name: value, from: operated)
    case .datePicker, .dateTimePicker:
      guard let date = row(Position.date) else { return Self.crash }
      set(.primaryTitle, of: date, to: value)
      return entered([date], from: operated)
    case .onOff, .slider:
      let isSwitch = data.control(of: operated) == .onOff
      let (place, title) =
        isSwitch ? (Position.status, value == "true" ? ArticleApp.married : ArticleApp.single) : (Position.level, value)
      guard let answer = row(place), let control = row(isSwitch ? Position.statusSwitch : Position.levelSlider) else {
        return Self.crash
      }
      if isSwitch { set(.value, of: control, to: value) }
      set(.primaryTitle, of: answer, to: title)
      if !isSwitch { set(.value, of: control, to: value) }
      return entered([answer, control], from: operated)
    }
  }
}
