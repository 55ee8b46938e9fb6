/// A number formatter with the same output on every machine: at most six decimals, without trailing zeros or an exponent.
///
///     DecimalText.text(-160)                 // "-160"
///     DecimalText.text(2.0 / 3)              // "0.666667"
///     DecimalText.text(0.125, decimals: 2)   // "0.13"
public enum DecimalText {
  /// Returns a number in decimal, rounded half away from zero.
  ///
  /// Numbers of magnitude 9 · 10¹² or more are truncated to whole numbers, and clamped to ±9 · 10¹⁸.
  ///
  /// - Parameters:
  ///   - value: Any number. NaN is written `nan`, infinities `inf` and `-inf`; no engine produces them.
  ///   - decimals: The maximum number of digits after the decimal point, 0 to 6.
  /// - Returns: The digits, with a minus sign if the rounded number is negative; `-0` is `0`.
  /// - Precondition: `decimals` is in `0...6`.
  /// - Complexity: O(1).
  public static func text(_ value: Double, decimals: Int = 6) -> String {
    precondition((0...6).contains(decimals), "The parameter `decimals` of `DecimalText.text` must be in 0...6.")
    guard value.isFinite else { return value.isNaN ? "nan" : value < 0 ? "-inf" : "inf" }
    let magnitude = value.magnitude
    guard magnitude < 9e12 else {
      // Most of the six decimals would be meaningless, because doubles this large are about 0.002 or more apart.
      return (value < 0 ? "-" : "") + String(Int64(min(magnitude, 9e18)))
    }
    var scale: Int64 = 1
    for _ in 0..<decimals { scale *= 10 }
    // Only the fraction is scaled, because a large number scaled as a whole would lose digits of its fraction.
    let wholePart = magnitude.rounded(.towardZero)
    let scaledFraction = Int64(((magnitude - wholePart) * Double(scale)).rounded(.toNearestOrAwayFromZero))
    let (units, remainder) = scaledFraction == scale ? (Int64(wholePart) + 1, 0) : (Int64(wholePart), scaledFraction)
    let text = String(units) + fraction(remainder, digits: decimals)
    return value < 0 && (units != 0 || remainder != 0) ? "-" + text : text
  }

  /// Returns the decimal point and the digits after it, without trailing zeros; empty if the fraction is zero.
  private static func fraction(_ value: Int64, digits: Int) -> String {
    guard value != 0 else { return "" }
    var remainder = value
    var digitCount = digits
    while remainder % 10 == 0 {
      remainder /= 10
      digitCount -= 1
    }
    let text = String(remainder)
    return "." + String(repeating: "0", count: digitCount - text.utf8.count) + text
  }
}
