import GestureList
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

@Suite("A gesture list in a table")
struct TableTests {
  @Test("Swipes delete and complete, a tap edits, a tap below the rows ends the edit")
  func swipesAndTaps() {
    var fingers = FingerTable()
    fingers.play(.path((300, 75), (200, 75), (100, 75), at: 0))
    fingers.play(.path((100, 75), (200, 75), (290, 75), at: 1))
    fingers.play(.path((100, 25), at: 2))
    fingers.play(.path((100, 400), at: 3))
    #expect(fingers.notices == ["didDelete.1", "didComplete.2", "didBeginEditing.0", "didEndEditing.0"])
    #expect(fingers.numbers == [0, 2, 3, 4])
  }

  @Test("A row deleted by one report, from touch to lift, needs no sample between")
  func oneReport() {
    var fingers = FingerTable()
    fingers.edit(at: 0) { list, time in
      let effects = list.beginEditing(RowID(0), at: time)
      list.type("", at: time)
      return effects
    }
    fingers.touch(.down, 300, 125, at: 0)
    // The edit's end and the swipe's are one update of one report.
    #expect(
      fingers.touch(.up, 50, 125, at: 0.1)
        == ListEffects(
          update: ListUpdate([.delete(.init(0..<1)), .delete(.init(2..<3))]),
          notices: [.didEndEditing(RowID(0)), .didDelete(RowID(0)), .didDelete(RowID(2))], startedMotion: true))
    #expect(fingers.numbers == [1, 3, 4])
  }

  @Test("A pull beyond the top, through the rubber band, adds an item; the content swings back")
  func pull() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 100, at: 0)
    fingers.touch(.moved, 100, 240, at: 0.1)
    // Beyond the slop, 130 points of finger are 480 (1 - 1 / (130 · 0.55 / 480 + 1)) of content.
    let stretch: Double = 130 * 0.55 / 480
    let pulled = 480 * (1 - 1 / (stretch + 1))
    expectClose(fingers.offset(0.1), -pulled)
    #expect(fingers.list.placeholder?.text == "Release to Add New Item")
    fingers.touch(.up, 100, 240, at: 0.3)
    #expect(fingers.notices == ["didInsert.5", "didBeginEditing.5"])
    expectClose(fingers.offset(0.3), -pulled)
    fingers.table.advance(to: Time(3))
    #expect(fingers.offset(3) == 0)
    #expect(fingers.numbers == [5, 0, 1, 2, 3, 4])
  }

  @Test("A pull that the system takes away adds nothing, and its placeholder goes")
  func pullTaken() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 100, at: 0)
    fingers.touch(.moved, 100, 240, at: 0.1)
    fingers.touch(.cancelled, 100, 240, at: 0.2)
    #expect(fingers.list.placeholder == nil)
    #expect(fingers.notices == [])
    #expect(fingers.numbers == [0, 1, 2, 3, 4])
  }

  @Test("A scroll that begins elsewhere is no pull, though it ends beyond the top")
  func scrollNotPull() {
    var fingers = FingerTable(30)
    fingers.table.scroll(to: 5, at: .zero)
    fingers.play(.path((100, 100), (100, 300), at: 0))
    #expect(fingers.notices == [])
    #expect(fingers.list.count == 30)
  }

  @Test("Half a second of rest lifts the row, by time alone; a host learns when to look")
  func hold() {
    var fingers = FingerTable()
    #expect(fingers.table.wakes == nil)
    fingers.touch(.down, 100, 75, at: 1)
    fingers.touch(.moved, 104, 80, at: 1.2)  // a drift of less than 10
    #expect(fingers.table.wakes == Time(1.5))
    #expect(fingers.table.advance(to: Time(1.499)) == .none)
    #expect(fingers.list.liftedRow == nil)
    let frame = fingers.frame(at: 1.6)
    #expect(fingers.list.liftedRow == RowID(1))
    #expect(frame.layers.contains { $0.id == LayerID(RowID(1), .lifted) })
    #expect(fingers.table.wakes == nil)
    // It rose from when it was due, not from when someone looked.
    #expect(fingers.table.settles == Time(1.75))
    fingers.touch(.moved, 104, 130, at: 2)
    fingers.touch(.up, 104, 130, at: 2.1)
    #expect(fingers.numbers == [0, 2, 1, 3, 4])
    #expect(fingers.notices == ["didMove.1"])
  }

  @Test("A report that comes late begins the hold first; a drift beyond 10 points never does")
  func late() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 100, 130, at: 0.7)
    fingers.touch(.up, 100, 130, at: 0.8)
    #expect(fingers.numbers == [0, 2, 1, 3, 4])
    fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 111, 75, at: 0.4)
    fingers.table.advance(to: Time(2))
    #expect(fingers.list.liftedRow == nil)
    #expect(fingers.list.row(RowID(1)).offset(at: Time(2)) == 1)
  }

  @Test("Two fingers pinch from where they are; a third is ignored; the first that lifts ends it")
  func pinch() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    fingers.touch(.down, 150, 300, at: 0.2, finger: 2)
    fingers.touch(.moved, 150, 400, at: 0.3, finger: 2)
    fingers.touch(.moved, 100, 45, at: 0.3)
    #expect(fingers.list.pinch == .init(first: 1, second: 2, isArmed: false))  // 30 of 50 points
    fingers.touch(.moved, 200, 146, at: 0.3, finger: 1)
    #expect(fingers.list.pinch == .init(first: 1, second: 2, isArmed: true))  // 51
    fingers.touch(.up, 150, 400, at: 0.35, finger: 2)
    #expect(fingers.list.pinch != nil)
    fingers.touch(.up, 200, 146, at: 0.4, finger: 1)
    #expect(fingers.numbers == [0, 1, 5, 2, 3, 4])
    // The finger that is left does nothing: no swipe, no scroll, no hold.
    fingers.touch(.moved, 300, 45, at: 2)
    fingers.touch(.up, 300, 45, at: 2.1)
    #expect(fingers.notices == ["didInsert.5", "didBeginEditing.5"])
    #expect(fingers.table.wakes == nil)
  }

  @Test("Either of the two fingers opens the gap alone", arguments: [(0, 75, 24), (1, 125, 176)])
  func oneFingerMoves(finger: Int, from y: Double, to target: Double) {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    fingers.touch(.moved, 100, target, at: 0.2, finger: finger)
    #expect(fingers.list.pinch == .init(first: 1, second: 2, isArmed: true))
  }

  @Test(
    "Fingers that cross add; one that the system takes restores",
    arguments: [(.up, [0, 1, 5, 2, 3, 4]), (.cancelled, [0, 1, 2, 3, 4])] as [(TouchPhase, [Int])])
  func crossing(end: TouchPhase, numbers: [Int]) {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    fingers.touch(.moved, 100, 161, at: 0.2)
    fingers.touch(.moved, 200, 60, at: 0.2, finger: 1)
    fingers.touch(end, 100, 161, at: 0.3)  // 101 points apart, 50 at first
    fingers.touch(.up, 200, 60, at: 0.4, finger: 1)
    #expect(fingers.numbers == numbers)
    #expect(fingers.notices == (end == .up ? ["didInsert.5", "didBeginEditing.5"] : []))
  }

  @Test("Two fingers that move the same way, one after the other, add nothing", arguments: [-60.0, 60])
  func sameWay(distance: Double) {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    for step in 1...10 {
      let way = distance * Double(step) / 10
      fingers.touch(.moved, 100, 75 + way, at: 0.1 + Double(step) / 100)
      fingers.touch(.moved, 200, 125 + way, at: 0.1 + Double(step) / 100, finger: 1)
    }
    #expect(fingers.list.pinch == .init(first: 1, second: 2, isArmed: false))
    fingers.touch(.up, 100, 75 + distance, at: 0.4)
    #expect(fingers.numbers == [0, 1, 2, 3, 4])
    #expect(fingers.notices == [])
  }

  @Test("A second finger changes nothing once the first one swipes, scrolls or holds")
  func secondFinger() {
    var fingers = FingerTable()
    fingers.play(
      Finger(0).down(300, 75, at: 0).move(200, 75, at: 0.1),
      Finger(1).down(100, 125, at: 0.2).move(100, 225, at: 0.3).up(100, 225, at: 0.4), Finger(0).up(100, 75, at: 0.5))
    #expect(fingers.notices == ["didDelete.1"])
  }

  @Test("The edited row keeps clear of the keyboard, and the content comes back when it goes")
  func keyboard() {
    var fingers = FingerTable(10)
    fingers.play(.path((100, 425), at: 0))  // row 8, from 400 to 450
    fingers.table.showKeyboard(height: 200, at: Time(1))
    // 450 - (480 - 200)
    #expect(fingers.offset(1.3) == 170)
    #expect(fingers.table.settles == Time(1.3))
    fingers.table.showKeyboard(height: 0, at: Time(2))
    // The content is 500 points high.
    #expect(fingers.offset(2.4) == 20)
    #expect(fingers.table.keyboardHeight == 0)
    // Another row is edited while it is there: 400 - (480 - 200)
    fingers.table.showKeyboard(height: 200, at: Time(2.5))
    fingers.table.scroll(to: 0, at: .zero)
    fingers.edit(at: 2.5) { $0.beginEditing(RowID(7), at: $1) }
    #expect(fingers.offset(2.9) == 120)
    fingers.table.showKeyboard(height: .nan, at: Time(3))
    fingers.table.showKeyboard(height: .infinity, at: Time(3))
    #expect(fingers.table.keyboardHeight == 480)
  }

  @Test("Any fingers in any order leave a list that can be undone to the start", arguments: 0..<20)
  func fuzz(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var fingers = FingerTable(12)
    var now = 0.0
    for _ in 0..<300 {
      now += Double.random(in: 0...0.3, using: &random)
      let phase = TouchPhase.allCases[Int.random(in: 0..<4, using: &random)]
      let x = Double.random(in: -10...330, using: &random)
      let y = Double.random(in: -10...490, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        fingers.table.showKeyboard(height: Double.random(in: 0...300, using: &random), at: Time(now))
      case 1:
        let id = RowID(Int.random(in: 0..<15, using: &random))
        fingers.edit(at: now) { $0.remove(id, at: $1) }
      case 2: fingers.edit(at: now) { $0.undo(at: $1) }
      case 3 where y < 100:
        fingers.table.resize(width: x, height: Double.random(in: 0...500, using: &random), at: Time(now))
      case 4 where y < 100:
        let phase = PanPhase.allCases[Int.random(in: 0..<5, using: &random)]
        fingers.table.handle(.pull(phase, contentOffset: x - 200), at: Time(now - 1))
        fingers.table.handle(.hold(phase, y: y, contentOffset: 0), at: Time(now))
      case 5 where y < 100: fingers.table.perform("edit", on: RowID(Int(y / 10)), at: Time(now))
      default: fingers.touch(phase, x, y, at: now, finger: Int.random(in: 0..<3, using: &random))
      }
      #expect(fingers.offset(now).isFinite)
      #expect(!fingers.frame(at: now).layers.isEmpty)
    }
    for finger in 0..<3 { fingers.touch(.cancelled, 0, 0, at: now, finger: finger) }
    fingers.edit(at: now) { $0.endEditing(at: $1) }
    while fingers.list.canUndo { fingers.edit(at: now) { $0.undo(at: $1) } }
    #expect(fingers.numbers == Array(0..<12))
    #expect(fingers.list.texts == (0..<12).map { "\($0)" })
  }
}
