/// A colour in the sRGB colour space, with an opacity.
///
///     let red = SRGBColor(hex: 0xFF3B30)
///     red.hexText   // "#ff3b30"
///     let shade = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0.2)
public struct SRGBColor: Hashable, Sendable {
  /// The red component, 0...1; not checked when you set it.
  public var red: Double
  /// The green component, 0...1; not checked when you set it.
  public var green: Double
  /// The blue component, 0...1; not checked when you set it.
  public var blue: Double
  /// The opacity, from 0 (invisible) to 1; not checked when you set it.
  public var alpha: Double

  /// Creates a colour from its components.
  ///
  /// Each component is clamped to 0...1; NaN becomes 0.
  ///
  /// - Parameters:
  ///   - red: The red component, 0...1.
  ///   - green: The green component, 0...1.
  ///   - blue: The blue component, 0...1.
  ///   - alpha: The opacity, from 0 (invisible) to 1.
  /// - Complexity: O(1).
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.madeFinite.clamped(to: 0...1)
    self.green = green.madeFinite.clamped(to: 0...1)
    self.blue = blue.madeFinite.clamped(to: 0...1)
    self.alpha = alpha.madeFinite.clamped(to: 0...1)
  }

  /// Creates an opaque colour from a hexadecimal number, as in style sheets.
  ///
  /// - Parameter hex: Red, green and blue with 8 bits each, as in `0xFF3B30`; the upper 8 bits are ignored.
  /// - Complexity: O(1).
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }

  /// The hexadecimal notation of style sheets, such as `#ff3b30`, with each component rounded to 8 bits, and without the
  /// opacity.
  ///
  /// - Complexity: O(1).
  public var hexText: String {
    let digits: [Character] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
    ]
    var text = "#"
    for component in [red, green, blue] {
      let byte = Int((component.madeFinite.clamped(to: 0...1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
    return text
  }
}
