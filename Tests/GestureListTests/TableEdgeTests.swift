import GestureList
import HeadlessTable
import TestSupport
import Testing

@Suite("A gesture list in a table, at its limits")
struct TableEdgeTests {
  @Test("A hold that is cancelled by something other than its finger stops the scrolling at once")
  func cancelledFromCode() {
    typealias Ending = @Sendable (inout GestureList, Time) -> ListEffects
    let endings: [(name: String, offset: Double, end: Ending)] = [
      // The ninth row ends at 500: 20 points farther where it is edited.
      ("undo", 0, { $0.undo(at: $1) }), ("action", 20, { $0.perform("edit", on: RowID(9), at: $1) }),
      ("tap", 20, { $0.handle(.tap(RowID(9)), at: $1) }),
    ]
    for (name, offset, end) in endings {
      var fingers = FingerTable(1000)
      fingers.touch(.down, 100, 460, at: 0)
      fingers.touch(.moved, 100, 470, at: 0.5)
      fingers.expect(lifted: 9, note: name)
      fingers.edit(at: 0.5) { list, time in end(&list, time) }
      fingers.expect(lifted: nil, note: name)
      fingers.table.advance(to: Time(10))
      fingers.expect(offsets: [offset], at: [10], note: name)
    }
  }

  /// Such a row was painted without a view, so that a host that reuses views had none to show it in.
  @Test("A row that is in sight only because two fingers hold rows apart has a view")
  func heldApart() {
    var table = HeadlessTable(GestureList((0..<30).map { "\($0)" }, width: 320), width: 320, height: 480)
    table.touch(TouchEvent(.down, location: Vector(100, 90)), at: Time(0))
    table.touch(TouchEvent(.down, finger: 1, location: Vector(100, 60)), at: Time(0))
    table.touch(TouchEvent(.moved, finger: 1, location: Vector(100, 0)), at: Time(0.1))

    // The third row's position, from 100 to 150, is out of sight; the fingers hold it 30 points lower.
    table.scroll(to: 155, at: Time(0.1))
    table.draw(at: Time(0.1))

    let painted = table.frame.layers.filter { $0.id.part == .row }.compactMap(\.id.row)
    #expect(painted.contains(RowID(2)) && Set(table.pool.views.map(\.row)) == Set(painted))
    // The same holds in a table that has become lower.
    var fingers = FingerTable(40)
    fingers.touch(.down, 100, 330, at: 0)
    fingers.touch(.down, 100, 380, at: 0, finger: 1)
    fingers.touch(.moved, 100, 320, at: 0.1)
    fingers.table.resize(width: 480, height: 300, at: Time(0.2))
    fingers.touch(.moved, 100, 250, at: 0.3)
    let drawn = fingers.frame(at: 0.3).layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
    #expect(Set(fingers.table.pool.views.compactMap(\.row)) == Set(drawn))
  }

  @Test("A pinch that adds a row leaves the content where it is, whether a host or the table has recognised it")
  func pinchInAHost() {
    var table = HeadlessTable(GestureList((0..<30).map { "\($0)" }, width: 320), width: 320, height: 480)
    // Row 10 is the first in sight. The fingers are on rows 12 and 13, and the focus is below them.
    table.scroll(to: 500, at: .zero)
    table.focus = TableFocus(row: RowID(15))
    var hosted = table
    let phases: [(TouchPhase, Double, Double, Double)] = [
      (.down, 1, 125, 175), (.moved, 1.1, 95, 205), (.up, 1.2, 95, 205),
    ]
    for (phase, time, first, second) in phases {
      table.touch(TouchEvent(phase, finger: 0, location: Vector(100, first)), at: Time(time))
      table.touch(TouchEvent(phase, finger: 1, location: Vector(100, second)), at: Time(time))
    }
    let ends = FingerPair(95, 205)
    hosted.handle(.pinch(.began, FingerPair(125, 175), contentOffset: 500), at: Time(1))
    hosted.handle(.pinch(.changed, ends, contentOffset: 500), at: Time(1.1))
    hosted.handle(.pinch(.ended, ends, contentOffset: 500), at: Time(1.2))
    #expect([table, hosted].map(\.list.count) == [31, 31])
    #expect([table, hosted].map { $0.contentOffset(at: Time(5)) } == [500, 500])
  }

  /// After a carry with autoscroll the dropped row first moved up to 50 points away from home: its snapshot followed the
  /// row, which was still on its own way there.
  @Test("A dropped row goes straight to its place, also after autoscrolling")
  func landsStraight() throws {
    var fingers = FingerTable(100)
    fingers.touch(.down, 100, 100, at: 0)
    fingers.touch(.moved, 100, 470, at: 0.6)
    for step in 1...100 { fingers.table.advance(to: Time(0.6 + Double(step) / 100)) }
    let end = 1.6 + 0.003
    fingers.touch(.up, 100, 470, at: end)
    let row = try #require(fingers.list.lifted(contentOffset: 0, at: Time(end))?.row)
    let home = try #require(fingers.list.top(of: row)) + 25
    let way = (0...24).map { step in
      (fingers.list.lifted(contentOffset: 0, at: Time(end + Double(step) / 100))?.center ?? .nan) - home
    }
    #expect(way[0] != 0)
    // Never back, and never beyond.
    for (before, after) in zip(way, way.dropFirst()) {
      #expect(after.magnitude <= before.magnitude && after * before >= 0, "\(before) then \(after)")
    }
    // The row itself fades in at home.
    #expect(fingers.list.appearance(of: row, at: Time(end + 0.1))?.frame.y == home - 25)
  }

  @Test("A row that a plain action moves away stays in sight if it was in sight before")
  func followed() {
    for (row, isFollowed) in [(3, true), (80, false)] {
      var fingers = FingerTable(100)
      fingers.table.perform("moveToBottom", on: RowID(row), at: Time(1))
      // At the bottom, 100 · 50 - 480 points are above the viewport.
      fingers.expect(offsets: [0, isFollowed ? 4520 : 0], at: [1, 2], note: "\(row)")
      // In the middle of the way it is seen, too: both go half of theirs.
      let middle = fingers.list.appearance(of: RowID(row), at: Time(1.15))?.frame.y ?? .nan
      let expected: Double = isFollowed ? (150.0 + 4950 - 4520) / 2 : (4000.0 + 4950) / 2
      expectClose(middle - fingers.offset(1.15), expected, "\(row)")
    }
    // A row that only touches the visible part is not in sight.
    // Rows of 50: with a keyboard of 230 the lowest of which anything is seen
    // ends at 250; scrolled by 100, the uppermost begins there.
    for (row, action, offset) in [(5, "moveDown", 0.0), (1, "moveUp", 100)] {
      var fingers = FingerTable(20)
      fingers.table.showKeyboard(height: offset == 0 ? 230 : 0, at: .zero)
      fingers.table.scroll(to: offset, at: .zero)
      let effects = fingers.table.perform(action, on: RowID(row), at: .zero)
      #expect(effects.changesRows && fingers.offset(1) == offset, "\(action)")
    }
  }

  @Test("A hold scrolls to both ends of twenty thousand rows, even in a single step of time")
  func farAway() {
    for frames in [1, 500] {
      var fingers = FingerTable(20_000)
      fingers.touch(.down, 100, 75, at: 0)
      for (y, start) in [(480.0, 0.6), (0, 6000)] {
        fingers.touch(.moved, 100, y, at: start)
        for frame in 1...frames { fingers.table.advance(to: Time(start + 5000 * Double(frame) / Double(frames))) }
        fingers.expect(offsets: [y == 480 ? 1_000_000 - 480 : 0], at: [start + 6000], note: "\(frames)")
      }
      #expect(fingers.numbers.first == 1)
      fingers.touch(.up, 100, 480, at: 12_000)
      fingers.table.advance(to: Time(12_001))
      #expect(fingers.edit(at: 12_001) { $0.undo(at: $1) }.notices == [.didMove(RowID(1))])
      #expect(fingers.numbers == Array(0..<20_000))
    }
  }

  @Test("Time that jumps far ahead during a rest lifts the row when it was due, and scrolls from where the finger goes")
  func jump() {
    var fingers = FingerTable(100)
    fingers.touch(.down, 100, 460, at: 0)
    fingers.touch(.moved, 100, 470, at: 500)
    fingers.expect(offsets: [0], at: [500])
    fingers.table.advance(to: Time(1000))
    fingers.expect(offsets: [5000 - 480], at: [1000])
    #expect(fingers.numbers.last == 9)
    fingers.touch(.up, 100, 470, at: 1000)
    #expect(fingers.notices == ["didMove.9"])
  }

  @Test("From right to left the sides change: a finger to the right deletes, one to the left completes")
  func rightToLeft() {
    let list = GestureList(["A", "B"], width: 320)
    var table = HeadlessTable(list, width: 320, height: 480, direction: .rightToLeft)
    let deleted = table.play(.path((300, 75), (100, 75), at: 0)) + table.play(.path((20, 25), (220, 25), at: 1))
    #expect(deleted == ["didComplete.1", "didDelete.0"])
    table.advance(to: Time(5))
    #expect(table.play(Finger().down(100, 25, at: 5).move(190, 25, at: 5.1)) == [])
    let row = table.frame(at: 5.1).layers.first { $0.id == LayerID(RowID(1), .row) }
    // 80 of 90 points beyond the slop, toward the finger.
    #expect(row?.frame == LayoutRect(80, 0, 320, 50))
  }

  @Test("A table or rows without extent, and a list without items, survive any finger")
  func noExtent() {
    let extents: [(width: Double, height: Double, rowHeight: Double, count: Int)] = [
      (0, 0, 50, 3), (320, 0, 50, 3), (320, 480, 0, 3), (320, 480, 50, 0), (0, 0, 0, 0),
    ]
    for (width, height, rowHeight, count) in extents {
      let list = GestureList((0..<count).map { "\($0)" }, width: width, rowHeight: rowHeight)
      var fingers = FingerTable(HeadlessTable(list, width: width, height: height))
      var now = 0.0
      for number in [0.0, 25, -60, 480, .nan, .infinity, -.infinity, 1e300] {
        for phase in [TouchPhase.down, .moved, .moved, .up, .cancelled] {
          for finger in 0..<2 {
            now += 0.3
            fingers.touch(phase, number, 480 - number, at: now, finger: finger)
            fingers.touch(.moved, 200, number, at: -now, finger: finger)
          }
          fingers.table.showKeyboard(height: number, at: Time(now))
          let layers = fingers.frame(at: now).layers
          let areFinite = layers.allSatisfy { $0.frame.x.isFinite && $0.frame.y.isFinite && $0.alpha.isFinite }
          #expect(areFinite && fingers.offset(now).isFinite, "\(width), \(height), \(rowHeight), \(count): \(number)")
        }
      }
      while fingers.list.canUndo { fingers.edit(at: now) { $0.undo(at: $1) } }
      #expect(fingers.list.count == count)
    }
  }

  @Test("The edited row stays in sight when the table becomes lower, and under a keyboard no higher than the table")
  func shortTable() {
    let list = GestureList((0..<4).map { "\($0)" }, width: 320)
    var fingers = FingerTable(HeadlessTable(list, width: 320, height: 200))
    fingers.table.edit(at: .zero) { $0.beginEditing(RowID(3), at: .zero) }
    fingers.table.showKeyboard(height: 180, at: .zero)
    // 20 points are left, less than a row: its top.
    fingers.expect(offsets: [150], at: [1])
    fingers.table.resize(width: 320, height: 100, at: Time(2))
    #expect(fingers.table.keyboardHeight == 100)
    fingers.expect(offsets: [150], at: [3])
    var other = FingerTable(9)
    other.table.edit(at: .zero) { $0.beginEditing(RowID(8), at: .zero) }
    other.table.resize(width: 480, height: 320, at: Time(1))
    other.expect(offsets: [450 - 320], at: [2])
  }

  @Test("Rows whose heights are lost to rounding do not repeat a row for ever")
  func lostHeights() {
    let items = [GestureList.Item("high", height: 0x1p60)] + (0..<1000).map { GestureList.Item("\($0)") }
    // From 2^60 on numbers are 256 apart: 50 points more change nothing.
    for offset in [0x1p60 - 256, 0x1p60, 0x1p60 + 4096] {
      var table = HeadlessTable(GestureList(items: items, width: 320), width: 320, height: 480)
      table.scroll(to: offset, at: .zero)
      #expect(table.rowsInSight(at: .zero).count <= 480 / 50 + 2, "\(offset)")
    }
  }

  @Test("A host's finger holds the content beyond the top, even while rows change, and lets it go back")
  func hostLetsGo() {
    for phase in [PanPhase.ended, .cancelled, .failed] {
      var fingers = FingerTable(2)
      expectNothing(
        of: fingers.table.handle(.pull(.began, contentOffset: 0), at: .zero),
        fingers.table.handle(.pull(.changed, contentOffset: -20), at: Time(0.1)))
      fingers.expect(offsets: [-20], at: [1], note: phase.name)
      expect(fingers.table.handle(.pull(phase, contentOffset: -20), at: Time(1)), .none, note: phase.name)
      fingers.table.advance(to: Time(3))
      fingers.expect(offsets: [0], at: [3], note: phase.name)
    }
    // What it pulls stays where the finger says while the rows change.
    var fingers = FingerTable(2)
    fingers.edit(at: 0) { list, time in
      let effects = list.beginEditing(RowID(0), at: time)
      list.type("", at: time)
      return effects
    }
    fingers.table.handle(.pull(.began, contentOffset: -20), at: .zero)
    #expect(fingers.list.texts == ["1"])
    fingers.expect(offsets: [-20], at: [0])
  }

  @Test("While rows close up, a host's hold lifts the row that is seen, and its pinch parts the rows that are seen")
  func recognisedInMotion() {
    var fingers = FingerTable(5)
    fingers.table.perform("delete", on: RowID(0), at: .zero)
    var held = fingers.table
    // Rows 1 and 2 are still seen from 50 on, though their positions begin at 0.
    held.handle(.hold(.began, y: 75, contentOffset: 0), at: Time(0.01))
    FingerTable(held).expect(lifted: 1)
    for (phase, delta) in [(PanPhase.began, 0.0), (.changed, 40), (.ended, 40)] {
      let pair = FingerPair(60 - delta, 110 + delta)
      fingers.table.handle(.pinch(phase, pair, contentOffset: 0), at: Time(0.01))
    }
    #expect(fingers.numbers == [1, 5, 2, 3, 4])
  }

  @Test("A lifted row's snapshot owns its upper edge and not its lower one")
  func edgesOfALiftedRow() {
    var player = Player()
    player.hold(.began, 75)
    // It rises to the finger: at this moment it has not begun to grow, and its snapshot lies from 50 to 100.
    func row(at y: Double) -> RowID? { player.list.hit(Vector(100, y), at: player.time)?.row }
    #expect(player.lifted() == .init(row: RowID(1), center: 75, alpha: 0, scale: 1))
    let hit: [RowID?] = [49.9, 50, 99.9, 100].map(row)
    #expect(hit == [0, 1, 1, 2].map { RowID($0) })
    player.now += 1
    player.hold(.changed, 115)
    // Its centre is at the finger, 1.05 times as high; the row that it passes travels beneath it.
    let (upper, lower) = (115 - 1.05 * 50 / 2, 115 + 1.05 * 50 / 2)
    let (above, below, beyond) = (row(at: upper), row(at: lower - 0.01), row(at: lower))
    #expect(above == RowID(1) && below == RowID(1) && beyond != RowID(1))
  }

  @Test("Cancelling all touches releases both fingers of a pinch")
  func pinchTakenAway() {
    var fingers = FingerTable(5)
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 100, 125, at: 0, finger: 1)
    fingers.touch(.moved, 100, 20, at: 0.1)
    fingers.table.cancelTouches(at: Time(0.2))
    fingers.play(Finger(7).down(310, 75, at: 1).move(100, 75, at: 1.1).up(100, 75, at: 1.2))
    fingers.expect([0, 2, 3, 4], ["didDelete.1"])
  }

}
