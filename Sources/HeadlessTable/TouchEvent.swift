/// One report of one finger on the table; all its numbers are finite.
///
///     table.touch(TouchEvent(.down, location: Vector(280, 60)), at: Time(0))
public struct TouchEvent: Hashable, Sendable {
  /// What has happened to the finger.
  public let phase: TouchPhase
  /// Which finger it is, by any number that stays the same while it is down.
  public let finger: Int
  /// Where the finger is, in points in the table's own coordinates: x from the left of the screen, whatever the language.
  public let location: Vector

  /// Creates a report; NaN becomes 0 and infinities become large numbers.
  ///
  /// - Parameters:
  ///   - phase: What has happened to the finger.
  ///   - finger: Which finger it is, by any number that stays the same while it is down.
  ///   - location: Where the finger is, in points in the table's own coordinates.
  /// - Complexity: O(1).
  @inlinable public init(_ phase: TouchPhase, finger: Int = 0, location: Vector) {
    self.phase = phase
    self.finger = finger
    self.location = Vector(location.x.madeFinite, location.y.madeFinite)
  }
}
