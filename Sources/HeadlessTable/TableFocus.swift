/// The row, or the action of a row, to which the next key applies.
///
///     table.focus == TableFocus(row: RowID(3), action: "delete")
public struct TableFocus: Hashable, Sendable {
  /// The row with the focus, or with the action that has it.
  public let row: RowID
  /// The id of one of the row's plain actions, or nil for the row itself.
  public let action: String?

  /// Creates a focus.
  ///
  /// - Parameters:
  ///   - row: The row with the focus, or with the action that has it.
  ///   - action: The id of one of the row's plain actions, or nil for the row itself.
  /// - Complexity: O(1).
  public init(row: RowID, action: String? = nil) {
    self.row = row
    self.action = action
  }
}
