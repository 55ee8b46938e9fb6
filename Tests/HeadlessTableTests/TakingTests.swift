import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Which fingers a row accepts, for the system's recognisers")
struct TakingTests {
  /// Whether a finger that has touched row 1 is accepted as it moves to the right, and to the left.
  private func accepts(_ table: SwipeTable, y: Double = 60) -> [Bool] {
    [12, -12].map { table.accepts(Vector($0, 2), from: Vector(100, y), at: Time(9)) }
  }

  @Test("A row accepts a finger toward a side that opens, in either direction of reading, and an open one accepts both")
  func sides() {
    var table = makeTable()
    #expect(accepts(table) == [false, true])
    #expect(accepts(makeTable(direction: .rightToLeft)) == [true, false])
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(accepts(table) == [true, true])
  }

  @Test("No finger is accepted that goes up or down, that is on no row, or whose row is disabled or waits")
  func others() {
    var table = makeTable(count: 2)
    #expect(!table.accepts(Vector(-12, 12), from: Vector(100, 60), at: .zero))
    #expect(accepts(table, y: 100) == [false, false])
    let ask = InteractionAction(id: "ask", title: "Ask", asksFirst: true)
    table.edit(at: .zero) {
      $0.describe(RowID(1), as: .init(row: ConstraintSwipe(width: 320, height: 44, trailing: [ask])), at: .zero)
    }
    table.perform("ask", on: RowID(1), at: .zero)
    #expect(table.list.waitingRows == [RowID(1)] && accepts(table) == [false, false])
    table.edit(at: .zero) { $0.describe(RowID(0), as: .init(isEnabled: false), at: .zero) }
    #expect(accepts(table, y: 20) == [false, false])
  }

  @Test("The row that is hit is the one that is seen there, also above the table's top")
  func hit() {
    var table = makeTable()
    table.scroll(to: 50, at: .zero)
    let hits = [-10.0, 10, 400].map { table.hit(Vector(100, $0), at: .zero) }
    #expect(hits == [0, 1, 10].map { RowHit(row: RowID($0), part: .content) })  // 40, 60 and 450 of 44 each
  }

  @Test("A row accepts a finger on a slider, but none toward a side without buttons, however little it moves")
  func parts() {
    let taken = [RowHit.Part.track, .thumb, .content].map { part in
      var list = RecordingList()
      list.part = part
      return HeadlessTable(list, width: 320, height: 480).accepts(Vector(12, 2), from: Vector(10, 60), at: .zero)
    }
    #expect(taken == [true, true, false])
    // Rows have buttons at their trailing side alone.
    let table = makeTable()
    let sides = [0.5, -0.5, 12, -12].map { table.accepts(Vector($0, 0), from: Vector(160, 60), at: .zero) }
    #expect(sides == [false, true, false, true])
  }
}
