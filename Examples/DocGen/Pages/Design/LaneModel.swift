import InteractionLists

/// The idea of `RowTree` with few lanes: leaves of a few rows, one branch above them, and hide depths that add up on the way.
///
/// The tree's own nodes hold 48 lanes and are nobody's business. What this model says of rows is compared with a real tree
/// after every change.
struct LaneModel {
  /// A leaf: the depths of its rows, of which the smallest is 0, and the depth of the lane above, which all of them share.
  struct Leaf: Hashable {
    var depths: [Int]
    var shared = 0

    /// How many of its rows show, as far as it and its lane know.
    var visible: Int { shared == 0 ? depths.count { $0 == 0 } : 0 }
  }

  private(set) var leaves: [Leaf]
  private(set) var tree: RowTree
  let lanes: Int

  /// Rows that all show.
  init(leaves count: Int, lanes: Int) {
    leaves = Array(repeating: Leaf(depths: Array(repeating: 0, count: lanes)), count: count)
    tree = RowTree(count: count * lanes, height: 44)
    self.lanes = lanes
  }

  /// Where a change wrote: rows of leaves by their index, and lanes of the branch by theirs.
  struct Writes: Hashable {
    var rows: [Int] = []
    var lanes: [Int] = []
  }

  /// Changes the hide depths of a range by 1: a leaf that lies in it wholly by its lane alone.
  ///
  /// - Throws: A `SourceError` where the model and the real tree disagree.
  mutating func change(_ range: Range<Int>, by step: Int) throws -> Writes {
    var writes = Writes()
    for index in leaves.indices {
      let rows = index * lanes..<(index + 1) * lanes
      let part = range.clamped(to: rows)
      guard !part.isEmpty else { continue }
      if part == rows {
        leaves[index].shared += step
        writes.lanes.append(index)
        continue
      }
      for row in part { leaves[index].depths[row - rows.lowerBound] += step }
      writes.rows += Array(part)
      // What all rows have in common is lifted into the lane above.
      let least = leaves[index].depths.min() ?? 0
      guard least != 0 else { continue }
      leaves[index].depths = leaves[index].depths.map { $0 - least }
      leaves[index].shared += least
      writes.lanes.append(index)
    }
    if step > 0 { tree.hide(range) } else { tree.show(range) }
    guard hidden == (0..<tree.count).map({ tree.isHidden(tree.id(index: $0)) }), visible == tree.visibleCount else {
      throw SourceError.malformed("the model of lanes and the real tree disagree after \(range)", in: "RowTree")
    }
    return writes
  }

  /// Whether each row is hidden.
  var hidden: [Bool] { leaves.flatMap { leaf in leaf.depths.map { leaf.shared + $0 > 0 } } }
  /// How many rows show.
  var visible: Int { leaves.reduce(0) { $0 + $1.visible } }
}
