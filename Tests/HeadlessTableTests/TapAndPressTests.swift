import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Taps and presses")
struct TapAndPressTests {
  /// A table whose third row, at 88..<132, shows its buttons: "more" at 160..<240, "delete" at 240..<320.
  private func openTable() -> SwipeTable {
    var table = makeTable()
    table.open(2)
    return table
  }

  @Test("A tap reaches the row under it, also one that has been scrolled there, and none below the last")
  func tap() {
    var table = makeTable()
    table.expect(["didSelect.1", "didSelect.2"], of: .tap(100, 87.9, at: 0), .tap(100, 88, at: 1))
    // A tap at the leading edge is a tap.
    table.expect(["didSelect.0"], of: .tap(1, 10, at: 2))
    table.scroll(to: 440, at: Time(3))
    // 440 + 10 = 450 lies in the row at 440..<484, the eleventh.
    table.expect(["didSelect.10"], of: .tap(100, 10, at: 3))
    var short = makeTable(count: 3)
    short.expect([], of: .tap(100, 132, at: 0))
  }

  @Test("A finger that drifts less than ten points taps; one that comes back after ten points does not")
  func drift() {
    var table = makeTable()
    table.expect(["didSelect.1"], of: Finger().down(100, 60, at: 0).move(109.9, 60, at: 0.1).up(100, 69.9, at: 0.2))
    table = makeTable()
    table.expect([], of: Finger().down(100, 60, at: 0).move(100, 50, at: 0.1).up(100, 60, at: 0.2))
    table.expect([], of: Finger().down(100, 60, at: 1).move(110, 60, at: 1.1).up(100, 60, at: 1.2))
  }

  @Test(
    "A button is pressed by a finger that lifts inside it, even after leaving it, but not by one that lifts beside it"
  )
  func press() {
    var table = openTable()
    var (there, other) = (table, table)
    table.expect(["didPress.trailing.1.2"], of: .tap(200, 100, at: 1))
    table.expect(open: [2])
    there.expect(
      ["didPress.trailing.1.2"], of: Finger().down(236, 100, at: 1).move(242, 100, at: 1.1).up(236, 100, at: 1.2))
    // A finger that slides to the next button presses neither.
    other.expect([], of: Finger().down(241, 100, at: 1).move(238, 100, at: 1.1).up(238, 100, at: 1.2))
    other.expect(open: [2])
  }

  /// What the list receives from a finger on a button of the third row.
  private func received(_ finger: Finger) -> [TableGesture] {
    var table = makeRecorder()
    table.play(finger)
    return table.list.received
  }

  @Test("A button receives the finger's down and up; a finger that is lifted beside it cancels the press")
  func pressPhases() {
    let down = TableGesture.press(RowID(2), .trailing, 0, .down)
    #expect(received(.tap(300, 100, at: 0)) == [down, .press(RowID(2), .trailing, 0, .up)])
    let beside = received(Finger().down(242, 100, at: 0).up(239, 100, at: 0.1))
    #expect(beside == [down, .press(RowID(2), .trailing, 0, .cancelled)])
  }

  @Test("A finger that drags a button drags the row, and may close it")
  func dragsButton() {
    var table = makeRecorder()
    table.play(Finger().down(300, 100, at: 0).move(290, 100, at: 0.1).up(200, 100, at: 0.2))
    #expect(table.list.samples.map(\.phase) == [.began, .changed, .changed, .ended])
    let first: [TableGesture] = [
      .press(RowID(2), .trailing, 0, .down), .press(RowID(2), .trailing, 0, .cancelled),
      .closeRows(after: .otherRowOpened, except: RowID(2)),
    ]
    #expect(Array(table.list.received.prefix(3)) == first)
    var open = openTable()
    // From -160 by 130 to -30, which covers more than half of the innermost button.
    open.expect(["didClose.2"], of: Finger().down(170, 100, at: 1).move(230, 100, at: 1.1).up(300, 100, at: 1.2))
  }

  @Test("A press that becomes a scroll presses nothing")
  func becomesScroll() {
    var table = makeTable(policies: TablePolicies(closesOnScroll: false))
    table.open(2)
    table.expect([], of: Finger().down(300, 100, at: 1).move(300, 80, at: 1.1).up(300, 80, at: 1.5))
    table.expect(offsets: [10], at: [1.5])  // 20 points less the slop of 10
    table.expect(open: [2])
  }
}
