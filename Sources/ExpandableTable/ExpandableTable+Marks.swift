// How often rows are hidden that come, come back or move.
extension ExpandableTable {
  /// How often some rows were hidden where folded rows do not nest, so that it does not follow from what is expanded.
  struct Marks: Sendable {
    /// How often each was hidden: at most once.
    let depths: [Int]
    /// The row that they were under, and what it followed from otherwise: where something has turned since then, that
    /// decides.
    let parent: Int?
    let folding: [Bool]
  }

  /// How some neighbouring rows are marked; nil where folded rows nest.
  func marks(of ids: [Int]) -> Marks? {
    guard !corrections.contains(.nestedRows), let first = ids.first else { return nil }
    let parent = data.parent(of: first)
    let depths = ids.map { rows.tree.hideDepth(of: RowID($0)) ?? 0 }
    return Marks(depths: depths, parent: parent, folding: folding(of: ids, under: parent))
  }

  /// Puts rows into the tree, each hidden as `hideDepths` says, and a header above them if they have one.
  ///
  /// - Returns: Whether anything has begun to move.
  mutating func restore(
    _ ids: [Int], index: Int, under parent: Int?, _ marks: Marks?, below header: NewRow? = nil, at time: Time
  ) -> Bool {
    var new: [NewRow] = []
    new.reserveCapacity(ids.count + 1)
    if let header { new.append(header) }
    for (row, depth) in zip(ids, hideDepths(of: ids, under: parent, marks)) {
      new.append(NewRow(RowID(row), height: data.kind(of: row).height, hideDepth: depth))
    }
    return rows.restore(new, index: index, at: time)
  }

  /// How often each of some rows is hidden: as it was marked, else as often as those that it is folded under have it.
  func hideDepths(of ids: [Int], under parent: Int?, _ marks: Marks?) -> [Int] {
    if let marks, marks.parent == parent, marks.folding == folding(of: ids, under: parent) { return marks.depths }
    /// Where the rows under a row end, and how often they are hidden.
    var open = [(end: Int.max, depth: parent.map { depth(under: $0, rows.tree.hideDepth(of: RowID($0)) ?? 0) } ?? 0)]
    var depths: [Int] = []
    depths.reserveCapacity(ids.count)
    for (index, row) in ids.enumerated() {
      while open[open.count - 1].end <= index { open.removeLast() }
      let depth = open[open.count - 1].depth
      depths.append(depth)
      open.append((index + 1 + data.countBelow(row), self.depth(under: row, depth)))
    }
    return depths
  }

  /// Which of some rows are expanded, and what the row is like that they are under.
  private func folding(of ids: [Int], under parent: Int?) -> [Bool] {
    var folding: [Bool] = []
    if let parent { folding = [rows.tree.isHidden(RowID(parent)), data.isExpanded(parent)] }
    for row in ids { folding.append(data.isExpanded(row)) }
    return folding
  }

  /// How often a row is hidden that is directly under another one, which is hidden so often.
  private func depth(under parent: Int, _ depth: Int) -> Int {
    let below = depth + (data.isExpanded(parent) ? 0 : 1)
    return corrections.contains(.nestedRows) ? below : min(below, 1)
  }
}
