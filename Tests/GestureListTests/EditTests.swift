import GestureList
import TestSupport
import Testing

@Suite("Editing and undoing")
struct EditTests {
  @Test("A tap edits; the typed text shows at once and stays when the edit ends")
  func edits() {
    var player = Player()
    expect(player.handle(.tap(RowID(1))), ListEffects(notices: [.didBeginEditing(RowID(1))]))
    player.expect(edited: 1)
    player.type("Bread")
    player.expect("ABreadCDE")
    // A second tap into the same text changes nothing.
    expectNothing(of: player.handle(.tap(RowID(1))))
    let ended = ListEffects.of(.reload(.init(1..<2)), [.didEndEditing(RowID(1))], startedMotion: false)
    expect(player.endEditing(), ended)
    player.expect(edited: nil)
    player.expect("ABreadCDE")

    // A tap on another row ends the edit and begins its own; a tap beside the rows only ends it.
    player = Player()
    player.handle(.tap(RowID(1)))
    player.type("X")
    player.handle(.tap(RowID(3)))
    player.type("Y")
    player.handle(.tapOutside)
    player.expect("AXCYE", ["didBeginEditing.1", "didEndEditing.1", "didBeginEditing.3", "didEndEditing.3"])
  }

  @Test("Ending with an empty text removes the item, and undoing brings it back as it was")
  func empty() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("")
    player.endEditing()
    player.expect("ACDE", ["didBeginEditing.1", "didEndEditing.1", "didDelete.1"])
    player.undo()
    player.expect("ABCDE")
    player.expect([0, 1, 2, 3, 4])
    // Undo ends also where two items without a text take turns.
    player = Player(["", "B"])
    player.remove(0)
    player.pull(through: -60)
    var steps = 0
    while player.list.canUndo, steps < 20 {
      player.undo()
      steps += 1
    }
    #expect(steps == 2)
    player.expect([0, 1])
  }

  @Test("An empty item exists only while it is edited, even if undo restores it, also from another one's edit")
  func resumed() {
    var player = Player()
    player.pull(through: -60)
    player.endEditing()
    player.expect("ABCDE")
    var other = player
    player.undo()
    player.expect(edited: 5)
    player.undo()
    player.expect([0, 1, 2, 3, 4])
    #expect(player.list.editedRow == nil && !player.list.canUndo)

    other.handle(.tap(RowID(1)))
    other.undo()
    other.expect(edited: 5)
    other.endEditing()
    other.expect("ABCDE")
    other.undoAll()
    other.expect([0, 1, 2, 3, 4])
  }

  @Test("Undoing takes back what was typed before it takes back the step before")
  func typed() {
    var player = Player()
    player.pull(through: -60)
    player.type("Milk")
    player.undo()
    player.expect("ABCDE")
    player.expect(edited: 5)
    player.undo()
    player.expect([0, 1, 2, 3, 4])
  }

  @Test("Without an edit, typing and ending do nothing")
  func strays() {
    var player = Player()
    player.type("X")
    expectNothing(of: player.endEditing(), player.undo())
    player.expectNew()
  }

  @Test("Each kind of change is undone in turn, to the start")
  func everything() {
    var player = Player()
    player.does { $0.insert(.init("F", isCompleted: true), index: 2, at: $1) }
    player.settle()
    let start = player.list
    var depths: [GestureList] = []
    for event in [
      { $0.swipe(0, through: -200) }, { $0.swipe(1, through: 200) }, { $0.hold(25, 180) },
      {
        $0.pinch(75, 125, by: 40)
        $0.type("N")
        $0.endEditing()
      },
      { $0.perform("moveToTop", 4) }, { $0.remove(3) }, { $0.move(2, to: 0) },
    ] as [(inout Player) -> Void] {
      depths.append(player.list)
      event(&player)
      player.settle()
    }
    for (place, before) in depths.enumerated().reversed() {
      player.undo()
      player.settle()
      // The pinch made two steps: the item, and its text.
      if place == 3 {
        player.expect(edited: 6)
        player.undo()
        player.settle()
      }
      #expect(player.list == before)
    }
    #expect(player.list == start)
  }

  @Test("Undoing during a gesture cancels it first")
  func duringGesture() {
    var player = Player()
    player.perform("delete", 0)
    player.hold(.began, 25)
    player.hold(.changed, 130)
    player.undo()
    player.expect("ABCDE")
    player.hold(.changed, 25)
    player.expect("ABCDE")
  }

  @Test("A tap ends a running gesture, so that the tapped item can be removed without leaving one behind")
  func tapDuringGesture() {
    for gesture in OutsideTests.gestures {
      var player = Player()
      gesture.begin(&player)
      player.handle(.tap(RowID(1)))
      #expect(player.list.liftedRow == nil, "\(gesture.name)")
      player.type("")
      player.endEditing()
      player.expect("ACDE", note: gesture.name)
      expect(player.hold(.changed, 25), .none, note: gesture.name)
      gesture.end(&player)
      player.expect("ACDE", note: gesture.name)
      player.expectUndoing(["ABCDE"], note: gesture.name)
      player.expectNewOnceSettled(note: gesture.name)
    }
  }
}
