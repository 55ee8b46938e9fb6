import GestureList
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  private typealias Corrections = GestureList.Corrections

  @Test("cuesFollow: the cues lag by a sample and exceed 1")
  func cuesFollow() {
    for (corrections, alphas) in [
      (.article, [0, 1, 1.5]), (.without(.cuesFollow), [0, 1, 1.5]), (.all, [1, 1, 0.5]),
    ] as [(Corrections, [Double])] {
      var player = Player(corrections)
      player.swipe(1, .began)
      for (x, alpha) in zip([160.0, 240, 80], alphas) {
        player.swipe(1, .changed, x)
        #expect(player.list.row(RowID(1)).cue(.leading, at: player.time).alpha == alpha)
      }
    }
  }

  @Test("freshDecision: a pan without a moved sample repeats the last decision")
  func freshDecision() {
    for (corrections, notices) in [
      (.article, ["didComplete.1", "didComplete.1"]),
      (.without(.freshDecision), ["didComplete.1", "didRestore.1"]), (.all, ["didComplete.1"]),
    ] as [(Corrections, [String])] {
      var player = Player(corrections)
      player.swipe(1, through: 200)
      player.settle()
      player.swipe(1, .began)
      player.swipe(1, .ended)
      #expect(player.notices == notices)
    }
  }

  @Test("freshDecision: where the finger lifts does not count in the article")
  func lastSample() {
    for (corrections, texts) in [(.article, "ABCDE"), (.without(.freshDecision), "ABCDE"), (.all, "ACDE")]
      as [(Corrections, String)]
    {
      var player = Player(corrections)
      player.swipe(1, .began)
      player.swipe(1, .ended, -300)
      #expect(player.texts == texts)
    }
  }

  @Test("freshDecision: where the fingers of a pinch lift does not count in the article, nor do cancelled ones")
  func lastFingers() {
    for (corrections, count) in [(.article, 5), (.without(.freshDecision), 5), (.all, 6)] as [(Corrections, Int)] {
      var player = Player(corrections)
      player.pinch(.began, 75, 125)
      player.pinch(.ended, 35, 165)
      #expect(player.list.count == count)
      player = Player(corrections)
      player.pinch(.began, 75, 125)
      player.pinch(.cancelled, 35, 165)
      #expect(player.list.count == 5)
      #expect(player.y(1) == 50)
    }
  }

  @Test(
    "ignoresMisses: a finger on no row, or on a border, raises a range exception",
    arguments: [
      (300.0, 400.0), (75, 300), (50, 50), (-10, 75),
    ])
  func misses(_ upper: Double, _ lower: Double) {
    for corrections in [.article, .without(.ignoresMisses)] as [Corrections] {
      var player = Player(corrections)
      player.pinch(upper, lower, by: 40)
      // (a - 100) / 2 is an index that no row has.
      #expect(player.notices == ["originalWouldCrash"])
      player.settle()
      #expect(player.texts == "ABCDE")
    }
    var player = Player()
    player.pinch(upper, lower, by: 40)
    #expect(player.notices == (upper == 50 ? ["didInsert.5", "didBeginEditing.5"] : []))
  }

  @Test("ignoresMisses: a hold that begins below the rows exchanges with row 0")
  func missedHold() {
    for (corrections, items) in [(.article, "CBADE"), (.all, "ABCDE")] as [(Corrections, String)] {
      var player = Player(corrections)
      player.hold(300, 125)
      #expect(player.texts == items)
    }
  }

  @Test("ignoresMisses: with moves for exchanges, such a hold moves the first row, and tells it once it has")
  func missedMove() {
    for (y, texts, notices) in [(25.0, "ABCDE", []), (125, "BCADE", ["didMove.0"])] {
      var player = Player(.without(.ignoresMisses))
      player.hold(300, y)
      #expect(player.texts == texts)
      #expect(player.notices == notices)
    }
  }

  @Test("ignoresMisses: a hold on a list without rows does nothing")
  func missedEmpty() {
    for corrections in [.article, .without(.ignoresMisses)] as [Corrections] {
      var player = Player([], corrections)
      player.hold(25, 75)
      #expect(player.notices == [])
    }
  }

  @Test("cancelRestores: a cancelled swipe leaves the row part-way, and that is its place from then on")
  func cancelledSwipe() {
    for (corrections, x) in [(.article, -100.0), (.without(.cancelRestores), -100), (.all, 0)]
      as [(Corrections, Double)]
    {
      for phase in [PanPhase.cancelled, .failed] {
        var player = Player(corrections)
        player.swipe(1, through: -100, finish: phase)
        player.settle()
        #expect(player.x(1) == x)
        player.swipe(1, through: 30)
        player.settle()
        #expect(player.x(1) == x)
      }
    }
  }

  @Test("cancelRestores: a cancelled pull, pinch or hold counts as released")
  func cancelledOthers() {
    for (corrections, count, order) in [
      (.article, 6, "BACDE"), (.without(.cancelRestores), 6, "BACDE"), (.all, 5, "ABCDE"),
    ]
      as [(Corrections, Int, String)]
    {
      var player = Player(corrections)
      player.pull(through: -60, finish: .cancelled)
      #expect(player.list.count == count)
      player = Player(corrections)
      player.pinch(75, 125, by: 30, finish: .cancelled)
      #expect(player.list.count == count)
      player = Player(corrections)
      player.hold(25, 75, finish: .cancelled)
      #expect(player.texts == order)
      player.settle()
      if corrections == .all { #expect(player.list == Player().list) }
    }
  }

  @Test("cancelRestores: a cancelled hold shows its row again, also where it has exchanged")
  func cancelledExchange() {
    for (corrections, hides) in [(.article, true), (.without(.movesInsteadOfExchanges), false)]
      as [(Corrections, Bool)]
    {
      var player = Player(corrections)
      player.hold(25, 125, finish: .cancelled)
      #expect(player.rowTexts == (hides ? "CABDE" : "ABCDE"))
      player.settle()
      #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == hides)
    }
  }

  @Test("pullEnds: after an item was added, flag and placeholder stay")
  func pullStays() {
    for (corrections, stays) in [(.article, true), (.without(.pullEnds), true), (.all, false)] as [(Corrections, Bool)]
    {
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
  }

  @Test("pullEnds: a pull that goes above the top and back is dead, its placeholder on the screen")
  func deadPull() {
    for (corrections, lives) in [(.article, false), (.without(.pullEnds), false), (.all, true)] as [(Corrections, Bool)]
    {
      var player = Player(corrections)
      player.pull(.began, 0)
      player.pull(.changed, 0)  // not above it yet
      player.pull(.changed, -30)
      player.pull(.changed, 5)
      #expect((player.list.placeholder == nil) == lives)
      player.pull(.changed, -60)
      #expect(player.list.pullInProgress == lives)
      #expect(player.list.placeholder?.alpha == (lives ? 1 : 0.6))
      player.pull(.ended, -60)
      #expect(player.list.count == (lives ? 6 : 5))
      #expect(player.list.placeholder == nil)
    }
  }

  @Test("gapCloses: after an item was added, the rows stay apart until the next change")
  func gapCloses() {
    for (corrections, settled) in [
      (.article, [-30.0, 20, 130, 180]), (.without(.gapCloses), [-30, 20, 130, 180]), (.all, [0, 50, 100, 150]),
    ] as [(Corrections, [Double])] {
      var player = Player(corrections)
      player.pinch(75, 125, by: 30)
      player.settle()
      #expect([0, 1, 5, 2].map { player.y($0) } == settled)
      player.type("Z")
      player.endEditing()
      player.settle()
      #expect([0, 1, 5, 2].map { player.y($0) } == [0, 50, 100, 150])
    }
  }

  @Test(
    "indexFromContent: below its top, the article inserts one row too far up; above rows of other heights, anywhere")
  func indexFromContent() {
    for (corrections, ids) in [
      (.article, [0, 5, 1, 2, 3, 4]), (.without(.indexFromContent), [0, 5, 1, 2, 3, 4]), (.all, [0, 1, 5, 2, 3, 4]),
    ] as [(Corrections, [Int])] {
      var player = Player(corrections)
      player.offset = -10  // floor(-10 / 50) = -1
      player.pinch(85, 135, by: 30)
      #expect(player.ids == ids)
    }
    var top = Player(.article)
    top.offset = -10
    top.pinch(35, 85, by: 30)  // rows 0 and 1: 0 + 1 - 1 = 0
    #expect(top.ids == [5, 0, 1, 2, 3, 4])
    for (corrections, ids) in [(.article, [0, 1, 2, 3, 4]), (.all, [0, 1, 4, 2, 3])] as [(Corrections, [Int])] {
      var player = Player(heights: [200, 50, 50, 50], corrections)
      player.offset = 150  // floor(150 / 50) = 3 whole rows, where there is not even one
      player.pinch(75, 125, by: 30)  // 225 and 275: rows 1 and 2, the second and third in sight: 1 + 1 + 3 = 5
      #expect(player.ids == (corrections == .all ? ids : [0, 1, 2, 3]))
      #expect(player.notices.first == (corrections == .all ? "didInsert.4" : "originalWouldCrash"))
    }
  }

  @Test("noticeOnChange: each row that is passed is told, in the article")
  func noticeOnChange() {
    for (corrections, notices) in [
      (.article, ["didMove.0", "didMove.0", "didMove.0"]),
      (.without(.noticeOnChange), ["didMove.0", "didMove.0", "didMove.0"]),
      (.all, ["didMove.0"]),
    ] as [(Corrections, [String])] {
      var player = Player(corrections)
      player.hold(25, 75, 125, 75)
      #expect(player.texts == "BACDE")
      #expect(player.notices == notices)
    }
  }

  @Test("resumesMotion: a touch on a row that returns starts from its goal, and a rising row jumps to the finger")
  func resumesMotion() {
    for (corrections, jumps) in [(.article, true), (.without(.resumesMotion), true), (.all, false)]
      as [(Corrections, Bool)]
    {
      var player = Player(corrections)
      player.swipe(1, through: -150)
      player.now += 0.1
      let before = player.list.appearance(of: RowID(1), at: Time(player.now + 0.01))?.frame.x
      player.swipe(1, .began)
      #expect(player.x(1) == (jumps ? 0 : before))
      player = Player(corrections)
      player.hold(.began, 55)
      player.hold(.changed, 56)
      #expect((player.list.lifted(contentOffset: 0, at: player.time)?.centre == 56) == jumps)
    }
  }

  @Test("The names are those of the bits, in order, and all is every one")
  func names() {
    #expect(Corrections.named.enumerated().allSatisfy { $1.correction.rawValue == 1 << UInt32($0) })
    #expect(Corrections(Corrections.named.map(\.correction)) == .all)
  }
}
