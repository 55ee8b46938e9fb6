// The article's places: which row is changed does not depend on the row that was operated. Used without `boundByData`.
extension ExpandableTable {
  /// The article's places in the list: section and row, hidden rows counted.
  private enum Place {
    static let name = (section: 0, row: 0)
    static let firstName = (section: 0, row: 1)
    static let lastName = (section: 0, row: 2)
    static let date = (section: 0, row: 3)
    static let status = (section: 0, row: 5)
    static let statusSwitch = (section: 0, row: 6)
    static let level = (section: 2, row: 0)
    static let levelSlider = (section: 2, row: 1)
  }

  private func row(_ place: (section: Int, row: Int)) -> Int? { list.row(place.row, inSection: place.section) }

  /// The first name where the field is the second row that shows, whatever its section; else the last name.
  mutating func enterAtFixedPlace(name text: String, from field: Int) -> ListEffects {
    guard let name = row(Place.name) else { return Self.crash }
    let isFirst = position(of: RowID(field))?.row == 1
    if corrections.contains(.nameParts), let first = row(Place.firstName), let last = row(Place.lastName) {
      list.values[isFirst ? first : last] = text
      let space = list.values[first].isEmpty || list.values[last].isEmpty ? "" : " "
      list.primaryTitles[name] = list.values[first] + space + list.values[last]
    } else {
      list.primaryTitles[name] = Self.splitName(list.primaryTitles[name], with: text, isFirst: isFirst)
    }
    return entered([name], from: field)
  }

  mutating func enterAtFixedPlace(date text: String, from wheels: Int) -> ListEffects {
    guard let date = row(Place.date) else { return Self.crash }
    list.primaryTitles[date] = text
    return entered([date], from: wheels)
  }

  mutating func enterAtFixedPlace(marital isMarried: Bool, from operated: Int) -> ListEffects {
    guard let control = row(Place.statusSwitch), let status = row(Place.status) else { return Self.crash }
    list.values[control] = isMarried ? "true" : "false"
    list.primaryTitles[status] = isMarried ? ArticleApp.married : ArticleApp.single
    return entered([status, control], from: operated)
  }

  mutating func enterAtFixedPlace(level value: String, from operated: Int) -> ListEffects {
    guard let level = row(Place.level), let control = row(Place.levelSlider) else { return Self.crash }
    list.primaryTitles[level] = value
    list.values[control] = value
    return entered([level, control], from: operated, articleReloads: Place.level.section)
  }
}
