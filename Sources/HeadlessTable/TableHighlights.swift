/// What a table paints of touches and of the pointer, over what its list paints; nothing by default, as the articles.
///
///     table.highlights = [.press, .hover]
public struct TableHighlights: OptionSet, Hashable, Sendable {
  /// One bit for each highlight.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each highlight. Bits without one are kept and have no effect.
  /// - Complexity: O(1).
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// What is pressed: a layer with the part `.pressed`.
  public static let press = TableHighlights(rawValue: 1 << 0)
  /// What is under the pointer: a layer with the part `.hovered`.
  public static let hover = TableHighlights(rawValue: 1 << 1)

  /// UIKit's `systemFill` in light: 20 % of #787880, which shows on dark ground too.
  static let pressColor = SRGBColor(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.2)
  /// UIKit's `tertiarySystemFill` in light: 12 % of #767680.
  static let hoverColor = SRGBColor(red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.12)
}
