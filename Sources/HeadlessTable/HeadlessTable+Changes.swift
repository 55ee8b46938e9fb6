// How time passes, how events are handled, and how gestures and scrolling keep up with the rows.
//
// Public methods only forward to methods without `@discardableResult`, which call only one another. So the compiler finds each
// place that would lose an event's effects.

extension HeadlessTable {
  /// Lets time pass, handles an event, and updates gesture and scrolling to match the rows.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - keepsSight: Whether rows may change other than by being dragged. If so, the rows in sight stay put, and
  ///     everything is redrawn.
  ///   - event: Handles the event.
  /// - Returns: The effects of both, in this order.
  mutating func perform(
    at time: Time, keepingSight keepsSight: Bool = false, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    var effects = timePassed(until: time)
    effects.add(apply(at: time, keepingSight: keepsSight, event))
    return effects
  }

  /// Handles an event at a time to which the table has advanced, and updates gesture and scrolling to match the rows.
  mutating func apply(
    at time: Time, keepingSight keepsSight: Bool, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    if keepsSight { drawn.isOutdated = true }
    let edges = keepsSight ? referenceRows(at: time) : .none
    let caused = event(&self)
    keepInStep(with: caused, edges, at: time)
    return caused
  }

  /// Keeps the rows in sight where they were, and updates gesture and scrolling to match the rows.
  private mutating func keepInStep(with effects: ListEffects, _ edges: ReferenceRows, at time: Time) {
    if effects.changesRows || effects.changesHeights { keepInSight(edges, update: effects.update, at: time) }
    if !effects.changesRows, effects.changesHeights { rowsChanged(by: effects, at: time) }
    listChanged(by: effects, at: time)
  }

  /// Handles what the passing of time causes, then removes finished motions.
  @inlinable mutating func timePassed(until time: Time) -> ListEffects {
    let effects = waits ? wait(until: time) : .none
    tidy(at: time)
    return effects
  }

  /// Removes the motions that have ended.
  @inlinable mutating func tidy(at time: Time) {
    rows.advance(to: time)
    if scroll.movesByItself { scroll.advance(to: time, contentHeight: rows.contentHeight) }
  }

  /// Updates gesture and scrolling to match the rows.
  @inlinable mutating func listChanged(by effects: ListEffects, at time: Time) {
    if !effects.update.isEmpty { drawn.isOutdated = true }
    if effects.changesRows { rowsChanged(by: effects, at: time) }
    if scroll.scrollsForHold, rows.liftedRow == nil { scroll.stopForHold(at: time) }
    if rows.editedRow != keyboard.revealedRow { editedRowChanged(at: time) }
  }

  /// Lets go of a row that no longer shows, and brings the content back from beyond its new end, along with the travelling
  /// rows.
  @usableFromInline mutating func rowsChanged(by effects: ListEffects, at time: Time) {
    if let row = fingers.state.row, rows.position(of: row) == nil { fingers.state = fingers.state.withoutRow }
    if let row = touched?.row, rows.position(of: row) == nil { touched = nil }
    if let row = wheel.row, rows.position(of: row) == nil {
      releaseScroll(velocity: 0, at: time)
      forgetWheel()
    }
    followTarget(isFollowing: !reducesMotion, at: time)
    if keyboard.keptFocus != nil { focusFollows(effects.update) }
    scroll.contentChanged(contentHeight: rows.contentHeight, isFollowing: !reducesMotion, at: time)
    revealUnfolded(by: effects, at: time)
  }
}
