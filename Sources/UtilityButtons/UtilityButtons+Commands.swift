extension UtilityButtons {
  /// Shows the buttons of a side programmatically.
  ///
  /// A side that may not open, or has nothing to show, stays closed; without `Correction.noEmptySide`, a side with nothing to
  /// show counts as open if it may open and the rules allow buttons there. Under ZCJTableViewCell's rules without
  /// `Correction.movesFromCode`, a closed row stays closed. In a row driven by a real scroll view, the scroll view must move to
  /// `targetContentOffset`.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    canRest(on: edge) ? request(.open(edge), animated: animated, at: time) : .none
  }

  /// Shows part of a side's buttons for a moment, as a hint.
  ///
  /// Does nothing unless the row is closed, at rest and not driven by a real scroll view, the side can open, motion is not
  /// reduced and, under ZCJTableViewCell's rules, `Correction.movesFromCode` is on.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    guard state == .resting(.closed), scrollsFromCode, !reducesMotion, canOpen(edge),
      let settling = ScrollSettling(from: 0, to: 0, by: strips[edge].preview(leg: options.previewLeg), at: time)
    else { return .none }
    // A cell is laid out before it scrolls.
    if !isLaidOut { didLayOut() }
    state = .settling(settling, .closed)
    return SwipeEffects(startedMotion: true)
  }

  /// Hides the buttons programmatically, like the library's `hideUtilityButtonsAnimated:`.
  ///
  /// Under ZCJTableViewCell's rules without `Correction.movesFromCode`, an open row stays open.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    request(.closed, animated: animated, at: time)
  }

  /// Handles a phase of a finger's press on a button; the row stays open.
  ///
  /// A press counts if the finger lifts inside the visible button, unless `isClosing(_:at:)` was true for the side when it
  /// touched the button, or the button's action has been replaced since. Without `Correction.pressOnRelease`, under
  /// SWTableViewCell's rules, the touch itself counts, as with the article's `UIControlEventTouchDown`, unless
  /// `isClosing(_:at:)` is true for the side.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    finishMotion()
    let isPressed =
      controlEvents == .down
      ? phase == .down && isShown(edge: edge, index: index, at: time) && !isClosing(edge, at: time)
      : updateButtonTouch(edge, index, phase, at: time)
    return isPressed ? SwipeEffects(.didPress(edge, index)) : .none
  }

  /// Handles a tap on the content, which selects a closed row and closes an open one.
  ///
  /// While a finger holds the content, or under ZCJTableViewCell's rules without `Correction.movesFromCode`, a tap does
  /// neither.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion()
    // While one finger drags the row, the tap of a second one neither selects nor closes it.
    guard !isHeld, scrollsFromCode else { return .none }
    return Article.scrollViewPressed(&self, at: time)
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

  /// Moves the content to a resting position, programmatically or after a tap, unless `scrollsFromCode` is false.
  mutating func request(_ rest: Rest, animated: Bool, at time: Time) -> SwipeEffects {
    finishMotion()
    return scrollsFromCode ? scrollFromCode(to: rest, animated: animated, at: time) : .none
  }
}
