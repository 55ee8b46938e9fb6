extension ConstraintSwipe {
  /// Goes to a resting position, whatever holds the content; a finger loses its hold.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - animated: Whether the content moves there; otherwise it is put there at once.
  ///   - notifies: Whether the article notifies its delegate.
  ///   - time: When it begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func go(to rest: Rest, animated: Bool, notifies: Bool, at time: Time) -> SwipeEffects {
    // Already on its way there; starting again would only bounce twice.
    if animated && isGoing(to: rest) { return .none }
    let notifies = self.notifies(of: rest, asked: notifies)
    switch rest {
    case .open(let edge):
      return Article.setConstraintsToShowAllButtons(
        &self, edge, animated: animated, notifyDelegateDidOpen: notifies, at: time)
    case .closed:
      return Article.resetConstraintContstantsToZero(
        &self, animated: animated, notifyDelegateDidClose: notifies, at: time)
    }
  }

  /// Whether the content is on its way to a resting position.
  func isGoing(to rest: Rest) -> Bool {
    if case .settling(let settling) = state { settling.rest == rest } else { false }
  }

  /// Lets go of the content, which stays where it is.
  mutating func letGoInPlace() {
    guard case .held(let hold) = state else { return }
    state =
      hold.offset == strips.offset(of: hold.rest)
      ? .resting(hold.rest) : .adrift(offset: hold.offset, caught: hold.caught, rest: hold.rest)
  }

  /// Rests at a resting position where the content already is; a finger whose pan continues keeps its hold.
  mutating func stay(at rest: Rest, keepingPan: Bool) {
    if !keepingPan || !isHeld { state = .resting(rest) }
  }

  /// Makes a finger that holds the content continue from a resting position.
  mutating func holdOn(from rest: Rest) {
    let lock = SideLock(options.locksSide, caughtAt: strips.offset(of: rest))
    switch state {
    case .held(let hold): state = .held(hold.counting(from: rest, counted(at: rest), lock))
    case .snapping(let hold, let start, let target):
      state = .snapping(hold.counting(from: rest, counted(at: rest), lock), start: start, to: target)
    case .resting, .settling, .adrift: break
    }
  }

  /// Moves the content to a resting position, with or without a finger whose pan continues.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - from: Where the content is, in points.
  ///   - caught: The offset that translations were added to, in points.
  ///   - animated: Whether it moves there; otherwise it is put there at once.
  ///   - keepingPan: Whether a finger that holds the content keeps its hold.
  ///   - time: When it begins to move.
  /// - Returns: Whether a motion has begun.
  mutating func snap(
    to rest: Rest, from: Double, _ caught: Double, animated: Bool, keepingPan: Bool, at time: Time
  ) -> Bool {
    let isAnimated = snapDuration(animated: animated && !reducesMotion) > 0
    if keepingPan, case .held(let hold) = state {
      state = .snapping(hold, start: time, to: rest)
      if !isAnimated { landSnap() }
      return isAnimated
    }
    let settling = Settling(start: time, from: from, caught: caught, rest: rest)
    guard isAnimated, moves(settling) else {
      state = .resting(rest)
      return false
    }
    state = .settling(settling)
    return true
  }

  /// Whether a snap is visible: content that is already at its target may bounce there, unless a side that stays covered is
  /// in the way.
  private func moves(_ settling: Settling) -> Bool {
    let motion = motion(settling)
    guard motion.end > settling.start else { return false }
    let middle = settling.start + (motion.end - settling.start) / 2
    return settling.from != motion.to || offset(during: settling, at: middle) != motion.to
  }

  /// Clears a motion that has ended.
  ///
  /// - Complexity: O(1).
  public mutating func advance(to time: Time) {
    guard let snap, motion(snap).isSettled(at: time) else { return }
    switch state {
    case .resting, .held, .adrift: break
    case .settling: state = .resting(snap.rest)
    case .snapping: landSnap()
    }
  }

  /// Ends a running motion, because motion is reduced or counts as finished.
  mutating func finishMotionAtOnce() {
    landSnap()
    if case .settling(let settling) = state { state = .resting(settling.rest) }
  }

  /// Ends a snap under the finger: the content is at the catch point, to which translations are added from now on.
  mutating func landSnap() {
    guard case .snapping(var hold, _, let rest) = state else { return }
    hold.caught = strips.offset(of: rest)
    hold.offset = hold.caught
    hold.counted = counted(at: rest)
    state = .held(hold)
  }

  /// Closes the row before it is reused, without a notice.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    buttonTouch.removeAll()
    endForReuse()
  }
}

// MARK: - The snap

extension ConstraintSwipe {
  /// The snap that is running, if any.
  var snap: Settling? {
    switch state {
    case .resting, .held, .adrift: nil
    case .settling(let settling): settling
    case .snapping(let hold, let start, let rest): snap(of: hold, start, rest)
    }
  }

  /// The snap of content under a finger to a catch point.
  func snap(of hold: Hold, _ start: Time, _ rest: Rest) -> Settling {
    Settling(start: start, from: hold.offset, caught: hold.caught, rest: rest)
  }

  /// The motion of a snap under the row's rules.
  func motion(_ snap: Settling) -> Motion {
    Motion(start: snap.start, from: snap.from, to: strips.offset(of: snap.rest), curve: curve(of: snap))
  }

  private func curve(of snap: Settling) -> Curve {
    if let edge = snap.hint { return strips[edge].preview(leg: options.previewLeg) }
    return snapCurve(bouncing: overshootSign(snap))
  }

  /// Where the content is during a snap, in points.
  @inline(never)  // Inlined, it would cost content that is not snapping 12 instructions each time.
  func offset(during snap: Settling, at time: Time) -> Double {
    covered(motion(snap).position(at: time), during: snap)
  }

  /// The direction in which a snap overshoots its target: outward when it opens, across offset 0 when it closes.
  func overshootSign(_ snap: Settling) -> Double {
    if let edge = snap.rest.edge { return edge.sign }
    let shown = shownEdge(at: snap.from != 0 ? snap.from : snap.caught)
    // Content that was caught in the bounce beyond closed still belongs to the side that has buttons.
    let side = strips[shown].isEmpty && !strips[shown.opposite].isEmpty ? shown.opposite : shown
    return -side.sign
  }
}
