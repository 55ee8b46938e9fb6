// Handling touches.

extension HeadlessTable {
  /// Handles one report about one finger; reports may arrive in any order.
  ///
  ///     let effects = table.touch(TouchEvent(.down, location: Vector(280, 60)), at: now)
  ///     for notice in effects.notices { print(notice.name) }
  ///
  /// - Parameters:
  ///   - event: The finger, its location, and whether it touches, moves, lifts or is cancelled.
  ///   - time: The time of the report.
  /// - Returns: The effects of the time that has passed, followed by those of the report.
  /// - Complexity: O(1) while a finger drags a row or scrolls; otherwise as for the list's `handle(_:at:)` and `openRows`, plus
  ///   O(log *n*) in the number of rows.
  @discardableResult @inlinable
  public mutating func touch(_ event: TouchEvent, at time: Time) -> ListEffects { handle(event, at: time) }

  @inlinable mutating func handle(_ event: TouchEvent, at time: Time) -> ListEffects {
    // Moved fingers send the most events, so they are handled without the work that only other events need. Unless the finger
    // is undecided or `awaitsTime` is true, the event does not depend on the passing of time, and no rows have to be kept in
    // place.
    guard event.phase == .moved, !awaitsTime else { return advanceAndHandle(event, at: time) }
    if case .undecided = fingers.state { return advanceAndHandle(event, at: time) }
    removeEndedMotions(at: time)
    let effects = dispatch(event, at: time)
    listChanged(by: effects, at: time)
    return effects
  }

  /// Advances to the time of a report, handles the report, and begins the touch of a waiting finger if the first is gone.
  @usableFromInline mutating func advanceAndHandle(_ event: TouchEvent, at time: Time) -> ListEffects {
    let effects = perform(at: time, keepingRowsInPlace: canChangeRows(event)) { $0.dispatch(event, at: time) }
    // At this point, rows and content are where the first finger has left them.
    beginWaitingTouch(at: time)
    return effects
  }

  /// Returns whether a report may change rows other than a held one; false if a finger continues a hold, or is undecided and
  /// stays within the slop.
  private func canChangeRows(_ event: TouchEvent) -> Bool {
    guard event.phase == .moved else { return true }
    switch fingers.state {
    case .undecided(let touch): return isBeyondSlop(event.location, of: touch)
    case .holding: return false
    case .none, .pressing, .swiping, .tracking, .scrolling, .pinching, .ignoring: return true
    }
  }

  @inlinable mutating func dispatch(_ event: TouchEvent, at time: Time) -> ListEffects {
    let location = event.location
    return switch event.phase {
    case .down: touchBegan(event, location, at: time)
    case .moved: touchMoved(event, location, at: time)
    case .up: touchEnded(event, location, at: time)
    case .cancelled: touchCancelled(event, location, at: time)
    }
  }

  /// Converts a displacement or a velocity to left-to-right coordinates.
  ///
  /// Touches are stored in screen coordinates, because mirroring a location requires a width, which may change before
  /// the finger lifts.
  @inlinable func logicalVector(_ vector: Vector) -> Vector {
    switch direction {
    case .leftToRight: vector
    case .rightToLeft: Vector(0 - vector.x, vector.y)
    }
  }

  @usableFromInline mutating func touchBegan(_ event: TouchEvent, _ location: Vector, at time: Time) -> ListEffects {
    guard case .none = wheel else {
      // A finger on the screen takes precedence over two fingers on a trackpad.
      var effects = wheelCancelled(at: time)
      effects.add(touchBegan(event, location, at: time))
      return effects
    }
    guard case .none = fingers.state else {
      // A finger that is down cannot touch again, so the report of its lift must have been lost. The table must not stay
      // blocked by that finger.
      guard isFirstOrPinching(event.finger) else { return secondTouchBegan(event, location, at: time) }
      var effects = touchCancelled(event, location, at: time)
      effects.add(touchBegan(event, location, at: time))
      return effects
    }
    let touch = beginTouch(event.finger, location, at: time)
    guard let hit = touch.hit, !touch.onlyDrags else {
      fingers.state = .undecided(touch)
      return .none
    }
    switch hit.part {
    case .content, .control, .track:
      fingers.state = .undecided(touch)
      return .none
    case .thumb:
      fingers.state = .tracking(touch, hit.row)
      return track(hit.row, .began, from: location, to: location, at: time)
    case .reorderControl:
      fingers.state = .holding(touch)
      return hold(.began, at: time)
    case .action(let edge, let index):
      fingers.state = .pressing(touch, hit.row, edge, index)
      return send(.press(hit.row, edge, index, .down), at: time)
    }
  }

  /// Begins the touch of the first finger, which catches content that moves freely, and returns the touch.
  private mutating func beginTouch(
    _ number: Int, _ location: Vector, touching earlierHit: RowHit? = nil, isSecond: Bool = false, at time: Time
  ) -> Touch {
    let wasScrolling = scroll.movesFreely(at: time)
    if wasScrolling {
      scroll.hold(fingerY: location.y, contentHeight: rows.contentHeight, at: time)
    }
    let point = point(under: location, at: time)
    let touch = Touch(
      finger: number, start: location, hit: earlierHit ?? hit(location, at: time),
      beganInBackGestureStrip: point.x < options.backGestureEdge, onlyDrags: wasScrolling || isSecond,
      slop: options.slop,
      holdStartTime: time + options.minimumPressDuration)
    fingers.firstFingerY = location.y
    tracker.restart(location, at: time)
    fingerTouched(touch.hit?.row, at: time)
    return touch
  }

  /// Begins the touch of the waiting second finger once the first has lifted or been cancelled.
  ///
  /// The touch starts at the finger's current location. It keeps the part of a row that the finger touched. If there was none,
  /// or if that row is gone, it takes the part now under the finger.
  private mutating func beginWaitingTouch(at time: Time) {
    guard let waitingFinger = fingers.waiting, case .none = fingers.state else { return }
    fingers.waiting = nil
    let hit = waitingFinger.hit.flatMap { rows.position(of: $0.row) == nil ? nil : $0 }
    fingers.state = .undecided(
      beginTouch(waitingFinger.number, waitingFinger.location, touching: hit, isSecond: true, at: time))
  }

  /// Returns the row that a finger at a location touches, and the touched part of that row.
  ///
  /// Rows behind a header that stays at the top are not hit.
  ///
  ///     table.hit(Vector(280, 60), at: now)   // RowHit(row: RowID(1), part: .content)
  ///
  /// - Parameters:
  ///   - location: A location in the table's own coordinates, in points. Rows that a host shows above the table's top
  ///     can be hit there, too.
  ///   - time: The moment.
  /// - Returns: The row and its part; nil if there is no row, or if the topmost one is still too faint to touch.
  /// - Complexity: As for the list's `hit(_:at:)`.
  public func hit(_ location: Vector, at time: Time) -> RowHit? {
    guard location.y < 0 || location.y >= coveredHeight(at: time) else { return nil }
    return rows.hit(point(under: location, at: time), at: time)
  }

  /// Returns whether a finger that has begun to move belongs to a row, rather than to a pager, a drawer or a back
  /// gesture around the table.
  ///
  /// The finger does if it moves more sideways than up or down, and has touched a slider or a row that can move in that
  /// direction. Call this from the system's recognisers, which already apply a slop and yield to the system's back
  /// gesture. The strip that `options` reserves for back gestures affects only `touch(_:at:)`.
  ///
  ///     table.accepts(Vector(-12, 2), from: Vector(280, 60), at: now)   // true, if row 1 has trailing buttons
  ///
  /// - Parameters:
  ///   - translation: The distance that the finger has moved since it touched, in points to the right and downward.
  ///   - location: The location at which the finger touched, in points in the table's own coordinates.
  ///   - time: The current time.
  /// - Returns: Whether the recogniser should begin.
  /// - Complexity: As for the list's `hit(_:at:)` and `canDrag(_:uncovering:at:)`.
  public func accepts(_ translation: Vector, from location: Vector, at time: Time) -> Bool {
    guard translation.x.magnitude > translation.y.magnitude, let hit = hit(location, at: time) else { return false }
    switch hit.part {
    case .track, .thumb: return true
    case .content, .action, .control, .reorderControl:
      let edge: SwipeEdge = logicalVector(translation).x > 0 ? .leading : .trailing
      return rows.canDrag(hit.row, uncovering: edge, at: time)
    }
  }

  /// Returns the height that something fixed, such as a header, covers at the table's top, in points; 0 if nothing does.
  func coveredHeight(at time: Time) -> Double { rows.coveredHeight(atTop: scroll.offset(at: time), at: time) }

  /// Converts a location in the table to a point in the content, in left-to-right coordinates.
  private func point(under location: Vector, at time: Time) -> Vector {
    let y = location.y + scroll.offset(at: time)
    return switch direction {
    case .leftToRight: Vector(location.x, y)
    case .rightToLeft: Vector(size.width - location.x, y)
    }
  }

  @inlinable mutating func touchMoved(_ event: TouchEvent, _ location: Vector, at time: Time) -> ListEffects {
    // A swipe sends the most events, so it is handled before everything else.
    if case .swiping(let touch, let row) = fingers.state, touch.finger == event.finger {
      tracker.add(location, at: time)
      return pan(row, .changed, from: touch.start, to: location, at: time)
    }
    return touchMovedWithoutSwipe(event, location, at: time)
  }

  @usableFromInline mutating func touchMovedWithoutSwipe(
    _ event: TouchEvent, _ location: Vector, at time: Time
  ) -> ListEffects {
    if case .pinching(let pair) = fingers.state { return pinchMoved(pair, by: event, to: location, at: time) }
    guard let touch = fingers.state.touch, touch.finger == event.finger else {
      if fingers.waiting?.number == event.finger { fingers.waiting?.location = location }
      return .none
    }
    tracker.add(location, at: time)
    fingers.firstFingerY = location.y
    switch fingers.state {
    case .none, .ignoring, .swiping, .pinching: return .none
    case .tracking(_, let row):
      return track(row, .changed, from: touch.start, to: location, at: time)
    case .scrolling:
      scroll.drag(fingerY: location.y, contentHeight: rows.contentHeight)
      return pull(.changed, at: time)
    case .holding: return hold(.changed, at: time)
    case .undecided:
      return isBeyondSlop(location, of: touch) ? decide(touch, location, at: time) : .none
    case .pressing(_, let row, let edge, let index):
      guard isBeyondSlop(location, of: touch) else { return .none }
      var effects = send(.press(row, edge, index, .cancelled), at: time)
      effects.add(decide(touch, location, at: time))
      return effects
    }
  }

  @usableFromInline mutating func touchEnded(_ event: TouchEvent, _ location: Vector, at time: Time) -> ListEffects {
    let oldContentHeight = rows.contentHeight
    // The finger may have moved since the last report.
    var effects = touchMoved(event, location, at: time)
    if case .pinching(let pair) = fingers.state { return pinchEnded(pair, with: .ended, by: event, at: time) }
    guard let touch = fingers.state.touch, touch.finger == event.finger else {
      forgetWaitingFinger(event.finger)
      return effects
    }
    let endedState = fingers.state
    fingers.state = .none
    fingerLifted(at: time)
    switch endedState {
    case .none, .ignoring, .pinching: releaseScroll(velocity: 0, at: time)
    case .holding: effects.add(hold(dropPhase(forLiftAt: location), at: time))
    case .swiping(_, let row):
      effects.add(endPan(row, .ended, from: touch.start, to: location, at: time))
      releaseScroll(velocity: 0, contentHeight: oldContentHeight, at: time)
    case .tracking(_, let row):
      effects.add(track(row, .ended, from: touch.start, to: location, at: time))
      releaseScroll(velocity: 0, at: time)
    case .scrolling:
      effects.add(pull(.ended, at: time))
      releaseScroll(velocity: tracker.velocity.y, at: time)
    case .undecided:
      releaseScroll(velocity: 0, at: time)
      effects.add(handleTap(touch, at: time))
    case .pressing(_, let row, let edge, let index):
      let isInside = hit(location, at: time) == RowHit(row: row, part: .action(edge, index))
      effects.add(send(.press(row, edge, index, isInside ? .up : .cancelled), at: time))
    }
    forgetFinger()
    return effects
  }
}
