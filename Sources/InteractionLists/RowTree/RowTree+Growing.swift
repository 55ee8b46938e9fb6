// Changes of heights: of one row, of several, and of all.
extension RowTree {
  /// Changes the height of a row; a hidden row takes it when it is shown again.
  ///
  /// - Parameters:
  ///   - height: The height, in points; if it is negative or not finite, 0.
  ///   - id: The row. If it is not in the tree, or already has the height, nothing happens.
  /// - Complexity: O(log *n*).
  public mutating func setHeight(_ height: Double, of id: RowID) {
    guard differs(height, of: id), let lane = leaf(of: id)?.lane else { return }
    own()
    let number = Int32(memory.slot(of: id.rawValue).leaf)
    memory.node(number).setHeight(lane, Self.usable(height))
    renewPath(from: number, lane: lane)
  }

  /// Changes the heights of rows.
  ///
  /// - Parameter heights: Rows and their heights, in points, as in `setHeight(_:of:)`, in any order.
  /// - Complexity: O(*k* log *n*) for *k* rows; successive rows in one leaf cost no more than one row.
  package mutating func setHeights(_ heights: [(row: RowID, height: Double)]) {
    guard let first = heights.firstIndex(where: { differs($0.height, of: $0.row) }) else { return }
    own()
    // The leaf whose sums are not up to date.
    var changed: Int32?
    for (row, height) in heights[first...] {
      guard let lane = leaf(of: row)?.lane else { continue }
      let number = Int32(memory.slot(of: row.rawValue).leaf)
      if let changed, changed != number { renewPath(from: changed, lane: 0) }
      memory.node(number).setHeight(lane, Self.usable(height))
      changed = number
    }
    if let changed { renewPath(from: changed, lane: 0) }
  }

  /// Returns whether a height differs from that of a row in the tree.
  private func differs(_ height: Double, of id: RowID) -> Bool {
    self.height(of: id).map { $0 != Self.usable(height) } ?? false
  }

  /// Changes the height of every row to a closure's result.
  ///
  /// - Parameter height: A closure that takes a row, its height in points and whether it is visible, from the first row to the
  ///   last, and returns the new height in points; if that is negative or not finite, 0.
  /// - Complexity: O(*n*).
  package mutating func mapHeights(_ height: (_ row: RowID, _ height: Double, _ shows: Bool) -> Double) {
    own()
    root = mapped(root, shows: root.depth == 0, height)
  }

  /// Changes the heights below a node, and returns its new entry.
  private func mapped(_ entry: Entry, shows: Bool, _ height: (RowID, Double, Bool) -> Double) -> Entry {
    let node = memory.node(entry.child)
    for lane in 0..<node.used {
      let shows = shows && node.isShown(lane)
      if entry.child >= 0 {
        node.setHeight(lane, Self.usable(height(RowID(Int(node.child(lane))), node.height(lane), shows)))
      } else {
        node.put(lane, mapped(node.entry(lane, isLeaf: false), shows: shows, height), isLeaf: false)
      }
    }
    return renewed(entry)
  }
}
