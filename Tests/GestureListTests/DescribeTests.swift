import GestureList
import TestSupport
import Testing

@Suite("Describing an item again")
struct DescribeTests {
  private func describe(_ player: inout Player, _ row: Int, _ item: GestureList.Item) -> ListEffects {
    player.does { $0.describe(RowID(row), as: item, at: $1) }
  }

  @Test("A description sets the text, completion, movability, group and height, in one step to undo")
  func everything() {
    var player = Player()
    let item = GestureList.Item("News", isCompleted: true, isMovable: false, group: "a", height: 80)
    let effects = describe(&player, 1, item)
    #expect(player.list.item(RowID(1)) == item)
    #expect(effects.update == ListUpdate([.reload(.init(1..<2))]))
    #expect(effects.notices == [.custom(.didComplete, RowID(1)), .didChange(RowID(1))])
    #expect((effects.changesHeights, effects.startedMotion, player.y(2)) == (true, true, 100))
    #expect(player.list.actions(for: RowID(1)).map(\.id).contains("moveUp") == false)
    // Rows outside its group can no longer pass it.
    #expect(player.perform("moveDown", 0) == .none)
    let again = describe(&player, 1, item)
    let gone = describe(&player, 9, item)
    #expect((again, gone) == (.none, .none))
    player.does { $0.undo(at: $1) }
    #expect((player.list.item(RowID(1)), player.list.canUndo) == (GestureList.Item("B"), false))
    player.settle()
    #expect(player.y(2) == 100)
  }

  @Test("Only what changes is reported, and only a row that looks different is reloaded")
  func parts() {
    var player = Player()
    let moved = describe(&player, 0, .init("A", isMovable: false))
    #expect(moved == ListEffects(notices: [.didChange(RowID(0))]))
    let grown = describe(&player, 0, .init("A", isMovable: false, height: 70))
    #expect(grown == ListEffects(startedMotion: true, changesHeights: true))
    let done = describe(&player, 1, .init("B", isCompleted: true))
    #expect(done.notices == [.custom(.didComplete, RowID(1))])
    let restored = describe(&player, 1, .init("B"))
    #expect(restored.notices == [.custom(.didRestore, RowID(1))])
    let named = describe(&player, 2, .init("Tea"))
    #expect((named.notices, named.changesRows, named.changesHeights) == ([.didChange(RowID(2))], true, false))
    // The control by which the row is lifted disappears.
    let list = GestureList(["A"], width: 320, options: .init(reorderControl: .trailing))
    var controlled = Player(list)
    let control = describe(&controlled, 0, .init("A", isMovable: false))
    #expect(control.changesRows)
    // One reload, in however many ways the row looks different.
    let both = describe(&controlled, 0, .init("B"))
    #expect(both == ListEffects(update: ListUpdate([.reload(.init(0..<1))]), notices: [.didChange(RowID(0))]))
  }

  @Test("Undo reports once each item whose text or group it restores; typing that has not ended is no change")
  func undoReports() {
    var player = Player()
    _ = describe(&player, 1, .init("News", group: "a"))
    let described = player.undo().notices
    player.perform("edit", 0)
    player.type("Tea")
    let typed = player.undo().notices
    player.type("Tea")
    player.endEditing()
    let entered = player.undo().notices
    #expect((described, typed, entered) == ([.didChange(RowID(1))], [], [.didChange(RowID(0))]))
    #expect(player.list.texts.prefix(2) == ["A", "B"])
  }

  @Test("A height that was measured since stays when a description is undone")
  func measured() {
    var player = Player()
    _ = describe(&player, 1, .init("Two lines", height: 70))
    player.does { $0.setHeights([.row(RowID(1), 90)], animated: true, at: $1) }
    player.does { $0.undo(at: $1) }
    #expect(player.list.item(RowID(1)) == GestureList.Item("B", height: 90))
  }

  @Test("A hold goes on, but puts its row back if that becomes immovable; a swipe goes on")
  func touched() {
    var player = Player()
    player.hold(.began, 75)
    player.hold(.changed, 175)
    #expect(player.texts == "ACDBE")
    _ = describe(&player, 1, .init("b"))
    #expect(player.list.liftedRow == RowID(1))
    player.hold(.changed, 225)
    #expect(player.texts == "ACDEb")
    let back = describe(&player, 1, .init("b", isMovable: false))
    #expect((player.texts, player.list.liftedRow) == ("AbCDE", nil))
    #expect(back.notices == [.didChange(RowID(1))])
    player.hold(.ended, 225)
    #expect(player.texts == "AbCDE")
    for _ in 0..<9 { player.does { $0.undo(at: $1) } }
    #expect((player.texts, player.list.item(RowID(1))) == ("ABCDE", GestureList.Item("B")))
    // Another row's hold goes on.
    player.hold(.began, 75)
    _ = describe(&player, 2, .init("C", isMovable: false))
    #expect(player.list.liftedRow == RowID(1))
    player.hold(.ended, 75)

    player.swipe(1, .began)
    player.swipe(1, .changed, -100)
    _ = describe(&player, 1, .init("b", height: 90))
    #expect(player.x(1) == -100)
    player.swipe(1, .ended, -200)
    #expect(player.texts == "ACDE")
  }

  @Test("Typed text is a step of its own before a newly described text; other changes let typing go on")
  func edited() {
    var player = Player()
    player.does { $0.beginEditing(RowID(1), at: $1) }
    player.does { $0.type("Bread", at: $1) }
    // All but the text.
    _ = describe(&player, 1, .init("B", group: "a"))
    _ = describe(&player, 1, .init("Bread", group: "b"))
    #expect((player.list.editedText, player.list.item(RowID(1))?.group) == ("Bread", "b"))
    let effects = describe(&player, 1, .init("Butter", group: "b"))
    #expect((effects.notices, player.list.editedRow) == ([.didChange(RowID(1))], RowID(1)))
    #expect((player.list.editedText, player.texts) == ("Butter", "AButterCDE"))
    player.does { $0.undo(at: $1) }
    #expect((player.list.editedText, player.texts) == ("Bread", "ABreadCDE"))
    player.does { $0.undo(at: $1) }
    #expect((player.list.editedText, player.texts) == ("B", "ABCDE"))
  }
}
