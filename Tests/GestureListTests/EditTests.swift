import GestureList
import Testing

@Suite("Editing and undoing")
struct EditTests {
  @Test("A tap edits; the typed text shows at once and stays when the edit ends")
  func edits() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    #expect(player.list.editedRow == RowID(1))
    player.type("Bread")
    #expect(player.list.item(RowID(1))?.text == "Bread")
    // A second tap into the same text changes nothing.
    player.handle(.tap(RowID(1)))
    player.endEditing()
    #expect(player.list.editedRow == nil)
    #expect(player.texts == "ABreadCDE")
    #expect(player.notices == ["didBeginEditing.1", "didEndEditing.1"])
    #expect(player.updates == [ListUpdate([.reload(.init(1..<2))])])
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
    player.endEditing()
    player.undo()
    #expect(player.list == Player().list)
    #expect(player.notices == [])
  }

  @Test("Each kind of change is taken back by one step, in turn, to the start")
  func everything() {
    var player = Player()
    player.list.insert(.init("F", isCompleted: true), at: 2, time: player.time)
    player.settle()
    let start = player.list
    var depths: [GestureList] = []
    func remember() { depths.append(player.list) }
    remember(); player.swipe(0, through: -200); player.settle()
    remember(); player.swipe(1, through: 200); player.settle()
    remember(); player.hold(25, 180); player.settle()
    remember(); player.pinch(75, 125, by: 40); player.type("N"); player.settle()
    player.endEditing(); player.settle()
    remember(); player.perform("moveToTop", 4); player.settle()
    remember(); player.does { $0.remove(RowID(3), at: $1) }; player.settle()
    remember(); player.does { $0.move(RowID(2), to: 0, at: $1) }; player.settle()
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
    while player.list.canUndo { player.undo() }
    #expect(player.ids == [0, 1, 2, 3, 4])
  }

  @Test("Undoing ends also where two items without a text take turns")
  func twoEmpty() {
    var player = Player(["", "B"])
    player.does { $0.remove(RowID(0), at: $1) }
    player.pull(through: -60)
    var steps = 0
    while player.list.canUndo, steps < 20 {
      player.undo()
      steps += 1
    }
    #expect(steps == 2)
    #expect(player.ids == [0, 1])
  }

  @Test("A tap takes the place of a running gesture, so an item that loses its text is in none")
  func tapDuringGesture() {
    for begin in [
      {
        $0.hold(.began, 75); $0.hold(.changed, 130)
      },
      {
        $0.swipe(1, .began); $0.swipe(1, .changed, -300)
      },
      {
        $0.pinch(.began, 75, 125); $0.pinch(.changed, 35, 165)
      },
    ] as [(inout Player) -> Void] {
      var player = Player()
      begin(&player)
      player.handle(.tap(RowID(1)))
      #expect(player.list.liftedRow == nil)
      player.type("")
      player.endEditing()
      #expect(player.texts == "ACDE")
      player.hold(.changed, 25)
      player.swipe(1, .ended, -300)
      player.pinch(.ended, 35, 165)
      #expect(player.texts == "ACDE")
      player.undo()
      player.settle()
      #expect(player.list == Player().list)
      #expect(!player.list.canUndo)
    }
  }
}
