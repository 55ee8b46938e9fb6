import GestureList
import TestSupport
import Testing

@Suite("Corrections of holds, each off and on")
struct HoldCorrectionTests {
  @Test(
    "ignoresMisses: a hold that begins below the rows exchanges with row 0",
    arguments: [(.article, "CBADE"), (.all, "ABCDE")] as [(Corrections, String)])
  func missed(corrections: Corrections, texts: String) {
    var player = Player(corrections)
    player.hold(300, 125)
    #expect(player.texts == texts)
  }

  @Test(
    "ignoresMisses: with moves for exchanges, such a hold moves the first row, and reports it once it has",
    arguments: [(25, "ABCDE", []), (125, "BCADE", ["didMove.0"])] as [(Double, String, [String])])
  func missedMove(y: Double, texts: String, notices: [String]) {
    var player = Player(.without(.ignoresMisses))
    player.hold(300, y)
    #expect(player.texts == texts)
    #expect(player.notices == notices)
  }

  @Test(
    "ignoresMisses: a hold on a list without rows does nothing",
    arguments: [Corrections.article, .without(.ignoresMisses)])
  func missedEmpty(corrections: Corrections) {
    var player = Player([], corrections)
    #expect(player.hold(25, 75) == .none)
    #expect(player.notices == [])
  }

  @Test(
    "cancelRestores: a cancelled hold counts as released",
    arguments: Corrections.each(.cancelRestores, article: "BACDE", corrected: "ABCDE"))
  func cancelled(corrections: Corrections, texts: String) {
    var player = Player(corrections)
    player.hold(25, 75, finish: .cancelled)
    #expect(player.texts == texts)
    player.settle()
    #expect((player.list == Player(corrections).list) == (texts == "ABCDE"))
  }

  @Test(
    "cancelRestores: a cancelled hold shows its row again, also where it has exchanged",
    arguments: [(.article, true), (.without(.movesInsteadOfExchanges), false)] as [(Corrections, Bool)])
  func cancelledExchange(corrections: Corrections, hides: Bool) {
    var player = Player(corrections)
    player.hold(25, 125, finish: .cancelled)
    #expect(player.rowTexts == (hides ? "CABDE" : "ABCDE"))
    player.settle()
    #expect(player.list.appearance(of: RowID(0), at: player.time)?.isHidden == hides)
  }

  @Test(
    "noticeOnChange: each row that is passed is reported, in the article",
    arguments: Corrections.each(
      .noticeOnChange, article: ["didMove.0", "didMove.0", "didMove.0"], corrected: ["didMove.0"]))
  func noticeOnChange(corrections: Corrections, notices: [String]) {
    var player = Player(corrections)
    player.hold(25, 75, 125, 75)
    #expect(player.texts == "BACDE")
    #expect(player.notices == notices)
  }

  @Test(
    "resumesMotion: a rising row jumps to the finger",
    arguments: Corrections.each(.resumesMotion, article: true, corrected: false))
  func resumesMotion(corrections: Corrections, jumps: Bool) {
    var player = Player(corrections)
    player.hold(.began, 55)
    player.hold(.changed, 56)
    #expect((player.lifted()?.centre == 56) == jumps)
  }
}
