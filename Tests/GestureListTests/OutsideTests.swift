import GestureList
import TestSupport
import Testing

/// The app changes the list during a gesture.
///
/// The gesture ends if the change concerns its row, and nothing is lost.
@Suite("Changes by the app during a gesture")
struct OutsideTests {
  /// A gesture about row B: how it begins, how it ends, and the texts that it makes of Z A B C D.
  struct RowGesture: Sendable {
    let name: String
    let texts: String
    let begin, end: @Sendable (inout Player) -> Void

    init(
      _ name: String, _ texts: String, begin: @escaping @Sendable (inout Player) -> Void,
      end: @escaping @Sendable (inout Player) -> Void
    ) {
      self.name = name
      self.texts = texts
      self.begin = begin
      self.end = end
    }
  }

  static let gestures = [
    RowGesture("a swipe", "ZACD") {
      $0.swipe(1, .began)
      $0.swipe(1, .changed, -300)
    } end: {
      $0.swipe(1, .ended, -300)
    },
    RowGesture("a hold", "ZACDB") {
      $0.hold(.began, 75)
      $0.hold(.changed, 76)
    } end: {
      $0.hold(.ended, 230)
    },
    RowGesture("a pinch", "ZABCD") {
      $0.pinch(.began, 75, 125)
      $0.pinch(.changed, 35, 165)
    } end: {
      $0.pinch(.ended, 35, 165)
    },
  ]

  @Test(
    "Removing or moving a row ends its gesture, and undo restores a removed one; changes of others do not end it")
  func changes() {
    for gesture in Self.gestures {
      var player = Player()
      gesture.begin(&player)
      var (moved, others) = (player, player)

      player.remove(1)
      player.expect("ACDE", note: gesture.name)
      gesture.end(&player)
      player.settle()
      #expect(
        (player.texts, player.list.placeholder, player.lifted()) == ("ACDE", nil, nil), "\(gesture.name)")
      let places: [Double?] = player.rows.map { player.list.top(of: $0) }
      #expect(places == [0, 50, 100, 150], "\(gesture.name)")
      player.undo()
      player.expectNewOnceSettled(note: gesture.name)

      moved.move(1, to: 4)
      gesture.end(&moved)
      moved.settle()
      moved.expect("ACDEB", note: gesture.name)

      others.remove(4)
      others.insert("Z", index: 0)
      gesture.end(&others)
      others.expect(gesture.texts, note: gesture.name)
    }
  }

  @Test("A row that moves on its own side of a gap travels as it would without one")
  func movedBesideGap() {
    var player = Player()
    player.pinch(.began, 25, 75)
    player.pinch(.changed, 15, 85)  // the gap of 2 · 10 points is below A
    let move = ListUpdate.Change.move(.init(from: RowPosition(row: 4), to: RowPosition(row: 2)))
    expect(player.move(4, to: 2), .of(move, [.didMove(RowID(4))]))
    player.expect(tops: [-10, 60, 210, 110, 160], of: [0, 1, 4, 2, 3])
    player.now += 0.3
    player.expect(tops: [-10, 60, 110, 160, 210], of: [0, 1, 4, 2, 3])
  }

  @Test("Removing a row ends a pinch only if a finger is on that row, or it is just above the gap")
  func removedBesideGap() {
    let ends = (0..<5).map { row in
      var player = Player()
      player.pinch(.began, 25, 175)  // A and D, the gap below B: (0 + 3) / 2 = 1
      player.pinch(.changed, 15, 175)
      player.remove(row)
      return player.list.pinch == nil
    }
    #expect(ends == [true, true, false, true, false])
  }

  @Test("When a lifted row is removed, its moves until then stay a separate step")
  func liftedElsewhere() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)
    player.expect("ACDBE")
    player.remove(1)
    player.expectUndoing(["ACDBE", "ABCDE"])
    // A cancelled hold returns to its place among rows that have come and gone.
    player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)  // A C D [B] E
    player.remove(0)
    player.insert("Z", index: 0)
    player.insert("Y", index: 0)
    player.hold(.cancelled, 180)
    player.expect("YZBCDE")
  }

  @Test("A cancelled hold puts D back between its neighbours, wherever it was and whichever other row was removed")
  func cancelledBetween() throws {
    for place in 0..<5 {
      for other in [0, 1, 2, 4] {
        let note = "\(place), \(other)"
        var player = Player()
        player.hold(.began, 175)
        player.hold(.changed, Double(place) * 50 + 25)
        var removed = player
        removed.remove(other)
        removed.hold(.cancelled, 0)
        removed.expect([0, 1, 2, 3, 4].filter { $0 != other }, note: note)
        removed.undoAll()
        removed.expect([0, 1, 2, 3, 4], note: note)
        // Moved to where it is, nothing happens.
        let own = try #require(player.rows.firstIndex(of: RowID(other)))
        expect(player.move(other, to: own), .none, note: note)
        player.hold(.cancelled, 0)
        player.expect([0, 1, 2, 3, 4], note: note)
      }
    }
  }

  @Test("The app's changes during a hold are undone in turn, wherever the held row was by then")
  func undoneInTurn() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)  // A C D [B] E
    player.remove(2)
    player.hold(.changed, 10)
    player.hold(.ended, 10)
    player.expect("BADE")
    player.expectUndoing(["ADBE", "ACDBE", "ABCDE"])
    // Cancelled, it is back among those that are left.
    player.hold(.began, 75)
    player.hold(.changed, 180)
    player.remove(0)
    player.hold(.cancelled, 180)
    player.expect("BCDE")
    #expect(player.textsByUndoing().last == "ABCDE")
  }

  @Test("A row that is inserted or removed beside moving ones is in place at once, and they go on from where they are")
  func besideMotions() {
    var player = Player()
    player.move(0, to: 2)
    player.expect(tops: [50, 100, 0, 150, 200], of: [1, 2, 0, 3, 4])
    var other = player
    #expect(player.list.insert(.init("Z"), index: 2, at: player.time).insertedRows == [RowID(5)])
    player.expect("BCZADE")
    player.expect(tops: [50, 100, 100, 0, 150, 200], of: [1, 2, 5, 0, 3, 4])
    expect(other.list.remove(RowID(0), at: other.time), .deleted(0, from: 2))
    other.expect("BCDE")
    other.expect(tops: [50, 100, 150, 200], of: [1, 2, 3, 4])
  }

  @Test("An edited item that is removed takes its typed text along, and undo restores it")
  func edited() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("Bread")
    player.remove(1)
    player.expect(edited: nil)
    player.expect("ACDE", ["didBeginEditing.1", "didEndEditing.1", "didDelete.1"])
    player.expectUndoing(["ABreadCDE", "ABCDE"])
    // An edit goes on while its row moves and others come and go.
    player = Player()
    player.handle(.tap(RowID(1)))
    player.type("Bread")
    player.move(1, to: 0)
    player.remove(0)
    player.type("Bread!")
    player.endEditing()
    player.expect("Bread!CDE")
  }

  @Test("Ids and positions that do not exist change nothing, or mean the nearer end")
  func strays() {
    var player = Player()
    expectNothing(of: player.remove(77), player.move(-1, to: 0), player.move(0, to: 0))
    player.insert("Z", index: 99)
    player.move(0, to: -5)
    player.move(0, to: 99)
    player.expect("BCDEZA")
  }
}
