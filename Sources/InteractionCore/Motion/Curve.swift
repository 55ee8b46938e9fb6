/// The course of a motion from its start to its target.
///
/// The curves are a closed set, so a motion is a value that you can compare, store and replay.
///
///     let snap = Motion(start: .zero, from: 0, to: -160, curve: .easeOut(duration: 0.3))
///     let settle = Motion(
///       start: .zero, from: -90, to: -160, curve: .spring(frequency: 12.5, dampingRatio: 1, velocity: -800))
///     settle.velocity(at: .zero)   // -800
///
/// If a duration is negative, or another number is outside the range documented for its case, the motion takes no time and
/// starts at its target.
public enum Curve: Hashable, Sendable {
  /// UIKit's `curveEaseOut`, the cubic Bézier (0, 0) (0.58, 1), for `duration` seconds: fast at first, then slower.
  case easeOut(duration: Double)
  /// UIKit's `curveEaseInOut`, the cubic Bézier (0.42, 0) (0.58, 1), for `duration` seconds: slow, fast, slow.
  case easeInOut(duration: Double)
  /// Ease-out to the target plus `overshoot` points, then ease-out back to the target, for `leg` seconds each.
  ///
  /// The overshoot is signed, so with −20 a motion to −160 turns at −180.
  case bounce(overshoot: Double, leg: Double)
  /// A damped spring of unit mass, released with a velocity.
  ///
  /// `frequency` is the undamped angular frequency in radians per second, above 0. `dampingRatio` is above 0. Below 1 the
  /// spring oscillates around its target; at 1 it is critically damped, the fastest without oscillation; above 1 it is
  /// overdamped and slower. `velocity` is the velocity at the start, in points per second, positive toward larger
  /// positions.
  case spring(frequency: Double, dampingRatio: Double, velocity: Double)
  /// A scroll view's glide, in which each millisecond multiplies the remaining distance by `rate`, 0 < rate < 1.
  case deceleration(rate: Double)

  /// The same curve with finite numbers.
  var madeFinite: Curve {
    switch self {
    case .easeOut(let duration): .easeOut(duration: duration.madeFinite)
    case .easeInOut(let duration): .easeInOut(duration: duration.madeFinite)
    case .bounce(let overshoot, let leg): .bounce(overshoot: overshoot.madeFinite, leg: leg.madeFinite)
    case .spring(let frequency, let dampingRatio, let velocity):
      .spring(
        frequency: frequency.madeFinite, dampingRatio: dampingRatio.madeFinite, velocity: velocity.madeFinite)
    case .deceleration(let rate): .deceleration(rate: rate.madeFinite)
    }
  }
}

/// A cubic Bézier timing function whose control points have the y coordinates 0 and 1, like UIKit's four standard curves.
struct CubicTiming {
  /// The horizontal coordinates of the two control points, each in 0...1, so that time never runs backward.
  let x1, x2: Double

  static let easeOut = CubicTiming(x1: 0, x2: 0.58)
  static let easeInOut = CubicTiming(x1: 0.42, x2: 0.58)

  /// Returns the fraction of the distance at a fraction of the time.
  func progress(at fraction: Double) -> Double {
    let s = parameter(at: fraction)
    return s * s * (3 - 2 * s)
  }

  /// Returns the derivative of `progress` with respect to the fraction of the time.
  func slope(at fraction: Double) -> Double {
    let s = parameter(at: fraction)
    let dx = horizontalSlope(at: s)
    let dy = 6 * s * (1 - s)
    // `dx` and `dy` vanish at the start of a curve whose first control point is its starting point; their quotient tends to
    // 1 / x2.
    return dx > 1e-12 ? dy / dx : 1 / x2
  }

  /// Returns the derivative of the fraction of the time with respect to the curve parameter.
  private func horizontalSlope(at s: Double) -> Double {
    3 * x1 * (1 - s) * (1 - s) + 6 * (x2 - x1) * s * (1 - s) + 3 * (1 - x2) * s * s
  }

  /// Returns the curve parameter at a fraction of the time, by Newton's method.
  private func parameter(at fraction: Double) -> Double {
    var s = fraction
    // Near the result, each step doubles the number of correct digits. Of two million fractions tried, none needs more than
    // 26 steps with either of the two curves, and none of the steps leaves 0...1.
    for _ in 0..<64 {
      let x = 3 * x1 * s * (1 - s) * (1 - s) + 3 * x2 * s * s * (1 - s) + s * s * s
      let error = x - fraction
      if error.magnitude < 1e-15 { break }
      s -= error / horizontalSlope(at: s)
    }
    return s
  }
}
