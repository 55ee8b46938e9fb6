import GestureList
import Testing

@Suite("Swipe to delete and to complete")
struct SwipeTests {
  @Test("The example of the overview")
  func overview() {
    var list = GestureList(["Buy milk", "Water the plants"], width: 320)
    let milk = RowID(0)
    list.handle(.pan(milk, PanSample(.began, at: Time(0), translation: .zero)), at: Time(0))
    list.handle(.pan(milk, PanSample(.ended, at: Time(0.2), translation: Vector(-170, 0))), at: Time(0.2))
    #expect(list.texts == ["Water the plants"])
    list.undo(at: Time(1))
    #expect(list.texts == ["Buy milk", "Water the plants"])
  }

  @Test(
    "Half of the width decides, inclusive, on both sides",
    arguments: [
      (-160.0, "ACDE", ["didDelete.1"]), (-159.9, "ABCDE", []), (160, "ABCDE", ["didComplete.1"]), (159.9, "ABCDE", []),
    ] as [(Double, String, [String])])
  func half(_ x: Double, _ texts: String, _ notices: [String]) {
    var player = Player()
    player.swipe(1, through: x)
    #expect(player.texts == texts)
    #expect(player.notices == notices)
    #expect(player.isCompleted(1) == (x == -160 ? nil : x == 160))
  }

  @Test("The row follows the finger and returns in 0.3 s unless it is deleted, completing included")
  func returns() {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, 200)
    #expect(player.x(1) == 200)
    #expect(player.list.settles == nil)
    player.swipe(1, .ended, 200)
    #expect(player.list.settles == player.time + 0.3)
    player.now += 0.15
    // Eased in and out, half of the time is half of the way.
    #expect(abs((player.x(1) ?? 0) - 100) < 1e-9)
    player.settle()
    #expect(player.x(1) == 0)
    #expect(player.list.row(RowID(1)) == GestureList.Row(width: 320))
  }

  @Test("Deleting closes up the rows below in 0.3 s")
  func closesUp() {
    var player = Player()
    player.swipe(1, through: -200)
    #expect([0, 2, 3].map { player.y($0) } == [0, 100, 150])
    player.settle()
    #expect([0, 2, 3].map { player.y($0) } == [0, 50, 100])
  }

  @Test("Completing a completed item restores it; with [] it stays, and is told again")
  func restores() {
    for (corrections, notices, done) in [
      (.all, ["didComplete.1", "didRestore.1"], false), (.article, ["didComplete.1", "didComplete.1"], true),
    ] as [(GestureList.Corrections, [String], Bool)] {
      var player = Player(corrections)
      for _ in 0..<2 {
        player.swipe(1, through: 200)
        player.settle()
      }
      #expect(player.notices == notices)
      #expect(player.isCompleted(1) == done)
    }
  }

  @Test("Starting a swipe ends the edit, and the typed text stays")
  func endsEditing() {
    var player = Player()
    player.handle(.tap(RowID(0)))
    player.type("Z")
    player.swipe(2, .began)
    #expect(player.notices == ["didBeginEditing.0", "didEndEditing.0"])
    player.swipe(2, .changed, -300)
    player.swipe(2, .ended, -300)
    #expect(player.texts == "ZBDE")
    player.undo()
    player.undo()
    #expect(player.texts == "ABCDE")
  }

  @Test("A second row that is swiped takes the first one's place, which returns")
  func oneAtATime() {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -250)
    player.swipe(2, .began)
    player.swipe(1, .ended, -250)
    player.settle()
    #expect(player.texts == "ABCDE")
    #expect(player.x(1) == 0)
    player.swipe(2, .ended, -250)
    #expect(player.texts == "ABDE")
  }

  @Test("Samples without a pan that has begun, and for rows that are gone, do nothing")
  func strays() {
    var player = Player()
    for phase in [PanPhase.changed, .ended, .cancelled, .failed] { player.swipe(1, phase, -300) }
    player.swipe(99, through: -300)
    #expect(player.texts == "ABCDE")
    #expect(player.notices == [])
    #expect(player.list == Player().list)
  }

  @Test("A row of no width commits nothing")
  func noWidth() {
    for corrections in [.all, .article] as [GestureList.Corrections] {
      var player = Player(width: 0, corrections)
      player.swipe(1, through: -10, 10, 0)
      #expect(player.notices == [])
      #expect(player.list.row(RowID(1)).cue(.leading, at: player.time) == .init(alpha: 0, isArmed: false))
    }
  }
}
