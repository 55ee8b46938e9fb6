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
    fingers.expect([0, 2, 3, 4], ["didDelete.1", "didComplete.2", "didBeginEditing.0", "didEndEditing.0"])
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
    let expected = ListEffects(
      update: ListUpdate([.delete(.init(0..<1)), .delete(.init(2..<3))]),
      notices: [.didEndEditing(RowID(0)), .didDelete(RowID(0)), .didDelete(RowID(2))], startedMotion: true)
    expect(fingers.touch(.up, 50, 125, at: 0.1), expected)
    #expect(fingers.numbers == [1, 3, 4])
  }

  @Test("A pull beyond the top, through the rubber band, adds an item; a cancelled one adds nothing")
  func pull() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 100, at: 0)
    fingers.touch(.moved, 100, 240, at: 0.1)
    var taken = fingers
    // Beyond the slop, 130 points of finger are 480 (1 - 1 / (130 · 0.55 / 480 + 1)) of content.
    let stretch: Double = 130 * 0.55 / 480
    let pulled = 480 * (1 - 1 / (stretch + 1))
    expectClose(fingers.offset(0.1), -pulled)
    #expect(fingers.list.placeholder?.text == "Release to Add New Item")
    fingers.touch(.up, 100, 240, at: 0.3)
    expectClose(fingers.offset(0.3), -pulled)
    fingers.table.advance(to: Time(3))
    // The content has swung back.
    fingers.expect(offsets: [0], at: [3])
    fingers.expect([5, 0, 1, 2, 3, 4], ["didInsert.5", "didBeginEditing.5"])
    taken.touch(.cancelled, 100, 240, at: 0.2)
    #expect(taken.list.placeholder == nil)
    taken.expect([0, 1, 2, 3, 4], [])
    // A scroll that begins elsewhere is no pull, though it ends beyond the top.
    var scrolled = FingerTable(30)
    scrolled.table.scroll(to: 5, at: .zero)
    scrolled.play(.path((100, 100), (100, 300), at: 0))
    scrolled.expect(Array(0..<30), [])
  }

  @Test("Half a second of rest lifts the row, by time alone; a host can ask when that is due")
  func hold() {
    var fingers = FingerTable()
    #expect(fingers.table.holdStartTime == nil)
    fingers.touch(.down, 100, 75, at: 1)
    fingers.touch(.moved, 104, 80, at: 1.2)  // a drift of less than 10
    #expect(fingers.table.holdStartTime == Time(1.5))
    expectNothing(of: fingers.table.advance(to: Time(1.499)))
    fingers.expect(lifted: nil)
    let frame = fingers.frame(at: 1.6)
    fingers.expect(lifted: 1)
    #expect(frame.layers.contains { $0.id == LayerID(RowID(1), .lifted) })
    // It rose from when it was due, not from when someone looked.
    #expect((fingers.table.holdStartTime, fingers.table.settleTime) == (nil, Time(1.75)))
    fingers.touch(.moved, 104, 130, at: 2)
    fingers.touch(.up, 104, 130, at: 2.1)
    fingers.expect([0, 2, 1, 3, 4], ["didMove.1"])
    // A report that comes late begins the hold first; a drift beyond 10 points never does.
    fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 100, 130, at: 0.7)
    fingers.touch(.up, 100, 130, at: 0.8)
    fingers.expect([0, 2, 1, 3, 4], ["didMove.1"])
    fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.moved, 111, 75, at: 0.4)
    fingers.table.advance(to: Time(2))
    fingers.expect(lifted: nil)
    #expect(fingers.list.row(RowID(1)).offset(at: Time(2)) == 1)
  }

  @Test("Two fingers pinch from where they are; a third is ignored; the first that lifts ends it")
  func pinch() {
    var fingers = FingerTable()
    fingers.touch(.down, 100, 75, at: 0)
    fingers.touch(.down, 200, 125, at: 0.1, finger: 1)
    // Either of them opens the gap alone.
    for (finger, y) in [(0, 24.0), (1, 176)] {
      var alone = fingers
      alone.touch(.moved, 100, y, at: 0.2, finger: finger)
      expectPinch(alone, isArmed: true)
    }
    fingers.touch(.down, 150, 300, at: 0.2, finger: 2)
    fingers.touch(.moved, 150, 400, at: 0.3, finger: 2)
    fingers.touch(.moved, 100, 45, at: 0.3)
    expectPinch(fingers, isArmed: false)  // 30 of 50 points
    fingers.touch(.moved, 200, 146, at: 0.3, finger: 1)
    expectPinch(fingers, isArmed: true)  // 51
    fingers.touch(.up, 150, 400, at: 0.35, finger: 2)
    expectPinch(fingers, isArmed: true)
    fingers.touch(.up, 200, 146, at: 0.4, finger: 1)
    // The finger that is left does nothing: no swipe, no scroll, no hold.
    fingers.touch(.moved, 300, 45, at: 2)
    fingers.touch(.up, 300, 45, at: 2.1)
    fingers.expect([0, 1, 5, 2, 3, 4], ["didInsert.5", "didBeginEditing.5"])
    #expect(fingers.table.holdStartTime == nil)
    // A second finger changes nothing once the first one swipes, scrolls or holds.
    fingers = FingerTable()
    fingers.play(
      Finger(0).down(300, 75, at: 0).move(200, 75, at: 0.1),
      Finger(1).down(100, 125, at: 0.2).move(100, 225, at: 0.3).up(100, 225, at: 0.4), Finger(0).up(100, 75, at: 0.5))
    fingers.expect([0, 2, 3, 4], ["didDelete.1"])
  }

  /// Expects a pinch on the second and the third row.
  private func expectPinch(
    _ fingers: FingerTable, isArmed: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(fingers.list.pinch == .init(indexAbove: 1, indexBelow: 2, isArmed: isArmed), sourceLocation: sourceLocation)
  }

  @Test("Fingers that cross add an item; a cancelled one restores the list; two that move the same way add nothing")
  func crossing() {
    var start = FingerTable()
    start.touch(.down, 100, 75, at: 0)
    start.touch(.down, 200, 125, at: 0.1, finger: 1)
    let added = ([0, 1, 5, 2, 3, 4], ["didInsert.5", "didBeginEditing.5"])
    for (end, expected) in [(TouchPhase.up, added), (.cancelled, ([0, 1, 2, 3, 4], []))] {
      var fingers = start
      fingers.touch(.moved, 100, 161, at: 0.2)
      fingers.touch(.moved, 200, 60, at: 0.2, finger: 1)
      fingers.touch(end, 100, 161, at: 0.3)  // 101 points apart, 50 at first
      fingers.touch(.up, 200, 60, at: 0.4, finger: 1)
      fingers.expect(expected.0, expected.1, end.name)
    }
    for distance in [-60.0, 60] {
      var fingers = start
      // One after the other.
      for step in 1...10 {
        let way = distance * Double(step) / 10
        fingers.touch(.moved, 100, 75 + way, at: 0.1 + Double(step) / 100)
        fingers.touch(.moved, 200, 125 + way, at: 0.1 + Double(step) / 100, finger: 1)
      }
      expectPinch(fingers, isArmed: false)
      fingers.touch(.up, 100, 75 + distance, at: 0.4)
      fingers.expect([0, 1, 2, 3, 4], [], "\(distance)")
    }
  }

  @Test("The edited row keeps clear of the keyboard, and the content comes back when that is hidden")
  func keyboard() {
    var fingers = FingerTable(10)
    fingers.play(.path((100, 425), at: 0))  // row 8, from 400 to 450
    fingers.table.showKeyboard(height: 200, at: Time(1))
    // 450 - (480 - 200)
    fingers.expect(offsets: [170], at: [1.3])
    #expect(fingers.table.settleTime == Time(1.3))
    fingers.table.showKeyboard(height: 0, at: Time(2))
    // The content is 500 points high.
    fingers.expect(offsets: [20], at: [2.4])
    #expect(fingers.table.keyboardHeight == 0)
    // Another row is edited while the keyboard shows: 400 - (480 - 200)
    fingers.table.showKeyboard(height: 200, at: Time(2.5))
    fingers.table.scroll(to: 0, at: .zero)
    fingers.edit(at: 2.5) { $0.beginEditing(RowID(7), at: $1) }
    fingers.expect(offsets: [120], at: [2.9])
    fingers.table.showKeyboard(height: .nan, at: Time(3))
    fingers.table.showKeyboard(height: .infinity, at: Time(3))
    #expect(fingers.table.keyboardHeight == 480)
  }

  @Test("Any fingers in any order leave a list that can be undone to the start")
  func fuzz() {
    for seed in 0..<20 as Range<UInt64> {
      var random = SplitMix64(seed: seed)
      var fingers = FingerTable(12)
      var now = 0.0
      for _ in 0..<300 {
        now += Double.random(in: 0...0.3, using: &random)
        Self.event(&fingers, now, &random)
        let isDrawn = !fingers.frame(at: now).layers.isEmpty
        #expect(isDrawn && fingers.offset(now).isFinite, "seed \(seed)")
      }
      for finger in 0..<3 { fingers.touch(.cancelled, 0, 0, at: now, finger: finger) }
      fingers.edit(at: now) { $0.endEditing(at: $1) }
      while fingers.list.canUndo { fingers.edit(at: now) { $0.undo(at: $1) } }
      let numbers = Array(0..<12)
      #expect((fingers.numbers, fingers.list.texts) == (numbers, numbers.map { "\($0)" }), "seed \(seed)")
    }
  }

  private static func event(_ fingers: inout FingerTable, _ now: Double, _ random: inout SplitMix64) {
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
  }
}
