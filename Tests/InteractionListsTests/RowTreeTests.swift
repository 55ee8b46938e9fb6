import TestSupport
import Testing

@testable import InteractionLists

@Suite("A tree of rows")
struct RowTreeTests {
  private func ids(_ tree: RowTree) -> [Int] { (0..<tree.count).map { tree.id(index: $0).rawValue } }

  private func visibleIDs(_ tree: RowTree) -> [Int] {
    (0..<tree.visibleCount).map { tree.visibleID(index: $0).rawValue }
  }

  /// Expects the rows of a tree, those that show, and their height; nil for what is not asked.
  private func expect(
    _ tree: RowTree, ids: [Int]? = nil, visible: [Int]? = nil, height: Double? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    let rows = [ids.map { _ in self.ids(tree) }, visible.map { _ in visibleIDs(tree) }]
    #expect((rows, height.map { _ in tree.height }) == ([ids, visible], height), sourceLocation: location)
  }

  /// Expects the tops of the first rows by id, nil for one that is not there.
  private func expect(_ tree: RowTree, tops: [Double?], location: SourceLocation = #_sourceLocation) {
    #expect(tops.indices.map { tree.top(of: RowID($0)) } == tops, sourceLocation: location)
  }

  /// Expects which rows are found at heights.
  private func expect(
    _ tree: RowTree, at heights: [Double], rows: [Int?], location: SourceLocation = #_sourceLocation
  ) {
    #expect(heights.map { tree.id(atY: $0)?.rawValue } == rows, sourceLocation: location)
  }

  /// Expects that two trees are equal, or not.
  private func expect(
    _ tree: RowTree, _ other: RowTree, areEqual: Bool = true, location: SourceLocation = #_sourceLocation
  ) {
    #expect((tree == other) == areEqual, sourceLocation: location)
  }

  // MARK: Positions

  @Test("An empty tree has no rows, and empty ranges change nothing")
  func empty() {
    let tree = RowTree()
    expect(tree, RowTree(count: 0, height: 44))
    expect(tree, RowTree(heights: []))
    expect(tree, ids: [], visible: [], height: 0)
    expect(tree, at: [0], rows: [nil])
    #expect((tree.visibleCount(before: 0), tree.index(of: RowID(0))) == (0, nil))

    var full = RowTree(count: 10, height: 10)
    full.hide(10..<10)
    full.show(0..<0)
    full.remove(5..<5)
    #expect(full.insert(count: 0, height: 1, index: 5) == 10..<10)
    expect(full, RowTree(count: 10, height: 10))
  }

  @Test("Ids are issued in order of creation, and never again; a removed row comes back under its own")
  func issued() {
    var tree = RowTree(count: 3, height: 44)
    #expect(tree.insert(height: 44, index: 1) == RowID(3))
    tree.remove(0..<2)
    #expect(tree.insert(count: 2, height: 44, index: 0) == 4..<6)
    expect(tree, ids: [4, 5, 1, 2])
    #expect((0..<7).map { tree.index(of: RowID($0)) } == [nil, 2, 3, nil, 0, 1, nil])
    #expect((-1..<7).map { tree.contains(RowID($0)) } == [false, false, true, true, false, true, true, false])

    var hundred = RowTree(heights: (0..<100).map { Double($0) })
    let before = hundred
    hundred.remove(30..<60)
    for id in (30..<60).reversed() { hundred.restore(RowID(id), height: Double(id), index: 30) }
    expect(hundred, before)
    #expect(hundred.index(of: RowID(45)) == 45)
    #expect(hundred.insert(height: 1, index: 0) == RowID(100))
  }

  @Test("The target of a move counts without the moved row")
  func moveTarget() {
    var tree = RowTree(heights: [10, 20, 30, 40])
    tree.hide(1..<2)
    tree.move(from: 1, to: 3)
    expect(tree, ids: [0, 2, 3, 1])
    #expect((tree.isHidden(RowID(1)), tree.height(of: RowID(1))) == (true, 20))
    tree.show(3..<4)
    // 10 + 30 + 40
    expect(tree, tops: [0, 80, 10, 40])
  }

  /// More rows than one block of memory holds, and so many that a tree that grows by single rows moves its first block often.
  @Test("Changing a copy of a tree, large or grown row by row, leaves the original alone")
  func copies() {
    let loaded = RowTree(count: 140_000, height: 10)
    var grown = RowTree()
    for index in 0..<3_000 { _ = grown.insert(height: 10, index: index) }
    for tree in [loaded, grown] {
      var changed = tree
      let count = tree.count
      expect(changed, tree)
      changed.remove(100..<count - 100)
      _ = changed.insert(height: 20, index: 200)
      // 200 · 10 + 20
      expect(changed, ids: Array(0..<100) + Array(count - 100...count), height: 2020)
      expect(tree, height: Double(count) * 10)
      #expect(tree.ids == (0..<count).map(RowID.init))
      #expect(tree.index(of: RowID(count - 1)) == count - 1)
    }
    var tree = RowTree(count: 100, height: 10)
    let copy = tree
    tree.remove(0..<50)
    tree.hide(0..<10)
    expect(tree, height: (100 - 50 - 10) * 10)
    expect(copy, RowTree(count: 100, height: 10))
  }

  @Test("Setting heights that rows already have, or of no row, does not copy the tree")
  func sameHeights() {
    let tree = RowTree(heights: [44, 60, 0])
    var other = tree
    other.setHeight(60, of: RowID(1))
    other.setHeight(.nan, of: RowID(2))
    other.setHeight(50, of: RowID(70))
    other.setHeights([])
    other.setHeights([(RowID(70), 50), (RowID(0), 44), (RowID(2), -1)])
    #expect(other.memory === tree.memory)
    other.setHeights([(RowID(70), 50), (RowID(0), 44), (RowID(1), 70), (RowID(0), 50)])
    expect(other, RowTree(heights: [50, 70, 0]))
    other.setHeights([(RowID(1), 80), (RowID(1), 70)])
    expect(other, RowTree(heights: [50, 70, 0]))
    expect(tree, RowTree(heights: [44, 60, 0]))
  }

  @Test("In a tree whose nodes are all full, every row is found at its position")
  func fullNodes() {
    let (tree, all) = (RowTree(count: 32 * 32, height: 44), Array(0..<1024))
    expect(tree, ids: all, visible: all)
    #expect(all.map { tree.visibleIndex(of: RowID($0)) } == all)
    expect(tree, at: all.map { Double($0) * 44 }, rows: all)
  }

  // MARK: Heights

  @Test("A row owns its upper edge, and one without height nothing; heights that make no sense count as zero")
  func upperEdge() {
    let tree = RowTree(heights: [44, 60, 44])
    let heights = [-0.5, 0, 43.5, 44, 103.5, 104, 147.5, 148, .nan, -.infinity, .infinity]
    // 44 + 60 = 104, 104 + 44 = 148
    expect(tree, at: heights, rows: [nil, 0, 0, 1, 1, 2, 2, nil, nil, nil, nil])
    expect(tree, tops: [0, 44, 104, nil])
    let gaps = RowTree(heights: [0, 44, 0, 0, 60, 0])
    expect(gaps, at: [0, 43, 44, 103], rows: [1, 1, 4, 4])
    expect(gaps, tops: [0, 0, 44, 44, 44, 104])

    var odd = RowTree(heights: [-1, .nan, .infinity, -.infinity, 7])
    odd.setHeight(-5, of: RowID(4))
    let id = odd.insert(height: .nan, index: 0)
    #expect(odd == odd)
    #expect((0..<6).map { odd.height(of: RowID($0)) } == [0, 0, 0, 0, 0, 0])
    expect(odd, height: 0)
    odd.setHeight(9, of: id)
    odd.setHeight(9, of: RowID(77))
    expect(odd, height: 9)
  }

  // MARK: Hiding

  @Test("A row inside two collapsed parents needs both expanded, and keeps its new height until it shows")
  func twoParents() {
    var tree = RowTree(count: 6, height: 10)
    tree.hide(2..<5)
    tree.hide(1..<6)
    expect(tree, visible: [0])
    tree.show(1..<6)
    expect(tree, visible: [0, 1, 5])
    #expect((0..<6).map { tree.visibleIndex(of: RowID($0)) } == [0, 1, nil, nil, nil, 2])
    #expect((0...6).map { tree.visibleCount(before: $0) } == [0, 1, 2, 2, 2, 2, 3])
    tree.show(2..<5)
    expect(tree, RowTree(count: 6, height: 10))

    var low = RowTree(count: 2, height: 44)
    low.hide(0..<1)
    low.setHeight(60, of: RowID(0))
    expect(low, height: 44)
    low.show(0..<1)
    expect(low, height: 104)  // 60 + 44
  }

  @Test("A range meets the rows that reach into it, none if all are hidden; a row inserted among hidden ones shows")
  func allHidden() {
    var tree = RowTree(count: 100, height: 10)
    tree.hide(0..<100)
    var calls = 0
    tree.forEachVisible(from: -.infinity, upTo: .infinity) { _, _, _ in calls += 1 }
    #expect((calls, tree.id(atY: 0)) == (0, nil))
    expect(tree, height: 0)
    let id = tree.insert(height: 5, index: 50)
    expect(tree, visible: [id.rawValue], height: 5)
    #expect(tree.top(of: id) == 0)

    var two = RowTree(count: 2, height: 10)
    two.hide(0..<2)
    two.remove(0..<2)
    expect(two, RowTree())
    let last = two.insert(height: 5, index: 0)
    expect(two, visible: [last.rawValue], height: 5)

    var tall = RowTree(count: 1000, height: 10)
    tall.hide(501..<900)
    var drawn: [DrawnRow] = []
    tall.forEachVisible(from: 4995, upTo: 5020) { drawn.append(DrawnRow(id: $0, top: $1, height: $2)) }
    // 4995 lies in row 499, from 4990; row 500 is followed by row 900; the next begins at 5020, too low.
    let met = [(499, 4990.0), (500, 5000), (900, 5010)].map { DrawnRow(id: RowID($0), top: $1, height: 10) }
    #expect(drawn == met)
  }

  // MARK: Equality

  @Test("Trees with the same rows are equal, however they were built")
  func equality() {
    var built = RowTree()
    let issued = (0..<2000).map { built.insert(height: Double($0 % 7), index: $0) }
    #expect(issued == (0..<2000).map(RowID.init))
    var bulk = RowTree(heights: (0..<2000).map { Double($0 % 7) })
    expect(built, bulk)
    built.hide(100..<1900)
    expect(built, bulk, areEqual: false)
    for index in 100..<1900 { bulk.hide(index..<index + 1) }
    expect(built, bulk)
    bulk.move(from: 0, to: 1999)
    expect(built, bulk, areEqual: false)
    bulk.move(from: 1999, to: 0)
    expect(built, bulk)
    bulk.setHeight(99, of: RowID(1000))
    expect(built, bulk, areEqual: false)
  }
}
