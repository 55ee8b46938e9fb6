import ConstraintSwipe
import HeadlessTable
import TestSupport
import Testing

@Suite("Scrolling to a row: it arrives at its anchor, whatever happens on the way")
struct RowScrollingTests {
  @Test(
    "The row is at the top, in the middle, at the bottom, or just in sight",
    arguments: [
      // Row 20 begins at 880; 480 points are in sight.
      (20, .top, 0, 840), (15, .top, 0, 660), (15, .middle, 0, 442), (15, .bottom, 0, 224), (15, .nearest, 0, 224),
      // From below, the nearest place is the top; in sight, it is where it is.
      (5, .nearest, 600, 220), (15, .nearest, 300, 300),
      // The ends of the content are as far as it goes.
      (0, .middle, 300, 0), (29, .top, 300, 840), (2, .bottom, 300, 0),
    ] as [(Int, ScrollAnchor, Double, Double)])
  func anchors(row: Int, anchor: ScrollAnchor, start: Double, end: Double) {
    for animated in [true, false] {
      var table = makeTable()
      table.scroll(to: start, at: .zero)
      table.scroll(to: RowID(row), anchor: anchor, animated: animated, at: Time(1))
      #expect(table.offset(1.3) == end)
      #expect(table.offset(1) == (animated ? start : end))
      table.advance(to: Time(1.3))
      #expect(table.settles == nil)
    }
  }

  @Test("The content is on its way for 0.3 seconds, eased in and out, as a function of time")
  func way() {
    var table = makeTable()
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    #expect(table.settles == Time(1.3))
    let motion = Motion(start: Time(1), from: 0, to: 660, curve: .easeInOut(duration: 0.3))
    for step in 0...40 {
      let time = 1 + Double(step) / 100
      #expect(table.offset(time) == motion.position(at: Time(time)))
    }
    // Halfway in time it is halfway there.
    expectClose(table.offset(1.15), 330, within: 1e-6)
  }

  @Test("Where motion is reduced, it is there at once")
  func reduced() {
    var table = makeTable()
    table.reducesMotion = true
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    #expect(table.offset(1) == 660)
    #expect(table.settles == nil)
  }

  @Test("A row that does not show does nothing")
  func gone() {
    var table = makeTable()
    table.scroll(to: 100, at: .zero)
    let before = table
    for row in [RowID(-1), RowID(30)] { table.scroll(to: row, anchor: .top, at: Time(1)) }
    #expect(table == before)
  }

  @Test("Of a row that is higher than the table, the nearest place shows the upper part")
  func highRow() {
    let row = ConstraintSwipe(width: 320, height: 600)
    var table = HeadlessTable(SwipeList(of: row, count: 5), width: 320, height: 480)
    table.scroll(to: RowID(2), anchor: .nearest, at: .zero)
    #expect(table.offset(1) == 1200)
  }

  @Test("A finger catches the content, and taps nothing")
  func caught() {
    var table = makeTable()
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    #expect(table.play(.tap(100, 100, at: 1.15)) == [])
    expectClose(table.offset(1.15), 330, within: 1e-6)
    #expect(table.offset(9) == table.offset(1.15))
  }

  @Test("A finger that holds the content keeps it; at once, it goes on from there")
  func held() {
    var table = makeTable()
    table.play(.drag(from: 400, by: -110, steps: 10, at: 0))
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    #expect(table.offset(2) == 100)
    table.scroll(to: RowID(10), anchor: .top, animated: false, at: Time(2))
    #expect(table.offset(2) == 440)
    table.play(Finger().move(160, 270, at: 2.1))
    #expect(table.offset(2.1) == 460)
  }

  @Test("The row is at its anchor, though rows come and go above it", arguments: [ScrollAnchor.top, .middle, .bottom])
  func editsAbove(anchor: ScrollAnchor) throws {
    var (table, plain) = (makeTable(count: 60), makeTable(count: 60))
    table.scroll(to: RowID(30), anchor: anchor, at: Time(2))
    table.edit(at: Time(2.1)) { $0.insert("", index: 3, at: Time(2.1)) }
    table.edit(at: Time(2.2)) { list in
      [RowID(0), RowID(1), RowID(2), RowID(20)].reduce(into: ListEffects()) {
        $0.add(list.remove($1, at: Time(2.2)))
      }
    }
    plain.scroll(to: RowID(30), anchor: anchor, at: Time(2))
    let seen = try #require(plain.list.top(of: RowID(30))) - plain.offset(3)
    expectClose(try #require(table.list.top(of: RowID(30))) - table.offset(3), seen)
    #expect(table.settles == Time(2.5))
  }

  @Test("What is seen on the way does not jump when rows come or go above the row")
  func noJump() throws {
    var table = makeTable(count: 60)
    table.scroll(to: RowID(30), anchor: .top, at: Time(2))
    func seen() throws -> Double {
      try #require(table.list.place(of: RowID(12), at: Time(2.1))).top - table.offset(2.1)
    }
    let before = try seen()
    table.edit(at: Time(2.1)) { $0.insert("", index: 3, at: Time(2.1)) }
    expectClose(try seen(), before)
  }

  @Test("The content stops when the row goes that it is on its way to")
  func goes() {
    var table = makeTable(count: 60)
    table.scroll(to: RowID(30), anchor: .top, at: Time(2))
    let before = table.offset(2.1)
    table.edit(at: Time(2.1)) { $0.remove(RowID(30), at: Time(2.1)) }
    #expect(table.offset(2.1) == before)
    #expect(table.offset(9) == before)
  }

  @Test("The row is above a keyboard that shows, before or meanwhile")
  func keyboard() {
    var table = makeTable()
    table.showKeyboard(height: 200, at: .zero)
    // 280 points are left: 15 · 44 + 44 - 280.
    table.scroll(to: RowID(15), anchor: .bottom, at: Time(1))
    #expect(table.offset(2) == 424)
    table.scroll(to: RowID(20), anchor: .bottom, at: Time(3))
    let before = table.offset(3.1)
    table.showKeyboard(height: 100, at: Time(3.1))
    #expect(table.offset(3.1) == before)
    // 21 · 44 - 380.
    expectClose(table.offset(4), 544)
    // The end of the content is above the keyboard, too.
    table.scroll(to: RowID(29), anchor: .top, at: Time(5))
    #expect(table.offset(6) == 940)
  }

  @Test("The row is at its anchor in a table that is turned meanwhile")
  func turned() {
    var table = makeTable()
    table.scroll(to: RowID(15), anchor: .middle, at: Time(1))
    let before = table.offset(1.1)
    table.resize(width: 480, height: 320, at: Time(1.1))
    // From 15 · 44 + 22 - 240 to 15 · 44 + 22 - 160: the place to which it goes jumps, and the content with it.
    expectClose(table.offset(1.1), before + 80)
    #expect(table.settles == Time(1.3))
    expectClose(table.offset(2), 522)
  }

  @Test("The last of several targets counts, and an offset ends the way")
  func several() {
    var table = makeTable()
    table.scroll(to: RowID(15), anchor: .top, at: Time(1))
    table.scroll(to: RowID(5), anchor: .top, at: Time(1.1))
    #expect(table.offset(2) == 220)
    table.scroll(to: RowID(15), anchor: .top, at: Time(3))
    table.scroll(to: 50, at: Time(3.1))
    #expect(table.offset(3.1) == 50)
    #expect(table.settles == nil)
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
}
