/// A lock that can keep a drag from crossing the closed position to the other side of its row.
///
///     var lock = SideLock(isOn: true, caughtAt: 0)
///     lock.constrain(-20)              // -20: the drag belongs to the trailing side
///     lock.constrain(50)               // 0
///     lock.allowed(.open(.leading))    // closed
public struct SideLock: Hashable, Sendable {
  @usableFromInline enum State: Hashable, Sendable {
    /// Every offset is allowed.
    case off
    /// The first offset other than 0 chooses the side.
    case undecided
    /// The drag belongs to a side.
    case leading, trailing
  }

  @usableFromInline var state: State

  /// A lock that lets a drag cross the closed position.
  public static let off = SideLock(isOn: false, caughtAt: 0)

  /// Creates the lock for a new drag.
  ///
  /// - Parameters:
  ///   - isOn: Whether the drag stays on one side.
  ///   - offset: The offset at which the content is caught, in points; if it shows a side, the drag belongs to that side.
  /// - Complexity: O(1).
  public init(isOn: Bool, caughtAt offset: Double) {
    state = !isOn ? .off : offset > 0 ? .leading : offset < 0 ? .trailing : .undecided
  }

  /// Constrains an offset to the drag's side; if the content was caught at offset 0, the first other offset chooses the side.
  ///
  /// - Parameter offset: The offset that the content would have without the lock, in points.
  /// - Returns: The offset, or 0 if the lock forbids its side.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public mutating func constrain(_ offset: Double) -> Double {
    if state == .off { return offset }
    self = decided(by: offset)
    return constrained(offset)
  }

  /// Returns the lock after the finger has been at an offset.
  @usableFromInline func decided(by offset: Double) -> SideLock {
    state == .undecided ? SideLock(isOn: true, caughtAt: offset) : self
  }

  /// Returns the offset, or 0 if the lock forbids its side.
  @usableFromInline func constrained(_ offset: Double) -> Double {
    switch state {
    case .off, .undecided: offset
    case .leading: max(0, offset)
    case .trailing: min(0, offset)
    }
  }

  /// Returns whether the lock forbids a side.
  ///
  /// - Parameter edge: The side.
  /// - Returns: True if the drag belongs to the other side.
  /// - Complexity: O(1).
  public func forbids(_ edge: SwipeEdge) -> Bool {
    switch state {
    case .off, .undecided: false
    case .leading: edge == .trailing
    case .trailing: edge == .leading
    }
  }

  /// Returns the resting position to which a release leads.
  ///
  /// - Parameter rest: The resting position that the release rule chooses.
  /// - Returns: `rest`, or closed if the lock forbids its side.
  /// - Complexity: O(1).
  public func allowed(_ rest: Rest) -> Rest {
    guard let edge = rest.edge, forbids(edge) else { return rest }
    return .closed
  }
}
