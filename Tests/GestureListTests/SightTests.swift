import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("Visible rows stay where they are when rows above them are removed")
struct SightTests {
  /// Expects a row to be seen at the same height at eleven moments, 50 ms apart.
  private func expect(
    _ row: Int, staysAt top: Double, in table: HeadlessTable<GestureList>, from start: Double,
    location: SourceLocation = #_sourceLocation
  ) {
    for step in 0...10 {
      let time = Time(start + Double(step) / 20)
      let seen = table.list.appearance(of: RowID(row), at: time).map { $0.frame.y - table.contentOffset(at: time) }
      expectClose(seen, top, location: location)
    }
  }

  @Test("When touching a row removes an empty one above, what the finger touches does not move")
  func byGesture() {
    typealias Change = (inout HeadlessTable<GestureList>) -> Void
    let swipe: Change = { $0.play(.path((300, 75), (200, 75), at: 1)) }
    let hosted: Change = { table in
      table.handle(.pan(RowID(21), PanSample(.began, translation: .zero)), at: Time(1))
    }
    let trackpad: Change = { table in
      table.wheel(WheelEvent(.began, location: Vector(100, 75), delta: Vector(-50, 0)), at: Time(1))
    }
    let tap: Change = { $0.play(.path((100, 75), at: 1)) }
    let ended: Change = { table in table.endEditing(at: Time(1)) }
    for change in [swipe, hosted, trackpad, tap, ended] {
      var table = FingerTable(60).table
      // An item without a text goes when its edit ends.
      table.perform("addBelow", on: RowID(0), at: .zero)
      table.scroll(to: 1030, at: Time(0.5))
      let count = table.list.count
      change(&table)
      #expect([count, table.list.count] == [61, 60])
      // Row 20 had 21 rows above it.
      expect(20, staysAt: 20, in: table, from: 1.2)
    }
    // A finger that begins to hold a row where it rests ends an edit as any other does.
    var table = FingerTable(60).table
    table.perform("addBelow", on: RowID(0), at: .zero)
    table.scroll(to: 1030, at: Time(0.5))
    table.play(Finger().down(100, 75, at: 1))
    table.advance(to: Time(1.5))
    #expect(table.list.count == 60 && table.list.liftedRow == RowID(21))
    expect(20, staysAt: 20, in: table, from: 1.5)
    #expect(table.contentOffset(at: Time(2)) == 980)
  }

  @Test("What stays in sight does not move when the first row in sight and rows above it are removed together")
  func firstRowsGo() {
    var table = FingerTable(100).table
    table.scroll(to: 500, at: .zero)
    // Row 10 is the first in sight.
    table.edit(at: Time(1)) { $0.remove((5...10).map { RowID($0) }, at: Time(1)) }
    expect(11, staysAt: 50, in: table, from: 1)
    // Six rows of 50.
    #expect(table.contentOffset(at: Time(2)) == 500 - 300)
  }

  @Test("A row that is being edited stays in place, even if nobody has touched it since the content was scrolled")
  func edited() {
    for edits in [true, false] {
      var table = FingerTable(100).table
      table.scroll(to: 950, at: .zero)
      if edits { table.perform("edit", on: RowID(24), at: Time(0.5)) }
      // Row 20 is the first in sight; row 24 is seen at 24 · 50 - 1000.
      table.scroll(to: 1000, at: Time(1))
      #expect((table.lastTouchedRow, table.list.editedRow) == (nil, edits ? RowID(24) : nil))
      table.edit(at: Time(2)) { $0.remove([RowID(21), RowID(22)], at: Time(2)) }
      if edits { expect(24, staysAt: 200, in: table, from: 2) }
      #expect(table.contentOffset(at: Time(3)) == (edits ? 1000 - 100 : 1000))
    }
  }
}
