/// A number on its way from one place to another: a pure function of time.
///
/// Nothing ticks. `position(at:)` may be asked for any moment, in any order: before the start it is `from`, from the
/// end on it is exactly `to`.
public struct Motion: Hashable, Sendable {
  /// When it sets out.
  public let start: Time
  /// Where it sets out, in points.
  public let from: Double
  /// Where it ends, in points.
  public let to: Double
  /// How it gets there.
  public let curve: Curve
  /// When it is over and `position(at:)` is `to`.
  public let end: Time

  /// A spring is over when it can no longer be farther from its target than this, in points.
  ///
  /// Chosen here: a hundredth of a point is a thirtieth of a pixel on the finest screens.
  public static let springTolerance = 0.01
  /// A glide is over when it is no farther from its target than this, in points.
  ///
  /// Chosen here: half a point. The rest of an exponential would take seconds that nobody sees, in which a touch
  /// would still count as catching a moving table.
  public static let glideTolerance = 0.5

  /// Creates a motion; numbers that are not finite are made finite, the curve's too.
  public init(start: Time, from: Double, to: Double, curve: Curve) {
    self.start = start
    self.from = from.madeFinite
    self.to = to.madeFinite
    self.curve = curve.madeFinite
    end = start + Motion.duration(distance: self.from - self.to, curve: self.curve).madeFinite
  }

  /// Says whether it has arrived.
  public func isSettled(at time: Time) -> Bool { time >= end }

  /// The place at a moment, in points.
  public func position(at time: Time) -> Double {
    // The end comes first: what takes no time is over when it starts.
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

  /// The velocity at a moment, in points per second; 0 before the start and from the end on.
  ///
  /// It is the derivative of `position(at:)` everywhere but at the ends of a motion and of a bounce's legs.
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

  /// How long the curve takes over a distance, in seconds; 0 where its numbers make no sense.
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
