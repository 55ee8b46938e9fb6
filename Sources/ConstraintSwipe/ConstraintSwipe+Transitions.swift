extension ConstraintSwipe {
  /// Goes to a resting position and reports it, unless there is nothing to report.
  ///
  /// - Parameters:
  ///   - rest: The resting position.
  ///   - cause: Why the content goes there.
  ///   - time: When it begins to move.
  /// - Returns: The notice, if any, and whether a motion has begun.
  mutating func go(to rest: Rest, _ cause: SettlingCause, at time: Time) -> SwipeEffects {
    // It is on its way there already; starting again would only bounce twice.
    if cause.isAnimated, case .settling(let settling) = state, settling.rest == rest { return .none }
    let reports = corrections.contains(.noticeOnChange) ? rest != self.rest : cause.isGesture
    let notice = reports ? rest.notice : nil
    let (from, caught, target) = (offset(at: time), self.caught, strips.offset(of: rest))
    let settling = Settling(start: time, from: from, caught: caught, rest: rest)
    guard cause.isAnimated, !reducesMotion, caught != target || from != target, moves(settling) else {
      state = .resting(rest)
      return SwipeEffects(notice)
    }
    state = .settling(settling)
    return SwipeEffects(notice, startedMotion: true)
  }

  /// Whether anything is seen of a snap: content that is at its target already may bounce there, unless a side that stays
  /// covered is in its way.
  private func moves(_ settling: Settling) -> Bool {
    let motion = motion(settling)
    guard motion.end > settling.start else { return false }
    let middle = settling.start + (motion.end - settling.start) / 2
    return settling.from != motion.to || offset(during: settling, at: middle) != motion.to
  }

  /// Tidies up a motion that is over by now.
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

  /// Counts a running motion as finished, as every event of the uncorrected article does.
  mutating func finishMotion(at time: Time) {
    landSnap()
    if case .settling(let settling) = state, !corrections.contains(.resumesMotion) {
      state = .resting(settling.rest)
    }
  }

  /// Ends a running motion because motion is to be reduced.
  mutating func finishMotionAtOnce() {
    landSnap()
    if case .settling(let settling) = state { state = .resting(settling.rest) }
  }

  /// Ends a snap under the finger: the content is at the catch point, to which translations add from now on.
  mutating func landSnap() {
    guard case .snapping(var hold, _, let rest) = state else { return }
    hold.caught = strips.offset(of: rest)
    hold.offset = hold.caught
    hold.counted = hold.caught == 0 ? .closed : rest
    state = .held(hold)
  }

  /// Closes the row for other content, without a notice.
  ///
  /// - Complexity: O(1).
  public mutating func prepareForReuse() {
    buttonTouch.removeAll()
    switch state {
    case .held(let hold), .snapping(let hold, _, _):
      state =
        corrections.contains(.reuseEndsPan)
        ? .resting(.closed)
        : .held(
          Hold(
            origin: hold.origin, caught: 0, offset: 0, rest: .closed, counted: .closed,
            isHorizontal: hold.isHorizontal, lock: SideLock(options.locksSide, caughtAt: 0)))
    case .resting, .settling, .adrift: state = .resting(.closed)
    }
  }
}

// MARK: - The snap

extension ConstraintSwipe {
  /// How far the content goes beyond its target before it settles, in points; larger looks springier.
  ///
  /// From the article, "Snap!": `kBounceValue`.
  public static let bounce = 20.0
  /// How long each of the two legs of a snap takes, in seconds, eased out.
  ///
  /// From the article, "Snap!": found there by trial and error.
  public static let snapLeg = 0.1
  /// How long the library's spring takes to calm down, in seconds.
  ///
  /// From DNSSwipeableTableCell, `updateConstraintsIfNeeded`: 0.4.
  public static let springDuration = 0.4
  /// The damping ratio of the library's spring.
  ///
  /// From DNSSwipeableTableCell, `usingSpringWithDamping`: 0.6.
  public static let springDampingRatio = 0.6
  /// The part of a spring's swing that is left when its duration is over.
  ///
  /// Chosen here: UIKit does not publish how it turns a duration into a frequency; a thousandth looks settled.
  public static let springRemainder = 0.001
  /// The angular frequency ω of the library's spring in radians per second: its envelope e^(−ζωT) falls to the remainder
  /// in its duration T.
  public static let springFrequency = springFrequency(springDuration)

  private static func springFrequency(_ duration: Double) -> Double {
    -RealMath.log(springRemainder) / (springDampingRatio * duration)
  }

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

  /// The motion of a snap, as the rules have it.
  func motion(_ snap: Settling) -> Motion {
    Motion(start: snap.start, from: snap.from, to: strips.offset(of: snap.rest), curve: curve(of: snap))
  }

  private func curve(of snap: Settling) -> Curve {
    if let edge = snap.hint { return strips[edge].preview(leg: options.previewLeg) }
    let duration = options.animationDuration
    switch rules {
    case .article:
      return .bounce(overshoot: overshootSign(snap) * Self.bounce, leg: duration.map { $0 / 2 } ?? Self.snapLeg)
    case .dnsSwipeableTableCell:
      return .spring(
        frequency: duration.map(Self.springFrequency) ?? Self.springFrequency, dampingRatio: Self.springDampingRatio,
        velocity: 0)
    }
  }

  /// Where the content is during a snap, in points.
  func offset(during snap: Settling, at time: Time) -> Double {
    let offset = motion(snap).position(at: time)
    guard snap.rest == .closed, snap.hint == nil, corrections.contains(.bounceStaysCovered) else { return offset }
    // Beyond closed lies the other side: it shows nothing where it has nothing, and must not where it has.
    let beyond: SwipeEdge = overshootSign(snap) > 0 ? .leading : .trailing
    guard !strips[beyond].isEmpty else { return offset }
    return beyond.sign * min(0, beyond.sign * offset)
  }

  /// The direction in which a snap goes beyond its target: outward when it opens, across offset 0 when it closes.
  private func overshootSign(_ snap: Settling) -> Double {
    if let edge = snap.rest.edge { return edge.sign }
    let shown = shownEdge(at: snap.from != 0 ? snap.from : snap.caught)
    // Content that was caught in the bounce beyond closed still belongs to the side that has buttons.
    let side = strips[shown].isEmpty && !strips[shown.opposite].isEmpty ? shown.opposite : shown
    return -side.sign
  }
}
