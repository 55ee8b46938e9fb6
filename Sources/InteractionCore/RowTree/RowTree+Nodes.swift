extension RowTree {
  /// What a node knows beside its slots; 8 bytes, so that the nodes of a million rows stay in the cache.
  struct Node: Sendable {
    /// The slot that stands for this node in the node above; without meaning in the topmost node.
    var above: Int32
    var used: Int16
    /// Distance from the leaves, which have level 0.
    var level: Int16
  }

  var topNode: Int { Int(root.child) }

  func isLeaf(_ node: Int) -> Bool { nodes[node].level == 0 }

  func slotRange(of node: Int) -> Range<Int> {
    let first = node * Self.capacity
    return first..<first + Int(nodes[node].used)
  }

  /// The first slot in the node of a slot, and how many slots lie before it in the node.
  func split(_ slot: Int) -> (first: Int, count: Int) {
    (slot & -Self.capacity, slot & (Self.capacity - 1))
  }

  /// The slot that stands for the node of a slot in the node above, or nil in the topmost node.
  func slotAbove(_ slot: Int) -> Int? {
    let node = slot / Self.capacity
    return node == topNode ? nil : Int(nodes[node].above)
  }

  /// The slot of a row, or nil if the row is not in the tree.
  func slot(of id: RowID) -> Int? {
    guard id.rawValue >= 0, id.rawValue < slotOfID.count else { return nil }
    let slot = Int(slotOfID[id.rawValue])
    let (first, before) = split(slot)
    let node = nodes[first / Self.capacity]
    // The slot of a removed row may be in a branch by now, where the numbers of nodes look like ids.
    guard node.level == 0, before < Int(node.used), slots.child[slot] == id.rawValue else { return nil }
    return slot
  }

  /// The slot of the row at a position, and the sum of the depths above that slot.
  func slotOfRow(index: Int) -> (slot: Int, depth: Int32) {
    var node = topNode
    var left = index
    var depth = root.depth
    while !isLeaf(node) {
      let slot = slots.slot(from: node * Self.capacity, containing: &left)
      depth += slots.depth[slot]
      node = Int(slots.child[slot])
    }
    return (node * Self.capacity + left, depth)
  }

  mutating func makeNode(level: Int16) -> Int {
    if let number = freeNodes.popLast() {
      nodes[Int(number)] = Node(above: 0, used: 0, level: level)
      return Int(number)
    }
    nodes.append(Node(above: 0, used: 0, level: level))
    slots.append(Self.capacity)
    return nodes.count - 1
  }

  /// Gives a node back; a look-up that is still led to it by the id of a removed row finds no slot in use.
  mutating func freeNode(_ node: Int) {
    nodes[node].used = 0
    freeNodes.append(Int32(node))
  }

  /// Gives back a node and all nodes below it.
  mutating func freeNodes(from node: Int) {
    if !isLeaf(node) {
      for slot in slotRange(of: node) { freeNodes(from: Int(slots.child[slot])) }
    }
    freeNode(node)
  }

  /// Notes where the rows or nodes in some slots of a node are now.
  mutating func noteSlots(_ range: Range<Int>, in node: Int) {
    if isLeaf(node) {
      for slot in range { slotOfID[Int(slots.child[slot])] = Int32(slot) }
    } else {
      for slot in range { nodes[Int(slots.child[slot])].above = Int32(slot) }
    }
  }

  mutating func removeSlots(_ range: Range<Int>, in node: Int) {
    let end = slotRange(of: node).upperBound
    slots.move(range.upperBound..<end, to: range.lowerBound)
    nodes[node].used -= Int16(range.count)
    noteSlots(range.lowerBound..<end - range.count, in: node)
  }

  /// Lifts the depth that all slots of a node share out of them, and computes its sums afresh.
  ///
  /// - Parameter slot: What stands for the node in the node above.
  /// - Returns: The same with the lifted depth added and the new sums.
  mutating func renewed(_ slot: Slot) -> Slot {
    let range = slotRange(of: Int(slot.child))
    let (first, count) = (range.lowerBound, range.count)
    guard count > 0 else { return Slot(child: slot.child, depth: 0) }
    let shared = slots.smallestDepth(first, count: count)
    if shared != 0 { slots.deepen(range, by: -shared) }
    var result = Slot(child: slot.child, depth: slot.depth + shared)
    if isLeaf(Int(slot.child)) {
      result.rows = Int32(count)
      result.visible = Int32(slots.visibleLeafCount(first, count: count))
    } else {
      result.rows = Int32(slots.rowCount(first, count: count))
      result.visible = Int32(slots.visibleCount(first, count: count))
    }
    result.height = slots.visibleHeight(first, count: count)
    return result
  }

  /// Renews what stands for a node, and then for every node above it.
  mutating func renewPath(from node: Int) {
    var node = node
    while node != topNode {
      let above = Int(nodes[node].above)
      slots[above] = renewed(slots[above])
      node = above / Self.capacity
    }
    root = renewed(root)
  }
}
