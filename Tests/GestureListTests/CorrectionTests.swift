import GestureList
import TestSupport
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
///
/// Those of holds and of what they exchange stand in `HoldCorrectionTests` and `ExchangeTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test(
    "cuesFollow: the cues lag by a sample and exceed 1",
    arguments: Corrections.each(.cuesFollow, article: [1, 1, 0, 1, 1.5], corrected: [0, 0, 1, 1, 0.5]))
  func cuesFollow(corrections: Corrections, alphas: [Double]) {
    var player = Player(corrections)
    // Before the first moved sample the cues have the opacity of any new view; they are off the screen.
    #expect(player.list.row(RowID(1)).cue(.leading, at: player.time).alpha == alphas[0])
    player.swipe(1, .began)
    #expect(player.list.row(RowID(1)).cue(.leading, at: player.time).alpha == alphas[1])
    for (x, alpha) in zip([160.0, 240, 80], alphas.dropFirst(2)) {
      player.swipe(1, .changed, x)
      #expect(player.list.row(RowID(1)).cue(.leading, at: player.time).alpha == alpha)
    }
  }

  @Test(
    "placeholderFollows: until a sample moves, a pull's placeholder is at the top as it was used last",
    arguments: Corrections.each(
      .placeholderFollows, article: (y: 0.0, first: (1.0, ""), later: (0.6, "Pull to Add New Item")),
      corrected: (y: -50, first: (0, "Pull to Add New Item"), later: (0, "Pull to Add New Item"))))
  func pullPlaceholder(
    corrections: Corrections, seen: (y: Double, first: (Double, String), later: (Double, String))
  ) {
    var player = Player(corrections)
    func placeholder(_ y: Double, _ look: (Double, String)) -> GestureList.Placeholder {
      .init(frame: LayoutRect(0, y, 320, 50), scale: 1, alpha: look.0, text: look.1)
    }
    player.pull(.began, 0)
    #expect(player.list.placeholder == placeholder(seen.y, seen.first))
    player.pull(.changed, -30)
    // 30 of 50 points
    #expect(player.list.placeholder == placeholder(-50, (0.6, "Pull to Add New Item")))
    player.pull(.ended, -30)
    player.pull(.began, 0)
    #expect(player.list.placeholder == placeholder(seen.y, seen.later))
    player.pull(.cancelled, 0)
  }

  @Test(
    "placeholderFollows: until a sample moves, a pinch's placeholder looks as it was used last",
    arguments: Corrections.each(
      .placeholderFollows, article: (first: (1.0, 1.0, ""), later: (1.0, 0.8, "Pinch to Add New Item")),
      corrected: (first: (0, 0, "Pinch to Add New Item"), later: (0, 0, "Pinch to Add New Item"))))
  func pinchPlaceholder(
    corrections: Corrections, seen: (first: (Double, Double, String), later: (Double, Double, String))
  ) {
    var player = Player(corrections)
    func placeholder(_ look: (Double, Double, String)) -> GestureList.Placeholder {
      .init(frame: LayoutRect(0, 75, 320, 50), scale: look.0, alpha: look.1, text: look.2)
    }
    player.pinch(.began, 75, 125)
    #expect(player.list.placeholder == placeholder(seen.first))
    // 2 · 20 of 50 points
    player.pinch(.changed, 55, 145)
    #expect(player.list.placeholder == placeholder((0.8, 0.8, "Pinch to Add New Item")))
    player.pinch(.ended, 55, 145)
    player.settle()
    player.pinch(.began, 75, 125)
    #expect(player.list.placeholder == placeholder(seen.later))
  }

  @Test("pullEnds: the placeholder of a dead pull stays on the screen where the last sample below the top put it")
  func deadPlaceholder() {
    var player = Player(.article)
    player.pull(.began, 0)
    player.pull(.changed, -60)
    for contentOffset in [1.0, 20, -40] {
      player.pull(.changed, contentOffset)
      // On the screen at 60 - 50 = 10.
      #expect(player.list.placeholder?.frame == LayoutRect(0, 10 + contentOffset, 320, 50))
      #expect(player.list.placeholder?.text == "Release to Add New Item")
    }
  }

  @Test(
    "freshDecision: a pan without a moved sample repeats the last decision",
    arguments: [
      (.article, ["didComplete.1", "didComplete.1"]),
      (.without(.freshDecision), ["didComplete.1", "didRestore.1"]), (.all, ["didComplete.1"]),
    ] as [(Corrections, [String])])
  func freshDecision(corrections: Corrections, notices: [String]) {
    var player = Player(corrections)
    player.swipe(1, through: 200)
    player.settle()
    player.swipe(1)
    #expect(player.notices == notices)
  }

  @Test(
    "freshDecision: where the finger lifts does not count in the article",
    arguments: Corrections.each(.freshDecision, article: "ABCDE", corrected: "ACDE"))
  func lastSample(corrections: Corrections, texts: String) {
    var player = Player(corrections)
    player.swipe(1, .began)
    player.swipe(1, .ended, -300)
    #expect(player.texts == texts)
  }

  @Test(
    "freshDecision: where the fingers of a pinch lift does not count in the article, nor do cancelled ones",
    arguments: Corrections.each(.freshDecision, article: 5, corrected: 6))
  func lastFingers(corrections: Corrections, count: Int) {
    var player = Player(corrections)
    player.pinch(.began, 75, 125)
    player.pinch(.ended, 35, 165)
    #expect(player.list.count == count)
    player = Player(corrections)
    player.pinch(.began, 75, 125)
    #expect(player.pinch(.cancelled, 35, 165) == .none)
    #expect(player.list.count == 5)
    #expect(player.y(1) == 50)
  }

  /// Two fingers of which one is on no row, or on a border.
  static let misses: [(upper: Double, lower: Double)] = [(300, 400), (75, 300), (50, 50), (-10, 75)]

  @Test(
    "ignoresMisses: a finger on no row, or on a border, raises a range exception", arguments: misses,
    [Corrections.article, .without(.ignoresMisses)])
  func crash(fingers: (upper: Double, lower: Double), corrections: Corrections) {
    var player = Player(corrections)
    // (a - 100) / 2 is an index that no row has.
    #expect(player.pinch(fingers.upper, fingers.lower, by: 40) == ListEffects(notices: [.originalWouldCrash]))
    player.settle()
    #expect(player.texts == "ABCDE")
  }

  @Test("ignoresMisses: corrected it is ignored, and a row owns its upper edge", arguments: misses)
  func ignored(upper: Double, lower: Double) {
    var player = Player()
    player.pinch(upper, lower, by: 40)
    #expect(player.notices == (upper == 50 ? ["didInsert.5", "didBeginEditing.5"] : []))
  }

  @Test(
    "cancelRestores: a cancelled swipe leaves the row part-way, and that is its place from then on",
    arguments: Corrections.each(.cancelRestores, article: -100.0, corrected: 0), [PanPhase.cancelled, .failed])
  func cancelledSwipe(fault: (corrections: Corrections, x: Double), phase: PanPhase) {
    var player = Player(fault.corrections)
    #expect(player.swipe(1, through: -100, finish: phase) == ListEffects(startedMotion: fault.x == 0))
    player.settle()
    #expect(player.x(1) == fault.x)
    player.swipe(1, through: 30)
    player.settle()
    #expect(player.x(1) == fault.x)
  }

  @Test(
    "cancelRestores: a cancelled pull or pinch counts as released",
    arguments: Corrections.each(.cancelRestores, article: 6, corrected: 5))
  func cancelledAdding(corrections: Corrections, count: Int) {
    var player = Player(corrections)
    player.pull(through: -60, finish: .cancelled)
    #expect(player.list.count == count)
    if count == 5 { #expect(player.list == Player().list) }
    player = Player(corrections)
    player.pinch(75, 125, by: 30, finish: .cancelled)
    #expect(player.list.count == count)
    player.settle()
    if count == 5 { #expect(player.list == Player().list) }
  }

  @Test(
    "pullEnds: after an item was added, flag and placeholder stay",
    arguments: Corrections.each(.pullEnds, article: true, corrected: false))
  func pullStays(corrections: Corrections, stays: Bool) {
    var player = Player(corrections)
    player.pull(through: -60)
    #expect(player.list.count == 6)
    #expect(player.list.pullInProgress == stays)
    #expect((player.list.placeholder != nil) == stays)
    // A pull that is not far enough takes it away.
    player.pull(through: -10)
    #expect(!player.list.pullInProgress)
    #expect(player.list.placeholder == nil)
  }

  @Test(
    "pullEnds: a pull that goes above the top and back is dead, its placeholder on the screen",
    arguments: Corrections.each(.pullEnds, article: false, corrected: true))
  func deadPull(corrections: Corrections, lives: Bool) {
    var player = Player(corrections)
    player.pull(.began, 0)
    player.pull(.changed, 0)  // not above it yet
    player.pull(.changed, -30)
    player.pull(.changed, 5)
    #expect((player.list.placeholder == nil) == lives)
    player.pull(.changed, -60)
    #expect(player.list.pullInProgress == lives)
    #expect(player.list.placeholder?.alpha == (lives ? 1 : 0.6))  // 30 of 50
    player.pull(.ended, -60)
    #expect(player.list.count == (lives ? 6 : 5))
    #expect(player.list.placeholder == nil)
  }

  @Test(
    "gapCloses: after an item was added, the rows stay apart until the next change",
    arguments: Corrections.each(.gapCloses, article: [-30.0, 20, 130, 180], corrected: [0, 50, 100, 150]))
  func gapCloses(corrections: Corrections, settled: [Double]) {
    var player = Player(corrections)
    player.pinch(75, 125, by: 30)
    player.settle()
    #expect([0, 1, 5, 2].map { player.y($0) } == settled)
    player.type("Z")
    player.endEditing()
    player.settle()
    #expect([0, 1, 5, 2].map { player.y($0) } == [0, 50, 100, 150])
  }

  @Test(
    "countsParting: two fingers that move the same way open a gap, and add an item",
    arguments: Corrections.each(.countsParting, article: true, corrected: false), [-30.0, 30])
  func sameWay(_ correction: (corrections: Corrections, adds: Bool), distance: Double) {
    var player = Player(correction.corrections)
    player.pinch(.began, 75, 125)
    player.pinch(.changed, 75 + distance, 125 + distance)
    // In the article, each side moves by the 30 points that one finger has moved outward.
    #expect(player.y(1) == (correction.adds ? 20 : 50))
    player.pinch(.ended, 75 + distance, 125 + distance)
    #expect(player.ids == (correction.adds ? [0, 1, 5, 2, 3, 4] : [0, 1, 2, 3, 4]))
  }

  @Test(
    "countsParting: one finger alone opens the gap twice as wide as it goes",
    arguments: Corrections.each(.countsParting, article: 60.0, corrected: 30.0))
  func oneFinger(corrections: Corrections, width: Double) {
    var player = Player(corrections)
    player.pinch(.began, 75, 125)
    player.pinch(.changed, 75, 155)
    // Row C, at 100, goes down by half of the gap's width.
    #expect(player.y(2) == 100 + width / 2)
  }

  @Test(
    "indexFromContent: below its top, the article inserts one row too far up",
    arguments: Corrections.each(.indexFromContent, article: [0, 5, 1, 2, 3, 4], corrected: [0, 1, 5, 2, 3, 4]))
  func indexFromContent(corrections: Corrections, ids: [Int]) {
    var player = Player(corrections)
    player.offset = -10  // floor(-10 / 50) = -1
    player.pinch(85, 135, by: 30)
    #expect(player.ids == ids)
  }

  @Test("indexFromContent: so it does between the first two rows")
  func indexAtTop() {
    var player = Player(.article)
    player.offset = -10
    player.pinch(35, 85, by: 30)  // rows 0 and 1: 0 + 1 - 1 = 0
    #expect(player.ids == [5, 0, 1, 2, 3, 4])
  }

  @Test("indexFromContent: after a scroll by whole rows the article inserts where the fingers are")
  func indexAfterScroll() {
    var player = Player(.article)
    player.offset = 100  // floor(100 / 50) = 2 whole rows
    player.pinch(75, 125, by: 30)  // 175 and 225: rows 3 and 4, the second and third in sight: 1 + 1 + 2 = 4
    #expect(player.ids == [0, 1, 2, 3, 5, 4])
  }

  @Test(
    "indexFromContent: above rows of other heights it inserts anywhere, or crashes",
    arguments: Corrections.each(.indexFromContent, article: [0, 1, 2, 3], corrected: [0, 1, 4, 2, 3]))
  func indexAmongHeights(corrections: Corrections, ids: [Int]) {
    var player = Player(heights: [200, 50, 50, 50], corrections)
    player.offset = 150  // floor(150 / 50) = 3 whole rows, where there is not even one
    player.pinch(75, 125, by: 30)  // 225 and 275: rows 1 and 2, the second and third in sight: 1 + 1 + 3 = 5
    #expect(player.ids == ids)
    #expect(player.notices.first == (ids.count == 5 ? "didInsert.4" : "originalWouldCrash"))
  }

  @Test(
    "resumesMotion: a touch on a row that returns starts from its target",
    arguments: Corrections.each(.resumesMotion, article: true, corrected: false))
  func resumesMotion(corrections: Corrections, jumps: Bool) {
    var player = Player(corrections)
    player.swipe(1, through: -150)
    player.now += 0.1
    let before = player.list.appearance(of: RowID(1), at: player.time + 0.01)?.frame.x
    player.swipe(1, .began)
    #expect(player.x(1) == (jumps ? 0 : before))
  }
}
