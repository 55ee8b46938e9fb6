// The limits of a row's moves: not past rows of another group.

extension GestureList {
  /// Returns the index nearest to another one that a row can reach without passing a row of another group.
  ///
  /// - Parameters:
  ///   - target: The wanted index, which must exist.
  ///   - row: The row to move.
  ///   - index: Its index before.
  /// - Returns: The index, `target` or nearer.
  /// - Complexity: O(1) if no item has a group; otherwise O(*k* log *n*) for *k* rows that it passes.
  func reachable(_ target: Int, by row: RowID, from index: Int) -> Int {
    guard items.hasGroups else { return target }
    let group = items.traits(of: row).group
    return index.advanced(toward: target) { items.traits(of: item(atIndex: $0)).group == group }
  }

  /// Whether a row may pass its neighbour above or below, if it has one.
  func mayPass(_ row: RowID, from index: Int, by step: Int) -> Bool {
    let other = index + step
    guard other >= 0, other < count else { return false }
    return reachable(other, by: row, from: index) == other
  }

  /// The id of the item at an index, even where the article orders items differently from rows.
  private func item(atIndex index: Int) -> RowID { model?.id(index: index) ?? rows.tree.id(index: index) }
}
