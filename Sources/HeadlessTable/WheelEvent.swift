/// One report from a mouse wheel, or about two fingers on a trackpad; all numbers are finite.
///
///     table.wheel(WheelEvent(.discrete, location: Vector(160, 60), delta: Vector(0, -30)), at: Time(0))
///
/// The delta corresponds to `scrollingDeltaX` and `scrollingDeltaY` of an AppKit event. A browser's `deltaX` and `deltaY` have
/// the opposite sign, and its events have no phases.
public struct WheelEvent: Hashable, Sendable {
  /// The phase of the wheel or of the fingers.
  public let phase: WheelPhase
  /// The pointer's location, in points from the table's upper left corner, whatever the reading direction.
  public let location: Vector
  /// The distance that a finger on the content itself would have moved, in points to the right and downward; moving
  /// down scrolls toward the top.
  public let delta: Vector

  /// Creates a report; coordinates and distances are clamped to ±10⁹, and NaN becomes 0.
  ///
  /// - Parameters:
  ///   - phase: The phase of the wheel or of the fingers.
  ///   - location: The pointer's location, in points in the table's own coordinates.
  ///   - delta: The distance that a finger on the content would have moved since the last report, in points; zero by default.
  /// - Complexity: O(1).
  public init(_ phase: WheelPhase, location: Vector, delta: Vector = .zero) {
    self.phase = phase
    self.location = Vector(location.x.madeFinite, location.y.madeFinite)
    self.delta = Vector(delta.x.madeFinite, delta.y.madeFinite)
  }
}
