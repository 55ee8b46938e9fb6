import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Scrolling to a row: it arrives at its anchor, whatever happens on the way")
struct RowScrollingTests {
  @Test("The row is at the top, in the middle, at the bottom, or just in sight")
  func anchors() {
    let cases: [(row: Int, anchor: ScrollAnchor, start: Double, end: Double)] = [
      // Row 20 begins at 880; 480 points are in sight.
      (20, .top, 0, 840), (15, .top, 0, 660), (15, .middle, 0, 442), (15, .bottom, 0, 224), (15, .nearest, 0, 224),
      // From below, the nearest place is the top; in sight, it is where it is.
      (5, .nearest, 600, 220), (15, .nearest, 300, 300),
      // The ends of the content are as far as it goes.
      (0, .middle, 300, 0), (29, .top, 300, 840), (2, .bottom, 300, 0),
    ]
    for (row, anchor, start, end) in cases {
      for animated in [true, false] {
        let note = "\(row), \(anchor), \(start), \(animated)"
        var table = makeTable()
        table.scroll(to: start, at: .zero)
        table.scroll(to: RowID(row), anchor: anchor, animated: animated, at: Time(1))
        table.expect(offsets: [animated ? start : end, end], at: [1, 1.3], note: note)
        table.advance(to: Time(1.3))
        #expect(table.settleTime == nil, "\(note)")
      }
    }
  }

  @Test(
    "The content scrolls for 0.3 seconds, eased in and out, unless a finger catches it")
  func way() {
    var table = makeTable()
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    #expect(table.settleTime == Time(1.3))
    let motion = Motion(start: Time(1), from: 0, to: 660, curve: .easeInOut(duration: 0.3))
    let times = (0...40).map { 1 + Double($0) / 100 }
    table.expect(offsets: times.map { motion.position(at: Time($0)) }, at: times)
    // Halfway in time it is halfway there.
    expectClose(table.offset(1.15), 330, within: 1e-6)
    // A finger catches the content, and taps nothing.
    table.expect([], of: .tap(100, 100, at: 1.15))
    expectClose(table.offset(1.15), 330, within: 1e-6)
    table.expect(offsets: [table.offset(1.15)], at: [9])
  }

  @Test("With reduced motion, scrolling is immediate; an unknown row does nothing; a row too high shows its top")
  func oddRows() {
    var table = makeTable()
    table.reducesMotion = true
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    table.expect(restAt: 660, at: 1)
    table = makeTable()
    table.scroll(to: 100, at: .zero)
    let before = table
    for row in [RowID(-1), RowID(30)] { table.scroll(to: row, anchor: .top, at: Time(1)) }
    #expect(table == before)
    // Of a row that is higher than the table, the nearest place shows the upper part.
    let row = ConstraintSwipe(width: 320, height: 600)
    table = HeadlessTable(SwipeList(of: row, count: 5), width: 320, height: 480)
    table.scroll(to: RowID(2), anchor: .nearest, at: .zero)
    table.expect(offsets: [1200], at: [1])
  }

  @Test("A finger keeps the content that it holds; after a scroll without animation, it goes on from there")
  func held() {
    var table = makeTable()
    table.play(.drag(from: 400, by: -110, steps: 10, at: 0))
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    table.expect(offsets: [100], at: [2])
    table.scroll(to: RowID(10), anchor: .top, animated: false, at: Time(2))
    table.expect(offsets: [440], at: [2])
    table.play(Finger().move(160, 270, at: 2.1))
    table.expect(offsets: [460], at: [2.1])
  }

  @Test("The row arrives at its anchor even if rows above it are inserted and removed")
  func editsAbove() {
    for anchor in [ScrollAnchor.top, .middle, .bottom] {
      var (table, plain) = (makeTable(count: 60), makeTable(count: 60))
      table.scroll(to: RowID(30), anchor: anchor, at: Time(2))
      table.insertRow(below: 3, at: 2.1)
      table.remove([0, 1, 2, 20], at: 2.2)
      plain.scroll(to: RowID(30), anchor: anchor, at: Time(2))
      let (seen, expected) = (table.list.top(of: RowID(30)), plain.list.top(of: RowID(30)))
      expectClose((seen ?? .nan) - table.offset(3), (expected ?? .nan) - plain.offset(3), "\(anchor)")
      #expect(table.settleTime == Time(2.5), "\(anchor)")
    }
  }

  @Test("Content on its way does not jump when a row is inserted above, or the row that it goes to is removed")
  func noJump() {
    var table = makeTable(count: 60)
    table.scroll(to: RowID(30), anchor: .top, at: Time(2))
    var gone = table
    let seen = table.seen(12, at: 2.1)
    table.insertRow(below: 3, at: 2.1)
    expectClose(table.seen(12, at: 2.1), seen ?? .nan)
    // The content stops when the row to which it is scrolling is removed.
    let before = gone.offset(2.1)
    gone.remove([30], at: 2.1)
    gone.expect(offsets: [before, before], at: [2.1, 9])
  }

  @Test("The row arrives above the keyboard, whether that shows before or meanwhile")
  func keyboard() {
    var table = makeTable()
    table.showKeyboard(height: 200, at: .zero)
    // 280 points are left: 15 · 44 + 44 - 280.
    table.scroll(to: RowID(15), anchor: .bottom, at: Time(1))
    table.expect(offsets: [424], at: [2])
    table.scroll(to: RowID(20), anchor: .bottom, at: Time(3))
    let before = table.offset(3.1)
    table.showKeyboard(height: 100, at: Time(3.1))
    table.expect(offsets: [before], at: [3.1])
    // 21 · 44 - 380.
    expectClose(table.offset(4), 544)
    // The end of the content is above the keyboard, too.
    table.scroll(to: RowID(29), anchor: .top, at: Time(5))
    table.expect(offsets: [940], at: [6])
  }

  @Test("With reduced motion, content comes back at once when the keyboard is hidden, unless a finger rests on it")
  func keyboardGoes() {
    for isTouched in [false, true] {
      var table = makeTable()
      table.reducesMotion = true
      table.showKeyboard(height: 200, at: .zero)
      // 30 · 44 - 280, and without the keyboard 30 · 44 - 480.
      table.scroll(to: RowID(29), anchor: .top, at: Time(1))
      table.expect(restAt: 1040, at: 1)
      if isTouched { table.play(Finger().down(100, 100, at: 2)) }
      table.showKeyboard(height: 0, at: Time(2))
      expectClose(table.offset(2), isTouched ? 1040 : 840)
      expectClose(table.offset(3), 840)
    }
  }

  @Test("The row arrives at its anchor even if the table is rotated meanwhile")
  func turned() {
    var table = makeTable()
    table.scroll(to: RowID(15), anchor: .middle, at: Time(1))
    let before = table.offset(1.1)
    table.resize(width: 480, height: 320, at: Time(1.1))
    // From 15 · 44 + 22 - 240 to 15 · 44 + 22 - 160: the place to which it goes jumps, and the content with it.
    expectClose(table.offset(1.1), before + 80)
    #expect(table.settleTime == Time(1.3))
    expectClose(table.offset(2), 522)
  }

  @Test("The last of several targets counts, and a scroll to an offset ends the one to a row")
  func several() {
    var table = makeTable()
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    table.scroll(to: RowID(5), anchor: .top, at: Time(1.1))
    table.expect(offsets: [220], at: [2])
    table.scroll(to: RowID(15), anchor: .top, at: Time(3))
    table.scroll(to: 50, at: Time(3.1))
    table.expect(restAt: 50, at: 3.1)
  }

  @Test("A frame in between shows the way, and changes nothing")
  func frames() {
    var (watched, table) = (makeTable(), makeTable())
    watched.scroll(to: RowID(15), anchor: .top, at: Time(1))
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    watched.draw(at: Time(1.15))
    // At 330 points the rows 7 to 18 are in sight.
    #expect(watched.frame.layers.compactMap { $0.id.part == .row ? $0.id.row : nil } == (7...18).map { RowID($0) })
    watched.advance(to: Time(2))
    table.advance(to: Time(2))
    #expect(watched.contentOffset(at: Time(2)) == table.contentOffset(at: Time(2)))
  }

  @Test("A scroll to a row allows for rows inserted out of sight, at once if motion is reduced meanwhile")
  func follows() {
    for reducesMotion in [false, true] {
      var table = makeTable(count: 100)
      table.scroll(to: RowID(50), anchor: .top, at: .zero)
      let before = table.offset(0.1)
      table.reducesMotion = reducesMotion
      table.insertRow(below: 40, at: 0.1)
      expectClose(table.offset(0.1), before + (reducesMotion ? 44 : 0))
      table.expect(offsets: [51 * 44], at: [2])
    }
  }

  @Test("The content does not follow a row that an action brings out of a collapsed one, as it was not in sight")
  func unfolded() {
    var table = HeadlessTable(FoldedList(), width: 320, height: 480)
    let effects = table.perform("move", on: RowID(20), at: .zero)
    #expect((effects, table.list.top(of: RowID(20))) == (FoldedList.moved, 880))
    table.expect(restAt: 0, at: 0)
  }
}

/// A list whose row 20 is inside a collapsed row until an action moves it out.
private struct FoldedList: ListDecorator {
  static let moved = ListEffects(update: ListUpdate([.move(.init(from: .init(row: 21), to: .init(row: 20)))]))

  var base = RecordingList()
  var isFolded = true

  func top(of row: RowID) -> Double? { isFolded && row == RowID(20) ? nil : base.top(of: row) }
  func position(of row: RowID) -> RowPosition? { isFolded && row == RowID(20) ? nil : base.position(of: row) }
  mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    isFolded = false
    return Self.moved
  }
}
