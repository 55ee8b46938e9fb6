// The passing of time, the handling of events, and the effects of changed rows on gestures and scrolling.
//
// Public methods only forward to methods without `@discardableResult`, which call only one another, so the compiler
// finds each place that would lose an event's effects.

extension HeadlessTable {
  /// Advances to a moment, handles an event, and updates the gesture and the scrolling to match the rows.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - keepsSight: Whether the event may do more to rows than drag them. If so, the rows in sight stay put, and everything is
  ///     redrawn.
  ///   - event: The closure that handles the event.
  /// - Returns: The effects of the time that has passed, followed by those of the event.
  mutating func perform(
    at time: Time, keepingSight keepsSight: Bool = false, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    var effects = timePassed(until: time)
    effects.add(apply(at: time, keepingSight: keepsSight, event))
    return effects
  }

  /// Handles an event at a time to which the table has already advanced, and updates the gesture and the scrolling to
  /// match the rows.
  mutating func apply(
    at time: Time, keepingSight keepsSight: Bool, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    if keepsSight { drawn.isOutdated = true }
    let references = keepsSight ? referenceRows(at: time) : .none
    let caused = event(&self)
    synchronize(with: caused, references, at: time)
    return caused
  }

  /// Keeps the rows in sight where they were, and updates the gesture and the scrolling to match the rows.
  private mutating func synchronize(with effects: ListEffects, _ references: ReferenceRows, at time: Time) {
    if effects.changesRows || effects.changesHeights { keepInSight(references, update: effects.update, at: time) }
    if !effects.changesRows, effects.changesHeights { rowsChanged(by: effects, at: time) }
    listChanged(by: effects, at: time)
  }

  /// Handles the effects of the passing of time, and then removes finished motions.
  @inlinable mutating func timePassed(until time: Time) -> ListEffects {
    let effects = awaitsTime ? wait(until: time) : .none
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
    if scroll.scrollsForHold, rows.liftedRow == nil { scroll.stopForHold(at: time) }
    if rows.editedRow != keyboard.revealedRow { editedRowChanged(at: time) }
  }

  /// Releases a row that is no longer visible, and brings the content back from beyond its new end as the rows travel.
  @usableFromInline mutating func rowsChanged(by effects: ListEffects, at time: Time) {
    if let row = fingers.state.row, rows.position(of: row) == nil { fingers.state = fingers.state.withoutRow }
    if let row = touched?.row, rows.position(of: row) == nil { touched = nil }
    if let row = wheel.row, rows.position(of: row) == nil {
      releaseScroll(velocity: 0, at: time)
      forgetWheel()
    }
    followTarget(isFollowing: !reducesMotion, at: time)
    if keyboard.keptFocus != nil { updateFocus(effects.update) }
    scroll.contentChanged(contentHeight: rows.contentHeight, isFollowing: !reducesMotion, at: time)
    revealUnfolded(by: effects, at: time)
  }
}
