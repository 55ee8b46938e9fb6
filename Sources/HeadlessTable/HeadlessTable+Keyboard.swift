extension HeadlessTable {
  /// Makes room for a keyboard at the bottom, and scrolls the row that is edited into what is left.
  ///
  /// - Parameters:
  ///   - height: The keyboard's height in points, 0 when it has gone; what is negative or not finite becomes 0.
  ///   - time: The moment at which the content begins to move.
  /// - Returns: What time alone has brought before.
  /// - Complexity: O(log *n*) in the number of rows.
  @discardableResult
  public mutating func showKeyboard(height: Double, at time: Time) -> ListEffects {
    happened(at: time) {
      $0.keyboard.height = max(0, height.madeFinite)
      $0.makeRoomForKeyboard(at: time)
      return .none
    }
  }

  /// How much of the table a keyboard covers at the bottom, in points: at most the table's height.
  public var keyboardHeight: Double { min(keyboard.height, size.height) }

  /// Makes room for the keyboard, and shows the edited row in what is left.
  mutating func makeRoomForKeyboard(at time: Time) {
    scroll.bottomInset = keyboardHeight
    scroll.keepHeld(contentHeight: rows.contentHeight)
    followTarget(isFollowing: !reducesMotion, at: time)
    if let row = rows.editedRow {
      reveal(row, at: time)
    } else {
      scroll.comeBack(contentHeight: rows.contentHeight, at: time)
    }
  }

  /// Keeps the edited row in sight when it has become another one.
  @usableFromInline mutating func editedRowChanged(at time: Time) {
    keyboard.revealedRow = rows.editedRow
    keyboard.typed = nil
    if let row = keyboard.revealedRow { reveal(row, at: time) }
  }
}
