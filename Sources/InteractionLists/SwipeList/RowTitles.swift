/// The titles of a list's rows, by id.
///
///     RowTitles.numbered(prefix: "Item #").title(of: RowID(0))   // "Item #1"
///     RowTitles.texts(["Milk", "Bread"]).title(of: RowID(1))     // "Bread"
public enum RowTitles: Hashable, Sendable {
  /// A prefix and the number of the row in order of creation, from 1, such as "Item #1"; nothing is stored.
  case numbered(prefix: String)
  /// The title of every row ever created, by the raw value of its id; empty once it has been dropped.
  case texts([String])

  /// Returns the title of a row.
  ///
  /// - Parameter row: The row's id. The row need no longer be in the list.
  /// - Returns: The title; empty for an id without a text.
  /// - Complexity: O(1).
  public func title(of row: RowID) -> String {
    switch self {
    // The number after `Int.max` exists too, just not as an `Int`.
    case .numbered(let prefix):
      prefix + (row.rawValue < 0 ? String(row.rawValue + 1) : String(row.rawValue.magnitude + 1))
    case .texts(let texts): texts.indices.contains(row.rawValue) ? texts[row.rawValue] : ""
    }
  }
  /// Adds the title of the next row to be created.
  mutating func add(_ title: String) {
    guard case .texts(var texts) = self else { return }
    // Only one reference is kept, so that the array is not copied.
    self = .texts([])
    texts.append(title)
    self = .texts(texts)
  }

  /// Drops the title of a row that does not come back.
  mutating func forget(_ row: RowID) {
    guard case .texts(var texts) = self, texts.indices.contains(row.rawValue) else { return }
    self = .texts([])
    texts[row.rawValue] = ""
    self = .texts(texts)
  }
}
