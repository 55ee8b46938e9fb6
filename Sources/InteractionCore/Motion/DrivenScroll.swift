/// The content of a row that a real scroll view moves: the offset reported last, and the one it was sent to.
///
///     held, resting, settling -- the first report --> driven -- prepareForReuse, a pan --> …
///
/// Driven content never moves on its own: its offset is the last one reported.
///
///     var scroll = DrivenScroll(-70, target: nil)
///     scroll.sent(to: -160)
///     scroll.isMoving   // true, until -160 is reported
///     scroll.moved(to: -160)
///     scroll.isMoving   // false
///
/// Offsets must be finite; they are not checked.
public struct DrivenScroll: Hashable, Sendable {
  /// The offset reported last, in points.
  public var offset: Double
  /// The offset at which a finger caught the content, in points, or nil while none holds it.
  public private(set) var caught: Double?
  /// The offset that the content was sent to, in points, or nil if it was not sent anywhere.
  public private(set) var target: Double?
  /// Whether the content that a finger holds may cross the closed position.
  public var lock = SideLock.off

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

  /// Records that the scroll view shows the content at an offset.
  ///
  /// Content that a finger has moved across the closed position, although it may not be there, counts as closed: the
  /// scroll view must be moved back.
  ///
  /// - Parameter offset: The offset reported, in points.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public mutating func moved(to offset: Double) { self.offset = lock.kept(offset) }

  /// Records that a finger has caught the content, which is no longer on its way to a target.
  ///
  /// - Parameter locksSide: Whether the content stays on the side where it is, or to which it moves first.
  /// - Complexity: O(1).
  public mutating func grabbed(locksSide: Bool = false) {
    caught = offset
    target = nil
    lock = SideLock(locksSide, caughtAt: offset)
  }

  /// Records that the finger has let go.
  ///
  /// - Complexity: O(1).
  public mutating func released() {
    caught = nil
    lock = .off
  }

  /// Records that the scroll view was sent to an offset.
  ///
  /// - Parameter target: The offset, in points.
  /// - Complexity: O(1).
  public mutating func sent(to target: Double) { self.target = target }
}
