/// A list whose rows reveal buttons beside their content.
///
///     for row in list.openRows {
///       guard let edge = list.openEdge(of: row) else { continue }
///       let titles = list.buttons(edge, of: row).map { $0.title }   // ["Delete", "More"]
///     }
///
/// By default, rows have no sides. In a `SwipeList`, they have the sides of its `RevealingRow`s.
public protocol RevealingList {
  /// The rows that rest open, in display order; none by default.
  ///
  /// According to its policies, a table asks them to close with the gesture `closeRows` when a finger or a wheel scrolls it,
  /// when it is tapped outside their buttons, and when another row is swiped or opens. A list that ignores this gesture keeps
  /// them open; `rowsToClose(after:except:at:)` must then return no rows.
  var openRows: [RowID] { get }

  /// Returns the open rows that close after a change in the table.
  ///
  /// The gesture `closeRows` closes these rows and no others. By default, they are all open rows except `row`.
  ///
  /// - Parameters:
  ///   - change: The change in the table.
  ///   - row: A row to leave out, or nil.
  ///   - time: The moment.
  /// - Returns: The rows in display order.
  /// - Complexity: As for `openRows`.
  func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID]

  /// Returns the side on which a row rests open; nil by default, for lists whose rows have no sides.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The side, or nil for a row that is closed or not visible.
  /// - Complexity: O(log *n*).
  func openEdge(of row: RowID) -> SwipeEdge?

  /// Returns the buttons on a side of a row, visible or not; none by default.
  ///
  /// A keyboard moves through the buttons of the open side. Each button is also one of the row's plain actions, if the
  /// row has any at the time.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - row: The row's id.
  /// - Returns: The actions, outermost first.
  /// - Complexity: O(log *n* + *a*) for *a* actions.
  func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction]

  /// Returns whether a drag that begins in a direction moves a row, rather than a pager or a drawer around the table.
  ///
  /// By default, the drag moves the row if the row is open or has buttons on that side.
  ///
  /// - Parameters:
  ///   - row: The row's id.
  ///   - edge: The side that the drag would uncover; the finger moves away from it.
  ///   - time: The moment.
  /// - Returns: Whether the row follows the finger; false for a row that is not visible.
  /// - Complexity: O(log *n* + *a*) for *a* actions.
  func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool
}

extension RevealingList {
  /// No rows, for a list whose rows have no sides.
  @inlinable public var openRows: [RowID] { [] }
  /// Returns all open rows except `row`.
  public func rowsToClose(after change: TableChange, except row: RowID?, at time: Time) -> [RowID] {
    openRows.filter { $0 != row }
  }
  /// Returns nil, for a list whose rows have no sides.
  public func openEdge(of row: RowID) -> SwipeEdge? { nil }
  /// Returns no buttons, for a list whose rows have no sides.
  public func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { [] }
  /// Returns whether the row is open, or has buttons on that side.
  public func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    openEdge(of: row) != nil || !buttons(edge, of: row).isEmpty
  }
}
