import GestureList
import HeadlessTable
import InteractionLaws
import Testing

@Suite("A gesture list in a table")
struct TableTests {
  @Test("Swipes delete and complete, a tap edits, a tap below the rows ends the edit")
  func swipesAndTaps() {
    var fingers = FingerTable()
    fingers.drag((300, 75), (200, 75), (100, 75), at: 0)
    fingers.drag((100, 75), (200, 75), (290, 75), at: 1)
    fingers.drag((100, 25), at: 2)
    fingers.drag((100, 400), at: 3)
    #expect(fingers.notices == ["didDelete.1", "didComplete.2", "didBeginEditing.0", "didEndEditing.0"])
    #expect(fingers.numbers == [0, 2, 3, 4])
  }

  @Test("A row deleted by one report, from touch to lift, needs no sample between")
  func oneReport() {
    var fingers = FingerTable()
    fingers.table.apply(at: .zero) { $0.beginEditing(RowID(0), at: .zero) }
    fingers.table.apply(at: .zero) { list in
      list.edit("")
      return .none
    }
    fingers.touch(.down, 300, 125, at: 0)
    fingers.touch(.up, 50, 125, at: 0.1)
    // The edit's end and the swipe's are two updates of one report.
    #expect(fingers.notices == ["didEndEditing.0", "didDelete.0", "didDelete.2"])
    #expect(fingers.numbers == [1, 3, 4])
  }

  @Test("A pull beyond the top, through the rubber band, adds an item; the content swings back")
  func pull() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 100, at: 0)
    fingers.touch(.moved, 100, 240, at: 0.1)
    // Beyond the slop, 130 points of finger are 480 (1 - 1 / (130 · 0.55 / 480 + 1)) of content.
    let pulled = 480 * (1 - 1 / (130 * 0.55 / 480 + 1))
    #expect(abs(fingers.offset(0.1) + pulled) < 1e-9)
    #expect(fingers.table.list.placeholder?.text == "Release to Add New Item")
    fingers.touch(.up, 100, 240, at: 0.3)
    #expect(fingers.notices == ["didInsert.5", "didBeginEditing.5"])
    #expect(abs(fingers.offset(0.3) + pulled) < 1e-9)
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
    #expect(fingers.table.list.placeholder == nil)
    #expect(fingers.notices == [])
    #expect(fingers.numbers == [0, 1, 2, 3, 4])
  }

  @Test("A scroll that begins elsewhere is no pull, though it ends beyond the top")
  func scrollNotPull() {
    var fingers = FingerTable(30)
    fingers.table.scroll(to: 5)
    fingers.drag((100, 100), (100, 300), at: 0)
    #expect(fingers.notices == [])
    #expect(fingers.table.list.count == 30)
  }

  @Test("Half a second of rest lifts the row, by time alone; a host is told when to look")
  func hold() {
    var fingers = FingerTable()
    #expect(fingers.table.wakes == nil)
    fingers.touch(.down, 100, 75, at: 1)
    fingers.touch(.moved, 104, 80, at: 1.2)  // a drift of less than 10
    #expect(fingers.table.wakes == Time(1.5))
    fingers.table.advance(to: Time(1.499))
    #expect(fingers.table.list.liftedRow == nil)
    var frame = LayerList()
    fingers.table.draw(at: Time(1.6), into: &frame)
    #expect(fingers.table.list.liftedRow == RowID(1))
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
    #expect(fingers.table.list.liftedRow == nil)
    #expect(fingers.table.list.row(RowID(1)).offset(at: Time(2)) == 1)
  }

  @Test("Two fingers pinch from where they are; a third is ignored; the first that lifts ends it")
  func pinch() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    fingers.touch(.down, 150, 300, at: 0.2, finger: 2)
    fingers.touch(.moved, 150, 400, at: 0.3, finger: 2)
    fingers.touch(.moved, 100, 45, at: 0.3)
    #expect(fingers.table.list.pinch == .init(first: 1, second: 2, isArmed: true))
    fingers.touch(.up, 150, 400, at: 0.35, finger: 2)
    #expect(fingers.table.list.pinch != nil)
    fingers.touch(.up, 200, 125, at: 0.4, finger: 1)
    #expect(fingers.numbers == [0, 1, 5, 2, 3, 4])
    // The finger that is left does nothing: no swipe, no scroll, no hold.
    fingers.touch(.moved, 300, 45, at: 2)
    fingers.touch(.up, 300, 45, at: 2.1)
    #expect(fingers.notices == ["didInsert.5", "didBeginEditing.5"])
    #expect(fingers.table.wakes == nil)
  }

  @Test("Either of the two fingers opens the gap alone", arguments: [(0, 75, 45), (1, 125, 155)])
  func oneFingerMoves(finger: Int, from y: Double, to goal: Double) {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    fingers.touch(.moved, 100, goal, at: 0.2, finger: finger)
    #expect(fingers.table.list.pinch == .init(first: 1, second: 2, isArmed: true))
  }

  @Test("Fingers that cross, or one that the system takes, add or restore")
  func crossing() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    fingers.touch(.moved, 100, 160, at: 0.2)
    fingers.touch(.moved, 200, 60, at: 0.2, finger: 1)
    fingers.touch(.cancelled, 100, 160, at: 0.3)
    fingers.touch(.up, 200, 60, at: 0.4, finger: 1)
    #expect(fingers.notices == [])
    #expect(fingers.numbers == [0, 1, 2, 3, 4])
    fingers.touch(.down, 100, 75, at: 1)
    fingers.touch(.down, 200, 125, at: 1, finger: 1)
    fingers.touch(.moved, 100, 160, at: 1.2)
    fingers.touch(.moved, 200, 60, at: 1.2, finger: 1)
    fingers.touch(.up, 100, 160, at: 1.3)
    #expect(fingers.numbers == [0, 1, 5, 2, 3, 4])
  }

  @Test("A second finger changes nothing once the first one swipes, scrolls or holds")
  func secondFinger() {
    var fingers = FingerTable()
    fingers.touch(.down, 300, 75, at: 0)
    fingers.touch(.moved, 200, 75, at: 0.1)
    fingers.touch(.down, 100, 125, at: 0.2, finger: 1)
    fingers.touch(.moved, 100, 225, at: 0.3, finger: 1)
    fingers.touch(.up, 100, 225, at: 0.4, finger: 1)
    fingers.touch(.up, 100, 75, at: 0.5)
    #expect(fingers.notices == ["didDelete.1"])
  }

  @Test("While a row is lifted near an end the content scrolls, and rows pass; never is one reloaded")
  func autoscroll() {
    var fingers = FingerTable(1000)
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 100, 480, at: 0.6)  // the end: 1200 points per second after a second
    #expect(fingers.offset(1.6) == 600)
    #expect(fingers.offset(2.6) == 1800)
    // 50000 - 480 points are 600 and 1200 for each second more: 600 + 1200 (t - 1) = 49520.
    let end = 0.6 + 1 + (49520.0 - 600) / 1200
    #expect(abs((fingers.table.settles ?? .zero).seconds - end) < 1e-9)
    var reloads = 0
    var moves = 0
    for step in 0...120 {
      let effects = fingers.table.advance(to: Time(0.6 + Double(step) / 2))
      for update in effects.updates {
        reloads += update.reloaded.count + update.deleted.count + update.inserted.count
        moves += update.moved.count
      }
    }
    #expect(reloads == 0)
    #expect(moves > 80)
    #expect(fingers.offset(70) == 49520)
    fingers.touch(.up, 100, 479, at: 71)
    #expect(fingers.numbers.last == 1)
    #expect(fingers.notices == ["didMove.1"])
    fingers.table.apply(at: Time(72)) { $0.undo(at: Time(72)) }
    #expect(fingers.numbers == Array(0..<1000))
  }

  @Test("The lifted row stays under its finger while the content scrolls, and is always drawn last")
  func drawnLast() {
    var fingers = FingerTable(100)
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 100, 470, at: 0.6)
    for time in [1.0, 2, 3] {
      var frame = LayerList()
      fingers.table.draw(at: Time(time), into: &frame)
      guard let place = frame.layers.firstIndex(where: { $0.id.part == .lifted }) else {
        Issue.record("nothing is lifted")
        return
      }
      #expect(abs(frame.layers[place].frame.y + 25 - 470) < 1e-6)
      #expect(frame.layers[place...].allSatisfy { $0.id.row == RowID(1) })
      #expect(fingers.table.pool.views.contains { $0.row == RowID(1) })
    }
  }

  @Test("A lifted row that is removed stops the scrolling")
  func removedWhileScrolling() {
    var fingers = FingerTable(100)
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 100, 480, at: 0.6)
    fingers.table.apply(at: Time(2)) { $0.remove(RowID(1), at: Time(2)) }
    let offset = fingers.offset(2)
    fingers.touch(.moved, 100, 479, at: 3)
    #expect(fingers.offset(4) == offset)
    fingers.touch(.up, 100, 479, at: 4)
    #expect(fingers.table.list.count == 99)
    #expect(fingers.notices == [])
  }

  @Test("The edited row keeps clear of the keyboard, and the content comes back when it goes")
  func keyboard() {
    var fingers = FingerTable(10)
    fingers.drag((100, 425), at: 0)  // row 8, from 400 to 450
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
    fingers.table.scroll(to: 0)
    fingers.table.apply(at: Time(2.5)) { $0.beginEditing(RowID(7), at: Time(2.5)) }
    #expect(fingers.offset(2.9) == 120)
    fingers.table.showKeyboard(height: .nan, at: Time(3))
    fingers.table.showKeyboard(height: .infinity, at: Time(3))
    #expect(fingers.table.keyboardHeight == 480)
  }

  @Test("Any fingers in any order leave a list that can be undone to the start", arguments: 0..<20)
  func fuzz(_ seed: Int) {
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
        fingers.table.apply(at: Time(now)) { $0.remove(id, at: Time(now)) }
      case 2: fingers.table.apply(at: Time(now)) { $0.undo(at: Time(now)) }
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
      var frame = LayerList()
      fingers.table.draw(at: Time(now), into: &frame)
    }
    for finger in 0..<3 { fingers.touch(.cancelled, 0, 0, at: now, finger: finger) }
    fingers.table.apply(at: Time(now)) { $0.endEditing(at: Time(now)) }
    while fingers.table.list.canUndo { fingers.table.apply(at: Time(now)) { $0.undo(at: Time(now)) } }
    #expect(fingers.numbers == Array(0..<12))
    #expect(fingers.table.list.texts == (0..<12).map { "\($0)" })
  }
}
