/// A colour of the sRGB space with its opacity; each part is 0...1.
public struct SRGBColor: Hashable, Sendable {
  /// The red part.
  public var red: Double
  /// The green part.
  public var green: Double
  /// The blue part.
  public var blue: Double
  /// The opacity: 0 is invisible.
  public var alpha: Double

  /// Creates a colour; parts outside 0...1 are moved to the nearer end, NaN to 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.madeFinite.clamped(to: 0...1)
    self.green = green.madeFinite.clamped(to: 0...1)
    self.blue = blue.madeFinite.clamped(to: 0...1)
    self.alpha = alpha.madeFinite.clamped(to: 0...1)
  }

  /// Creates an opaque colour from its usual number: `SRGBColor(hex: 0xFF3B30)`.
  public init(hex: UInt32) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }

  /// The usual six digits with a number sign, opacity left out: `#ff3b30`.
  public var hexText: String {
    let digits: [Character] = [
      "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f",
    ]
    var text = "#"
    for part in [red, green, blue] {
      let byte = Int((part.madeFinite.clamped(to: 0...1) * 255).rounded())
      text.append(digits[byte >> 4])
      text.append(digits[byte & 15])
    }
    return text
  }
}
