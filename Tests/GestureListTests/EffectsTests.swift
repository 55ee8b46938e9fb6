import GestureList
import TestSupport
import Testing

/// The whole effects of an event: how rows have changed, what is reported, and whether anything has begun to move.
@Suite("What an event has caused")
struct EffectsTests {
  private func effects(
    _ change: ListUpdate.Change? = nil, _ notices: [ListNotice] = [], startedMotion: Bool
  ) -> ListEffects {
    ListEffects(update: ListUpdate(change.map { [$0] } ?? []), notices: notices, startedMotion: startedMotion)
  }

  @Test("Rows that go or come let those below them move, if there are any", arguments: [0, 3, 4])
  func goesAndComes(row: Int) {
    var list = Player().list
    #expect(
      list.remove(RowID(row), at: .zero)
        == effects(.delete(.init(row..<row + 1)), [.didDelete(RowID(row))], startedMotion: row < 4))
    #expect(list.settles == (row < 4 ? Time(0.3) : nil))
    list = Player(["A", "B", "C", "D"]).list
    #expect(
      list.insert(.init("Z"), index: row, at: .zero)
        == effects(.insert(.init(row..<row + 1)), [.didInsert(RowID(4))], startedMotion: row < 4))
    #expect(list.settles == (row < 4 ? Time(0.3) : nil))
  }

  @Test("The last row goes without a motion of its own, also while others still move")
  func lastWhileMoving() {
    var list = Player().list
    #expect(
      list.remove(RowID(0), at: .zero) == effects(.delete(.init(0..<1)), [.didDelete(RowID(0))], startedMotion: true))
    #expect(
      list.remove(RowID(4), at: Time(0.1))
        == effects(.delete(.init(3..<4)), [.didDelete(RowID(4))], startedMotion: false))
    #expect(list.settles == Time(0.3))
  }

  @Test("A refused pinch moves rows back only where it has opened a gap", arguments: [0.0, 10])
  func refusedPinch(delta: Double) {
    var player = Player()
    player.pinch(.began, 75, 125)
    player.pinch(.changed, 75 - delta, 125)
    #expect(player.handle(.pinch(.ended, nil, contentOffset: 0)) == effects(startedMotion: delta > 0))
  }

  @Test(
    "A lifted row that is let go, or taken away, sinks; a finger that was on no row moves nothing",
    arguments: [PanPhase.ended, .cancelled, .failed], [Corrections.all, .without(.ignoresMisses)])
  func holds(phase: PanPhase, corrections: Corrections) {
    var player = Player(corrections)
    #expect(player.hold(.began, 75) == effects(startedMotion: true))
    #expect(player.hold(phase, 75) == effects(startedMotion: true))
    // While it sinks; at 25 the first row, which such a hold moves, is where it is.
    #expect(player.hold(.began, 300) == .none)
    #expect(player.hold(phase, 25) == .none)
  }

  @Test("What a cancelled hold has moved goes back, and nothing is reported")
  func cancelledHold() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)
    let back = ListUpdate.Change.move(.init(from: RowPosition(row: 3), to: RowPosition(row: 1)))
    #expect(player.hold(.cancelled, 180) == effects(back, startedMotion: true))
  }

  @Test("A row that is removed takes its own motion along, and lets the rows around its gap return")
  func removedDuringGesture() {
    var swiped = Player()
    swiped.swipe(4, .began)
    swiped.swipe(4, .changed, -100)
    #expect(swiped.remove(4) == effects(.delete(.init(4..<5)), [.didDelete(RowID(4))], startedMotion: false))
    var pinched = Player()
    pinched.pinch(.began, 175, 225)  // D and E, apart by 10
    pinched.pinch(.changed, 165, 225)
    #expect(pinched.remove(4) == effects(.delete(.init(4..<5)), [.didDelete(RowID(4))], startedMotion: true))
    #expect(pinched.list.settles == pinched.time + 0.2)
  }

  @Test("A row that is moved to where it is stays in its gesture, and nothing is reported")
  func movedNowhere() {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -300)
    #expect(player.move(1, to: 1) == .none)
    player.swipe(1, .ended, -300)
    #expect(player.texts == "ACDE")
  }
}
