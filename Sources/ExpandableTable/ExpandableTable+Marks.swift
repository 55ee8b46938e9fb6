// The hide depths of rows that are inserted, restored or moved.
extension ExpandableTable {
  /// Returns the hide depths of some neighbouring rows, followed by the result of `folding(of:under:)`.
  ///
  /// Empty for no rows, and if the depths always follow from the folding: with `nestedRows`, unless these rows are at the top
  /// level and `hasUnreachableRow` is true.
  func marks(of ids: [Int]) -> [Int] {
    guard let first = ids.first, canBeMarked(under: data.parent(of: first)) else { return [] }
    return ids.map { rows.tree.hideDepth(of: RowID($0)) ?? 0 } + folding(of: ids, under: data.parent(of: first))
  }

  /// Puts rows into the tree, with the hide depths of `hideDepths(of:under:marks:)`, and with `header` above them, if
  /// it is given.
  ///
  /// - Returns: Whether a motion has begun.
  mutating func restore(
    _ ids: [Int], index: Int, under parent: Int?, marks: [Int], below header: NewRow? = nil, at time: Time
  ) -> Bool {
    var new: [NewRow] = []
    new.reserveCapacity(ids.count + 1)
    if let header { new.append(header) }
    for (row, depth) in zip(ids, hideDepths(of: ids, under: parent, marks: marks)) {
      new.append(NewRow(RowID(row), height: height(ofRow: row), hideDepth: depth))
    }
    return rows.restore(new, index: index, at: time)
  }

  /// Returns the hide depths of neighbouring rows.
  ///
  /// If `folding(of:under:)` is as it was when the marks were made, the marks contain the depths. Otherwise, or if there are no
  /// marks, the depths are computed from the rows under which the rows are folded.
  func hideDepths(of ids: [Int], under parent: Int?, marks: [Int]) -> [Int] {
    let markedDepths = Array(marks.prefix(ids.count))
    if !marks.isEmpty, marks == markedDepths + folding(of: ids, under: parent) { return markedDepths }
    let outermostDepth = parent.map { depth(under: $0, rows.tree.hideDepth(of: RowID($0)) ?? 0) } ?? 0
    // A stack of the rows under which the next row may be folded, as indices in `ids`, with the innermost row last.
    var enclosingRows: [Int] = []
    var depths: [Int] = []
    depths.reserveCapacity(ids.count)
    for index in ids.indices {
      while let last = enclosingRows.last, last + 1 + data.count(below: ids[last]) <= index {
        enclosingRows.removeLast()
      }
      depths.append(enclosingRows.last.map { depth(under: ids[$0], depths[$0]) } ?? outermostDepth)
      enclosingRows.append(index)
    }
    return depths
  }

  /// Returns a fingerprint of how rows are folded.
  ///
  /// It contains the row under which they are folded, the state of that row, and whether each of the rows is expanded.
  private func folding(of ids: [Int], under parent: Int?) -> [Int] {
    var folding = [parent ?? -1]
    if let parent, rows.tree.isHidden(RowID(parent)) { folding.append(-1) }
    if let parent { folding.append(data.isExpanded(parent) ? 1 : 0) }
    for row in ids { folding.append(data.isExpanded(row) ? 1 : 0) }
    return folding
  }

  /// Returns the hide depth of a row directly under another row with a given hide depth.
  private func depth(under parent: Int, _ depth: Int) -> Int {
    hideDepth(underCollapsed: depth + (data.isExpanded(parent) ? 0 : 1))
  }
}
