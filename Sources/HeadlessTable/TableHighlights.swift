/// The highlights that a table paints in its rows for touches and the pointer; none by default, as in the articles.
///
///     table.highlights = [.press, .hover]
public struct TableHighlights: OptionSet, Hashable, Sendable {
  /// One bit for each highlight.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit for each highlight. Unknown bits are kept and have no effect.
  /// - Complexity: O(1).
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Highlights the content or the button that a finger presses, with a layer whose part is `.pressed`.
  public static let press = TableHighlights(rawValue: 1 << 0)
  /// Highlights the content, the button or the reorder control under the pointer, with a layer whose part is `.hovered`.
  public static let hover = TableHighlights(rawValue: 1 << 1)

  /// UIKit's `systemFill` in light mode: 20 % of #787880, which is visible on dark backgrounds too.
  static let pressColor = SRGBColor(red: 120.0 / 255, green: 120.0 / 255, blue: 128.0 / 255, alpha: 0.2)
  /// UIKit's `tertiarySystemFill` in light mode: 12 % of #767680.
  static let hoverColor = SRGBColor(red: 118.0 / 255, green: 118.0 / 255, blue: 128.0 / 255, alpha: 0.12)
}
