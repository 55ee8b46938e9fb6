import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("A touch that the system takes away counts for nothing")
struct CancelTests {
  /// Expects that the next finger is served as if nothing had been.
  private func expectReady(_ table: SwipeTable, at time: Double, location: SourceLocation = #_sourceLocation) {
    var table = table
    let notice = table.play(.swipeOpen(20, at: time)).last ?? ""
    #expect(notice.hasPrefix("didOpen.trailing"), sourceLocation: location)
  }

  @Test("A cancelled swipe closes again")
  func swipe() {
    var table = makeTable()
    #expect(table.play(Finger().down(300, 60, at: 0).move(100, 60, at: 0.1).cancel(100, 60, at: 0.2)) == [])
    #expect(table.list.row(RowID(1)).offset(at: Time(1)) == 0)
    #expect(table.list.openRows == [])
    expectReady(table, at: 1)
  }

  @Test("A cancelled swipe of an open row opens again")
  func swipeOfOpenRow() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.play(Finger().down(20, 60, at: 1).move(170, 60, at: 1.1).cancel(170, 60, at: 1.2)) == [])
    #expect(table.list.row(RowID(1)).offset(at: Time(2)) == -160)
    #expect(table.list.openRows == [RowID(1)])
  }

  @Test("A cancelled swipe says so to its row")
  func samples() {
    var table = makeRecorder()
    table.play(Finger().down(200, 60, at: 0).move(190, 60, at: 0.1).cancel(150, 60, at: 0.2))
    #expect(table.list.samples.map(\.phase) == [.began, .changed, .cancelled])
  }

  @Test("A cancelled tap selects nothing")
  func tap() {
    var table = makeTable()
    #expect(table.play(Finger().down(100, 60, at: 0).cancel(100, 60, at: 0.1)) == [])
    expectReady(table, at: 1)
  }

  @Test("A cancelled tap beside buttons closes nothing")
  func tapBesideButtons() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(3), at: .zero)
    #expect(table.play(Finger().down(100, 60, at: 1).cancel(100, 60, at: 1.1)) == [])
    #expect(table.list.openRows == [RowID(3)])
  }

  @Test("A cancelled press presses nothing")
  func press() {
    var table = makeTable()
    table.perform("open.trailing", on: RowID(1), at: .zero)
    #expect(table.play(Finger().down(300, 60, at: 1).cancel(300, 60, at: 1.1)) == [])
    #expect(table.list.count == 30)
    var recorder = makeRecorder()
    recorder.play(Finger().down(300, 60, at: 1).cancel(300, 60, at: 1.1))
    #expect(
      recorder.list.received == [.press(RowID(1), .trailing, 0, .down), .press(RowID(1), .trailing, 0, .cancelled)])
  }

  @Test("A cancelled scroll stays where it is")
  func scroll() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).cancel(160, 300, at: 0.1))
    #expect(table.settles == nil)
    expectClose(table.offset(5), 90)
    expectReady(table, at: 5)
  }

  @Test("A scroll that is cancelled beyond an end swings back")
  func scrollBeyondEnd() {
    var table = makeTable()
    table.play(.drag(from: 100, by: 100, steps: 10, at: 0).cancel(160, 200, at: 0.1))
    #expect(table.offset(0.1) < -5)
    #expect(table.offset(9) == 0)
  }

  @Test("A touch that had stopped a glide and is cancelled leaves it stopped")
  func stoppedGlide() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    let caught = table.offset(0.2)
    table.play(Finger().down(100, 100, at: 0.2).cancel(100, 100, at: 0.3))
    #expect(table.offset(9) == caught)
    #expect(table.settles == nil)
  }

  @Test("Another finger's end does not end the gesture")
  func otherFingers() {
    var table = makeTable()
    table.play(Finger(0).down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.play(Finger(1).cancel(200, 60, at: 0.2))
    table.play(Finger(2).up(200, 60, at: 0.2))
    #expect(table.play(Finger(0).up(180, 60, at: 0.3)) == ["didOpen.trailing.1"])
  }
}
