import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Taps and presses")
struct TapAndPressTests {
  /// A table whose third row, at 88..<132, shows its buttons: "more" at 160..<240, "delete" at 240..<320.
  private func openTable() -> SwipeTable {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(2), at: .zero)
    return table
  }

  @Test("A tap reaches the row under it")
  func tap() {
    var table = makeTable()
    #expect(table.play(.tap(100, 87.9, at: 0)) == ["didSelect.1"])
    #expect(table.play(.tap(100, 88, at: 1)) == ["didSelect.2"])
  }

  @Test("A tap reaches the row that has been scrolled there")
  func tapWhileScrolled() {
    var table = makeTable()
    table.scroll(to: 440, at: .zero)
    // 440 + 10 = 450 lies in the row at 440..<484, the eleventh.
    #expect(table.play(.tap(100, 10, at: 0)) == ["didSelect.10"])
  }

  @Test("A tap below the last row reaches nothing")
  func tapBelowRows() {
    var table = makeTable(count: 3)
    #expect(table.play(.tap(100, 132, at: 0)) == [])
  }

  @Test("A tap at the leading edge is a tap")
  func tapAtEdge() {
    var table = makeTable()
    #expect(table.play(.tap(1, 10, at: 0)) == ["didSelect.0"])
  }

  @Test("A finger that drifts less than ten points taps")
  func drift() {
    var table = makeTable()
    let finger = Finger().down(100, 60, at: 0).move(109.9, 60, at: 0.1).up(100, 69.9, at: 0.2)
    #expect(table.play(finger) == ["didSelect.1"])
  }

  @Test("A finger that comes back after ten points does not tap")
  func comesBack() {
    var table = makeTable()
    #expect(table.play(Finger().down(100, 60, at: 0).move(100, 50, at: 0.1).up(100, 60, at: 0.2)) == [])
    #expect(table.play(Finger().down(100, 60, at: 1).move(110, 60, at: 1.1).up(100, 60, at: 1.2)) == [])
  }

  @Test("A button is pressed when the finger is lifted inside")
  func press() {
    var table = openTable()
    #expect(table.play(.tap(200, 100, at: 1)) == ["didPress.trailing.1.2"])
    #expect(table.list.openRows == [RowID(2)])
  }

  @Test("A button receives the finger's down and up")
  func pressPhases() {
    var table = makeRecorder()
    table.play(.tap(300, 100, at: 0))
    #expect(table.list.received == [.press(RowID(2), .trailing, 0, .down), .press(RowID(2), .trailing, 0, .up)])
  }

  @Test("A finger that slides to the next button presses neither")
  func nextButton() {
    var table = openTable()
    #expect(table.play(Finger().down(241, 100, at: 1).move(238, 100, at: 1.1).up(238, 100, at: 1.2)) == [])
    #expect(table.list.openRows == [RowID(2)])
  }

  @Test("A finger that is lifted beside its button cancels the press")
  func liftedBeside() {
    var table = makeRecorder()
    table.play(Finger().down(242, 100, at: 0).up(239, 100, at: 0.1))
    #expect(
      table.list.received == [.press(RowID(2), .trailing, 0, .down), .press(RowID(2), .trailing, 0, .cancelled)])
  }

  @Test("A finger that slides away and back inside its button presses it")
  func thereAndBack() {
    var table = openTable()
    #expect(
      table.play(Finger().down(236, 100, at: 1).move(242, 100, at: 1.1).up(236, 100, at: 1.2))
        == ["didPress.trailing.1.2"])
  }

  @Test("A finger that drags a button drags the row")
  func dragsButton() {
    var table = makeRecorder()
    table.play(Finger().down(300, 100, at: 0).move(290, 100, at: 0.1).up(200, 100, at: 0.2))
    let phases = table.list.samples.map(\.phase)
    #expect(phases == [.began, .changed, .changed, .ended])
    #expect(
      table.list.received.prefix(3).dropFirst() == [
        .press(RowID(2), .trailing, 0, .cancelled), .closeRows(except: RowID(2)),
      ])
  }

  @Test("A press that becomes a drag to the side closes the row")
  func becomesDrag() {
    var table = openTable()
    // From -160 by 130 to -30, which covers more than half of the innermost button.
    #expect(
      table.play(Finger().down(170, 100, at: 1).move(230, 100, at: 1.1).up(300, 100, at: 1.2)) == ["didClose.2"])
  }

  @Test("A press that becomes a scroll presses nothing")
  func becomesScroll() {
    var table = makeTable(policies: TablePolicies(closesOnScroll: false))
    table.perform("open.trailing", on: RowID(2), at: .zero)
    #expect(table.play(Finger().down(300, 100, at: 1).move(300, 80, at: 1.1).up(300, 80, at: 1.5)) == [])
    #expect(table.offset(1.5) == 10)  // 20 points less the slop of 10
    #expect(table.list.openRows == [RowID(2)])
  }
}
