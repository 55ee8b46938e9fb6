/// One report of a mouse wheel or of two fingers on a trackpad; all its numbers are finite.
///
///     table.wheel(WheelEvent(.discrete, location: Vector(160, 60), delta: Vector(0, -30)), at: Time(0))
///
/// Of AppKit's `scrollWheel(with:)`, the delta is `scrollingDeltaX` and `scrollingDeltaY`. A browser's `deltaX` and `deltaY`
/// have the other sign, and no phases.
public struct WheelEvent: Hashable, Sendable {
  /// What the wheel or the fingers do.
  public let phase: WheelPhase
  /// Where the pointer is, in points in the table's own coordinates: x from the left of the screen, whatever the language.
  public let location: Vector
  /// How far a finger on the content itself would have moved, in points: x to the right, y down, which scrolls up.
  public let delta: Vector

  /// Creates a report; NaN becomes 0 and infinities become large numbers.
  ///
  /// - Parameters:
  ///   - phase: What the wheel or the fingers do.
  ///   - location: Where the pointer is, in points in the table's own coordinates.
  ///   - delta: How far a finger on the content would have moved since the last report, in points; not at all by default.
  /// - Complexity: O(1).
  public init(_ phase: WheelPhase, location: Vector, delta: Vector = .zero) {
    self.phase = phase
    self.location = Vector(location.x.madeFinite, location.y.madeFinite)
    self.delta = Vector(delta.x.madeFinite, delta.y.madeFinite)
  }
}
