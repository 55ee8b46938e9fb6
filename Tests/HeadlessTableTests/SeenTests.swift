import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

/// Rows that close up after a deletion were touched where they were going to be: a swipe deleted the row below the one
/// that was seen.
@Suite("Painted rows are hit")
struct SeenTests {
  /// A table whose first row was deleted at 0: the others close up by its 44 points in 0.3 seconds.
  private func closingUp() -> SwipeTable {
    var table = makeTable()
    table.perform("delete", on: RowID(0), at: .zero)
    return table
  }

  @Test("While rows close up, a swipe reaches the row that is seen, and a tap on the gap none")
  func swiped() {
    var table = closingUp()
    // At 0.06 s row 1 has gone up by less than 10 of 44 points: it is seen at 60.
    table.play(Finger().down(300, 60, at: 0.06).move(200, 60, at: 0.08).up(100, 60, at: 0.1))
    table.expect(open: [1])
    table = closingUp()
    // The second of two quick taps, on what is still the gap.
    table.expect([], of: .tap(300, 20, at: 0.05))
    table.expect(["didSelect.1"], of: .tap(300, 20, at: 1))
  }

  @Test("rowsInSight includes the rows within the margin that is asked for")
  func margin() {
    var table = makeTable(count: 100)
    table.scroll(to: 1000, at: .zero)
    // Row 22 begins at 968, and row 33 at 1452; row 20 at 880, and row 35 at 1540.
    for (margin, rows) in [(0.0, 22...33), (100, 20...35)] {
      #expect(table.rowsInSight(at: .zero, margin: margin) == rows.map(RowID.init))
    }
  }

  @Test("A row below a deleted one travels from where it was seen, and arrives in 0.3 seconds")
  func travels() {
    var table = makeTable()
    table.perform("delete", on: RowID(3), at: .zero)
    // Where rows 4 and 5 were.
    table.expect(tops: [88, 4 * 44, 5 * 44], of: [2, 4, 5], at: 0)
    // Eased in and out, half of the time is half of the way.
    expectClose(table.top(of: 4, at: 0.15), 4 * 44 - 22)
    #expect(table.settleTime == Time(0.3))
    table.expect(tops: [3 * 44], of: [4], at: 0.3)
  }

  @Test("A new row is uncovered by those that make room for it, which are touched until then")
  func inserted() {
    var table = makeTable()
    table.insertRow(below: 1, at: 0)
    table.expect(tops: [44], of: [1], at: 0)
    table.expect(["didSelect.1", "didSelect.30"], of: .tap(100, 60, at: 0), .tap(100, 60, at: 1))
  }

  @Test("Near the end, upper rows move down from where they were seen, and the content does not jump")
  func atEnd() {
    var table = makeTable(count: 12)
    table.scroll(to: 1000, at: .zero)
    // 12 · 44 - 480 = 48 points are above the viewport.
    table.perform("delete", on: RowID(6), at: .zero)
    table.expect(offsets: [48], at: [0])
    table.expect(tops: [5 * 44 - 48, 7 * 44 - 48], of: [5, 7], at: 0)
    // The content comes down as fast as the lower rows go up, so these stay where they are.
    expectClose(table.top(of: 7, at: 0.1), 7 * 44 - 48)
    table.expect(offsets: [4], at: [0.3])
    table.expect(tops: [5 * 44 - 4, 6 * 44 - 4], of: [5, 7], at: 0.3)
  }

  @Test("Rows removed at the end at one time bring the content back in one motion, which code and hosts can interrupt")
  func atOneMoment() {
    var table = makeTable(count: 14)
    // 14 · 44 - 480.
    table.scroll(to: 136, at: .zero)
    var other = table
    table.remove([13, 12], at: 1)
    for row in [13, 12] { other.remove([row], at: 1) }
    for step in 0...7 { expectClose(other.offset(1 + Double(step) / 20), table.offset(1 + Double(step) / 20)) }
    table.expect(offsets: [136, 48], at: [1, 2])
    table.scroll(to: 20, at: Time(1.1))
    table.expect(offsets: [20], at: [1.1])
    other.handle(.pull(.began, contentOffset: -30), at: Time(1.1))
    other.expect(offsets: [-30], at: [1.1])
  }

  @Test("With reduced motion rows are at their positions at once, where they are touched, and fade in")
  func reduced() {
    var table = makeTable(count: 12)
    table.scroll(to: 1000, at: .zero)
    table.reducesMotion = true
    table.perform("delete", on: RowID(6), at: .zero)
    // The content too: 11 · 44 - 480 = 4 points are above the viewport.
    table.expect(offsets: [4], at: [0])
    table.expect(tops: [6 * 44 - 4], of: [7], at: 0)
    #expect([table.alpha(of: 5, at: 0), table.alpha(of: 7, at: 0)] == [1, 0])
    // Half of the time, half of the way.
    expectClose(table.alpha(of: 7, at: 0.15), 0.5)
    #expect(table.alpha(of: 7, at: 0.3) == 1)
    table.expect(["didSelect.7"], of: .tap(100, 6 * 44 + 20, at: 0.05))
  }

  @Test("Every row that is seen has a view, also on its way out of sight")
  func views() {
    var table = makeTable()
    _ = table.frame(at: 0)
    table.insertRow(below: 0, at: 0)
    let drawn = table.frame(at: 0.1).layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
    // Eleven rows of 44 points meet 480; of those that make room the lowest is still seen in part.
    let rows = [RowID(30)] + (0...10).map { RowID($0) }
    #expect((drawn, table.pool.views.map(\.row)) == (rows, rows))
  }

  @Test(
    "A finger that touches while the content follows the rows reaches the row that is seen, and the content goes on")
  func followed() {
    let swipe = Finger().down(300, 100, at: 0.1).move(150, 100, at: 0.2).up(150, 100, at: 0.25)
    for (finger, notice) in [(Finger.tap(100, 100, at: 0.1), "didSelect.3"), (swipe, "didOpen.trailing.3")] {
      var table = makeTable(count: 12)
      table.scroll(to: 1000, at: .zero)
      table.perform("delete", on: RowID(6), at: .zero)
      table.expect([notice], of: finger)
      table.expect(offsets: [4], at: [2], note: notice)
    }
  }

  @Test("Removing many rows at the end brings the content back from no farther than a table's height")
  func manyAtEnd() {
    var table = makeTable(count: 1000)
    table.scroll(to: 50_000, at: .zero)
    table.edit(at: .zero) { list in
      (0..<900).reduce(into: ListEffects()) { effects, _ in
        effects.add(list.perform("delete", on: list.id(for: RowPosition(row: 100))!, at: .zero))
      }
    }
    // 100 · 44 - 480 = 3920 is the end now; a table's height beyond it is where nobody sees it set out.
    table.expect(offsets: [3920 + 480, 3920], at: [0, 0.3])
  }

  @Test("With reduced motion a second tap on Delete reaches no row that is hardly seen yet")
  func secondTap() {
    // Half of the time: half of the way from invisible to visible.
    for (delay, notices) in [(0.05, []), (0.14, []), (0.16, ["didSelect.1"])] as [(Double, [String])] {
      var table = makeTable()
      table.reducesMotion = true
      table.perform("delete", on: RowID(0), at: .zero)
      table.expect(notices, of: Finger().down(100, 20, at: delay).up(100, 20, at: delay), note: "\(delay)")
    }
  }

  @Test("At the very end, reloading a row sets nothing in motion")
  func atTheEnd() {
    var table = makeTable()
    table.scroll(to: 5000, at: .zero)
    table.edit(at: .zero) { _ in ListEffects(update: ListUpdate([.reload(.init(0..<1))])) }
    #expect(table.settleTime == nil)
  }
}

extension HeadlessTable {
  /// A row's opacity at a moment.
  fileprivate mutating func alpha(of row: Int, at time: Double) -> Double {
    frame(at: time).layers.first { $0.id == LayerID(RowID(row), .row) }?.alpha ?? -1
  }

  /// Where a row is painted at a moment, in points from the table's top; infinite where it is not.
  fileprivate mutating func top(of row: Int, at time: Double) -> Double {
    frame(at: time).layers.first { $0.id == LayerID(RowID(row), .row) }?.frame.y ?? .infinity
  }

  /// Expects where rows are painted at a moment.
  fileprivate mutating func expect(
    tops: [Double], of rows: [Int], at time: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let painted = rows.map { top(of: $0, at: time) }
    #expect(painted == tops, sourceLocation: sourceLocation)
  }
}
