// Cancelling touches.

extension HeadlessTable {
  /// Cancels all touches, on the screen and on a trackpad, because the system has cancelled them or because the report
  /// of a touch's end may have been lost.
  ///
  /// Every gesture is cancelled as if its finger had reported the cancellation: rows return unless their article leaves them,
  /// content beyond an end springs back, and nothing is selected or pressed. The next finger to touch is the first one,
  /// whatever its number.
  ///
  /// A finger counts as touching until the end of its touch is reported, however long that takes, because a resting finger
  /// reports nothing. If that report never arrives, fingers with other numbers do nothing but pinch, and a new touch with the
  /// same number replaces the old one. So call this method whenever reports may be lost: when your view leaves the window, when
  /// the app becomes inactive, when one of your own recognisers takes over, and when a finger touches while the system
  /// reports no other finger on the view.
  ///
  ///     if event?.touches(for: self)?.count == 1 { table.cancelTouches(at: now) }   // in the view's touchesBegan
  ///
  /// - Parameter time: The time of the cancellation.
  /// - Returns: The effects of the time that has passed, followed by those of the cancellation.
  /// - Complexity: As for the list's `handle(_:at:)` and `openRows`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func cancelTouches(at time: Time) -> ListEffects {
    perform(at: time, keepingRowsInPlace: true) { $0.touchesCancelled(at: time) }
  }

  private mutating func touchesCancelled(at time: Time) -> ListEffects {
    var effects = wheelCancelled(at: time)
    fingers.waiting = nil
    // When a pinch is cancelled, the remaining finger is ignored, but it still has to be cancelled.
    while let finger = fingers.state.fingerNumber {
      let event = TouchEvent(.cancelled, finger: finger, location: tracker.location ?? .zero)
      effects.add(touchCancelled(event, event.location, at: time))
    }
    return effects
  }

  @usableFromInline mutating func touchCancelled(
    _ event: TouchEvent, _ location: Vector, at time: Time
  ) -> ListEffects {
    if case .pinching(let pair) = fingers.state { return pinchEnded(pair, with: .cancelled, by: event, at: time) }
    guard let touch = fingers.state.touch, touch.finger == event.finger else {
      forgetWaitingFinger(event.finger)
      return .none
    }
    let cancelledState = fingers.state
    fingers.state = .none
    let pullEffects = if case .scrolling = cancelledState { pull(.cancelled, at: time) } else { ListEffects.none }
    releaseScroll(velocity: 0, at: time)
    defer { forgetFinger() }
    switch cancelledState {
    case .none, .undecided, .pinching, .ignoring: return .none
    case .scrolling: return pullEffects
    case .holding: return hold(.cancelled, at: time)
    case .swiping(_, let row): return endPan(row, .cancelled, from: touch.start, to: location, at: time)
    case .tracking(_, let row): return track(row, .cancelled, from: touch.start, to: location, at: time)
    case .pressing(_, let row, let edge, let index):
      return send(.press(row, edge, index, .cancelled), at: time)
    }
  }

  /// Forgets the waiting second finger, if it has the given number.
  @usableFromInline mutating func forgetWaitingFinger(_ number: Int) {
    if fingers.waiting?.number == number { fingers.waiting = nil }
  }

  /// Resets the values that describe the first finger, which is no longer down, so that they do not decide whether two
  /// tables are equal.
  mutating func forgetFinger() {
    tracker.removeAll()
    fingers.firstFingerY = 0
    fingers.hold = FingerHold()
  }
}
