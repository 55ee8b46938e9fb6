#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import InteractionHosting
  public import UIKit

  // What is typed into a row, and the keyboard that is typed on.

  extension ListHost {
    /// Makes room to scroll, and tells the table what a keyboard covers of it: it keeps the edited row in sight.
    func keyboardMoved(to screenFrame: CGRect) {
      let frame = collectionView.convert(screenFrame, from: nil)
      let height = max(0, collectionView.bounds.maxY - covered.bottom - frame.minY)
      let more = height - keyboardInset
      keyboardInset = height
      collectionView.contentInset.bottom += more
      hear(.keyboard(height: Double(height)))
    }

    /// Connects a text field to the row that is being edited: what is typed is the list's, and so is when it ends.
    ///
    /// Call it for the field of the edited row's cell, when the list reports `didBeginEditing`.
    ///
    /// - Parameter field: The field; it gets the list's text and the keyboard.
    /// - Complexity: O(1).
    public func beginTyping(in field: UITextField) {
      field.text = list.editedText
      field.addAction(
        UIAction(identifier: .typing) { [weak self] action in
          guard let self, let field = action.sender as? UITextField else { return }
          hear(.type(field.text ?? "", cursor: nil))
        }, for: .editingChanged)
      field.addAction(
        UIAction(identifier: .endingTyping) { [weak self] _ in
          guard let self, list.editedRow != nil else { return }
          hear(.endEditing)
        }, for: .editingDidEnd)
      field.becomeFirstResponder()
    }
  }

  extension ListHost {
    /// Lets a control in a row's cell do what the list's own control does: a button, a switch, a text field.
    ///
    ///     if list.kind(of: id) == .onOff { host.connect(cell.onOff, of: id) }
    ///
    /// Call it whenever a cell is filled; a control that is used again is connected to its row anew. Where a cell shows no control
    /// of its own in the place of the list's, a tap there is enough, and nothing need be connected; so it is with sliders.
    ///
    /// - Parameters:
    ///   - control: The control. When it is pressed or changed, the list hears of its own control; a field begins to be typed in.
    ///   - index: Which of the row's controls it is, from 0.
    ///   - row: The row's id.
    /// - Complexity: O(1).
    public func connect(_ control: UIControl, index: Int = 0, of row: RowID) {
      let isField = control is UITextField
      control.addAction(
        UIAction(identifier: .control) { [weak self] action in
          guard let self else { return }
          if list.editedRow != row || !isField { hear(.gesture(.control(row, index))) }
          if let field = action.sender as? UITextField, list.editedRow == row { beginTyping(in: field) }
        }, for: isField ? .editingDidBegin : .primaryActionTriggered)
    }
  }

  extension UIAction.Identifier {
    fileprivate static let control = UIAction.Identifier("InteractionUIKit.control")
    fileprivate static let typing = UIAction.Identifier("InteractionUIKit.typing")
    fileprivate static let endingTyping = UIAction.Identifier("InteractionUIKit.endingTyping")
  }
#endif
