extension UtilityButtons {
  /// Goes to a resting position, and reports it if there is something to report.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - cause: The reason why the content goes there.
  ///   - time: When it begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func go(to rest: Rest, _ cause: SettlingCause, at time: Time) -> SwipeEffects {
    let notice = scrollingToState(rest)
    let started = send(to: strips.offset(of: rest), rest, cause, at: time)
    return SwipeEffects(notice, startedMotion: started)
  }

  /// Lets the release rule choose a resting position, the article's `scrollViewWillEndDragging`, and goes there.
  ///
  /// - Parameters:
  ///   - release: The offset and velocity at which the finger lets go, and where the content would come to rest.
  ///   - contentTarget: The content offset at which a real scroll view would come to rest, in points; by default the
  ///     release's own.
  ///   - time: When the content begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func letGo(_ release: SwipeRelease, contentTarget: Double? = nil, at time: Time) -> SwipeEffects {
    let cause = SettlingCause.release(velocity: release.velocity)
    if let chosen = choice(release, contentTarget: contentTarget) {
      return go(to: state.lock.allowed(chosen), cause, at: time)
    }
    return SwipeEffects(startedMotion: send(to: target(afterNoOp: release), rest, cause, at: time))
  }

  /// Performs a full swipe if the release is one: the outermost action is pressed, and the row closes.
  mutating func performFullSwipe(_ release: SwipeRelease, at time: Time) -> SwipeEffects? {
    guard let edge = fullySwipedEdge(release) else { return nil }
    let closing = go(to: .closed, .release(velocity: release.velocity), at: time)
    return SwipeEffects(.didPress(edge, 0)).followed(by: closing)
  }

  /// Sends the content to an offset, or notes that a real scroll view must bring it there.
  ///
  /// - Parameters:
  ///   - target: The offset, in points.
  ///   - rest: The row's resting position from now on.
  ///   - cause: The reason why the content goes there.
  ///   - time: When it begins to move.
  /// - Returns: Whether a motion has begun.
  private mutating func send(to target: Double, _ rest: Rest, _ cause: SettlingCause, at time: Time) -> Bool {
    // A cell is laid out before it scrolls.
    if !isLaidOut { didLayOut() }
    if state.sentDriven(to: target, rest) { return false }
    let from = offset(at: time)
    let curve = reducesMotion ? nil : curve(to: target, cause, from: from)
    if state.sent(to: target, rest, from: from, by: curve, in: strips, at: time) { return true }
    if curve == nil { didScroll(to: target) }
    return false
  }

  /// The curve by which the content moves to an offset; nil if it is put there at once.
  private func curve(to target: Double, _ cause: SettlingCause, from: Double) -> Curve? {
    switch cause {
    case .release(let velocity): spring(from: from, to: target, velocity: velocity)
    case .cancellation: spring(from: from, to: target, velocity: 0)
    case .table, .request(animated: true): options.animation
    case .request(animated: false): nil
    }
  }

  /// The curve by which the content moves to where the scroll view's delegate sends it.
  private func spring(from: Double, to target: Double, velocity: Double) -> Curve {
    let velocity = carried(velocity, from: from, to: target)
    return ScrollPhysics.settling(
      from: from, velocity: velocity, stops: strips.band.stops, width: swing,
      frequency: options.settleFrequency)
  }

  /// The velocity that the content keeps when the finger lets go: none if it would carry closed content to a side that
  /// cannot be dragged to, and, with full swipes on, no more than carries it to the row's width.
  private func carried(_ velocity: Double, from: Double, to: Double) -> Double {
    let edge: SwipeEdge = velocity > 0 ? .leading : .trailing
    if from == 0 && to == 0 && (isRigid(strips[edge]) || state.lock.forbids(edge)) { return 0 }
    guard isSwipedFully(edge) else { return velocity }
    return ScrollPhysics.velocity(
      velocity, from: from, to: to, within: farthest(edge),
      frequency: options.settleFrequency)
  }

  /// Clears a motion that has ended.
  ///
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) {
    if let settles, settles <= time { finishMotionAtOnce() }
  }

  /// Ends a running motion because it is over or motion is reduced.
  mutating func finishMotionAtOnce() {
    if let offset = state.finished(in: strips) { didScroll(to: offset) }
  }

  /// Closes the row before it is reused, without a notice.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    buttonTouch.removeAll()
    prepareCellForReuse()
  }

  /// Resets the row to its state at creation, before it is reused.
  mutating func startOver() {
    state = .resting(.closed)
    stripFrames = firstStripFrames
  }
}
