/// A moment on the clock of whoever sends the events, in seconds; always finite.
///
/// Engines hold no clock: only differences of times matter, so any origin will do.
public struct Time: Hashable, Comparable, Sendable {
  /// Seconds since the clock's origin.
  public let seconds: Double

  /// Creates a moment; NaN becomes 0, and what lies beyond a thousand million seconds is moved there.
  @inlinable public init(_ seconds: Double) { self.seconds = seconds.madeFinite }

  /// The origin of the clock.
  public static let zero = Time(0)

  /// Earlier before later.
  @inlinable public static func < (left: Time, right: Time) -> Bool { left.seconds < right.seconds }
  /// The moment `seconds` later.
  public static func + (time: Time, seconds: Double) -> Time { Time(time.seconds + seconds) }
  /// The seconds from `right` to `left`, negative where `left` is earlier.
  @inlinable public static func - (left: Time, right: Time) -> Double { left.seconds - right.seconds }
}
