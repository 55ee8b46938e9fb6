import GestureList
import TestSupport
import Testing

@Suite("Corrections of holds, each off and on")
struct HoldCorrectionTests {
  @Test("ignoresMisses: a hold that begins below the rows exchanges row 0, or moves it if moves replace exchanges")
  func missed() {
    let cases: [(Corrections, y: Double, texts: String, notices: [String])] = [
      (.article, 125, "CBADE", ["didMove.2"]), (.all, 125, "ABCDE", []),
      // As if the finger held row 0 at its middle: 25 points farther down it passes row 1. A move is reported.
      (.without(.ignoresMisses), 49.9, "ABCDE", []), (.without(.ignoresMisses), 50, "BACDE", ["didMove.0"]),
      (.without(.ignoresMisses), 125, "BCADE", ["didMove.0"]),
    ]
    for (corrections, y, texts, notices) in cases {
      var player = Player(corrections)
      player.hold(300, y)
      player.expect(texts, notices, "\(corrections.testDescription), \(y)")
    }
    // In content that is scrolled, the finger goes from 300 to 50 there.
    var player = Player(.without(.ignoresMisses))
    player.offset = 100
    player.hold(200, -50)
    player.expect("BACDE", ["didMove.0"])
    // A row that is inserted meanwhile is held at its upper edge.
    player = Player([], .without(.ignoresMisses))
    player.hold(.began, 300)
    player.insert("A", index: 0)
    player.insert("B", index: 1)
    player.hold(.changed, 24.9)
    player.expect("AB")
    player.hold(.changed, 25)
    player.expect("BA")
    // On a list without rows it does nothing.
    for corrections in [Corrections.article, .without(.ignoresMisses)] {
      var player = Player([], corrections)
      expect(player.hold(25, 75), .none, note: corrections.testDescription)
      player.expect("", [], corrections.testDescription)
    }
  }

  @Test("cancelRestores: a cancelled hold counts as released, and leaves its row hidden where it has exchanged")
  func cancelled() {
    for (corrections, texts) in Corrections.each(.cancelRestores, article: "BACDE", corrected: "ABCDE") {
      let note = corrections.testDescription
      var player = Player(corrections)
      player.hold(25, 75, finish: .cancelled)
      player.expect(texts, note: note)
      player.settle()
      #expect((player.list == Player(corrections).list) == (texts == "ABCDE"), "\(note)")
    }
    for (corrections, hides) in [(Corrections.article, true), (.without(.movesInsteadOfExchanges), false)] {
      var player = Player(corrections)
      player.hold(25, 125, finish: .cancelled)
      let rows = player.rowTexts
      player.settle()
      let isHidden = player.list.appearance(of: RowID(0), at: player.time)?.isHidden
      #expect((rows, isHidden) == (hides ? "CABDE" : "ABCDE", hides), "\(corrections.testDescription)")
    }
  }

  @Test("noticeOnChange: each row that is passed is reported, in the article")
  func noticeOnChange() {
    let (article, corrected) = (["didMove.0", "didMove.0", "didMove.0"], ["didMove.0"])
    for (corrections, notices) in Corrections.each(.noticeOnChange, article: article, corrected: corrected) {
      var player = Player(corrections)
      player.hold(25, 75, 125, 75)
      player.expect("BACDE", notices, corrections.testDescription)
    }
  }

  @Test("resumesMotion: a rising row jumps to the finger, and one that is caught as it sinks, to its position")
  func resumesMotion() {
    for (corrections, jumps) in Corrections.each(.resumesMotion, article: true, corrected: false) {
      let isMoved = corrections.contains(.movesInsteadOfExchanges)
      var player = Player(corrections)
      player.hold(75, 95)
      player.hold(.began, 80)
      player.hold(.changed, 81)
      // B, at 75, is held 5 points below its middle; the article holds it at its middle.
      #expect((player.lifted()?.center == (isMoved ? 76 : 81)) == jumps, "\(corrections.testDescription)")
    }
  }
}
