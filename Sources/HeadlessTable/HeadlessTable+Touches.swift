extension HeadlessTable {
  /// How far a finger goes, sideways or up and down, before it is more than a touch, in points; larger makes taps safer and
  /// drags later.
  ///
  /// UIKit's recognisers': 10.
  @inlinable public static var slop: Double { 10 }
  /// The strip at the leading edge that is left to back gestures, in points: rows cannot be swiped from there.
  ///
  /// Chosen here after Ionic's swipe-back guard: 15.
  public static var backGestureEdge: Double { 15 }

  /// Handles one report of one finger; reports in any order are survived.
  ///
  /// - Complexity: O(log n) when a finger touches, O(1) while it moves.
  @discardableResult @inlinable
  public mutating func touch(_ event: TouchEvent) -> ListEffects {
    let location = logical(event.location)
    // A drag, which sends the most events, waits for no time.
    guard !waits else { return touchAfterWaiting(event, at: location) }
    tidy(at: event.time)
    let effects = dispatch(event, at: location)
    listChanged(by: effects, at: event.time)
    return effects
  }

  /// Lets happen what time alone has brought, then handles the report.
  @usableFromInline mutating func touchAfterWaiting(_ event: TouchEvent, at location: Vector) -> ListEffects {
    var effects = advance(to: event.time)
    let caused = dispatch(event, at: location)
    listChanged(by: caused, at: event.time)
    effects.add(caused)
    return effects
  }

  @inlinable mutating func dispatch(_ event: TouchEvent, at location: Vector) -> ListEffects {
    switch event.phase {
    case .down: touchBegan(event, at: location)
    case .moved: touchMoved(event, to: location)
    case .up: touchEnded(event, at: location)
    case .cancelled: touchCancelled(event, at: location)
    }
  }

  /// A place as a left-to-right table would see it.
  @inlinable func logical(_ location: Vector) -> Vector {
    switch direction {
    case .leftToRight: location
    case .rightToLeft: Vector(size.width - location.x, location.y)
    }
  }

  @usableFromInline mutating func touchBegan(_ event: TouchEvent, at location: Vector) -> ListEffects {
    guard case .none = finger else {
      // The same finger cannot touch twice: its end has been lost, and must not block the table for ever.
      guard isDown(event.finger) else { return secondTouchBegan(event, at: location) }
      var effects = touchCancelled(event, at: location)
      effects.add(touchBegan(event, at: location))
      return effects
    }
    let wasScrolling = scroll.isMoving(at: event.time)
    if wasScrolling {
      scroll.hold(fingerY: location.y, contentHeight: rows.contentHeight, at: event.time)
    }
    let place = Vector(location.x, location.y + scroll.offset(at: event.time))
    let hit = wasScrolling ? nil : rows.hit(place, at: event.time)
    let touch = Touch(
      finger: event.finger, start: location, hit: hit, stoppedScrolling: wasScrolling, began: event.time)
    fingerY = location.y
    tracker.restart(location, at: event.time)
    switch hit?.part {
    case nil, .content, .control:
      finger = .undecided(touch)
      return .none
    case .track:
      guard let row = hit?.row else { return .none }
      finger = .tracking(touch, row)
      return track(row, .began, from: location, to: location, time: event.time)
    case .action(let edge, let index):
      guard let row = hit?.row else { return .none }
      finger = .pressing(touch, row, edge, index)
      return rows.handle(.press(row, edge, index, .down), at: event.time)
    }
  }

  @inlinable mutating func touchMoved(_ event: TouchEvent, to location: Vector) -> ListEffects {
    // A drag, which sends the most events, before all that must still be decided.
    if case .swiping(let touch, let row) = finger, touch.finger == event.finger {
      tracker.add(location, at: event.time)
      return pan(row, .changed, from: touch.start, to: location, time: event.time)
    }
    return undraggedTouchMoved(event, to: location)
  }

  @usableFromInline mutating func undraggedTouchMoved(_ event: TouchEvent, to location: Vector) -> ListEffects {
    if case .pinching(let pair) = finger { return pinchMoved(pair, event, to: location) }
    guard let touch = finger.touch, touch.finger == event.finger else { return .none }
    tracker.add(location, at: event.time)
    fingerY = location.y
    switch finger {
    case .none, .ignoring, .swiping, .pinching: return .none
    case .tracking(_, let row):
      return track(row, .changed, from: touch.start, to: location, time: event.time)
    case .scrolling:
      scroll.drag(fingerY: location.y, contentHeight: rows.contentHeight)
      return pull(.changed, at: event.time)
    case .holding: return hold(.changed, at: event.time)
    case .undecided:
      return isBeyondSlop(location - touch.start) ? decide(touch, at: location, time: event.time) : .none
    case .pressing(_, let row, let edge, let index):
      guard isBeyondSlop(location - touch.start) else { return .none }
      var effects = rows.handle(.press(row, edge, index, .cancelled), at: event.time)
      effects.add(decide(touch, at: location, time: event.time))
      return effects
    }
  }

  @usableFromInline mutating func touchEnded(_ event: TouchEvent, at location: Vector) -> ListEffects {
    // Where a finger is lifted counts, also when no report of its way there came.
    var effects = touchMoved(event, to: location)
    if case .pinching(let pair) = finger { return pinchEnded(pair, .ended, event) }
    guard let touch = finger.touch, touch.finger == event.finger else { return effects }
    let ended = finger
    finger = .none
    switch ended {
    case .none, .ignoring, .pinching: releaseScroll(velocity: 0, at: event.time)
    case .holding: effects.add(hold(.ended, at: event.time))
    case .swiping(_, let row):
      effects.add(pan(row, .ended, from: touch.start, to: location, time: event.time))
      // A plain action may have opened another row while the finger was down.
      if policies.oneOpen, rows.openRows.contains(row) { effects.add(closeRows(except: row, at: event.time)) }
    case .tracking(_, let row):
      effects.add(track(row, .ended, from: touch.start, to: location, time: event.time))
    case .scrolling:
      effects.add(pull(.ended, at: event.time))
      releaseScroll(velocity: tracker.velocity.y, at: event.time)
    case .undecided:
      releaseScroll(velocity: 0, at: event.time)
      effects.add(tapped(touch, at: event.time))
    case .pressing(_, let row, let edge, let index):
      let place = Vector(location.x, location.y + scroll.offset(at: event.time))
      let isInside = rows.hit(place, at: event.time) == RowHit(row: row, part: .action(edge, index))
      effects.add(rows.handle(.press(row, edge, index, isInside ? .up : .cancelled), at: event.time))
    }
    return effects
  }

  @usableFromInline mutating func touchCancelled(_ event: TouchEvent, at location: Vector) -> ListEffects {
    if case .pinching(let pair) = finger { return pinchEnded(pair, .cancelled, event) }
    guard let touch = finger.touch, touch.finger == event.finger else { return .none }
    let cancelled = finger
    finger = .none
    let pulled = cancelled == .scrolling(touch) ? pull(.cancelled, at: event.time) : .none
    releaseScroll(velocity: 0, at: event.time)
    switch cancelled {
    case .none, .undecided, .pinching, .ignoring: return .none
    case .scrolling: return pulled
    case .holding: return hold(.cancelled, at: event.time)
    case .swiping(_, let row): return pan(row, .cancelled, from: touch.start, to: location, time: event.time)
    case .tracking(_, let row): return track(row, .cancelled, from: touch.start, to: location, time: event.time)
    case .pressing(_, let row, let edge, let index):
      return rows.handle(.press(row, edge, index, .cancelled), at: event.time)
    }
  }

  /// Decides what a finger does that has moved beyond the slop.
  ///
  /// What it drags follows from where it crossed the slop, however far the first report beyond is: it does not matter how
  /// often a screen reports.
  @usableFromInline mutating func decide(_ touch: Touch, at location: Vector, time: Time) -> ListEffects {
    let moved = location - touch.start
    guard moved.x.magnitude > moved.y.magnitude else {
      finger = .scrolling(touch)
      let crossing = touch.start.y + (moved.y < 0 ? -Self.slop : Self.slop)
      scroll.hold(fingerY: crossing, contentHeight: rows.contentHeight, at: time)
      var effects = pull(.began, at: time)
      scroll.drag(fingerY: location.y, contentHeight: rows.contentHeight)
      effects.add(pull(.changed, at: time))
      if policies.closesOnScroll { effects.add(closeRows(except: nil, at: time)) }
      return effects
    }
    guard let row = touch.hit?.row, touch.start.x >= Self.backGestureEdge else {
      finger = .ignoring(touch)
      return .none
    }
    finger = .swiping(touch, row)
    var effects = policies.oneOpen ? closeRows(except: row, at: time) : .none
    let crossing = touch.start + Vector(moved.x < 0 ? -Self.slop : Self.slop, 0)
    effects.add(pan(row, .began, from: touch.start, to: crossing, time: time))
    effects.add(pan(row, .changed, from: touch.start, to: location, time: time))
    return effects
  }

  private mutating func tapped(_ touch: Touch, at time: Time) -> ListEffects {
    guard !touch.stoppedScrolling else { return .none }
    if policies.closesOnOutsideTap, !rows.openRows.isEmpty { return closeRows(except: nil, at: time) }
    if let hit = touch.hit {
      if case .control(let index) = hit.part { return rows.handle(.control(hit.row, index), at: time) }
      return rows.handle(.tap(hit.row), at: time)
    }
    return rows.editedRow == nil ? .none : rows.handle(.tapOutside, at: time)
  }

  @inlinable mutating func pan(
    _ row: RowID, _ phase: PanPhase, from start: Vector, to location: Vector, time: Time
  ) -> ListEffects {
    let sample = PanSample(phase, at: time, translation: location - start, velocity: tracker.velocity)
    return rows.handle(.pan(row, sample), at: time)
  }

  private mutating func track(
    _ row: RowID, _ phase: PanPhase, from start: Vector, to location: Vector, time: Time
  ) -> ListEffects {
    let sample = PanSample(phase, at: time, translation: location - start, velocity: tracker.velocity)
    return rows.handle(.track(row, sample), at: time)
  }

  mutating func releaseScroll(velocity: Double, at time: Time) {
    scroll.release(fingerVelocity: velocity, contentHeight: rows.contentHeight, at: time)
  }

  @inlinable func isBeyondSlop(_ moved: Vector) -> Bool {
    max(moved.x.magnitude, moved.y.magnitude) >= Self.slop
  }
}
