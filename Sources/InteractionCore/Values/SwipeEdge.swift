/// A side of a row, in reading order.
///
/// Engines think left to right; a host mirrors touches and pictures where the language runs the other way.
public enum SwipeEdge: Hashable, Sendable, CaseIterable {
  /// The side where lines begin: left in English. Its actions show when the content moves to positive offsets.
  case leading
  /// The side where lines end: right in English. Its actions show when the content moves to negative offsets.
  case trailing

  /// The other side.
  public var opposite: SwipeEdge {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The sign of the offset at which this side's actions show: 1 for leading, −1 for trailing.
  public var sign: Double {
    switch self {
    case .leading: 1
    case .trailing: -1
    }
  }

  /// The name in scripts and traces.
  public var name: String {
    switch self {
    case .leading: "leading"
    case .trailing: "trailing"
    }
  }
}
