import GestureList
import TestSupport
import Testing

@Suite("Several rows at once")
struct SeveralRowsTests {
  private static func rows(_ ids: [Int]) -> [RowID] { ids.map { RowID($0) } }

  @Test("Rows are removed by one update and come back by one step, however many they are")
  func removed() {
    for ids in [[1, 3], [3, 1], [1, 3, 3, 9, 1]] {
      var player = Player()
      let effects = player.does { $0.remove(Self.rows(ids), at: $1) }
      player.expect("ACE", note: "\(ids)")
      #expect(effects.notices.filter { $0 == .didDelete(RowID(1)) || $0 == .didDelete(RowID(3)) }.count == 2)
      #expect(effects.update == ListUpdate([.delete(.init(1..<2)), .delete(.init(3..<4))]), "\(ids)")
      player.expectUndoing(["ABCDE"], note: "\(ids)")
    }
    var player = Player((0..<300).map { "\($0)" })
    let texts = player.texts
    player.does { $0.remove(Self.rows(Array(10..<290)), at: $1) }
    player.undo()
    player.expect(texts)
  }

  @Test("Rows move next to each other, in their order, to an index that counts only the other rows")
  func moved() {
    let cases: [(ids: [Int], index: Int, texts: String)] = [
      ([0, 3], 0, "ADBCE"), ([0, 3], 1, "BADCE"), ([3, 0], 2, "BCADE"), ([0, 3], 3, "BCEAD"), ([0, 3], 99, "BCEAD"),
      ([4], -5, "EABCD"), ([0, 1, 2, 3, 4], 3, "ABCDE"), ([1, 2], 1, "ABCDE"), ([2, 7, 2], 0, "CABDE"),
      ([], 2, "ABCDE"),
    ]
    for (ids, index, texts) in cases {
      let note = "\(ids) to \(index)"
      var player = Player()
      let effects = player.does { $0.move(Self.rows(ids), to: index, at: $1) }
      player.expect(texts, note: note)
      #expect(effects.changesRows == (texts != "ABCDE"), "\(note)")
      player.undo()
      player.expect("ABCDE", note: note)
      #expect(!player.list.canUndo, "\(note)")
    }
  }

  @Test("Earlier moves by a finger and typed texts stay separate steps")
  func duringHold() {
    var player = Player()
    player.hold(.began, 25)
    player.hold(.changed, 75)
    player.expect("BACDE")
    player.does { $0.remove(Self.rows([3, 4]), at: $1) }
    player.expect("BAC")
    player.hold(.ended, 75)
    player.expectUndoing(["BACDE", "ABCDE"])
    // The edited row among them takes its text along, and brings it back.
    player = Player()
    player.handle(.tap(RowID(1)))
    player.type("Typed")
    let effects = player.does { $0.remove(Self.rows([0, 1]), at: $1) }
    #expect(effects.notices.contains(.didEndEditing(RowID(1))))
    player.expect("CDE")
    player.expectUndoing(["ATypedCDE", "ABCDE"])
  }
}

@Suite("Immovable rows")
struct MovableTests {
  private static func player() -> Player {
    var player = Player([])
    let items = ["A", "B", "C"].map { GestureList.Item($0, isMovable: $0 != "B") }
    player.list = GestureList(items: items, width: 320)
    return player
  }

  @Test("A finger that rests on an immovable row lifts nothing, ends no edit, and reports nothing")
  func held() {
    var player = Self.player()
    expectNothing(of: player.hold(.began, 75))
    #expect(player.list.liftedRow == nil)
    player.hold(.changed, 125)
    player.hold(.ended, 125)
    player.expect("ABC", [])
    #expect(!player.list.canUndo)
    // An edit goes on under such a finger.
    player.handle(.tap(RowID(0)))
    player.hold(.began, 75)
    player.expect(edited: 0)
  }

  @Test("Other rows pass an immovable one, and the app can still move it")
  func passed() {
    var player = Self.player()
    player.hold(25, 125)
    player.expect("BCA")
    player = Self.player()
    player.does { $0.move(RowID(1), to: 0, at: $1) }
    player.expect("BAC")
  }

  @Test("An immovable row offers no plain action that moves it, and performs none")
  func actions() {
    var player = Self.player()
    #expect(player.list.actions(for: RowID(1)).map(\.id) == ["delete", "complete", "edit", "addAbove", "addBelow"])
    for action in ["moveUp", "moveDown", "moveToTop", "moveToBottom"] {
      expect(player.does { $0.perform(action, on: RowID(1), at: $1) }, .none, note: action)
    }
    player.expect("ABC")
  }
}
