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
