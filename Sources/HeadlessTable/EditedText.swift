/// The text that is being typed in a row, and where.
///
///     if let edited = table.editedText {
///       field.text = edited.text
///       field.moveCursor(to: edited.cursor)
///     }
public struct EditedText: Hashable, Sendable {
  /// The row.
  public let row: RowID
  /// The whole text so far.
  public let text: String
  /// How many characters are before the cursor: 0 to the text's count.
  public let cursor: Int

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - text: The whole text so far.
  ///   - cursor: How many characters are before the cursor; what is out of range is moved to the nearer end.
  /// - Complexity: O(*n*) in the length of the text.
  public init(row: RowID, text: String, cursor: Int) {
    self.row = row
    self.text = text
    self.cursor = min(max(0, cursor), text.count)
  }
}
