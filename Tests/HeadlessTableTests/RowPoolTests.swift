import ConstraintSwipe
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("Row views: few, and reused, while states stay with their rows")
struct RowPoolTests {
  /// Draws the table at an offset and returns what the pool says.
  private func show(_ table: inout SwipeTable, from offset: Double) -> RowPool {
    table.scroll(to: offset, at: .zero)
    table.draw(at: Time(10))
    return table.pool
  }

  @Test("There are no views before the first frame")
  func noViews() {
    let pool = makeTable().pool
    #expect(pool.views == [])
    #expect(pool.count == 0)
  }

  @Test("Every row in sight has a view of its own")
  func ownViews() {
    var table = makeTable()
    let pool = show(&table, from: 0)
    // 480 / 44 = 10.9: eleven rows.
    #expect(pool.views.map(\.row) == (0...10).map(RowID.init))
    #expect(pool.views.map(\.number) == Array(0...10))
    #expect(pool.count == 11)
  }

  @Test("Rows in sight keep their views, and new ones take those that are free")
  func reuse() {
    var table = makeTable()
    let first = show(&table, from: 0)
    // 100 / 44 = 2.3: the first two rows go, and 580 / 44 = 13.2: three come.
    let second = show(&table, from: 100)
    #expect(second.views.map(\.row) == (2...13).map(RowID.init))
    #expect(second.views.prefix(9) == first.views.suffix(9))
    #expect(Set(second.views.map(\.number)) == Set(0...11))
    #expect(second.count == 12)
  }

  @Test("There are never more views than rows have been in sight")
  func mostViews() {
    var table = makeTable(count: 5000)
    var random = SplitMix64(seed: 7)
    var most = 0
    for _ in 0..<300 {
      let pool = show(&table, from: .random(in: 0...220_000, using: &random))
      most = max(most, pool.views.count)
      #expect(pool.count == most)
      #expect(pool.views.map(\.row) == table.rowsInSight(at: Time(10)))
      #expect(Set(pool.views.map(\.number)).count == pool.views.count)
      #expect(pool.views.allSatisfy { (0..<pool.count).contains($0.number) })
    }
    #expect(most == 12)  // 480 points meet 11 rows, or 12 of which the outer two are cut
  }

  @Test("A frame of the same rows changes nothing")
  func sameRows() {
    var table = makeTable()
    let first = show(&table, from: 10)
    #expect(show(&table, from: 20) == first)
  }

  @Test("An open row is open when it comes back")
  func openRow() {
    var table = makeTable(policies: TablePolicies(closesOnScroll: false))
    table.perform("open.trailing", on: RowID(1), at: .zero)
    let before = table.frame(at: 10)
    for offset in [0.0, 200, 400, 600, 840, 300, 0] {
      let pool = show(&table, from: offset)
      let views = pool.views.filter { $0.row == RowID(1) }.count
      #expect(views == (offset < 88 ? 1 : 0))
      #expect(table.list.openRows == [RowID(1)])
    }
    #expect(table.frame(at: 10) == before)
  }

  @Test("The view of a deleted row is used again")
  func deletedRow() {
    var table = makeTable()
    #expect(show(&table, from: 0).count == 11)
    table.perform("delete", on: RowID(4), at: Time(1))
    let pool = show(&table, from: 0)
    #expect(pool.views.map(\.row) == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11].map(RowID.init))
    #expect(pool.views.last?.number == 4)
    #expect(pool.count == 11)
  }

  @Test("Only rows that meet the viewport are in sight")
  func rowsInSight() {
    var table = makeTable()
    table.scroll(to: 44, at: .zero)
    // 44..<524 begins exactly with the second row and ends in the twelfth: 524 / 44 = 11.9.
    #expect(table.rowsInSight(at: .zero) == (1...11).map(RowID.init))
    let short = makeTable(count: 2)
    #expect(short.rowsInSight(at: .zero) == [RowID(0), RowID(1)])
    #expect(makeTable(count: 0).rowsInSight(at: .zero) == [])
  }
}
