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

/// One report of a dragging finger; all its numbers are finite.
public struct PanSample: Hashable, Sendable {
  /// Where in its life the drag is.
  public let phase: PanPhase
  /// When the finger was there.
  public let time: Time
  /// How far it has come since it touched, in points.
  public let translation: Vector
  /// How fast it moves, in points per second.
  public let velocity: Vector

  /// Creates a sample; NaN becomes 0 and infinities become large numbers, so that no engine meets either.
  @inlinable public init(_ phase: PanPhase, at time: Time, translation: Vector, velocity: Vector = .zero) {
    self.phase = phase
    self.time = time
    self.translation = Vector(translation.x.madeFinite, translation.y.madeFinite)
    self.velocity = Vector(velocity.x.madeFinite, velocity.y.madeFinite)
  }
}
