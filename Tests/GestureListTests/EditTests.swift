import GestureList
import TestSupport
import Testing

@Suite("Editing and undoing")
struct EditTests {
  @Test("A tap edits; the typed text shows at once and stays when the edit ends")
  func edits() {
    var player = Player()
    #expect(player.handle(.tap(RowID(1))) == ListEffects(notices: [.didBeginEditing(RowID(1))]))
    #expect(player.list.editedRow == RowID(1))
    player.type("Bread")
    #expect(player.list.item(RowID(1))?.text == "Bread")
    // A second tap into the same text changes nothing.
    #expect(player.handle(.tap(RowID(1))) == .none)
    #expect(
      player.endEditing()
        == ListEffects(update: ListUpdate([.reload(.init(1..<2))]), notices: [.didEndEditing(RowID(1))]))
    #expect(player.list.editedRow == nil)
    #expect(player.texts == "ABreadCDE")
  }

  @Test("A tap on another row ends the edit and begins its own; a tap beside the rows only ends it")
  func elsewhere() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("X")
    player.handle(.tap(RowID(3)))
    player.type("Y")
    player.handle(.tapOutside)
    #expect(player.texts == "AXCYE")
    #expect(player.notices == ["didBeginEditing.1", "didEndEditing.1", "didBeginEditing.3", "didEndEditing.3"])
  }

  @Test("Ending with an empty text removes the item, and undoing brings it back as it was")
  func empty() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("")
    player.endEditing()
    #expect(player.texts == "ACDE")
    #expect(player.notices == ["didBeginEditing.1", "didEndEditing.1", "didDelete.1"])
    player.undo()
    #expect(player.texts == "ABCDE")
    #expect(player.ids == [0, 1, 2, 3, 4])
  }

  @Test("An empty item exists only while it is edited, also when undoing brings it back")
  func resumed() {
    var player = Player()
    player.pull(through: -60)
    player.endEditing()
    #expect(player.texts == "ABCDE")
    player.undo()
    #expect(player.list.editedRow == RowID(5))
    player.undo()
    #expect(player.ids == [0, 1, 2, 3, 4])
    #expect(player.list.editedRow == nil)
    #expect(!player.list.canUndo)
  }

  @Test("Undoing takes back what was typed before it takes back the step before")
  func typed() {
    var player = Player()
    player.pull(through: -60)
    player.type("Milk")
    player.undo()
    #expect(player.list.item(RowID(5))?.text == "")
    #expect(player.list.editedRow == RowID(5))
    player.undo()
    #expect(player.ids == [0, 1, 2, 3, 4])
  }

  @Test("Without an edit, typing and ending do nothing")
  func strays() {
    var player = Player()
    player.type("X")
    #expect(player.endEditing() == .none)
    #expect(player.undo() == .none)
    #expect(player.list == Player().list)
  }

  @Test("Each kind of change is taken back by one step, in turn, to the start")
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
        #expect(player.list.editedRow == RowID(6))
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
    #expect(player.texts == "ABCDE")
    player.hold(.changed, 25)
    #expect(player.texts == "ABCDE")
  }

  @Test("An empty item that undoing brings back is edited, also while another one is")
  func resumedDuringAnother() {
    var player = Player()
    player.pull(through: -60)
    player.endEditing()
    player.handle(.tap(RowID(1)))
    player.undo()
    #expect(player.list.editedRow == RowID(5))
    player.endEditing()
    #expect(player.texts == "ABCDE")
    player.undoAll()
    #expect(player.ids == [0, 1, 2, 3, 4])
  }

  @Test("Undoing ends also where two items without a text take turns")
  func twoEmpty() {
    var player = Player(["", "B"])
    player.remove(0)
    player.pull(through: -60)
    var steps = 0
    while player.list.canUndo, steps < 20 {
      player.undo()
      steps += 1
    }
    #expect(steps == 2)
    #expect(player.ids == [0, 1])
  }

  @Test(
    "A tap takes the place of a running gesture, so an item that loses its text is in none",
    arguments: OutsideTests.gestures)
  func tapDuringGesture(gesture: OutsideTests.RowGesture) {
    var player = Player()
    gesture.begin(&player)
    player.handle(.tap(RowID(1)))
    #expect(player.list.liftedRow == nil)
    player.type("")
    player.endEditing()
    #expect(player.texts == "ACDE")
    #expect(player.hold(.changed, 25) == .none)
    gesture.end(&player)
    #expect(player.texts == "ACDE")
    player.undo()
    player.settle()
    #expect(player.list == Player().list)
    #expect(!player.list.canUndo)
  }
}
