import GestureList
import TestSupport
import Testing

@Suite("Swipe to delete and to complete")
struct SwipeTests {
  @Test("The example of the overview")
  func overview() {
    var list = GestureList(["Buy milk", "Water the plants"], width: 320)
    let milk = RowID(0)
    #expect(list.handle(.pan(milk, PanSample(.began, translation: .zero)), at: Time(0)) == .none)
    let released = list.handle(.pan(milk, PanSample(.ended, translation: Vector(-170, 0))), at: Time(0.2))
    #expect(
      released
        == ListEffects(update: ListUpdate([.delete(.init(0..<1))]), notices: [.didDelete(milk)], startedMotion: true))
    #expect(list.texts == ["Water the plants"])
    #expect(
      list.undo(at: Time(1))
        == ListEffects(update: ListUpdate([.insert(.init(0..<1))]), notices: [.didInsert(milk)], startedMotion: true))
    #expect(list.texts == ["Buy milk", "Water the plants"])
  }

  @Test(
    "Half of the width decides, inclusive, on both sides",
    arguments: [
      (-160.0, "ACDE", ["didDelete.1"]), (-159.9, "ABCDE", []), (160, "ABCDE", ["didComplete.1"]), (159.9, "ABCDE", []),
    ] as [(Double, String, [String])])
  func half(x: Double, texts: String, notices: [String]) {
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
    #expect(
      player.swipe(1, .ended, 200)
        == ListEffects(
          update: ListUpdate([.reload(.init(1..<2))]), notices: [.own(.didComplete, RowID(1))], startedMotion: true))
    #expect(player.list.settles == player.time + 0.3)
    player.now += 0.15
    // Eased in and out, half of the time is half of the way.
    expectClose(player.x(1), 100)
    player.settle()
    #expect(player.x(1) == 0)
    #expect(player.list.row(RowID(1)) == GestureList.Row(width: 320))
  }

  @Test("Deleting closes up the rows below in 0.3 s")
  func closesUp() {
    var player = Player()
    #expect(
      player.swipe(1, through: -200)
        == ListEffects(
          update: ListUpdate([.delete(.init(1..<2))]), notices: [.didDelete(RowID(1))], startedMotion: true))
    #expect([0, 2, 3].map { player.y($0) } == [0, 100, 150])
    player.settle()
    #expect([0, 2, 3].map { player.y($0) } == [0, 50, 100])
  }

  @Test(
    "Completing a completed item restores it; with [] it stays, and is reported again",
    arguments: [(.all, .didRestore, false), (.article, .didComplete, true)] as [(Corrections, ListNotice.Name, Bool)])
  func restores(corrections: Corrections, second: ListNotice.Name, isCompleted: Bool) {
    var player = Player(corrections)
    let reload = ListUpdate([.reload(.init(1..<2))])
    #expect(
      player.swipe(1, through: 200)
        == ListEffects(update: reload, notices: [.own(.didComplete, RowID(1))], startedMotion: true))
    player.settle()
    #expect(
      player.swipe(1, through: 200)
        == ListEffects(
          update: isCompleted ? ListUpdate() : reload, notices: [.own(second, RowID(1))], startedMotion: true))
    #expect(player.isCompleted(1) == isCompleted)
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
    for phase in [PanPhase.changed, .ended, .cancelled, .failed] { #expect(player.swipe(1, phase, -300) == .none) }
    #expect(player.swipe(99, through: -300) == .none)
    #expect(player.list == Player().list)
  }

  @Test("A row of no width commits nothing", arguments: Corrections.allAndNone)
  func noWidth(corrections: Corrections) {
    var player = Player(width: 0, corrections)
    #expect(player.swipe(1, through: -10, 10, 0) == .none)
    #expect(player.list.row(RowID(1)).cue(.leading, at: player.time) == .init(alpha: 0, isArmed: false))
  }
}
