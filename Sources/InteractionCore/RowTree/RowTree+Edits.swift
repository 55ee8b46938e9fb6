extension RowTree {
  /// Inserts a visible row.
  ///
  /// - Parameters:
  ///   - height: Its height, in points; negative or not finite counts as 0.
  ///   - index: Its position among all rows afterwards.
  /// - Returns: The id issued for it.
  /// - Precondition: `index` is in `0...count`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func insert(height: Double, index: Int) -> RowID {
    RowID(insert(count: 1, height: height, index: index).lowerBound)
  }

  /// Inserts visible rows of one height, one after the other.
  ///
  /// - Parameters:
  ///   - count: The number of rows to insert; 0 changes nothing.
  ///   - height: The height of each, in points; negative or not finite counts as 0.
  ///   - index: The position of the first of them among all rows afterwards.
  /// - Returns: The raw values of the ids issued for them, in order.
  /// - Precondition: `count` is not negative, `index` is in `0...self.count`, and no more than 2 147 483 647 ids are
  ///   issued.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows to insert.
  public mutating func insert(count: Int, height: Double, index: Int) -> Range<Int> {
    precondition(count >= 0, "The number of rows to insert must not be negative.")
    let height = Self.usable(height)
    return insert(count: count, index: index) { _ in height }
  }

  mutating func insert(heights: [Double], index: Int) -> Range<Int> {
    insert(count: heights.count, index: index) { Self.usable(heights[$0]) }
  }

  private mutating func insert(count: Int, index: Int, height: (Int) -> Double) -> Range<Int> {
    precondition(index >= 0 && index <= self.count, "A row can be inserted only at 0...count.")
    let ids = issueIDs(count)
    var new: [Slot] = []
    new.reserveCapacity(count)
    for (offset, id) in ids.enumerated() {
      new.append(Slot(child: Int32(id), depth: 0, rows: 1, visible: 1, height: height(offset)))
    }
    insert(&new, index: index)
    return ids
  }

  /// Inserts rows, given as slots that each hold the row's whole hide depth.
  private mutating func insert(_ rows: inout [Slot], index: Int) {
    var node = topNode
    var offset = index
    var depth = root.depth
    while !isLeaf(node) {
      var slot = node * Self.capacity
      // Between two nodes the left one takes the row.
      while offset > Int(slots.rows[slot]) {
        offset -= Int(slots.rows[slot])
        slot += 1
      }
      depth += slots.depth[slot]
      node = Int(slots.child[slot])
    }
    for row in rows.indices { rows[row].depth -= depth }
    put(rows, into: node, offset: offset)
  }

  /// Puts a removed row back, visible, under the id that it had.
  ///
  /// - Parameters:
  ///   - id: The id that the row had.
  ///   - height: Its height, in points; negative or not finite counts as 0.
  ///   - index: Its position among all rows afterwards.
  /// - Precondition: The tree has issued `id`, its row is not in the tree, and `index` is in `0...count`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func restore(_ id: RowID, height: Double, index: Int) {
    restore([NewRow(id, height: height, hideDepth: 0)], index: index)
  }

  /// Issues ids of rows that are not in the tree yet.
  ///
  /// - Parameter count: The number of ids, 0 or more.
  /// - Returns: Their raw values, in order.
  /// - Precondition: No more than 2 147 483 647 ids are issued.
  /// - Complexity: Amortized O(*k*) in the number *k* of ids.
  package mutating func issueIDs(_ count: Int) -> Range<Int> {
    let first = slotOfID.count
    precondition(count <= Int(Int32.max) - first, "A tree can issue no more than 2 147 483 647 ids.")
    slotOfID.append(contentsOf: repeatElement(0, count: count))
    return first..<first + count
  }

  /// Puts rows in, one after the other, whose ids were issued before and which are not in the tree.
  ///
  /// - Parameters:
  ///   - new: The rows: ids, heights in points, and hide depths.
  ///   - index: The position of the first of them among all rows afterwards.
  /// - Precondition: The tree has issued the ids, the rows are not in it, and `index` is in `0...count`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows.
  package mutating func restore(_ new: [NewRow], index: Int) {
    precondition(index >= 0 && index <= count, "A row can be inserted only at 0...count.")
    guard !new.isEmpty else { return }
    var rows: [Slot] = []
    rows.reserveCapacity(new.count)
    for row in new {
      precondition(slotOfID.indices.contains(row.id.rawValue), "Only a row whose id was issued can come in.")
      precondition(!contains(row.id), "A row that is in the tree cannot come in again.")
      let height = Self.usable(row.height)
      rows.append(
        Slot(child: Int32(row.id.rawValue), depth: Int32(row.hideDepth), rows: 1, visible: 1, height: height))
    }
    insert(&rows, index: index)
  }

  /// Removes rows, hidden ones too; their ids are never issued again.
  ///
  /// - Parameter range: The positions among all rows; an empty range changes nothing.
  /// - Precondition: `range` lies within `0..<count`.
  /// - Complexity: O(log *n* + *k* / 32) in the number *k* of rows to remove.
  public mutating func remove(_ range: Range<Int>) {
    checkRange(range)
    guard !range.isEmpty else { return }
    root = cut(range, from: root)
    mend(around: range.lowerBound)
  }

  /// Takes rows out of a node, which keeps those that are left.
  ///
  /// - Parameters:
  ///   - range: Counted from the first row of the node; not empty.
  ///   - slot: What stands for the node in the node above.
  /// - Returns: What stands for it afterwards.
  private mutating func cut(_ range: Range<Int>, from slot: Slot) -> Slot {
    let node = Int(slot.child)
    let isLeaf = isLeaf(node)
    var gone: Range<Int>?
    var start = 0
    for index in slotRange(of: node) {
      let below = slots[index]
      let rows = start..<start + Int(below.rows)
      start = rows.upperBound
      if rows.upperBound <= range.lowerBound { continue }
      if rows.lowerBound >= range.upperBound { break }
      let part = rows.clamped(to: range)
      if part == rows {
        if !isLeaf { freeNodes(from: Int(below.child)) }
        gone = (gone?.lowerBound ?? index)..<index + 1
      } else {
        slots[index] = cut(part.lowerBound - rows.lowerBound..<part.upperBound - rows.lowerBound, from: below)
      }
    }
    if let gone { removeSlots(gone, in: node) }
    return renewed(slot)
  }

  /// Moves a row, which keeps its id, its height and its hide depth.
  ///
  /// - Parameters:
  ///   - source: Its position among all rows.
  ///   - target: Its position among all rows afterwards.
  /// - Precondition: Both are in `0..<count`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func move(from source: Int, to target: Int) {
    precondition(source >= 0 && source < count, "A row to move must be in the tree.")
    precondition(target >= 0 && target < count, "A row can be moved only to a position in the tree.")
    move(source..<source + 1, to: target)
  }

  /// Moves neighbouring rows, which keep their ids, their heights and their hide depths.
  ///
  /// - Parameters:
  ///   - range: Their positions among all rows.
  ///   - target: The position of the first of them among all rows afterwards.
  /// - Precondition: `range` lies within `0..<count`, and `target` in `0...count - range.count`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows.
  package mutating func move(_ range: Range<Int>, to target: Int) {
    checkRange(range)
    precondition(target >= 0 && target <= count - range.count, "Rows can be moved only to positions in the tree.")
    guard range.lowerBound != target, !range.isEmpty else { return }
    var rows: [Slot] = []
    rows.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let (first, depth) = slotOfRow(index: index)
      let end = min(slotRange(of: first / Self.capacity).upperBound, first + range.upperBound - index)
      for slot in first..<end {
        var row = slots[slot]
        row.depth += depth
        rows.append(row)
      }
      index += end - first
    }
    remove(range)
    insert(&rows, index: target)
  }

  /// Changes the height of a row; a hidden row has it when it is shown again.
  ///
  /// - Parameters:
  ///   - height: The height, in points; negative or not finite counts as 0.
  ///   - id: The row. If it is not in the tree, nothing happens.
  /// - Complexity: O(log *n*).
  public mutating func setHeight(_ height: Double, of id: RowID) {
    guard let slot = slot(of: id) else { return }
    slots.height[slot] = Self.usable(height)
    renewPath(from: slot / Self.capacity)
  }

  private static func usable(_ height: Double) -> Double {
    height.isFinite ? max(height, 0) : 0
  }

  func checkRange(_ range: Range<Int>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "A range of rows must lie in the tree.")
  }
}

/// A row that is to come into a tree.
package struct NewRow {
  /// The id, which the tree has issued.
  package let id: RowID
  /// The height in points.
  package let height: Double
  /// How often the row is hidden.
  package let hideDepth: Int

  package init(_ id: RowID, height: Double, hideDepth: Int) {
    self.id = id
    self.height = height
    self.hideDepth = hideDepth
  }
}
