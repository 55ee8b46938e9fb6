/// The known physics of UIScrollView as pure functions.
///
///     ScrollPhysics.rubberBand(100, dimension: 320)   // 46.9: the content lags behind the finger
///     ScrollPhysics.glideDistance(velocity: -1_000)           // -499: how far a flick carries
///     ScrollPhysics.proposedTarget(offset: -70, velocity: -1_000, stops: -160...0)   // -160
///
/// Every argument must be finite.
public enum ScrollPhysics {
  /// The fraction of the finger's movement that the rubber band passes on to the content at an end, 0...1; the greater it
  /// is, the farther the content follows.
  ///
  /// UIScrollView's coefficient, in the formula that others have reverse-engineered and published: 0.55.
  public static let rubberBandCoefficient = 0.55
  /// The fraction of the velocity that remains after each millisecond of gliding; the greater it is, the farther content
  /// glides.
  ///
  /// UIScrollView's `decelerationRate.normal`: 0.998.
  public static let decelerationRate = 0.998
  /// The angular frequency of the critically damped spring that returns content from beyond an end, in radians per
  /// second; higher is faster.
  ///
  /// Chosen here from the commonly fitted stiffness of 100 for unit mass: ω = √100.
  public static let bounceFrequency = 10.0
  /// The angular frequency of the critically damped spring that moves content to the offset that a delegate chose, in
  /// radians per second; higher is faster.
  ///
  /// Measured on iOS by the authors of Lemonade's SwipeActionRow, frame by frame: 12.5 fits a motion over 90 points to
  /// within an eighth of a point. UIKit does not publish its frequency.
  public static let settleFrequency = 12.5
  /// The product ωT of a critically damped spring's angular frequency and the time after which a thousandth of its distance
  /// remains if it starts at rest.
  ///
  /// The solution of (1 + ωT) e^(−ωT) = 0.001, the same remainder as ConstraintSwipe's `springRemainder`.
  public static let settledPhase = 9.2334
  /// The duration of a programmatic, animated change of the offset, in seconds, eased in and out.
  ///
  /// Chosen here for `setContentOffset(_:animated:)`, whose duration UIKit does not publish: 0.3.
  public static let animationDuration = 0.3
  /// The curve of a programmatic, animated change of the offset.
  public static var animation: Curve { .easeInOut(duration: animationDuration) }

  /// Returns the content's distance beyond an end for a finger's distance beyond that end.
  ///
  /// The distance is `(1 − 1 / (x c / d + 1)) d` for x = |excess|, c = `rubberBandCoefficient` and d = `dimension`, with the
  /// sign of `excess`. At first the content moves c times as far as the finger, then less and less.
  ///
  /// - Parameters:
  ///   - excess: The finger's distance beyond the end, in points, with the sign of its direction.
  ///   - dimension: The extent of the scroll view, in points; if it is 0 or less, nothing moves.
  /// - Returns: The content's distance beyond the end, in points, with the sign of `excess` and a magnitude of at most
  ///   `dimension`; 0 if nothing moves.
  /// - Complexity: O(1).
  public static func rubberBand(_ excess: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let displacement = (1 - 1 / (excess.magnitude * rubberBandCoefficient / dimension + 1)) * dimension
    return Double(signOf: excess, magnitudeOf: displacement)
  }

  /// Returns the finger's distance beyond an end for the content's distance beyond that end, the inverse of
  /// `rubberBand(_:dimension:)`.
  ///
  /// - Parameters:
  ///   - displacement: The content's distance beyond the end, in points, with the sign of its direction. No finger can move the
  ///     content as far as `dimension`, so more than 0.999 of `dimension` is treated as 0.999.
  ///   - dimension: The extent of the scroll view, in points; if it is 0 or less, nothing moves.
  /// - Returns: The finger's distance beyond the end, in points, with the sign of `displacement`; 0 if nothing moves.
  /// - Complexity: O(1).
  public static func rubberBandExcess(_ displacement: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // Computed as a fraction of the dimension, because 0.999 times the smallest positive number rounds to that number.
    let fraction = min(displacement.magnitude / dimension, 0.999)
    let excess = fraction * dimension / (rubberBandCoefficient * (1 - fraction))
    return Double(signOf: displacement, magnitudeOf: excess)
  }

  /// Returns the content's offset in a scroll view, in points, for the offset to which the finger would move it without a
  /// rubber band.
  package static func banded(_ offset: Double, beyond stops: ClosedRange<Double>, dimension: Double) -> Double {
    let clampedOffset = offset.clamped(to: stops)
    return clampedOffset + rubberBand(offset - clampedOffset, dimension: dimension)
  }

  /// Returns the finger's offset, in points, for the content's offset in a scroll view, the inverse of `banded`.
  package static func unbanded(_ offset: Double, beyond stops: ClosedRange<Double>, dimension: Double) -> Double {
    let clampedOffset = offset.clamped(to: stops)
    return clampedOffset + rubberBandExcess(offset - clampedOffset, dimension: dimension)
  }

  /// Returns the content's velocity beyond an end as a fraction of the finger's, the slope of `rubberBand(_:dimension:)`.
  ///
  /// - Parameters:
  ///   - displacement: The content's distance beyond the end, in points, with either sign.
  ///   - dimension: The extent of the scroll view, in points; if it is 0 or less, nothing moves.
  /// - Returns: c (1 − |moved| / dimension)² for c = `rubberBandCoefficient`, which is c at the end and 0 from `dimension` on.
  /// - Complexity: O(1).
  public static func rubberBandSlope(_ displacement: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let remaining = 1 - min(displacement.magnitude / dimension, 1)
    return rubberBandCoefficient * remaining * remaining
  }

  /// Returns the distance that released content glides, v r / (1 − r) / 1000 for the deceleration rate r.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at release, in points per second, with either sign.
  ///   - rate: The fraction of the velocity that remains after each millisecond, 0..<1.
  /// - Returns: The distance in points, with the sign of `velocity`.
  /// - Complexity: O(1).
  public static func glideDistance(velocity: Double, rate: Double = decelerationRate) -> Double {
    velocity * rate / (1 - rate) / 1000
  }

  /// Returns the offset that a scroll view proposes as the target when content is released.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the content is released, in points.
  ///   - velocity: The velocity, in points per second, positive toward larger offsets.
  ///   - stops: The offsets at which the content can rest, in points.
  /// - Returns: The sum of `offset` and the glide, clamped to `stops`.
  /// - Complexity: O(1).
  public static func proposedTarget(offset: Double, velocity: Double, stops: ClosedRange<Double>) -> Double {
    (offset + glideDistance(velocity: velocity)).clamped(to: stops)
  }

  /// Returns the content's velocity, limited so that the content goes no farther out than a given distance while it
  /// settles on a spring.
  ///
  /// - Parameters:
  ///   - velocity: The velocity at release, in points per second, positive toward larger offsets.
  ///   - offset: The offset at which the content is released, in points.
  ///   - target: The offset at which it settles, in points.
  ///   - farthest: The greatest distance of the content from offset 0 in the direction of the velocity, in points.
  ///   - frequency: The angular frequency of the spring, in radians per second, above 0.
  /// - Returns: The velocity, or a slower one with which the content goes no farther out than `farthest`, its start or its
  ///   target, whichever is farthest out.
  /// - Complexity: O(1).
  public static func velocity(
    _ velocity: Double, from offset: Double, to target: Double, within farthest: Double,
    frequency: Double = settleFrequency
  ) -> Double {
    let sign: Double = velocity > 0 ? 1 : -1
    // A critically damped spring of frequency ω goes at most v / (ω e) farther out than both its start and its end. If the
    // end is farther out than the start, v may be greater by ω times the distance between them.
    let (start, end) = (sign * offset, sign * target)
    let allowedOvershoot = max(0, farthest - max(start, end))
    let maximumSpeed = (allowedOvershoot * RealMath.exp(1) + max(0, end - start)) * frequency
    return velocity.clamped(to: -maximumSpeed...maximumSpeed)
  }

  /// Returns the curve along which a scroll view moves content to the target that its delegate chose.
  ///
  /// The curve is a spring that starts with the content's velocity, which the rubber band reduces beyond a stop, and which is
  /// limited so that the content goes at most `width` / e farther out than both its start and its target.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the content is released, in points.
  ///   - velocity: The finger's velocity, in points per second, positive toward larger offsets.
  ///   - stops: The offsets beyond which the rubber band pulls, in points.
  ///   - width: The row's width, in points, which is also the rubber band's dimension; if it is 0 or less, the spring starts
  ///     at rest.
  ///   - frequency: The angular frequency of the spring, in radians per second, above 0.
  /// - Returns: A critically damped spring.
  /// - Complexity: O(1).
  public static func settling(
    from offset: Double, velocity: Double, stops: ClosedRange<Double>, width: Double,
    frequency: Double = settleFrequency
  ) -> Curve {
    let excess = offset - offset.clamped(to: stops)
    let slope = excess == 0 ? 1 : rubberBandSlope(excess, dimension: width)
    // A critically damped spring of frequency ω goes at most v / (ω e) farther out than both its start and its end.
    let maximumSpeed = frequency * max(0, width)
    return .spring(
      frequency: frequency, dampingRatio: 1, velocity: (velocity * slope).clamped(to: -maximumSpeed...maximumSpeed))
  }
}
