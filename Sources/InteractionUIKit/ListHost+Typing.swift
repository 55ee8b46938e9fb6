#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  // The app's own controls in rows, and text fields that follow the list's editing.

  /// One of the app's text fields, and the row whose text is typed there.
  struct RowField {
    let row: RowID
    weak var field: UITextField?
  }

  extension ListHost {
    /// Connects a control in a row's cell, such as a button, a switch or a text field, to the list's own control.
    ///
    ///     host.connect(cell.field, of: id)
    ///     if host.list.kind(of: id).control == .onOff { host.connect(cell.onOff, of: id) }
    ///
    /// Call this method whenever a cell is filled, after its field has received the row's text; a reused control is connected
    /// to its new row. A cell without such a control needs no connection, because taps on the cell are enough; a slider never
    /// needs a connection.
    ///
    /// For typing, a row needs only a text field. When the list begins to edit the row, the field gets the keyboard and
    /// the text. The field shows the list's text, even after an undo, and the cursor keeps its place in the text.
    /// Return or the loss of the keyboard ends the edit; if the list ends it, the field loses the keyboard. While the row is
    /// not edited, the field gets no touches, because the list handles them.
    ///
    /// - Parameters:
    ///   - control: The control. Pressing or changing it has the same effect as a tap on the list's own control.
    ///   - index: The index of the control among the row's controls, from 0.
    ///   - row: The row's id.
    /// - Complexity: O(*k*) for *k* fields in cells.
    public func connect(_ control: UIControl, index: Int = 0, of row: RowID) {
      if let field = control as? UITextField { return connect(field: field, index: index, of: row) }
      control.addAction(
        UIAction(identifier: .control) { [weak self] _ in self?.send(.gesture(.control(row, index))) },
        for: .primaryActionTriggered)
    }

    private func connect(field: UITextField, index: Int, of row: RowID) {
      // The field's cell has been reused for another row.
      if typedField?.field === field, typedField?.row != row { dismissKeyboard() }
      fields.removeAll { $0.field == nil || $0.field === field || $0.row == row }
      fields.append(RowField(row: row, field: field))
      let actions: [(UIAction.Identifier, UIControl.Event, @MainActor (ListHost, UITextField) -> Void)] = [
        (.typingBegins, .editingDidBegin, { $0.typingBegan(in: $1, index: index, of: row) }),
        (.typing, .editingChanged, { $0.textChanged(in: $1, of: row) }),
        (.typingReturns, .editingDidEndOnExit, { $0.typingEnded(in: $1, of: row) }),
        (.typingEnds, .editingDidEnd, { $0.typingEnded(in: $1, of: row) }),
      ]
      for (identifier, event, action) in actions {
        field.addAction(
          UIAction(identifier: identifier) { [weak self] uiAction in
            if let self, let field = uiAction.sender as? UITextField { action(self, field) }
          }, for: event)
      }
      field.isUserInteractionEnabled = list.editedRow == row
      guard list.editedRow == row else { return }
      show(driver.table.editedText, in: field)
      // A new cell is not in a window yet, but it will be in the next frame.
      clock.start()
    }

    // MARK: From the field to the list

    /// Begins to edit a row whose field has become first responder before the list edits the row, for example after a
    /// key press; if the list does not edit the row, the field resigns.
    private func typingBegan(in field: UITextField, index: Int, of row: RowID) {
      guard list.editedRow != row else { return }
      send(.gesture(.control(row, index)))
      // If the list has no such control, a tap on the row begins to edit the row's text.
      if list.editedRow != row { send(.gesture(.tap(row))) }
      if list.editedRow != row { field.resignFirstResponder() }
    }

    private func textChanged(in field: UITextField, of row: RowID) {
      if isTyping(in: field, of: row) { send(.type(field.text ?? "", cursor: field.innerCursor)) }
    }

    /// Ends the edit of the field's row, but not during an update, because the field gets the keyboard back afterward.
    private func typingEnded(in field: UITextField, of row: RowID) {
      if !isUpdating, isTyping(in: field, of: row) { send(.endEditing) }
    }

    private func isTyping(in field: UITextField, of row: RowID) -> Bool {
      typedField?.field === field && typedField?.row == row && list.editedRow == row
    }

    // MARK: From the list to the field

    /// Gives the keyboard to the field of the edited row and shows the list's text in it, or dismisses the keyboard.
    ///
    /// Does nothing during an update; `show(at:)` calls it again afterward.
    func followTyping() {
      if !isUpdating { followTyping(rowsAreShown: true) }
    }

    /// Does what `followTyping()` does, even during an update.
    ///
    /// - Parameter rowsAreShown: Whether the collection view shows the list's current rows; until then the edited row
    ///   may have no cell.
    func followTyping(rowsAreShown: Bool) {
      guard let row = list.editedRow, let field = fields.first(where: { $0.row == row })?.field else {
        if typedField != nil, list.editedRow == nil || rowsAreShown && list.editedRow != typedField?.row {
          dismissKeyboard()
        }
        return
      }
      if typedField?.field !== field || typedField?.row != row || !field.isFirstResponder {
        makeFirstResponder(field, of: row)
      }
      guard let text = list.editedText, text != field.text else { return }
      let editedText = EditedText(row: row, text: field.text ?? "", cursor: field.innerCursor ?? .max)
      show(editedText.replacingText(with: text), in: field)
    }

    private func show(_ editedText: EditedText?, in field: UITextField) {
      field.text = editedText?.text
      // UIKit has put the cursor at the end.
      if let editedText, editedText.cursor < editedText.text.count {
        field.moveCursor(after: editedText.text.prefix(editedText.cursor))
      }
    }

    /// Makes a row's text field first responder, if it can be, and lets it receive touches.
    private func makeFirstResponder(_ field: UITextField, of row: RowID) {
      let previousField = typedField?.field
      typedField = RowField(row: row, field: field)
      field.isUserInteractionEnabled = true
      // UIKit asks the previous field to resign, but not if this field cannot have the keyboard yet.
      let hasKeyboard = field.becomeFirstResponder()
      guard let previousField, previousField !== field else { return }
      if !hasKeyboard { previousField.resignFirstResponder() }
      previousField.isUserInteractionEnabled = false
    }

    /// Dismisses the keyboard, and leaves touches in its field to the list.
    private func dismissKeyboard() {
      let field = typedField?.field
      typedField = nil
      field?.resignFirstResponder()
      field?.isUserInteractionEnabled = false
    }
  }

  extension UITextField {
    /// The number of characters before the cursor, or before the end of the selection; nil if that is the end of the
    /// text, or if there is no cursor.
    fileprivate var innerCursor: Int? {
      guard let text, let position = selectedTextRange?.end else { return nil }
      // UIKit counts UTF-16 units.
      let index = String.Index(utf16Offset: offset(from: beginningOfDocument, to: position), in: text)
      return index < text.endIndex ? text[..<index].count : nil
    }

    fileprivate func moveCursor(after prefix: Substring) {
      guard let cursor = position(from: beginningOfDocument, offset: prefix.utf16.count) else { return }
      selectedTextRange = textRange(from: cursor, to: cursor)
    }
  }

  extension UIAction.Identifier {
    fileprivate static let control = UIAction.Identifier("InteractionUIKit.control")
    fileprivate static let typingBegins = UIAction.Identifier("InteractionUIKit.typingBegins")
    fileprivate static let typing = UIAction.Identifier("InteractionUIKit.typing")
    fileprivate static let typingReturns = UIAction.Identifier("InteractionUIKit.typingReturns")
    fileprivate static let typingEnds = UIAction.Identifier("InteractionUIKit.typingEnds")
  }
#endif
