extension RowTree {
  /// The number of rows, including hidden ones.
  ///
  /// - Complexity: O(1).
  public var count: Int { Int(root.rowCount) }

  /// The number of visible rows.
  ///
  /// - Complexity: O(1).
  public var visibleCount: Int { root.depth == 0 ? Int(root.visibleCount) : 0 }

  /// Returns the id of the row at a position among all rows.
  ///
  /// - Parameter index: The position among all rows.
  /// - Returns: The row's id.
  /// - Precondition: `index` is in `0..<count`.
  /// - Complexity: O(log *n*).
  public func id(index: Int) -> RowID {
    precondition(index >= 0 && index < count, "The index of a row must be in 0..<count.")
    let (leaf, lane, _) = place(index: index)
    return RowID(Int(memory.node(leaf).child(lane)))
  }

  /// The ids of all rows in order, including hidden ones.
  ///
  /// - Complexity: O(*n*).
  package var ids: [RowID] {
    var ids: [RowID] = []
    ids.reserveCapacity(count)
    forEachID { ids.append($0) }
    return ids
  }

  /// Calls a closure with the id of every row in order, including hidden ones.
  ///
  /// - Complexity: O(*n*).
  package func forEachID(_ body: (RowID) -> Void) { forEachID(in: 0..<count, body) }

  /// Calls a closure with the ids of neighbouring rows in order, including hidden ones.
  ///
  /// - Precondition: `range` is within `0..<count`.
  /// - Complexity: O(log *n* + *k*) in the number *k* of rows.
  package func forEachID(in range: Range<Int>, _ body: (RowID) -> Void) {
    checkRange(range)
    var index = range.lowerBound
    while index < range.upperBound {
      let (number, first, _) = place(index: index)
      let leaf = memory.node(number)
      let end = min(leaf.laneCount, first + range.upperBound - index)
      for lane in first..<end { body(RowID(Int(leaf.child(lane)))) }
      index += end - first
    }
  }

  /// Returns the position of a row among all rows.
  ///
  /// - Parameter id: The row.
  /// - Returns: The row's position, or nil if it is not in the tree.
  /// - Complexity: O(log *n*).
  public func index(of id: RowID) -> Int? {
    guard let (leaf, lane) = leaf(of: id) else { return nil }
    var index = lane
    var parentSlot = leaf.parentSlot
    while parentSlot >= 0 {
      let (branch, lane) = slot(parentSlot)
      index += branch.rowCount(before: lane)
      parentSlot = branch.parentSlot
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
    precondition(index >= 0 && index < visibleCount, "The index of a visible row must be in 0..<visibleCount.")
    var number = root.child
    var localIndex = index
    while number < 0 {
      let branch = memory.node(number)
      number = branch.child(branch.lane(containingVisible: &localIndex))
    }
    let leaf = memory.node(number)
    return RowID(Int(leaf.child(leaf.lane(ofVisible: localIndex))))
  }

  /// Returns the position of a row among the visible rows.
  ///
  /// - Parameter id: The row.
  /// - Returns: The row's position, or nil if it is hidden or not in the tree.
  /// - Complexity: O(log *n*).
  public func visibleIndex(of id: RowID) -> Int? {
    guard root.depth == 0, let (leaf, lane) = leaf(of: id), leaf.isShown(lane) else { return nil }
    var index = leaf.visibleCountInLeaf(before: lane)
    var parentSlot = leaf.parentSlot
    while parentSlot >= 0 {
      let (branch, lane) = slot(parentSlot)
      guard branch.isShown(lane) else { return nil }
      index += branch.visibleCount(before: lane)
      parentSlot = branch.parentSlot
    }
    return index
  }

  /// Returns the number of visible rows before a position.
  ///
  /// - Parameter index: The position among all rows.
  /// - Returns: The number of visible rows before it.
  /// - Precondition: `index` is in `0...count`.
  /// - Complexity: O(log *n*).
  public func visibleCount(before index: Int) -> Int {
    precondition(index >= 0 && index <= count, "The parameter `index` of `visibleCount(before:)` must be in 0...count.")
    guard index < count else { return visibleCount }
    guard root.depth == 0 else { return 0 }
    var number = root.child
    var localIndex = index
    var result = 0
    while number < 0 {
      let branch = memory.node(number)
      let lane = branch.lane(containing: &localIndex)
      result += branch.visibleCount(before: lane)
      guard branch.isShown(lane) else { return result }
      number = branch.child(lane)
    }
    return result + memory.node(number).visibleCountInLeaf(before: localIndex)
  }

  /// Returns whether a row is in the tree, hidden or not.
  ///
  /// - Parameter id: The row.
  /// - Returns: Whether the row is in the tree.
  /// - Complexity: O(1).
  public func contains(_ id: RowID) -> Bool { leaf(of: id) != nil }

  /// Returns whether a row is in the tree with a hide depth other than 0.
  ///
  /// - Parameter id: The row.
  /// - Returns: Whether the row is hidden; false if it is not in the tree.
  /// - Complexity: O(log *n*).
  public func isHidden(_ id: RowID) -> Bool {
    guard let (leaf, lane) = leaf(of: id) else { return false }
    guard leaf.isShown(lane) else { return true }
    var parentSlot = leaf.parentSlot
    while parentSlot >= 0 {
      let (branch, lane) = slot(parentSlot)
      guard branch.isShown(lane) else { return true }
      parentSlot = branch.parentSlot
    }
    return root.depth != 0
  }

  // MARK: Locations

  /// Returns the leaf and the lane of a row; nil if the row is not in the tree.
  func leaf(of id: RowID) -> (leaf: Node, lane: Int)? {
    guard id.rawValue >= 0, id.rawValue < memory.idCount else { return nil }
    let (number, lane) = memory.slot(of: id.rawValue)
    let leaf = memory.leaf(number)
    return leaf.lane(ofRow: Int32(truncatingIfNeeded: id.rawValue), near: lane).map { (leaf, $0) }
  }

  /// Returns the branch and the lane that contain a node, given its `parentSlot`; the node must not be the root.
  @inline(__always)
  func slot(_ parentSlot: Int32) -> (branch: Node, lane: Int) {
    (memory.branch(Int(parentSlot) &>> Self.shift), Int(parentSlot) & (1 &<< Self.shift &- 1))
  }

  /// Returns the leaf's number and the lane of the row at an index, and the sum of the depths above the leaf.
  func place(index: Int) -> (leaf: Int32, lane: Int, depth: Int32) {
    var number = root.child
    var localIndex = index
    var depth = root.depth
    while number < 0 {
      let branch = memory.node(number)
      let lane = branch.lane(containing: &localIndex)
      depth &+= branch.depth(lane)
      number = branch.child(lane)
    }
    return (number, localIndex, depth)
  }
}
