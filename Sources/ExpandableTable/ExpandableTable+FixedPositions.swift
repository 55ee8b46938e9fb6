// The article's fixed positions: which row changes does not depend on the row that was operated.
// Used without `boundByData`.
extension ExpandableTable {
  /// The article's positions in the list: section and row, hidden rows counted.
  private enum Position {
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
  mutating func enterAtFixedPosition(name text: String, from field: Int) -> ListEffects {
    guard let name = row(Position.name) else { return Self.crash }
    let isFirst = position(of: RowID(field))?.row == 1
    if corrections.contains(.nameParts), let first = row(Position.firstName), let last = row(Position.lastName) {
      set(.value, of: isFirst ? first : last, to: text)
      let space = data.texts[.value, first].isEmpty || data.texts[.value, last].isEmpty ? "" : " "
      set(.title, of: name, to: data.texts[.value, first] + space + data.texts[.value, last])
    } else {
      let title = Self.splitName(data.texts[.primaryTitle, name], with: text, isFirst: isFirst)
      set(.title, of: name, to: title)
    }
    return entered([name], from: field)
  }

  mutating func enterAtFixedPosition(date text: String, from wheels: Int) -> ListEffects {
    guard let date = row(Position.date) else { return Self.crash }
    set(.title, of: date, to: text)
    return entered([date], from: wheels)
  }

  mutating func enterAtFixedPosition(marital isMarried: Bool, from operated: Int) -> ListEffects {
    guard let control = row(Position.statusSwitch), let status = row(Position.status) else { return Self.crash }
    set(.value, of: control, to: isMarried ? "true" : "false")
    set(.title, of: status, to: isMarried ? ArticleApp.married : ArticleApp.single)
    return entered([status, control], from: operated)
  }

  mutating func enterAtFixedPosition(level value: String, from operated: Int) -> ListEffects {
    guard let level = row(Position.level), let control = row(Position.levelSlider) else { return Self.crash }
    set(.title, of: level, to: value)
    set(.value, of: control, to: value)
    return entered([level, control], from: operated, articleReloads: Position.level.section)
  }
}
