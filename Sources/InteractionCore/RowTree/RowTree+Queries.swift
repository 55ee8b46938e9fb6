extension RowTree {
  /// The number of all rows, hidden ones too.
  ///
  /// - Complexity: O(1).
  public var count: Int { Int(root.rows) }

  /// The number of visible rows.
  ///
  /// - Complexity: O(1).
  public var visibleCount: Int { root.depth == 0 ? Int(root.visible) : 0 }

  /// Returns the id of the row at a position among all rows.
  ///
  /// - Parameter index: The position among all rows.
  /// - Returns: The row's id.
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(log *n*).
  public func id(index: Int) -> RowID {
    precondition(index >= 0 && index < count, "The position of a row must be in 0..<count.")
    return RowID(Int(slots.child[slotOfRow(index: index).slot]))
  }

  /// The ids of all rows in order, hidden ones too.
  ///
  /// - Complexity: O(*n*).
  package var ids: [RowID] {
    var ids: [RowID] = []
    ids.reserveCapacity(count)
    forEachID { ids.append($0) }
    return ids
  }

  /// Calls a closure with the id of every row in order, hidden ones too.
  ///
  /// - Complexity: O(*n*).
  package func forEachID(_ body: (RowID) -> Void) { forEachID(in: 0..<count, body) }

  /// Calls a closure with the ids of neighbouring rows in order, hidden ones too.
  ///
  /// - Precondition: `range` lies within `0..<count`.
  /// - Complexity: O(log *n* + *k*) in the number *k* of rows.
  package func forEachID(in range: Range<Int>, _ body: (RowID) -> Void) {
    checkRange(range)
    var index = range.lowerBound
    while index < range.upperBound {
      let first = slotOfRow(index: index).slot
      let end = min(slotRange(of: first / Self.capacity).upperBound, first + range.upperBound - index)
      for slot in first..<end { body(RowID(Int(slots.child[slot]))) }
      index += end - first
    }
  }

  /// Returns the position of a row among all rows.
  ///
  /// - Parameter id: The row.
  /// - Returns: Its position, or nil if it is not in the tree.
  /// - Complexity: O(log *n*).
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

  /// Returns the id of the row at a position among the visible rows.
  ///
  /// - Parameter index: The position among the visible rows.
  /// - Returns: The row's id.
  /// - Precondition: `index` is in `0..<visibleCount`.
  /// - Complexity: O(log *n*).
  public func visibleID(index: Int) -> RowID {
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

  /// Returns the position of a row among the visible rows.
  ///
  /// - Parameter id: The row.
  /// - Returns: Its position, or nil if it is hidden or not in the tree.
  /// - Complexity: O(log *n*).
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

  /// Returns the number of visible rows among the first of all rows.
  ///
  /// - Parameter index: How many of all rows to look at.
  /// - Returns: How many of them are visible.
  /// - Precondition: `index` is in `0...count`.
  /// - Complexity: O(log *n*).
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

  /// Returns whether a row is in the tree, hidden or not.
  ///
  /// - Parameter id: The row.
  /// - Returns: Whether the tree has issued the id and not removed the row since.
  /// - Complexity: O(1).
  public func contains(_ id: RowID) -> Bool { slot(of: id) != nil }

  /// Returns whether a row is in the tree and its hide depth is not 0.
  ///
  /// - Parameter id: The row.
  /// - Returns: Whether it is hidden; false if it is not in the tree.
  /// - Complexity: O(log *n*).
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
