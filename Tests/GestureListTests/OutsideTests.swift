import GestureList
import TestSupport
import Testing

/// The list changes from outside while a gesture is going on.
///
/// The gesture is over if it is about the row, and nothing is lost.
@Suite("Changes from outside")
struct OutsideTests {
  /// A gesture about row B: how it begins, how it ends, and what becomes of Z A B C D by it.
  struct RowGesture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let texts: String
    let begin, end: @Sendable (inout Player) -> Void

    init(
      _ description: String, _ texts: String, begin: @escaping @Sendable (inout Player) -> Void,
      end: @escaping @Sendable (inout Player) -> Void
    ) {
      testDescription = description
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

  @Test("A row that is removed ends its gesture, and comes back by undoing", arguments: gestures)
  func removed(gesture: RowGesture) {
    var player = Player()
    gesture.begin(&player)
    player.remove(1)
    #expect(player.texts == "ACDE")
    gesture.end(&player)
    player.settle()
    #expect(player.texts == "ACDE")
    #expect(player.list.placeholder == nil)
    #expect(player.lifted() == nil)
    #expect((0..<4).map { player.list.top(of: player.rows[$0]) } == [0, 50, 100, 150])
    player.undo()
    player.settle()
    #expect(player.list == Player().list)
  }

  @Test("A row that is moved ends its gesture", arguments: gestures)
  func moved(gesture: RowGesture) {
    var player = Player()
    gesture.begin(&player)
    player.move(1, to: 4)
    gesture.end(&player)
    player.settle()
    #expect(player.texts == "ACDEB")
  }

  @Test("Another row's change does not", arguments: gestures)
  func othersChange(gesture: RowGesture) {
    var player = Player()
    gesture.begin(&player)
    player.remove(4)
    player.insert("Z", index: 0)
    gesture.end(&player)
    #expect(player.texts == gesture.texts)
  }

  @Test(
    "A pinch is about the rows that its fingers are on and the one above its gap",
    arguments: [(0, true), (1, true), (2, false), (3, true), (4, false)])
  func removedBesideGap(row: Int, ends: Bool) {
    var player = Player()
    player.pinch(.began, 25, 175)  // A and D, the gap below B: (0 + 3) / 2 = 1
    player.pinch(.changed, 15, 175)
    player.remove(row)
    #expect((player.list.pinch == nil) == ends)
  }

  @Test("A lifted row that is removed keeps what it has passed as a step of its own")
  func liftedElsewhere() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)
    #expect(player.texts == "ACDBE")
    player.remove(1)
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
    player.remove(0)
    player.insert("Z", index: 0)
    player.insert("Y", index: 0)
    player.hold(.cancelled, 180)
    #expect(player.texts == "YZBCDE")
  }

  @Test(
    "A cancelled hold of D is back between its neighbours, wherever it was and whichever of the others has gone",
    arguments: 0..<5, [0, 1, 2, 4])
  func cancelledBetween(place: Int, other: Int) throws {
    var player = Player()
    player.hold(.began, 175)
    player.hold(.changed, Double(place) * 50 + 25)
    var removed = player
    removed.remove(other)
    removed.hold(.cancelled, 0)
    #expect(removed.ids == [0, 1, 2, 3, 4].filter { $0 != other })
    removed.undoAll()
    #expect(removed.ids == [0, 1, 2, 3, 4])
    // Moved to where it is, nothing happens.
    let own = try #require(player.rows.firstIndex(of: RowID(other)))
    #expect(player.move(other, to: own) == .none)
    player.hold(.cancelled, 0)
    #expect(player.ids == [0, 1, 2, 3, 4])
  }

  @Test("What comes from outside during a hold is taken back in its turn, wherever the row has been by then")
  func undoneInTurn() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 180)  // A C D [B] E
    player.remove(2)
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
    player.remove(0)
    player.hold(.cancelled, 180)
    #expect(player.texts == "BCDE")
    player.undoAll()
    #expect(player.texts == "ABCDE")
  }

  @Test("A row that comes or goes beside others that move is in its place itself, and they go on from where they are")
  func besideMotions() {
    var player = Player()
    player.move(0, to: 2)
    #expect(player.rows.map { player.y($0.rawValue) } == [50, 100, 0, 150, 200])  // B C A D E
    var other = player
    #expect(player.list.insert(.init("Z"), index: 2, at: player.time).insertedRows == [RowID(5)])
    #expect(player.rows.map { player.y($0.rawValue) } == [50, 100, 100, 0, 150, 200])  // B C Z A D E
    #expect(
      other.list.remove(RowID(0), at: other.time)
        == ListEffects(
          update: ListUpdate([.delete(.init(2..<3))]), notices: [.didDelete(RowID(0))], startedMotion: true))
    #expect(other.rows.map { other.y($0.rawValue) } == [50, 100, 150, 200])  // B C D E
  }

  @Test("The edited item that is removed takes the typed text along, and brings it back")
  func edited() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("Bread")
    player.remove(1)
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
    player.move(1, to: 0)
    player.remove(0)
    player.type("Bread!")
    player.endEditing()
    #expect(player.texts == "Bread!CDE")
  }

  @Test("Ids and positions that do not exist change nothing, or mean the nearer end")
  func strays() {
    var player = Player()
    #expect(player.remove(77) == .none)
    #expect(player.move(-1, to: 0) == .none)
    #expect(player.move(0, to: 0) == .none)
    player.insert("Z", index: 99)
    player.move(0, to: -5)
    player.move(0, to: 99)
    #expect(player.texts == "BCDEZA")
  }
}
