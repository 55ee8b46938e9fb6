/// What a finger does to a button.
///
///     row.press(.trailing, 0, .down, at: Time(1))
///     row.press(.trailing, 0, .up, at: Time(1.1))   // didPress.trailing.0
public enum PressPhase: String, Hashable, Sendable, CaseIterable {
  /// The finger touches the button.
  case down
  /// The finger is lifted inside the button.
  case up
  /// The finger slides away, or the system takes the touch.
  case cancelled

  /// The name in scripts and traces: `down`, `up` or `cancelled`.
  public var name: String { rawValue }
}
