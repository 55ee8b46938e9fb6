/// A property that ``MotionLaw`` checks at a moment; it takes the place of the event in a motion's violation.
///
///     let violation = MotionLaw.check { MyFade() }.first
///     violation?.events.first?.event   // .position if the motion does not arrive
public enum MotionProperty: LawEvent {
  /// The motion's position.
  case position
  /// The motion's velocity.
  case velocity
  /// Whether the motion has arrived.
  case isSettled

  /// Returns the statement of the law of motions.
  ///
  /// - Parameter law: Any name, because there is only one law of motions.
  /// - Returns: The statement.
  /// - Complexity: O(1).
  public static func statement(ofLaw law: String) -> String? { MotionLaw.statement }

  /// The property's name.
  public var text: String {
    switch self {
    case .position: "position"
    case .velocity: "velocity"
    case .isSettled: "isSettled"
    }
  }
}

/// A number that moves as a pure function of time; `Motion` conforms, and so can your own curve.
///
///     struct Blink: Moving {
///       let start = Time(0), end = Time(0.25)
///       let from = 0.0, to = 1.0
///       func position(at time: Time) -> Double { min(max(0, (time - start) * 4), 1) }
///       func velocity(at time: Time) -> Double { time > start && time < end ? 4 : 0 }
///       func isSettled(at time: Time) -> Bool { time >= end }
///     }
///     MotionLaw.check { Blink() }   // []
public protocol Moving {
  /// The time at which the motion starts.
  var start: Time { get }
  /// The time at which the motion is over, no earlier than `start`.
  var end: Time { get }
  /// The position at the start, in points.
  var from: Double { get }
  /// The target, in points.
  var to: Double { get }
  /// Returns the position at a moment.
  ///
  /// - Parameter time: Any moment, even before the start or after the end.
  /// - Returns: The position in points: `from` until the start, `to` at and after the end.
  /// - Complexity: O(1).
  func position(at time: Time) -> Double
  /// Returns the velocity at a moment.
  ///
  /// - Parameter time: Any moment, even before the start or after the end.
  /// - Returns: The velocity in points per second, the derivative of the position; 0 at and after the end.
  /// - Complexity: O(1).
  func velocity(at time: Time) -> Double
  /// Returns whether the motion has arrived.
  ///
  /// - Parameter time: Any moment, even before the start or after the end.
  /// - Returns: True at and after the end, false before it.
  /// - Complexity: O(1).
  func isSettled(at time: Time) -> Bool

  /// The maximum distance from the target an instant before the end, in points; a thousandth by default.
  var arrivalTolerance: Double { get }
  /// The time at which the velocity jumps because the motion has a second leg; nil by default.
  var turn: Time? { get }
}

extension Moving {
  /// A thousandth of a point.
  public var arrivalTolerance: Double { 1e-3 }
  /// Nil, because most motions have one leg.
  public var turn: Time? { nil }
}

extension Motion: Moving {
  /// `springTolerance` for a spring, `glideTolerance` for a glide, and a thousandth of a point for other curves.
  public var arrivalTolerance: Double {
    switch curve {
    case .spring: Motion.springTolerance
    case .deceleration: Motion.glideTolerance
    case .easeOut, .easeInOut, .bounce: 1e-3
    }
  }

  /// The end of a bounce's first leg; nil for other curves.
  public var turn: Time? {
    switch curve {
    case .bounce(_, let leg): start + leg
    case .easeOut, .easeInOut, .spring, .deceleration: nil
    }
  }
}

/// The law of motions: a motion ends at its target when it says so, and its velocity agrees with its position.
///
///     let motion = Motion(start: Time(0), from: 0, to: -80, curve: .easeOut(duration: 0.2))
///     MotionLaw.check { motion }   // []
public enum MotionLaw {
  /// The law's requirement, in words.
  public static let statement = """
    A motion is at its starting position until it begins. Once it has ended, it is exactly at its target, with \
    velocity 0; it is settled from then on, and not before. In between, its velocity is the derivative of its \
    position, except where one part of it passes into the next. Right before its end, it is within its \
    `arrivalTolerance` of its target.
    """

  /// Half of the time between the two moments from which a slope is calculated, in seconds.
  private static let halfInterval = 1e-6

  /// Checks the law on a motion before and at its start, at 63 moments in between, and right before, at and after its end.
  ///
  /// - Parameter make: A closure that makes the motion, a `Motion` or one of your own.
  /// - Returns: At most one violation; its only event is the property with the wrong value, at the moment of the check.
  ///   If a motion ends before it begins, the property is `isSettled`, and expected and found name the start and the end.
  /// - Complexity: O(1).
  public static func check<Curve: Moving>(_ make: () -> Curve) -> [Violation<MotionProperty>] {
    let motion = make()
    func violation(
      of property: MotionProperty, at time: Time, expected: String, found: String
    ) -> [Violation<MotionProperty>] {
      [
        Violation(
          law: SwipeLaw.motionEnds.name, events: [Timed(time, property)], expected: expected, found: found)
      ]
    }
    func violation(
      of property: MotionProperty, at time: Time, expected: Double, found: Double
    ) -> [Violation<MotionProperty>] {
      violation(of: property, at: time, expected: DecimalText.text(expected), found: DecimalText.text(found))
    }
    guard motion.end >= motion.start else {
      return violation(
        of: .isSettled, at: motion.start, expected: "an end no earlier than the start, " + motion.start.text,
        found: motion.end.text)
    }
    for time in [motion.end, motion.end + 1, motion.end + 1e6] {
      guard motion.position(at: time) == motion.to else {
        return violation(of: .position, at: time, expected: motion.to, found: motion.position(at: time))
      }
      guard motion.velocity(at: time) == 0 else {
        return violation(of: .velocity, at: time, expected: 0, found: motion.velocity(at: time))
      }
      guard motion.isSettled(at: time) else {
        return violation(of: .isSettled, at: time, expected: "true", found: "false")
      }
    }
    let duration = motion.end - motion.start
    // A motion that takes no time is over when it begins.
    guard duration > 0 else { return [] }
    for time in [motion.start, motion.start + -1] {
      guard motion.position(at: time) == motion.from else {
        return violation(of: .position, at: time, expected: motion.from, found: motion.position(at: time))
      }
    }
    for step in 1..<64 {
      let time = motion.start + duration * Double(step) / 64
      if motion.isSettled(at: time) { return violation(of: .isSettled, at: time, expected: "false", found: "true") }
      let slope =
        (motion.position(at: time + halfInterval) - motion.position(at: time + -halfInterval)) / (2 * halfInterval)
      let velocity = motion.velocity(at: time)
      let isTurn = motion.turn.map { (time - $0).magnitude < 2 * halfInterval } ?? false
      // A quotient of rounded positions is inexact, so a thousandth of the current speed plus a thousandth of the average
      // speed is tolerated; for the average, the motion counts as 100 points longer.
      let tolerance = ((motion.to - motion.from).magnitude + 100) / duration * 1e-3 + velocity.magnitude * 1e-3
      guard isTurn || (slope - velocity).magnitude <= tolerance else {
        return violation(of: .velocity, at: time, expected: slope, found: velocity)
      }
    }
    let lastMoment = motion.end + -halfInterval
    let tolerance = motion.arrivalTolerance + motion.velocity(at: lastMoment).magnitude * 2 * halfInterval
    guard (motion.position(at: lastMoment) - motion.to).magnitude <= tolerance else {
      return violation(of: .position, at: lastMoment, expected: motion.to, found: motion.position(at: lastMoment))
    }
    return []
  }
}
