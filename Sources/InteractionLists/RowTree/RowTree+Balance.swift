extension RowTree {
  /// Inserts entries into a node; if they do not fit, spreads old and new entries evenly over the node and new nodes to its
  /// right.
  ///
  /// Inserting one row, inserting a million rows and filling an empty tree are the same case, because the entries of the new
  /// nodes are in turn inserted into the node above, and so on up to the root.
  ///
  /// - Parameters:
  ///   - entries: The entries, 1 or more.
  ///   - number: The node's number.
  ///   - offset: The number of the node's lanes before the entries.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of entries.
  mutating func put(_ entries: some Entries, into number: Int32, offset: Int) {
    let count = entries.count
    let node = memory.node(number)
    let isLeaf = number >= 0
    let laneCount = node.laneCount
    guard laneCount + count <= (isLeaf ? Self.leafCapacity : Self.branchCapacity) else {
      return spread(entries, into: number, offset: offset)
    }
    node.move(offset..<laneCount, to: offset + count, isLeaf: isLeaf)
    node.laneCount = laneCount + count
    node.set(offset..<offset + count, isLeaf: isLeaf) { entries[$0 &- offset] }
    recordSlots(offset..<(isLeaf ? offset : laneCount) + count, in: number)
    refreshPath(from: number, lane: offset)
  }

  private mutating func spread(_ entries: some Entries, into number: Int32, offset: Int) {
    let count = entries.count
    if number == root.child { raiseRoot() }
    let isLeaf = number >= 0
    let totalCount = memory.node(number).laneCount + count
    let limit = isLeaf ? Self.preferredCapacity.leaf : Self.preferredCapacity.branch
    let partCount = max(2, (totalCount + limit - 1) / limit)
    memory.reserve(leaves: isLeaf ? partCount : 0, branches: isLeaf ? 0 : partCount)
    let node = memory.node(number)
    let tail = (offset..<node.laneCount).map { node.entry($0, isLeaf: isLeaf) }
    let (parent, lane) = slot(node.parentSlot)
    let depth = parent.depth(lane)
    // The first `longerCount` parts take one more entry than the others.
    let (shorterSize, longerCount) = totalCount.quotientAndRemainder(dividingBy: partCount)
    var siblings: [Entry] = []
    siblings.reserveCapacity(partCount - 1)
    var nextIndex = 0
    for part in 0..<partCount {
      let targetNumber = part == 0 ? number : memory.makeNode(isLeaf: isLeaf)
      let size = shorterSize + (part < longerCount ? 1 : 0)
      // The node's lanes before `offset` stay in place: the first `keptCount` for good, the others until later parts copy them.
      let keptCount = part == 0 ? min(offset, size) : 0
      if part == 0 { node.move(0..<keptCount, to: 0, isLeaf: isLeaf) }
      let newNode = memory.node(targetNumber)
      newNode.laneCount = size
      let first = min(max(offset - nextIndex, keptCount), size)
      let end = min(max(offset + count - nextIndex, first), size)
      newNode.set(keptCount..<first, isLeaf: isLeaf) { node.entry(nextIndex &+ $0, isLeaf: isLeaf) }
      newNode.set(first..<end, isLeaf: isLeaf) { entries[nextIndex &+ $0 &- offset] }
      newNode.set(end..<size, isLeaf: isLeaf) { tail[nextIndex &+ $0 &- offset &- count] }
      recordSlots(keptCount..<size, in: targetNumber)
      nextIndex += size
      let entry = refresh(Entry(child: targetNumber, depth: depth))
      if part == 0 { parent.replace(lane, by: entry) } else { siblings.append(entry) }
    }
    let parentNumber = node.parentSlot &>> Int32(Self.shift)
    put(siblings, into: ~parentNumber, offset: lane + 1)
  }

  /// Records the locations of the rows in some lanes of a leaf, or of the nodes in some lanes of a branch.
  @inline(__always)
  private func recordSlots(_ lanes: Range<Int>, in number: Int32) {
    let node = memory.node(number)
    if number >= 0 {
      memory.recordSlots(node, lanes, in: number)
    } else {
      for lane in lanes { memory.node(node.child(lane)).parentSlot = ~number &<< Int32(Self.shift) &+ Int32(lane) }
    }
  }

  /// Removes lanes from a node without updating its sums.
  func removeLanes(_ lanes: Range<Int>, in number: Int32) {
    let node = memory.node(number)
    let laneCount = node.laneCount
    node.move(lanes.upperBound..<laneCount, to: lanes.lowerBound, isLeaf: number >= 0)
    node.laneCount = laneCount - lanes.count
    if number < 0 { recordSlots(lanes.lowerBound..<laneCount - lanes.count, in: number) }
  }

  /// Frees a node and all nodes below it.
  func freeNodes(from number: Int32) {
    let node = memory.node(number)
    if number < 0 {
      for lane in 0..<node.laneCount { freeNodes(from: node.child(lane)) }
    }
    memory.freeNode(number)
  }

  /// Moves the depth shared by all lanes of a node up into the node's entry, and recomputes the node's sums.
  ///
  /// - Parameters:
  ///   - entry: The node's entry in the node above.
  ///   - lane: The first lane that has changed since the sums were last computed; nil if they are up to date.
  /// - Returns: The entry with the shared depth added, and with the new sums; depth and sums are 0 for a node without
  ///   lanes.
  func refresh(_ entry: Entry, from lane: Int? = 0) -> Entry {
    memory.node(entry.child).refresh(number: entry.child, depth: entry.depth, from: lane)
  }

  /// Recomputes the entries of a node and of every node above it, given the node's first changed lane.
  mutating func refreshPath(from number: Int32, lane: Int) {
    let node = memory.node(number)
    var entry = node.refresh(number: number, depth: 0, from: lane)
    var parentSlot = node.parentSlot
    while parentSlot >= 0 {
      let (branch, lane) = slot(parentSlot)
      entry.depth &+= branch.depth(lane)
      branch.replace(lane, by: entry)
      entry = branch.refresh(number: ~(parentSlot &>> Int32(Self.shift)), depth: 0, from: nil)
      parentSlot = branch.parentSlot
    }
    entry.depth &+= root.depth
    root = entry
  }

  private mutating func raiseRoot() {
    let number = memory.makeNode(isLeaf: false)
    let node = memory.node(number)
    node.laneCount = 1
    node.set(0..<1, isLeaf: false) { _ in root }
    recordSlots(0..<1, in: number)
    root = refresh(Entry(child: number, depth: 0))
  }

  // MARK: After a removal

  /// Combines the nodes beside a gap with their neighbours if a removal has left them too small, and lowers the root.
  ///
  /// On each level, the gap leaves at most two nodes with too few lanes: the last before it and the first after it.
  ///
  /// - Parameter boundary: The position among all rows where rows were removed.
  /// - Complexity: O(log *n*).
  mutating func rebalance(around boundary: Int) {
    for index in max(0, boundary - 1)..<min(count, boundary + 1) { rebalancePath(to: index) }
    lowerRoot()
  }

  /// Combines the nodes on the path to a row with their neighbours until they have enough lanes.
  ///
  /// The method proceeds from the top down, so that each node has a neighbour to combine with. The node above, unless it is
  /// or becomes the root, starts with at least 8 lanes and loses at most 3 of them. Combined with 3 neighbours, a node has
  /// enough lanes, even if one of the neighbours is also beside the gap and had too few.
  private mutating func rebalancePath(to index: Int) {
    var number = root.child
    var index = index
    while number < 0 {
      let node = memory.node(number)
      let lane = node.lane(containing: &index)
      let child = node.child(lane)
      if memory.node(child).laneCount < Self.minimumLaneCount && node.laneCount > 1 {
        // Count from the first row of `node` again, because the row may be in another lane afterward.
        index += node.rowCount(before: lane)
        combine(max(lane - 1, 0), in: number)
      } else {
        number = child
      }
    }
  }

  /// Combines the node in a lane of a branch with its right neighbour.
  ///
  /// If their contents do not fit into one node, they are spread evenly over two.
  private mutating func combine(_ lane: Int, in number: Int32) {
    let node = memory.node(number)
    let (left, right) = (node.child(lane), node.child(lane + 1))
    let depthDifference = node.depth(lane + 1) - node.depth(lane)
    let rightNode = memory.node(right)
    let movedEntries = (0..<rightNode.laneCount).map { lane in
      var entry = rightNode.entry(lane, isLeaf: right >= 0)
      entry.depth += depthDifference
      return entry
    }
    memory.freeNode(right)
    removeLanes(lane + 1..<lane + 2, in: number)
    node.recomputeSums(from: lane + 1)
    put(movedEntries, into: left, offset: memory.node(left).laneCount)
  }

  /// Removes branches at the root that have only one lane in use; replaces a root branch without rows by an empty leaf.
  private mutating func lowerRoot() {
    if root.rowCount == 0, root.child < 0 {
      memory.freeNode(root.child)
      root = Entry(child: memory.makeNode(isLeaf: true), depth: 0)
    }
    while root.child < 0, memory.node(root.child).laneCount == 1 {
      var onlyEntry = memory.node(root.child).entry(0, isLeaf: false)
      onlyEntry.depth += root.depth
      memory.freeNode(root.child)
      memory.node(onlyEntry.child).parentSlot = -1
      root = onlyEntry
    }
  }
}
