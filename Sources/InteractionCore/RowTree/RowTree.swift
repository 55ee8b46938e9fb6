/// The rows of a table in order, with look-up by position, by id and by height, each in O(log *n*).
///
///     var tree = RowTree(count: 1_000, height: 44)
///     tree.top(of: RowID(10))            // 440
///     tree.hide(1..<4)                   // the rows at positions 1, 2 and 3 disappear
///     tree.top(of: RowID(10))            // 308
///     tree.id(atHeight: 50)              // RowID(4)
///     tree.visibleIndex(of: RowID(2))    // nil
///
/// The tree issues the ids itself, 0, 1, 2 … in order of creation, and never issues one again. A row is visible while
/// its hide depth is 0. Collapsing a parent row adds 1 to the depth of the rows below it, so a row inside two collapsed
/// parents has depth 2 and appears only when both are expanded.
///
/// It is a value: copies share storage until one of them changes, which costs O(*n*) once.
///
/// Heights are in points; one that is negative or not finite counts as 0. An index outside the tree is a programmer's
/// mistake and stops the program; an unknown id is not, because rows come and go.
///
/// In every complexity *n* is the number of rows, hidden ones included. The base of the logarithm is the number of
/// slots in use in a node, 16 to 32 as a rule and never below 5. Insertion is amortized, because arrays grow. A removed
/// row leaves four bytes behind, for its id.
///
/// ### How it works
///
/// It is a blocked B+-tree: every node has up to 32 slots, every leaf is equally far from the root, and a slot holds
/// the sums of everything below it. With fewer slots than in practice:
///
///     root              { rows 5, visible 2, height 88, depth 0 }
///                                     |
///     branch            [ rows 3, depth 0 | rows 2, depth 1 ]
///                               /                   \
///     leaf    [ 44, depth 0 | 44, depth 0 | 60, depth 1 ]   [ 44, depth 0 | 44, depth 2 ]
///     row ids        0              3              1                2              4
///
/// Three ideas carry the rest:
/// - **Depths add up along the path.** A row's hide depth is the sum of the depths from the root down to it. In every
///   node the smallest depth is 0: what all slots have in common is lifted into the slot above. Hiding 100 000 rows is
///   thus `+ 1` in the few slots that cover them. The slots of a node that count are those with depth 0, and a row is
///   visible when all depths on its path are 0. In the picture the rows with the ids 2 and 4 have hide depths 1 and 3.
/// - **Sums are never adjusted, only computed afresh** from the slots below, so that no rounding errors build up.
/// - **Positions are not stored.** An id leads to its slot; the position follows from walking up to the root.
public struct RowTree: Sendable {
  /// The number of slots that a node has room for.
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

  /// Creates a tree without rows.
  ///
  /// - Complexity: O(1).
  public init() {
    root.child = Int32(makeNode(level: 0))
  }

  /// Creates a tree of visible rows of one height, with the ids `0..<count` in order.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - height: The height of each, in points; negative or not finite counts as 0.
  /// - Precondition: `count` is in `0...2_147_483_647`.
  /// - Complexity: O(*n*).
  public init(count: Int, height: Double) {
    self.init()
    reserve(rows: count)
    _ = insert(count: count, height: height, index: 0)
  }

  /// Creates a tree of visible rows with the given heights, and with ids from 0 in their order.
  ///
  /// - Parameter heights: The height of each row, in points; negative or not finite counts as 0.
  /// - Complexity: O(*n*).
  public init(heights: [Double]) {
    self.init()
    reserve(rows: heights.count)
    _ = insert(heights: heights, index: 0)
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
  /// Returns whether two trees have the same ids, heights and hide depths in the same order.
  ///
  /// The id to be issued next is not compared, so after an insertion and its removal a tree equals the one before.
  ///
  /// - Complexity: O(*n*).
  public static func == (a: RowTree, b: RowTree) -> Bool {
    guard a.root.rows == b.root.rows, a.root.depth == b.root.depth,
      a.root.visible == b.root.visible
    else { return false }
    var inA = (slot: 0, depth: Int32(0), end: 0)
    var inB = inA
    for index in 0..<a.count {
      if inA.slot == inA.end { inA = a.run(index: index) }
      if inB.slot == inB.end { inB = b.run(index: index) }
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
  private func run(index: Int) -> (slot: Int, depth: Int32, end: Int) {
    let (slot, depth) = slotOfRow(index: index)
    return (slot, depth, slotRange(of: slot / Self.capacity).upperBound)
  }
}
