/// The state of content that a real scroll view moves.
///
/// A row keeps a `DrivenScroll` while a scroll view drives it; see `ScrollDriven`.
///
///     var scroll = DrivenScroll(-70, target: nil)
///     scroll.recordTarget(-160)
///     scroll.isMoving   // true, until -160 is reported
///     scroll.recordMove(to: -160)
///     scroll.isMoving   // false
///
/// Offsets must be finite; they are not checked.
public struct DrivenScroll: Hashable, Sendable {
  /// The last reported offset, in points; 0 if the lock forbade it.
  public var offset: Double
  /// The offset at which a finger caught the content, in points, or nil if no finger holds the content.
  public private(set) var caught: Double?
  /// The offset to which the row last sent the content, in points; nil if it has not, or if a finger has caught the content
  /// since.
  public private(set) var target: Double?
  /// The lock that can keep content held by a finger on one side of the closed position.
  public var lock = SideLock.off

  /// Creates the state after a scroll view's first report.
  ///
  /// - Parameters:
  ///   - offset: The reported offset, in points.
  ///   - target: The offset to which the row sends the content, in points, or nil.
  /// - Complexity: O(1).
  public init(_ offset: Double, target: Double?) {
    self.offset = offset
    self.target = target
  }

  /// Whether the row has sent the content to an offset other than the last reported one.
  public var isMoving: Bool { target.map { $0 != offset } ?? false }

  /// Records that the scroll view shows the content at an offset.
  ///
  /// If a finger has moved the content to a side that the lock forbids, `offset` becomes 0, and the caller must move the
  /// scroll view back.
  ///
  /// - Parameter offset: The reported offset, in points.
  /// - Complexity: O(1).
  @inlinable @inline(__always)
  public mutating func recordMove(to offset: Double) { self.offset = lock.constrain(offset) }

  /// Records that a finger has caught the content, and forgets the target.
  ///
  /// - Parameter locksSide: Whether the drag may uncover only the visible side or, if the row is closed, the side that it
  ///   uncovers first.
  /// - Complexity: O(1).
  public mutating func recordGrab(locksSide: Bool = false) {
    caught = offset
    target = nil
    lock = SideLock(isOn: locksSide, caughtAt: offset)
  }

  /// Records that the finger has released the content.
  ///
  /// - Complexity: O(1).
  public mutating func recordRelease() {
    caught = nil
    lock = .off
  }

  /// Records that the row has sent the scroll view to an offset.
  ///
  /// - Parameter target: The offset, in points.
  /// - Complexity: O(1).
  public mutating func recordTarget(_ target: Double) { self.target = target }
}
