/// A sample of a dragging finger, in which all numbers are finite.
///
///     row.pan(PanSample(.changed, translation: Vector(-50, 3), velocity: Vector(-400, 0)), at: Time(0.1))
public struct PanSample: Hashable, Sendable {
  /// The phase of the drag.
  public let phase: PanPhase
  /// The displacement of the finger since it touched, in points.
  public let translation: Vector
  /// The finger's velocity, in points per second.
  public let velocity: Vector

  /// Creates a sample.
  ///
  /// All numbers are clamped to ±10⁹; NaN becomes 0.
  ///
  /// - Parameters:
  ///   - phase: The phase of the drag.
  ///   - translation: The displacement of the finger since it touched, in points.
  ///   - velocity: The finger's velocity, in points per second; zero by default, for a finger at rest.
  /// - Complexity: O(1).
  @inlinable public init(_ phase: PanPhase, translation: Vector, velocity: Vector = .zero) {
    self.phase = phase
    self.translation = Vector(translation.x.madeFinite, translation.y.madeFinite)
    self.velocity = Vector(velocity.x.madeFinite, velocity.y.madeFinite)
  }
}
