import GestureList
import TestSupport
import Testing

@Suite("Swipe to delete and to complete")
struct SwipeTests {
  @Test("The example of the overview")
  func overview() {
    var list = GestureList(["Buy milk", "Water the plants"], width: 320)
    let milk = RowID(0)
    expectNothing(of: list.handle(.pan(milk, PanSample(.began, translation: .zero)), at: Time(0)))
    let released = list.handle(.pan(milk, PanSample(.ended, translation: Vector(-170, 0))), at: Time(0.2))
    expect(released, .deleted(0))
    #expect(list.texts == ["Water the plants"])
    expect(list.undo(at: Time(1)), .of(.insert(.init(0..<1)), [.didInsert(milk)]))
    #expect(list.texts == ["Buy milk", "Water the plants"])
  }

  @Test("Half of the width decides, inclusive, on both sides")
  func half() {
    let cases: [(x: Double, texts: String, notices: [String])] = [
      (-160.0, "ACDE", ["didDelete.1"]), (-159.9, "ABCDE", []), (160, "ABCDE", ["didComplete.1"]), (159.9, "ABCDE", []),
    ]
    for (x, texts, notices) in cases {
      var player = Player()
      player.swipe(1, through: x)
      player.expect(texts, notices, "\(x)")
      #expect(player.isCompleted(1) == (x == -160 ? nil : x == 160), "\(x)")
    }
  }

  @Test("The row follows the finger and returns in 0.3 s unless it is deleted, completing included")
  func returns() {
    var player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, 200)
    #expect((player.x(1), player.list.settleTime) == (200, nil))
    expect(player.swipe(1, .ended, 200), .of(.reload(.init(1..<2)), [.custom(.didComplete, RowID(1))]))
    #expect(player.list.settleTime == player.time + 0.3)
    player.now += 0.15
    // Eased in and out, half of the time is half of the way.
    expectClose(player.x(1), 100)
    player.settle()
    #expect((player.x(1), player.list.row(RowID(1))) == (0, GestureList.Row(width: 320)))
    // Deleting closes up the rows below, as fast.
    player = Player()
    expect(player.swipe(1, through: -200), .deleted(1))
    player.expect(tops: [0, 100, 150], of: [0, 2, 3])
    player.settle()
    player.expect(tops: [0, 50, 100], of: [0, 2, 3])
  }

  @Test("A returning row caught beyond half the width completes or deletes only if it is dragged farther out")
  func caughtFarOut() {
    for side in [-1.0, 1] {
      for (way, hasEffect) in [(0.0, false), (-0.5, false), (0.5, true)] {
        var player = Player()
        player.swipe(1, through: side * 300, finish: .cancelled)
        // A hundredth of a second later it has hardly moved.
        player.swipe(1, .began)
        #expect((player.x(1) ?? 0) * side > 290)
        player.swipe(1, .ended, side * way)
        let notice = side < 0 ? "didDelete.1" : "didComplete.1"
        #expect(player.notices == (hasEffect ? [notice] : []), "\(side) \(way)")
      }
    }
  }

  @Test("With reduced motion, a released row is at once in its place, whether the swipe has an effect or not")
  func reduced() {
    for phase in [PanPhase.ended, .cancelled] {
      var player = Player()
      player.list.reducesMotion = true
      player.swipe(1, .began)
      player.swipe(1, .changed, 100)
      #expect(player.x(1) == 100)
      expect(player.swipe(1, phase, 100), .none)
      #expect((player.x(1), player.list.settleTime) == (0, nil))
    }
    var player = Player()
    player.list.reducesMotion = true
    let completed = player.swipe(1, through: 200)
    #expect(completed == .of(.reload(.init(1..<2)), [.custom(.didComplete, RowID(1))], startedMotion: false))
    #expect((player.x(1), player.list.settleTime) == (0, nil))
  }

  @Test("Completing a completed item restores it; with [] it stays, and is reported again")
  func restores() {
    let reload = ListUpdate.Change.reload(.init(1..<2))
    let cases: [(Corrections, second: ListEffects, isCompleted: Bool)] = [
      (.all, .of(reload, [.custom(.didRestore, RowID(1))]), false),
      (.article, .of(nil, [.custom(.didComplete, RowID(1))]), true),
    ]
    for (corrections, second, isCompleted) in cases {
      let note = corrections.testDescription
      var player = Player(corrections)
      expect(player.swipe(1, through: 200), .of(reload, [.custom(.didComplete, RowID(1))]), note: note)
      player.settle()
      expect(player.swipe(1, through: 200), second, note: note)
      #expect(player.isCompleted(1) == isCompleted, "\(note)")
    }
  }

  @Test("Starting a swipe ends the edit, whose text stays, and another row's swipe")
  func endsEditing() {
    var player = Player()
    player.handle(.tap(RowID(0)))
    player.type("Z")
    player.swipe(2, .began)
    #expect(player.notices == ["didBeginEditing.0", "didEndEditing.0"])
    player.swipe(2, .changed, -300)
    player.swipe(2, .ended, -300)
    player.expect("ZBDE")
    player.expectUndoing(["ZBCDE", "ABCDE"])
    // A second row that is swiped takes the first one's place, which returns.
    player = Player()
    player.swipe(1, .began)
    player.swipe(1, .changed, -250)
    player.swipe(2, .began)
    player.swipe(1, .ended, -250)
    player.settle()
    player.expect("ABCDE")
    #expect(player.x(1) == 0)
    player.swipe(2, .ended, -250)
    player.expect("ABDE")
  }

  @Test("Samples without a pan that has begun, and for rows that are gone or have no width, do nothing")
  func strays() {
    var player = Player()
    for phase in [PanPhase.changed, .ended, .cancelled, .failed] { expectNothing(of: player.swipe(1, phase, -300)) }
    expectNothing(of: player.swipe(99, through: -300))
    player.expectNew()
    // A row of no width does nothing either.
    for corrections in Corrections.allAndNone {
      var player = Player(width: 0, corrections)
      expect(player.swipe(1, through: -10, 10, 0), .none, note: corrections.testDescription)
      let cue = player.list.row(RowID(1)).cue(.leading, at: player.time)
      #expect(cue == .init(alpha: 0, isArmed: false), "\(corrections.testDescription)")
    }
  }
}
