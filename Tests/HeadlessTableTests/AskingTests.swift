import ConstraintSwipe
import HeadlessTable
import InteractionCore
import TestSupport
import Testing

@Suite("A row that waits for an answer in a table")
struct AskingTests {
  /// Twenty rows, 44 points high, of which the second waits.
  private func table() -> HeadlessTable<SwipeList<ConstraintSwipe>> {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete])
    var table = HeadlessTable(SwipeList(of: row, count: 20), width: 320, height: 480)
    table.perform("delete", on: RowID(1), at: .zero)
    return table
  }

  private func touch(
    _ table: inout HeadlessTable<SwipeList<ConstraintSwipe>>, from start: Vector, to end: Vector, at time: Double
  ) -> [ListNotice] {
    table.touch(TouchEvent(.down, location: start), at: Time(time)).notices
      + table.touch(TouchEvent(.moved, location: end), at: Time(time + 0.1)).notices
      + table.touch(TouchEvent(.up, location: end), at: Time(time + 0.2)).notices
  }

  @Test("A waiting row stays open while the table scrolls, is tapped elsewhere and opens another row")
  func staysOpen() {
    var table = table()
    #expect(touch(&table, from: Vector(100, 300), to: Vector(100, 250), at: 1) == [])
    table.scroll(to: 0, at: Time(5))
    // The tap closes nothing, so it selects the row under it.
    let tapped = touch(&table, from: Vector(100, 20), to: Vector(100, 20), at: 6)
    // Row 3, at 132..<176.
    let swiped = touch(&table, from: Vector(300, 150), to: Vector(200, 150), at: 7)
    #expect(tapped + swiped == [.row(RowID(0), .didSelect), .row(RowID(3), .didOpen(.trailing))])
    table.expect(open: [1, 3])
    #expect(table.list.waitingRows == [RowID(1)])
  }

  @Test("A waiting row ignores fingers that drag, tap and press it")
  func ignoresFingers() {
    var table = table()
    let moved = touch(&table, from: Vector(200, 66), to: Vector(300, 66), at: 1)
    let tapped = touch(&table, from: Vector(100, 66), to: Vector(100, 66), at: 1)
    let pressed = touch(&table, from: Vector(300, 66), to: Vector(300, 66), at: 2)
    #expect(moved + tapped + pressed == [])
    #expect(table.list.row(RowID(1)).offset(at: Time(3)) == -80)
  }

  @Test("The answer is an edit, which works whatever has happened since")
  func answer() {
    var table = table()
    table.remove([0], at: 1)
    table.scroll(to: 200, at: Time(2))
    #expect(table.edit(at: Time(9)) { $0.confirm(RowID(1), at: Time(9)) }.notices == [.didDelete(RowID(1))])
    #expect(table.list.count == 18)
  }
}
