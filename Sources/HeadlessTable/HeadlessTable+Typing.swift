// What is typed, and what is taken back: the same for a text field, a page and a script.

extension HeadlessTable {
  /// The text that is being typed, and where the cursor is; nil where nothing is typed.
  ///
  /// It is what the list has, also after undoing, and after the app has changed it. The cursor is where it was typed last,
  /// as far as the text around it is the same (`EditedText.moved(to:)`).
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public var editedText: EditedText? {
    guard let row = rows.editedRow, let text = rows.editedText else { return nil }
    if let typed = keyboard.typed, typed.row == row { return typed.moved(to: text) }
    return EditedText(row: row, text: text, cursor: .max)
  }

  /// Takes over a text that is being typed; without an edit nothing happens.
  ///
  ///     table.type("Feed the cat", at: now)
  ///     table.editedText?.cursor   // 12
  ///
  /// - Parameters:
  ///   - text: The whole text so far.
  ///   - cursor: How many characters are before the cursor; what is out of range is moved to the nearer end. Nil, as by
  ///     default, for the end.
  ///   - time: When it is typed.
  /// - Returns: What that has caused, after what time alone has brought before.
  /// - Complexity: That of the list's `type(_:at:)`, and O(log *n*) in the number of rows.
  @discardableResult
  public mutating func type(_ text: String, cursor: Int? = nil, at time: Time) -> ListEffects {
    happened(at: time, keepingSight: true) { table in
      guard let row = table.rows.editedRow else { return .none }
      let effects = table.rows.type(text, at: time)
      // At the end it stays there, whatever is typed next.
      table.keyboard.typed = cursor.flatMap { $0 < text.count ? EditedText(row: row, text: text, cursor: $0) : nil }
      return effects
    }
  }

  /// Ends the typing, as a keyboard's Done or a field that loses the focus does; without an edit nothing happens.
  ///
  /// - Parameter time: When it ends.
  /// - Returns: What that has caused, after what time alone has brought before.
  /// - Complexity: That of the list's `endEditing(at:)`, and O(log *n*) in the number of rows.
  @discardableResult
  public mutating func endEditing(at time: Time) -> ListEffects {
    happened(at: time, keepingSight: true) { $0.rows.endEditing(at: time) }
  }

  /// Takes the last change back, in a list that keeps changes for that; elsewhere nothing happens.
  ///
  /// - Parameter time: When it is taken back.
  /// - Returns: What that has caused, after what time alone has brought before, and what is to be said: which row has come back,
  ///   moved or changed, or else which one is where a row has gone.
  /// - Complexity: That of the list's `undo(at:)`, and O(log *n*) in the number of rows.
  @discardableResult
  public mutating func undo(at time: Time) -> KeyEffects {
    let canUndo = rows.canUndo
    let effects = happened(at: time, keepingSight: true) { $0.rows.undo(at: time) }
    return KeyEffects(list: effects, announcement: canUndo ? announcement(undone: effects) : nil)
  }
}
