/// Elementary functions of `Double` that need no C library and give the same bits on every machine.
///
/// The functions use only `+`, `-`, `*`, `/`, comparisons, conversions and bit patterns, whose results IEEE 754 specifies to
/// the last bit. They use neither fused multiply-adds nor a C library's functions, whose results differ between machines.
/// Every returned NaN has the bit pattern of `Double.nan`, regardless of the argument's. No argument traps.
///
///     RealMath.exp(0)      // 1, exactly
///     RealMath.log(-1)     // NaN
///     RealMath.sin(1e17)   // 0: an angle this large is meaningless
///
/// - Complexity: O(1), without loops or allocation, for every function here.
public enum RealMath {
  /// Returns e to the power `x`.
  ///
  /// Method: with k the integer nearest to x / ln 2 and r = x - k ln 2, the result is eʳ · 2ᵏ. For |r| <= (ln 2) / 2
  /// the Taylor polynomial of degree 13 is off by about r¹⁴ / 14! < 5e-18, a twentieth of the spacing of doubles
  /// just below 1.
  ///
  /// Accuracy: relative error below 3e-16 if the result is a normal number (-708.39 < x < 709.78); below
  /// that range, a subnormal result has as many bits as it can hold.
  ///
  /// - Parameter x: Any number.
  /// - Returns: eˣ: exactly 1 for 0 of either sign, +infinity above about 709.7827, 0 below about -745.1332, NaN for NaN.
  /// - Complexity: O(1).
  public static func exp(_ x: Double) -> Double {
    guard x > -746 else { return x.isNaN ? .nan : 0 }
    guard x < 710 else { return .infinity }

    let shifted = x * log2OfE + roundingShift
    let power = shifted - roundingShift
    let r = (x - power * ln2High) - power * ln2Low

    // Summed as a tree, because in a chain each step would wait for the previous one.
    let z = r * r
    let w = z * z
    let from2 = (1.0 / 2 + r * (1.0 / 6)) + z * (1.0 / 24 + r * (1.0 / 120))  // 1/2! … 1/5!
    let from6 = (1.0 / 720 + r * (1.0 / 5_040)) + z * (1.0 / 40_320 + r * (1.0 / 362_880))  // … 1/9!
    let from10 =
      (1.0 / 3_628_800 + r * (1.0 / 39_916_800))  // 1/10!, 1/11!
      + z * (1.0 / 479_001_600 + r * (1.0 / 6_227_020_800))  // 1/12!, 1/13!
    let sum = from2 + w * (from6 + w * from10)
    let fraction = 1 + (r + z * sum)

    // Two factors, because 2ᵏ may be out of range when the result is not (k from -1076 to 1024). The first product is
    // exact, so a subnormal result is rounded only once.
    let k = Int64(Int32(truncatingIfNeeded: shifted.bitPattern))
    let half = k >> 1
    return fraction * powerOfTwo(half) * powerOfTwo(k &- half)
  }

  /// Returns the natural logarithm of `x`.
  ///
  /// Method: x = 2ᵏ (1 + f) with 1 + f between √½ and √2. With s = f / (2 + f) the logarithm of 1 + f is 2 artanh s = 2s +
  /// 2s³/3 + 2s⁵/5 + … Since s² < 0.0295, the series up to s²¹ omits about 2s²³/23, less than 1e-18 of the sum. Near x = 1,
  /// k is 0 and f is exact, so no digits cancel.
  ///
  /// Accuracy: relative error below 3e-16 for every positive finite `x`, subnormal numbers included.
  ///
  /// - Parameter x: Any number.
  /// - Returns: ln x: exactly 0 for 1, -infinity for 0 of either sign, +infinity for +infinity, NaN for a negative
  ///   number and NaN.
  /// - Complexity: O(1).
  public static func log(_ x: Double) -> Double {
    guard x >= .leastNormalMagnitude else {
      guard x > 0 else { return x == 0 ? -.infinity : .nan }
      return log(x * 0x1p54) - 54 * (ln2High + ln2Low)
    }
    guard x < .infinity else { return x }

    // With the bits of √½ subtracted, the exponent field changes at √½ · 2ᵏ instead of at 2ᵏ.
    let exponent = Int64(truncatingIfNeeded: x.bitPattern &- 0x3FE6_A09E_667F_3BCD) >> 52
    let f = Double(bitPattern: x.bitPattern &- (UInt64(bitPattern: exponent) &<< 52)) - 1
    let k = Double(exponent)

    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    // Summed as a tree, as in `exp`.
    let from3 = (2.0 / 3 + z * (2.0 / 5)) + w * (2.0 / 7 + z * (2.0 / 9))
    let from11 = (2.0 / 11 + z * (2.0 / 13)) + w * (2.0 / 15 + z * (2.0 / 17))
    let from19 = 2.0 / 19 + z * (2.0 / 21)
    let tail = z * (from3 + (w * w) * (from11 + (w * w) * from19))

    // 2s = f - s f, in which f is exact, unlike the quotient s.
    return k * ln2High + (f - (s * (f - tail) - k * ln2Low))
  }

  /// Returns the sine of an angle.
  ///
  /// Method: with k the integer nearest to 2x / π, r = x - k π/2 is computed with π/2 split into three parts of 119 bits
  /// in total; k modulo 4 selects ± sin r or ± cos r. For |r| <= π/4 the Taylor polynomials of degree 15 (sine) and 16
  /// (cosine) are off by less than r¹⁷ / 17! < 5e-17 and r¹⁸ / 18! < 3e-18.
  ///
  /// Accuracy: absolute error below 3e-16 for |x| <= 1.6e6, where the products of k with the first two parts
  /// are exact. From there to 2⁵⁰ the error is below the spacing of doubles at `x`.
  ///
  /// - Parameter x: The angle in radians. Angles of magnitude 2⁵⁰ or more are treated as 0, because neighbouring doubles are
  ///   a quarter of a radian or more apart there.
  /// - Returns: The sine, never outside -1...1; sin(-x) is exactly -sin x, and 0 keeps its sign. NaN for an infinity
  ///   and NaN.
  /// - Complexity: O(1).
  public static func sin(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (quarters, r) = reducedAngle(x)
    // Both polynomials are computed, because an unpredictable branch costs more than the second polynomial.
    let (sine, cosine) = (sineNearZero(r), cosineNearZero(r))
    let value = quarters & 1 == 0 ? sine : cosine
    return Double(bitPattern: value.bitPattern ^ (quarters & 2) &<< 62)
  }

  /// Returns the cosine of an angle.
  ///
  /// The method and the accuracy are the same as in ``sin(_:)``, for an angle a quarter turn larger.
  ///
  /// - Parameter x: The angle in radians. Angles of magnitude 2⁵⁰ or more are treated as 0.
  /// - Returns: The cosine, never outside -1...1; exactly 1 for 0 of either sign. NaN for an infinity and NaN.
  /// - Complexity: O(1).
  public static func cos(_ x: Double) -> Double {
    guard x.isFinite else { return .nan }
    let (quarters, r) = reducedAngle(x)
    let (sine, cosine) = (sineNearZero(r), cosineNearZero(r))
    let value = quarters & 1 == 0 ? cosine : sine
    return Double(bitPattern: value.bitPattern ^ ((quarters &+ 1) & 2) &<< 62)
  }
}

// MARK: - Constants and helpers

// Constants are hexadecimal, because a compiler may round a decimal literal twice, with a result that depends on the
// machine. Quotients of integers are safe.
extension RealMath {
  /// 1.5 · 2⁵², which rounds numbers of magnitude below 2⁵¹ to the nearest integer when added to them.
  ///
  /// Doubles this large have no fraction bits. The integer is in the low bits of the sum, and no C library is needed.
  private static let roundingShift: Double = 0x1.8p52

  /// 1 / ln 2.
  private static let log2OfE: Double = 0x1.71547652b82fep+0

  /// ln 2 rounded down to 42 bits, so that its product with an exponent of at most 11 bits is exact.
  private static let ln2High: Double = 0x1.62e42fefa38p-1

  /// ln 2 - `ln2High`.
  private static let ln2Low: Double = 0x1.ef35793c7673p-45

  /// Returns 2 to the power `k`, for `k` from -1022 to 1023.
  private static func powerOfTwo(_ k: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: k &+ 1023) &<< 52)
  }

  /// Returns an angle of at most about a radian, and the number of quarter turns (modulo 4, in the low two bits) by which it
  /// differs from `x`, which is finite; 0 and 0 if |`x`| is 2⁵⁰ or more.
  private static func reducedAngle(_ x: Double) -> (quarters: UInt64, angle: Double) {
    guard x.magnitude < 0x1p50 else { return (0, 0) }
    let shifted = x * 0x1.45f306dc9c883p-1 + roundingShift  // 2/π
    let k = shifted - roundingShift
    // π/2 as 33 + 33 + 53 bits; k times either of the first two is exact for |k| < 2²⁰.
    var angle = x - k * 0x1.921fb544p+0
    angle -= k * 0x1.0b4611a6p-34
    angle -= k * 0x1.3198a2e037073p-69
    return (shifted.bitPattern, angle)
  }

  /// Returns the sine of `r`, for |`r`| up to about 1.
  private static func sineNearZero(_ r: Double) -> Double {
    let z = r * r
    let w = z * z
    var even: Double = 1.0 / 39_916_800 + w * (1.0 / 1_307_674_368_000)  // 1/11!, 1/15!
    even = 1.0 / 5_040 + w * even  // 1/7!
    even = 1.0 / 6 + w * even  // 1/3!
    var odd: Double = 1.0 / 362_880 + w * (1.0 / 6_227_020_800)  // 1/9!, 1/13!
    odd = 1.0 / 120 + w * odd  // 1/5!
    // A product with r, so that -0 stays -0.
    return r * (1 - z * (even - z * odd))
  }

  /// Returns the cosine of `r`, for |`r`| up to about 1.
  private static func cosineNearZero(_ r: Double) -> Double {
    let z = r * r
    let w = z * z
    var even: Double = 1.0 / 3_628_800 + w * (1.0 / 87_178_291_200)  // 1/10!, 1/14!
    even = 1.0 / 720 + w * even  // 1/6!
    even = 1.0 / 2 + w * even  // 1/2!
    var odd: Double = 1.0 / 479_001_600 + w * (1.0 / 20_922_789_888_000)  // 1/12!, 1/16!
    odd = 1.0 / 40_320 + w * odd  // 1/8!
    odd = 1.0 / 24 + w * odd  // 1/4!
    return 1 - z * (even - z * odd)
  }
}
