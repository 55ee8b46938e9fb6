import ConstraintSwipe
import HeadlessTable
import InteractionLists
import TestSupport
import Testing

@Suite("A table while a finger holds a row of its list")
struct HeldRowTests {
  /// Rows scrolled by an offset, of which a finger has lifted the one 60 points below the top, half a second after the start.
  private func held(count: Int = 100, offset: Double = 0) -> SwipeTable {
    var table = makeTable(count: count)
    table.edit(at: .zero) { list in
      list.reordering = ReorderOptions()
      return .none
    }
    table.scroll(to: offset, at: .zero)
    table.play(Finger().down(160, 60, at: 0))
    table.advance(to: Time(0.5))
    #expect(table.list.liftedRow == RowID(Int((offset + 60) / 44)))
    return table
  }

  @Test("The table scrolls however little the finger is in the zone, and goes on with its ramp deeper in it")
  func depths() {
    var slow = held()
    // 2 of 80 points deep: 1200 / 40² points a second, reached in a second.
    slow.play(Finger().move(160, 402, at: 1))
    expectClose(slow.offset(11), 1200 / 40 / 40 * (10 - 0.5))
    var faster = held()
    faster.play(Finger().move(160, 440, at: 1))
    faster.play(Finger().move(160, 460, at: 2))
    // Half of the zone deep and then three quarters: 300 points a second, half of them in the ramp, and then 675.
    expectClose(faster.offset(3), 300 * 0.5 + 675)
  }

  @Test("Rows that a held row passes by autoscrolling alone count for the focus, too")
  func focus() {
    var table = held(count: 30, offset: 840)
    table.focus = TableFocus(row: RowID(5))
    table.play(Finger().move(160, 10, at: 1))
    table.advance(to: Time(9))
    // The held row has gone up past all others: row 5 is at 6, and where it goes, row 6 comes.
    #expect(table.list.position(of: RowID(5)) == RowPosition(row: 6))
    table.remove([5], at: 9)
    #expect(table.focus == TableFocus(row: RowID(6)))
  }

  @Test("Content that has become shorter during a hold springs back to its end when the finger lifts")
  func lifts() {
    var table = held()
    table.play(Finger().move(160, 470, at: 1))
    table.advance(to: Time(3))
    table.remove(20..<95, at: 3)
    // 25 · 44 - 480
    #expect(table.offset(3) > 620)
    table.play(Finger().up(160, 470, at: 3.1))
    table.advance(to: Time(5))
    table.expect(restAt: 620, at: 5)
  }
}
