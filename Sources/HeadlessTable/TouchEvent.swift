/// One report about one finger on the table; all numbers are finite.
///
///     table.touch(TouchEvent(.down, location: Vector(280, 60)), at: Time(0))
public struct TouchEvent: Hashable, Sendable {
  /// The finger's phase.
  public let phase: TouchPhase
  /// The finger's number, which stays the same while the finger is down.
  public let finger: Int
  /// The finger's location, in points from the table's upper left corner, whatever the reading direction.
  public let location: Vector

  /// Creates a report; coordinates are clamped to ±10⁹, and NaN becomes 0.
  ///
  /// - Parameters:
  ///   - phase: The finger's phase.
  ///   - finger: The finger's number, which stays the same while the finger is down.
  ///   - location: The finger's location, in points in the table's own coordinates.
  /// - Complexity: O(1).
  @inlinable public init(_ phase: TouchPhase, finger: Int = 0, location: Vector) {
    self.phase = phase
    self.finger = finger
    self.location = Vector(location.x.madeFinite, location.y.madeFinite)
  }
}
