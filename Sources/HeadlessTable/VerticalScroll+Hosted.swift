// Movement of the content without a scrolling finger, for a held or revealed row, a keyboard, the app or a host's own
// recogniser.

extension VerticalScroll {
  /// Whether the content scrolls because a finger holds a lifted row near an end.
  ///
  /// The getter is mutating, to avoid copies; it changes nothing.
  @usableFromInline var scrollsForHold: Bool {
    mutating get {
      switch state {
      case .resting, .held, .moving, .approaching: false
      case .scrollingForHold: true
      }
    }
  }

  /// Scrolls if a finger holds a lifted row near an end toward which the finger has moved; otherwise stops scrolling.
  ///
  /// - Parameters:
  ///   - fingerY: The finger's y coordinate in the viewport, in points.
  ///   - fingerYCoordinates: The range of the finger's y coordinates since it began to hold the row, in points.
  ///   - contentHeight: The height of the content, in points.
  ///   - options: The zones and the speed of scrolling.
  ///   - time: The current time.
  mutating func scrollForHold(
    fingerY: Double, fingerYCoordinates: ClosedRange<Double>, contentHeight: Double, options: AutoscrollOptions,
    at time: Time
  ) {
    let speed = Autoscroll.speed(y: fingerY, viewportHeight: viewportHeight, options: options)
    let approachDistance = speed < 0 ? fingerYCoordinates.upperBound - fingerY : fingerY - fingerYCoordinates.lowerBound
    guard speed != 0, approachDistance >= options.minimumApproach else { return stopScrollingForHold(at: time) }
    var previous: Autoscroll?
    if case .scrollingForHold(let scroll) = state {
      guard scroll.speed != speed else { return }
      previous = scroll
    }
    let offset = offsetWithoutShifts(at: time)
    let range = range(from: offset, contentHeight: contentHeight)
    state = .scrollingForHold(
      Autoscroll(
        speed: speed, from: offset, in: range, after: previous, rampDuration: options.rampDuration, at: time))
  }

  /// Shifts the content by the distance that a change has moved a held row; scrolling for that row continues from there.
  mutating func shiftForHold(by distance: Double, contentHeight: Double, at time: Time) {
    guard case .scrollingForHold(let scroll) = state else { return shift(by: distance, from: 0, at: time) }
    let offset = scroll.offset(at: time) + distance
    state = .scrollingForHold(
      Autoscroll(
        speed: scroll.speed, from: offset, in: range(from: offset, contentHeight: contentHeight), after: scroll,
        rampDuration: scroll.rampDuration, at: time))
  }

  /// Stops scrolling for a held row; the content rests where it is.
  @usableFromInline mutating func stopScrollingForHold(at time: Time) {
    if scrollsForHold { state = .resting(offsetWithoutShifts(at: time)) }
  }

  /// Returns the offset at which the content will rest, in points.
  func restingOffset(at time: Time) -> Double { offsetWithoutShifts(at: arrivalTime.map { max($0, time) } ?? time) }

  /// Moves the content to an offset, clamped to the resting range; does nothing while a finger controls the content, or if the
  /// content will rest there anyway.
  mutating func move(to offset: Double, animated: Bool, contentHeight: Double, at time: Time) {
    let target = offset.madeFinite.clamped(to: 0...maximumOffset(contentHeight: contentHeight))
    guard !isHeld, target != restingOffset(at: time) else { return }
    guard animated else { return jump(to: target, contentHeight: contentHeight) }
    state = .moving(Motion(start: time, from: offsetWithoutShifts(at: time), to: target, curve: animation), then: nil)
  }

  /// Whether a finger controls the position of the content.
  var isHeld: Bool {
    switch state {
    case .held, .scrollingForHold: true
    case .resting, .moving, .approaching: false
    }
  }

  /// Brings content that would rest beyond an end back to that end; does nothing while a finger controls the content.
  mutating func springBack(animated: Bool = true, contentHeight: Double, at time: Time) {
    move(to: restingOffset(at: time), animated: animated, contentHeight: contentHeight, at: time)
  }

  /// Puts the content at an offset, clamped to the resting range; a finger that moves the content continues from there.
  mutating func scroll(to offset: Double, contentHeight: Double, at time: Time) {
    let oldState = state
    jump(to: offset, contentHeight: contentHeight)
    switch oldState {
    case .resting, .moving, .approaching: break
    case .held(let oldGrip):
      state = .held(grip(offsetWithoutShifts(at: time), fingerY: oldGrip.latestY, contentHeight: contentHeight))
    case .scrollingForHold(let oldScroll):
      state = .scrollingForHold(
        Autoscroll(
          speed: oldScroll.speed, from: offsetWithoutShifts(at: time), in: oldScroll.range, after: oldScroll,
          rampDuration: oldScroll.rampDuration, at: time))
    }
  }

  /// Puts the content at the offset of a host's scroll view, even beyond the ends.
  mutating func put(at offset: Double) {
    shifts.removeAll()
    state = .resting(offset.madeFinite)
  }

  /// Makes the content spring back from beyond an end, because a finger has released a host's scroll view.
  mutating func releaseHosted(contentHeight: Double, at time: Time) {
    hold(fingerY: 0, contentHeight: contentHeight, at: time)
    release(fingerVelocity: 0, contentHeight: contentHeight, at: time)
  }
}
