/// The phase of a drag, which corresponds to the state of a pan recogniser.
///
/// A drag begins once, changes any number of times, and then ends, is cancelled, or fails.
///
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: Time(0.1))
///     row.pan(PanSample(.cancelled, translation: Vector(-50, 0)), at: Time(0.2))   // back to where it rested
public enum PanPhase: String, Hashable, Sendable, CaseIterable {
  /// The drag has been recognised.
  case began
  /// The finger has moved.
  case changed
  /// The finger has been lifted, so the gesture takes effect.
  case ended
  /// The system has cancelled the gesture, for example because of a call or an alert, so the gesture must have no effect.
  case cancelled
  /// The recogniser has failed, so a drag that has begun must have no effect.
  case failed

  /// The name in scripts and traces: `began`, `changed`, `ended`, `cancelled` or `failed`.
  public var name: String { rawValue }
}
