/// The closed form of a damped spring of unit mass: x″ + 2ζω x′ + ω² x = 0.
struct Spring {
  /// The distance from the target at the start, in points.
  let start: Double
  /// The velocity at the start, in points per second.
  let startVelocity: Double
  /// The undamped angular frequency ω, in radians per second.
  let frequency: Double
  /// The damping ratio ζ; below 1 the spring is underdamped and swings, at 1 it is critically damped, above 1 overdamped.
  let ratio: Double

  init(distance: Double, velocity: Double, frequency: Double, ratio: Double) {
    start = distance
    startVelocity = velocity
    self.frequency = frequency
    self.ratio = ratio
  }

  /// Returns the distance from the target after `t` seconds, in points.
  func distance(after t: Double) -> Double {
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let decay = RealMath.exp(-ratio * frequency * t)
      let sine = (startVelocity + ratio * frequency * start) / swing
      return decay * (start * RealMath.cos(swing * t) + sine * RealMath.sin(swing * t))
    }
    if ratio == 1 {
      return (start + (startVelocity + frequency * start) * t) * RealMath.exp(-frequency * t)
    }
    let (slow, fast, slowPart, fastPart) = overdampedTerms
    return slowPart * RealMath.exp(slow * t) + fastPart * RealMath.exp(fast * t)
  }

  /// Returns the velocity after `t` seconds, in points per second.
  func velocity(after t: Double) -> Double {
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let damping = ratio * frequency
      let decay = RealMath.exp(-damping * t)
      let sine = (startVelocity + damping * start) / swing
      let (sinT, cosT) = (RealMath.sin(swing * t), RealMath.cos(swing * t))
      return decay * ((sine * swing - damping * start) * cosT - (start * swing + damping * sine) * sinT)
    }
    if ratio == 1 {
      let slope = startVelocity + frequency * start
      return (slope - frequency * (start + slope * t)) * RealMath.exp(-frequency * t)
    }
    let (slow, fast, slowPart, fastPart) = overdampedTerms
    return slow * slowPart * RealMath.exp(slow * t) + fast * fastPart * RealMath.exp(fast * t)
  }

  /// Returns the time after which the distance stays within `tolerance` points, in seconds, computed from the envelope; 0 if
  /// the frequency or the ratio is not a positive, finite number.
  func duration(within tolerance: Double) -> Double {
    guard frequency > 0, ratio > 0, frequency.isFinite, ratio.isFinite else { return 0 }
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let sine = (startVelocity + ratio * frequency * start) / swing
      let amplitude = (start * start + sine * sine).squareRoot()
      return max(0, RealMath.log(amplitude / tolerance) / (ratio * frequency))
    }
    if ratio == 1 {
      return criticalDuration(within: tolerance)
    }
    let (slow, _, slowPart, fastPart) = overdampedTerms
    let amplitude = slowPart.magnitude + fastPart.magnitude
    return max(0, RealMath.log(amplitude / tolerance) / -slow)
  }

  /// The time after which a critically damped spring crosses its target, in seconds; nil if it never does, and
  /// for all other springs.
  var crossingTime: Double? {
    let slope = startVelocity + frequency * start
    guard ratio == 1, start * slope < 0 else { return nil }
    return -start / slope
  }

  /// Returns the larger root of (a + b t) e^(−ωt) = tolerance for a = |x(0)| and b = |x′(0) + ω x(0)|, in seconds, which has no
  /// closed form; 0 if the left side never exceeds the tolerance.
  private func criticalDuration(within tolerance: Double) -> Double {
    let (a, b) = (start.magnitude, (startVelocity + frequency * start).magnitude)
    let peak = b > 0 ? max(0, 1 / frequency - a / b) : 0
    guard (a + b * peak) * RealMath.exp(-frequency * peak) > tolerance else { return 0 }
    var t = peak + 1 / frequency
    // Newton's method on the logarithm. Because the logarithm is concave, a step from beyond the peak ends at or beyond the
    // root.
    for step in 0..<60 {
      let excess = RealMath.log((a + b * t) / tolerance) - frequency * t
      let next = t - excess / (b / (a + b * t) - frequency)
      if step > 0 && !(next < t && next > peak) { break }
      t = next
    }
    return t
  }

  /// The two exponents of an overdamped spring, per second, and their shares of the distance, in points.
  private var overdampedTerms: (slow: Double, fast: Double, slowPart: Double, fastPart: Double) {
    let root = (ratio * ratio - 1).squareRoot()
    // Computed from the product of the exponents, ω², because ratio − root would lose digits for large ratios.
    let slow = -frequency / (ratio + root)
    let fast = -frequency * (ratio + root)
    let fastPart = (slow * start - startVelocity) / (slow - fast)
    return (slow, fast, start - fastPart, fastPart)
  }
}
