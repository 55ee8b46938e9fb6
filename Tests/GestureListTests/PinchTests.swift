import GestureList
import TestSupport
import Testing

@Suite("Pinch to add")
struct PinchTests {
  @Test("Rows move apart as the two fingers do, the placeholder grows between them")
  func gap() {
    var player = Player()
    player.pinch(.began, 75, 125)  // on B and C
    #expect(player.list.pinch == .init(indexAbove: 1, indexBelow: 2, isArmed: false))
    player.pinch(.changed, 58, 128)  // the upper one by 17, the lower one by 3
    player.expect(tops: [-10, 40, 110, 160, 210], of: [0, 1, 2, 3, 4])
    // Half of the upper row below its top, 2 · 10 of 50 points high.
    let place = LayoutRect(0, 75, 320, 50)
    #expect(player.list.placeholder == .init(frame: place, scale: 0.4, alpha: 0.4, text: "Pinch to Add New Item"))
    player.pinch(.changed, 75, 177)  // the lower one by 52: more than a row
    #expect(player.list.pinch == .init(indexAbove: 1, indexBelow: 2, isArmed: true))
    let placeholder = player.list.placeholder
    #expect((placeholder?.text, placeholder?.scale) == ("Release to Add New Item", 1))
    // Inward counts as nothing.
    player.pinch(.changed, 95, 105)
    player.expect(tops: [0, 50, 100, 150, 200], of: [0, 1, 2, 3, 4])
  }

  @Test("Strictly more than half a row on each side adds an item between them")
  func threshold() {
    let added = ["didInsert.5", "didBeginEditing.5"]
    let cases: [(delta: Double, notices: [String], rows: [Int], tops: [Double])] = [
      (25, [], [0, 1, 2, 3, 4], [-25, 25, 125, 175, 225]),
      // From the gap: the rows stay where they were, the new one is in its middle.
      (25.5, added, [0, 1, 5, 2, 3, 4], [-25.5, 24.5, 75, 125.5, 175.5, 225.5]),
    ]
    for (delta, notices, rows, tops) in cases {
      var player = Player()
      player.pinch(75, 125, by: delta)
      #expect((player.list.settleTime, player.ids, player.notices) == (player.time + 0.2, rows, notices), "\(delta)")
      player.expect(tops: tops, of: rows, note: "\(delta)")
      player.settle()
      player.expect(tops: rows.indices.map { Double($0) * 50 }, of: rows, note: "\(delta)")
      #expect(player.list.placeholder == nil, "\(delta)")
    }
  }

  @Test("Fingers far apart add at the integer middle, unless neighbours are required; the gap can be below any row")
  func middle() {
    for needsNeighbours in [false, true] {
      var player = Player(pinchNeedsNeighbours: needsNeighbours)
      player.pinch(25, 175, by: 30)  // A and D: (0 + 3) / 2 = 1
      player.expect(needsNeighbours ? [0, 1, 2, 3, 4] : [0, 1, 5, 2, 3, 4])
      player.undo()
      player.settle()
      player.pinch(60, 90, by: 30)  // both on B
      #expect(player.ids.count == (needsNeighbours ? 5 : 6))
      player.undo()
      player.settle()
      player.pinch(75, 125, by: 30)
      #expect(player.ids.count == 6)
    }
    for (upper, lower, ids) in [(25.0, 75.0, [0, 5, 1, 2, 3, 4]), (210, 240, [0, 1, 2, 3, 4, 5])] {
      var player = Player()
      player.pinch(upper, lower, by: 30)
      player.expect(ids)
    }
  }

  @Test("Fingers that cross are sorted again: which one is the upper one does not matter, nor does a third one")
  func crossing() {
    var player = Player()
    player.pinch(.began, 125, 75)
    player.pinch(.changed, 45, 165)  // 75 became 165, 125 became 45: 120 points apart, 50 at first
    player.expect(tops: [135], of: [2])
    player.pinch(.ended, 45, 165)
    player.expect([0, 1, 5, 2, 3, 4])
    // With a third finger, or one, nothing moves; the last gap decides.
    for corrections in Corrections.allAndNone {
      let note = corrections.testDescription
      var player = Player(corrections)
      player.pinch(.began, 75, 125)
      player.pinch(.changed, 35, 165)
      expect(player.handle(.pinch(.changed, nil, contentOffset: 0)), .none, note: note)
      player.expect(tops: [10], of: [1], note: note)
      player.handle(.pinch(.ended, nil, contentOffset: 0))
      #expect(player.list.count == 6, "\(note)")
    }
  }

  @Test("Rows of different heights: the gap is between the rows, the new one as high as the list says")
  func heights() {
    var player = Player(heights: [20, 100, 70])
    player.pinch(.began, 110, 130)  // rows 1 (20 to 120) and 2
    player.pinch(.changed, 80, 160)
    #expect(player.list.placeholder?.frame == LayoutRect(0, 95, 320, 50))
    player.pinch(.ended, 80, 160)
    player.expect([0, 1, 3, 2])
    player.settle()
    player.expect(tops: [0, 20, 120, 170], of: [0, 1, 3, 2])
  }

  @Test(
    "An item added at the end moves the rows above it; a pinch that ends an edit may lose a row and end with it")
  func ends() {
    var player = Player()
    player.pinch(.began, 210, 240)
    player.pinch(.changed, 180, 270)
    let notices: [ListNotice] = [.didInsert(RowID(5)), .didBeginEditing(RowID(5))]
    expect(player.pinch(.ended, 180, 270), .of(.insert(.init(5..<6)), notices))
    player = Player()
    player.handle(.tap(RowID(1)))
    player.type("")
    player.pinch(75, 125, by: 40)
    player.expect("ACDE")
    player.expect(placeholder: nil)
    // Where the article leaves the gap open, nothing moves.
    player = Player(.without(.gapCloses))
    player.pinch(.began, 210, 240)
    player.pinch(.changed, 180, 270)
    expect(player.pinch(.ended, 180, 270), .of(.insert(.init(5..<6)), notices, startedMotion: false))
  }

  @Test("A pinching finger on a lifted row's snapshot counts as on that row")
  func snapshot() {
    for corrections in Corrections.allAndNone {
      var player = Player(corrections)
      player.hold(.began, 75)
      player.now += 0.25
      player.hold(.changed, 95)
      // B's snapshot, 52.5 points high, covers C as far as 95 + 26.25.
      player.pinch(.began, 110, 130)
      let note = corrections.testDescription
      #expect(player.list.pinch == .init(indexAbove: 1, indexBelow: 2, isArmed: false), "\(note)")
    }
  }

  /// The state of a pinch that has just begun on a list of such rows.
  private func pinch(
    _ upper: Double, _ lower: Double, offset: Double = 0, rows count: Int = 5, height: Double = 50,
    _ corrections: Corrections = .all
  ) -> GestureList.PinchState? {
    let texts = (0..<count).map { "\($0)" }
    var player = Player(GestureList(texts, width: 320, rowHeight: height, corrections: corrections))
    player.offset = offset
    player.pinch(.began, upper, lower)
    return player.list.pinch
  }

  @Test("The row above the gap is counted from the first row in sight, or from row 0 if none is in sight")
  func counted() {
    let pinches = [
      pinch(75, 125), pinch(25, 75, offset: 50), pinch(-175, -125, offset: 250), pinch(3.5, 4.5, rows: 9, height: 1),
    ]
    #expect(pinches.map { $0?.indexAbove } == [1, 0, 1, 3])
    // In the article, a finger on no row counts as -100: (-100 + 150) / 2.
    let miss = pinch(-10, 301, rows: 200, height: 2, .article)
    #expect(miss == .init(indexAbove: 25, indexBelow: 26, isArmed: false))
  }

  @Test("indexFromContent: the article adds the whole rows above the offset; if rows have no height, it adds none")
  func wholeRows() {
    // floor(2 / 1) = 2 whole rows; none if a row has no height.
    for (rowHeight, ids) in [(1.0, [0, 1, 2, 3, 5, 4]), (0, [0, 1, 5, 2, 3, 4])] {
      let items = "ABCDE".map { GestureList.Item(String($0), height: 50) }
      var player = Player(
        GestureList(items: items, width: 320, rowHeight: rowHeight, corrections: .without(.indexFromContent)))
      player.offset = 2
      player.pinch(73, 123, by: 30)  // rows 1 and 2: 1 + 1
      player.expect(ids, note: "\(rowHeight)")
    }
  }

  @Test("Each side of the article's gap moves as far as the finger that moved outward more, or not at all")
  func articleDelta() {
    let start = FingerPair(75, 125)
    let ends: [(FingerPair, Double)] = [
      (FingerPair(58, 128), 17), (FingerPair(72, 155), 30), (FingerPair(80, 155), 30), (FingerPair(80, 120), 0),
    ]
    #expect(ends.map { GestureList.gapDelta(from: start, to: $0.0) } == ends.map(\.1))
  }
}
