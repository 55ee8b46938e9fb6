extension RowTree {
  /// The total height of the visible rows, in points.
  ///
  /// - Complexity: O(1).
  public var height: Double { root.depth == 0 ? root.height : 0 }

  /// Returns the height of a row, hidden or not.
  ///
  /// - Parameter id: The row.
  /// - Returns: The row's height in points, or nil if it is not in the tree.
  /// - Complexity: O(1).
  public func height(of id: RowID) -> Double? {
    leaf(of: id).map { $0.leaf.height($0.lane) }
  }

  /// Returns the upper edge of a visible row.
  ///
  /// - Parameter id: The row.
  /// - Returns: The distance from the top of the first visible row, in points, or nil if the row is hidden or not in
  ///   the tree.
  /// - Complexity: O(log *n*).
  public func top(of id: RowID) -> Double? {
    guard root.depth == 0, let (leaf, lane) = leaf(of: id), leaf.isShown(lane) else { return nil }
    return top(of: leaf).map { $0 + leaf.heightInLeaf(before: lane) }
  }

  /// Returns the total height of the visible rows before a position.
  ///
  /// Heights are added in the same order as in `top(of:)`, so the result for the position of a visible row is exactly the
  /// row's top.
  ///
  /// - Parameter index: The position among all rows.
  /// - Returns: The total height of the visible rows before it, in points.
  /// - Precondition: `index` is in `0...count`.
  /// - Complexity: O(log *n*).
  public func height(before index: Int) -> Double {
    precondition(index >= 0 && index <= count, "The parameter `index` of `height(before:)` must be in 0...count.")
    guard index < count else { return height }
    guard root.depth == 0 else { return 0 }
    var number = root.child
    var localIndex = index
    var result = 0.0
    while number < 0 {
      let branch = memory.node(number)
      let lane = branch.lane(containing: &localIndex)
      result += branch.height(before: lane)
      guard branch.isShown(lane) else { return result }
      number = branch.child(lane)
    }
    return result + memory.node(number).heightInLeaf(before: localIndex)
  }

  /// Returns the visible row at a y coordinate.
  ///
  /// The result is the row with `top <= y < top of the next`: a row contains its upper edge, and a row of height 0
  /// contains nothing. The tops are exactly those of `top(of:)`, so the two methods agree despite rounding.
  ///
  /// - Parameter y: The distance from the top of the first visible row, in points.
  /// - Returns: The row, or nil above the first row, below the last one and for NaN.
  /// - Complexity: O(log *n*).
  public func id(atY y: Double) -> RowID? {
    guard y >= 0 && y < height else { return nil }
    var number = root.child
    var origin = 0.0
    while true {
      let node = memory.node(number)
      let (lane, heightAbove) = node.lane(atY: y, origin: origin, isLeaf: number >= 0)
      if number >= 0 { return RowID(Int(node.child(lane))) }
      number = node.child(lane)
      origin += heightAbove
    }
  }

  /// Calls a closure with every visible row that overlaps a range of y coordinates, from top to bottom.
  ///
  /// The first row, if any, is `id(atY: max(0, lower))`. Rows of height 0 are omitted.
  ///
  ///     tree.forEachVisible(from: 100, upTo: 580) { id, top, height in print(id.rawValue, top, height) }
  ///
  /// - Parameters:
  ///   - lower: The smallest y coordinate, in points from the top of the first visible row; may be outside the table.
  ///   - upper: The greatest y coordinate, in points; a row that only begins there is not included. Unless `lower < upper`, as
  ///     with NaN, the closure is not called.
  ///   - body: A closure that takes the row's id, its top and its height, in points.
  /// - Complexity: O(log *n* + *k*) in the number *k* of calls, plus O(log *n*) for each run of hidden rows, or of rows of
  ///   height 0, between the rows.
  public func forEachVisible(
    from lower: Double, upTo upper: Double, _ body: (_ id: RowID, _ top: Double, _ height: Double) -> Void
  ) {
    guard root.depth == 0 && lower < upper && lower < height else { return }
    _ = visit(root.child, origin: 0, from: lower, upTo: upper, body)
  }

  /// Visits the rows below a node, and returns whether rows after the node may also overlap the range.
  private func visit(
    _ number: Int32, origin: Double, from lower: Double, upTo upper: Double, _ body: (RowID, Double, Double) -> Void
  ) -> Bool {
    let node = memory.node(number)
    var (first, heightAbove) = node.lane(atY: lower, origin: origin, isLeaf: number >= 0)
    for lane in first..<node.laneCount {
      let height = node.height(lane)
      guard node.isShown(lane) && height > 0 else { continue }
      let top = origin + heightAbove
      guard top < upper else { return false }
      if number >= 0 {
        body(RowID(Int(node.child(lane))), top, height)
      } else if !visit(node.child(lane), origin: top, from: lower, upTo: upper, body) {
        return false
      }
      heightAbove += height
    }
    return true
  }

  /// Returns the top of a node; nil if the depth of a lane above it is not 0.
  ///
  /// Heights are added from the root down, in the same order as in `id(atY:)`, so that both methods get exactly the same
  /// number.
  private func top(of node: Node) -> Double? {
    guard node.parentSlot >= 0 else { return 0 }
    let (branch, lane) = slot(node.parentSlot)
    guard branch.isShown(lane) else { return nil }
    return top(of: branch).map { $0 + branch.height(before: lane) }
  }
}
