extension RowTree {
  /// Number of all rows, hidden ones too.
  ///
  /// - Complexity: O(1).
  public var count: Int { Int(root.rows) }

  /// Number of visible rows.
  ///
  /// - Complexity: O(1).
  public var visibleCount: Int { root.isVisible ? Int(root.visible) : 0 }

  /// The id of the row at a position among all rows.
  ///
  /// - Parameter index: `0..<count`.
  /// - Complexity: O(log n).
  public func id(at index: Int) -> RowID {
    precondition(index >= 0 && index < count, "The position of a row must be in 0..<count.")
    return RowID(Int(slots.child[slotOfRow(at: index).slot]))
  }

  /// The position of a row among all rows; nil when the id was never issued or its row was removed.
  ///
  /// - Complexity: O(log n).
  public func index(of id: RowID) -> Int? {
    guard var slot = slot(of: id) else { return nil }
    var index = slotsBefore(slot).count
    while let above = slotAbove(slot) {
      slot = above
      index += slots.rowCount(in: slotsBefore(slot))
    }
    return index
  }

  /// The id of the row at a position among the visible rows.
  ///
  /// - Parameter index: `0..<visibleCount`.
  /// - Complexity: O(log n).
  public func visibleID(at index: Int) -> RowID {
    precondition(index >= 0 && index < visibleCount, "The position must be in 0..<visibleCount.")
    var node = topNode
    var left = index
    while true {
      let slot = slots.slot(from: node * Self.capacity, containingVisible: &left)
      if isLeaf(node) { return RowID(Int(slots.child[slot])) }
      node = Int(slots.child[slot])
    }
  }

  /// The position of a row among the visible rows; nil when it is hidden or not in the tree.
  ///
  /// - Complexity: O(log n).
  public func visibleIndex(of id: RowID) -> Int? {
    guard root.isVisible else { return nil }
    var next = slot(of: id)
    guard next != nil else { return nil }
    var index = 0
    while let slot = next {
      guard slots.depth[slot] == 0 else { return nil }
      index += slots.visibleCount(in: slotsBefore(slot))
      next = slotAbove(slot)
    }
    return index
  }

  /// Number of visible rows among the first rows.
  ///
  /// - Parameter index: How many rows, `0...count`.
  /// - Complexity: O(log n).
  public func visibleCount(before index: Int) -> Int {
    precondition(index >= 0 && index <= count, "The number of rows must be in 0...count.")
    guard index < count else { return visibleCount }
    guard root.isVisible else { return 0 }
    var node = topNode
    var left = index
    var result = 0
    while !isLeaf(node) {
      let slot = slots.slot(from: node * Self.capacity, containing: &left)
      result += slots.visibleCount(in: slotsBefore(slot))
      guard slots.depth[slot] == 0 else { return result }
      node = Int(slots.child[slot])
    }
    return result + slots.visibleCount(in: slotsBefore(node * Self.capacity + left))
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
    return !root.isVisible
  }
}
