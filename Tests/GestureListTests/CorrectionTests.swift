import GestureList
import TestSupport
import Testing

/// Each correction, off and on: the article's fault, and its cure.
///
/// Those of holds and of what they exchange are in `HoldCorrectionTests` and `ExchangeTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test("cuesFollow: the cues lag by a sample and exceed 1")
  func cuesFollow() {
    let (article, corrected): ([Double], [Double]) = ([1, 1, 0, 1, 1.5], [0, 0, 1, 1, 0.5])
    for (corrections, alphas) in Corrections.each(.cuesFollow, article: article, corrected: corrected) {
      var player = Player(corrections)
      func alpha() -> Double { player.list.row(RowID(1)).cue(.leading, at: player.time).alpha }
      // Before the first moved sample the cues have the opacity of any new view; they are off the screen.
      var seen = [alpha()]
      player.swipe(1, .began)
      seen.append(alpha())
      for x in [160.0, 240, 80] {
        player.swipe(1, .changed, x)
        seen.append(alpha())
      }
      #expect(seen == alphas, "\(corrections.testDescription)")
    }
  }

  @Test("placeholderFollows: until a sample moves, a pull's placeholder is at the top, and looks as when last used")
  func pullPlaceholder() {
    typealias Look = (y: Double, alpha: Double, text: String)
    let text = "Pull to Add New Item"
    // At first, 30 of 50 points from there, and at first in the next pull.
    let article: [Look] = [(0, 1, ""), (-50, 0.6, text), (0, 0.6, text)]
    let corrected: [Look] = [(-50, 0, text), (-50, 0.6, text), (-50, 0, text)]
    for (corrections, looks) in Corrections.each(.placeholderFollows, article: article, corrected: corrected) {
      var player = Player(corrections)
      var seen: [GestureList.Placeholder?] = []
      player.pull(.began, 0)
      seen.append(player.list.placeholder)
      player.pull(.changed, -30)
      seen.append(player.list.placeholder)
      player.pull(.ended, -30)
      player.pull(.began, 0)
      seen.append(player.list.placeholder)
      player.pull(.cancelled, 0)
      let expected: [GestureList.Placeholder?] = looks.map {
        GestureList.Placeholder(frame: LayoutRect(0, $0.y, 320, 50), scale: 1, alpha: $0.alpha, text: $0.text)
      }
      #expect(seen == expected, "\(corrections.testDescription)")
    }
  }

  @Test("placeholderFollows: until a sample moves, a pinch's placeholder looks as when last used")
  func pinchPlaceholder() {
    typealias Look = (scale: Double, alpha: Double, text: String)
    let text = "Pinch to Add New Item"
    // At first, 2 · 20 of 50 points from there, and at first in the next pinch.
    let article: [Look] = [(1, 1, ""), (0.8, 0.8, text), (1, 0.8, text)]
    let corrected: [Look] = [(0, 0, text), (0.8, 0.8, text), (0, 0, text)]
    for (corrections, looks) in Corrections.each(.placeholderFollows, article: article, corrected: corrected) {
      var player = Player(corrections)
      var seen: [GestureList.Placeholder?] = []
      player.pinch(.began, 75, 125)
      seen.append(player.list.placeholder)
      player.pinch(.changed, 55, 145)
      seen.append(player.list.placeholder)
      player.pinch(.ended, 55, 145)
      player.settle()
      player.pinch(.began, 75, 125)
      seen.append(player.list.placeholder)
      let expected: [GestureList.Placeholder?] = looks.map {
        GestureList.Placeholder(frame: LayoutRect(0, 75, 320, 50), scale: $0.scale, alpha: $0.alpha, text: $0.text)
      }
      #expect(seen == expected, "\(corrections.testDescription)")
    }
  }

  @Test("freshDecision: a pan without a moved sample repeats the last decision")
  func freshDecision() {
    let cases: [(Corrections, [String])] = [
      (.article, ["didComplete.1", "didComplete.1"]),
      (.without(.freshDecision), ["didComplete.1", "didRestore.1"]), (.all, ["didComplete.1"]),
    ]
    for (corrections, notices) in cases {
      var player = Player(corrections)
      player.swipe(1, through: 200)
      player.settle()
      player.swipe(1)
      player.expect("ABCDE", notices, corrections.testDescription)
    }
  }

  @Test("freshDecision: where fingers lift does not count in the article; where they are cancelled never counts")
  func lastPlace() {
    for (corrections, counts) in Corrections.each(.freshDecision, article: false, corrected: true) {
      let note = corrections.testDescription
      var player = Player(corrections)
      player.swipe(1, .began)
      player.swipe(1, .ended, -300)
      player.expect(counts ? "ACDE" : "ABCDE", note: note)
      player = Player(corrections)
      player.pinch(.began, 75, 125)
      player.pinch(.ended, 35, 165)
      player.expect(counts ? [0, 1, 5, 2, 3, 4] : [0, 1, 2, 3, 4], note: note)
      player = Player(corrections)
      player.pinch(.began, 75, 125)
      expect(player.pinch(.cancelled, 35, 165), .none, note: note)
      player.expect(tops: [0, 50, 100, 150, 200, nil], of: [0, 1, 2, 3, 4, 5], note: note)
    }
  }

  @Test(
    "ignoresMisses: a finger on no row, or on a border, raises a range exception; corrected, a row owns its upper edge")
  func ignoresMisses() {
    let misses: [(upper: Double, lower: Double)] = [(300, 400), (75, 300), (50, 50), (-10, 75)]
    for (upper, lower) in misses {
      let note = "\(upper), \(lower)"
      for corrections in [Corrections.article, .without(.ignoresMisses)] {
        var player = Player(corrections)
        // (a - 100) / 2 is an index that no row has.
        expect(player.pinch(upper, lower, by: 40), ListEffects(notices: [.originalWouldCrash]), note: note)
        player.settle()
        player.expect("ABCDE", note: note)
      }
      var player = Player()
      player.pinch(upper, lower, by: 40)
      #expect(player.notices == (upper == 50 ? ["didInsert.5", "didBeginEditing.5"] : []), "\(note)")
    }
  }

  @Test("cancelRestores: a cancelled swipe leaves the row part-way, and that is its place from then on")
  func cancelledSwipe() {
    for (corrections, x) in Corrections.each(.cancelRestores, article: -100.0, corrected: 0) {
      for phase in [PanPhase.cancelled, .failed] {
        let note = "\(corrections.testDescription), \(phase.name)"
        var player = Player(corrections)
        expect(player.swipe(1, through: -100, finish: phase), ListEffects(startedMotion: x == 0), note: note)
        player.settle()
        let cancelled = player.x(1)
        player.swipe(1, through: 30)
        player.settle()
        #expect([cancelled, player.x(1)] == [x, x], "\(note)")
      }
    }
  }

  @Test("cancelRestores: a returning row that is caught and let go goes on to where it was going")
  func caughtOnItsWay() {
    for (corrections, cancelled) in Corrections.each(.cancelRestores, article: -100.0, corrected: 0) {
      var player = Player(corrections)
      func expectX(_ x: Double) { #expect(player.x(1) == x, "\(corrections.testDescription)") }
      for place in [0, cancelled] {
        player.swipe(1, through: -30)
        player.now += 0.1
        player.swipe(1, .began)
        player.swipe(1, .ended)
        player.settle()
        expectX(place)
        player.swipe(1, through: -100 - place, finish: .cancelled)
        player.settle()
        expectX(cancelled)
      }
    }
  }

  @Test("cancelRestores: a cancelled pull or pinch counts as released")
  func cancelledAdding() {
    for (corrections, count) in Corrections.each(.cancelRestores, article: 6, corrected: 5) {
      let note = corrections.testDescription
      var (pulled, pinched) = (Player(corrections), Player(corrections))
      pulled.pull(through: -60, finish: .cancelled)
      pinched.pinch(75, 125, by: 30, finish: .cancelled)
      #expect([pulled.list.count, pinched.list.count] == [count, count], "\(note)")
      guard count == 5 else { continue }
      pulled.expectNew(note: note)
      pinched.expectNewOnceSettled(note: note)
    }
  }

  @Test("pullEnds: after an item was added, flag and placeholder stay, until a pull that is not far enough")
  func pullStays() {
    for (corrections, stays) in Corrections.each(.pullEnds, article: true, corrected: false) {
      var player = Player(corrections)
      func pull() -> [Bool] { [player.list.isPullInProgress, player.list.placeholder != nil] }
      player.pull(through: -60)
      let (count, added) = (player.list.count, pull())
      player.pull(through: -10)
      #expect((count, added, pull()) == (6, [stays, stays], [false, false]), "\(corrections.testDescription)")
    }
  }

  @Test("pullEnds: a pull that goes above the top and back is dead, its placeholder on the screen")
  func deadPull() {
    for (corrections, lives) in Corrections.each(.pullEnds, article: false, corrected: true) {
      var player = Player(corrections)
      player.pull(.began, 0)
      player.pull(.changed, 0)  // not above it yet
      player.pull(.changed, -30)
      player.pull(.changed, 5)
      let isGone = player.list.placeholder == nil
      player.pull(.changed, -60)
      let alpha = player.list.placeholder?.alpha
      #expect(
        (isGone, player.list.isPullInProgress, alpha) == (lives, lives, lives ? 1 : 0.6),  // 30 of 50
        "\(corrections.testDescription)")
      player.pull(.ended, -60)
      #expect(
        (player.list.count, player.list.placeholder) == (lives ? 6 : 5, nil), "\(corrections.testDescription)")
    }
    // It stays where the last sample below the top put it on the screen: at 60 - 50 = 10.
    var player = Player(.article)
    player.pull(.began, 0)
    player.pull(.changed, -60)
    let seen = [1.0, 20, -40].map { contentOffset in
      player.pull(.changed, contentOffset)
      return player.list.placeholder
    }
    let expected: [GestureList.Placeholder?] = [1.0, 20, -40].map { contentOffset in
      GestureList.Placeholder(
        frame: LayoutRect(0, 10 + contentOffset, 320, 50), scale: 1, alpha: 1, text: "Release to Add New Item")
    }
    #expect(seen == expected)
  }

  @Test("gapCloses: after an item was added, the rows stay apart until the next change")
  func gapCloses() {
    let (article, corrected): ([Double], [Double]) = ([-30, 20, 130, 180], [0, 50, 100, 150])
    for (corrections, settled) in Corrections.each(.gapCloses, article: article, corrected: corrected) {
      var player = Player(corrections)
      player.pinch(75, 125, by: 30)
      player.settle()
      player.expect(tops: settled, of: [0, 1, 5, 2], note: corrections.testDescription)
      player.type("Z")
      player.endEditing()
      player.settle()
      player.expect(tops: corrected, of: [0, 1, 5, 2], note: corrections.testDescription)
    }
  }

  @Test(
    "countsParting: two fingers that move the same way open a gap and add an item, and one alone opens it twice as wide"
  )
  func countsParting() {
    for (corrections, isFaulty) in Corrections.each(.countsParting, article: true, corrected: false) {
      for distance in [-30.0, 30] {
        let note = "\(corrections.testDescription), \(distance)"
        var player = Player(corrections)
        player.pinch(.began, 75, 125)
        player.pinch(.changed, 75 + distance, 125 + distance)
        // In the article, each side moves by the 30 points that one finger has moved outward.
        player.expect(tops: [isFaulty ? 20 : 50], of: [1], note: note)
        player.pinch(.ended, 75 + distance, 125 + distance)
        player.expect(isFaulty ? [0, 1, 5, 2, 3, 4] : [0, 1, 2, 3, 4], note: note)
      }
      var player = Player(corrections)
      player.pinch(.began, 75, 125)
      player.pinch(.changed, 75, 155)
      // Row C, at 100, goes down by half of the gap's width.
      let width: Double = isFaulty ? 60 : 30
      player.expect(tops: [100 + width / 2], of: [2], note: corrections.testDescription)
    }
  }

  @Test("indexFromContent: pulled down, the article inserts one row too far up; scrolled by whole rows, correctly")
  func indexFromContent() {
    for (corrections, isFaulty) in Corrections.each(.indexFromContent, article: true, corrected: false) {
      var player = Player(corrections)
      player.offset = -10  // floor(-10 / 50) = -1
      player.pinch(85, 135, by: 30)
      player.expect(isFaulty ? [0, 5, 1, 2, 3, 4] : [0, 1, 5, 2, 3, 4], note: corrections.testDescription)
    }
    var player = Player(.article)
    player.offset = -10
    player.pinch(35, 85, by: 30)  // rows 0 and 1: 0 + 1 - 1 = 0
    player.expect([5, 0, 1, 2, 3, 4])
    player = Player(.article)
    player.offset = 100  // floor(100 / 50) = 2 whole rows
    player.pinch(75, 125, by: 30)  // 175 and 225: rows 3 and 4, the second and third in sight: 1 + 1 + 2 = 4
    player.expect([0, 1, 2, 3, 5, 4])
  }

  @Test("indexFromContent: above rows of other heights it inserts anywhere, or crashes")
  func indexAmongHeights() {
    for (corrections, crashes) in Corrections.each(.indexFromContent, article: true, corrected: false) {
      var player = Player(heights: [200, 50, 50, 50], corrections)
      player.offset = 150  // floor(150 / 50) = 3 whole rows, where there is not even one
      player.pinch(75, 125, by: 30)  // 225 and 275: rows 1 and 2, the second and third in sight: 1 + 1 + 3 = 5
      player.expect(crashes ? [0, 1, 2, 3] : [0, 1, 4, 2, 3], note: corrections.testDescription)
      #expect(
        player.notices.first == (crashes ? "originalWouldCrash" : "didInsert.4"), "\(corrections.testDescription)")
    }
  }

  @Test("resumesMotion: a touch on a row that returns starts from its target")
  func resumesMotion() {
    for (corrections, jumps) in Corrections.each(.resumesMotion, article: true, corrected: false) {
      var player = Player(corrections)
      player.swipe(1, through: -150)
      player.now += 0.1
      let before = player.list.appearance(of: RowID(1), at: player.time + 0.01)?.frame.x
      player.swipe(1, .began)
      #expect(player.x(1) == (jumps ? 0 : before), "\(corrections.testDescription)")
    }
  }
}
