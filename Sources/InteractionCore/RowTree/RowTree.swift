/// The rows of a table in order, with look-up by position, by id and by height, each in O(log n).
///
/// The tree issues the ids itself: 0, 1, 2 … in order of creation, never the same one twice. A row is visible
/// while its hide depth is 0; collapsing a parent row adds 1 to the depth of the rows below it, so that a row
/// inside two collapsed parents has depth 2 and appears only when both are expanded.
///
/// A blocked B+-tree: every node has up to 32 slots, every leaf is equally far from the root, and a slot
/// holds the sums of everything below it. With fewer slots than in practice:
///
///     root              { rows 5, visible 2, height 88, depth 0 }
///                                     |
///     branch            [ rows 3, depth 0 | rows 2, depth 1 ]
///                               /                   \
///     leaf    [ 44, depth 0 | 44, depth 0 | 60, depth 1 ]   [ 44, depth 0 | 44, depth 2 ]
///     row ids        0              3              1                2              4
///
/// Three ideas carry the rest:
/// - **Depths add up along the path.** A row's hide depth is the sum of the depths from the root down to it.
///   In every node the smallest depth is 0: what all slots have in common is lifted into the slot above.
///   Hiding 100 000 rows is thus `+ 1` in the few slots that cover them. The slots of a node that count are
///   those with depth 0, and a row is visible when all depths on its path are 0. In the picture the rows with
///   the ids 2 and 4 have hide depths 1 and 3.
/// - **Sums are never adjusted, only taken again** from the slots below, so that no rounding errors build up.
/// - **Positions are not stored.** An id leads to its slot; the position follows from walking up to the root.
///
/// A value: copies share storage until one of them changes, which costs the changed one O(n) once.
///
/// Heights are in points. A height from outside that is negative or not finite is taken as 0.
///
/// In every complexity n is the number of rows, hidden ones included. The base of the logarithm is the number
/// of slots that are used in a node, 16 to 32 as a rule and never below 5.
public struct RowTree: Sendable {
  /// Slots a node has room for.
  static let capacity = 32
  /// A node that falls below this number of slots is combined with a neighbour.
  static let fewest = 8

  /// Node `n` owns the slots from `32 * n` on; the first `nodes[n].used` of them are in use.
  var slots = Slots()
  var nodes: [Node] = []
  /// Nodes that are out of use and can be given out again.
  var freeNodes: [Int32] = []
  /// For every id ever issued, the slot of its row; after a removal, one that no longer holds it.
  var slotOfID: [Int32] = []
  /// What a slot above the topmost node would hold: the sums of the whole tree.
  var root = Slot(child: 0, depth: 0)

  /// Makes a tree without rows.
  public init() {
    root.child = Int32(makeNode(level: 0))
  }

  /// Makes a tree of visible rows of one height, with the ids `0..<count` in order.
  ///
  /// - Complexity: O(n).
  public init(count: Int, height: Double) {
    self.init()
    reserve(rows: count)
    _ = insert(count: count, height: height, at: 0)
  }

  /// Makes a tree of visible rows with the given heights, and with ids in their order from 0.
  ///
  /// - Complexity: O(n).
  public init(heights: [Double]) {
    self.init()
    reserve(rows: heights.count)
    _ = insert(heights: heights, at: 0)
  }

  private mutating func reserve(rows: Int) {
    let leaves = rows / Self.capacity + 1
    // A 32nd of the leaves, a 32nd of that and so on: together less than a 30th.
    let branches = leaves / 30 + 8
    slots.reserve((leaves + branches) * Self.capacity)
    nodes.reserveCapacity(leaves + branches)
    slotOfID.reserveCapacity(rows)
  }
}

extension RowTree: Equatable {
  /// Whether both trees have the same ids, heights and hide depths in the same order.
  ///
  /// The id to be issued next is not compared: after an insertion and its removal a tree is equal to before.
  ///
  /// - Complexity: O(n).
  public static func == (a: RowTree, b: RowTree) -> Bool {
    guard a.root.rows == b.root.rows, a.root.depth == b.root.depth,
      a.root.visible == b.root.visible
    else { return false }
    var inA = (slot: 0, depth: Int32(0), end: 0)
    var inB = inA
    for index in 0..<a.count {
      if inA.slot == inA.end { inA = a.run(at: index) }
      if inB.slot == inB.end { inB = b.run(at: index) }
      let rowA = a.slots[inA.slot]
      let rowB = b.slots[inB.slot]
      guard
        rowA.child == rowB.child, rowA.height == rowB.height,
        rowA.depth + inA.depth == rowB.depth + inB.depth
      else { return false }
      inA.slot += 1
      inB.slot += 1
    }
    return true
  }

  /// The slot of a row, the sum of the depths above it, and the end of its leaf.
  private func run(at index: Int) -> (slot: Int, depth: Int32, end: Int) {
    let (slot, depth) = slotOfRow(at: index)
    return (slot, depth, slotRange(of: slot / Self.capacity).upperBound)
  }
}
