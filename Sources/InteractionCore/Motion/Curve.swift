/// How a motion gets from its start to its target: a closed set, so that motions are values.
public enum Curve: Hashable, Sendable {
  /// Fast at first, then slower: UIKit's `curveEaseOut`, the cubic Bézier (0, 0) (0.58, 1). In seconds.
  case easeOut(duration: Double)
  /// Slow, fast, slow: UIKit's `curveEaseInOut`, the cubic Bézier (0.42, 0) (0.58, 1). In seconds.
  case easeInOut(duration: Double)
  /// Ease-out to `overshoot` points (signed) beyond the target, then ease-out back to it; `leg` seconds each.
  case bounce(overshoot: Double, leg: Double)
  /// A damped spring of unit mass that is released with a velocity.
  ///
  /// `frequency` is the undamped angular frequency in radians per second, `dampingRatio` 1 is critical,
  /// `velocity` is the velocity at the start in points per second.
  case spring(frequency: Double, dampingRatio: Double, velocity: Double)
  /// A scroll view's glide: the way left is multiplied by `rate` in every millisecond, 0 < rate < 1.
  case deceleration(rate: Double)

  /// The same curve of finite numbers.
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

/// The cubic Bézier timing functions whose control points have the heights 0 and 1, as UIKit's four have.
struct CubicTiming {
  /// The horizontal places of the two control points, each in 0...1, so that time never runs back.
  let x1, x2: Double

  static let easeOut = CubicTiming(x1: 0, x2: 0.58)
  static let easeInOut = CubicTiming(x1: 0.42, x2: 0.58)

  /// The fraction of the way at a fraction of the time.
  func progress(at fraction: Double) -> Double {
    let s = parameter(at: fraction)
    return s * s * (3 - 2 * s)
  }

  /// The derivative of `progress` by the fraction of the time.
  func slope(at fraction: Double) -> Double {
    let s = parameter(at: fraction)
    let dx = 3 * x1 * (1 - s) * (1 - s) + 6 * (x2 - x1) * s * (1 - s) + 3 * (1 - x2) * s * s
    let dy = 6 * s * (1 - s)
    // Both vanish at the very start of a curve whose first control point is its start; 1/x2 is the limit there.
    return dx > 1e-12 ? dy / dx : 1 / x2
  }

  /// The curve parameter at a fraction of the time, by Newton's method held between two bounds.
  private func parameter(at fraction: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var s = fraction
    // Newton doubles the digits each time; the bounds make the start of easeOut, where it is slow, safe.
    for _ in 0..<64 {
      let x = 3 * x1 * s * (1 - s) * (1 - s) + 3 * x2 * s * s * (1 - s) + s * s * s
      let error = x - fraction
      if error.magnitude < 1e-15 { break }
      if error < 0 { low = s } else { high = s }
      let dx = 3 * x1 * (1 - s) * (1 - s) + 6 * (x2 - x1) * s * (1 - s) + 3 * (1 - x2) * s * s
      let next = s - error / dx
      s = next > low && next < high ? next : (low + high) / 2
    }
    return s
  }
}
