// Limits on moves, by finger or by plain action: a row does not pass rows of another group.

extension GestureList {
  /// Returns the index, as near to a target as possible, that a row can reach without passing a row of another group.
  ///
  /// - Parameters:
  ///   - target: The target index, which must exist.
  ///   - row: The row to move.
  ///   - index: The row's index before the move.
  /// - Returns: `target`, the row's index, or one in between.
  /// - Complexity: O(1) if no item has ever had a group; otherwise O(*k* log *n*) for *k* passed rows.
  func reachableIndex(nearest target: Int, by row: RowID, from index: Int) -> Int {
    guard items.hasEverHadGroups else { return target }
    let group = items.traits(of: row).group
    return index.advanced(toward: target) { items.traits(of: itemID(atIndex: $0)).group == group }
  }

  /// Returns whether a row may pass its neighbour above or below; false if there is none.
  func canPass(_ row: RowID, from index: Int, by step: Int) -> Bool {
    let other = index + step
    guard other >= 0, other < count else { return false }
    return reachableIndex(nearest: other, by: row, from: index) == other
  }

  /// Returns the id of the item at an index, even if the article's order of items differs from that of the rows.
  private func itemID(atIndex index: Int) -> RowID { itemOrder?.id(index: index) ?? rows.tree.id(index: index) }
}
