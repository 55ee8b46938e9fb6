import InteractionLists

/// The same operations as `RowTree` on a plain array, too simple to be wrong.
struct RowTreeModel {
  struct Row: Equatable {
    var id: RowID
    var height: Double
    var depth = 0
  }

  var rows: [Row] = []
  var issued = 0

  mutating func insert(count: Int, height: Double, index: Int) -> Range<Int> {
    let new = issued..<issued + count
    issued += count
    rows.insert(contentsOf: new.map { Row(id: RowID($0), height: height) }, at: index)
    return new
  }

  mutating func move(from source: Int, to target: Int) {
    let row = rows.remove(at: source)
    rows.insert(row, at: target)
  }

  mutating func shift(_ range: Range<Int>, by change: Int) {
    for index in range { rows[index].depth += change }
  }
}

/// Everything that can be asked about one row.
struct RowFacts: Equatable {
  var index: Int?
  var visibleIndex: Int?
  var isContained = false
  var isHidden = false
  var height: Double?
  var top: Double?
}

/// A call of `forEachVisible`.
struct DrawnRow: Equatable {
  var id: RowID
  var top: Double
  var height: Double
}

/// Everything that can be asked about a tree.
struct RowTreeFacts: Equatable {
  var ids: [RowID] = []
  var visibleIDs: [RowID] = []
  var visibleBefore: [Int] = []
  var height = 0.0
  /// By raw value, for every id that was ever issued, and for two that were not.
  var facts: [RowFacts] = []
  /// For the heights that were asked for.
  var atHeights: [RowID?] = []
  var drawn: [[DrawnRow]] = []

  init(of tree: RowTree, issued: Int, heights: [Double]) {
    ids = (0..<tree.count).map { tree.id(index: $0) }
    visibleIDs = (0..<tree.visibleCount).map { tree.visibleID(index: $0) }
    visibleBefore = (0...tree.count).map { tree.visibleCount(before: $0) }
    height = tree.height
    facts = (-1...issued).map { raw in
      let id = RowID(raw)
      return RowFacts(
        index: tree.index(of: id), visibleIndex: tree.visibleIndex(of: id), isContained: tree.contains(id),
        isHidden: tree.isHidden(id), height: tree.height(of: id), top: tree.top(of: id))
    }
    atHeights = heights.map { tree.id(atY: $0) }
    drawn = zip(heights, heights.dropFirst()).map { lower, upper in
      var result: [DrawnRow] = []
      tree.forEachVisible(from: lower, upTo: upper) { result.append(DrawnRow(id: $0, top: $1, height: $2)) }
      return result
    }
  }

  init(of model: RowTreeModel, heights: [Double]) {
    facts = Array(repeating: RowFacts(), count: model.issued + 2)
    visibleBefore = [0]
    var shown: [DrawnRow] = []
    for (index, row) in model.rows.enumerated() {
      let isVisible = row.depth == 0
      facts[row.id.rawValue + 1] = RowFacts(
        index: index, visibleIndex: isVisible ? visibleIDs.count : nil, isContained: true,
        isHidden: !isVisible, height: row.height, top: isVisible ? height : nil)
      ids.append(row.id)
      if isVisible {
        visibleIDs.append(row.id)
        if row.height > 0 { shown.append(DrawnRow(id: row.id, top: height, height: row.height)) }
        height += row.height
      }
      visibleBefore.append(visibleIDs.count)
    }
    atHeights = heights.map { y in shown.first { $0.top <= y && y < $0.top + $0.height }?.id }
    drawn = zip(heights, heights.dropFirst()).map { lower, upper in
      guard lower < upper else { return [] }
      return shown.filter { $0.top < upper && $0.top + $0.height > lower }
    }
  }
}
