/// The rows of a table in order, with lookup by position, by id and by y coordinate, each in O(log *n*).
///
///     var tree = RowTree(count: 1_000, height: 44)
///     tree.top(of: RowID(10))            // 440
///     tree.hide(1..<4)                   // the rows at positions 1, 2 and 3 disappear
///     tree.top(of: RowID(10))            // 308
///     tree.id(atY: 50)                   // RowID(4)
///     tree.visibleIndex(of: RowID(2))    // nil
///
/// The tree issues the ids 0, 1, 2 … in order of creation, and never reuses one. A row is visible while its hide depth
/// is 0. Collapsing a parent row adds 1 to the depth of its descendants, so a row inside two collapsed parents has
/// depth 2 and appears only when both are expanded.
///
/// A tree is a value. Copies share storage until one of them changes; that first change copies the storage, in time
/// proportional to the number of ids issued.
///
/// Heights are in points; a height that is negative or not finite becomes 0. An index outside the tree is a programming
/// error and traps. Looking up an unknown id is not an error, because rows are removed over time.
///
/// In all complexities, *n* is the number of rows, including hidden ones. The base of the logarithm is the number of
/// lanes in use in a node, usually 16 to 51. A walk over rows looks up each leaf; the complexities leave this out,
/// because a leaf usually has more rows than the tree has levels. A row takes 23 bytes if it was inserted together with many
/// others, otherwise usually up to twice as many. After a removal, four bytes stay in use for the row's id, and the others
/// are kept for new rows.
///
/// ### How it works
///
/// A `RowTree` is a counted B+-tree: a branch has up to 32 lanes and a leaf 51, every leaf is equally far from the
/// root, and a lane of a branch holds the sums of everything below it. This tree has fewer lanes than real ones:
///
///     root              { rows 5, visible 2, height 88, depth 0 }
///                                     |
///     branch            [ rows 3, depth 0 | rows 2, depth 1 ]
///                               /                   \
///     leaf    [ 44, depth 0 | 44, depth 0 | 60, depth 1 ]   [ 44, depth 0 | 44, depth 2 ]
///     row ids        0              3              1                2              4
///
/// Three ideas explain the rest:
/// - **Depths add up along the path.** A row's hide depth is the sum of the depths from the root down to the row. In
///   every node the smallest depth is 0, because a depth that all lanes share moves up into the lane above. Hiding
///   100,000 rows thus adds 1 to the few lanes that cover them. Sums of heights and of visible rows include only lanes with
///   depth 0, and a row is visible if all depths on its path are 0. In the picture, the rows with the ids 2 and 4 have
///   hide depths 1 and 3.
/// - **Sums of heights are never adjusted, only recomputed** from below, so that no rounding errors accumulate.
/// - **Positions are not stored.** An id leads to its row's leaf, and usually to a lane near the row's. The row's position
///   is found by walking up to the root.
public struct RowTree: Sendable {
  /// The number of low bits of a slot that hold a lane; the higher ones hold a leaf's number or the complement of a branch's.
  ///
  /// A slot is the location of a row or of a node: the node above it and the lane there, as one number.
  static let shift = 6
  /// The number of lanes of a branch.
  static let branchCapacity = 32
  /// The number of lanes of a leaf, which is enough for a million rows in four levels.
  static let leafCapacity = 51
  /// The greatest numbers of lanes that are filled in a leaf and in a branch when entries are spread over several nodes.
  ///
  /// The other lanes are left for later insertions. The number for a leaf is a multiple of eight, because loops write eight
  /// lanes at once.
  static let preferredCapacity = (leaf: 48, branch: 28)
  /// The number of lanes in use below which a node other than the root is combined with a neighbour after a removal.
  ///
  /// Afterward, a branch can still have up to three lanes fewer, because each combination of its nodes frees a lane.
  static let minimumLaneCount = 8

  /// The nodes and the ids.
  var memory = Memory()
  /// The entry of the root, which has the sums of the whole tree.
  var root: Entry

  /// Creates a tree without rows.
  ///
  /// - Complexity: O(1).
  public init() {
    root = Entry(child: memory.makeNode(isLeaf: true), depth: 0)
  }

  /// Creates a tree of visible rows of the same height, with the ids `0..<count` in order.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - height: The height of each row in points; 0 if negative or not finite.
  /// - Precondition: `count` is in `0...2_147_483_647`.
  /// - Complexity: O(*n*).
  public init(count: Int, height: Double) {
    precondition(count >= 0 && count <= Int(Int32.max), "The number of rows must be in 0...2,147,483,647.")
    self.init()
    reserve(rows: count)
    _ = insert(count: count, height: height, index: 0)
  }

  /// Creates a tree of visible rows with the given heights, and with ids from 0 in order.
  ///
  /// - Parameter heights: The height of each row in points; a height that is negative or not finite becomes 0.
  /// - Complexity: O(*n*).
  public init(heights: [Double]) {
    self.init()
    reserve(rows: heights.count)
    _ = insert(heights: heights, index: 0)
  }

  private func reserve(rows: Int) {
    let leafCount = rows / Self.preferredCapacity.leaf + 1
    // Each level of branches has a 28th as many nodes as the level below, so there are a 27th as many branches as leaves.
    memory.reserve(leaves: leafCount, branches: leafCount / 27 + 8, ids: rows)
  }

  /// Makes this tree the sole owner of its memory, before it changes.
  mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&memory) { memory = Memory(copying: memory) }
  }
}

extension RowTree: Equatable {
  /// Returns whether two trees have the same ids, heights and hide depths in the same order.
  ///
  /// The next id is not compared, so inserting a row and removing it again leaves an equal tree.
  ///
  /// - Complexity: O(*n*).
  public static func == (a: RowTree, b: RowTree) -> Bool {
    guard a.root.rowCount == b.root.rowCount, a.root.depth == b.root.depth, a.root.visibleCount == b.root.visibleCount
    else { return false }
    if a.memory === b.memory || a.count == 0 { return true }
    var (runA, runB) = (a.run(index: 0), b.run(index: 0))
    for index in 0..<a.count {
      if runA.lane == runA.end { runA = a.run(index: index) }
      if runB.lane == runB.end { runB = b.run(index: index) }
      guard
        runA.leaf.child(runA.lane) == runB.leaf.child(runB.lane),
        runA.leaf.height(runA.lane) == runB.leaf.height(runB.lane),
        runA.leaf.depth(runA.lane) + runA.depth == runB.leaf.depth(runB.lane) + runB.depth
      else { return false }
      runA.lane += 1
      runB.lane += 1
    }
    return true
  }

  /// Returns the leaf and the lane of the row at an index, the sum of the depths above the leaf, and the end of the leaf's
  /// lanes.
  private func run(index: Int) -> (leaf: Node, lane: Int, depth: Int32, end: Int) {
    let (number, lane, depth) = place(index: index)
    let leaf = memory.node(number)
    return (leaf, lane, depth, leaf.laneCount)
  }
}

/// A row to insert into a tree.
package struct NewRow {
  /// The id, which the tree has already issued.
  package let id: RowID
  /// The height in points.
  package let height: Double
  /// The hide depth; 0 if the row is visible.
  package let hideDepth: Int

  package init(_ id: RowID, height: Double, hideDepth: Int) {
    self.id = id
    self.height = height
    self.hideDepth = hideDepth
  }
}
