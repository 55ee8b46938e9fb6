/// A lock that can keep a drag from crossing the closed position to the other side of its row.
///
///     var lock = SideLock(true, caughtAt: 0)
///     lock.kept(-20)                   // -20: the drag belongs to the trailing side
///     lock.kept(50)                    // 0
///     lock.allowed(.open(.leading))    // closed
public struct SideLock: Hashable, Sendable {
  @usableFromInline enum State: Hashable, Sendable {
    /// Every offset is allowed.
    case off
    /// The first offset that is not 0 decides.
    case undecided
    /// The drag belongs to a side.
    case leading, trailing
  }

  @usableFromInline var state: State

  /// A drag that may go anywhere.
  public static let off = SideLock(false, caughtAt: 0)

  /// Creates the lock of a drag that begins.
  ///
  /// - Parameters:
  ///   - isOn: Whether the drag stays on one side.
  ///   - offset: The offset at which the content is caught, in points; if it shows a side, it decides the side.
  /// - Complexity: O(1).
  public init(_ isOn: Bool, caughtAt offset: Double) {
    state = !isOn ? .off : offset > 0 ? .leading : offset < 0 ? .trailing : .undecided
  }

  /// Returns how far the content may follow the finger, whose first offset other than 0 decides the side.
  ///
  /// - Parameter offset: The offset that the finger wants, in points.
  /// - Returns: The offset, or 0 if it is across the closed position.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public mutating func kept(_ offset: Double) -> Double {
    if state == .off { return offset }
    self = decided(by: offset)
    return within(offset)
  }

  /// Returns the lock after the finger has wanted an offset.
  @usableFromInline func decided(by offset: Double) -> SideLock {
    state == .undecided ? SideLock(true, caughtAt: offset) : self
  }

  /// Returns the offset, or 0 if it is across the closed position.
  @usableFromInline func within(_ offset: Double) -> Double {
    switch state {
    case .off, .undecided: offset
    case .leading: max(0, offset)
    case .trailing: min(0, offset)
    }
  }

  /// Returns whether the drag must not show a side.
  ///
  /// - Parameter edge: The side.
  /// - Returns: True for the side across the closed position.
  /// - Complexity: O(1).
  public func forbids(_ edge: SwipeEdge) -> Bool {
    switch state {
    case .off, .undecided: false
    case .leading: edge == .trailing
    case .trailing: edge == .leading
    }
  }

  /// Returns the resting position that a release leads to.
  ///
  /// - Parameter rest: The resting position that the release rule chooses.
  /// - Returns: The same, or closed if that is across the closed position.
  /// - Complexity: O(1).
  public func allowed(_ rest: Rest) -> Rest {
    guard let edge = rest.edge, forbids(edge) else { return rest }
    return .closed
  }
}
