// Pull, pinch and hold, for the lists that support them (`ListInteraction.gestures`).

extension HeadlessTable {
  /// The time when a resting finger begins a hold; nil if no finger can begin one.
  ///
  /// There may be no frame to draw before then, so call `advance(to:)` at that time, and draw.
  public var holdStartTime: Time? {
    guard case .undecided(let touch) = fingers.state, !touch.onlyDrags, rows.gestures.contains(.hold) else {
      return nil
    }
    return touch.holdStartTime
  }

  /// Whether the passing of time alone may cause a report to the list.
  ///
  /// The getter is mutating, like that of `scrollsForHold`, to avoid copies; it changes nothing.
  @inlinable var awaitsTime: Bool {
    mutating get {
      if rows.gestures.isEmpty { return false }
      switch fingers.state {
      case .undecided, .holding: return true
      case .none, .pressing, .swiping, .tracking, .scrolling, .pinching, .ignoring: return scroll.scrollsForHold
      }
    }
  }

  /// Handles the effects of time alone: a hold begins, or a held row passes other rows while the content scrolls.
  @usableFromInline mutating func reportPassedTime(until time: Time) -> ListEffects {
    var effects = ListEffects()
    if case .undecided(let touch) = fingers.state, let start = holdStartTime, time >= start {
      removeEndedMotions(at: start)
      fingers.state = .holding(touch)
      effects.add(apply(at: start, keepingRowsInPlace: true) { $0.hold(.began, at: start) })
    }
    if scroll.scrollsForHold, scroll.offset(at: time) != fingers.hold.contentOffset {
      removeEndedMotions(at: time)
      let holdEffects = hold(.changed, at: time)
      listChanged(by: holdEffects, at: time)
      effects.add(holdEffects)
    }
    return effects
  }

  /// Passes a gesture from the host's own recognisers to the list, in place of touches.
  ///
  /// A pull also moves the content to its offset; when the pull ends, content beyond an end springs back. A hold or a pinch
  /// gets the table's own content offset, whatever offset it carries. A hold that ends above or below the table is cancelled
  /// if the list has `revertsOnSpill`. The table does not apply its policies; the host sends `closeRows` according to them.
  ///
  ///     table.handle(.hold(.began, y: 75, contentOffset: 0), at: Time(0))
  ///
  /// - Parameters:
  ///   - gesture: The gesture, with y coordinates in points from the top of the table.
  ///   - time: The time of the gesture.
  /// - Returns: The effects of the time that has passed, followed by those of the gesture.
  /// - Complexity: As for the list's `handle(_:at:)`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    let canChangeRows = Self.canChangeRows(gesture)
    var effects = timePassed(until: time)
    if canChangeRows { recordTouch(by: gesture, at: time) }
    var keepsRowsInPlace = canChangeRows
    // The list decides which rows a pinch moves.
    if case .pinch = gesture { keepsRowsInPlace = false }
    effects.add(apply(at: time, keepingRowsInPlace: keepsRowsInPlace) { $0.dispatch(gesture, at: time) })
    if case .pull(let phase, let offset) = gesture {
      // Rows inserted or removed by the pull must not move the content away from the finger.
      scroll.put(at: offset)
      if phase != .began && phase != .changed { scroll.releaseHosted(contentHeight: rows.contentHeight, at: time) }
    }
    return effects
  }

  /// Returns whether a gesture may change rows other than a held one; false if it only continues a swipe, a slide or a hold.
  private static func canChangeRows(_ gesture: TableGesture) -> Bool {
    switch gesture {
    case .pan(_, let sample), .track(_, let sample): sample.phase != .changed
    case .hold(let phase, _, _): phase != .changed
    case .tap, .press, .control, .pull, .pinch, .closeRows, .tapOutside: true
    }
  }

  private mutating func dispatch(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .pull(let phase, let offset):
      scroll.put(at: offset)
      return pull(phase, at: time)
    case .hold(let phase, let y, _):
      fingers.firstFingerY = y.madeFinite
      let effects = hold(phase == .ended ? dropPhase(forLiftAt: Vector(0, y)) : phase, at: time)
      // A recogniser's finger is forgotten when its hold is over, as are the table's own fingers.
      if phase != .began && phase != .changed {
        fingers.firstFingerY = 0
        fingers.hold = FingerHold()
      }
      return effects
    case .pinch(let phase, let pair, _):
      return send(.pinch(phase, pair, contentOffset: scroll.offset(at: time)), at: time)
    case .pan, .tap, .press, .control, .track, .closeRows, .tapOutside: return send(gesture, at: time)
    }
  }

  // MARK: Pull and hold

  /// Reports a pull, with the content offset, to a list that supports pulls.
  @usableFromInline mutating func pull(_ phase: PanPhase, at time: Time) -> ListEffects {
    guard rows.gestures.contains(.pull) else { return .none }
    return send(.pull(phase, contentOffset: scroll.offset(at: time)), at: time)
  }

  /// Reports the position of the holding finger to the list, and then begins, changes or stops the scrolling near an end.
  ///
  /// When the hold is over, content beyond an end springs back.
  @usableFromInline mutating func hold(_ phase: PanPhase, at time: Time) -> ListEffects {
    let contentOffset = scroll.offset(at: time)
    if phase == .began { fingers.hold = FingerHold(at: fingers.firstFingerY, options: options.autoscroll) }
    fingers.hold.record(y: fingers.firstFingerY, contentOffset: contentOffset)
    let effects = send(.hold(phase, y: fingers.firstFingerY, contentOffset: contentOffset), at: time)
    let holdContinues = phase == .began || phase == .changed
    if holdContinues, rows.liftedRow != nil {
      scroll.scrollForHold(
        fingerY: fingers.firstFingerY, fingerYCoordinates: fingers.hold.yCoordinates, contentHeight: rows.contentHeight,
        options: fingers.hold.options, at: time)
    } else {
      scroll.stopScrollingForHold(at: time)
      if !holdContinues { scroll.springBack(contentHeight: rows.contentHeight, at: time) }
    }
    return effects
  }

  /// Returns the phase with which a hold ends if its finger lifts at a location.
  ///
  ///     table.handle(.hold(table.dropPhase(forLiftAt: Vector(-20, 75)), y: 75, contentOffset: 0), at: now)
  ///
  /// - Parameter location: The location at which the finger lifts, in points in the table's own coordinates.
  /// - Returns: `cancelled` if the location is outside the table and its list has `revertsOnSpill`; otherwise `ended`.
  /// - Complexity: O(1).
  public func dropPhase(forLiftAt location: Vector) -> PanPhase {
    let isInside = location.x >= 0 && location.x <= size.width && location.y >= 0 && location.y <= size.height
    return rows.revertsOnSpill && !isInside ? .cancelled : .ended
  }

  /// Cancels a hold by one of the table's own fingers, or a host's hold that has lifted a row, because the table has changed
  /// under the finger; the table's finger is then ignored.
  mutating func cancelHold(at time: Time) -> ListEffects {
    if case .holding(let touch) = fingers.state {
      fingers.state = .ignoring(touch)
    } else if rows.liftedRow == nil {
      return .none
    }
    return hold(.cancelled, at: time)
  }

  // MARK: Pinch

  /// Returns whether a finger is the first one or one of two that pinch.
  @usableFromInline func isFirstOrPinching(_ number: Int) -> Bool {
    if case .pinching(let pair) = fingers.state { return pair.partner(of: number) != nil }
    return fingers.state.touch?.finger == number
  }

  /// In a list that supports pinches, begins a pinch if the first finger is still undecided and has not caught moving
  /// content; otherwise ignores the second finger.
  ///
  /// In other lists, the second finger waits for the first to lift.
  @usableFromInline mutating func secondTouchBegan(
    _ event: TouchEvent, _ location: Vector, at time: Time
  ) -> ListEffects {
    guard rows.gestures.contains(.pinch) else {
      if fingers.waiting == nil || fingers.waiting?.number == event.finger {
        fingers.waiting = WaitingFinger(number: event.finger, hit: hit(location, at: time), location: location)
      }
      return .none
    }
    guard case .undecided(let first) = fingers.state, !first.onlyDrags else { return .none }
    let second = Touch(
      finger: event.finger, start: location, hit: nil, beganInBackGestureStrip: false, onlyDrags: false,
      slop: options.slop, holdStartTime: time + options.minimumPressDuration)
    let pair = TouchPair(first: first, second: second, yCoordinates: FingerPair(fingers.firstFingerY, location.y))
    fingers.state = .pinching(pair)
    return pinch(.began, with: pair, at: time)
  }

  @usableFromInline mutating func pinchMoved(
    _ pair: TouchPair, by event: TouchEvent, to location: Vector, at time: Time
  ) -> ListEffects {
    guard pair.partner(of: event.finger) != nil else { return .none }
    let moved = pair.moving(event.finger, to: location.y)
    fingers.state = .pinching(moved)
    return pinch(.changed, with: moved, at: time)
  }

  /// Ends or cancels the pinch if the event is about one of its fingers; the other finger is then ignored.
  @usableFromInline mutating func pinchEnded(
    _ pair: TouchPair, with phase: PanPhase, by event: TouchEvent, at time: Time
  ) -> ListEffects {
    guard let remainingFinger = pair.partner(of: event.finger) else { return .none }
    fingers.state = .ignoring(remainingFinger)
    return pinch(phase, with: pair, at: time)
  }

  private mutating func pinch(_ phase: PanPhase, with pair: TouchPair, at time: Time) -> ListEffects {
    send(.pinch(phase, pair.yCoordinates, contentOffset: scroll.offset(at: time)), at: time)
  }
}
