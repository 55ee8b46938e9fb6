extension RowTree {
  /// Puts slots into a node; what does not fit is spread evenly over new nodes to its right.
  ///
  /// One slot, a million slots and the filling of an empty tree are the same case: the slots of the new nodes
  /// are put into the node above in turn, and so on up to the root.
  ///
  /// `offset` is the number of the node's slots before the new ones.
  ///
  /// - Complexity: O(log *n* + *k*) in the number *k* of slots.
  mutating func put(_ new: [Slot], into node: Int, offset: Int) {
    let old = slotRange(of: node)
    let gap = old.lowerBound + offset
    if old.count + new.count <= Self.capacity {
      slots.move(gap..<old.upperBound, to: gap + new.count)
      for index in new.indices { slots[gap + index] = new[index] }
      nodes[node].used += Int16(new.count)
      noteSlots(gap..<old.upperBound + new.count, in: node)
      renewPath(from: node)
      return
    }

    if node == topNode { raiseRoot() }
    let above = Int(nodes[node].above)
    let depth = slots.depth[above]
    let all = filling(old.lowerBound..<gap) + new + filling(gap..<old.upperBound)
    let parts = (all.count + Self.capacity - 1) / Self.capacity
    // The first `longer` parts take one slot more than the others.
    let (shorter, longer) = all.count.quotientAndRemainder(dividingBy: parts)
    var siblings: [Slot] = []
    var next = all.startIndex
    for part in 0..<parts {
      let target = part == 0 ? node : makeNode(level: nodes[node].level)
      let end = next + shorter + (part < longer ? 1 : 0)
      fill(target, with: all[next..<end])
      next = end
      let sums = renewed(Slot(child: Int32(target), depth: depth))
      if part == 0 { slots[above] = sums } else { siblings.append(sums) }
    }
    let parent = above / Self.capacity
    put(siblings, into: parent, offset: above - parent * Self.capacity + 1)
  }

  private func filling(_ range: Range<Int>) -> [Slot] {
    range.map { slots[$0] }
  }

  private mutating func fill(_ node: Int, with new: ArraySlice<Slot>) {
    let first = node * Self.capacity
    for index in new.indices { slots[first + index - new.startIndex] = new[index] }
    nodes[node].used = Int16(new.count)
    noteSlots(first..<first + new.count, in: node)
  }

  private mutating func raiseRoot() {
    let node = makeNode(level: nodes[topNode].level + 1)
    let first = node * Self.capacity
    slots[first] = root
    nodes[node].used = 1
    noteSlots(first..<first + 1, in: node)
    root = renewed(Slot(child: Int32(node), depth: 0))
  }

  /// Brings the nodes beside a gap back to a good size after a removal.
  ///
  /// The gap leaves at most two nodes on each level with too few slots: the last before it and the first after it.
  ///
  /// - Parameter boundary: The position among all rows where rows were removed.
  /// - Complexity: O(log *n*).
  mutating func mend(around boundary: Int) {
    for index in max(0, boundary - 1)..<min(count, boundary + 1) { mendPath(to: index) }
    lowerRoot()
  }

  /// Combines nodes on the way to a row with their neighbours until they have enough slots.
  ///
  /// From the top down, so that the node above has neighbours to offer: it starts with 8 slots or more and
  /// loses at most 3 of them, because 3 neighbours make 8 slots even if one of them is beside the gap too.
  private mutating func mendPath(to index: Int) {
    var node = topNode
    var index = index
    while !isLeaf(node) {
      let slot = slots.slot(from: node * Self.capacity, containing: &index)
      let child = Int(slots.child[slot])
      if nodes[child].used < Self.fewest && nodes[node].used > 1 {
        // Back to the numbering of `node`: the row may be in another slot afterwards.
        let (first, before) = split(slot)
        index += slots.rowCount(first, count: before)
        combine(before == 0 ? slot : slot - 1, in: node)
      } else {
        node = child
      }
    }
  }

  /// Puts the slots of the right neighbour into the node of a slot.
  ///
  /// If they are too many for one node, this spreads them evenly over two.
  private mutating func combine(_ slot: Int, in node: Int) {
    let left = slots[slot]
    let right = slots[slot + 1]
    slots.deepen(slotRange(of: Int(right.child)), by: right.depth - left.depth)
    let moved = filling(slotRange(of: Int(right.child)))
    freeNode(Int(right.child))
    removeSlots(slot + 1..<slot + 2, in: node)
    put(moved, into: Int(left.child), offset: Int(nodes[Int(left.child)].used))
  }

  /// Removes topmost nodes that have a single slot, or none.
  private mutating func lowerRoot() {
    if root.rows == 0 { nodes[topNode].level = 0 }
    while !isLeaf(topNode) && nodes[topNode].used == 1 {
      var only = slots[topNode * Self.capacity]
      only.depth += root.depth
      freeNode(topNode)
      root = only
    }
  }
}
