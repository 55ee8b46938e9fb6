// How time passes, something happens, and gesture and scrolling stay in step with the rows.
//
// Public methods only forward to those that carry no `@discardableResult`, and these only to one another: the compiler
// finds each place that would lose what an event has caused.

extension HeadlessTable {
  /// Lets time pass, then something happen, and keeps gesture and scrolling in step with the rows.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - keepsSight: Whether rows may change by more than being dragged: what is in sight stays where it is then, and all
  ///     of it is drawn anew.
  ///   - event: What happens.
  /// - Returns: What both have caused, in this order.
  mutating func happened(
    at time: Time, keepingSight keepsSight: Bool = false, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    var effects = timePassed(until: time)
    effects.add(changed(at: time, keepingSight: keepsSight, event))
    return effects
  }

  /// Lets something happen once time has passed, and keeps gesture and scrolling in step with the rows.
  mutating func changed(
    at time: Time, keepingSight keepsSight: Bool, _ event: (inout Self) -> ListEffects
  ) -> ListEffects {
    if keepsSight { drawn.isOutdated = true }
    let edges = keepsSight ? sightEdges(at: time) : .none
    let caused = event(&self)
    keepInStep(with: caused, edges, at: time)
    return caused
  }

  /// Keeps what was in sight there, and gesture and scrolling in step with the rows.
  private mutating func keepInStep(with effects: ListEffects, _ edges: SightEdges, at time: Time) {
    if effects.changesRows || effects.changesHeights { keepInSight(edges, update: effects.update, at: time) }
    if !effects.changesRows, effects.changesHeights { rowsChanged(by: effects, at: time) }
    listChanged(by: effects, at: time)
  }

  /// Handles what time alone has brought, then tidies up.
  @inlinable mutating func timePassed(until time: Time) -> ListEffects {
    let effects = waits ? wait(until: time) : .none
    tidy(at: time)
    return effects
  }

  /// Tidies up what is over by now.
  @inlinable mutating func tidy(at time: Time) {
    rows.advance(to: time)
    if scroll.movesByItself { scroll.advance(to: time, contentHeight: rows.contentHeight) }
  }

  /// Keeps gesture and scrolling in step with the rows.
  @inlinable mutating func listChanged(by effects: ListEffects, at time: Time) {
    if !effects.update.isEmpty { drawn.isOutdated = true }
    if effects.changesRows { rowsChanged(by: effects, at: time) }
    if scroll.scrollsForHold, rows.liftedRow == nil { scroll.stopForHold(at: time) }
    if rows.editedRow != keyboard.revealedRow { editedRowChanged(at: time) }
  }

  /// Lets go of a row that is gone, and brings the content back from beyond its new end, together with rows that travel.
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
