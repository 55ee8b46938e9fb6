extension RowTree {
  /// Inserts a visible row.
  ///
  /// - Parameters:
  ///   - height: In points; negative or not finite is taken as 0.
  ///   - index: Where among all rows it will be, `0...count`.
  /// - Returns: The id issued for it.
  /// - Complexity: O(log n).
  public mutating func insert(height: Double, at index: Int) -> RowID {
    RowID(insert(count: 1, height: height, at: index).lowerBound)
  }

  /// Inserts visible rows of one height, one after the other.
  ///
  /// - Parameters:
  ///   - count: How many; 0 changes nothing.
  ///   - height: In points; negative or not finite is taken as 0.
  ///   - index: Where among all rows the first of them will be, `0...count`.
  /// - Returns: The raw values of the ids issued for them, in order.
  /// - Complexity: O(log n + k) for k rows.
  public mutating func insert(count: Int, height: Double, at index: Int) -> Range<Int> {
    precondition(count >= 0, "The number of rows to insert must not be negative.")
    let height = Self.usable(height)
    return insert(count: count, at: index) { _ in height }
  }

  mutating func insert(heights: [Double], at index: Int) -> Range<Int> {
    insert(count: heights.count, at: index) { Self.usable(heights[$0]) }
  }

  private mutating func insert(count: Int, at index: Int, height: (Int) -> Double) -> Range<Int> {
    precondition(index >= 0 && index <= self.count, "A row can be inserted only at 0...count.")
    let first = slotOfID.count
    precondition(count <= Int(Int32.max) - first, "A tree can issue no more than 2 147 483 647 ids.")
    slotOfID.append(contentsOf: repeatElement(0, count: count))
    var new: [Slot] = []
    new.reserveCapacity(count)
    for offset in 0..<count {
      new.append(Slot(child: Int32(first + offset), depth: 0, rows: 1, visible: 1, height: height(offset)))
    }
    insert(&new, at: index)
    return first..<first + count
  }

  /// Inserts rows whose slots have their whole hide depth.
  private mutating func insert(_ rows: inout [Slot], at index: Int) {
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
    put(rows, into: node, at: offset)
  }

  /// Puts a removed row back, visible, under the id that it had.
  ///
  /// - Precondition: The tree has issued the id, and its row is not in the tree.
  /// - Parameters:
  ///   - id: The id.
  ///   - height: In points; negative or not finite is taken as 0.
  ///   - index: Where among all rows it will be, `0...count`.
  /// - Complexity: O(log n).
  public mutating func restore(_ id: RowID, height: Double, at index: Int) {
    precondition(slotOfID.indices.contains(id.rawValue), "Only a row that was once in the tree can come back.")
    precondition(!contains(id), "A row that is in the tree cannot come back.")
    precondition(index >= 0 && index <= count, "A row can be inserted only at 0...count.")
    let slot = Slot(child: Int32(id.rawValue), depth: 0, rows: 1, visible: 1, height: Self.usable(height))
    var rows = [slot]
    insert(&rows, at: index)
  }

  /// Removes rows, hidden ones too; their ids are never issued again.
  ///
  /// - Parameter range: Positions among all rows, within `0..<count`; empty changes nothing.
  /// - Complexity: O(log n + k / 32) for k rows.
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
  ///   - source: Where it is among all rows.
  ///   - target: Where it will be, in the numbering after it was taken out: `0..<count`.
  /// - Complexity: O(log n).
  public mutating func move(from source: Int, to target: Int) {
    precondition(source >= 0 && source < count, "A row to move must be in the tree.")
    precondition(target >= 0 && target < count, "A row can be moved only to a position in the tree.")
    guard source != target else { return }
    let (slot, depth) = slotOfRow(at: source)
    var row = slots[slot]
    row.depth += depth
    remove(source..<source + 1)
    var rows = [row]
    insert(&rows, at: target)
  }

  /// Gives a row another height, which a hidden row keeps until it is shown.
  ///
  /// In points; negative or not finite is taken as 0. Without effect when the row is not in the tree.
  ///
  /// - Complexity: O(log n).
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
