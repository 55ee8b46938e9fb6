/// A question that is asked of a motion at a moment.
public enum MotionQuestion: LawEvent {
  /// Where it is.
  case position
  /// How fast it is.
  case velocity
  /// Whether it has arrived.
  case isSettled

  /// The question in a word.
  public var text: String {
    switch self {
    case .position: "position"
    case .velocity: "velocity"
    case .isSettled: "isSettled"
    }
  }
}

/// The law of motions.
public enum MotionLaw {
  /// What the law says.
  public static let statement = """
    A motion is at its start until it sets out and exactly at its target from its end on, where it is settled and not \
    before; between, its velocity is the derivative of its position except at the ends of its legs. A spring and a glide end \
    as near to their target as `Motion` states.
    """

  /// How far apart the two are at which a slope is taken, in seconds.
  private static let instant = 1e-6

  /// Checks that a motion ends.
  ///
  /// - Parameter make: Makes the motion, the same one every time.
  /// - Returns: At most one violation; its events are the question and the moment at which it is answered wrongly.
  public static func check(_ make: () -> Motion) -> [Violation<MotionQuestion>] {
    let motion = make()
    func violation(
      _ question: MotionQuestion, _ time: Time, _ expected: Double, _ found: Double
    ) -> [Violation<MotionQuestion>] {
      [
        Violation(
          law: SwipeLaw.motionEnds.name, events: [Timed(time, question)], expected: DecimalText.text(expected),
          found: DecimalText.text(found))
      ]
    }
    guard motion.end.seconds.isFinite, motion.end >= motion.start else {
      return violation(.isSettled, motion.start, motion.start.seconds, motion.end.seconds)
    }
    for time in [motion.end, motion.end + 1, motion.end + 1e6] {
      guard motion.position(at: time) == motion.to else {
        return violation(.position, time, motion.to, motion.position(at: time))
      }
      guard motion.velocity(at: time) == 0 else { return violation(.velocity, time, 0, motion.velocity(at: time)) }
      guard motion.isSettled(at: time) else { return violation(.isSettled, time, 1, 0) }
    }
    let length = motion.end - motion.start
    // A motion of no length is over when it begins.
    guard length > 0 else { return [] }
    for time in [motion.start, motion.start + -1] {
      guard motion.position(at: time) == motion.from else {
        return violation(.position, time, motion.from, motion.position(at: time))
      }
    }
    for step in 1..<64 {
      let time = motion.start + length * Double(step) / 64
      if motion.isSettled(at: time) { return violation(.isSettled, time, 0, 1) }
      let slope =
        (motion.position(at: time + instant) - motion.position(at: time + -instant)) / (2 * instant)
      let velocity = motion.velocity(at: time)
      // A quotient of rounded positions is right to a part in a million of the fastest there is.
      let fastest = ((motion.to - motion.from).magnitude + 100) / length * 1e-3 + velocity.magnitude * 1e-3
      guard isLegEnd(motion, time) || (slope - velocity).magnitude <= fastest else {
        return violation(.velocity, time, slope, velocity)
      }
    }
    let last = motion.end + -instant
    let nearest = arrival(motion) + motion.velocity(at: last).magnitude * 2 * instant
    guard (motion.position(at: last) - motion.to).magnitude <= nearest else {
      return violation(.position, last, motion.to, motion.position(at: last))
    }
    return []
  }

  /// Whether the velocity changes at once here.
  private static func isLegEnd(_ motion: Motion, _ time: Time) -> Bool {
    switch motion.curve {
    case .bounce(_, let leg): (time - motion.start - leg).magnitude < 2 * instant
    case .easeOut, .easeInOut, .spring, .deceleration: false
    }
  }

  /// How far from its target a motion may be when it ends, in points.
  private static func arrival(_ motion: Motion) -> Double {
    switch motion.curve {
    case .spring: Motion.springTolerance
    case .deceleration: Motion.glideTolerance
    case .easeOut, .easeInOut, .bounce: 1e-3
    }
  }
}
