import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Visible rows stay where they are when a row above them grows")
struct GrowingRowTests {
  @Test("Visible rows stay when a row above grows by a point, however low the table is")
  func growsAbove() {
    let higher = ConstraintSwipe(width: 320, height: 45)
    for height in [1.0, 480] {
      var table = makeTable(count: 100)
      table.resize(width: 320, height: height, at: .zero)
      table.scroll(to: 1000, at: .zero)
      table.edit(at: Time(1)) { $0.describe(RowID(2), as: .init(row: higher), at: Time(1)) }
      table.expect(22, staysAt: -32, from: 1)
      table.expect(offsets: [1001], at: [2], note: "\(height)")
    }
  }

  @Test("Visible rows stay as typing makes a row above grow, unless that is in sight below a pinned header")
  func typedAbove() {
    // Row 0 ends at 34 where the content is scrolled by 10.
    for (offset, covered, grown) in [(1000.0, 0.0, 1020.0), (10, 50, 30), (10, 30, 10)] {
      var table = makeRecorder(count: 100)
      table.edit(at: .zero) { list in
        (list.editedRow, list.covered) = (RowID(0), covered)
        return .none
      }
      table.scroll(to: offset, at: .zero)
      table.type("two lines", at: Time(1))
      table.expect(restAt: grown, at: 1, note: "\(offset), \(covered)")
    }
  }

  @Test("Visible rows stay when a row above grows with a press, a tap, the start of a scroll or a cancelled finger")
  func growsWithGestures() {
    var table = makeRecorder(count: 100)
    table.edit(at: .zero) { list in
      list.growsWithGestures = true
      return .none
    }
    table.scroll(to: 1000, at: .zero)
    table.play(Finger().down(300, 60, at: 1))
    table.expect(offsets: [1020], at: [1])
    table.cancelTouches(at: Time(2))
    table.expect(offsets: [1040], at: [2])
    table.play(.tap(100, 60, at: 3))
    table.expect(offsets: [1060], at: [4])
    // Open rows close: 20 points by the row, and 10 by the finger beyond the slop.
    table.play(Finger().down(100, 60, at: 5).move(100, 40, at: 5.1))
    table.expect(offsets: [1090], at: [5.1])
  }

  @Test("Rows that have only begun to fade in at the top of what is in sight do not count as seen")
  func fadingFirst() {
    var table = makeTable(count: 100)
    table.reducesMotion = true
    table.scroll(to: 980, at: .zero)
    // Rows 23, 24 and 22 fade in at 968...1100.
    table.moveRow(22, below: 24, at: 1)
    table.expect(offsets: [980], at: [1])
    let higher = ConstraintSwipe(width: 320, height: 64)
    table.edit(at: Time(1)) { $0.describe(RowID(23), as: .init(row: higher), at: Time(1)) }
    table.expect(offsets: [1000], at: [2])
    expectClose(table.seen(25, at: 2), 120)
  }
}
