import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Row views: few, and reused, while states stay with their rows")
struct RowPoolTests {
  /// Draws the table at an offset and returns its pool.
  private func show(_ table: inout SwipeTable, from offset: Double) -> RowPool {
    table.scroll(to: offset, at: .zero)
    table.draw(at: Time(10))
    return table.pool
  }

  @Test("Every row in sight has a view of its own, once a frame has been drawn")
  func ownViews() {
    var table = makeTable()
    #expect((table.pool.views, table.pool.count) == ([], 0))
    let pool = show(&table, from: 0)
    // 480 / 44 = 10.9: eleven rows.
    #expect(pool.views.map(\.row.rawValue) == Array(0...10))
    #expect((pool.views.map(\.number), pool.count) == (Array(0...10), 11))
  }

  @Test("Rows in sight keep their views, and new ones take those that are free")
  func reuse() {
    var table = makeTable()
    let first = show(&table, from: 0)
    // 100 / 44 = 2.3: the first two rows go, and 580 / 44 = 13.2: three come.
    let second = show(&table, from: 100)
    #expect(second.views.map(\.row.rawValue) == Array(2...13))
    #expect(second.views.prefix(9) == first.views.suffix(9))
    #expect((Set(second.views.map(\.number)), second.count) == (Set(0...11), 12))
    // A frame of the same rows changes nothing.
    #expect(show(&table, from: 110) == second)
  }

  @Test("There are never more views than rows have been in sight at once")
  func maximumViewCount() {
    var table = makeTable(count: 5000)
    var random = SplitMix64(seed: 7)
    var most = 0
    for _ in 0..<300 {
      let pool = show(&table, from: .random(in: 0...220_000, using: &random))
      most = max(most, pool.views.count)
      let numbers = Set(pool.views.map(\.number))
      #expect((pool.count, numbers.count) == (most, pool.views.count))
      #expect(pool.views.map(\.row) == table.rowsInSight(at: Time(10)))
      #expect(numbers.allSatisfy { (0..<pool.count).contains($0) })
    }
    #expect(most == 12)  // 480 points meet 11 rows, or 12 of which the outer two are cut
  }

  @Test("An open row is still open when it is scrolled back into sight")
  func openRow() {
    var table = makeTable(policies: TablePolicies(closesOnScroll: false))
    table.open(1)
    let before = table.frame(at: 10)
    for offset in [0.0, 200, 400, 600, 840, 300, 0] {
      let pool = show(&table, from: offset)
      #expect(pool.views.filter { $0.row == RowID(1) }.count == (offset < 88 ? 1 : 0), "\(offset)")
      table.expect(open: [1], note: "\(offset)")
    }
    #expect(table.frame(at: 10) == before)
  }

  @Test("The view of a deleted row is reused")
  func deletedRow() {
    var table = makeTable()
    #expect(show(&table, from: 0).count == 11)
    table.perform("delete", on: RowID(4), at: Time(1))
    let pool = show(&table, from: 0)
    #expect(pool.views.map(\.row.rawValue) == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11])
    #expect((pool.views.last?.number, pool.count) == (4, 11))
  }

  @Test("Only rows that meet the viewport are in sight")
  func rowsInSight() {
    var table = makeTable()
    table.scroll(to: 44, at: .zero)
    // 44..<524 begins exactly with the second row and ends in the twelfth: 524 / 44 = 11.9.
    let inSight = [table, makeTable(count: 2), makeTable(count: 0)].map { table in
      table.rowsInSight(at: .zero).map(\.rawValue)
    }
    #expect(inSight == [Array(1...11), [0, 1], []])
  }

  @Test("Of any number of rows without height below those in sight, only the first is looked at")
  func rowsWithoutHeight() {
    var list = AskedList(base: makeTable(count: 1000).list)
    list.base.setHeights([.kind("", 0), .row(RowID(0), 44)], animated: false, at: .zero)
    let table = HeadlessTable(list, width: 320, height: 480)
    table.list.tally.count = 0
    #expect((table.rowsInSight(at: .zero), table.list.tally.count) == ([RowID(0)], 2))
  }
}

/// A list that counts how often it is asked for the row at a position.
private struct AskedList: ListDecorator {
  final class Tally: @unchecked Sendable { var count = 0 }

  var base: SwipeList<ConstraintSwipe>
  let tally = Tally()

  func id(for position: RowPosition) -> RowID? {
    tally.count += 1
    return base.id(for: position)
  }
}
