import ConstraintSwipe
import HeadlessTable
import Testing

/// A touch that the system takes away counts for nothing.
struct CancelTests {
  /// Expects that the next finger is served as if nothing had been.
  private func expectReady(_ table: SwipeTable, at time: Double, location: SourceLocation = #_sourceLocation) {
    var table = table
    let notice = table.play(.swipeOpen(20, at: time)).last ?? ""
    #expect(notice.hasPrefix("didOpen.trailing"), sourceLocation: location)
  }

  @Test func aCancelledSwipeClosesAgain() {
    var table = makeTable()
    #expect(table.play(Finger().down(300, 60, at: 0).move(100, 60, at: 0.1).cancel(100, 60, at: 0.2)) == [])
    #expect(table.list.row(RowID(1)).offset(at: Time(1)) == 0)
    #expect(table.list.openRows == [])
    expectReady(table, at: 1)
  }

  @Test func aCancelledSwipeOfAnOpenRowOpensAgain() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.play(Finger().down(20, 60, at: 1).move(170, 60, at: 1.1).cancel(170, 60, at: 1.2)) == [])
    #expect(table.list.row(RowID(1)).offset(at: Time(2)) == -160)
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test func aCancelledSwipeSaysSoToItsRow() {
    var table = makeRecorder()
    table.play(Finger().down(200, 60, at: 0).move(190, 60, at: 0.1).cancel(150, 60, at: 0.2))
    #expect(table.list.samples.map(\.phase) == [.began, .changed, .cancelled])
  }

  @Test func aCancelledTapSelectsNothing() {
    var table = makeTable()
    #expect(table.play(Finger().down(100, 60, at: 0).cancel(100, 60, at: 0.1)) == [])
    expectReady(table, at: 1)
  }

  @Test func aCancelledTapBesideButtonsClosesNothing() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(3), at: .zero)
    #expect(table.play(Finger().down(100, 60, at: 1).cancel(100, 60, at: 1.1)) == [])
    #expect(table.list.openRows == [RowID(3)])
  }

  @Test func aCancelledPressPressesNothing() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.play(Finger().down(300, 60, at: 1).cancel(300, 60, at: 1.1)) == [])
    #expect(table.list.count == 30)
    var recorder = makeRecorder()
    recorder.play(Finger().down(300, 60, at: 1).cancel(300, 60, at: 1.1))
    #expect(
      recorder.list.heard == [.press(RowID(1), .trailing, 0, .down), .press(RowID(1), .trailing, 0, .cancelled)])
  }

  @Test func aCancelledScrollStaysWhereItIs() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0))
    table.touch(TouchEvent(.cancelled, at: Vector(160, 300), time: Time(0.1)))
    #expect(table.settles == nil)
    expectClose(table.offset(5), 90, within: 1e-9)
    expectReady(table, at: 5)
  }

  @Test func aScrollThatIsCancelledBeyondAnEndSwingsBack() {
    var table = makeTable()
    table.play(.drag(from: 100, by: 100, steps: 10, at: 0))
    table.touch(TouchEvent(.cancelled, at: Vector(160, 200), time: Time(0.1)))
    #expect(table.offset(0.1) < -5)
    #expect(table.offset(9) == 0)
  }

  @Test func aTouchThatHadStoppedAGlideAndIsCancelledLeavesItStopped() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0))
    table.touch(TouchEvent(.up, at: Vector(160, 300), time: Time(0.1)))
    let caught = table.offset(0.2)
    table.play(Finger().down(100, 100, at: 0.2).cancel(100, 100, at: 0.3))
    #expect(table.offset(9) == caught && table.settles == nil)
  }

  @Test func anotherFingersEndDoesNotEndTheGesture() {
    var table = makeTable()
    table.play(Finger(0).down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.play(Finger(1).cancel(200, 60, at: 0.2))
    table.play(Finger(2).up(200, 60, at: 0.2))
    #expect(table.play(Finger(0).up(180, 60, at: 0.3)) == ["didOpen.trailing.1"])
  }
}
