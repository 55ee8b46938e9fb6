extension ConstraintSwipe {
  /// Shows the buttons of a side, from code: the article's `openCell`.
  ///
  /// A side without buttons stays closed; without `Correction.noEmptySide` it counts as open. A pan that is going on is over;
  /// without `Correction.openEndsPan` it goes on from there.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    if corrections.contains(.noEmptySide) && strips[edge].isEmpty { return .none }
    if case .held(let hold) = state, !corrections.contains(.openEndsPan) {
      return openHeld(edge, hold, animated: animated, at: time)
    }
    return go(to: .open(edge), .request(animated: animated), at: time)
  }

  /// Shows the buttons of a side under a finger, as the article does: translations add to them from then on.
  private mutating func openHeld(
    _ edge: SwipeEdge, _ hold: Hold, animated: Bool, at time: Time
  ) -> SwipeEffects {
    let rest = Rest.open(edge)
    let notice = corrections.contains(.noticeOnChange) && rest != hold.rest ? rest.notice : nil
    let opened = Hold(
      origin: hold.origin, caught: hold.caught, offset: hold.offset, rest: rest, counted: hold.counted,
      isHorizontal: hold.isHorizontal, lock: SideLock(options.locksSide, caughtAt: strips.offset(of: rest)))
    state = .snapping(opened, start: time, to: rest)
    let target = strips.offset(of: rest)
    let moves = animated && !reducesMotion && (hold.caught != target || hold.offset != target)
    if !moves { landSnap() }
    return SwipeEffects(notice, startedMotion: moves)
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

  /// Hides the buttons, from code.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func close(animated: Bool = true, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    return go(to: .closed, .request(animated: animated), at: time)
  }

  /// Handles a finger on a button, the article's `buttonClicked:`; the row stays open.
  ///
  /// A press counts where the finger is lifted inside a button that shows, unless it touched the button while that was on
  /// its way out.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    let isPressed = buttonTouch.isPressed(
      phase, edge, index, isShown: isShown(edge, index, at: time), isClosing: isClosing(edge, at: time))
    return isPressed ? SwipeEffects(.didPress(edge, index)) : .none
  }

  /// Handles a tap on the content: selects a closed row, closes an open one.
  ///
  /// A row that a finger holds does nothing.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    // A second finger's tap on a row that the first one drags belongs to neither.
    guard !isHeld else { return .none }
    guard rest != .closed, corrections.contains(.tapCloses) else { return SwipeEffects(.didSelect) }
    return go(to: .closed, .request(animated: true), at: time)
  }

  /// Closes an open row that no finger holds, because another row opens, or the table scrolls or is tapped.
  ///
  /// - Complexity: O(1).
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    finishMotion(at: time)
    guard corrections.contains(.closesWithTable), !isHeld, rest != .closed else { return .none }
    return go(to: .closed, .table, at: time)
  }
}
