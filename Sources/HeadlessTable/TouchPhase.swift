/// A phase of a finger on the table.
///
///     let lifted = TouchEvent(.up, location: Vector(180, 62))
public enum TouchPhase: String, Hashable, Sendable, CaseIterable {
  /// The finger has touched the screen.
  case down
  /// The finger has moved.
  case moved
  /// The finger has been lifted.
  case up
  /// The system has cancelled the touch.
  case cancelled

  /// The name in scripts and traces.
  public var name: String { rawValue }
}
