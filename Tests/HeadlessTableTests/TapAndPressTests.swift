import ConstraintSwipe
import HeadlessTable
import Testing

struct TapAndPressTests {
  /// A table whose third row, at 88..<132, shows its buttons: "more" at 160..<240, "delete" at 240..<320.
  private func openTable() -> SwipeTable {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(2), at: .zero)
    return table
  }

  @Test func aTapReachesTheRowUnderIt() {
    var table = makeTable()
    #expect(table.play(.tap(100, 87.9, at: 0)) == ["didSelect.1"])
    #expect(table.play(.tap(100, 88, at: 1)) == ["didSelect.2"])
  }

  @Test func aTapReachesTheRowThatHasBeenScrolledThere() {
    var table = makeTable()
    table.scroll(to: 440)
    // 440 + 10 = 450 lies in the row at 440..<484, the eleventh.
    #expect(table.play(.tap(100, 10, at: 0)) == ["didSelect.10"])
  }

  @Test func aTapBelowTheLastRowReachesNothing() {
    var table = makeTable(count: 3)
    #expect(table.play(.tap(100, 132, at: 0)) == [])
  }

  @Test func aTapAtTheLeadingEdgeIsATap() {
    var table = makeTable()
    #expect(table.play(.tap(1, 10, at: 0)) == ["didSelect.0"])
  }

  @Test func aFingerThatDriftsLessThanTenPointsTaps() {
    var table = makeTable()
    let finger = Finger().down(100, 60, at: 0).move(109.9, 60, at: 0.1).up(100, 69.9, at: 0.2)
    #expect(table.play(finger) == ["didSelect.1"])
  }

  @Test func aFingerThatComesBackAfterTenPointsDoesNotTap() {
    var table = makeTable()
    #expect(table.play(Finger().down(100, 60, at: 0).move(100, 50, at: 0.1).up(100, 60, at: 0.2)) == [])
    #expect(table.play(Finger().down(100, 60, at: 1).move(110, 60, at: 1.1).up(100, 60, at: 1.2)) == [])
  }

  @Test func aButtonIsPressedWhenTheFingerIsLiftedInside() {
    var table = openTable()
    #expect(table.play(.tap(200, 100, at: 1)) == ["didPress.trailing.1.2"])
    #expect(table.list.openRows == [RowID(2)])
  }

  @Test func aButtonHearsTheFingerGoDownAndUp() {
    var table = makeRecorder()
    table.play(.tap(300, 100, at: 0))
    #expect(table.list.heard == [.press(RowID(2), .trailing, 0, .down), .press(RowID(2), .trailing, 0, .up)])
  }

  @Test func aFingerThatSlidesToTheNextButtonPressesNeither() {
    var table = openTable()
    #expect(table.play(Finger().down(241, 100, at: 1).move(238, 100, at: 1.1).up(238, 100, at: 1.2)) == [])
    #expect(table.list.openRows == [RowID(2)])
  }

  @Test func aFingerThatIsLiftedBesideItsButtonCancelsThePress() {
    var table = makeRecorder()
    table.play(Finger().down(242, 100, at: 0).up(239, 100, at: 0.1))
    #expect(
      table.list.heard == [.press(RowID(2), .trailing, 0, .down), .press(RowID(2), .trailing, 0, .cancelled)])
  }

  @Test func aFingerThatSlidesAwayAndBackInsideItsButtonPresses() {
    var table = openTable()
    #expect(
      table.play(Finger().down(236, 100, at: 1).move(242, 100, at: 1.1).up(236, 100, at: 1.2))
        == ["didPress.trailing.1.2"])
  }

  @Test func aFingerThatDragsAButtonDragsTheRow() {
    var table = makeRecorder()
    table.play(Finger().down(300, 100, at: 0).move(290, 100, at: 0.1).up(200, 100, at: 0.2))
    let phases = table.list.samples.map(\.phase)
    #expect(phases == [.began, .changed, .changed, .ended])
    #expect(
      table.list.heard.prefix(3).dropFirst() == [
        .press(RowID(2), .trailing, 0, .cancelled), .closeRows(except: RowID(2)),
      ])
  }

  @Test func aPressThatBecomesADragToTheSideClosesTheRow() {
    var table = openTable()
    // From -160 by 130 to -30, which covers more than half of the innermost button.
    #expect(
      table.play(Finger().down(170, 100, at: 1).move(230, 100, at: 1.1).up(300, 100, at: 1.2)) == ["didClose.2"])
  }

  @Test func aPressThatBecomesAScrollPressesNothing() {
    var table = makeTable(policies: TablePolicies(closesOnScroll: false))
    table.perform("open.trailing", on: RowID(2), at: .zero)
    #expect(table.play(Finger().down(300, 100, at: 1).move(300, 80, at: 1.1).up(300, 80, at: 1.5)) == [])
    #expect(table.offset(1.5) == 10)  // 20 points less the slop of 10
    #expect(table.list.openRows == [RowID(2)])
  }
}
