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
  public var offset: Double
  /// The offset at which a finger caught the content, in points, or nil while none holds it.
  public private(set) var caught: Double?
  /// The offset that the content was sent to, in points, or nil if it was sent nowhere.
  public private(set) var target: Double?
  /// Whether a finger's content may cross the closed position.
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

  /// Notes that the scroll view shows the content at an offset.
  ///
  /// Content that a finger has brought across the closed position, and that may not be there, counts as closed: the
  /// scroll view must be put back.
  ///
  /// - Parameter offset: The offset reported, in points.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public mutating func moved(to offset: Double) { self.offset = lock.kept(offset) }

  /// Notes that a finger has caught the content, which is no longer on its way to a target.
  ///
  /// - Parameter locksSide: Whether the content keeps to the side that it is on, or goes to first.
  /// - Complexity: O(1).
  public mutating func grabbed(locksSide: Bool = false) {
    caught = offset
    target = nil
    lock = SideLock(locksSide, caughtAt: offset)
  }

  /// Notes that the finger has let go.
  ///
  /// - Complexity: O(1).
  public mutating func released() {
    caught = nil
    lock = .off
  }

  /// Notes that the scroll view was sent to an offset.
  ///
  /// - Parameter target: The offset, in points.
  /// - Complexity: O(1).
  public mutating func sent(to target: Double) { self.target = target }
}
