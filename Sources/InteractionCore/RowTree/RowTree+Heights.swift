extension RowTree {
  /// The sum of the heights of the visible rows, in points.
  ///
  /// - Complexity: O(1).
  public var height: Double { root.depth == 0 ? root.height : 0 }

  /// Returns the height of a row, hidden or not.
  ///
  /// - Parameter id: The row.
  /// - Returns: Its height in points, or nil if it is not in the tree.
  /// - Complexity: O(1).
  public func height(of id: RowID) -> Double? {
    slot(of: id).map { slots.height[$0] }
  }

  /// Returns the upper edge of a visible row.
  ///
  /// - Parameter id: The row.
  /// - Returns: The distance from the top of the first visible row, in points, or nil if the row is hidden or not in
  ///   the tree.
  /// - Complexity: O(log *n*).
  public func top(of id: RowID) -> Double? {
    guard let slot = slot(of: id), root.depth == 0 else { return nil }
    return top(ofSlot: slot)
  }

  /// Returns the height of all visible rows among the first ones.
  ///
  /// It adds in the order of `top(of:)`: of a visible row at `index` it is exactly the top.
  ///
  /// - Parameter index: How many of all rows to look at.
  /// - Returns: The sum of the heights of those of them that are visible, in points.
  /// - Precondition: `index` is in `0...count`.
  /// - Complexity: O(log *n*).
  public func height(before index: Int) -> Double {
    precondition(index >= 0 && index <= count, "The number of rows must be in 0...count.")
    guard index < count else { return height }
    guard root.depth == 0 else { return 0 }
    var node = topNode
    var left = index
    var result = 0.0
    while !isLeaf(node) {
      let slot = slots.slot(from: node * Self.capacity, containing: &left)
      let (first, before) = split(slot)
      result += slots.visibleHeight(first, count: before)
      guard slots.depth[slot] == 0 else { return result }
      node = Int(slots.child[slot])
    }
    return result + slots.visibleHeight(node * Self.capacity, count: left)
  }

  /// Returns the visible row at a height.
  ///
  /// That is the row with `top <= y < top of the next`: a row owns its upper edge, and a row of height 0 owns nothing.
  /// The tops are exactly those of `top(of:)`, so the two agree whatever the rounding.
  ///
  /// - Parameter y: The distance from the top of the first visible row, in points.
  /// - Returns: The row, or nil above the first row, below the last one and for NaN.
  /// - Complexity: O(log *n*).
  public func id(atHeight y: Double) -> RowID? {
    guard y >= 0 && y < height else { return nil }
    var node = topNode
    var origin = 0.0
    while true {
      let (slot, above) = slot(in: node, origin: origin, atHeight: y)
      if isLeaf(node) { return RowID(Int(slots.child[slot])) }
      node = Int(slots.child[slot])
      origin += above
    }
  }

  /// Calls a closure with every visible row that meets a stretch of the table, from the top down.
  ///
  /// The first is `id(atHeight: lower)` or, if `lower` is negative, the first of all. Rows of height 0 are left out.
  ///
  ///     tree.forEachVisible(from: 100, upTo: 580) { id, top, height in print(id.rawValue, top, height) }
  ///
  /// - Parameters:
  ///   - lower: Where the stretch begins, in points from the top of the first visible row; may be outside the table.
  ///   - upper: Where it ends, in points; a row that only begins there does not meet it. Unless `lower < upper`, as
  ///     with NaN, there are no calls.
  ///   - body: Takes the row's id, its top and its height, in points.
  /// - Complexity: O(log *n* + *k*) in the number *k* of calls.
  public func forEachVisible(
    from lower: Double, upTo upper: Double, _ body: (_ id: RowID, _ top: Double, _ height: Double) -> Void
  ) {
    guard root.depth == 0 && lower < upper && lower < height else { return }
    _ = visit(topNode, origin: 0, lower, upper, body)
  }

  /// Visits the rows below a node, and says whether rows further down may meet the stretch.
  private func visit(
    _ node: Int, origin: Double, _ lower: Double, _ upper: Double, _ body: (RowID, Double, Double) -> Void
  ) -> Bool {
    var (first, above) = slot(in: node, origin: origin, atHeight: lower)
    for slot in first..<slotRange(of: node).upperBound {
      let height = slots.height[slot]
      guard slots.depth[slot] == 0 && height > 0 else { continue }
      let top = origin + above
      guard top < upper else { return false }
      if isLeaf(node) {
        body(RowID(Int(slots.child[slot])), top, height)
      } else if !visit(Int(slots.child[slot]), origin: top, lower, upper, body) {
        return false
      }
      above += height
    }
    return true
  }

  private func slot(in node: Int, origin: Double, atHeight y: Double) -> (slot: Int, above: Double) {
    slots.slot(from: node * Self.capacity, count: Int(nodes[node].used), origin: origin, atHeight: y)
  }

  /// The top of a slot, or nil if a depth on its path is not 0.
  ///
  /// Adds from the root down, in the same order as `id(atHeight:)`, to get the same number to the last bit.
  private func top(ofSlot slot: Int) -> Double? {
    guard slots.depth[slot] == 0 else { return nil }
    let (first, count) = split(slot)
    let before = slots.visibleHeight(first, count: count)
    guard let above = slotAbove(slot) else { return before }
    return top(ofSlot: above).map { $0 + before }
  }
}
