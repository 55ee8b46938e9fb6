/// The paint of a layer, either a fixed colour or a role that follows light and dark mode.
///
/// The roles are named after UIKit's semantic colours. A host maps them to its own colours:
///
///     func color(of paint: Paint) -> SRGBColor {
///       switch paint {
///       case .fixed(let color): color
///       case .background: SRGBColor(hex: 0xFFFFFF)
///       case .groupedBackground: SRGBColor(hex: 0xF2F2F7)
///       case .label: SRGBColor(hex: 0x000000)
///       case .secondaryLabel: SRGBColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.6)
///       case .separator: SRGBColor(hex: 0xC6C6C8)
///       }
///     }
public enum Paint: Hashable, Sendable {
  /// The same colour in light and dark mode.
  case fixed(SRGBColor)
  /// The background of the content, `systemBackground`.
  case background
  /// The background behind the content, `systemGroupedBackground`.
  case groupedBackground
  /// The colour of text, `label`.
  case label
  /// The colour of secondary text, `secondaryLabel`.
  case secondaryLabel
  /// The colour of hairlines between rows, `separator`.
  case separator
}
