/// A part of what a finger does to a button.
public enum PressPhase: Hashable, Sendable, CaseIterable {
  /// It touches the button.
  case down
  /// It is lifted inside the button.
  case up
  /// It slides away, or the system takes it.
  case cancelled

  /// The name in scripts and traces.
  public var name: String {
    switch self {
    case .down: "down"
    case .up: "up"
    case .cancelled: "cancelled"
    }
  }
}
