import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("A touch that the system cancels counts for nothing")
struct CancelTests {
  /// Expects that the next finger is handled as if nothing had happened.
  private func expectReady(_ table: SwipeTable, at time: Double, location: SourceLocation = #_sourceLocation) {
    var table = table
    let notice = table.play(.swipeOpen(20, at: time)).last ?? ""
    #expect(notice.hasPrefix("didOpen.trailing"), sourceLocation: location)
  }

  @Test("A cancelled swipe goes back to where its row rested, and the row receives the cancellation")
  func swipe() {
    var table = makeTable()
    table.expect([], of: Finger().down(300, 60, at: 0).move(100, 60, at: 0.1).cancel(100, 60, at: 0.2))
    #expect(table.list.row(RowID(1)).offset(at: Time(1)) == 0)
    table.expect(open: [])
    expectReady(table, at: 1)

    var open = makeTable()
    open.open(1)
    open.expect([], of: Finger().down(20, 60, at: 1).move(170, 60, at: 1.1).cancel(170, 60, at: 1.2))
    #expect(open.list.row(RowID(1)).offset(at: Time(2)) == -160)
    open.expect(open: [1])

    var recorder = makeRecorder()
    recorder.play(Finger().down(200, 60, at: 0).move(190, 60, at: 0.1).cancel(150, 60, at: 0.2))
    #expect(recorder.list.samples.map(\.phase) == [.began, .changed, .cancelled])
  }

  @Test("A cancelled tap selects nothing, and beside buttons closes nothing")
  func tap() {
    var table = makeTable()
    table.expect([], of: Finger().down(100, 60, at: 0).cancel(100, 60, at: 0.1))
    expectReady(table, at: 1)
    table = makeTable()
    table.open(3)
    table.expect([], of: Finger().down(100, 60, at: 1).cancel(100, 60, at: 1.1))
    table.expect(open: [3])
  }

  @Test("A cancelled press presses nothing")
  func press() {
    var table = makeTable()
    table.open(1)
    table.expect([], of: Finger().down(300, 60, at: 1).cancel(300, 60, at: 1.1))
    #expect(table.list.count == 30)
    var recorder = makeRecorder()
    recorder.play(Finger().down(300, 60, at: 1).cancel(300, 60, at: 1.1))
    let phases = [PressPhase.down, .cancelled]
    #expect(recorder.list.received == phases.map { .press(RowID(1), .trailing, 0, $0) })
  }

  @Test("A cancelled scroll stays where it is, and swings back from beyond an end")
  func scroll() {
    var table = makeTable(count: 1000)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).cancel(160, 300, at: 0.1))
    #expect(table.settleTime == nil)
    expectClose(table.offset(5), 90)
    expectReady(table, at: 5)
    var beyond = makeTable()
    beyond.play(.drag(from: 100, by: 100, steps: 10, at: 0).cancel(160, 200, at: 0.1))
    #expect(beyond.offset(0.1) < -5)
    beyond.expect(offsets: [0], at: [9])
  }

  @Test("A touch that had stopped a glide and is cancelled leaves it stopped")
  func stoppedGlide() {
    var table = makeTable(count: 1000)
    table.play(.fling)
    let caught = table.offset(0.2)
    table.play(Finger().down(100, 100, at: 0.2).cancel(100, 100, at: 0.3))
    table.expect(restAt: caught, at: 9)
  }

  @Test("Another finger's end does not end the gesture")
  func otherFingers() {
    var table = makeTable()
    table.play(Finger(0).down(300, 60, at: 0).move(200, 60, at: 0.1))
    table.play(Finger(1).cancel(200, 60, at: 0.2))
    table.play(Finger(2).up(200, 60, at: 0.2))
    #expect(table.play(Finger(0).up(180, 60, at: 0.3)) == ["didOpen.trailing.1"])
  }

  @Test("Content that a cancelled finger leaves beyond an end springs back from rest")
  func springsBackFromRest() {
    var table = makeTable()
    table.play(.drag(from: 100, by: 100, steps: 10, at: 0).cancel(160, 200, at: 0.1))
    let swing = swing(at: 0.1, from: -ScrollPhysics.rubberBand(90, dimension: 480), to: 0)
    for time in [0.1, 0.2, 0.3] { expectClose(table.offset(time), swing.position(at: Time(time)), within: 1e-9) }
  }
}
