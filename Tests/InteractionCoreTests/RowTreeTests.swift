import InteractionCore
import TestSupport
import Testing

@Suite("A tree of rows")
struct RowTreeTests {
  private func ids(_ tree: RowTree) -> [Int] { (0..<tree.count).map { tree.id(index: $0).rawValue } }

  private func visibleIDs(_ tree: RowTree) -> [Int] {
    (0..<tree.visibleCount).map { tree.visibleID(index: $0).rawValue }
  }

  // MARK: Positions

  @Test("An empty tree has no rows")
  func empty() {
    let tree = RowTree()
    #expect(tree == RowTree(count: 0, height: 44))
    #expect(tree == RowTree(heights: []))
    #expect([tree.count, tree.visibleCount, tree.visibleCount(before: 0)] == [0, 0, 0])
    #expect(tree.height == 0)
    #expect(tree.index(of: RowID(0)) == nil)
    #expect(tree.id(atHeight: 0) == nil)
  }

  @Test("Ids are issued in order of creation, and never again")
  func issued() {
    var tree = RowTree(count: 3, height: 44)
    #expect(tree.insert(height: 44, index: 1) == RowID(3))
    tree.remove(0..<2)
    #expect(tree.insert(count: 2, height: 44, index: 0) == 4..<6)
    #expect(ids(tree) == [4, 5, 1, 2])
    #expect((0..<7).map { tree.index(of: RowID($0)) } == [nil, 2, 3, nil, 0, 1, nil])
    #expect((-1..<7).map { tree.contains(RowID($0)) } == [false, false, true, true, false, true, true, false])
  }

  @Test("The target of a move counts without the row")
  func moveTarget() {
    var tree = RowTree(heights: [10, 20, 30, 40])
    tree.hide(1..<2)
    tree.move(from: 1, to: 3)
    #expect(ids(tree) == [0, 2, 3, 1])
    #expect(tree.isHidden(RowID(1)))
    #expect(tree.height(of: RowID(1)) == 20)
    tree.show(3..<4)
    #expect(tree.top(of: RowID(1)) == 80)  // 10 + 30 + 40
  }

  /// More rows than one block of memory holds, and so many that a tree that grows by single rows moves its first block often.
  @Test("Copies of a large tree, and of one that grew by and by, are trees of their own")
  func largeCopies() {
    let loaded = RowTree(count: 140_000, height: 10)
    var grown = RowTree()
    for index in 0..<3_000 { _ = grown.insert(height: 10, index: index) }
    for tree in [loaded, grown] {
      var changed = tree
      #expect(changed == tree)
      changed.remove(100..<tree.count - 100)
      _ = changed.insert(height: 20, index: 200)
      #expect(ids(changed) == Array(0..<100) + Array(tree.count - 100..<tree.count) + [tree.count])
      #expect(changed.height == 2020)  // 200 · 10 + 20
      #expect(tree.height == Double(tree.count) * 10)
      #expect(tree.ids == (0..<tree.count).map(RowID.init))
      #expect(tree.index(of: RowID(tree.count - 1)) == tree.count - 1)
    }
  }

  @Test("A copy does not follow the original")
  func copy() {
    var tree = RowTree(count: 100, height: 10)
    let copy = tree
    tree.remove(0..<50)
    tree.hide(0..<10)
    #expect(tree.height == Double(100 - 50 - 10) * 10)
    #expect(copy == RowTree(count: 100, height: 10))
  }

  @Test("In a tree whose nodes are all full, every row is found at its position")
  func fullNodes() {
    let tree = RowTree(count: 32 * 32, height: 44)
    #expect(ids(tree) == Array(0..<1024))
    #expect(visibleIDs(tree) == Array(0..<1024))
    #expect((0..<1024).allSatisfy { tree.visibleIndex(of: RowID($0)) == $0 })
    #expect((0..<1024).allSatisfy { tree.id(atHeight: Double($0) * 44) == RowID($0) })
  }

  // MARK: Heights

  @Test("A row owns its upper edge")
  func upperEdge() {
    let tree = RowTree(heights: [44, 60, 44])
    let heights = [-0.5, 0, 43.5, 44, 103.5, 104, 147.5, 148, .nan, -.infinity, .infinity]
    let rows = heights.map { tree.id(atHeight: $0)?.rawValue }
    // 44 + 60 = 104, 104 + 44 = 148
    #expect(rows == [nil, 0, 0, 1, 1, 2, 2, nil, nil, nil, nil])
    #expect((0..<4).map { tree.top(of: RowID($0)) } == [0, 44, 104, nil])
  }

  @Test("A row without height owns nothing")
  func noHeight() {
    let tree = RowTree(heights: [0, 44, 0, 0, 60, 0])
    #expect([0, 43, 44, 103].map { tree.id(atHeight: $0)?.rawValue } == [1, 1, 4, 4])
    #expect((0..<6).map { tree.top(of: RowID($0)) } == [0, 0, 44, 44, 44, 104])
  }

  @Test("Heights that cannot be are taken as zero")
  func oddHeights() {
    var tree = RowTree(heights: [-1, .nan, .infinity, -.infinity, 7])
    tree.setHeight(-5, of: RowID(4))
    let id = tree.insert(height: .nan, index: 0)
    #expect(tree == tree)
    #expect((0..<6).map { tree.height(of: RowID($0)) } == [0, 0, 0, 0, 0, 0])
    #expect(tree.height == 0)
    tree.setHeight(9, of: id)
    tree.setHeight(9, of: RowID(77))
    #expect(tree.height == 9)
  }

  @Test("A hidden row keeps its new height until it is shown")
  func hiddenHeight() {
    var tree = RowTree(count: 2, height: 44)
    tree.hide(0..<1)
    tree.setHeight(60, of: RowID(0))
    #expect(tree.height == 44)
    tree.show(0..<1)
    #expect(tree.height == 104)  // 60 + 44
  }

  @Test("A viewport meets the rows that reach into it")
  func viewport() {
    var tree = RowTree(count: 1000, height: 10)
    tree.hide(501..<900)
    var drawn: [DrawnRow] = []
    tree.forEachVisible(from: 4995, upTo: 5020) { drawn.append(DrawnRow(id: $0, top: $1, height: $2)) }
    // 4995 lies in row 499, from 4990; row 500 is followed by row 900; the next begins at 5020, too low.
    #expect(
      drawn == [
        DrawnRow(id: RowID(499), top: 4990, height: 10), DrawnRow(id: RowID(500), top: 5000, height: 10),
        DrawnRow(id: RowID(900), top: 5010, height: 10),
      ])
  }

  // MARK: Hiding

  @Test("A row inside two collapsed parents needs both expanded")
  func twoParents() {
    var tree = RowTree(count: 6, height: 10)
    tree.hide(2..<5)
    tree.hide(1..<6)
    #expect(visibleIDs(tree) == [0])
    tree.show(1..<6)
    #expect(visibleIDs(tree) == [0, 1, 5])
    #expect((0..<6).map { tree.visibleIndex(of: RowID($0)) } == [0, 1, nil, nil, nil, 2])
    #expect((0...6).map { tree.visibleCount(before: $0) } == [0, 1, 2, 2, 2, 2, 3])
    tree.show(2..<5)
    #expect(tree == RowTree(count: 6, height: 10))
  }

  @Test("A row inserted among hidden rows is visible")
  func insertedAmongHidden() {
    var tree = RowTree(count: 100, height: 10)
    tree.hide(0..<100)
    let id = tree.insert(height: 5, index: 50)
    #expect(visibleIDs(tree) == [id.rawValue])
    #expect(tree.top(of: id) == 0)
    #expect(tree.height == 5)
  }

  @Test("When all rows are hidden, nothing is drawn")
  func allHidden() {
    var tree = RowTree(count: 100, height: 10)
    tree.hide(0..<100)
    var calls = 0
    tree.forEachVisible(from: -.infinity, upTo: .infinity) { _, _, _ in calls += 1 }
    #expect(calls == 0)
    #expect(tree.id(atHeight: 0) == nil)
    #expect(tree.height == 0)
  }

  @Test("When the last hidden rows go, nothing is left of their depth")
  func lastHidden() {
    var tree = RowTree(count: 2, height: 10)
    tree.hide(0..<2)
    tree.remove(0..<2)
    #expect(tree == RowTree())
    let id = tree.insert(height: 5, index: 0)
    #expect(visibleIDs(tree) == [id.rawValue])
    #expect(tree.height == 5)
  }

  @Test("Empty ranges change nothing")
  func emptyRanges() {
    var tree = RowTree(count: 10, height: 10)
    tree.hide(10..<10)
    tree.show(0..<0)
    tree.remove(5..<5)
    #expect(tree.insert(count: 0, height: 1, index: 5) == 10..<10)
    #expect(tree == RowTree(count: 10, height: 10))
  }

  // MARK: Equality

  @Test("Trees are equal however they came about")
  func equality() {
    var built = RowTree()
    let issued = (0..<2000).map { built.insert(height: Double($0 % 7), index: $0) }
    #expect(issued == (0..<2000).map(RowID.init))
    var bulk = RowTree(heights: (0..<2000).map { Double($0 % 7) })
    #expect(built == bulk)
    built.hide(100..<1900)
    #expect(built != bulk)
    for index in 100..<1900 { bulk.hide(index..<index + 1) }
    #expect(built == bulk)
    bulk.move(from: 0, to: 1999)
    #expect(built != bulk)
    bulk.move(from: 1999, to: 0)
    #expect(built == bulk)
    bulk.setHeight(99, of: RowID(1000))
    #expect(built != bulk)
  }

  @Test("A removed row comes back under its id")
  func restored() {
    var tree = RowTree(heights: (0..<100).map { Double($0) })
    let before = tree
    tree.remove(30..<60)
    for id in (30..<60).reversed() { tree.restore(RowID(id), height: Double(id), index: 30) }
    #expect(tree == before)
    #expect(tree.index(of: RowID(45)) == 45)
    #expect(tree.insert(height: 1, index: 0) == RowID(100))
  }
}
