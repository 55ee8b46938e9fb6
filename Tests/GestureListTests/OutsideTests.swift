import GestureList
import Testing

/// The list changes from outside while a gesture is going on: the gesture is over if it is about the row, and nothing is lost.
@Suite("Changes from outside")
struct OutsideTests {
  /// What a gesture is and how it ends, for row B.
  private static let gestures:
    [(name: String, begin: @Sendable (inout Player) -> Void, end: @Sendable (inout Player) -> Void)] = [
      (
        "swipe",
        {
          $0.swipe(1, .began); $0.swipe(1, .changed, -300)
        }, { $0.swipe(1, .ended, -300) }
      ),
      (
        "hold",
        {
          $0.hold(.began, 75); $0.hold(.changed, 76)
        }, { $0.hold(.ended, 230) }
      ),
      (
        "pinch",
        {
          $0.pinch(.began, 75, 125); $0.pinch(.changed, 35, 165)
        }, { $0.pinch(.ended, 35, 165) }
      ),
    ]

  @Test("A row that is removed ends its gesture, and comes back by undoing")
  func removed() {
    for gesture in Self.gestures {
      var player = Player()
      gesture.begin(&player)
      player.does { $0.remove(RowID(1), at: $1) }
      #expect(player.texts == "ACDE", "\(gesture.name)")
      gesture.end(&player)
      player.settle()
      #expect(player.texts == "ACDE", "\(gesture.name)")
      #expect(player.list.placeholder == nil)
      #expect(player.list.lifted(contentOffset: 0, at: player.time) == nil)
      #expect((0..<4).map { player.list.top(of: player.rows[$0]) } == [0, 50, 100, 150])
      player.undo()
      player.settle()
      #expect(player.list == Player().list, "\(gesture.name)")
    }
  }

  @Test("A row that is moved ends its gesture; another row's change does not")
  func moved() {
    for gesture in Self.gestures {
      var player = Player()
      gesture.begin(&player)
      player.does { $0.move(RowID(1), to: 4, at: $1) }
      gesture.end(&player)
      player.settle()
      #expect(player.texts == "ACDEB", "\(gesture.name)")
      var other = Player()
      gesture.begin(&other)
      other.does { $0.remove(RowID(4), at: $1) }
      other.does { list, time in list.insert(.init("Z"), at: 0, time: time).effects }
      gesture.end(&other)
      let expected = ["swipe": "ZACD", "hold": "ZACDB", "pinch": "ZABCD"][gesture.name]
      #expect(other.texts == expected, "\(gesture.name)")
    }
  }

  @Test("A lifted row that is removed keeps what it has passed as a step of its own")
  func liftedElsewhere() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)
    #expect(player.texts == "ACDBE")
    player.does { $0.remove(RowID(1), at: $1) }
    player.undo()
    #expect(player.texts == "ACDBE")
    player.undo()
    #expect(player.texts == "ABCDE")
  }

  @Test("A cancelled hold returns to its place among rows that have come and gone")
  func cancelledHold() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)  // A C D [B] E
    player.does { $0.remove(RowID(0), at: $1) }
    player.does { list, time in list.insert(.init("Z"), at: 0, time: time).effects }
    player.does { list, time in list.insert(.init("Y"), at: 0, time: time).effects }
    player.hold(.cancelled, 180)
    #expect(player.texts == "YZBCDE")
  }

  @Test("What comes from outside during a hold is taken back in its turn, wherever the row has been by then")
  func undoneInTurn() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)  // A C D [B] E
    player.does { $0.remove(RowID(2), at: $1) }
    player.hold(.changed, 10)
    player.hold(.ended, 10)
    var texts = [player.texts]
    while player.list.canUndo {
      player.undo()
      texts.append(player.texts)
    }
    #expect(texts == ["BADE", "ADBE", "ACDBE", "ABCDE"])
    // Cancelled, it is back among those that are left.
    player.hold(.began, 75)
    player.hold(.changed, 180)
    player.does { $0.remove(RowID(0), at: $1) }
    player.hold(.cancelled, 180)
    #expect(player.texts == "BCDE")
    while player.list.canUndo { player.undo() }
    #expect(player.texts == "ABCDE")
  }

  @Test("The edited item that is removed takes the typed text along, and brings it back")
  func edited() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("Bread")
    player.does { $0.remove(RowID(1), at: $1) }
    #expect(player.list.editedRow == nil)
    #expect(player.notices == ["didBeginEditing.1", "didEndEditing.1", "didDelete.1"])
    player.undo()
    #expect(player.texts == "ABreadCDE")
    player.undo()
    #expect(player.texts == "ABCDE")
  }

  @Test("An edit goes on while its row moves and others come and go")
  func editedMoves() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("Bread")
    player.does { $0.move(RowID(1), to: 0, at: $1) }
    player.does { $0.remove(RowID(0), at: $1) }
    player.type("Bread!")
    player.endEditing()
    #expect(player.texts == "Bread!CDE")
  }

  @Test("Ids and positions that do not exist change nothing, or mean the nearer end")
  func strays() {
    var player = Player()
    player.does { $0.remove(RowID(77), at: $1) }
    player.does { $0.move(RowID(-1), to: 0, at: $1) }
    player.does { $0.move(RowID(0), to: 0, at: $1) }
    #expect(player.updates == [])
    player.does { list, time in list.insert(.init("Z"), at: 99, time: time).effects }
    player.does { $0.move(RowID(0), to: -5, at: $1) }
    player.does { $0.move(RowID(0), to: 99, at: $1) }
    #expect(player.texts == "BCDEZA")
  }
}
