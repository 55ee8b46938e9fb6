import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("A lifted row near an end of the table")
struct LiftedScrollTests {
  @Test("The content scrolls and rows pass, but none is ever reloaded")
  func autoscroll() {
    var fingers = FingerTable(1000)
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 100, 480, at: 0.6)  // the end: 1200 points per second after a second
    fingers.expect(offsets: [600, 1800], at: [1.6, 2.6])
    // 50000 - 480 points are 600 and 1200 for each second more: 600 + 1200 (t - 1) = 49520.
    let end = 0.6 + 1 + (49520.0 - 600) / 1200
    expectClose(fingers.table.settleTime?.seconds, end)
    var reloads = 0
    var moves = 0
    for step in 0...120 {
      let effects = fingers.table.advance(to: Time(0.6 + Double(step) / 2))
      reloads += effects.update.reloaded.count + effects.update.deleted.count + effects.update.inserted.count
      moves += effects.update.moved.count
    }
    #expect(reloads == 0 && moves > 80)
    fingers.expect(offsets: [49520], at: [70])
    fingers.touch(.up, 100, 479, at: 71)
    fingers.expect([0] + Array(2..<1000) + [1], ["didMove.1"])
    #expect(fingers.edit(at: 72) { $0.undo(at: $1) }.notices == [.didMove(RowID(1))])
    #expect(fingers.numbers == Array(0..<1000))
  }

  @Test("A lifted row stays under its finger while the content scrolls, and is always drawn last")
  func drawnLast() throws {
    var fingers = FingerTable(100)
    fingers.play(Finger().down(100, 75, at: 0).move(100, 470, at: 0.6))
    for time in [1.0, 2, 3] {
      let layers = fingers.frame(at: time).layers
      let place = try #require(layers.firstIndex { $0.id.part == .lifted })
      expectClose(layers[place].frame.y + 25, 470, within: 1e-6)
      let isLast = layers[place...].allSatisfy { $0.id.row == RowID(1) }
      #expect(isLast && fingers.table.pool.views.contains { $0.row == RowID(1) }, "\(time)")
    }
  }

  @Test("Removing the lifted row stops the scrolling; removing another moves nothing in sight until the finger lifts")
  func rowsGo() {
    var fingers = FingerTable(100)
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 100, 480, at: 0.6)
    fingers.edit(at: 2) { $0.remove(RowID(1), at: $1) }
    let offset = fingers.offset(2)
    fingers.touch(.moved, 100, 479, at: 3)
    fingers.expect(offsets: [offset], at: [4])
    fingers.touch(.up, 100, 479, at: 4)
    #expect((fingers.list.count, fingers.notices) == (99, ["didDelete.1"]))
    // Others go at the end: the content comes back when the finger lifts.
    fingers = FingerTable(20)
    fingers.table.scroll(to: 1000, at: .zero)
    fingers.play(Finger().down(100, 300, at: 0).move(100, 470, at: 0.6))
    fingers.expect(offsets: [520], at: [1])  // 20 · 50 - 480
    fingers.table.perform("delete", on: RowID(2), at: Time(1))
    fingers.expect(offsets: [520], at: [1])
    fingers.touch(.moved, 100, 472, at: 1.5)
    fingers.expect(offsets: [520], at: [1.5])
    fingers.touch(.up, 100, 472, at: 2)
    fingers.expect(offsets: [520, 470], at: [2, 2.3])
  }
}
