/// What a layer is painted with: a fixed colour, or a role that follows light and dark.
///
/// The roles are named after UIKit's semantic colours; a host maps them.
public enum Paint: Hashable, Sendable {
  /// The same in light and dark.
  case fixed(SRGBColor)
  /// The content's ground, `systemBackground`.
  case background
  /// Behind the content, `systemGroupedBackground`.
  case groupedBackground
  /// Text, `label`.
  case label
  /// Text of less weight, `secondaryLabel`.
  case secondaryLabel
  /// A hairline, `separator`.
  case separator
}
