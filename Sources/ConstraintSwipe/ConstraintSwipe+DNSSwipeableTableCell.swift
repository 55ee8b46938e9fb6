// The functions of DNSSwipeableTableCell, the author's later library, that differ from the article's, in the library's
// order. The library merges the article's four cases of `panThisCell:`, `UIGestureRecognizerStateChanged`, into two, with
// the same results. Its `openCell:` and `closeCell:` take `animated`, as `open` and `close` do here. The design's page
// lists the facts that are not reproduced.
extension ConstraintSwipe {
  /// The default duration of the library's spring animation, in seconds.
  ///
  /// From DNSSwipeableTableCell, `updateConstraintsIfNeeded`: 0.4.
  public static let springDuration = 0.4
  /// The damping ratio of the library's spring.
  ///
  /// From DNSSwipeableTableCell, `usingSpringWithDamping`: 0.6.
  public static let springDampingRatio = 0.6
  /// The fraction of a spring's amplitude that remains after its duration.
  ///
  /// Chosen here: a thousandth, which looks settled. UIKit does not publish how it converts a duration into a frequency.
  public static let springRemainder = 0.001
  /// The angular frequency ω of the library's spring, in radians per second, at which the envelope e^(−ζωT) falls to the
  /// remainder in the duration T.
  public static let springFrequency = springFrequency(forDuration: springDuration)

  private static func springFrequency(forDuration duration: Double) -> Double {
    -RealMath.log(springRemainder) / (springDampingRatio * duration)
  }

  /// The library's functions, under the library's names.
  enum DNSSwipeableTableCell {
    /// Returns the width of all buttons minus half of the innermost one, in points, which is the article's
    /// `buttonOnePlusHalfOfButton2` except for rounding.
    static func halfOfLastButtonXPosition(_ buttons: ActionStrip) -> Double {
      buttons.totalWidth - buttons.innermostWidth / 2
    }

    /// `updateConstraintsIfNeeded:completion:`: a single animation, with a spring.
    ///
    /// - Parameters:
    ///   - animated: Whether the change is animated.
    ///   - requested: The duration asked for, in seconds; nil for `springDuration`.
    /// - Returns: The animation's duration, in seconds; 0 without an animation.
    static func updateConstraintsIfNeeded(_ animated: Bool, requested: Double?) -> Double {
      var duration = 0.0
      if animated {
        duration = requested ?? springDuration
      }
      return duration
    }

    /// Returns the curve of a snap's single animation.
    ///
    /// - Parameter requested: The duration asked for, in seconds; nil for `springDuration`.
    /// - Returns: A spring that starts at rest, with the library's damping ratio.
    static func snapCurve(requested: Double?) -> Curve {
      .spring(
        frequency: requested.map(springFrequency) ?? springFrequency, dampingRatio: springDampingRatio, velocity: 0)
    }

    /// Returns whether the finger moves more horizontally than vertically; otherwise the library ignores its movement.
    static func movingHorizontally(_ velocity: Vector) -> Bool { velocity.y.magnitude < velocity.x.magnitude }
  }
}
