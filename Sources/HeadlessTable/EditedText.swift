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
  /// The cursor stays after the preceding text if that text is unchanged, or else before the following text if that
  /// text is unchanged. If neither is unchanged, or if the cursor was at the end, the cursor moves to the end.
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
    let left = old.count - cursor
    // A cursor at the end stays there, whatever the new text is.
    if left == 0 { return EditedText(row: row, text: text, cursor: new.count) }
    let shorter = min(old.count, new.count)
    var before = 0
    while before < shorter, old[before] == new[before] { before += 1 }
    if before > 0, cursor <= before { return EditedText(row: row, text: text, cursor: cursor) }
    var behind = 0
    while behind < shorter, old[old.count - 1 - behind] == new[new.count - 1 - behind] { behind += 1 }
    return EditedText(row: row, text: text, cursor: left <= behind ? new.count - left : new.count)
  }
}
