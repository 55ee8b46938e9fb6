// Typing and undo, whether the text comes from a text field, a web page or a script.

extension HeadlessTable {
  /// The text being typed, and the position of the cursor; nil if no text is being edited.
  ///
  /// This is the list's text, even after an undo or a change by the app, which move the cursor as
  /// `EditedText.replacingText(with:)` describes.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var editedText: EditedText? {
    guard let row = rows.editedRow, let text = rows.editedText else { return nil }
    if let typed = keyboard.typedText, typed.row == row { return typed.replacingText(with: text) }
    return EditedText(row: row, text: text, cursor: .max)
  }

  /// Replaces the text being typed; does nothing if no text is being edited.
  ///
  ///     table.type("Feed the cat", at: now)
  ///     table.editedText?.cursor   // 12
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - cursor: The number of characters before the cursor, clamped to the text; nil, the default, for the end.
  ///   - time: The time when the text was typed.
  /// - Returns: The effects of the time that has passed, followed by those of typing.
  /// - Complexity: As for the list's `type(_:at:)`, plus O(log *n*) in the number of rows and, with a cursor, O(*m*) in the
  ///   length of the text.
  @discardableResult
  public mutating func type(_ text: String, cursor: Int? = nil, at time: Time) -> ListEffects {
    perform(at: time, keepingRowsInPlace: true) { table in
      guard let row = table.rows.editedRow else { return .none }
      let effects = table.rows.type(text, at: time)
      // A cursor at the end need not be recorded, because it stays at the end, however the list changes the text.
      table.keyboard.typedText = cursor.flatMap { $0 < text.count ? EditedText(row: row, text: text, cursor: $0) : nil }
      return effects
    }
  }

  /// Ends editing, as when Done is pressed on a keyboard or a field loses the focus; does nothing if no text is being
  /// edited.
  ///
  /// - Parameter time: The time when editing ends.
  /// - Returns: The effects of the time that has passed, followed by those of the end of editing.
  /// - Complexity: As for the list's `endEditing(at:)`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects {
    perform(at: time, keepingRowsInPlace: true) { $0.rows.endEditing(at: time) }
  }

  /// Undoes the last change; if there is nothing to undo, the list at most cancels a gesture.
  ///
  /// If a row other than the announced one has the keyboard focus, the focus goes to the announced row, which is scrolled into
  /// sight. If the first row is announced only because there is no other row to announce, the focus stays.
  ///
  /// - Parameter time: The time of the undo.
  /// - Returns: The effects of the time that has passed, followed by those of undoing, and an announcement of the
  ///   uppermost visible row that has returned, moved or changed, or else of the edited row, or else of the row now in the
  ///   place of a removed row, or else of the first row; without an announcement if there was nothing to undo.
  /// - Complexity: As for the list's `undo(at:)`, plus O(*k* log *n*) for *k* changed rows of *n*.
  @discardableResult
  public mutating func undo(at time: Time) -> AnnouncedEffects {
    let canUndo = rows.canUndo
    let effects = perform(at: time, keepingRowsInPlace: true) { $0.rows.undo(at: time) }
    guard canUndo else { return AnnouncedEffects(list: effects, announcement: nil) }
    let row = rowToAnnounce(afterUndo: effects)
    if let row, let focus, focus.row != row {
      self.focus = TableFocus(row: row)
      reveal(row, at: time)
    }
    let announcedFocus = (row ?? firstRow).map { TableFocus(row: $0) }
    return AnnouncedEffects(list: effects, announcement: announcement(of: .undone, focus: announcedFocus))
  }
}
