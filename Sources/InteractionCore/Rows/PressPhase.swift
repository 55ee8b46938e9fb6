/// The phase of a finger's press on a button.
///
///     row.press(edge: .trailing, index: 0, phase: .down, at: Time(1))
///     row.press(edge: .trailing, index: 0, phase: .up, at: Time(1.1))   // didPress.trailing.0
public enum PressPhase: String, Hashable, Sendable, CaseIterable {
  /// The finger has touched the button.
  case down
  /// The finger has been lifted inside the button.
  case up
  /// The finger has slid away, or the system has cancelled the touch.
  case cancelled

  /// The name in scripts and traces: `down`, `up` or `cancelled`.
  public var name: String { rawValue }
}
