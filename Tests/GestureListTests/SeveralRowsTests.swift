import GestureList
import TestSupport
import Testing

@Suite("Several rows at once")
struct SeveralRowsTests {
  private static func rows(_ ids: [Int]) -> [RowID] { ids.map { RowID($0) } }

  @Test("Rows are removed by one update and come back by one step", arguments: [[1, 3], [3, 1], [1, 3, 3, 9, 1]])
  func removed(ids: [Int]) {
    var player = Player()
    let effects = player.does { $0.remove(Self.rows(ids), at: $1) }
    #expect(player.texts == "ACE")
    #expect(effects.notices.filter { $0 == .didDelete(RowID(1)) || $0 == .didDelete(RowID(3)) }.count == 2)
    #expect(effects.update == ListUpdate([.delete(.init(1..<2)), .delete(.init(3..<4))]))
    player.undo()
    #expect(player.texts == "ABCDE")
    #expect(!player.list.canUndo)
  }

  @Test("However many rows they are, they come back by one step")
  func many() {
    var player = Player((0..<300).map { "\($0)" })
    let texts = player.texts
    player.does { $0.remove(Self.rows(Array(10..<290)), at: $1) }
    player.undo()
    #expect(player.texts == texts)
  }

  @Test(
    "Rows come to stand side by side in the order that they had, above the row with so many others above it",
    arguments: [
      ([0, 3], 0, "ADBCE"), ([0, 3], 1, "BADCE"), ([3, 0], 2, "BCADE"), ([0, 3], 3, "BCEAD"), ([0, 3], 99, "BCEAD"),
      ([4], -5, "EABCD"), ([0, 1, 2, 3, 4], 3, "ABCDE"), ([1, 2], 1, "ABCDE"), ([2, 7, 2], 0, "CABDE"),
      ([], 2, "ABCDE"),
    ])
  func moved(ids: [Int], index: Int, texts: String) {
    var player = Player()
    let effects = player.does { $0.move(Self.rows(ids), to: index, at: $1) }
    #expect(player.texts == texts)
    #expect(effects.changesRows == (texts != "ABCDE"))
    player.undo()
    #expect(player.texts == "ABCDE")
    #expect(!player.list.canUndo)
  }

  @Test("What a finger has moved before stays a step of its own")
  func duringHold() {
    var player = Player()
    player.hold(.began, 25)
    player.hold(.changed, 75)
    #expect(player.texts == "BACDE")
    player.does { $0.remove(Self.rows([3, 4]), at: $1) }
    #expect(player.texts == "BAC")
    player.hold(.ended, 75)
    player.undo()
    #expect(player.texts == "BACDE")
    player.undo()
    #expect(player.texts == "ABCDE")
  }

  @Test("The edited row among them takes its text along, and brings it back")
  func edited() {
    var player = Player()
    player.handle(.tap(RowID(1)))
    player.type("Typed")
    let effects = player.does { $0.remove(Self.rows([0, 1]), at: $1) }
    #expect(effects.notices.contains(.didEndEditing(RowID(1))))
    #expect(player.texts == "CDE")
    player.undo()
    #expect(player.list.texts == ["A", "Typed", "C", "D", "E"])
    player.undo()
    #expect(player.texts == "ABCDE")
  }
}

@Suite("Rows that may not be moved")
struct MovableTests {
  private static func player() -> Player {
    var player = Player([])
    let items = ["A", "B", "C"].map { GestureList.Item($0, isMovable: $0 != "B") }
    player.list = GestureList(items: items, width: 320)
    return player
  }

  @Test("A finger that rests on one lifts nothing, and no notice comes of it")
  func held() {
    var player = Self.player()
    #expect(player.hold(.began, 75) == .none)
    #expect(player.list.liftedRow == nil)
    player.hold(.changed, 125)
    player.hold(.ended, 125)
    #expect(player.texts == "ABC")
    #expect(player.notices == [])
    #expect(!player.list.canUndo)
  }

  @Test("Others pass it")
  func passed() {
    var player = Self.player()
    player.hold(25, 125)
    #expect(player.texts == "BCA")
  }

  @Test("It offers no plain action that moves it, and performs none")
  func actions() {
    var player = Self.player()
    #expect(player.list.actions(for: RowID(1)).map(\.id) == ["delete", "complete", "edit", "addAbove", "addBelow"])
    for action in ["moveUp", "moveDown", "moveToTop", "moveToBottom"] {
      #expect(player.does { $0.perform(action, on: RowID(1), at: $1) } == .none)
    }
    #expect(player.texts == "ABC")
  }

  @Test("An edit goes on under a finger that rests on one")
  func edit() {
    var player = Self.player()
    player.handle(.tap(RowID(0)))
    player.hold(.began, 75)
    #expect(player.list.editedRow == RowID(0))
  }

  @Test("The app moves it all the same")
  func fromOutside() {
    var player = Self.player()
    player.does { $0.move(RowID(1), to: 0, at: $1) }
    #expect(player.texts == "BAC")
  }
}
