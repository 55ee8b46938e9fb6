extension RowTree {
  /// Adds 1 to the hide depth of every row in a range.
  ///
  /// - Parameter range: The positions among all rows; an empty range changes nothing.
  /// - Precondition: `range` is within `0..<count`.
  /// - Complexity: O(log *n*), however long the range is.
  public mutating func hide(_ range: Range<Int>) {
    deepen(range, by: 1)
  }

  /// Subtracts 1 from the hide depth of every row in a range, which undoes one `hide(_:)` of the same rows.
  ///
  /// - Parameter range: The positions among all rows; an empty range changes nothing.
  /// - Precondition: `range` is within `0..<count`, and every row in it is hidden.
  /// - Complexity: O(log *n*), however long the range is.
  public mutating func show(_ range: Range<Int>) {
    deepen(range, by: -1)
  }

  /// Changes the hide depth of every row in a range.
  ///
  /// - Parameters:
  ///   - range: The positions among all rows; an empty range changes nothing.
  ///   - change: The number to add to the hide depths.
  /// - Precondition: `range` is within `0..<count`, and no hide depth becomes negative.
  /// - Complexity: O(log *n*), however long the range is.
  package mutating func deepen(_ range: Range<Int>, by change: Int) {
    checkRange(range)
    guard !range.isEmpty, change != 0 else { return }
    makeUnique()
    root = changeDepths(below: root, in: range, by: Int32(change))
    // The root's depth is the smallest hide depth of any row.
    precondition(root.depth >= 0, "A row can be shown only as often as it was hidden.")
  }

  /// Returns the hide depth of a row; nil if it is not in the tree.
  ///
  /// - Complexity: O(log *n*).
  package func hideDepth(of id: RowID) -> Int? {
    guard let (leaf, lane) = leaf(of: id) else { return nil }
    var depth = root.depth + leaf.depth(lane)
    var parentSlot = leaf.parentSlot
    while parentSlot >= 0 {
      let (branch, lane) = slot(parentSlot)
      depth += branch.depth(lane)
      parentSlot = branch.parentSlot
    }
    return Int(depth)
  }

  /// Changes the hide depths of some rows below a node, and returns the node's new entry.
  ///
  /// The range is counted from the first row of the node and is not empty.
  private func changeDepths(below entry: Entry, in range: Range<Int>, by change: Int32) -> Entry {
    let node = memory.node(entry.child)
    if entry.child >= 0 {
      node.deepen(range, by: change)
      return refresh(entry)
    }
    var start = range.lowerBound
    var remainingRowCount = range.count
    let firstLane = node.lane(containing: &start)
    var lane = firstLane
    // The lanes in which all rows change are adjacent.
    var wholeLanes = firstLane..<firstLane
    while remainingRowCount > 0 {
      let rowCount = node.rowCount(lane)
      let changedRowCount = min(remainingRowCount, rowCount - start)
      if changedRowCount == rowCount {
        wholeLanes = (wholeLanes.isEmpty ? lane : wholeLanes.lowerBound)..<lane + 1
      } else {
        let entry = Entry(child: node.child(lane), depth: node.depth(lane))
        node.put(lane, changeDepths(below: entry, in: start..<start + changedRowCount, by: change), isLeaf: false)
      }
      remainingRowCount -= changedRowCount
      start = 0
      lane += 1
    }
    node.deepen(wholeLanes, by: change)
    if node.isLifted { node.recomputeVisibleSums(from: firstLane) }
    return refresh(entry, from: nil)
  }
}
