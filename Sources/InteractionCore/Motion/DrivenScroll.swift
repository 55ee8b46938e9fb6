/// A row's content that a real scroll view moves: the offset reported last, and the one it was sent to.
///
///     held, resting, settling -- the first report --> driven -- prepareForReuse, a pan --> …
///
/// Driven content never moves by itself: its offset is the last one reported.
///
///     var scroll = DrivenScroll(-70, target: nil)
///     scroll.sent(to: -160)
///     scroll.isMoving   // true, until -160 is reported
///     scroll.moved(to: -160)
///     scroll.isMoving   // false
///
/// Every offset must be finite; it is kept as it comes.
public struct DrivenScroll: Hashable, Sendable {
  /// The offset reported last, in points.
  public private(set) var offset: Double
  /// The offset at which a finger caught the content, in points, or nil while none holds it.
  public private(set) var caught: Double?
  /// The offset that the content was sent to, in points, or nil if it was sent nowhere.
  public private(set) var target: Double?

  /// Creates the state after a scroll view's first report.
  ///
  /// - Parameters:
  ///   - offset: The offset reported, in points.
  ///   - target: The offset that the row was sent to before, in points, or nil.
  /// - Complexity: O(1).
  public init(_ offset: Double, target: Double?) {
    self.offset = offset
    self.target = target
  }

  /// Whether the content was sent to an offset that has not been reported yet.
  public var isMoving: Bool { target.map { $0 != offset } ?? false }

  /// Notes that the scroll view shows the content at an offset.
  ///
  /// - Parameter offset: The offset reported, in points.
  /// - Complexity: O(1).
  public mutating func moved(to offset: Double) { self.offset = offset }

  /// Notes that a finger has caught the content, which is no longer on its way to a target.
  ///
  /// - Complexity: O(1).
  public mutating func grabbed() {
    caught = offset
    target = nil
  }

  /// Notes that the finger has let go.
  ///
  /// - Complexity: O(1).
  public mutating func released() { caught = nil }

  /// Notes that the scroll view was sent to an offset.
  ///
  /// - Parameter target: The offset, in points.
  /// - Complexity: O(1).
  public mutating func sent(to target: Double) { self.target = target }
}
