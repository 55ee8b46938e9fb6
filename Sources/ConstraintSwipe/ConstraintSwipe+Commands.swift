extension ConstraintSwipe {
  /// Shows the buttons of a side, called from code: the article's `openCell`.
  ///
  /// A side without buttons stays closed; without `Correction.noEmptySide` it counts as open. Ends an ongoing
  /// pan; without `Correction.openEndsPan` the pan continues from there.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    // Already on its way there; starting again would only bounce twice.
    if refuses(edge) || animated && isGoing(to: .open(edge)) { return .none }
    return openCell(edge, animated: animated, at: time)
  }

  /// Shows some of the buttons of a side for a moment, as a hint.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    guard state == .resting(.closed), !reducesMotion, strips[edge].reach > 0 else { return .none }
    state = .settling(Settling(start: time, from: 0, caught: 0, rest: .closed, hint: edge))
    return SwipeEffects(startedMotion: true)
  }

  /// Hides the buttons, called from code.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    return go(to: .closed, animated: animated, notifies: false, at: time)
  }

  /// Handles a finger on a button, the article's `buttonClicked:`; the row stays open.
  ///
  /// A press counts if the finger is lifted inside a visible button, unless it touched the button while that was on its way
  /// out.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    finishMotion()
    return updateButtonTouch(edge, index, phase, at: time) ? SwipeEffects(.didPress(edge, index)) : .none
  }

  /// Handles a tap on the content: selects a closed row, closes an open one.
  ///
  /// A row that a finger holds does nothing.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion()
    // A second finger's tap on a row that the first one is dragging does nothing.
    return isHeld ? .none : tapped(at: time)
  }

  /// Closes an open row that no finger holds, because another row opens, or the table scrolls or is tapped.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion()
    return closeWithTable(at: time)
  }
}
