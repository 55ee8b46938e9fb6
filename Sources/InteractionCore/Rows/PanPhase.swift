/// Where in its life a drag is: the states of a pan recogniser.
public enum PanPhase: Hashable, Sendable, CaseIterable {
  /// The finger has been recognised as dragging.
  case began
  /// It has moved.
  case changed
  /// It has been lifted: the gesture counts.
  case ended
  /// The system took the gesture away, for a call or an alert: it must not count.
  case cancelled
  /// The recogniser gave up. A drag that had begun must not count either.
  case failed

  /// The name in scripts and traces.
  public var name: String {
    switch self {
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
