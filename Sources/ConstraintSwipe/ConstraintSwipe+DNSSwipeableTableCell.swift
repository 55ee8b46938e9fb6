// DNSSwipeableTableCell, the author's later library, in its order, where it is not the article's code. Of the article's four
// cases in `panThisCell:`, `UIGestureRecognizerStateChanged`, it makes two that give the same for every number. Its `openCell:`
// and `closeCell:` take `animated`, as `open` and `close` do here. See the facts that are not reproduced on its page.
extension ConstraintSwipe {
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

  /// The library's own functions, by its names.
  enum DNSSwipeableTableCell {
    /// All buttons less half of the innermost one, in points: the article's width, up to the rounding of sums.
    static func halfOfLastButtonXPosition(_ buttons: ActionStrip) -> Double {
      buttons.actions.isEmpty ? 0 : buttons.total - buttons.innermostWidth / 2
    }

    /// `updateConstraintsIfNeeded:completion:`: one animation, by a spring.
    ///
    /// - Parameters:
    ///   - animated: Whether it takes time.
    ///   - asked: How long it takes then, in seconds; nil for `springDuration`.
    /// - Returns: How long it takes, in seconds.
    static func updateConstraintsIfNeeded(_ animated: Bool, asked: Double?) -> Double {
      var duration = 0.0
      if animated {
        duration = asked ?? springDuration
      }
      return duration
    }

    /// The spring of that animation, the only one of a snap.
    ///
    /// - Parameter asked: How long it takes, in seconds; nil for `springDuration`.
    /// - Returns: A spring.
    static func snapCurve(asked: Double?) -> Curve {
      .spring(
        frequency: asked.map(springFrequency) ?? springFrequency, dampingRatio: springDampingRatio, velocity: 0)
    }

    /// Whether the finger moves more sideways than down; a sample that does not is dropped.
    static func movingHorizontally(_ velocity: Vector) -> Bool { velocity.y.magnitude < velocity.x.magnitude }
  }
}
