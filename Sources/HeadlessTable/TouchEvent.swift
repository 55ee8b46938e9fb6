/// One report of one finger on the table; all its numbers are finite.
public struct TouchEvent: Hashable, Sendable {
  /// Which finger, by any number that stays the same while it is down.
  public let finger: Int
  /// Where in its life the touch is.
  public let phase: TouchPhase
  /// Where the finger is, in the table's own coordinates: x from the left of the screen, whatever the language.
  public let location: Vector
  /// When it was there.
  public let time: Time

  /// Creates a report; NaN becomes 0 and infinities become large numbers.
  @inlinable public init(_ phase: TouchPhase, finger: Int = 0, at location: Vector, time: Time) {
    self.finger = finger
    self.phase = phase
    self.location = Vector(location.x.madeFinite, location.y.madeFinite)
    self.time = time
  }
}
