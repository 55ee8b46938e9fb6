// Fingers that are taken away.

extension HeadlessTable {
  /// Takes all fingers away, those on a trackpad too, because the system does, or because the end of one of them was lost.
  ///
  /// Every gesture is cancelled as by a report of its finger: rows and content return, and nothing is selected or pressed.
  /// The next finger that touches is the first one, whatever its number.
  ///
  /// A finger counts until its end is reported, however long that takes, because a finger that rests reports nothing. If
  /// its end never comes, fingers with other numbers do nothing; one with the same number takes its place. So a host calls
  /// this whenever reports may be lost: when its view leaves the window, when the app becomes inactive, when a recogniser
  /// of its own takes over, and when a finger touches while the system knows of no other on the view.
  ///
  ///     if event.allTouches?.count == 1 { table.cancelTouches(at: now) }   // in touchesBegan
  ///
  /// - Parameter time: When the fingers are taken away.
  /// - Returns: What that has caused, after what time alone has brought before.
  /// - Complexity: O(log *n*) in the number of rows.
  @discardableResult
  public mutating func cancelTouches(at time: Time) -> ListEffects {
    happened(at: time, keepingSight: true) { $0.touchesCancelled(at: time) }
  }

  private mutating func touchesCancelled(at time: Time) -> ListEffects {
    var effects = wheelCancelled(at: time)
    fingers.waiting = nil
    // Of two fingers that pinch, the one that is left is ignored, and must go too.
    while let number = fingers.state.number {
      let event = TouchEvent(.cancelled, finger: number, location: tracker.place ?? .zero)
      effects.add(touchCancelled(event, event.location, at: time))
    }
    return effects
  }

  @usableFromInline mutating func touchCancelled(
    _ event: TouchEvent, _ location: Vector, at time: Time
  ) -> ListEffects {
    if case .pinching(let pair) = fingers.state { return pinchEnded(pair, .cancelled, event, at: time) }
    guard let touch = fingers.state.touch, touch.finger == event.finger else {
      forgetWaiting(event.finger)
      return .none
    }
    let cancelled = fingers.state
    fingers.state = .none
    let pulled = if case .scrolling = cancelled { pull(.cancelled, at: time) } else { ListEffects.none }
    releaseScroll(velocity: 0, at: time)
    defer { forgetFinger() }
    switch cancelled {
    case .none, .undecided, .pinching, .ignoring: return .none
    case .scrolling: return pulled
    case .holding: return hold(.cancelled, at: time)
    case .swiping(_, let row): return pan(row, .cancelled, from: touch.start, to: location, at: time)
    case .tracking(_, let row): return track(row, .cancelled, from: touch.start, to: location, at: time)
    case .pressing(_, let row, let edge, let index):
      return send(.press(row, edge, index, .cancelled), at: time)
    }
  }

  /// Forgets the second finger, if this one was it.
  @usableFromInline mutating func forgetWaiting(_ number: Int) {
    if fingers.waiting?.number == number { fingers.waiting = nil }
  }

  /// Forgets the finger that has gone, so that a table that nobody touches equals one that nobody has touched.
  mutating func forgetFinger() {
    tracker.removeAll()
    fingers.y = 0
    fingers.hold = FingerHold()
  }
}
