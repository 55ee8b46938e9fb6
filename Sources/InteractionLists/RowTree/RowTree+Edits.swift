extension RowTree {
  /// Inserts a visible row.
  ///
  /// - Parameters:
  ///   - height: The row's height in points; 0 if negative or not finite.
  ///   - index: The row's position among all rows afterward.
  /// - Returns: The row's new id.
  /// - Precondition: `index` is in `0...count`, and no more than 2,147,483,647 ids are issued.
  /// - Complexity: Amortized O(log *n*).
  public mutating func insert(height: Double, index: Int) -> RowID {
    RowID(insert(count: 1, height: height, index: index).lowerBound)
  }

  /// Inserts consecutive visible rows of the same height.
  ///
  /// - Parameters:
  ///   - count: The number of rows to insert; 0 changes nothing.
  ///   - height: The height of each row in points; 0 if negative or not finite.
  ///   - index: The position of the first row among all rows afterward.
  /// - Returns: The raw values of the rows' new ids, in order.
  /// - Precondition: `count` is not negative, `index` is in `0...self.count`, and no more than 2,147,483,647 ids are
  ///   issued.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows to insert.
  public mutating func insert(count: Int, height: Double, index: Int) -> Range<Int> {
    precondition(count >= 0, "The number of rows to insert must not be negative.")
    let height = Self.usableHeight(height)
    return insert(count, index: index) { EqualRows(count: count, firstID: $0, depth: $1, height: height) }
  }

  mutating func insert(heights: [Double], index: Int) -> Range<Int> {
    insert(heights.count, index: index) { HeightRows(heights: heights, firstID: $0, depth: $1) }
  }

  /// Inserts rows that a closure creates, given the first row's id and the depth to store in each lane.
  private mutating func insert(_ count: Int, index: Int, _ rows: (Int, Int32) -> some Entries) -> Range<Int> {
    precondition(index >= 0 && index <= self.count, "The index of an inserted row must be in 0...count.")
    let ids = makeIDs(count)
    guard !ids.isEmpty else { return ids }
    let (leaf, offset, depth) = insertionPoint(at: index)
    put(rows(ids.lowerBound, 0 &- depth), into: leaf, offset: offset)
    return ids
  }

  /// Returns the leaf for rows inserted at a position, the number of its rows before them, and the sum of the depths
  /// above the leaf.
  private func insertionPoint(at index: Int) -> (leaf: Int32, offset: Int, depth: Int32) {
    var number = root.child
    var offset = index
    var depth = root.depth
    while number < 0 {
      let branch = memory.node(number)
      // Between two nodes, the row goes into the left one.
      var previousIndex = max(offset &- 1, 0)
      let lane = branch.lane(containing: &previousIndex)
      offset &-= branch.rowCount(before: lane)
      depth &+= branch.depth(lane)
      number = branch.child(lane)
    }
    return (number, offset, depth)
  }

  /// Inserts a row under an id that was issued earlier, such as the id of a removed row, and makes it visible.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - height: The row's height in points; 0 if negative or not finite.
  ///   - index: The row's position among all rows afterward.
  /// - Precondition: The tree has issued `id`, its row is not in the tree, and `index` is in `0...count`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func restore(_ id: RowID, height: Double, index: Int) {
    restore([NewRow(id, height: height, hideDepth: 0)], index: index)
  }

  /// Issues ids for rows that are not in the tree yet.
  ///
  /// - Parameter count: The number of ids, 0 or more.
  /// - Returns: The raw values of the ids, in order.
  /// - Precondition: `count` is not negative, and no more than 2,147,483,647 ids are issued.
  /// - Complexity: Amortized O(*k*) in the number *k* of ids.
  package mutating func issueIDs(_ count: Int) -> Range<Int> {
    let ids = makeIDs(count)
    memory.clearSlots(of: ids)
    return ids
  }

  private mutating func makeIDs(_ count: Int) -> Range<Int> {
    precondition(count <= Int(Int32.max) - memory.idCount, "A tree can issue no more than 2,147,483,647 ids.")
    makeUnique()
    return memory.issueIDs(count)
  }

  /// Inserts consecutive rows that are not in the tree, with ids that were issued earlier.
  ///
  /// - Parameters:
  ///   - new: The rows, with ids, heights in points and hide depths.
  ///   - index: The position of the first row among all rows afterward.
  /// - Precondition: The tree has issued the ids, which differ, the rows are not in it, and `index` is in `0...count`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows.
  package mutating func restore(_ new: [NewRow], index: Int) {
    precondition(index >= 0 && index <= count, "The index of restored rows must be in 0...count.")
    for row in new {
      let isIssued = row.id.rawValue >= 0 && row.id.rawValue < memory.idCount
      precondition(isIssued, "Only a row whose id this tree has issued can be restored.")
      precondition(!contains(row.id), "A row that is in the tree cannot be restored.")
    }
    guard !new.isEmpty else { return }
    makeUnique()
    let (leaf, offset, depth) = insertionPoint(at: index)
    let rows = new.map { row in
      Entry(
        child: Int32(row.id.rawValue), depth: Int32(row.hideDepth) - depth, height: Self.usableHeight(row.height))
    }
    put(rows, into: leaf, offset: offset)
  }

  /// Removes rows, including hidden ones; their ids are never issued again.
  ///
  /// - Parameter range: The positions among all rows; an empty range changes nothing.
  /// - Precondition: `range` is within `0..<count`.
  /// - Complexity: O(log *n* + *k*) in the number *k* of rows to remove, but only one step for each node whose rows all
  ///   disappear.
  public mutating func remove(_ range: Range<Int>) {
    checkRange(range)
    guard !range.isEmpty else { return }
    makeUnique()
    let (number, first, _) = place(index: range.lowerBound)
    remove(range, fromLane: first, in: number)
  }

  /// Removes rows, given the leaf and the lane of the first one.
  private mutating func remove(_ range: Range<Int>, fromLane first: Int, in number: Int32) {
    let remainingCount = memory.node(number).laneCount - range.count
    // Usually, all of the rows are in this leaf, and it keeps enough others.
    if first <= remainingCount, remainingCount >= Self.minimumLaneCount {
      removeLanes(first..<first + range.count, in: number)
      return refreshPath(from: number, lane: first)
    }
    var isShort = false
    root = cut(range, from: root, isShort: &isShort)
    if isShort { rebalance(around: range.lowerBound) }
  }

  /// Removes rows from a node.
  ///
  /// - Parameters:
  ///   - range: The rows, counted from the first row of the node; not empty.
  ///   - entry: The node's entry in the node above.
  ///   - isShort: Set to true if the removal leaves a node with too few lanes.
  /// - Returns: The node's new entry.
  private func cut(_ range: Range<Int>, from entry: Entry, isShort: inout Bool) -> Entry {
    let node = memory.node(entry.child)
    defer { if node.laneCount < (entry.child == root.child ? 2 : Self.minimumLaneCount) { isShort = true } }
    if entry.child >= 0 {
      removeLanes(range, in: entry.child)
      return refresh(entry)
    }
    var start = range.lowerBound
    let firstLane = node.lane(containing: &start)
    var remainingRowCount = range.count
    var removedLaneCount = 0
    var lane = firstLane
    var firstRemovedLane = firstLane
    while remainingRowCount > 0 {
      let rowCount = node.rowCount(lane)
      let removedRowCount = min(remainingRowCount, rowCount - start)
      if removedRowCount == rowCount {
        freeNodes(from: node.child(lane))
        if removedLaneCount == 0 { firstRemovedLane = lane }
        removedLaneCount += 1
      } else {
        let entry = Entry(child: node.child(lane), depth: node.depth(lane))
        node.replace(lane, by: cut(start..<start + removedRowCount, from: entry, isShort: &isShort))
      }
      remainingRowCount -= removedRowCount
      start = 0
      lane += 1
    }
    guard removedLaneCount > 0 else { return refresh(entry, from: nil) }
    removeLanes(firstRemovedLane..<firstRemovedLane + removedLaneCount, in: entry.child)
    return refresh(entry, from: firstLane)
  }

  /// Moves a row, which keeps its id, its height and its hide depth.
  ///
  /// - Parameters:
  ///   - source: The row's position among all rows.
  ///   - target: The row's position among all rows afterward.
  /// - Precondition: Both are in `0..<count`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func move(from source: Int, to target: Int) {
    precondition(source >= 0 && source < count, "The index of a row to move must be in 0..<count.")
    precondition(target >= 0 && target < count, "A row's new index must be in 0..<count.")
    move(source..<source + 1, to: target)
  }

  /// Moves neighbouring rows, which keep their ids, their heights and their hide depths.
  ///
  /// - Parameters:
  ///   - range: The rows' positions among all rows.
  ///   - target: The position of the first row among all rows afterward.
  /// - Precondition: `range` is within `0..<count`, and `target` is in `0...count - range.count`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows.
  package mutating func move(_ range: Range<Int>, to target: Int) {
    checkRange(range)
    precondition(target >= 0 && target <= count - range.count, "The rows' new indices must be in 0..<count.")
    guard range.lowerBound != target, !range.isEmpty else { return }
    if range.count == 1 { return moveRow(range.lowerBound, to: target) }
    var rows: [Entry] = []
    rows.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let (number, first, depth) = place(index: index)
      let leaf = memory.node(number)
      let end = min(leaf.laneCount, first + range.upperBound - index)
      for lane in first..<end {
        var row = leaf.entry(lane, isLeaf: true)
        row.depth += depth
        rows.append(row)
      }
      index += end - first
    }
    remove(range)
    let (leaf, offset, depth) = insertionPoint(at: target)
    for row in rows.indices { rows[row].depth -= depth }
    put(rows, into: leaf, offset: offset)
  }

  /// Moves a single row, the usual case, without an array and usually without a second lookup of the row.
  private mutating func moveRow(_ source: Int, to target: Int) {
    makeUnique()
    let (number, lane, oldDepth) = place(index: source)
    let row = memory.node(number).entry(lane, isLeaf: true)
    remove(source..<source + 1, fromLane: lane, in: number)
    let (leaf, offset, depth) = insertionPoint(at: target)
    let movedRow = EqualRows(
      count: 1, firstID: Int(row.child), depth: row.depth &+ oldDepth &- depth, height: row.height)
    put(movedRow, into: leaf, offset: offset)
  }

  static func usableHeight(_ height: Double) -> Double {
    height > 0 && height <= .greatestFiniteMagnitude ? height : 0
  }

  func checkRange(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A range of rows must be within 0..<count.")
  }
}

/// Entries to insert into a node: rows for a leaf, or nodes for a branch.
protocol Entries {
  var count: Int { get }
  subscript(index: Int) -> RowTree.Entry { get }
}

extension [RowTree.Entry]: Entries {}

/// Rows with the same height and consecutive ids.
private struct EqualRows: Entries {
  let count, firstID: Int
  let depth: Int32
  let height: Double

  subscript(index: Int) -> RowTree.Entry {
    RowTree.Entry(child: Int32(truncatingIfNeeded: firstID &+ index), depth: depth, height: height)
  }
}

/// Rows with individual heights and consecutive ids.
private struct HeightRows: Entries {
  let heights: [Double]
  let firstID: Int
  let depth: Int32

  var count: Int { heights.count }

  subscript(index: Int) -> RowTree.Entry {
    RowTree.Entry(
      child: Int32(truncatingIfNeeded: firstID &+ index), depth: depth, height: RowTree.usableHeight(heights[index]))
  }
}
