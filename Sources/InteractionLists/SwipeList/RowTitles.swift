/// The titles of a list's rows, by id.
///
///     RowTitles.numbered(prefix: "Item #").title(of: RowID(0))   // "Item #1"
///     RowTitles.texts(["Milk", "Bread"]).title(of: RowID(1))     // "Bread"
public enum RowTitles: Hashable, Sendable {
  /// A prefix and the number of the row in order of creation, from 1, such as "Item #1"; no titles are stored.
  case numbered(prefix: String)
  /// The titles of all rows ever created, by the raw values of their ids; a discarded title is empty.
  case texts([String])

  /// Returns the title of a row.
  ///
  /// - Parameter row: The row's id, which may be that of a removed row.
  /// - Returns: The title; empty for an id without a text.
  /// - Complexity: O(1).
  public func title(of row: RowID) -> String {
    switch self {
    // The number of the row with the raw value `Int.max` does not fit into an `Int`.
    case .numbered(let prefix):
      prefix + (row.rawValue < 0 ? String(row.rawValue + 1) : String(row.rawValue.magnitude + 1))
    case .texts(let texts): texts.indices.contains(row.rawValue) ? texts[row.rawValue] : ""
    }
  }

  /// Adds the title of a new row, which has the next id; does nothing if the titles are numbered.
  mutating func add(_ title: String) {
    guard case .texts(var texts) = self else { return }
    // Leaves the array with a single reference, so that appending does not copy it.
    self = .texts([])
    texts.append(title)
    self = .texts(texts)
  }

  /// Discards the title of a row that cannot be restored; does nothing if the titles are numbered.
  mutating func forget(_ row: RowID) {
    guard case .texts(var texts) = self, texts.indices.contains(row.rawValue) else { return }
    // As in `add(_:)`.
    self = .texts([])
    texts[row.rawValue] = ""
    self = .texts(texts)
  }
}
