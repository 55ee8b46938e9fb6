extension HeadlessTable {
  /// Makes room for a keyboard at the bottom, and scrolls the edited row, if there is one, into the remaining space.
  ///
  /// - Parameters:
  ///   - height: The keyboard's height in points, 0 if it is hidden; clamped to 0...10⁹, and NaN becomes 0.
  ///   - time: The time when the content begins to move.
  /// - Returns: The effects of the time that has passed.
  /// - Complexity: As for `advance(to:)`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func showKeyboard(height: Double, at time: Time) -> ListEffects {
    perform(at: time) {
      $0.keyboard.height = max(0, height.madeFinite)
      $0.makeRoomForKeyboard(at: time)
      return .none
    }
  }

  /// The height that the keyboard covers at the bottom of the table, in points; at most the table's height.
  public var keyboardHeight: Double { min(keyboard.height, size.height) }

  /// Makes room for the keyboard, and scrolls the edited row into the remaining space; if there is none, content beyond an end
  /// springs back.
  mutating func makeRoomForKeyboard(at time: Time) {
    scroll.bottomInset = keyboardHeight
    scroll.keepUnderFinger(contentHeight: rows.contentHeight)
    followTarget(animated: !reducesMotion, at: time)
    if let row = rows.editedRow {
      reveal(row, at: time)
    } else {
      scroll.springBack(animated: movesAreAnimated, contentHeight: rows.contentHeight, at: time)
    }
  }

  /// Adapts to a change of the edited row, and scrolls the new one, if there is one, into sight.
  @usableFromInline mutating func editedRowChanged(at time: Time) {
    keyboard.revealedRow = rows.editedRow
    keyboard.typedText = nil
    if let row = keyboard.revealedRow { reveal(row, at: time) }
  }
}
