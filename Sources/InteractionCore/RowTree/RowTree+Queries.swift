extension RowTree {
  /// Number of all rows, hidden ones too.
  ///
  /// - Complexity: O(1).
  public var count: Int { Int(root.rows) }

  /// Number of visible rows.
  ///
  /// - Complexity: O(1).
  public var visibleCount: Int { root.depth == 0 ? Int(root.visible) : 0 }

  /// The id of the row at a position among all rows.
  ///
  /// The position is in `0..<count`.
  ///
  /// - Complexity: O(log n).
  public func id(at index: Int) -> RowID {
    precondition(index >= 0 && index < count, "The position of a row must be in 0..<count.")
    return RowID(Int(slots.child[slotOfRow(at: index).slot]))
  }

  /// The position of a row among all rows; nil when its id was never issued or it was removed.
  ///
  /// - Complexity: O(log n).
  public func index(of id: RowID) -> Int? {
    guard var slot = slot(of: id) else { return nil }
    var index = split(slot).count
    while let above = slotAbove(slot) {
      slot = above
      let (first, before) = split(slot)
      index += slots.rowCount(first, count: before)
    }
    return index
  }

  /// The id of the row at a position among the visible rows.
  ///
  /// The position is in `0..<visibleCount`.
  ///
  /// - Complexity: O(log n).
  public func visibleID(at index: Int) -> RowID {
    precondition(index >= 0 && index < visibleCount, "The position must be in 0..<visibleCount.")
    var node = topNode
    var left = index
    while !isLeaf(node) {
      let slot = slots.slot(from: node * Self.capacity, containingVisible: &left)
      node = Int(slots.child[slot])
    }
    let slot = slots.leafSlot(from: node * Self.capacity, ofVisible: left)
    return RowID(Int(slots.child[slot]))
  }

  /// The position of a row among the visible rows; nil when it is hidden or not in the tree.
  ///
  /// - Complexity: O(log n).
  public func visibleIndex(of id: RowID) -> Int? {
    guard root.depth == 0, var slot = slot(of: id), slots.depth[slot] == 0 else { return nil }
    var (first, before) = split(slot)
    var index = slots.visibleLeafCount(first, count: before)
    while let above = slotAbove(slot) {
      guard slots.depth[above] == 0 else { return nil }
      slot = above
      (first, before) = split(slot)
      index += slots.visibleCount(first, count: before)
    }
    return index
  }

  /// Number of visible rows among the first `index` of all rows, for `0...count`.
  ///
  /// - Complexity: O(log n).
  public func visibleCount(before index: Int) -> Int {
    precondition(index >= 0 && index <= count, "The number of rows must be in 0...count.")
    guard index < count else { return visibleCount }
    guard root.depth == 0 else { return 0 }
    var node = topNode
    var left = index
    var result = 0
    while !isLeaf(node) {
      let slot = slots.slot(from: node * Self.capacity, containing: &left)
      let (first, before) = split(slot)
      result += slots.visibleCount(first, count: before)
      guard slots.depth[slot] == 0 else { return result }
      node = Int(slots.child[slot])
    }
    return result + slots.visibleLeafCount(node * Self.capacity, count: left)
  }

  /// Whether a row is in the tree, hidden or not.
  ///
  /// - Complexity: O(1).
  public func contains(_ id: RowID) -> Bool { slot(of: id) != nil }

  /// Whether a row is in the tree and its hide depth is not 0.
  ///
  /// - Complexity: O(log n).
  public func isHidden(_ id: RowID) -> Bool {
    var next = slot(of: id)
    guard next != nil else { return false }
    while let slot = next {
      guard slots.depth[slot] == 0 else { return true }
      next = slotAbove(slot)
    }
    return root.depth != 0
  }
}
