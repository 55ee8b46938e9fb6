import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Visible rows stay where they are when rows above them are inserted, removed or changed")
struct SightTests {
  /// A hundred rows, scrolled by 1000 points: row 22 begins at 968.
  private func scrolled(to offset: Double = 1000, count: Int = 100) -> SwipeTable {
    var table = makeTable(count: count)
    table.scroll(to: offset, at: .zero)
    return table
  }

  @Test("Inserting and removing rows above does not move the first row in sight, then or later, in any number of steps")
  func above() {
    for reducesMotion in [false, true] {
      var table = makeTable(count: 100)
      table.reducesMotion = reducesMotion
      table.scroll(to: 1000, at: .zero)
      table.insertRow(below: 3, at: 1)
      table.remove([0, 5, 6], at: 1.1)
      table.expect(22, staysAt: -32, from: 1.1)
      // One row more and three rows less.
      table.expect(offsets: [1000 - 88], at: [2])
      table.advance(to: Time(2))
      #expect(table.settleTime == nil)
    }
    var table = scrolled()
    table.remove([3], at: 1)
    table.remove([5], at: 1)
    table.insertRow(below: 0, at: 1)
    table.expect(22, staysAt: -32, from: 1)
    table.expect(offsets: [956], at: [2])
  }

  @Test("At the very top, new rows show; a table without a height keeps no row in sight")
  func atTheTop() {
    var table = makeTable()
    table.insertRow(below: 0, at: 1)
    table.expect(offsets: [0], at: [2])
    table.scroll(to: 0.5, at: Time(3))
    table.insertRow(below: 0, at: 4)
    table.expect(offsets: [44.5], at: [5])
    // In a table without a height nothing is in sight that would be kept there.
    table = makeTable(count: 100)
    table.resize(width: 320, height: 0, at: .zero)
    table.scroll(to: 1000, at: .zero)
    table.remove([4], at: 0)
    table.expect(offsets: [1000], at: [9])
  }

  @Test("Near the top, moving content comes to rest where it would have, or at the top")
  func nearTheTop() {
    // The key scrolls by 4 points, until row 10 is wholly in sight; without row 3 it is so at the top.
    var table = makeTable(count: 100)
    table.key(KeyEvent(.up), at: .zero)
    table.remove([3], at: 0.1)
    table.advance(to: Time(2))
    table.expect(restAt: 0, at: 2)
    // A glide, begun less than the height of row 3 from the top.
    table = makeTable(count: 100)
    table.focus = TableFocus(row: RowID(8))
    for (phase, y, time) in [(TouchPhase.down, 300.0, 0.0), (.moved, 288, 0.02), (.moved, 276, 0.04), (.up, 276, 0.05)]
    {
      table.touch(TouchEvent(phase, location: Vector(160, y)), at: time)
    }
    var undisturbed = table
    undisturbed.advance(to: Time(9))
    #expect(table.offset(0.06) > 0 && table.offset(0.06) < 44 && undisturbed.offset(9) > 88)
    table.remove([3], at: 0.06)
    table.advance(to: Time(9))
    expectClose(table.offset(9), undisturbed.offset(9) - 44)
  }

  @Test("Inserting or removing rows in sight moves those below, and nothing else")
  func inSight() {
    var table = scrolled()
    table.insertRow(below: 23, at: 1)
    table.expect(offsets: [1000], at: [2])
    table.remove([30], at: 3)
    table.expect(offsets: [1000], at: [4])
    // The first row in sight goes: those below close up, and the row above stays out of sight.
    table.remove([22], at: 5)
    table.expect(offsets: [1000], at: [6])
    #expect(table.rowsInSight(at: Time(6)).first == RowID(100))
    // It goes while others are on their way.
    var other = scrolled()
    other.insertRow(below: 30, at: 1)
    other.remove([22], at: 1.1)
    other.expect(offsets: [1000], at: [2])
  }

  @Test("A row that moves from above past the rows in sight leaves those where they are")
  func movesPast() {
    var table = scrolled()
    table.moveRow(2, below: 80, at: 1)
    table.expect(offsets: [956], at: [2])
    expectClose(table.seen(25, at: 2), 100)
    // The first row in sight itself moves past the one above: that comes into its place, and those below stay.
    table.moveRow(22, below: 0, at: 3)
    table.expect(offsets: [956], at: [4])
    #expect(table.rowsInSight(at: Time(4)).first == RowID(21))
  }

  @Test("The row stays under a finger that rests, swipes or scrolls")
  func underFingers() {
    var table = scrolled()
    table.play(Finger().down(300, 100, at: 1))
    table.insertRow(below: 3, at: 1.1)
    // 1100 / 44 = 25: the row that was touched is swiped.
    table.expect(["didOpen.trailing.25"], of: Finger().move(250, 100, at: 1.2).up(180, 100, at: 1.3))
    expectClose(table.seen(25, at: 1.3), 100)
    table.play(.drag(from: 400, by: -110, steps: 10, at: 2))
    table.insertRow(below: 3, at: 2.2)
    expectClose(table.offset(3), 1000 + 44 + 100 + 44)
    table.play(Finger().move(160, 310, at: 3.1))
    expectClose(table.offset(3.1), 1000 + 44 + 80 + 44)
  }

  @Test("A glide goes on as it would have, and one to the top still ends there, past inserted rows")
  func gliding() {
    var (table, plain) = (scrolled(count: 1000), scrolled(count: 1000))
    let flick = Finger.drag(from: 400, by: -100, steps: 10, at: 1).up(160, 300, at: 1.1)
    table.play(flick)
    plain.play(flick)
    table.insertRow(below: 3, at: 1.2)
    #expect(table.settleTime == plain.settleTime)
    for step in 0...60 {
      let time = 1.2 + Double(step) / 20
      expectClose(table.seen(40, at: time), plain.seen(40, at: time) ?? .nan, within: 1e-6)
    }
    var toTheTop = scrolled(to: 400, count: 1000)
    toTheTop.play(.drag(from: 100, by: 100, steps: 10, at: 1).up(160, 200, at: 1.1))
    toTheTop.insertRow(below: 0, at: 1.2)
    // 90 points by hand, 499 by themselves: more than the 310 and one row that are left.
    toTheTop.expect(offsets: [0], at: [20])
  }

  @Test("Content that scrolls to the focus goes on to the top, without a jump, if too little is left above")
  func tooLittleLeftOnTheWay() {
    var table = scrolled(to: 300)
    // From row 0, for which the content sets out to the top, to row 10, which ends at 484: four points below the top.
    table.key(KeyEvent(.home), at: .zero)
    table.key(KeyEvent(.pageDown), at: .zero)
    // Row 6 is in sight, and row 0 is not.
    let before = table.seen(6, at: 0.1)
    let startedMotion = table.remove([0], at: 0.1).startedMotion
    #expect((startedMotion, table.seen(6, at: 0.1)) == (true, before))
    #expect(table.offset(0.3) > 0 && table.offset(2) == 0)
  }

  @Test("Content that scrolls from beyond the top goes on from where it is when its target is removed")
  func fromAboveTheTop() {
    var table = makeTable(count: 20)
    table.play(.drag(from: 100, by: 100, steps: 10, at: 0).up(160, 200, at: 0.2))
    table.key(KeyEvent(.end), at: Time(0.2))
    let before = table.seen(0, at: 0.21) ?? .nan
    // Four rows are left, which fit.
    table.remove(4..<20, at: 0.21)
    #expect(before > 10 && table.seen(0, at: 0.21) == before)
    table.expect(offsets: [0], at: [2])
  }

  @Test("However many rows above are removed, those in sight do not move, and the content goes as far up as it can")
  func manyAbove() {
    // 1000 · 44 - 480 = 43520; row 990 begins at 43560.
    var table = scrolled(to: 50_000, count: 1000)
    table.remove(50..<950, at: 1)
    table.expect(990, staysAt: 40, from: 1)
    table.expect(offsets: [3920], at: [2])
    // Eight rows are left, which fit.
    var short = scrolled(to: 840, count: 30)
    short.remove(0..<22, at: 1)
    short.expect(offsets: [0], at: [2])
    // Rows 1 to 11 are in sight, 12 begins below it: where all of them go, and the one above, the content stays.
    var all = scrolled(to: 48)
    all.remove(0..<12, at: 1)
    all.expect(offsets: [48], at: [2])
  }

  @Test("Visible rows stay when a plain action, or a button in a host, deletes a row above")
  func performed() {
    var table = scrolled()
    var pressed = table
    table.perform("delete", on: RowID(4), at: Time(1))
    table.expect(offsets: [956], at: [2])
    pressed.open(4, at: 1)
    pressed.handle(.press(RowID(4), .trailing, 0, .up), at: Time(2))
    #expect(pressed.ids.count == 99)
    pressed.expect(offsets: [956], at: [3])
  }

  @Test("Visible rows stay when the app answers a row above that has asked, and when that is undone")
  func answered() {
    let ask = InteractionAction(id: "delete", title: "Delete", role: .destructive, asksFirst: true)
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [ask])
    var table = HeadlessTable(SwipeList(of: row, count: 100), width: 320, height: 480)
    table.perform("delete", on: RowID(4), at: .zero)
    table.perform("delete", on: RowID(5), at: .zero)
    table.scroll(to: 1000, at: Time(1))
    table.edit(at: Time(2)) { $0.confirm(RowID(4), at: Time(2)) }
    table.expect(22, staysAt: -32, from: 2)
    table.edit(at: Time(3)) { $0.cancel(RowID(5), at: Time(3)) }
    table.undo(at: Time(4))
    table.expect(22, staysAt: -32, from: 4)
    table.expect(offsets: [1000], at: [5])
  }

  @Test("Rows that are making room do not jump when the row that they make room for is removed")
  func onTheWay() {
    for byAction in [false, true] {
      var table = makeTable()
      // Row 25 travels up to the top, where the others make room; the first row in sight is above its position.
      table.moveRow(25, below: 0, at: 0)
      table.scroll(to: 10, at: Time(0.1))
      let before = (0..<8).map { table.seen($0, at: 0.125) }
      if byAction {
        table.perform("delete", on: RowID(25), at: Time(0.125))
      } else {
        table.remove([25], at: 0.125)
      }
      for (row, top) in before.enumerated() { expectClose(table.seen(row, at: 0.125), top ?? .nan) }
      // The content is 10 points from the top, and can go no farther up.
      table.expect(offsets: [0], at: [1])
      table.advance(to: Time(1))
      #expect(table.settleTime == nil)
    }
  }

  @Test("When the first row in sight moves, the one above counts from where it is seen, out of sight and moving")
  func firstRowMoves() {
    var table = makeTable()
    // A row has come at the top: row 0 is on its way to 44, and row 1 is the first in sight.
    table.insertRow(below: 0, at: 0)
    table.scroll(to: 60, at: Time(0.02))
    let before = (2..<8).map { table.seen($0, at: 0.03125) }
    table.edit(at: Time(0.03125)) { list in
      var effects = list.remove(RowID(30), at: Time(0.03125))
      effects.add(list.move(RowID(1), to: 20, at: Time(0.03125)))
      return effects
    }
    for (row, top) in before.enumerated() { expectClose(table.seen(row + 2, at: 0.03125), top ?? .nan) }
    table.advance(to: Time(1))
    #expect(table.settleTime == nil)
  }

  @Test("A focused row that has no height does not decide which rows stay")
  func noHeight() throws {
    var table = scrolled()
    for _ in 0..<6 { table.key(KeyEvent(.down), at: .zero) }
    let focused = try #require(table.focus?.row)
    #expect(focused.rawValue >= 26)
    table.setHeights([.row(focused, 0)], animated: false, at: Time(1))
    // Row 24 begins in sight, at 1056; a row between it and the focus goes.
    let before = table.seen(24, at: 2)
    table.setHeights([.row(RowID(25), 0)], animated: false, at: Time(2))
    expectClose(table.seen(24, at: 2), before ?? .nan)
  }

  /// How a row is swiped away: by a finger, or by two on a trackpad; either may have caught moving content.
  enum Swipe: CaseIterable {
    case finger, catchingFinger, catchingTrackpad
  }

  @Test(
    "A row that code scrolls out of sight under a finger, and that the finger then deletes, moves nothing in sight",
    arguments: Swipe.allCases)
  func swipedAway(swipe: Swipe) {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let row = ConstraintSwipe(width: 320, height: 44, trailing: [delete], options: SwipeOptions(allowsFullSwipe: true))
    // 34 rows end at 1496, so their content ends at 1016, and without one of them at 972.
    var table = HeadlessTable(SwipeList(of: row, count: swipe == .finger ? 100 : 34), width: 320, height: 480)
    // What catches content that has just begun to move also holds it.
    if swipe != .finger { table.scroll(to: RowID(1), anchor: .top, at: .zero) }
    let deleted = ["didPress.trailing.0.1", "didDelete.1"]
    if swipe == .catchingTrackpad {
      let place = Vector(300, 60)
      table.wheel(WheelEvent(.began, location: place, delta: Vector(-280, 0)), at: Time(0.05))
      table.scroll(to: 1000, at: Time(0.3))
      #expect(table.wheel(WheelEvent(.ended, location: place), at: Time(0.4)).notices.map { $0.name } == deleted)
    } else {
      table.play(Finger().down(300, 60, at: 0.05).move(250, 60, at: 0.1).move(20, 60, at: 0.2))
      table.scroll(to: 1000, at: Time(0.3))
      table.expect(deleted, of: Finger().up(20, 60, at: 0.4))
    }
    table.expect(22, staysAt: -32, from: 0.4)
    table.expect(offsets: [956], at: [2])
  }

  @Test("When so many rows above are removed that the content comes to its top, nothing jumps")
  func toTheTop() {
    var table = scrolled(to: 968.5)
    for gone in [0..<22, 22..<23] {
      table.remove(gone, at: 1)
      expectClose(table.seen(23, at: 1), 43.5)
    }
    table.expect(offsets: [0], at: [2])
  }
}
