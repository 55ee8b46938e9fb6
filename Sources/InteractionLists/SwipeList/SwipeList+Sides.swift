extension SwipeList {
  /// Returns the side on which a row rests open.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The side, or nil for a row that is closed or not in the list.
  /// - Complexity: Expected O(1).
  public func openEdge(of row: RowID) -> SwipeEdge? { rows.tree.contains(row) ? self.row(row).rest.edge : nil }

  /// Returns the buttons on a side of a row, visible or not.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - row: The row's id.
  /// - Returns: The actions, outermost first; none for a row that is not in the list.
  /// - Complexity: Expected O(1).
  public func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] {
    rows.tree.contains(row) ? self.row(row).actions(edge) : []
  }

  /// Returns whether a row follows a finger that begins to drag it in a direction.
  ///
  /// A row follows if it can be opened on that side, or if it is not closed or not at offset 0.
  ///
  /// - Parameters:
  ///   - row: The row's id.
  ///   - edge: The side that the drag would uncover.
  ///   - time: The moment.
  /// - Returns: Whether the row follows; false if it is disabled, waits for an answer, is lifted by a finger, or is not in the
  ///   list.
  /// - Complexity: Expected O(1).
  public func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    rows.tree.contains(row) && respondsToTouches(row) && self.row(row).canDrag(uncovering: edge, at: time)
  }

  /// Returns a row's description for a screen reader, with the row's title.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The title as the label; nil for a row that is not in the list.
  /// - Complexity: Expected O(1).
  public func spokenRow(_ row: RowID) -> SpokenRow? {
    rows.tree.contains(row) ? SpokenRow(label: content(of: row).title) : nil
  }
}
