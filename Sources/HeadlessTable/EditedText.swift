/// The text that is being typed in a row, and where.
///
///     if let edited = table.editedText, edited.text != field.text {
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

  /// The same place in another text, which has come into the field by itself: by undoing, or because the app has changed it.
  ///
  /// The cursor stays where it was if what is around it is the same: behind the same words, or else before the same words.
  /// Otherwise, and if it was there, it is at the end.
  ///
  ///     EditedText(row: row, text: "Milk and honey", cursor: 4).moved(to: "Milk").cursor          // 4
  ///     EditedText(row: row, text: "Milk and honey", cursor: 4).moved(to: "Oat milk").cursor      // 8: the end
  ///     EditedText(row: row, text: "Milk and honey", cursor: 4).moved(to: "Oat and honey").cursor // 3
  ///
  /// - Parameter text: The other text.
  /// - Returns: That text with its cursor.
  /// - Complexity: O(*n*) in the length of both texts.
  public func moved(to text: String) -> EditedText {
    let (old, new) = (Array(self.text), Array(text))
    let left = old.count - cursor
    // At the end it stays there, whatever comes behind the words.
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
