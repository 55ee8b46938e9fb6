/// A moment on the event sender's clock; always finite.
///
/// Engines have no clock and use only differences between times, so the clock may have any origin. You can pass
/// `CACurrentMediaTime()` as well as `Date().timeIntervalSince1970`.
///
///     let touched = Time(12.5)
///     touched + 0.25          // Time(12.75)
///     Time(12.75) - touched   // 0.25
public struct Time: Hashable, Comparable, Sendable {
  /// The seconds since the clock's origin, `-greatestMagnitude...greatestMagnitude`.
  public let seconds: Double

  /// The greatest distance of a moment from the clock's origin, in seconds.
  ///
  /// Chosen here: 10¹², some 30,000 years. The resolution of a double is about a tenth of a millisecond there, and less
  /// than a microsecond at today's seconds since 1970.
  public static let greatestMagnitude = 1e12

  /// Creates a moment.
  ///
  /// - Parameter seconds: The seconds since the clock's origin. NaN becomes 0, and all other numbers are clamped to
  ///   `-greatestMagnitude...greatestMagnitude`.
  /// - Complexity: O(1).
  @inlinable public init(_ seconds: Double) {
    self.seconds = seconds.isNaN ? 0 : seconds.clamped(to: -Self.greatestMagnitude...Self.greatestMagnitude)
  }

  /// The origin of the clock.
  @inlinable public static var zero: Time { Time(0) }

  /// Returns whether the left moment is earlier than the right one.
  @inlinable public static func < (left: Time, right: Time) -> Bool { left.seconds < right.seconds }

  /// Returns the sum of a moment and a number of seconds.
  ///
  /// - Parameters:
  ///   - time: The moment to start from.
  ///   - seconds: The number of seconds to add; negative for an earlier moment.
  /// - Returns: The sum, made finite as in `init(_:)`, so that adding NaN gives `zero`.
  /// - Complexity: O(1).
  public static func + (time: Time, seconds: Double) -> Time { Time(time.seconds + seconds) }

  /// Returns the seconds from one moment to another.
  ///
  /// - Parameters:
  ///   - left: The moment to end at.
  ///   - right: The moment to start from.
  /// - Returns: The difference in seconds, negative if `left` is earlier; always finite.
  /// - Complexity: O(1).
  @inlinable public static func - (left: Time, right: Time) -> Double { left.seconds - right.seconds }
}
