/// Where in its life a touch is.
public enum TouchPhase: Hashable, Sendable, CaseIterable {
  /// The finger has touched the screen.
  case down
  /// It has moved.
  case moved
  /// It has been lifted.
  case up
  /// The system has taken it away.
  case cancelled

  /// The name in scripts and traces.
  public var name: String {
    switch self {
    case .down: "down"
    case .moved: "moved"
    case .up: "up"
    case .cancelled: "cancelled"
    }
  }
}
