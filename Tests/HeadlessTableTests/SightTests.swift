import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("What is in sight stays where it is when rows come, go or change above it")
struct SightTests {
  /// The height at which a row is seen in the table, in points.
  private func seen(_ row: Int, in table: SwipeTable, at time: Double) -> Double? {
    table.list.place(of: RowID(row), at: Time(time)).map { $0.top - table.offset(time) }
  }

  @Test("Rows that come and go above it do not move the first row in sight, then or later", arguments: [false, true])
  func above(reducesMotion: Bool) {
    var table = makeTable(count: 100)
    table.reducesMotion = reducesMotion
    table.scroll(to: 1000, at: .zero)
    // Row 22 begins at 968.
    table.edit(at: Time(1)) { $0.insert("", index: 3, at: Time(1)) }
    table.edit(at: Time(1.1)) { list in
      [0, 5, 6].reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(1.1))) }
    }
    for step in 0...10 { expectClose(seen(22, in: table, at: 1.1 + Double(step) / 20), -32) }
    // One row more and three rows less.
    #expect(table.offset(2) == 1000 - 88)
    table.advance(to: Time(2))
    #expect(table.settles == nil)
  }

  @Test("At the very top, new rows show")
  func atTheTop() {
    var table = makeTable()
    table.edit(at: Time(1)) { $0.insert("", index: 0, at: Time(1)) }
    #expect(table.offset(2) == 0)
    table.scroll(to: 0.5, at: Time(3))
    table.edit(at: Time(4)) { $0.insert("", index: 0, at: Time(4)) }
    #expect(table.offset(5) == 44.5)
  }

  @Test("Rows that come or go in sight move those below, and nothing else")
  func inSight() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    table.edit(at: Time(1)) { $0.insert("", index: 23, at: Time(1)) }
    #expect(table.offset(2) == 1000)
    table.edit(at: Time(3)) { $0.remove(RowID(30), at: Time(3)) }
    #expect(table.offset(4) == 1000)
    // The first row in sight goes: those below close up, and the row above stays out of sight.
    table.edit(at: Time(5)) { $0.remove(RowID(22), at: Time(5)) }
    #expect(table.offset(6) == 1000)
    #expect(table.rowsInSight(at: Time(6)).first == RowID(100))
  }

  @Test("A row that moves past them from above leaves the rows in sight where they are")
  func movesPast() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    table.edit(at: Time(1)) { $0.move(RowID(2), to: 80, at: Time(1)) }
    #expect(table.offset(2) == 956)
    expectClose(seen(25, in: table, at: 2), 100)
    // The first row in sight itself moves: the one above it counts.
    table.edit(at: Time(3)) { $0.move(RowID(22), to: 0, at: Time(3)) }
    #expect(table.offset(4) == 1000)
  }

  @Test("The row stays under a finger that rests, swipes or scrolls")
  func underFingers() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    table.play(Finger().down(300, 100, at: 1))
    table.edit(at: Time(1.1)) { $0.insert("", index: 3, at: Time(1.1)) }
    // 1100 / 44 = 25: the row that was touched is swiped.
    #expect(table.play(Finger().move(250, 100, at: 1.2).up(180, 100, at: 1.3)) == ["didOpen.trailing.25"])
    expectClose(seen(25, in: table, at: 1.3), 100)
    table.play(.drag(from: 400, by: -110, steps: 10, at: 2))
    table.edit(at: Time(2.2)) { $0.insert("", index: 3, at: Time(2.2)) }
    expectClose(table.offset(3), 1000 + 44 + 100 + 44)
    table.play(Finger().move(160, 310, at: 3.1))
    expectClose(table.offset(3.1), 1000 + 44 + 80 + 44)
  }

  @Test("A glide goes on as it would have")
  func gliding() {
    var (table, plain) = (makeTable(count: 1000), makeTable(count: 1000))
    let flick = Finger.drag(from: 400, by: -100, steps: 10, at: 1).up(160, 300, at: 1.1)
    table.scroll(to: 1000, at: .zero)
    plain.scroll(to: 1000, at: .zero)
    table.play(flick)
    plain.play(flick)
    table.edit(at: Time(1.2)) { $0.insert("", index: 3, at: Time(1.2)) }
    #expect(table.settles == plain.settles)
    for step in 0...60 {
      let time = 1.2 + Double(step) / 20
      expectClose(seen(40, in: table, at: time), seen(40, in: plain, at: time) ?? .nan, within: 1e-6)
    }
  }

  @Test("A glide to the top still ends there, past the rows that have come")
  func glidingToTheTop() {
    var table = makeTable(count: 1000)
    table.scroll(to: 400, at: .zero)
    table.play(.drag(from: 100, by: 100, steps: 10, at: 1).up(160, 200, at: 1.1))
    table.edit(at: Time(1.2)) { $0.insert("", index: 0, at: Time(1.2)) }
    // 90 points by hand, 499 by themselves: more than the 310 and one row that are left.
    #expect(table.offset(20) == 0)
  }

  @Test("Content on its way to the focus goes on to the top, where less is left above than its way")
  func tooLittleLeftOnTheWay() {
    var table = makeTable(count: 100)
    table.scroll(to: 300, at: .zero)
    // From row 0, for which the content sets out to the top, to row 10, which ends at 484: four points below the top.
    table.key(KeyEvent(.home), at: .zero)
    table.key(KeyEvent(.pageDown), at: .zero)
    // Row 6 is in sight, and row 0 is not.
    let before = seen(6, in: table, at: 0.1)
    #expect(table.edit(at: Time(0.1)) { $0.remove(RowID(0), at: Time(0.1)) }.startedMotion)
    #expect(seen(6, in: table, at: 0.1) == before)
    #expect(table.offset(0.3) > 0)
    #expect(table.offset(2) == 0)
  }

  @Test("Content on its way from above the top goes on from where it is, where its target has gone")
  func fromAboveTheTop() {
    var table = makeTable(count: 20)
    table.play(.drag(from: 100, by: 100, steps: 10, at: 0).up(160, 200, at: 0.2))
    table.key(KeyEvent(.end), at: Time(0.2))
    let before = seen(0, in: table, at: 0.21)
    #expect((before ?? 0) > 10)
    // Four rows are left, which fit.
    table.edit(at: Time(0.21)) { list in
      (4..<20).reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(0.21))) }
    }
    #expect(seen(0, in: table, at: 0.21) == before)
    #expect(table.offset(2) == 0)
  }

  @Test("In a table without a height nothing is in sight that would be kept there")
  func withoutHeight() {
    var table = makeTable(count: 100)
    table.resize(width: 320, height: 0, at: .zero)
    table.scroll(to: 1000, at: .zero)
    table.edit(at: .zero) { $0.remove(RowID(4), at: .zero) }
    #expect(table.offset(9) == 1000)
  }

  @Test("The content goes as far up as it can, where too much goes above")
  func tooLittleLeft() {
    var table = makeTable(count: 30)
    table.scroll(to: 840, at: .zero)
    table.edit(at: Time(1)) { list in
      (0..<22).reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(1))) }
    }
    // Eight rows are left, which fit.
    #expect(table.offset(2) == 0)
  }

  @Test("However many rows go above, what is in sight does not move")
  func manyAbove() {
    var table = makeTable(count: 1000)
    table.scroll(to: 50_000, at: .zero)
    // 1000 · 44 - 480 = 43520; row 990 begins at 43560.
    table.edit(at: Time(1)) { list in
      (50..<950).reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(1))) }
    }
    for step in 0...10 { expectClose(seen(990, in: table, at: 1 + Double(step) / 20), 40) }
    #expect(table.offset(2) == 3920)
  }

  @Test("A row that a plain action deletes above is out of the way")
  func performed() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    table.perform("delete", on: RowID(4), at: Time(1))
    #expect(table.offset(2) == 956)
  }

  @Test("So it is when a recogniser of the host's presses its button")
  func pressed() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    table.perform("open.trailing", on: RowID(4), at: Time(1))
    table.handle(.press(RowID(4), .trailing, 0, .up), at: Time(2))
    #expect(table.ids.count == 99)
    #expect(table.offset(3) == 956)
  }

  @Test("So it is when the app answers a row above that has asked")
  func answered() {
    let ask = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [ask])
    var table = HeadlessTable(SwipeList(of: row, count: 100), width: 320, height: 480)
    table.perform("delete", on: RowID(4), at: .zero)
    table.perform("delete", on: RowID(5), at: .zero)
    table.scroll(to: 1000, at: Time(1))
    table.edit(at: Time(2)) { $0.confirm(RowID(4), at: Time(2)) }
    for step in 0...10 { expectClose(seen(22, in: table, at: 2 + Double(step) / 20), -32) }
    table.edit(at: Time(3)) { $0.cancel(RowID(5), at: Time(3)) }
    table.undo(at: Time(4))
    for step in 0...10 { expectClose(seen(22, in: table, at: 4 + Double(step) / 20), -32) }
    #expect(table.offset(5) == 1000)
  }

  @Test("Rows on their way to make room do not jump when what they make room for goes", arguments: [false, true])
  func onTheWay(byAction: Bool) {
    var table = makeTable()
    // Row 25 travels up to the top, where the others make room; the first row in sight is above its position.
    table.edit(at: .zero) { $0.move(RowID(25), to: 0, at: .zero) }
    table.scroll(to: 10, at: Time(0.1))
    let before = (0..<8).map { seen($0, in: table, at: 0.125) }
    if byAction {
      table.perform("delete", on: RowID(25), at: Time(0.125))
    } else {
      table.edit(at: Time(0.125)) { $0.remove(RowID(25), at: Time(0.125)) }
    }
    for (row, top) in before.enumerated() { expectClose(seen(row, in: table, at: 0.125), top ?? .nan) }
    // The content is 10 points from the top, and can go no farther up.
    #expect(table.offset(1) == 0)
    table.advance(to: Time(1))
    #expect(table.settles == nil)
  }

  @Test("Where the first row in sight moves, the one above counts from where it is seen, out of sight and on its way")
  func firstRowMoves() {
    var table = makeTable()
    // A row has come at the top: row 0 is on its way to 44, and row 1 is the first in sight.
    table.edit(at: .zero) { $0.insert("", index: 0, at: .zero) }
    table.scroll(to: 60, at: Time(0.02))
    let before = (2..<8).map { seen($0, in: table, at: 0.03125) }
    table.edit(at: Time(0.03125)) { list in
      var effects = list.remove(RowID(30), at: Time(0.03125))
      effects.add(list.move(RowID(1), to: 20, at: Time(0.03125)))
      return effects
    }
    for (row, top) in before.enumerated() { expectClose(seen(row + 2, in: table, at: 0.03125), top ?? .nan) }
    table.advance(to: Time(1))
    #expect(table.settles == nil)
  }

  @Test("When the first row in sight goes while others are on their way, those below close up")
  func firstGoesAmongMoves() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    table.edit(at: Time(1)) { $0.insert("", index: 30, at: Time(1)) }
    table.edit(at: Time(1.1)) { $0.remove(RowID(22), at: Time(1.1)) }
    #expect(table.offset(2) == 1000)
  }

  @Test("A row that code scrolls out of sight under a finger, and that the finger then deletes, moves nothing in sight")
  func swipedAway() {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete], options: SwipeOptions(fullSwipe: true))
    var table = HeadlessTable(SwipeList(of: row, count: 100), width: 320, height: 480)
    table.play(Finger().down(300, 60, at: 0).move(250, 60, at: 0.1).move(20, 60, at: 0.2))
    table.scroll(to: 1000, at: Time(0.3))
    #expect(table.play(Finger().up(20, 60, at: 0.4)) == ["didPress.trailing.0.1", "didDelete.1"])
    for step in 0...10 { expectClose(seen(22, in: table, at: 0.4 + Double(step) / 20), -32) }
    #expect(table.offset(2) == 956)
  }

  @Test("A row above that grows by a point moves nothing in sight, however low the table is", arguments: [1.0, 480])
  func growsAbove(height: Double) {
    var table = makeTable(count: 100)
    table.resize(width: 320, height: height, at: .zero)
    table.scroll(to: 1000, at: .zero)
    let higher = ConstraintSwipe(width: 320, height: 45)
    table.edit(at: Time(1)) { $0.describe(RowID(2), as: .init(row: higher), at: Time(1)) }
    for step in 0...10 { expectClose(seen(22, in: table, at: 1 + Double(step) / 20), -32) }
    #expect(table.offset(2) == 1001)
  }

  @Test("A row above that grows as text is typed into it moves nothing in sight")
  func typedAbove() {
    var table = makeRecorder(count: 100)
    table.edit(at: .zero) { list in
      list.editedRow = RowID(0)
      return .none
    }
    table.scroll(to: 1000, at: .zero)
    table.type("two lines", at: Time(1))
    #expect(table.offset(1) == 1020 && table.settles == nil)
  }

  @Test("So does one that grows with a press, a tap, the begin of a scroll, or when the system takes a finger away")
  func growsWithGestures() {
    var table = makeRecorder(count: 100)
    table.edit(at: .zero) { list in
      list.growsWithGestures = true
      return .none
    }
    table.scroll(to: 1000, at: .zero)
    table.play(Finger().down(300, 60, at: 1))
    #expect(table.offset(1) == 1020)
    table.cancelTouches(at: Time(2))
    #expect(table.offset(2) == 1040)
    table.play(.tap(100, 60, at: 3))
    #expect(table.offset(4) == 1060)
    // Open rows close: 20 points by the row, and 10 by the finger beyond the slop.
    table.play(Finger().down(100, 60, at: 5).move(100, 40, at: 5.1))
    #expect(table.offset(5.1) == 1090)
  }

  @Test(
    "A row that grows behind what stays at the top moves nothing in sight; one in sight does", arguments: [50.0, 30])
  func behindHeader(covered: Double) {
    var table = makeRecorder(count: 100)
    table.edit(at: .zero) { list in
      (list.editedRow, list.covered) = (RowID(0), covered)
      return .none
    }
    // Row 0 ends at 34.
    table.scroll(to: 10, at: .zero)
    table.type("two lines", at: Time(1))
    #expect(table.offset(1) == (covered > 34 ? 30 : 10))
  }

  @Test("Where all rows in sight go, and the one above, the content stays")
  func allGo() {
    // Rows 1 to 11 are in sight, 12 begins below it.
    var table = makeTable(count: 100)
    table.scroll(to: 48, at: .zero)
    table.edit(at: Time(1)) { list in
      (0..<12).reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(1))) }
    }
    #expect(table.offset(2) == 48)
  }

  @Test("Whatever comes and goes at one moment, in however many steps, moves nothing in sight")
  func severalSteps() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    table.edit(at: Time(1)) { $0.remove(RowID(3), at: Time(1)) }
    table.edit(at: Time(1)) { $0.remove(RowID(5), at: Time(1)) }
    table.edit(at: Time(1)) { $0.insert("", index: 0, at: Time(1)) }
    for step in 0...10 { expectClose(seen(22, in: table, at: 1 + Double(step) / 20), -32) }
    #expect(table.offset(2) == 956)
  }

  @Test("Rows that have only begun to fade in at the top of what is in sight do not count as seen")
  func fadingFirst() {
    var table = makeTable(count: 100)
    table.reducesMotion = true
    table.scroll(to: 980, at: .zero)
    // Rows 23, 24 and 22 fade in at 968...1100.
    table.edit(at: Time(1)) { $0.move(RowID(22), to: 24, at: Time(1)) }
    #expect(table.offset(1) == 980)
    let higher = ConstraintSwipe(width: 320, height: 64)
    table.edit(at: Time(1)) { $0.describe(RowID(23), as: .init(row: higher), at: Time(1)) }
    #expect(table.offset(2) == 1000)
    expectClose(seen(25, in: table, at: 2), 120)
  }

  @Test("When so much goes above that the content comes to its top, nothing jumps there")
  func toTheTop() {
    var table = makeTable(count: 100)
    table.scroll(to: 968.5, at: .zero)
    for gone in [0..<22, 22..<23] {
      table.edit(at: Time(1)) { list in
        gone.reduce(into: ListEffects()) { $0.add(list.remove(RowID($1), at: Time(1))) }
      }
      expectClose(seen(23, in: table, at: 1), 43.5)
    }
    #expect(table.offset(2) == 0)
  }
}
