extension UtilityButtons {
  /// Moves the content to a resting position.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - cause: The cause of the move.
  ///   - time: The time the content begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func go(to rest: Rest, cause: SettlingCause, at time: Time) -> SwipeEffects {
    let notice = scrollingToState(rest)
    let startsMotion = send(to: strips.offset(of: rest), rest: rest, cause: cause, at: time)
    return SwipeEffects(notice, startedMotion: startsMotion)
  }

  /// Moves the content as the release rule (`scrollViewWillEndDragging` in the originals) and the lock to one side decide.
  ///
  /// - Parameters:
  ///   - release: The offset and the velocity at the release, the offset at which the content would come to rest, and the
  ///     earlier resting position.
  ///   - contentTarget: The content offset at which a real scroll view would come to rest, in points; by default the
  ///     release's target.
  ///   - time: The time the content begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func letGo(_ release: SwipeRelease, contentTarget: Double? = nil, at time: Time) -> SwipeEffects {
    let cause = SettlingCause.release(velocity: release.velocity)
    let (chosenRest, lock) = (choice(release, contentTarget: contentTarget), state.lock)
    if chosenRest == nil, lock.allowed(rest) == rest {
      return SwipeEffects(startedMotion: send(to: target(afterNoOp: release), rest: rest, cause: cause, at: time))
    }
    return go(to: lock.allowed(chosenRest ?? rest), cause: cause, at: time)
  }

  /// Performs the outermost action and closes the row if the release is a full swipe; otherwise returns nil.
  mutating func performFullSwipe(_ release: SwipeRelease, at time: Time) -> SwipeEffects? {
    guard let edge = fullySwipedEdge(release) else { return nil }
    let closeEffects = go(to: .closed, cause: .release(velocity: release.velocity), at: time)
    return SwipeEffects(.didPress(edge, 0)).followed(by: closeEffects)
  }

  /// Sends the content to an offset, or records that a real scroll view must move it there.
  ///
  /// - Parameters:
  ///   - target: The offset, in points.
  ///   - rest: The row's resting position from now on.
  ///   - cause: The cause of the move.
  ///   - time: The time the content begins to move.
  /// - Returns: Whether a motion has begun.
  private mutating func send(to target: Double, rest: Rest, cause: SettlingCause, at time: Time) -> Bool {
    // A cell is laid out before it scrolls.
    if !isLaidOut { didLayOut() }
    if state.sendIfDriven(to: target, rest: rest) { return false }
    let startOffset = offset(at: time)
    let curve = reducesMotion ? nil : curve(to: target, cause: cause, from: startOffset)
    if state.send(to: target, rest: rest, from: startOffset, by: curve, in: strips, at: time) { return true }
    if curve == nil { didScroll(to: target) }
    return false
  }

  /// Returns the curve along which the content moves to an offset; nil if it jumps there.
  private func curve(to target: Double, cause: SettlingCause, from: Double) -> Curve? {
    switch cause {
    case .release(let velocity): spring(from: from, to: target, velocity: velocity)
    case .cancellation: spring(from: from, to: target, velocity: 0)
    case .table, .request(animated: true): options.animation
    case .request(animated: false): nil
    }
  }

  /// Returns the curve along which the content moves to an offset after a drag.
  private func spring(from: Double, to target: Double, velocity: Double) -> Curve {
    let velocity = limitedVelocity(velocity, from: from, to: target)
    return ScrollPhysics.settling(
      from: from, velocity: velocity, stops: strips.band.stops, width: bandWidth,
      frequency: options.settleFrequency)
  }

  /// Returns the velocity of released content, before the rubber band slows it.
  ///
  /// It is 0 if content that starts and ends at offset 0 would move toward a side that cannot open or that the lock forbids.
  /// Toward a side that can be swiped fully, it is limited so that the content does not pass `maximumOffset`.
  private func limitedVelocity(_ velocity: Double, from: Double, to: Double) -> Double {
    let edge: SwipeEdge = velocity > 0 ? .leading : .trailing
    if from == 0 && to == 0 && (isRigid(strips[edge]) || state.lock.forbids(edge)) { return 0 }
    guard canBeSwipedFully(edge) else { return velocity }
    return ScrollPhysics.velocity(
      velocity, from: from, to: to, within: maximumOffset(edge),
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
  /// Without `Correction.resetsOnReuse`, only the later master's rules close it. A finger on a button is always forgotten.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    buttonTouch.reset()
    resetForReuse()
  }

  /// Puts the content and the strips' frames where they are in a new row.
  mutating func reset() {
    state = .resting(.closed)
    stripFrames = initialStripFrames
  }
}
