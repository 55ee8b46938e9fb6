// What a list says that has no sides, no holds, no questions, no motions of its own and no heights that change.

extension ListInteraction {
  /// Nil: rows have no sides.
  ///
  /// - Parameter row: Any row.
  /// - Returns: Nil.
  /// - Complexity: O(1).
  public func openEdge(of row: RowID) -> SwipeEdge? { nil }
  /// None: rows have no sides.
  ///
  /// - Parameters:
  ///   - edge: Any side.
  ///   - row: Any row.
  /// - Returns: No action.
  /// - Complexity: O(1).
  public func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { [] }
  /// Whether the row is open, or has buttons on that side.
  ///
  /// - Parameters:
  ///   - row: Any row.
  ///   - edge: The side that would be uncovered.
  ///   - time: The moment, which makes no difference.
  /// - Returns: False for a row without sides.
  /// - Complexity: That of `openEdge(of:)` and `buttons(_:of:)`.
  public func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    openEdge(of: row) != nil || !buttons(edge, of: row).isEmpty
  }
  /// No gestures but swipes, taps and scrolls.
  @inlinable public var gestures: TableGestures { [] }
  /// No row: there is no text to type.
  @inlinable public var editedRow: RowID? { nil }
  /// Nothing: all that is drawn scrolls.
  @inlinable public func coveredHeight(atTop y: Double, at time: Time) -> Double { 0 }
  /// No row: none is ever lifted.
  @inlinable public var liftedRow: RowID? { nil }
  /// False: what is dropped outside is where it was brought.
  @inlinable public var revertsOnSpill: Bool { false }
  /// All open rows but one.
  ///
  /// - Parameters:
  ///   - change: What has happened in the table.
  ///   - row: The row that stays open, if any.
  ///   - time: The moment.
  /// - Returns: The rows in display order.
  /// - Complexity: That of `openRows`.
  public func rowsToClose(after change: TableChange, besides row: RowID?, at time: Time) -> [RowID] {
    openRows.filter { $0 != row }
  }
  /// No row: the list asks nothing.
  @inlinable public var waitingRows: [RowID] { [] }
  /// Nothing: no row waits.
  ///
  /// - Parameters:
  ///   - row: Any row's id.
  ///   - time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable public mutating func confirm(_ row: RowID, at time: Time) -> ListEffects { .none }
  /// Nothing: no row waits.
  ///
  /// - Parameters:
  ///   - row: Any row's id.
  ///   - time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  @inlinable public mutating func cancel(_ row: RowID, at time: Time) -> ListEffects { .none }
  /// Nothing: every row keeps its height.
  ///
  /// - Parameters:
  ///   - changes: Any changes.
  ///   - animated: Whether rows would travel.
  ///   - time: The moment.
  /// - Returns: No effects.
  /// - Complexity: O(1).
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects { .none }
  /// The height that the row has: that a row has none of its own, a list has to say itself.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, or nil if the row does not show.
  /// - Complexity: That of `height(of:)`.
  public func ownHeight(of row: RowID) -> Double? { height(of: row) }
  /// Nil: what moves takes as long as it does.
  @inlinable public var animationDuration: Double? {
    get { nil }
    set {}
  }
  /// False: no row travels, and nothing is to be reduced.
  @inlinable public var reducesMotion: Bool {
    get { false }
    set {}
  }
}
