extension ScrollSwipe {
  /// Shows the buttons of a side, called from code: the library's `openSide:animated:`.
  ///
  /// A side without buttons stays closed. A row driven by a real scroll view does not move itself:
  /// `targetContentOffset` says where the scroll view must go.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    guard canOpen(edge) else { return .none }
    return SwipeableTableViewCell.openSide(&self, edge, animated: animated, at: time)
  }

  /// Shows some of the buttons of a side for a moment, as a hint; does nothing in a row driven by a real scroll view.
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

  /// Hides the buttons, called from code: the library's `close`.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion()
    return SwipeableTableViewCell.close(&self, animated: animated, at: time)
  }

  /// Handles a finger on a button; the row stays open.
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
    guard !isHeld else { return .none }
    return isOpen ? SwipeableTableViewCell.close(&self, animated: true, at: time) : SwipeEffects(.didSelect)
  }

  /// Closes an open row that no finger holds, because another row opens, or the table scrolls or is tapped: the library's
  /// close event.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion()
    return isCloseEvent(change) ? handleCloseEvent(at: time) : .none
  }
}
