import GestureList
import HeadlessTable
import Testing

@Suite("A gesture list in a table, at its limits")
struct TableEdgeTests {
  @Test("A hold that is cancelled by other than its finger stops the scrolling at once")
  func cancelledFromCode() {
    for cancel in [
      { $0.undo(at: $1) }, { $0.perform("edit", on: RowID(9), at: $1) }, { $0.handle(.tap(RowID(9)), at: $1) },
    ] as [(inout GestureList, Time) -> ListEffects] {
      var fingers = FingerTable(1000)
      fingers.touch(.down, 100, 470, at: 0)
      fingers.table.advance(to: Time(0.5))
      #expect(fingers.table.list.liftedRow == RowID(9))
      fingers.table.apply(at: Time(0.5)) { cancel(&$0, Time(0.5)) }
      fingers.table.advance(to: Time(10))
      // The ninth row ends at 500: 20 points farther where it is edited.
      #expect(fingers.offset(10) <= 20)
    }
  }

  @Test("A hold scrolls to both ends of a hundred thousand rows, in one step of time too")
  func farAway() {
    for frames in [1, 500] {
      var fingers = FingerTable(100_000)
      fingers.touch(.down, 100, 75, at: 0)
      fingers.touch(.moved, 100, 480, at: 0.6)
      for frame in 1...frames { fingers.table.advance(to: Time(0.6 + 5000 * Double(frame) / Double(frames))) }
      #expect(fingers.offset(6000) == 5_000_000 - 480)
      fingers.touch(.moved, 100, 0, at: 6000)
      for frame in 1...frames { fingers.table.advance(to: Time(6000 + 5000 * Double(frame) / Double(frames))) }
      #expect(fingers.offset(12000) == 0)
      #expect(fingers.numbers.first == 1)
      fingers.touch(.up, 100, 480, at: 12_000)
      fingers.table.advance(to: Time(12_001))
      fingers.table.apply(at: Time(12_001)) { $0.undo(at: Time(12_001)) }
      #expect(fingers.numbers == Array(0..<100_000))
    }
  }

  @Test("Time that jumps far ahead during a rest lifts the row when it was due, and scrolls from then on")
  func jump() {
    var fingers = FingerTable(100)
    fingers.touch(.down, 100, 470, at: 0)
    fingers.table.advance(to: Time(1000))
    #expect(fingers.offset(1000) == 5000 - 480)
    #expect(fingers.numbers.last == 9)
    fingers.touch(.up, 100, 470, at: 1000)
    #expect(fingers.notices == ["didMove.9"])
  }

  @Test("From right to left the sides change: a finger to the right deletes, one to the left completes")
  func rightToLeft() {
    let list = GestureList(["A", "B"], width: 320)
    var table = HeadlessTable(list, width: 320, height: 480, direction: .rightToLeft)
    var notices: [String] = []
    func drag(_ y: Double, _ from: Double, _ to: Double, _ time: Double) {
      for (phase, x) in [(TouchPhase.down, from), (.moved, to), (.up, to)] {
        notices += table.touch(TouchEvent(phase, at: Vector(x, y), time: Time(time))).notices.map(\.name)
      }
    }
    drag(75, 300, 100, 0)
    drag(25, 20, 220, 1)
    #expect(notices == ["didComplete.1", "didDelete.0"])
    table.advance(to: Time(5))
    var frame = LayerList()
    table.touch(TouchEvent(.down, at: Vector(100, 25), time: Time(5)))
    table.touch(TouchEvent(.moved, at: Vector(190, 25), time: Time(5.1)))
    table.draw(at: Time(5.1), into: &frame)
    // 80 of 90 points beyond the slop, toward the finger.
    #expect(frame.layers.first { $0.id == LayerID(RowID(1), .row) }?.frame == LayoutRect(80, 0, 320, 50))
  }

  @Test("A table or rows without extent, and a list without items, survive any finger")
  func noExtent() {
    for (width, height, rowHeight, count) in [
      (0.0, 0.0, 50.0, 3), (320, 0, 50, 3), (320, 480, 0, 3), (320, 480, 50, 0), (0, 0, 0, 0),
    ] {
      let list = GestureList((0..<count).map { "\($0)" }, width: width, rowHeight: rowHeight)
      var table = HeadlessTable(list, width: width, height: height)
      var now = 0.0
      for numbers in [0.0, 25, -60, 480, .nan, .infinity, -.infinity, 1e300] {
        for phase in [TouchPhase.down, .moved, .moved, .up, .cancelled] {
          for finger in 0..<2 {
            now += 0.3
            table.touch(TouchEvent(phase, finger: finger, at: Vector(numbers, 480 - numbers), time: Time(now)))
            table.touch(TouchEvent(.moved, finger: finger, at: Vector(200, numbers), time: Time(-now)))
          }
          table.showKeyboard(height: numbers, at: Time(now))
          var frame = LayerList()
          table.draw(at: Time(now), into: &frame)
          #expect(frame.layers.allSatisfy { $0.frame.x.isFinite && $0.frame.y.isFinite && $0.alpha.isFinite })
          #expect(table.contentOffset(at: Time(now)).isFinite)
        }
      }
      while table.list.canUndo { table.apply(at: Time(now)) { $0.undo(at: Time(now)) } }
      #expect(table.list.count == count)
    }
  }

  @Test("The keyboard never covers the edited row of a short table, and no more than the table")
  func shortTable() {
    let list = GestureList((0..<4).map { "\($0)" }, width: 320)
    var table = HeadlessTable(list, width: 320, height: 200)
    table.apply(at: .zero) { $0.beginEditing(RowID(3), at: .zero) }
    table.showKeyboard(height: 180, at: .zero)
    table.advance(to: Time(1))
    // 20 points are left, less than a row: its top.
    #expect(table.contentOffset(at: Time(1)) == 150)
    table.resize(width: 320, height: 100, at: Time(2))
    table.advance(to: Time(3))
    #expect(table.keyboardHeight == 100)
    #expect(table.contentOffset(at: Time(3)) == 150)
  }

  @Test("A row that is edited stays in sight when the table becomes lower, without a keyboard too")
  func lowerTable() {
    var table = HeadlessTable(GestureList((0..<9).map { "\($0)" }, width: 320), width: 320, height: 480)
    table.apply(at: .zero) { $0.beginEditing(RowID(8), at: .zero) }
    table.resize(width: 480, height: 320, at: Time(1))
    #expect(table.contentOffset(at: Time(2)) == 450 - 320)
  }

  @Test("Rows whose heights are lost in those above them repeat no row for ever")
  func lostHeights() {
    // From 2^60 on numbers are 256 apart: 50 points more change nothing.
    let items = [GestureList.Item("high", height: 0x1p60)] + (0..<1000).map { GestureList.Item("\($0)") }
    var table = HeadlessTable(GestureList(items: items, width: 320), width: 320, height: 480)
    for offset in [0x1p60 - 256, 0x1p60, 0x1p60 + 4096] {
      table.scroll(to: offset)
      #expect(table.rowsInSight(at: .zero).count <= 480 / 50 + 2)
    }
  }

  @Test("A host's finger that lets go beyond the top gives the content back")
  func hostLetsGo() {
    for phase in [PanPhase.ended, .cancelled, .failed] {
      var table = HeadlessTable(GestureList(["A", "B"], width: 320), width: 320, height: 480)
      table.handle(.pull(.began, contentOffset: 0), at: .zero)
      table.handle(.pull(.changed, contentOffset: -20), at: Time(0.1))
      #expect(table.contentOffset(at: Time(1)) == -20)
      table.handle(.pull(phase, contentOffset: -20), at: Time(1))
      table.advance(to: Time(3))
      #expect(table.contentOffset(at: Time(3)) == 0)
    }
  }

  @Test("What a host's finger pulls stays where the finger says while the rows change")
  func hostPull() {
    let list = GestureList(["A", "B"], width: 320)
    var table = HeadlessTable(list, width: 320, height: 480)
    table.apply(at: .zero) { $0.beginEditing(RowID(0), at: .zero) }
    table.apply(at: .zero) { list in
      list.edit("")
      return .none
    }
    table.handle(.pull(.began, contentOffset: -20), at: .zero)
    #expect(table.list.texts == ["B"])
    #expect(table.contentOffset(at: .zero) == -20)
  }
}
