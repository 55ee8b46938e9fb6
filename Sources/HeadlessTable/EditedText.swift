/// The text being typed in a row, and the cursor's position in it.
///
///     if let edited = table.editedText, edited.text != field.text {
///       field.text = edited.text
///       field.moveCursor(to: edited.cursor)
///     }
public struct EditedText: Hashable, Sendable {
  /// The row being edited.
  public let row: RowID
  /// The whole text so far.
  public let text: String
  /// The number of characters before the cursor, from 0 to the text's count.
  public let cursor: Int

  /// Creates an edited text.
  ///
  /// - Parameters:
  ///   - row: The row being edited.
  ///   - text: The whole text so far.
  ///   - cursor: The number of characters before the cursor; clamped to the text.
  /// - Complexity: O(*n*) in the length of the text.
  public init(row: RowID, text: String, cursor: Int) {
    self.row = row
    self.text = text
    self.cursor = min(max(0, cursor), text.count)
  }

  /// Returns the new text with the cursor at the matching place, after an undo or a change by the app.
  ///
  /// A cursor at the end goes to the end of the new text. Any other stays after the preceding text if that text is unchanged
  /// (at the start, if the first character is), or else before the following text if that text is unchanged. If neither is,
  /// the cursor moves to the end.
  ///
  ///     EditedText(row: row, text: "Milk and honey", cursor: 4).replacingText(with: "Milk").cursor          // 4
  ///     EditedText(row: row, text: "Milk and honey", cursor: 4).replacingText(with: "Oat milk").cursor      // 8, the end
  ///     EditedText(row: row, text: "Milk and honey", cursor: 4).replacingText(with: "Oat and honey").cursor // 3
  ///
  /// - Parameter text: The new text.
  /// - Returns: The new text with its cursor.
  /// - Complexity: O(*n*) in the length of both texts.
  public func replacingText(with text: String) -> EditedText {
    let (old, new) = (Array(self.text), Array(text))
    let charactersAfterCursor = old.count - cursor
    // A cursor at the end stays at the end of the new text.
    if charactersAfterCursor == 0 { return EditedText(row: row, text: text, cursor: new.count) }
    let limit = min(old.count, new.count)
    var commonPrefixLength = 0
    while commonPrefixLength < limit, old[commonPrefixLength] == new[commonPrefixLength] { commonPrefixLength += 1 }
    if commonPrefixLength > 0, cursor <= commonPrefixLength { return EditedText(row: row, text: text, cursor: cursor) }
    var commonSuffixLength = 0
    while commonSuffixLength < limit,
      old[old.count - 1 - commonSuffixLength] == new[new.count - 1 - commonSuffixLength]
    {
      commonSuffixLength += 1
    }
    return EditedText(
      row: row, text: text,
      cursor: charactersAfterCursor <= commonSuffixLength ? new.count - charactersAfterCursor : new.count)
  }
}
