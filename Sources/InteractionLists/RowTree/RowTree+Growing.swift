// Changes of the heights of one row, several rows or all rows.
extension RowTree {
  /// Changes the height of a row; the height of a hidden row counts once the row is shown.
  ///
  /// - Parameters:
  ///   - height: The height in points; 0 if negative or not finite.
  ///   - id: The row. Nothing happens if it is not in the tree or already has the height.
  /// - Complexity: O(log *n*).
  public mutating func setHeight(_ height: Double, of id: RowID) {
    guard isNewHeight(height, of: id), let lane = leaf(of: id)?.lane else { return }
    makeUnique()
    let number = Int32(memory.slot(of: id.rawValue).leaf)
    memory.node(number).setHeight(Self.usableHeight(height), ofLane: lane)
    refreshPath(from: number, lane: lane)
  }

  /// Changes the heights of rows.
  ///
  /// - Parameter heights: Rows and their heights, in points, as in `setHeight(_:of:)`, in any order.
  /// - Complexity: O(*k* log *n*) for *k* rows; for successive rows in the same leaf, the sums are recomputed only once.
  package mutating func setHeights(_ heights: [(row: RowID, height: Double)]) {
    guard let first = heights.firstIndex(where: { isNewHeight($0.height, of: $0.row) }) else { return }
    makeUnique()
    var outdatedLeaf: Int32?
    for (row, height) in heights[first...] {
      guard let lane = leaf(of: row)?.lane else { continue }
      let number = Int32(memory.slot(of: row.rawValue).leaf)
      if let outdatedLeaf, outdatedLeaf != number { refreshPath(from: outdatedLeaf, lane: 0) }
      memory.node(number).setHeight(Self.usableHeight(height), ofLane: lane)
      outdatedLeaf = number
    }
    if let outdatedLeaf { refreshPath(from: outdatedLeaf, lane: 0) }
  }

  /// Returns whether a row is in the tree and has another height.
  private func isNewHeight(_ height: Double, of id: RowID) -> Bool {
    self.height(of: id).map { $0 != Self.usableHeight(height) } ?? false
  }

  /// Changes the height of every row to a closure's result.
  ///
  /// - Parameter height: A closure that takes a row, its height in points and whether it is visible, and returns its
  ///   new height in points; a height that is negative or not finite becomes 0. The closure is called for the rows in order.
  /// - Complexity: O(*n*).
  package mutating func updateHeights(_ height: (_ row: RowID, _ height: Double, _ isVisible: Bool) -> Double) {
    makeUnique()
    root = updateHeights(below: root, isVisible: root.depth == 0, height)
  }

  /// Changes the heights below a node, and returns its new entry.
  private func updateHeights(below entry: Entry, isVisible: Bool, _ height: (RowID, Double, Bool) -> Double) -> Entry {
    let node = memory.node(entry.child)
    for lane in 0..<node.laneCount {
      let isVisible = isVisible && node.isShown(lane)
      if entry.child >= 0 {
        node.setHeight(
          Self.usableHeight(height(RowID(Int(node.child(lane))), node.height(lane), isVisible)), ofLane: lane)
      } else {
        node.put(
          lane, updateHeights(below: node.entry(lane, isLeaf: false), isVisible: isVisible, height), isLeaf: false)
      }
    }
    return refresh(entry)
  }
}
