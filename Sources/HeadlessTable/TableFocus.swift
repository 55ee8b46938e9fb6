/// What the next key acts on: a row, or one of its actions.
///
///     table.focus == TableFocus(row: RowID(3), action: "delete")
public struct TableFocus: Hashable, Sendable {
  /// The row.
  public let row: RowID
  /// The id of one of the row's plain actions, or nil for the row itself.
  public let action: String?

  /// Creates a focus.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - action: The id of one of its plain actions, or nil for the row itself.
  /// - Complexity: O(1).
  public init(row: RowID, action: String? = nil) {
    self.row = row
    self.action = action
  }
}
