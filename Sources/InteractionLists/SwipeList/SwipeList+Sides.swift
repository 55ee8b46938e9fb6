extension SwipeList {
  /// The side on which a row rests open.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The side, or nil for a row that is closed or not in the list.
  /// - Complexity: O(1), expected.
  public func openEdge(of row: RowID) -> SwipeEdge? { rows.tree.contains(row) ? self.row(row).rest.edge : nil }

  /// The buttons of a row on a side, whether they show or not.
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - row: The row's id.
  /// - Returns: The actions, outermost first; none for a row that is not in the list.
  /// - Complexity: O(1), expected.
  public func buttons(_ edge: SwipeEdge, of row: RowID) -> [InteractionAction] {
    rows.tree.contains(row) ? self.row(row).actions(edge) : []
  }

  /// Whether a finger that begins to drag a row that way moves it: it is not at rest and closed, or opens on that side.
  ///
  /// - Parameters:
  ///   - row: The row's id.
  ///   - edge: The side that would be uncovered.
  ///   - time: The moment.
  /// - Returns: False for a row that is disabled, waits for an answer, or is not in the list.
  /// - Complexity: O(1), expected.
  public func canDrag(_ row: RowID, uncovering edge: SwipeEdge, at time: Time) -> Bool {
    rows.tree.contains(row) && answers(row) && self.row(row).canDrag(uncovering: edge, at: time)
  }

  /// What a screen reader says of a row: its title.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The title as the label; nil for a row that is not in the list.
  /// - Complexity: O(1).
  public func spokenRow(_ row: RowID) -> SpokenRow? {
    rows.tree.contains(row) ? SpokenRow(label: content(of: row).title) : nil
  }
}
