/// Whether a drag may cross the closed position to the other side of its row, and the side that it keeps to.
///
///     var lock = SideLock(true, caughtAt: 0)
///     lock.kept(-20)                   // -20: the drag is the trailing side's
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

  /// Begins a drag.
  ///
  /// - Parameters:
  ///   - isOn: Whether the drag keeps to one side.
  ///   - offset: The offset at which the content is caught, in points; one that shows a side decides.
  /// - Complexity: O(1).
  public init(_ isOn: Bool, caughtAt offset: Double) {
    state = !isOn ? .off : offset > 0 ? .leading : offset < 0 ? .trailing : .undecided
  }

  /// Where the content may go of where the finger wants it, which may decide the side.
  ///
  /// - Parameter offset: The offset that the finger wants, in points.
  /// - Returns: The offset, or 0 where it is across the closed position.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public mutating func kept(_ offset: Double) -> Double {
    if state == .off { return offset }
    self = decided(by: offset)
    return within(offset)
  }

  /// The lock after the finger has wanted an offset.
  @usableFromInline func decided(by offset: Double) -> SideLock {
    state == .undecided ? SideLock(true, caughtAt: offset) : self
  }

  /// The part of an offset that does not lie across the closed position.
  @usableFromInline func within(_ offset: Double) -> Double {
    switch state {
    case .off, .undecided: offset
    case .leading: max(0, offset)
    case .trailing: min(0, offset)
    }
  }

  /// Whether the drag must not show a side.
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

  /// The resting position that a release leads to, of the one that its rule chooses.
  ///
  /// - Parameter rest: What the rule chooses.
  /// - Returns: The same, or closed where that is across the closed position.
  /// - Complexity: O(1).
  public func allowed(_ rest: Rest) -> Rest {
    guard let edge = rest.edge, forbids(edge) else { return rest }
    return .closed
  }
}
