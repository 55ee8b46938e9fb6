import GestureList
import TestSupport
import Testing

@Suite("Pinch to add")
struct PinchTests {
  @Test("Rows move apart as the two fingers do, the placeholder grows between them")
  func gap() {
    var player = Player()
    player.pinch(.began, 75, 125)  // on B and C
    #expect(player.list.pinch == .init(first: 1, second: 2, isArmed: false))
    player.pinch(.changed, 58, 128)  // the upper one by 17, the lower one by 3
    #expect((0..<5).map { player.y($0) } == [-10, 40, 110, 160, 210])
    // Half of the upper row below its top, 2 · 10 of 50 points high.
    #expect(
      player.list.placeholder
        == .init(frame: LayoutRect(0, 75, 320, 50), scale: 0.4, alpha: 0.4, text: "Pinch to Add New Item"))
    player.pinch(.changed, 75, 177)  // the lower one by 52: more than a row
    #expect(player.list.pinch?.isArmed == true)
    #expect(player.list.placeholder?.text == "Release to Add New Item")
    #expect(player.list.placeholder?.scale == 1)
    // Inward counts as nothing.
    player.pinch(.changed, 95, 105)
    #expect((0..<5).map { player.y($0) } == [0, 50, 100, 150, 200])
  }

  @Test("Strictly more than half a row on each side adds an item between them", arguments: [25.0, 25.5])
  func threshold(delta: Double) {
    var player = Player()
    player.pinch(75, 125, by: delta)
    #expect(player.list.settles == player.time + 0.2)
    if delta > 25 {
      #expect(player.notices == ["didInsert.5", "didBeginEditing.5"])
      #expect(player.ids == [0, 1, 5, 2, 3, 4])
      // From the gap: the rows stay where they were, the new one is in its middle.
      #expect([0, 1, 5, 2, 3, 4].map { player.y($0) } == [-25.5, 24.5, 75, 125.5, 175.5, 225.5])
    } else {
      #expect(player.notices == [])
      #expect((0..<5).map { player.y($0) } == [-25, 25, 125, 175, 225])
    }
    player.settle()
    let positions = (0..<player.list.count).map { Double($0) * 50 }
    #expect(player.rows.map { player.y($0.rawValue) } == positions)
    #expect(player.list.placeholder == nil)
  }

  @Test("Fingers far apart take the integer middle, unless neighbours are asked for", arguments: [false, true])
  func middle(needsNeighbours: Bool) {
    var player = Player(pinchNeedsNeighbours: needsNeighbours)
    player.pinch(25, 175, by: 30)  // A and D: (0 + 3) / 2 = 1
    #expect(player.ids == (needsNeighbours ? [0, 1, 2, 3, 4] : [0, 1, 5, 2, 3, 4]))
    player.undo()
    player.settle()
    player.pinch(60, 90, by: 30)  // both on B
    #expect(player.ids.count == (needsNeighbours ? 5 : 6))
    player.undo()
    player.settle()
    player.pinch(75, 125, by: 30)
    #expect(player.ids.count == 6)
  }

  @Test(
    "The first and the last row may be above the gap as well",
    arguments: [(25.0, 75.0, [0, 5, 1, 2, 3, 4]), (210, 240, [0, 1, 2, 3, 4, 5])])
  func ends(upper: Double, lower: Double, ids: [Int]) {
    var player = Player()
    player.pinch(upper, lower, by: 30)
    #expect(player.ids == ids)
  }

  @Test("Fingers that cross are sorted anew: which of them is the upper one does not matter")
  func crossing() {
    var player = Player()
    player.pinch(.began, 125, 75)
    player.pinch(.changed, 45, 165)  // 75 became 165, 125 became 45: 120 points apart, 50 at first
    #expect(player.y(2) == 135)
    player.pinch(.ended, 45, 165)
    #expect(player.ids == [0, 1, 5, 2, 3, 4])
  }

  @Test("With a third finger, or one, nothing moves; the last gap decides", arguments: Corrections.allAndNone)
  func otherNumbers(corrections: Corrections) {
    var player = Player(corrections)
    player.pinch(.began, 75, 125)
    player.pinch(.changed, 35, 165)
    #expect(player.handle(.pinch(.changed, nil, contentOffset: 0)) == .none)
    #expect(player.y(1) == 10)
    player.handle(.pinch(.ended, nil, contentOffset: 0))
    #expect(player.list.count == 6)
  }

  @Test("An item that is added at the end sets the rows above it in motion, though it moves none by coming")
  func endMoves() {
    var player = Player()
    player.pinch(.began, 210, 240)
    player.pinch(.changed, 180, 270)
    #expect(
      player.pinch(.ended, 180, 270)
        == ListEffects(
          update: ListUpdate([.insert(.init(5..<6))]), notices: [.didInsert(RowID(5)), .didBeginEditing(RowID(5))],
          startedMotion: true))
  }

  @Test("Rows of different heights: the gap is between the rows, the new one as high as the list says")
  func heights() {
    var player = Player(heights: [20, 100, 70])
    player.pinch(.began, 110, 130)  // rows 1 (20 to 120) and 2
    player.pinch(.changed, 80, 160)
    #expect(player.list.placeholder?.frame == LayoutRect(0, 95, 320, 50))
    player.pinch(.ended, 80, 160)
    #expect(player.ids == [0, 1, 3, 2])
    player.settle()
    #expect([0, 1, 3, 2].map { player.y($0) } == [0, 20, 120, 170])
  }

  @Test("An edit that the pinch ends may take one of its rows away, and the pinch with it")
  func endsEditing() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("")
    player.pinch(75, 125, by: 40)
    #expect(player.texts == "ACDE")
    #expect(player.list.placeholder == nil)
  }
}
