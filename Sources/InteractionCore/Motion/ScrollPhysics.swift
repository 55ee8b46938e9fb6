/// The published physics of UIScrollView, as functions of numbers.
public enum ScrollPhysics {
  /// How stiff the rubber band beyond an end is; larger follows the finger farther.
  ///
  /// UIScrollView's, known since its formula was published: 0.55.
  public static let rubberBandCoefficient = 0.55
  /// The part of the velocity that is left after each millisecond of gliding; larger glides farther.
  ///
  /// UIScrollView's `decelerationRate.normal`: 0.998.
  public static let decelerationRate = 0.998
  /// The angular frequency of the critically damped spring that brings content back from beyond an end, in radians
  /// per second.
  ///
  /// Chosen here from the commonly fitted stiffness of 100 for unit mass: ω = √100.
  public static let bounceFrequency = 10.0

  /// The angular frequency of the critically damped spring that brings content to the resting place a delegate chose, in
  /// radians per second; the velocity at release goes into it.
  ///
  /// Measured by the authors of Lemonade's SwipeActionRow on iOS, frame by frame: 12.5 fits a settling of 90 points within
  /// an eighth of a point. UIKit does not publish its own.
  public static let settleFrequency = 12.5
  /// How long an animated change of the offset from code takes, in seconds, eased in and out.
  ///
  /// Chosen here for `setContentOffset(_:animated:)`, whose duration UIKit does not publish: 0.3.
  public static let animationDuration = 0.3
  /// An animated change of the offset from code: `setContentOffset(_:animated:)`.
  public static var animation: Curve { .easeInOut(duration: animationDuration) }

  /// How far the content moves when the finger is `excess` points beyond an end.
  ///
  /// `(1 − 1 / (x c / d + 1)) d` for x = |excess|, with the sign of `excess`: c of the finger's way at first, never
  /// as much as `dimension` in all.
  ///
  /// - Parameters:
  ///   - excess: How far the finger is beyond the end, in points, with the sign of its direction.
  ///   - dimension: The extent of what scrolls, in points; 0 or less lets nothing move.
  /// - Returns: How far the content is beyond the end, in points.
  public static func rubberBand(_ excess: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let moved = (1 - 1 / (excess.magnitude * rubberBandCoefficient / dimension + 1)) * dimension
    return Double(signOf: excess, magnitudeOf: moved)
  }

  /// How far beyond an end the finger is when the content has moved by `moved` points: the inverse of `rubberBand`.
  ///
  /// A content that is displaced by `dimension` or more, which no finger reaches, is taken as just below it.
  public static func rubberBandExcess(_ moved: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    // As a part of the dimension, because one that is hardly more than 0 has no smaller numbers below it.
    let part = min(moved.magnitude / dimension, 0.999)
    let excess = part * dimension / (rubberBandCoefficient * (1 - part))
    return Double(signOf: moved, magnitudeOf: excess)
  }

  /// How fast the content moves for each point per second of the finger, beyond an end: the slope of `rubberBand`.
  ///
  /// - Parameters:
  ///   - moved: How far the content is beyond the end, in points, of either sign.
  ///   - dimension: The extent of what scrolls, in points; 0 or less lets nothing move.
  /// - Returns: c (1 − moved / dimension)²: c at the end, 0 where the band has given all it can.
  public static func rubberBandSlope(_ moved: Double, dimension: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let left = 1 - min(moved.magnitude / dimension, 1)
    return rubberBandCoefficient * left * left
  }

  /// How far content glides when it is let go at `velocity` points per second: v d / (1 − d) / 1000.
  public static func glide(velocity: Double) -> Double {
    velocity * decelerationRate / (1 - decelerationRate) / 1000
  }

  /// The resting place that a scroll view proposes for content let go at `offset`, clamped to where it can rest.
  ///
  /// - Parameters:
  ///   - offset: Where the content is let go, in points.
  ///   - velocity: In points per second, positive toward larger offsets.
  ///   - stops: The offsets at which the content can rest.
  /// - Returns: `offset` and the glide, moved between the stops.
  public static func proposedTarget(offset: Double, velocity: Double, stops: ClosedRange<Double>) -> Double {
    (offset + glide(velocity: velocity)).clamped(to: stops)
  }

  /// How a scroll view gets content to the resting place that its delegate chose: a spring into which the velocity goes.
  ///
  /// The rubber band slows the content down beyond a stop, so it moves slower than the finger there. However fast that is,
  /// the content goes no more than `width` / e farther out than it was let go, so that some of it can still be seen.
  ///
  /// - Parameters:
  ///   - offset: Where the content is let go, in points.
  ///   - velocity: The finger's, in points per second, positive toward larger offsets.
  ///   - stops: The offsets beyond which the rubber band pulls.
  ///   - width: The row's width, to which the rubber band tends; 0 where nothing moves beyond the stops.
  /// - Returns: The spring.
  public static func settling(
    from offset: Double, velocity: Double, stops: ClosedRange<Double>, width: Double
  ) -> Curve {
    let excess = offset - offset.clamped(to: stops)
    let slope = excess == 0 ? 1 : rubberBandSlope(excess, dimension: width)
    // A critically damped spring of frequency ω goes v / (ω e) farther out, at most.
    let fastest = settleFrequency * max(0, width)
    return .spring(
      frequency: settleFrequency, dampingRatio: 1, velocity: (velocity * slope).clamped(to: -fastest...fastest))
  }
}
