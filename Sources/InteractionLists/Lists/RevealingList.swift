/// A list whose rows reveal buttons beside their content.
///
///     for row in list.openRows {
///       guard let edge = list.openEdge(of: row) else { continue }
///       let titles = list.buttons(edge, of: row).map { $0.title }   // ["Delete", "More"]
///     }
///
/// By default rows have no sides. `SwipeList` has those of its `RevealingRow`s.
public protocol RevealingList {
  /// The rows that rest open, in display order; none by default.
  ///
  /// As its policies say, a table asks them to close with the gesture `closeRows` when it scrolls, when it is tapped, and
  /// when another row opens. Return none where nothing of that kind should happen.
  var openRows: [RowID] { get }

  /// The open rows that close when the table scrolls, is tapped elsewhere, or opens another row; by default all but that one.
  ///
  /// The gesture `closeRows` closes them, and no others.
  ///
  /// - Parameters:
  ///   - change: What has happened in the table.
  ///   - row: The row that is not asked, if any.
  ///   - time: The moment.
  /// - Returns: The rows in display order.
  /// - Complexity: That of `openRows`.
  func rowsToClose(after change: TableChange, besides row: RowID?, at time: Time) -> [RowID]

  /// The side on which a row rests open; nil by default, for lists whose rows have no sides.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The side, or nil for a row that is closed or does not show.
  /// - Complexity: O(log *n*).
  func openEdge(of row: RowID) -> SwipeEdge?

  /// The buttons of a row on a side, whether they show or not; none by default.
  ///
  /// A keyboard walks those of the side that is open. Each is one of the row's plain actions.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - row: The row's id.
  /// - Returns: The actions, outermost first.
  /// - Complexity: O(log *n*), and O(*a*) for *a* actions.
  func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction]

  /// Whether a drag that begins that way moves a row, or is for a pager or a drawer around; by default where it is open, or has
  /// buttons there.
  ///
  /// - Parameters:
  ///   - row: The row's id.
  ///   - edge: The side that would be uncovered: the leading one, where the finger moves away from it.
  ///   - time: The moment.
  /// - Returns: Whether the row follows the finger; false for a row that does not show.
  /// - Complexity: O(log *n*), and O(*a*) for *a* actions.
  func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool
}

extension RevealingList {
  /// None: rows have no sides.
  @inlinable public var openRows: [RowID] { [] }
  /// All open rows but one.
  public func rowsToClose(after change: TableChange, besides row: RowID?, at time: Time) -> [RowID] {
    openRows.filter { $0 != row }
  }
  /// Nil: rows have no sides.
  public func openEdge(of row: RowID) -> SwipeEdge? { nil }
  /// None: rows have no sides.
  public func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] { [] }
  /// Whether the row is open, or has buttons on that side.
  public func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    openEdge(of: row) != nil || !buttons(edge, of: row).isEmpty
  }
}
