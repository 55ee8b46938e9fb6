// The passing of time, the handling of events, and the effects of changed rows on gestures and scrolling.
//
// Only public methods are `@discardableResult`. The others call one another, so the compiler finds the places where they
// would lose effects.

extension HeadlessTable {
  /// Advances to a moment, handles an event, and updates the gesture and the scrolling to match the rows.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - keepsRowsInPlace: Whether to keep the rows in sight in place and to redraw everything, as for events that may insert,
  ///     remove or resize rows.
  ///   - event: The closure that handles the event.
  /// - Returns: The effects of the time that has passed, followed by those of the event.
  mutating func perform(
    at time: Time, keepingRowsInPlace keepsRowsInPlace: Bool = false, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    var effects = timePassed(until: time)
    effects.add(apply(at: time, keepingRowsInPlace: keepsRowsInPlace, event))
    return effects
  }

  /// Handles an event at a time to which the table has already advanced, and updates the gesture and the scrolling to
  /// match the rows.
  mutating func apply(
    at time: Time, keepingRowsInPlace keepsRowsInPlace: Bool, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    if keepsRowsInPlace { drawn.isOutdated = true }
    let references = keepsRowsInPlace ? referenceRows(at: time) : .none
    let effects = event(&self)
    synchronize(with: effects, keeping: references, at: time)
    return effects
  }

  /// Keeps the reference rows, if any, where they were, and updates the gesture and the scrolling to match the rows.
  private mutating func synchronize(with effects: ListEffects, keeping references: ReferenceRows, at time: Time) {
    if effects.changesRows || effects.changesHeights { keepInPlace(references, update: effects.update, at: time) }
    if !effects.changesRows, effects.changesHeights { rowsChanged(by: effects, at: time) }
    listChanged(by: effects, at: time)
  }

  /// Handles the effects of the passing of time, and then removes finished motions.
  @inlinable mutating func timePassed(until time: Time) -> ListEffects {
    let effects = awaitsTime ? reportPassedTime(until: time) : .none
    removeEndedMotions(at: time)
    return effects
  }

  /// Removes the motions that have ended.
  @inlinable mutating func removeEndedMotions(at time: Time) {
    rows.advance(to: time)
    if scroll.hasMotion { scroll.advance(to: time, contentHeight: rows.contentHeight) }
  }

  /// Updates the gesture and the scrolling to match the rows.
  @inlinable mutating func listChanged(by effects: ListEffects, at time: Time) {
    if !effects.update.isEmpty { drawn.isOutdated = true }
    if effects.changesRows { rowsChanged(by: effects, at: time) }
    if scroll.scrollsForHold, rows.liftedRow == nil { scroll.stopScrollingForHold(at: time) }
    if rows.editedRow != keyboard.revealedRow { editedRowChanged(at: time) }
  }

  /// Ends gestures on rows that have disappeared, and adapts the scrolling and the focus to the changed rows.
  @usableFromInline mutating func rowsChanged(by effects: ListEffects, at time: Time) {
    if let row = fingers.state.row, rows.position(of: row) == nil { fingers.state = fingers.state.withoutRow }
    if let row = touchedRow?.row, rows.position(of: row) == nil { touchedRow = nil }
    if let row = wheel.row, rows.position(of: row) == nil {
      releaseScroll(velocity: 0, at: time)
      forgetWheel()
    }
    followTarget(animated: !reducesMotion, at: time)
    if keyboard.keptFocus != nil { updateFocus(effects.update) }
    scroll.contentChanged(contentHeight: rows.contentHeight, animated: !reducesMotion, at: time)
    revealUnfolded(by: effects, at: time)
  }
}
