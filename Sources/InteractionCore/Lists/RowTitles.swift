/// The texts of a list's rows, by id.
public enum RowTitles: Hashable, Sendable {
  /// `prefix` and the number of creation from 1, such as "Item #1": nothing is stored, however many rows there are.
  case numbered(prefix: String)
  /// The text of every row ever created, by number of creation.
  case texts([String])

  /// The text of a row.
  public func title(of row: RowID) -> String {
    switch self {
    case .numbered(let prefix): prefix + String(row.rawValue + 1)
    case .texts(let texts): texts.indices.contains(row.rawValue) ? texts[row.rawValue] : ""
    }
  }
}
