#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  // Controls of the app's own in rows, and what is typed in them. The list says where is typed, and what: fields follow it.

  /// A text field of the app's, and the row whose text is typed there.
  struct RowField {
    let row: RowID
    weak var field: UITextField?
  }

  extension ListHost {
    /// Lets a control in a row's cell do what the list's own control does: a button, a switch, a text field.
    ///
    ///     host.connect(cell.field, of: id)
    ///     if list.kind(of: id).control == .onOff { host.connect(cell.onOff, of: id) }
    ///
    /// Call it whenever a cell is filled, after its field has got the row's text; a control that is used again is connected to its
    /// row anew. Where a cell shows no control of its own in the place of the list's, a tap there is enough, and nothing need be
    /// connected; so it is with sliders.
    ///
    /// A text field is all that a row needs to be typed in. When the list begins to edit the row, the field gets the keyboard and
    /// the text; it shows what the list has, also after undoing, and the cursor stays by the words that it was at; Return, and
    /// the loss of the keyboard, end the edit, and where the list ends it, the keyboard goes. Until then the field has no
    /// touches of its own: they are the list's.
    ///
    /// - Parameters:
    ///   - control: The control. When it is pressed or changed, the list hears of its own control.
    ///   - index: Which of the row's controls it is, from 0.
    ///   - row: The row's id.
    /// - Complexity: O(*k*) for *k* fields in cells.
    public func connect(_ control: UIControl, index: Int = 0, of row: RowID) {
      if let field = control as? UITextField { return connect(field: field, index: index, of: row) }
      control.addAction(
        UIAction(identifier: .control) { [weak self] _ in self?.hear(.gesture(.control(row, index))) },
        for: .primaryActionTriggered)
    }

    private func connect(field: UITextField, index: Int, of row: RowID) {
      // Its cell has been taken for another row.
      if typed?.field === field, typed?.row != row { leaveField() }
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
          UIAction(identifier: identifier) { [weak self] sent in
            if let self, let field = sent.sender as? UITextField { action(self, field) }
          }, for: event)
      }
      field.isUserInteractionEnabled = list.editedRow == row
      guard list.editedRow == row else { return }
      show(driver.table.editedText, in: field)
      // The cell is in no window yet; in the next frame it is.
      clock.start()
    }

    // MARK: The field tells

    /// A field has got the keyboard by itself, by a key for instance; it keeps it where the list begins to edit its row.
    private func typingBegan(in field: UITextField, index: Int, of row: RowID) {
      guard list.editedRow != row else { return }
      hear(.gesture(.control(row, index)))
      // Where the list has no such control, the text is the row.
      if list.editedRow != row { hear(.gesture(.tap(row))) }
      if list.editedRow != row { field.resignFirstResponder() }
    }

    private func textChanged(in field: UITextField, of row: RowID) {
      if isTyped(in: field, of: row) { hear(.type(field.text ?? "", cursor: field.innerCursor)) }
    }

    /// An end is that of the edit that began in the field; what an update takes the keyboard from, gets it back.
    private func typingEnded(in field: UITextField, of row: RowID) {
      if !isUpdating, isTyped(in: field, of: row) { hear(.endEditing) }
    }

    private func isTyped(in field: UITextField, of row: RowID) -> Bool {
      typed?.field === field && typed?.row == row && list.editedRow == row
    }

    // MARK: The list tells

    /// Lets the keyboard be where the list types, and the field show what the list has.
    func followTyping() {
      if !isUpdating { followTyping(rowsAreShown: true) }
    }

    /// Likewise, in an update, too.
    ///
    /// - Parameter rowsAreShown: Whether the collection view has the list's rows; before, the edited one may have no cell yet.
    func followTyping(rowsAreShown: Bool) {
      guard let row = list.editedRow, let field = fields.first(where: { $0.row == row })?.field else {
        if typed != nil, list.editedRow == nil || rowsAreShown && list.editedRow != typed?.row { leaveField() }
        return
      }
      if typed?.field !== field || typed?.row != row || !field.isFirstResponder { enter(field, of: row) }
      guard let text = list.editedText, text != field.text else { return }
      show(EditedText(row: row, text: field.text ?? "", cursor: field.innerCursor ?? .max).moved(to: text), in: field)
    }

    private func show(_ edited: EditedText?, in field: UITextField) {
      field.text = edited?.text
      // UIKit has put the cursor at the end.
      if let edited, edited.cursor < edited.text.count { field.moveCursor(behind: edited.text.prefix(edited.cursor)) }
    }

    private func enter(_ field: UITextField, of row: RowID) {
      let before = typed?.field
      typed = RowField(row: row, field: field)
      field.isUserInteractionEnabled = true
      // UIKit asks the one before to resign; where this one cannot have the keyboard yet, nobody does.
      let hasKeyboard = field.becomeFirstResponder()
      guard let before, before !== field else { return }
      if !hasKeyboard { before.resignFirstResponder() }
      before.isUserInteractionEnabled = false
    }

    private func leaveField() {
      let left = typed?.field
      typed = nil
      left?.resignFirstResponder()
      left?.isUserInteractionEnabled = false
    }
  }

  extension UITextField {
    /// How many characters are before the cursor, or before the end of what is selected; nil at the text's end.
    fileprivate var innerCursor: Int? {
      guard let text, let place = selectedTextRange?.end else { return nil }
      // UIKit counts units of UTF-16.
      let index = String.Index(utf16Offset: offset(from: beginningOfDocument, to: place), in: text)
      return index < text.endIndex ? text[..<index].count : nil
    }

    fileprivate func moveCursor(behind words: Substring) {
      guard let place = position(from: beginningOfDocument, offset: words.utf16.count) else { return }
      selectedTextRange = textRange(from: place, to: place)
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
