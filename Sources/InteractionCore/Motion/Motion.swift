/// The motion of a number from one position to another, as a pure function of time.
///
/// You can ask for the position at any moment, in any order. Before the start, the position is `from`; from the end on, it
/// is exactly `to`.
///
///     let motion = Motion(start: .zero, from: 0, to: -160, curve: .bounce(overshoot: -20, leg: 0.1))
///     motion.position(at: Time(0.1))    // -180
///     motion.position(at: Time(0.2))    // -160
///     motion.isSettled(at: Time(0.2))   // true
public struct Motion: Hashable, Sendable {
  /// The time the motion starts.
  public let start: Time
  /// The position at the start, in points.
  public let from: Double
  /// The position from the end on, in points.
  public let to: Double
  /// The curve from `from` to `to`.
  public let curve: Curve
  /// The time the motion ends; from then on the position is `to`.
  public let end: Time

  /// The distance from the target within which a spring must stay for its motion to end, in points.
  ///
  /// Chosen here: 0.01, which is 0.03 pixels on the finest screens.
  public static let springTolerance = 0.01
  /// The distance from the target at which a glide ends, in points.
  ///
  /// Chosen here: 0.5. The tail of an exponential lasts for seconds without visible movement, and a touch during that time
  /// would still catch the table.
  public static let glideTolerance = 0.5

  /// The range to which a requested `animationDuration` is clamped, in seconds.
  ///
  /// Chosen here: 0.05...10. In a shorter time, a row would visibly jump. To turn motions off, use `reducesMotion`.
  public static let durationRange = 0.05...10.0

  /// Creates a motion; all numbers, including the curve's, are made finite.
  ///
  /// - Parameters:
  ///   - start: The time the motion starts.
  ///   - from: The position at the start, in points.
  ///   - to: The position at the end, in points.
  ///   - curve: The curve; with the distance, it determines the duration of the motion, at most 10⁹ seconds.
  /// - Complexity: O(1).
  public init(start: Time, from: Double, to: Double, curve: Curve) {
    self.start = start
    self.from = from.madeFinite
    self.to = to.madeFinite
    self.curve = curve.madeFinite
    end = start + Motion.duration(distance: self.from - self.to, curve: self.curve).madeFinite
  }

  /// Returns whether the motion has ended.
  ///
  /// - Parameter time: The moment.
  /// - Returns: Whether the moment is `end` or later.
  /// - Complexity: O(1).
  public func isSettled(at time: Time) -> Bool { time >= end }

  /// The time a critically damped spring crosses its target, at most `end`; nil if it never does, and for all other motions.
  var crossingTime: Time? {
    guard case .spring(let frequency, let dampingRatio, let velocity) = curve else { return nil }
    let spring = Spring(distance: from - to, velocity: velocity, frequency: frequency, dampingRatio: dampingRatio)
    return spring.crossingTime.map { min(start + $0, end) }
  }

  /// Returns the position at a moment.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The position in points: `from` before the start, exactly `to` from the end on.
  /// - Complexity: O(1).
  public func position(at time: Time) -> Double {
    // The end is checked first, because a motion that takes no time ends when it starts.
    guard time < end else { return to }
    guard time > start else { return from }
    let t = time - start
    switch curve {
    case .easeOut(let duration):
      return from + (to - from) * CubicTiming.easeOut.progress(at: t / duration)
    case .easeInOut(let duration):
      return from + (to - from) * CubicTiming.easeInOut.progress(at: t / duration)
    case .bounce(let overshoot, let leg):
      let turningPoint = to + overshoot
      if t < leg { return from + (turningPoint - from) * CubicTiming.easeOut.progress(at: t / leg) }
      return turningPoint + (to - turningPoint) * CubicTiming.easeOut.progress(at: (t - leg) / leg)
    case .spring(let frequency, let dampingRatio, let velocity):
      let spring = Spring(distance: from - to, velocity: velocity, frequency: frequency, dampingRatio: dampingRatio)
      return to + spring.distance(after: t)
    case .deceleration(let rate):
      return to + (from - to) * RealMath.exp(1000 * t * RealMath.log(rate))
    }
  }

  /// Returns the velocity at a moment.
  ///
  /// The velocity is the derivative of `position(at:)` except at the ends of a motion and of a bounce's legs.
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
      let turningPoint = to + overshoot
      if t < leg { return (turningPoint - from) * CubicTiming.easeOut.slope(at: t / leg) / leg }
      return (to - turningPoint) * CubicTiming.easeOut.slope(at: (t - leg) / leg) / leg
    case .spring(let frequency, let dampingRatio, let velocity):
      let spring = Spring(distance: from - to, velocity: velocity, frequency: frequency, dampingRatio: dampingRatio)
      return spring.velocity(after: t)
    case .deceleration(let rate):
      let logarithm = 1000 * RealMath.log(rate)
      return (from - to) * logarithm * RealMath.exp(t * logarithm)
    }
  }

  /// Returns a duration clamped to `durationRange`; nil if it is nil or NaN.
  package static func duration(requested duration: Double?) -> Double? {
    duration.flatMap { $0.isNaN ? nil : $0.clamped(to: durationRange) }
  }

  /// Returns the time the curve takes for a distance, in seconds; 0 if a number is outside its range, or if a glide or the
  /// envelope of a spring is never outside the tolerance.
  private static func duration(distance: Double, curve: Curve) -> Double {
    switch curve {
    case .easeOut(let duration), .easeInOut(let duration):
      return max(0, duration)
    case .bounce(_, let leg):
      return max(0, 2 * leg)
    case .spring(let frequency, let dampingRatio, let velocity):
      let spring = Spring(distance: distance, velocity: velocity, frequency: frequency, dampingRatio: dampingRatio)
      return spring.duration(within: springTolerance)
    case .deceleration(let rate):
      guard rate > 0, rate < 1, distance.magnitude > glideTolerance else { return 0 }
      return RealMath.log(glideTolerance / distance.magnitude) / (1000 * RealMath.log(rate))
    }
  }
}
