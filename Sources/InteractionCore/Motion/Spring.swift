/// The closed form of a damped spring of unit mass: x″ + 2ζω x′ + ω² x = 0.
struct Spring {
  /// The distance from the target at the start, in points.
  let startDistance: Double
  /// The velocity at the start, in points per second.
  let startVelocity: Double
  /// The undamped angular frequency ω, in radians per second.
  let frequency: Double
  /// The damping ratio ζ; below 1 the spring is underdamped and swings, at 1 it is critically damped, above 1 overdamped.
  let dampingRatio: Double

  init(distance: Double, velocity: Double, frequency: Double, dampingRatio: Double) {
    startDistance = distance
    startVelocity = velocity
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  /// Returns the distance from the target after `t` seconds, in points.
  func distance(after t: Double) -> Double {
    if dampingRatio < 1 {
      let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let decay = RealMath.exp(-dampingRatio * frequency * t)
      let sineAmplitude = (startVelocity + dampingRatio * frequency * startDistance) / dampedFrequency
      return decay
        * (startDistance * RealMath.cos(dampedFrequency * t) + sineAmplitude * RealMath.sin(dampedFrequency * t))
    }
    if dampingRatio == 1 {
      return (startDistance + (startVelocity + frequency * startDistance) * t) * RealMath.exp(-frequency * t)
    }
    let (slowRate, fastRate, slowPart, fastPart) = overdampedTerms
    return slowPart * RealMath.exp(slowRate * t) + fastPart * RealMath.exp(fastRate * t)
  }

  /// Returns the velocity after `t` seconds, in points per second.
  func velocity(after t: Double) -> Double {
    if dampingRatio < 1 {
      let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let damping = dampingRatio * frequency
      let decay = RealMath.exp(-damping * t)
      let sineAmplitude = (startVelocity + damping * startDistance) / dampedFrequency
      let (sinT, cosT) = (RealMath.sin(dampedFrequency * t), RealMath.cos(dampedFrequency * t))
      return decay
        * ((sineAmplitude * dampedFrequency - damping * startDistance) * cosT
          - (startDistance * dampedFrequency + damping * sineAmplitude) * sinT)
    }
    if dampingRatio == 1 {
      let slope = startVelocity + frequency * startDistance
      return (slope - frequency * (startDistance + slope * t)) * RealMath.exp(-frequency * t)
    }
    let (slowRate, fastRate, slowPart, fastPart) = overdampedTerms
    return slowRate * slowPart * RealMath.exp(slowRate * t) + fastRate * fastPart * RealMath.exp(fastRate * t)
  }

  /// Returns the time after which the distance stays within `tolerance` points, in seconds, computed from the envelope; 0 if
  /// the frequency or the ratio is not a positive, finite number.
  func duration(within tolerance: Double) -> Double {
    guard frequency > 0, dampingRatio > 0, frequency.isFinite, dampingRatio.isFinite else { return 0 }
    if dampingRatio < 1 {
      let dampedFrequency = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
      let sineAmplitude = (startVelocity + dampingRatio * frequency * startDistance) / dampedFrequency
      let amplitude = (startDistance * startDistance + sineAmplitude * sineAmplitude).squareRoot()
      return max(0, RealMath.log(amplitude / tolerance) / (dampingRatio * frequency))
    }
    if dampingRatio == 1 {
      return criticalDuration(within: tolerance)
    }
    let (slowRate, _, slowPart, fastPart) = overdampedTerms
    let amplitude = slowPart.magnitude + fastPart.magnitude
    return max(0, RealMath.log(amplitude / tolerance) / -slowRate)
  }

  /// The time after which a critically damped spring crosses its target, in seconds; nil if it never does, and
  /// for all other springs.
  var crossingTime: Double? {
    let slope = startVelocity + frequency * startDistance
    guard dampingRatio == 1, startDistance * slope < 0 else { return nil }
    return -startDistance / slope
  }

  /// Returns the larger root of (a + b t) e^(−ωt) = tolerance for a = |x(0)| and b = |x′(0) + ω x(0)|, in seconds, which has no
  /// closed form; 0 if the left side never exceeds the tolerance.
  private func criticalDuration(within tolerance: Double) -> Double {
    let (a, b) = (startDistance.magnitude, (startVelocity + frequency * startDistance).magnitude)
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
  private var overdampedTerms: (slowRate: Double, fastRate: Double, slowPart: Double, fastPart: Double) {
    let root = (dampingRatio * dampingRatio - 1).squareRoot()
    // Computed from the product of the exponents, ω², because ratio − root would lose digits for large ratios.
    let slowRate = -frequency / (dampingRatio + root)
    let fastRate = -frequency * (dampingRatio + root)
    let fastPart = (slowRate * startDistance - startVelocity) / (slowRate - fastRate)
    return (slowRate, fastRate, startDistance - fastPart, fastPart)
  }
}
