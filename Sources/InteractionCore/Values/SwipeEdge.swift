/// A side of a row, leading or trailing.
///
/// Engines compute left to right; if text runs right to left, touches and layers are mirrored.
///
///     SwipeEdge.trailing.sign       // -1: its actions show at negative offsets
///     SwipeEdge.trailing.opposite   // .leading
public enum SwipeEdge: String, Hashable, Sendable, CaseIterable {
  /// The side where lines begin, left in English, whose actions show at positive offsets.
  case leading
  /// The side where lines end, right in English, whose actions show at negative offsets.
  case trailing

  /// Both sides, leading first.
  public static let allCases: [SwipeEdge] = [.leading, .trailing]

  /// The other side.
  public var opposite: SwipeEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The sign of the offsets at which this side's actions show, 1 for leading, −1 for trailing.
  @inlinable public var sign: Double {
    switch self {
    case .leading: 1
    case .trailing: -1
    }
  }

  /// The name in scripts and traces: `leading` or `trailing`.
  public var name: String { rawValue }
}
