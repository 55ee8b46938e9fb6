import InteractionLaws
import InteractionLists
import Testing

/// Neighbouring rows of a tree that come, go and move together, beside an array that does the same.
@Suite("Neighbouring rows of a tree")
struct RowTreeBlockTests {
  private struct Row: Equatable {
    let id: RowID
    let height: Double
    var depth: Int
  }

  @Test("They keep their ids, heights and hide depths wherever they come")
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

  @Test("Rows are hidden more often from the very first one on, in this tree and in no copy; there may be millions")
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

  @Test("Trees are others where a single row is another, the first one too, and equal a new one without any")
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

  @Test("The ids of some of them come in order, and one that was issued is that of no row before it comes")
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
}
