import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("The row that was touched last stays where it is seen, before all others in sight")
struct TouchedRowTests {
  /// A hundred rows, scrolled by 1000 points: row 22 begins at 968, and row 29 is seen at 276.
  private func scrolled(to offset: Double = 1000) -> SwipeTable {
    var table = makeTable(count: 100, policies: TablePolicies(closesOnOutsideTap: false))
    table.scroll(to: offset, at: .zero)
    return table
  }

  @Test("A touched row that has just begun a long way stays where it is seen, however far its position moves on")
  func longWay() {
    var table = scrolled()
    table.play(Finger().down(300, 110, at: 0).up(300, 110, at: 0.1))
    #expect(table.lastTouchedRow == RowID(25))
    // It has to travel 45 rows, and then, because of rows that come above, two more: 47 · 44 = 2068 points, which is more
    // than a row that begins to travel may be away.
    table.moveRow(25, below: 70, at: 1)
    let before = (23..<33).map { table.seen($0, at: 1) }
    for _ in 0..<2 { table.insertRow(below: 0, at: 1) }
    for (row, top) in before.enumerated() { expectClose(table.seen(row + 23, at: 1), top ?? .nan) }
    table.expect(offsets: [1088], at: [2])
  }

  @Test("A touched row stays where it is seen when the app removes rows above it in sight")
  func tapped() {
    typealias Act = (inout SwipeTable) -> Void
    let touches: [(String, Act)] = [
      ("a finger's tap", { $0.play(.tap(100, 300, at: 1)) }),
      ("a finger that rests", { $0.play(Finger().down(100, 300, at: 1)) }),
      ("a swipe", { $0.play(.swipeOpen(300, at: 1)) }),
      ("a recogniser's tap", { $0.handle(.tap(RowID(29)), at: Time(1)) }),
      ("a plain action", { $0.perform("more", on: RowID(29), at: Time(1)) }),
      (
        "two fingers on a trackpad",
        {
          $0.wheel(WheelEvent(.began, location: Vector(100, 300), delta: Vector(-50, 0)), at: Time(1))
          $0.wheel(WheelEvent(.ended, location: Vector(100, 300)), at: Time(1.1))
        }
      ),
      (
        "a key, where a finger has touched another row",
        {
          $0.play(.tap(100, 100, at: 0.5))
          $0.focus = TableFocus(row: RowID(29))
          $0.key(KeyEvent(.enter), at: Time(1))
        }
      ),
    ]
    for (name, act) in touches {
      var table = scrolled()
      act(&table)
      // Rows 23 to 25, of which row 22 is the one before: without the touch that one would stay.
      table.remove(23...25, at: 1.5)
      for step in 0...10 {
        expectClose(table.seen(29, at: 1.5 + Double(step) / 20), 276)
      }
      #expect(table.offset(3) == 1000 - 132, "\(name)")
    }
    var untouched = scrolled()
    untouched.remove(23...25, at: 1.5)
    untouched.expect(offsets: [1000], at: [3])
  }

  @Test("A touched row stays when rows above it in sight are inserted or grow, and when rows below change")
  func otherChanges() {
    var table = scrolled()
    table.play(.tap(100, 300, at: 1))
    table.insertRow(below: 24, at: 1.2)
    table.expect(29, staysAt: 276, from: 1.2)
    table.edit(at: Time(2)) { list in
      var high = SwipeList<ConstraintSwipe>.Description(row: list.row(RowID(24)))
      high.row?.resize(to: LayoutSize(width: 320, height: 144), at: Time(2))
      return list.describe(RowID(24), as: high, at: Time(2))
    }
    table.expect(29, staysAt: 276, from: 2)
    table.remove(31...33, at: 3)
    table.expect(29, staysAt: 276, from: 3)
    #expect(table.offset(4) == 1000 + 44 + 100)
  }

  @Test("A touched row counts until the content is scrolled, something else is touched, or the row is removed")
  func forgotten() {
    typealias Act = (inout SwipeTable) -> Void
    let forgets: [(String, Act)] = [
      ("a finger scrolls", { $0.play(.drag(from: 300, by: -60, steps: 10, at: 2).up(160, 240, at: 3)) }),
      ("a wheel", { $0.wheel(WheelEvent(.discrete, location: Vector(9, 9), delta: Vector(0, -5)), at: Time(2)) }),
      (
        "a trackpad",
        {
          $0.wheel(WheelEvent(.began, location: Vector(9, 9), delta: Vector(0, -5)), at: Time(2))
          $0.wheel(WheelEvent(.ended, location: Vector(9, 9)), at: Time(2.1))
        }
      ),
      ("a host scrolls", { $0.scroll(to: 1010, at: Time(2)) }),
      ("a tap beside all rows", { $0.handle(.tapOutside, at: Time(2)) }),
      ("a key", { $0.key(KeyEvent(.escape), at: Time(2)) }),
      ("the row is removed", { $0.remove([29], at: 2) }),
    ]
    for (name, act) in forgets {
      var table = scrolled()
      table.play(.tap(100, 300, at: 1))
      #expect(table.lastTouchedRow == RowID(29), "\(name)")
      act(&table)
      #expect(table.lastTouchedRow == nil, "\(name)")
    }
    // It has moved among the others: the row above it, the first in sight, counts.
    var moved = scrolled()
    moved.play(.tap(100, 300, at: 1))
    moved.moveRow(29, below: 60, at: 2)
    moved.expect(22, staysAt: -32, from: 2)
    // It is out of sight.
    var gone = scrolled()
    gone.play(.tap(100, 300, at: 1))
    gone.remove(60...70, at: 1.1)
    gone.resize(width: 320, height: 200, at: Time(1.5))
    gone.remove(23...24, at: 2)
    gone.expect(offsets: [1000], at: [3])
    // Another row is touched.
    var other = scrolled()
    other.play(.tap(100, 300, at: 1))
    other.play(.tap(100, 100, at: 2))
    #expect(other.lastTouchedRow == RowID(25))
    other.perform("more", on: RowID(23), at: Time(3))
    #expect(other.lastTouchedRow == RowID(23))
  }

  @Test("A plain action right after a touch, or under a finger, is the app's answer, and the touched row still counts")
  func answers() {
    for (lifts, time, touched) in [(true, 1.1, 29), (true, 1.15, 29), (true, 1.25, 24), (false, 1.4, 29)] {
      var table = scrolled()
      let finger = Finger().down(100, 300, at: 1)
      table.play(lifts ? finger.up(100, 300, at: 1.1) : finger)
      table.perform("more", on: RowID(24), at: Time(time))
      #expect(table.lastTouchedRow == RowID(touched), "at \(time)")
    }
    // The moment ends with its tenth of a second.
    var last = scrolled()
    last.handle(.tap(RowID(29)), at: .zero)
    last.perform("more", on: RowID(24), at: Time(0.1))
    #expect(last.lastTouchedRow == RowID(29))
    // Of two plain actions the first one is the person's.
    var table = scrolled()
    table.perform("more", on: RowID(29), at: Time(1))
    table.perform("delete", on: RowID(24), at: Time(1.02))
    table.expect(29, staysAt: 276, from: 1.02)
  }

  @Test("At the very top new rows show, but a row that a finger is on, or has just tapped, stays")
  func atTheTop() {
    func offset(_ act: (inout SwipeTable) -> Void) -> Double {
      var table = makeTable(count: 100, policies: TablePolicies(closesOnOutsideTap: false))
      act(&table)
      table.insertRow(below: 0, at: 2)
      return table.offset(4)
    }
    #expect(offset { $0.play(Finger().down(100, 100, at: 1.9)) } == 44)
    #expect(offset { $0.play(.swipeOpen(100, at: 1)) } == 0)
    #expect(offset { $0.play(.tap(100, 100, at: 1.9)) } == 44)
    #expect(offset { $0.play(.tap(100, 100, at: 1)) } == 0)
    #expect(offset { $0.play(.tap(100, 479, at: 1.9)) } == 44)
    #expect(offset { $0.handle(.tap(RowID(2)), at: Time(1.95)) } == 44)
    // A plain action may be what adds the row that is to be seen.
    #expect(offset { $0.perform("more", on: RowID(2), at: Time(1.95)) } == 0)
    // The first row is in sight; one that begins where the table ends is not, nor is one without height at its top.
    #expect(offset { $0.play(.tap(100, 20, at: 1.9)) } == 44)
    let borders: [(Int, (inout SwipeTable) -> Void)] = [
      (10, { $0.resize(width: 320, height: 440, at: Time(1)) }),
      (0, { $0.setHeights([.row(RowID(0), 0)], at: Time(1)) }),
    ]
    for (row, arrange) in borders {
      let kept = offset { table in
        arrange(&table)
        table.handle(.tap(RowID(row)), at: Time(1.95))
      }
      #expect(kept == 0, "\(row)")
    }
    #expect(offset { _ in } == 0)
    // Above the top there is nothing to scroll to.
    var table = makeTable(count: 100)
    table.play(.tap(100, 300, at: 1))
    let before = table.seen(6, at: 1.1)
    table.remove(1...2, at: 1.1)
    #expect(before == 264 && table.seen(6, at: 1.1) == before)
    table.expect(offsets: [0], at: [3])
    #expect(table.seen(6, at: 3) == 176)
  }

  @Test("The row with the focus counts before the first one in sight, and after the one that was touched")
  func focus() {
    var table = scrolled()
    table.focus = TableFocus(row: RowID(29))
    table.remove(23...25, at: 1)
    table.expect(29, staysAt: 276, from: 1)
    table.scroll(to: 1000, at: Time(2))
    // Row 28 begins at 1100 now.
    table.play(.tap(100, 110, at: 3))
    #expect(table.lastTouchedRow == RowID(28))
    table.insertRow(below: 25, at: 4)
    expectClose(table.seen(28, at: 5), 100)
  }

  @Test("A row cut by the top edge grows downward if it was touched; else the first row that begins in sight stays")
  func cut() {
    // Row 22 is seen from -32 on: where it grows untouched, the first row that begins in sight stays.
    for (isTouched, offset) in [(true, 1000.0), (false, 1000 + 40)] {
      var table = scrolled()
      if isTouched { table.play(.tap(100, 5, at: 1)) }
      table.setHeights([.row(RowID(22), 84)], at: Time(2))
      table.expect(offsets: [offset], at: [3])
    }
    // One that begins at the very edge is not cut.
    var edge = scrolled(to: 20 * 44)
    edge.setHeights([.row(RowID(20), 84)], at: Time(1))
    edge.expect(offsets: [20 * 44], at: [2])
  }

  @Test("When the first row in sight moves up past the one above it, the next one stays")
  func passed() {
    var table = scrolled()
    table.edit(at: Time(1)) { list in
      var effects = list.move(RowID(22), to: 20, at: Time(1))
      effects.add(list.insert("", index: 0, at: Time(1)))
      return effects
    }
    table.expect(23, staysAt: 12, from: 1)
  }

  @Test("At the very top, a row under a finger stays where it is seen, even while it moves")
  func touchedOnItsWay() throws {
    var table = makeTable()
    table.play(Finger().down(160, 230, at: 0))
    table.remove([1], at: 0.05)
    let before = try #require(table.seen(5, at: 0.15))
    table.insertRow(below: 0, at: 0.15)
    expectClose(table.seen(5, at: 0.15), before)
  }

  @Test("A hold that a host has recognised moves nothing in sight when it lifts its row")
  func hostedHold() {
    var list = RecordingList(gestures: .hold)
    list.growsWithGestures = true
    var table = HeadlessTable(list, width: 320, height: 480)
    table.scroll(to: 440, at: .zero)
    // Row 0 grows by 20 points.
    table.handle(.hold(.began, y: 100, contentOffset: 440), at: .zero)
    table.expect(offsets: [440 + 20], at: [0])
    // While it is held, rows move under the finger.
    table.handle(.hold(.changed, y: 100, contentOffset: 460), at: Time(1))
    table.expect(offsets: [460], at: [1])
  }
}
