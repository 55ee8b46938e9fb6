/// A number that moves from one position to another: a pure function of time.
///
/// Nothing ticks, and nothing is lost by asking late. Ask about any moments, in any order: before the start the position
/// is `from`, and from the end on it is exactly `to`.
///
///     let motion = Motion(start: .zero, from: 0, to: -160, curve: .bounce(overshoot: -20, leg: 0.1))
///     motion.position(at: Time(0.1))    // -180
///     motion.position(at: Time(0.2))    // -160
///     motion.isSettled(at: Time(0.2))   // true
public struct Motion: Hashable, Sendable {
  /// When the motion starts.
  public let start: Time
  /// The position at the start, in points.
  public let from: Double
  /// The position from the end on, in points.
  public let to: Double
  /// The curve from one to the other.
  public let curve: Curve
  /// When the motion is over: from then on the position is `to`.
  public let end: Time

  /// The distance within which a spring must stay of its target to be over, in points.
  ///
  /// Chosen here: 0.01, a thirtieth of a pixel on the finest screens.
  public static let springTolerance = 0.01
  /// The distance from its target at which a glide is over, in points.
  ///
  /// Chosen here: 0.5. The tail of an exponential would last seconds that nobody sees, in which a touch would still
  /// count as catching a moving table.
  public static let glideTolerance = 0.5

  /// The durations that an app may give a motion, in seconds.
  ///
  /// Chosen here: 0.05...10. In less time a row would visibly jump; for no motion at all there is `reducesMotion`.
  public static let durations = 0.05...10.0

  /// Creates a motion; its numbers are made finite, including those of the curve.
  ///
  /// - Parameters:
  ///   - start: When the motion starts.
  ///   - from: The position at the start, in points.
  ///   - to: The position at the end, in points.
  ///   - curve: The curve, which decides how long the motion takes, at most 10⁹ seconds.
  /// - Complexity: O(1).
  public init(start: Time, from: Double, to: Double, curve: Curve) {
    self.start = start
    self.from = from.madeFinite
    self.to = to.madeFinite
    self.curve = curve.madeFinite
    end = start + Motion.duration(distance: self.from - self.to, curve: self.curve).madeFinite
  }

  /// Returns whether the motion is over.
  ///
  /// - Parameter time: The moment.
  /// - Returns: Whether the moment is `end` or later.
  /// - Complexity: O(1).
  public func isSettled(at time: Time) -> Bool { time >= end }

  /// When a critically damped spring crosses its target, to return to it from the other side; nil for all other motions.
  var crossing: Time? {
    guard case .spring(let frequency, let dampingRatio, let velocity) = curve else { return nil }
    let spring = Spring(distance: from - to, velocity: velocity, frequency: frequency, ratio: dampingRatio)
    return spring.crossing.map { min(start + $0, end) }
  }

  /// Returns the position at a moment.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The position in points: `from` before the start, exactly `to` from the end on.
  /// - Complexity: O(1).
  public func position(at time: Time) -> Double {
    // The end is checked first, because a motion that takes no time is over when it starts.
    guard time < end else { return to }
    guard time > start else { return from }
    let t = time - start
    switch curve {
    case .easeOut(let duration):
      return from + (to - from) * CubicTiming.easeOut.progress(at: t / duration)
    case .easeInOut(let duration):
      return from + (to - from) * CubicTiming.easeInOut.progress(at: t / duration)
    case .bounce(let overshoot, let leg):
      let turn = to + overshoot
      if t < leg { return from + (turn - from) * CubicTiming.easeOut.progress(at: t / leg) }
      return turn + (to - turn) * CubicTiming.easeOut.progress(at: (t - leg) / leg)
    case .spring(let frequency, let dampingRatio, let velocity):
      let spring = Spring(distance: from - to, velocity: velocity, frequency: frequency, ratio: dampingRatio)
      return to + spring.distance(after: t)
    case .deceleration(let rate):
      return to + (from - to) * RealMath.exp(1000 * t * RealMath.log(rate))
    }
  }

  /// Returns the velocity at a moment.
  ///
  /// It is the derivative of `position(at:)` except at the ends of a motion and of a bounce's legs.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The velocity in points per second, positive toward larger positions; 0 before the start and from the
  ///   end on.
  /// - Complexity: O(1).
  public func velocity(at time: Time) -> Double {
    guard time >= start, time < end else { return 0 }
    let t = time - start
    switch curve {
    case .easeOut(let duration):
      return (to - from) * CubicTiming.easeOut.slope(at: t / duration) / duration
    case .easeInOut(let duration):
      return (to - from) * CubicTiming.easeInOut.slope(at: t / duration) / duration
    case .bounce(let overshoot, let leg):
      let turn = to + overshoot
      if t < leg { return (turn - from) * CubicTiming.easeOut.slope(at: t / leg) / leg }
      return (to - turn) * CubicTiming.easeOut.slope(at: (t - leg) / leg) / leg
    case .spring(let frequency, let dampingRatio, let velocity):
      let spring = Spring(distance: from - to, velocity: velocity, frequency: frequency, ratio: dampingRatio)
      return spring.velocity(after: t)
    case .deceleration(let rate):
      let logarithm = 1000 * RealMath.log(rate)
      return (from - to) * logarithm * RealMath.exp(t * logarithm)
    }
  }

  /// Returns the nearest duration that an app may give a motion; nil if it gives none, or NaN.
  package static func duration(asked duration: Double?) -> Double? {
    duration.flatMap { $0.isNaN ? nil : $0.clamped(to: durations) }
  }

  /// Returns how long the curve takes for a distance, in seconds; 0 if a number is outside its range.
  private static func duration(distance: Double, curve: Curve) -> Double {
    switch curve {
    case .easeOut(let duration), .easeInOut(let duration):
      return max(0, duration)
    case .bounce(_, let leg):
      return max(0, 2 * leg)
    case .spring(let frequency, let dampingRatio, let velocity):
      let spring = Spring(distance: distance, velocity: velocity, frequency: frequency, ratio: dampingRatio)
      return spring.duration(within: springTolerance)
    case .deceleration(let rate):
      guard rate > 0, rate < 1, distance.magnitude > glideTolerance else { return 0 }
      return RealMath.log(glideTolerance / distance.magnitude) / (1000 * RealMath.log(rate))
    }
  }
}
