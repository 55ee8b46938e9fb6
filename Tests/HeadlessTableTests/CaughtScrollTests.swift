import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Content stays under a resting finger")
struct CaughtScrollTests {
  @Test("Removing rows while the content is dragged beyond the end does not move it")
  func rowsGo() {
    // 14 rows are 616 points high: the end is at 136.
    var table = makeTable(count: 14)
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0))
    let beyond = (200.0 - 10) - 136
    let offset = 136 + 480 * (1 - 1 / (beyond * 0.55 / 480 + 1))
    expectClose(table.offset(0.1), offset)

    // 12 rows are 528 points high: the end is at 48.
    table.remove(12..<14, at: 0.2)
    #expect(table.offset(0.2) == table.offset(0.1))
    table.play(Finger().move(160, 200, at: 0.3))
    expectClose(table.offset(0.3), offset)

    // Farther out it moves less than the finger, back from there too, and it swings back to the new end.
    table.play(Finger().move(160, 180, at: 0.4))
    #expect(table.offset(0.4) > offset && table.offset(0.4) < offset + 20)
    table.play(Finger().move(160, 200, at: 0.5))
    expectClose(table.offset(0.5), offset)
    table.play(Finger().up(160, 200, at: 1))
    table.expect(offsets: [48], at: [9])
  }

  @Test("Inserting rows while the content is dragged beyond the end does not move it; then it follows one to one")
  func rowsCome() {
    var table = makeTable(count: 14)
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0))
    let offset = table.offset(0.1)
    for _ in 0..<2 { table.insertRow(below: 14, at: 0.2) }
    table.play(Finger().move(160, 200, at: 0.3))
    expectClose(table.offset(0.3), offset)
    table.play(Finger().move(160, 210, at: 0.4))
    expectClose(table.offset(0.4), offset - 10)
    // A rotation or a keyboard does not move it either.
    for hasKeyboard in [false, true] {
      var table = makeTable(count: 14)
      table.play(.drag(from: 400, by: -200, steps: 10, at: 0))
      let offset = table.offset(0.1)
      if hasKeyboard {
        table.showKeyboard(height: 30, at: Time(0.2))
      } else {
        table.resize(width: 480, height: 500, at: Time(0.2))
      }
      table.play(Finger().move(160, 200, at: 0.3))
      expectClose(table.offset(0.3), offset)
    }
  }

  @Test("A finger that has caught the content and whose row is removed swipes nothing, and closes no other row")
  func caughtRowGoes() throws {
    var table = makeTable(count: 100)
    table.play(.fling)
    table.open(4, at: 0.2)
    table.play(Finger().down(300, 200, at: 0.3))
    let caught = try #require(table.list.row(atY: table.offset(0.3) + 200))
    table.remove([caught.rawValue], at: 0.4)
    table.expect([], of: Finger().move(200, 200, at: 0.5).up(100, 200, at: 0.6))
    table.expect(open: [4])
  }

  @Test("Content that a finger has caught beyond an end swings back from rest when that lifts, whatever it has done")
  func caughtBeyond() {
    for (part, x) in [(RowHit.Part.thumb, 100.0), (.content, 100), (.content, 160)] {
      var table = makeRecorder()
      table.edit(at: .zero) { list in
        list.part = part
        return .none
      }
      table.play(Finger().down(160, -50, at: 0).move(160, 150, at: 0.1).up(160, 150, at: 1))
      table.play(Finger().down(160, 300, at: 1.1).move(x, 300, at: 1.2))
      let offset = table.offset(1.2)
      #expect(offset < -10)
      table.play(Finger().up(x, 300, at: 2))
      let swing = swing(at: 2, from: offset, to: 0)
      let times = [2.05, 2.1, 2.3, 9]
      table.expect(offsets: times.map { swing.position(at: Time($0)) }, at: times, note: "\(part), \(x)")
    }
  }

  @Test("A bounce that is caught farther out than the viewport is high stays where it was caught")
  func farOut() {
    var table = makeTable(count: 1000)
    table.scroll(to: 2000, at: .zero)
    // 250 points in 5 ms: 50 000 points a second.
    table.play(Finger().down(160, 100, at: 0).move(160, 350, at: 0.005).up(160, 350, at: 0.006))
    var time = 0.006
    while table.offset(time) > -600, time < 2 { time += 0.001 }
    let caught = table.offset(time)
    #expect(caught < -480)

    table.play(Finger(1).down(160, 100, at: time).move(160, 111, at: time + 0.01).move(160, 110, at: time + 0.02))
    expectClose(table.offset(time + 0.02), caught)
    // 300 points up bring it nearer, by less.
    table.play(Finger(1).move(160, -190, at: time + 0.03))
    let nearer = table.offset(time + 0.03)
    #expect(nearer > caught + 30 && nearer < caught + 300)
    table.play(Finger(1).up(160, -190, at: time + 1))
    table.expect(offsets: [0], at: [time + 9])
  }

  // MARK: By two fingers on a trackpad

  @Test("Fingers that touch the trackpad stop a gliding table")
  func catches() {
    var table = makeTable()
    table.play(.fling)
    table.turn(.mayBegin, at: 0.3)
    let offset = table.offset(0.3)
    table.expect(offsets: [offset], at: [1])
    var lifted = table
    lifted.turn(.cancelled, at: 0.4)
    lifted.expect(offsets: [offset], at: [9])
    table.turn(.began, 0, -20, at: 0.4)
    expectClose(table.offset(0.4), offset + 20)
  }

  @Test("Fingers that have stopped a gliding table swipe the row under the pointer, and the content stays")
  func swipesAfterGlide() throws {
    var table = makeTable()
    table.play(.fling)
    table.turn(.mayBegin, at: 0.3)
    let offset = table.offset(0.3)
    table.turn(.began, -100, 0, at: 0.4)
    var (gone, cancelled) = (table, table)
    #expect(table.turn(.ended, at: 0.5).map { $0.hasPrefix("didOpen.trailing.") } == [true])
    table.expect(offsets: [offset], at: [9])
    // The same holds when the swipe is cancelled, and when its row is removed.
    cancelled.turn(.cancelled, at: 0.5)
    cancelled.expect(open: [])
    let row = try #require(gone.list.row(atY: offset + 66))
    gone.remove([row.rawValue], at: 0.5)
    // Free again: a click of a wheel scrolls.
    for var freed in [table, cancelled, gone] {
      freed.turn(.discrete, 0, -30, at: 1)
      freed.expect(offsets: [offset + 30], at: [9])
    }
  }

  @Test("Content that trackpad fingers have caught beyond an end swings back from rest, however their gesture ends")
  func springsBack() {
    typealias Reports = (inout SwipeTable) -> Void
    let lifted: Reports = { $0.turn(.cancelled, at: 1.2) }
    let swiped: Reports = {
      $0.turn(.began, -100, 0, at: 1.15)
      $0.turn(.ended, at: 1.2)
    }
    let swipeLost: Reports = {
      $0.turn(.began, -100, 0, at: 1.15)
      $0.turn(.cancelled, at: 1.2)
    }
    let scrolled: Reports = {
      $0.turn(.began, 0, -1, at: 1.15)
      $0.turn(.ended, at: 1.2)
    }
    let scrollLost: Reports = {
      $0.turn(.began, 0, -1, at: 1.15)
      $0.turn(.cancelled, at: 1.2)
    }
    let rowGone: Reports = {
      $0.turn(.began, -100, 0, at: 1.15)
      $0.remove([0], at: 1.2)
    }
    for reports in [lifted, swiped, swipeLost, scrolled, scrollLost, rowGone] {
      var table = makeTable()
      table.play(.drag(from: 100, by: 200, steps: 10, at: 0).up(160, 300, at: 1))
      table.turn(.mayBegin, at: 1.1)
      reports(&table)
      let offset = table.offset(1.2)
      #expect(offset < -10)
      let swing = swing(at: 1.2, from: offset, to: 0)
      let times = [1.25, 1.3, 1.5, 9]
      table.expect(offsets: times.map { swing.position(at: Time($0)) }, at: times)
    }
  }
}
