// How often rows are hidden that come, come back or move.
extension ExpandableTable {
  /// Which of some rows were hidden where folded rows do not nest, so that it does not follow from what is expanded.
  struct Marks: Equatable, Sendable {
    /// How often each was hidden: at most once.
    let depths: [Int]
    /// What it followed from otherwise: where something has turned since then, that decides.
    let folding: Folding

    /// Which of some rows were expanded, and what the row was like that they were under.
    struct Folding: Equatable, Sendable {
      let expanded: [Bool]
      let parent: Int?
      let parentIsHidden, parentIsExpanded: Bool
    }
  }

  /// How some neighbouring rows are marked; nil where folded rows nest.
  func marks(of ids: [Int]) -> Marks? {
    guard !corrections.contains(.nestedRows) else { return nil }
    return Marks(
      depths: ids.map { rows.tree.hideDepth(of: RowID($0)) ?? 0 },
      folding: folding(of: ids, under: ids.first.flatMap { data.parent(of: $0) }))
  }

  /// Rows in order, each hidden as it was marked, else as often as those that it is folded under have it.
  func newRows(_ ids: [Int], under parent: Int?, _ marks: Marks?) -> [NewRow] {
    if let marks, marks.folding == folding(of: ids, under: parent) {
      return zip(ids, marks.depths).map { NewRow(RowID($0), height: data.kind(of: $0).height, hideDepth: $1) }
    }
    let hideDepth = depth(under: parent)
    /// Where the rows under a row end, and how often they are hidden.
    var open: [(end: Int, depth: Int)] = []
    return ids.enumerated().map { index, row in
      while let last = open.last, last.end <= index { open.removeLast() }
      let depth = open.last?.depth ?? hideDepth
      let below = depth + (data.isExpanded(row) ? 0 : 1)
      open.append((index + 1 + data.countBelow(row), corrections.contains(.nestedRows) ? below : min(below, 1)))
      return NewRow(RowID(row), height: data.kind(of: row).height, hideDepth: depth)
    }
  }

  private func folding(of ids: [Int], under parent: Int?) -> Marks.Folding {
    Marks.Folding(
      expanded: ids.map { data.isExpanded($0) }, parent: parent,
      parentIsHidden: parent.map { rows.tree.isHidden(RowID($0)) } ?? false,
      parentIsExpanded: parent.map { data.isExpanded($0) } ?? true)
  }

  /// How often a row is hidden that is directly under another one.
  private func depth(under parent: Int?) -> Int {
    guard let parent else { return 0 }
    let depth = (rows.tree.hideDepth(of: RowID(parent)) ?? 0) + (data.isExpanded(parent) ? 0 : 1)
    return corrections.contains(.nestedRows) ? depth : min(depth, 1)
  }
}
