extension ScrollSwipe {
  /// Moves the content to a resting position; does nothing if the content is already on its way there and would not jump.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - cause: The cause of the move.
  ///   - alwaysAnimates: Whether a motion starts even if the content is already at the resting position.
  ///   - time: The time the content begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func go(
    to rest: Rest, cause: SettlingCause, alwaysAnimates: Bool = false, at time: Time
  ) -> SwipeEffects {
    let startOffset = offset(at: time)
    let curve = reducesMotion ? nil : curve(to: rest, cause: cause, from: startOffset)
    // The content is already on its way there; starting again would only take longer.
    if case .settling(_, let destination) = state, curve != nil, destination == rest { return .none }
    let notice = notice(of: rest)
    if state.sendIfDriven(to: strips.offset(of: rest), rest: rest) { return SwipeEffects(notice) }
    let target = strips.offset(of: rest)
    let startsMotion = state.send(
      to: target, rest: rest, from: startOffset, by: curve, alwaysAnimates: alwaysAnimates, in: strips, at: time)
    if !startsMotion { didScroll(to: target) } else if startOffset != target { containers?.markScrolled() }
    return SwipeEffects(notice, startedMotion: startsMotion)
  }

  /// Returns the curve along which the content moves to a resting position; nil if it jumps there.
  private func curve(to rest: Rest, cause: SettlingCause, from offset: Double) -> Curve? {
    switch cause {
    case .release(let velocity):
      if offset == 0 && rest == .closed { return nil }
      return rest == .closed && closesByAnimation(offset: offset, velocity: velocity)
        ? options.animation : spring(to: rest, velocity: velocity, from: offset)
    case .cancellation, .table, .request(animated: true): return options.animation
    case .request(animated: false): return nil
    }
  }

  /// Returns the curve of content released at a velocity, which is limited so that content moving toward a side that can be
  /// swiped fully does not pass `maximumOffset`.
  private func spring(to rest: Rest, velocity: Double, from offset: Double) -> Curve {
    let edge: SwipeEdge = velocity > 0 ? .leading : .trailing
    guard canBeSwipedFully(edge) else {
      return ScrollPhysics.settling(
        from: offset, velocity: velocity, stops: strips.stops, width: size.width, frequency: options.settleFrequency)
    }
    let limitedVelocity = ScrollPhysics.velocity(
      velocity, from: offset, to: strips.offset(of: rest), within: maximumOffset(edge),
      frequency: options.settleFrequency)
    return ScrollPhysics.settling(
      from: offset, velocity: limitedVelocity, stops: strips.band.stops, width: size.width,
      frequency: options.settleFrequency)
  }

  /// Discards a motion that has ended.
  ///
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) {
    if let settleTime, settleTime <= time { finishMotionAtOnce() }
  }

  /// Finishes a running motion, even before its end.
  mutating func finishMotionAtOnce() {
    if let offset = state.finishMotion(in: strips) { didScroll(to: offset) }
  }

  /// Closes the row before it is reused, without a notice.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    state = .resting(.closed)
    buttonTouch.reset()
  }
}
