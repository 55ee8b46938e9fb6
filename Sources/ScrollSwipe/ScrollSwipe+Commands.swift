extension ScrollSwipe {
  /// Shows the buttons of a side programmatically, like the library's `openSide:animated:`.
  ///
  /// A side that cannot open stays closed. In a row driven by a real scroll view, the scroll view must move to
  /// `targetContentOffset`.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    guard canOpen(edge) else { return .none }
    return SwipeableTableViewCell.openSide(&self, edge, animated: animated, at: time)
  }

  /// Shows part of a side's buttons for a moment, as a hint.
  ///
  /// Does nothing unless the row is closed, at rest and not driven by a real scroll view, the side can open, and motion is not
  /// reduced.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    guard state == .resting(.closed), !reducesMotion,
      let settling = ScrollSettling(from: 0, to: 0, by: strips[edge].preview(leg: options.previewLeg), at: time)
    else { return .none }
    state = .settling(settling, .closed)
    containers?.markScrolled()
    return SwipeEffects(startedMotion: true)
  }

  /// Hides the buttons programmatically, like the library's `close`.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    return SwipeableTableViewCell.close(&self, animated: animated, at: time)
  }

  /// Handles a phase of a finger's press on a button; the row stays open.
  ///
  /// A press counts if the finger lifts inside the visible button, unless `isClosing(_:at:)` was true for the side when it
  /// touched the button, or the button's action has been replaced since.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    finishMotion()
    return updateButtonTouch(edge, index, phase, at: time) ? SwipeEffects(.didPress(edge, index)) : .none
  }

  /// Handles a tap on the content, which selects a closed row and closes an open one.
  ///
  /// While a finger holds the content, a tap does neither.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion()
    // While one finger drags the row, the tap of a second one neither selects nor closes it.
    guard !isHeld else { return .none }
    return isOpen ? SwipeableTableViewCell.close(&self, animated: true, at: time) : SwipeEffects(.didSelect)
  }

  /// Closes an open row that no finger holds, after any change in the table, like the library's close event.
  ///
  /// Without `Correction.closesWithTable`, only `otherRowOpened` closes the row, and under the article's rules nothing does.
  /// Without `Correction.closesOnlyOpen`, even a closed row, or one that a finger holds, is moved to the closed position.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion()
    return isCloseEvent(change) ? handleCloseEvent(at: time) : .none
  }
}
