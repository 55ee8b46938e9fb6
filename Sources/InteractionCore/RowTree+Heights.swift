extension RowTree {
  /// Sum of the heights of the visible rows, in points.
  ///
  /// - Complexity: O(1).
  public var height: Double { root.isVisible ? root.height : 0 }

  /// The height of a row in points, hidden or not; nil when it is not in the tree.
  ///
  /// - Complexity: O(1).
  public func height(of id: RowID) -> Double? {
    slot(of: id).map { slots.height[$0] }
  }

  /// Distance in points from the top of the first visible row to the top of this one; nil when it is hidden or
  /// not in the tree.
  ///
  /// - Complexity: O(log n).
  public func top(of id: RowID) -> Double? {
    guard let slot = slot(of: id), root.isVisible else { return nil }
    return top(ofSlot: slot)
  }

  /// The visible row with `top <= y < top of the next`; nil above the first, below the last and for NaN.
  ///
  /// A row owns its upper edge. A row of height 0 owns nothing. Exactly the tops that `top(of:)` gives decide,
  /// so the two agree whatever the rounding.
  ///
  /// - Complexity: O(log n).
  public func id(atHeight y: Double) -> RowID? {
    guard y >= 0 && y < height else { return nil }
    var node = topNode
    var origin = 0.0
    while true {
      let (slot, above) = slots.lastSlot(in: slotRange(of: node), origin: origin, notBelow: y)
      if isLeaf(node) { return RowID(Int(slots.child[slot])) }
      node = Int(slots.child[slot])
      origin += above
    }
  }

  /// Calls a function with every visible row that meets a stretch of the table, from the top down.
  ///
  /// The first is the row at `lower` or, if that is negative, the first of all; the last is the last with a top
  /// above `upper`. Rows of height 0 are left out. Nothing happens when `lower < upper` does not hold.
  ///
  /// - Parameters:
  ///   - lower: Upper edge of the stretch in points; may be outside the table.
  ///   - upper: Lower edge of the stretch in points; a row that only begins there does not meet it.
  ///   - body: Takes the row's id, its top and its height in points.
  /// - Complexity: O(log n + k) for k calls.
  public func forEachVisible(
    from lower: Double, upTo upper: Double, _ body: (_ id: RowID, _ top: Double, _ height: Double) -> Void
  ) {
    guard lower < upper && lower < height else { return }
    _ = visit(topNode, origin: 0, lower, upper, body)
  }

  /// - Returns: Whether rows further down may meet the stretch.
  private func visit(
    _ node: Int, origin: Double, _ lower: Double, _ upper: Double, _ body: (RowID, Double, Double) -> Void
  ) -> Bool {
    let range = slotRange(of: node)
    var (first, above) = slots.lastSlot(in: range, origin: origin, notBelow: lower)
    for slot in first..<range.upperBound {
      let below = slots[slot]
      guard below.isVisible && below.height > 0 else { continue }
      let top = origin + above
      guard top < upper else { return false }
      if isLeaf(node) {
        body(RowID(Int(below.child)), top, below.height)
      } else if !visit(Int(below.child), origin: top, lower, upper, body) {
        return false
      }
      above += below.height
    }
    return true
  }

  /// The top of a slot; nil when a depth on its path is not 0.
  ///
  /// Adds from the root down, in the same order as `id(atHeight:)`, to get the same number to the last bit.
  private func top(ofSlot slot: Int) -> Double? {
    guard slots.depth[slot] == 0 else { return nil }
    let before = slots.visibleHeight(in: slotsBefore(slot))
    guard let above = slotAbove(slot) else { return before }
    return top(ofSlot: above).map { $0 + before }
  }
}
