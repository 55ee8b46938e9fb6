extension RowTree {
  /// Puts entries into a node; what does not fit is spread evenly over new nodes to its right.
  ///
  /// One row, a million rows and the filling of an empty tree are the same case: what stands for the new nodes is put into
  /// the node above in turn, and so on up to the root.
  ///
  /// - Parameters:
  ///   - entries: The entries, 1 or more.
  ///   - number: The node.
  ///   - offset: The number of the node's lanes before the new ones.
  /// - Complexity: O(log *n* + *k*) in the number *k* of entries.
  mutating func put(_ entries: some Entries, into number: Int32, offset: Int) {
    let count = entries.count
    let node = memory.node(number)
    let isLeaf = number >= 0
    let used = node.used
    guard used + count <= (isLeaf ? Self.leafCapacity : Self.capacity) else {
      return spread(entries, into: number, offset: offset)
    }
    node.move(offset..<used, to: offset + count, isLeaf: isLeaf)
    node.used = used + count
    node.set(offset..<offset + count, isLeaf: isLeaf) { entries[$0 &- offset] }
    note(offset..<(isLeaf ? offset : used) + count, in: number)
    renewPath(from: number, lane: offset)
  }

  private mutating func spread(_ entries: some Entries, into number: Int32, offset: Int) {
    let count = entries.count
    if number == root.child { raiseRoot() }
    let isLeaf = number >= 0
    let all = memory.node(number).used + count
    let most = isLeaf ? Self.usual.leaf : Self.usual.branch
    let parts = max(2, (all + most - 1) / most)
    memory.reserve(leaves: isLeaf ? parts : 0, branches: isLeaf ? 0 : parts)
    let node = memory.node(number)
    let tail = (offset..<node.used).map { node.entry($0, isLeaf: isLeaf) }
    let (parent, lane) = slot(node.above)
    let depth = parent.depth(lane)
    // The first `longer` parts take one entry more than the others.
    let (shorter, longer) = all.quotientAndRemainder(dividingBy: parts)
    var siblings: [Entry] = []
    siblings.reserveCapacity(parts - 1)
    var next = 0
    for part in 0..<parts {
      let target = part == 0 ? number : memory.makeNode(isLeaf: isLeaf)
      let size = shorter + (part < longer ? 1 : 0)
      // What is before the gap stays where it is until a later part takes it.
      let kept = part == 0 ? min(offset, size) : 0
      if part == 0 { node.move(0..<kept, to: 0, isLeaf: isLeaf) }
      let new = memory.node(target)
      new.used = size
      let first = min(max(offset - next, kept), size)
      let end = min(max(offset + count - next, first), size)
      new.set(kept..<first, isLeaf: isLeaf) { node.entry(next &+ $0, isLeaf: isLeaf) }
      new.set(first..<end, isLeaf: isLeaf) { entries[next &+ $0 &- offset] }
      new.set(end..<size, isLeaf: isLeaf) { tail[next &+ $0 &- offset &- count] }
      note(kept..<size, in: target)
      next += size
      let sums = renewed(Entry(child: target, depth: depth))
      if part == 0 { parent.replace(lane, by: sums) } else { siblings.append(sums) }
    }
    let above = node.above &>> Int32(Self.shift)
    put(siblings, into: ~above, offset: lane + 1)
  }

  /// Notes in which leaf the rows in some lanes are now, or in which branch and lane the nodes.
  @inline(__always)
  private func note(_ lanes: Range<Int>, in number: Int32) {
    let node = memory.node(number)
    if number >= 0 {
      memory.note(node, lanes, in: number)
    } else {
      for lane in lanes { memory.node(node.child(lane)).above = ~number &<< Int32(Self.shift) &+ Int32(lane) }
    }
  }

  /// Takes lanes out of a node; its sums are those from before.
  func removeLanes(_ lanes: Range<Int>, in number: Int32) {
    let node = memory.node(number)
    let used = node.used
    node.move(lanes.upperBound..<used, to: lanes.lowerBound, isLeaf: number >= 0)
    node.used = used - lanes.count
    if number < 0 { note(lanes.lowerBound..<used - lanes.count, in: number) }
  }

  /// Gives back a node and all nodes below it.
  func freeNodes(from number: Int32) {
    let node = memory.node(number)
    if number < 0 {
      for lane in 0..<node.used { freeNodes(from: node.child(lane)) }
    }
    memory.freeNode(number)
  }

  /// Lifts the depth that all lanes of a node share out of them, and computes its sums afresh.
  ///
  /// - Parameters:
  ///   - entry: What stands for the node in the node above.
  ///   - lane: The first lane that holds something else than when the sums were computed last; nil where they are up to date.
  /// - Returns: The same with the lifted depth added and the new sums.
  func renewed(_ entry: Entry, from lane: Int? = 0) -> Entry {
    memory.node(entry.child).renewed(entry.child, depth: entry.depth, from: lane)
  }

  /// Renews what stands for a node, from the first lane on that has changed, and then for every node above it.
  mutating func renewPath(from number: Int32, lane: Int) {
    let node = memory.node(number)
    var entry = node.renewed(number, depth: 0, from: lane)
    var above = node.above
    while above >= 0 {
      let (branch, lane) = slot(above)
      entry.depth &+= branch.depth(lane)
      branch.replace(lane, by: entry)
      entry = branch.renewed(~(above &>> Int32(Self.shift)), depth: 0, from: nil)
      above = branch.above
    }
    entry.depth &+= root.depth
    root = entry
  }

  private mutating func raiseRoot() {
    let number = memory.makeNode(isLeaf: false)
    let node = memory.node(number)
    node.used = 1
    node.set(0..<1, isLeaf: false) { _ in root }
    note(0..<1, in: number)
    root = renewed(Entry(child: number, depth: 0))
  }

  // MARK: After a removal

  /// Brings the nodes beside a gap back to a good size after a removal.
  ///
  /// The gap leaves at most two nodes on each level with too few lanes: the last before it and the first after it.
  ///
  /// - Parameter boundary: The position among all rows where rows were removed.
  /// - Complexity: O(log *n*).
  mutating func mend(around boundary: Int) {
    for index in max(0, boundary - 1)..<min(count, boundary + 1) { mendPath(to: index) }
    lowerRoot()
  }

  /// Combines nodes on the way to a row with their neighbours until they have enough lanes.
  ///
  /// From the top down, so that the node above has neighbours to offer: it starts with 8 lanes or more and
  /// loses at most 3 of them, because 3 neighbours make 8 lanes even if one of them is beside the gap too.
  private mutating func mendPath(to index: Int) {
    var number = root.child
    var index = index
    while number < 0 {
      let node = memory.node(number)
      let lane = node.lane(containing: &index)
      let child = node.child(lane)
      if memory.node(child).used < Self.fewest && node.used > 1 {
        // Back to the numbering of `node`: the row may be in another lane afterwards.
        index += node.rows(before: lane)
        combine(max(lane - 1, 0), in: number)
      } else {
        number = child
      }
    }
  }

  /// Puts what the right neighbour of a lane holds into the node of the lane.
  ///
  /// If it is too much for one node, this spreads it evenly over two.
  private mutating func combine(_ lane: Int, in number: Int32) {
    let node = memory.node(number)
    let (left, right) = (node.child(lane), node.child(lane + 1))
    let deeper = node.depth(lane + 1) - node.depth(lane)
    let from = memory.node(right)
    let moved = (0..<from.used).map { lane in
      var entry = from.entry(lane, isLeaf: right >= 0)
      entry.depth += deeper
      return entry
    }
    memory.freeNode(right)
    removeLanes(lane + 1..<lane + 2, in: number)
    node.sum(from: lane + 1)
    put(moved, into: left, offset: memory.node(left).used)
  }

  /// Removes topmost nodes that have a single lane in use, or none.
  private mutating func lowerRoot() {
    if root.rows == 0, root.child < 0 {
      memory.freeNode(root.child)
      root = Entry(child: memory.makeNode(isLeaf: true), depth: 0)
    }
    while root.child < 0, memory.node(root.child).used == 1 {
      var only = memory.node(root.child).entry(0, isLeaf: false)
      only.depth += root.depth
      memory.freeNode(root.child)
      memory.node(only.child).above = -1
      root = only
    }
  }
}
