extension ConstraintSwipe {
  /// Shows the buttons of a side programmatically, like the article's `openCell`.
  ///
  /// A side with nothing to show stays closed, and a running pan continues; without `Correction.noEmptySide`, such a side
  /// opens, too. Opening a side ends a running pan; without `Correction.openEndsPan`, the pan continues from the open
  /// position.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    // If the content is already on its way there, starting again would only interrupt the motion.
    if cannotOpen(edge) || animated && isBound(for: .open(edge)) { return .none }
    return openCell(edge, animated: animated, at: time)
  }

  /// Shows part of a side's buttons for a moment, as a hint.
  ///
  /// Does nothing unless the row is closed and at rest, the side has buttons to show, and motion is not reduced.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    guard state == .resting(.closed), !reducesMotion, strips[edge].reach > 0 else { return .none }
    state = .settling(Settling(start: time, from: 0, caughtOffset: 0, rest: .closed, previewedEdge: edge))
    return SwipeEffects(startedMotion: true)
  }

  /// Hides the buttons programmatically.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    return go(to: .closed, animated: animated, notifies: false, at: time)
  }

  /// Handles a phase of a finger's press on a button, like the article's `buttonClicked:`; the row stays open.
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
  /// Without `Correction.tapCloses`, it selects an open row, too. While a finger holds the content, a tap does neither.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion()
    // While one finger drags the row, the tap of a second one neither selects nor closes it.
    return isHeld ? .none : handleTap(at: time)
  }

  /// Closes an open row that no finger holds, after any change in the table; without `Correction.closesWithTable`, the row
  /// stays open.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion()
    return handleTableChange(at: time)
  }
}
