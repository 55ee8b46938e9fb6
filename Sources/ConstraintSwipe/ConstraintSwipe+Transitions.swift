extension ConstraintSwipe {
  /// Moves the content to a resting position; does nothing if the content is already on its way there and would not jump.
  ///
  /// A finger loses its hold.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - animated: Whether the content moves to the resting position gradually instead of jumping.
  ///   - notifies: Whether the article's cell notifies its delegate.
  ///   - time: The time the content begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func go(to rest: Rest, animated: Bool, notifies: Bool, at time: Time) -> SwipeEffects {
    // The content is already on its way there; starting again would only interrupt the motion.
    if animated && isBound(for: rest) { return .none }
    let notifies = self.notifies(of: rest, requested: notifies)
    switch rest {
    case .open(let edge):
      return Article.setConstraintsToShowAllButtons(
        &self, edge, animated: animated, notifyDelegateDidOpen: notifies, at: time)
    case .closed:
      return Article.resetConstraintContstantsToZero(
        &self, animated: animated, notifyDelegateDidClose: notifies, at: time)
    }
  }

  /// Returns whether the content is on its way to a resting position.
  func isBound(for rest: Rest) -> Bool {
    if case .settling(let settling) = state { settling.rest == rest } else { false }
  }

  /// Releases content that a pan holds, and leaves it at its offset.
  mutating func letGoInPlace() {
    guard case .held(let hold) = state else { return }
    state =
      hold.offset == strips.offset(of: hold.rest)
      ? .resting(hold.rest) : .adrift(offset: hold.offset, caughtOffset: hold.caughtOffset, rest: hold.rest)
  }

  /// Makes the content rest at a resting position that it has already reached; a finger whose pan continues keeps its hold.
  mutating func stay(at rest: Rest, keepingPan: Bool) {
    if !keepingPan || !isHeld { state = .resting(rest) }
  }

  /// Restarts a finger's hold at a resting position that code has chosen.
  mutating func restartHold(at rest: Rest) {
    let lock = SideLock(isOn: options.locksSide, caughtAt: strips.offset(of: rest))
    switch state {
    case .held(let hold): state = .held(hold.restarted(at: rest, startingRest: startingRest(at: rest), lock: lock))
    case .snapping(let hold, let start, let target):
      state = .snapping(
        hold.restarted(at: rest, startingRest: startingRest(at: rest), lock: lock), start: start, to: target)
    case .resting, .settling, .adrift: break
    }
  }

  /// Snaps the content to a resting position.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - from: The content's offset, in points.
  ///   - animated: Whether the content moves to the resting position gradually instead of jumping.
  ///   - keepingPan: Whether a finger that holds the content keeps its hold.
  ///   - time: The time the content begins to move.
  /// - Returns: Whether a motion has begun.
  mutating func snap(to rest: Rest, from: Double, animated: Bool, keepingPan: Bool, at time: Time) -> Bool {
    let isAnimated = snapDuration(animated: animated && !reducesMotion) > 0
    if keepingPan, case .held(let hold) = state {
      state = .snapping(hold, start: time, to: rest)
      if !isAnimated { finishSnapUnderFinger() }
      return isAnimated
    }
    let settling = Settling(start: time, from: from, caughtOffset: caughtOffset, rest: rest)
    guard isAnimated, startsMotion(settling) else {
      state = .resting(rest)
      return false
    }
    state = .settling(settling)
    return true
  }

  /// Returns whether a snap moves the content.
  ///
  /// Content that is already at its target may still bounce, unless the bounce would uncover a side that must stay covered.
  private func startsMotion(_ settling: Settling) -> Bool {
    let motion = motion(settling)
    guard motion.end > settling.start else { return false }
    let middleTime = settling.start + (motion.end - settling.start) / 2
    return settling.from != motion.to || offset(during: settling, at: middleTime) != motion.to
  }

  /// Discards a motion that has ended.
  ///
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) {
    guard let snap, motion(snap).isSettled(at: time) else { return }
    switch state {
    case .resting, .held, .adrift: break
    case .settling: state = .resting(snap.rest)
    case .snapping: finishSnapUnderFinger()
    }
  }

  /// Finishes a running motion, even before its end.
  mutating func finishMotionAtOnce() {
    finishSnapUnderFinger()
    if case .settling(let settling) = state { state = .resting(settling.rest) }
  }

  /// Ends a snap under the finger at the catch point, to which translations are added from now on.
  mutating func finishSnapUnderFinger() {
    guard case .snapping(var hold, _, let rest) = state else { return }
    hold.caughtOffset = strips.offset(of: rest)
    hold.offset = hold.caughtOffset
    hold.startingRest = startingRest(at: rest)
    state = .held(hold)
  }

  /// Closes the row before it is reused, without a notice, and ends a pan; without `Correction.reuseEndsPan`, a pan continues.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    buttonTouch.reset()
    resetForReuse()
  }
}

// MARK: - The snap

extension ConstraintSwipe {
  /// The running snap or preview, or nil.
  var snap: Settling? {
    switch state {
    case .resting, .held, .adrift: nil
    case .settling(let settling): settling
    case .snapping(let hold, let start, let rest): snap(of: hold, start: start, to: rest)
    }
  }

  /// Returns the snap of held content to a catch point.
  func snap(of hold: Hold, start: Time, to rest: Rest) -> Settling {
    Settling(start: start, from: hold.offset, caughtOffset: hold.caughtOffset, rest: rest)
  }

  /// Returns the motion of a snap or a preview.
  func motion(_ snap: Settling) -> Motion {
    Motion(start: snap.start, from: snap.from, to: strips.offset(of: snap.rest), curve: curve(of: snap))
  }

  private func curve(of snap: Settling) -> Curve {
    if let edge = snap.previewedEdge { return strips[edge].preview(leg: options.previewLeg) }
    return snapCurve(from: snap.from, to: strips.offset(of: snap.rest), bouncing: overshootSign(snap))
  }

  /// Returns the content's offset during a snap or a preview, in points.
  @inline(never)  // Inlined, it adds 12 instructions each time the offset of content that is not snapping is computed.
  func offset(during snap: Settling, at time: Time) -> Double {
    limited(motion(snap).position(at: time), during: snap)
  }

  /// Returns the sign of a snap's overshoot, which is outward when the snap opens a side, and from the side across offset 0
  /// when it closes one.
  func overshootSign(_ snap: Settling) -> Double {
    if let edge = snap.rest.edge { return edge.sign }
    let shownEdge = shownEdge(at: snap.from != 0 ? snap.from : snap.caughtOffset)
    // Content that was caught while it bounced beyond closed belongs to the side with buttons.
    let side = strips[shownEdge].isEmpty && !strips[shownEdge.opposite].isEmpty ? shownEdge.opposite : shownEdge
    return -side.sign
  }
}
