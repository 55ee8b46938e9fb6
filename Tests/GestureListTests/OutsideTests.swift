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

  @Test(
    "A pinch is about the rows that its fingers are on and the one above its gap",
    arguments: [(0, true), (1, true), (2, false), (3, true), (4, false)])
  func removedBesideGap(_ row: Int, _ ends: Bool) {
    var player = Player()
    player.pinch(.began, 25, 175)  // A and D, the gap below B: (0 + 3) / 2 = 1
    player.pinch(.changed, 15, 175)
    player.does { $0.remove(RowID(row), at: $1) }
    #expect((player.list.pinch == nil) == ends)
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

  @Test("A cancelled hold is back between its neighbours, whichever of the others have gone")
  func cancelledBetween() {
    let others = [0, 1, 2, 4]  // without D
    for place in 0..<5 {
      for other in others {
        var player = Player()
        player.hold(.began, 175)
        player.hold(.changed, Double(place) * 50 + 25)
        var removed = player
        removed.does { $0.remove(RowID(other), at: $1) }
        removed.hold(.cancelled, 0)
        #expect(removed.ids == [0, 1, 2, 3, 4].filter { $0 != other }, "D at \(place), \(other) removed")
        while removed.list.canUndo { removed.undo() }
        #expect(removed.ids == [0, 1, 2, 3, 4])
        // Moved to where it is, nothing happens.
        let own = player.rows.firstIndex(of: RowID(other)) ?? 0
        player.does { $0.move(RowID(other), to: own, at: $1) }
        player.hold(.cancelled, 0)
        #expect(player.ids == [0, 1, 2, 3, 4], "D at \(place), \(other) stays")
      }
    }
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

  @Test("A row that comes or goes beside others that move is in its place itself, and they go on from where they are")
  func besideMotions() {
    var player = Player()
    player.does { $0.move(RowID(0), to: 2, at: $1) }
    #expect(player.rows.map { player.y($0.rawValue) } == [50, 100, 0, 150, 200])  // B C A D E
    var other = player
    player.list.insert(.init("Z"), at: 2, time: player.time)
    #expect(player.rows.map { player.y($0.rawValue) } == [50, 100, 100, 0, 150, 200])  // B C Z A D E
    other.list.remove(RowID(0), at: other.time)
    #expect(other.rows.map { other.y($0.rawValue) } == [50, 100, 150, 200])  // B C D E
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
