import InteractionLaws
import InteractionLists
import Testing

/// Neighbouring rows of a tree that are inserted, removed and moved together, beside an array that does the same.
@Suite("Neighbouring rows of a tree")
struct RowTreeBlockTests {
  private struct Row: Equatable {
    let id: RowID
    let height: Double
    var depth: Int
  }

  @Test("Neighbouring rows keep their ids, heights and hide depths when moved, removed and restored together")
  func random() { for seed: UInt64 in 0..<10 { random(seed: seed) } }

  private func random(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var tree = RowTree(count: 900, height: 10)
    var rows = (0..<900).map { Row(id: RowID($0), height: 10, depth: 0) }
    var gone: [Row] = []
    for _ in 0..<200 {
      let lower = random.below(rows.count)
      let range = lower..<min(rows.count, lower + 1 + random.below(120))
      switch random.below(5) {
      case 0:
        let moved = Array(rows[range])
        rows.removeSubrange(range)
        let target = random.below(rows.count + 1)
        rows.insert(contentsOf: moved, at: target)
        tree.move(range, to: target)
      case 1:
        let change = random.below(4)
        for index in range { rows[index].depth += change }
        tree.deepen(range, by: change)
      case 2:
        let least = rows[range].map(\.depth).min() ?? 0
        for index in range { rows[index].depth -= least }
        tree.deepen(range, by: -least)
      case 3 where rows.count > 200:
        gone += rows[range]
        rows.removeSubrange(range)
        tree.remove(range)
      default:
        let first = tree.issueIDs(3).lowerBound
        let new = (0..<3).map { Row(id: RowID(first + $0), height: Double($0), depth: $0) } + gone
        gone = []
        let index = random.below(rows.count + 1)
        rows.insert(contentsOf: new, at: index)
        tree.restore(new.map { NewRow($0.id, height: $0.height, hideDepth: $0.depth) }, index: index)
      }
      let isRight = rows.allSatisfy { tree.hideDepth(of: $0.id) == $0.depth && tree.height(of: $0.id) == $0.height }
      let visible = rows.filter { $0.depth == 0 }
      let height = visible.reduce(0) { $0 + $1.height }
      #expect((tree.ids, isRight) == (rows.map(\.id), true), "seed \(seed)")
      #expect((tree.visibleCount, tree.height) == (visible.count, height), "seed \(seed)")
    }
  }

  @Test("Hide depths change from the very first row on, and in no copy; a tree can have millions of rows")
  func deepened() {
    let before = RowTree(count: 900, height: 10)
    var tree = before
    tree.deepen(0..<100, by: 2)
    func depths(_ tree: RowTree) -> [Int?] { (0..<900).map { tree.hideDepth(of: RowID($0)) } }
    let none = [Int?](repeating: 0, count: 900)
    let deepened: [Int?] = (0..<900).map { $0 < 100 ? 2 : 0 }
    #expect((depths(tree), depths(before), before.height) == (deepened, none, 9000))

    let large = RowTree(count: 2_500_000, height: 1)
    #expect([0, 1_234_567, 2_499_999].map { large.top(of: RowID($0)) } == [0, 1_234_567, 2_499_999])
  }

  @Test("A row is found at each height from its top up to the next one's, however tops are rounded")
  func rounding() {
    for period in [1, 1000] {
      let heights = (0..<60_000).map { $0 % 3 == 2 ? 0 : 0.1 + Double($0 % period) / 777 }
      let tree = RowTree(heights: heights)
      var (wrong, above) = (0, RowID?.none)
      for row in heights.indices where heights[row] > 0 {
        let (id, top) = (RowID(row), tree.top(of: RowID(row)) ?? .nan)
        if tree.id(atY: top) != id || tree.id(atY: top.nextDown) != above { wrong += 1 }
        above = id
      }
      #expect(wrong == 0, "period \(period)")
    }
  }

  @Test("Trees that differ in a single row are not equal; an emptied tree equals a new one")
  func otherRow() {
    for (count, row) in [(1, 0), (900, 0), (900, 899)] {
      let tree = RowTree(count: count, height: 10)
      var (high, hidden, new) = (tree, tree, tree)
      high.setHeight(11, of: RowID(row))
      hidden.hide(row..<row + 1)
      new.remove(row..<row + 1)
      _ = new.insert(height: 10, index: row)
      #expect([high, hidden, new].map { $0 == tree } == [false, false, false], "row \(row) of \(count)")
      new.remove(row..<row + 1)
      new.restore(RowID(row), height: 10, index: row)
      #expect(new == tree, "row \(row) of \(count)")
    }

    for count in [10, 3000] {
      var tree = RowTree(count: count, height: 10)
      tree.deepen(0..<count, by: 2)
      tree.remove(0..<count)
      #expect((tree, tree.count, tree.height) == (RowTree(), 0, 0), "\(count) rows")
      let id = tree.insert(height: 10, index: 0)
      #expect((tree.hideDepth(of: id), tree.top(of: id)) == (0, 0), "\(count) rows")
    }
  }

  @Test("The ids of a range come in order, and an issued id belongs to no row until a row is restored with it")
  func ids() {
    let hundred = RowTree(count: 100, height: 1)
    var found: [RowID] = []
    hundred.forEachID(in: 30..<97) { found.append($0) }
    hundred.forEachID(in: 5..<5) { found.append($0) }
    #expect(found == (30..<97).map { RowID($0) })

    var tree = RowTree(count: 2, height: 1)
    let ids = tree.issueIDs(2)
    #expect((ids, tree.count, tree.contains(RowID(2)), tree.hideDepth(of: RowID(3))) == (2..<4, 2, false, nil))
    tree.restore([NewRow(RowID(3), height: .nan, hideDepth: 1)], index: 0)
    #expect((tree.id(index: 0), tree.height(of: RowID(3)), tree.isHidden(RowID(3))) == (RowID(3), 0, true))
  }

  @Test("All rows are found by their ids, whatever part of a tall tree was removed, and beyond the first million ids")
  func manyIDs() {
    for removed in stride(from: 500, through: 4500, by: 500) {
      var tree = RowTree(count: 5000, height: 1)
      tree.remove(0..<removed)
      _ = tree.insert(count: removed, height: 1, index: tree.count)
      let lost = (0..<5000).filter { tree.index(of: tree.id(index: $0)) != $0 }
      #expect(lost == [], "without \(removed)")
    }

    let million = 1 << 20
    let tall = RowTree(count: million + 200, height: 1)
    let lost = (million - 200..<million + 200).filter { tall.index(of: RowID($0)) != $0 }
    #expect(lost == [])
  }

  @Test("If all rows are hidden, the height above each is 0, and the rest stay hidden when most are removed")
  func allHidden() {
    // In trees of two and of three levels.
    for count in [100, 3000] {
      var tree = RowTree(count: count, height: 10)
      tree.hide(0..<count)
      #expect([0, count / 2, count].map { tree.height(before: $0) } == [0, 0, 0], "\(count) rows")
      tree.remove(3..<count)
      #expect(((0..<3).map { tree.hideDepth(of: RowID($0)) }, tree.height) == ([1, 1, 1], 0), "\(count) rows")
      tree.show(0..<3)
      #expect((tree.visibleCount, tree.height) == (3, 30), "\(count) rows")
    }
  }

  @Test("Below hidden neighbours, wherever they are, the next visible row is found at its top")
  func belowHidden() {
    // 28 nodes of 48 rows, of which some whole ones, and some rows more, are hidden.
    let count = 28 * 48
    for first in stride(from: 0, to: count - 48, by: 16) {
      for hidden in [first..<first + 48, first..<first + 60] where hidden.upperBound < count {
        var tree = RowTree(count: count, height: 1)
        tree.hide(hidden)
        let found = tree.id(atY: Double(first))
        #expect(found == RowID(hidden.upperBound), "\(hidden) hidden")
      }
    }
  }

  @Test("With any rounding, the row found just above each top is the one painted there, with the same top")
  func justAboveTops() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<10 {
      var tree = RowTree(heights: (0..<2000).map { _ in Double.random(in: 0...0.7, using: &random) })
      for _ in 0..<60 {
        let lower = random.below(1980)
        tree.hide(lower..<lower + 1 + random.below(20))
      }
      let tops = (0..<tree.visibleCount).compactMap { tree.top(of: tree.visibleID(index: $0)) }
      for y in tops.map(\.nextDown) + [tree.height.nextDown] where y >= 0 {
        var painted: [(row: RowID, top: Double)] = []
        tree.forEachVisible(from: y, upTo: y.nextUp) { row, top, _ in painted.append((row, top)) }
        let found = tree.id(atY: y)
        #expect((found, painted.first?.row) == (painted.first?.row, found), "at \(y)")
        #expect(painted.first?.top == found.flatMap { tree.top(of: $0) }, "at \(y)")
      }
    }
  }

  @Test("A height is any finite number above 0, or 0 without a sign")
  func heights() {
    let heights = [-0.0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, .infinity, .nan]
    let kept = heights.map { RowTree(heights: [$0]).height }
    #expect(kept == [0, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 0, 0, 0])
    #expect(RowTree(heights: [-0.0]).height(of: RowID(0))?.sign == .plus)
  }

  @Test("Hiding rows beyond the last one traps")
  func beyond() async {
    await #expect(processExitsWith: .failure) {
      var tree = RowTree(count: 3, height: 10)
      tree.hide(2..<4)
    }
  }
}
