import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Content stays under a resting finger")
struct CaughtScrollTests {
  /// Removes rows from the end of a list.
  private func remove(_ rows: Range<Int>, from table: inout SwipeTable, at time: Double) {
    table.edit(at: Time(time)) { list in
      var effects = ListEffects.none
      for row in rows { effects.add(list.remove(RowID(row), at: Time(time))) }
      return effects
    }
  }

  @Test("Rows that go while it is dragged beyond the end do not move it")
  func rowsGo() {
    // 14 rows are 616 points high: the end is at 136.
    var table = makeTable(count: 14)
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0))
    let beyond = (200.0 - 10) - 136
    let offset = 136 + 480 * (1 - 1 / (beyond * 0.55 / 480 + 1))
    expectClose(table.offset(0.1), offset)

    // 12 rows are 528 points high: the end is at 48.
    remove(12..<14, from: &table, at: 0.2)
    #expect(table.offset(0.2) == table.offset(0.1))
    table.play(Finger().move(160, 200, at: 0.3))
    expectClose(table.offset(0.3), offset)

    // Farther out it moves less than the finger, back from there too, and it swings back to the new end.
    table.play(Finger().move(160, 180, at: 0.4))
    #expect(table.offset(0.4) > offset)
    #expect(table.offset(0.4) < offset + 20)
    table.play(Finger().move(160, 200, at: 0.5))
    expectClose(table.offset(0.5), offset)
    table.play(Finger().up(160, 200, at: 1))
    #expect(table.offset(9) == 48)
  }

  @Test("Rows that come while it is dragged beyond the end do not move it; from there it follows one to one")
  func rowsCome() {
    var table = makeTable(count: 14)
    table.play(.drag(from: 400, by: -200, steps: 10, at: 0))
    let offset = table.offset(0.1)
    table.edit(at: Time(0.2)) { list in list.insert("New", index: 14, at: Time(0.2)) }
    table.edit(at: Time(0.2)) { list in list.insert("New", index: 14, at: Time(0.2)) }
    table.play(Finger().move(160, 200, at: 0.3))
    expectClose(table.offset(0.3), offset)
    table.play(Finger().move(160, 210, at: 0.4))
    expectClose(table.offset(0.4), offset - 10)
  }

  @Test("A rotation or a keyboard while it is dragged beyond the end does not move it", arguments: [false, true])
  func otherEnds(hasKeyboard: Bool) {
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

  @Test("A finger that has caught the content and whose row has gone swipes nothing, and closes no other row")
  func caughtRowGoes() throws {
    var table = makeTable(count: 100)
    table.play(.drag(from: 400, by: -100, steps: 10, at: 0).up(160, 300, at: 0.1))
    table.perform("open.trailing", on: RowID(4), at: Time(0.2))
    table.play(Finger().down(300, 200, at: 0.3))
    let caught = try #require(table.list.row(atHeight: table.offset(0.3) + 200))
    table.edit(at: Time(0.4)) { $0.remove(caught, at: Time(0.4)) }
    #expect(table.play(Finger().move(200, 200, at: 0.5).up(100, 200, at: 0.6)) == [])
    #expect(table.list.openRows == [RowID(4)])
  }

  @Test(
    "Content beyond an end that a finger has caught swings back from rest when it lifts, whatever it has done",
    arguments: [(RowHit.Part.thumb, 100.0), (.content, 100), (.content, 160)])
  func caughtBeyond(part: RowHit.Part, x: Double) {
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
    let swing = Motion(
      start: Time(2), from: offset, to: 0,
      curve: .spring(frequency: ScrollPhysics.bounceFrequency, dampingRatio: 1, velocity: 0))
    for time in [2.05, 2.1, 2.3, 9] { #expect(table.offset(time) == swing.position(at: Time(time))) }
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
    #expect(table.offset(time + 0.03) > caught + 30)
    #expect(table.offset(time + 0.03) < caught + 300)
    table.play(Finger(1).up(160, -190, at: time + 1))
    #expect(table.offset(time + 9) == 0)
  }
}
