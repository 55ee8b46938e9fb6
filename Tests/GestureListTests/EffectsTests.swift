import GestureList
import TestSupport
import Testing

/// The whole effects of an event: how rows have changed, what is reported, and whether anything has begun to move.
@Suite("The effects of an event")
struct EffectsTests {
  @Test("Removing or inserting a row starts a motion only if there are rows below it")
  func goesAndComes() {
    for (row, moves) in [(0, true), (3, true), (4, false)] {
      let end = moves ? Time(0.3) : nil
      var list = Player().list
      expect(list.remove(RowID(row), at: .zero), .deleted(row, startedMotion: moves), note: "\(row)")
      var other = Player(["A", "B", "C", "D"]).list
      let inserted = other.insert(.init("Z"), index: row, at: .zero)
      let change = ListUpdate.Change.insert(.init(row..<row + 1))
      expect(inserted, .of(change, [.didInsert(RowID(4))], startedMotion: moves), note: "\(row)")
      #expect([list.settleTime, other.settleTime] == [end, end], "\(row)")
    }
    // The last row goes without a motion of its own, also while others still move.
    var list = Player().list
    expect(list.remove(RowID(0), at: .zero), .deleted(0))
    expect(list.remove(RowID(4), at: Time(0.1)), .deleted(4, from: 3, startedMotion: false))
    #expect(list.settleTime == Time(0.3))
  }

  @Test("A lifted row that is released or cancelled sinks; a finger that began on no row moves nothing")
  func holds() {
    for corrections in [Corrections.all, .without(.ignoresMisses)] {
      for phase in [PanPhase.ended, .cancelled, .failed] {
        let note = "\(corrections.testDescription), \(phase.name)"
        var player = Player(corrections)
        expect(player.hold(.began, 75), .of(), note: note)
        expect(player.hold(phase, 75), .of(), note: note)
        // While it sinks; at 25 the first row, which such a hold moves, is where it is.
        expect(player.hold(.began, 300), .none, note: note)
        expect(player.hold(phase, 25), .none, note: note)
      }
    }
    // What a cancelled hold has moved goes back, and nothing is reported.
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)
    expect(player.hold(.cancelled, 180), .of(.move(.init(from: RowPosition(row: 3), to: RowPosition(row: 1)))))
  }

  @Test("A removed row's own motion ends with it; a pinch that this ends, or that is refused, closes its gap")
  func removedDuringGesture() {
    for delta in [0.0, 10] {
      var player = Player()
      player.pinch(.began, 75, 125)
      player.pinch(.changed, 75 - delta, 125)
      expect(player.handle(.pinch(.ended, nil, contentOffset: 0)), .of(startedMotion: delta > 0), note: "\(delta)")
    }
    var swiped = Player()
    swiped.swipe(4, .began)
    swiped.swipe(4, .changed, -100)
    expect(swiped.remove(4), .deleted(4, startedMotion: false))
    var pinched = Player()
    pinched.pinch(.began, 175, 225)  // D and E, apart by 10
    pinched.pinch(.changed, 165, 225)
    expect(pinched.remove(4), .deleted(4))
    #expect(pinched.list.settleTime == pinched.time + 0.2)
  }

  @Test("A row that is moved to where it is stays in its gesture, and nothing is reported")
  func movedNowhere() {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -300)
    expectNothing(of: player.move(1, to: 1))
    player.swipe(1, .ended, -300)
    player.expect("ACDE")
  }
}
