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

/// What moves by itself, as far as a law sees it: a number that is a pure function of time.
public protocol Moving {
  /// When it sets out.
  var start: Time { get }
  /// When it is over.
  var end: Time { get }
  /// Where it sets out, in points.
  var from: Double { get }
  /// Where it ends, in points.
  var to: Double { get }
  /// The place at a moment, in points.
  func position(at time: Time) -> Double
  /// The velocity at a moment, in points per second.
  func velocity(at time: Time) -> Double
  /// Says whether it has arrived.
  func isSettled(at time: Time) -> Bool

  /// How far from its target it may be an instant before it ends, in points; a thousandth unless it says so.
  var arrival: Double { get }
  /// The moment at which its velocity changes at once, where it has a second leg; none unless it says so.
  var turn: Time? { get }
}

extension Moving {
  /// A thousandth of a point.
  public var arrival: Double { 1e-3 }
  /// None.
  public var turn: Time? { nil }
}

extension Motion: Moving {
  /// What `springTolerance` and `glideTolerance` state.
  public var arrival: Double {
    switch curve {
    case .spring: Motion.springTolerance
    case .deceleration: Motion.glideTolerance
    case .easeOut, .easeInOut, .bounce: 1e-3
    }
  }

  /// The end of a bounce's first leg.
  public var turn: Time? {
    switch curve {
    case .bounce(_, let leg): start + leg
    case .easeOut, .easeInOut, .spring, .deceleration: nil
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
  /// - Parameter make: Makes the motion, a `Motion` or one of your own, the same one every time.
  /// - Returns: At most one violation; its events are the question and the moment at which it is answered wrongly.
  public static func check<Curve: Moving>(_ make: () -> Curve) -> [Violation<MotionQuestion>] {
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
      let isTurn = motion.turn.map { (time - $0).magnitude < 2 * instant } ?? false
      // A quotient of rounded positions is right to a part in a million of the fastest there is.
      let fastest = ((motion.to - motion.from).magnitude + 100) / length * 1e-3 + velocity.magnitude * 1e-3
      guard isTurn || (slope - velocity).magnitude <= fastest else {
        return violation(.velocity, time, slope, velocity)
      }
    }
    let last = motion.end + -instant
    let nearest = motion.arrival + motion.velocity(at: last).magnitude * 2 * instant
    guard (motion.position(at: last) - motion.to).magnitude <= nearest else {
      return violation(.position, last, motion.to, motion.position(at: last))
    }
    return []
  }
}
