import GestureList
import Testing

/// The whole effects of an event: how rows have changed, what is told, and whether anything has begun to move.
@Suite("What an event has caused")
struct EffectsTests {
  private func effects(
    _ change: ListUpdate.Change? = nil, _ notices: [ListNotice] = [], startedMotion: Bool
  ) -> ListEffects {
    var effects = ListEffects()
    if let change { effects.update = ListUpdate([change]) }
    effects.notices = notices
    effects.startedMotion = startedMotion
    return effects
  }

  @Test("Rows that go or come let those below them move, if there are any", arguments: [0, 3, 4])
  func goesAndComes(_ row: Int) {
    var list = Player().list
    #expect(
      list.remove(RowID(row), at: .zero)
        == effects(.delete(.init(row..<row + 1)), [.didDelete(RowID(row))], startedMotion: row < 4))
    #expect(list.settles == (row < 4 ? Time(0.3) : nil))
    list = Player(["A", "B", "C", "D"]).list
    #expect(
      list.insert(.init("Z"), at: row, time: .zero).effects
        == effects(.insert(.init(row..<row + 1)), [.didInsert(RowID(4))], startedMotion: row < 4))
    #expect(list.settles == (row < 4 ? Time(0.3) : nil))
  }

  @Test("The last row goes without a motion of its own, also while others still move")
  func lastWhileMoving() {
    var list = Player().list
    list.remove(RowID(0), at: .zero)
    let removed = list.remove(RowID(4), at: Time(0.1))
    #expect(removed == effects(.delete(.init(3..<4)), [.didDelete(RowID(4))], startedMotion: false))
    #expect(list.settles == Time(0.3))
  }

  @Test("A refused pinch moves rows back only where it has opened a gap", arguments: [0.0, 10])
  func refusedPinch(_ delta: Double) {
    var player = Player()
    player.pinch(.began, 75, 125)
    player.pinch(.changed, 75 - delta, 125)
    let ended = player.list.handle(.pinch(.ended, nil, contentOffset: 0), at: player.time)
    #expect(ended == effects(startedMotion: delta > 0))
  }

  @Test("A lifted row that is let go, or taken away, sinks; a finger that was on no row moves nothing")
  func holds() {
    for phase in [PanPhase.ended, .cancelled, .failed] {
      for corrections in [.all, .without(.ignoresMisses)] as [GestureList.Corrections] {
        var player = Player(corrections)
        player.hold(.began, 75)
        let ended = player.list.handle(.hold(phase, y: 75, contentOffset: 0), at: player.time)
        #expect(ended == effects(startedMotion: true))
        // While it sinks; at 25 the first row, which such a hold moves, is where it is.
        player.hold(.began, 300)
        let missed = player.list.handle(.hold(phase, y: 25, contentOffset: 0), at: player.time)
        #expect(missed == .none)
      }
    }
  }

  @Test("What a cancelled hold has moved goes back, and tells nothing")
  func cancelledHold() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)
    let cancelled = player.list.handle(.hold(.cancelled, y: 180, contentOffset: 0), at: player.time)
    let back = ListUpdate.Change.move(.init(from: RowPosition(row: 3), to: RowPosition(row: 1)))
    #expect(cancelled == effects(back, startedMotion: true))
  }

  @Test("A row that is removed takes its own motion along, and lets the rows around its gap return")
  func removedDuringGesture() {
    var swiped = Player()
    swiped.swipe(4, .began)
    swiped.swipe(4, .changed, -100)
    let gone = effects(.delete(.init(4..<5)), [.didDelete(RowID(4))], startedMotion: false)
    #expect(swiped.list.remove(RowID(4), at: swiped.time) == gone)
    var pinched = Player()
    pinched.pinch(.began, 175, 225)  // D and E, apart by 10
    pinched.pinch(.changed, 165, 225)
    let goneFromGap = effects(.delete(.init(4..<5)), [.didDelete(RowID(4))], startedMotion: true)
    #expect(pinched.list.remove(RowID(4), at: pinched.time) == goneFromGap)
    #expect(pinched.list.settles == pinched.time + 0.2)
  }

  @Test("A row that is moved to where it is stays in its gesture, and nothing is told")
  func movedNowhere() {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -300)
    #expect(player.list.move(RowID(1), to: 1, at: player.time) == .none)
    player.swipe(1, .ended, -300)
    #expect(player.texts == "ACDE")
  }
}
