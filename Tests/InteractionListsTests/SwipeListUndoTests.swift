import InteractionLists
import TestSupport
import Testing

@Suite("Undo in a list of rows")
struct SwipeListUndoTests {
  private typealias Description = SwipeList<DrawerRow>.Description

  private func list(_ titles: [String] = ["Milk", "Tea", "Salt"]) -> SwipeList<DrawerRow> {
    SwipeList(of: DrawerRow(), titles: titles)
  }

  private func titles(_ list: SwipeList<DrawerRow>) -> [String] { ids(of: list).map { list.content(of: $0).title } }

  @Test("A row that was deleted by a press comes back, closed, with its id, title, height and description")
  func deleted() {
    var list = list()
    let own = Description(row: DrawerRow(height: 60), group: "a")
    list.describe(RowID(1), as: own, at: .zero)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.handle(.press(RowID(1), .trailing, 0, .up), at: Time(1))
    #expect(titles(list) == ["Milk", "Salt"])
    let undone = ListEffects(
      update: ListUpdate([.insert(.init(1..<2))]), notices: [.didInsert(RowID(1))], startedMotion: true)
    expectEffects(list.undo(at: Time(2)), undone)
    #expect((titles(list), ids(of: list), list.openRows) == (["Milk", "Tea", "Salt"], ids(0, 1, 2), []))
    #expect(
      (list.height(of: RowID(1)), list.description(of: RowID(1)), list.row(RowID(1)))
        == (60, own, DrawerRow(height: 60)))
  }

  @Test("Undo removes inserted rows, moves rows back and restores descriptions; calls without effect are no steps")
  func each() {
    var list = list()
    let fresh = list
    let changes: [(inout SwipeList<DrawerRow>) -> ListEffects] = [
      { $0.insert("Bread", index: 1, at: .zero) }, { $0.move(RowID(0), to: 2, at: .zero) },
      { $0.describe(RowID(2), as: Description(title: "Sugar"), at: .zero) }, { $0.remove(RowID(2), at: .zero) },
    ]
    var before: [SwipeList<DrawerRow>] = []
    for change in changes {
      before.append(list)
      _ = change(&list)
    }
    for old in before.reversed() {
      let rows = ids(of: list)
      let effects = list.undo(at: Time(1))
      #expect(effects.update.mismatch(from: [rows], to: [ids(of: list)]) == nil)
      #expect((titles(list), ids(of: list)) == (titles(old), ids(of: old)))
    }
    list.advance(to: Time(9))
    #expect((list, list.canUndo) == (fresh, false))
    expectEffects(list.undo(at: Time(9)), .none)

    var untouched = self.list()
    untouched.remove(RowID(9), at: .zero)
    untouched.move(RowID(0), to: 0, at: .zero)
    untouched.describe(RowID(0), at: .zero)
    untouched.perform("open.trailing", on: RowID(0), at: .zero)
    untouched.handle(.tap(RowID(1)), at: .zero)
    #expect(!untouched.canUndo)
  }

  @Test("A hundred changes can be undone, and older ones are forgotten; a lower bound forgets more")
  func bounded() {
    var many = SwipeList(of: DrawerRow(), count: 200)
    #expect(many.levelsOfUndo == 100)
    for row in 0..<101 { many.remove(RowID(row), at: .zero) }
    for _ in 0..<100 { many.undo(at: .zero) }
    // All but the first one are back.
    #expect((many.canUndo, ids(of: many)) == (false, (1..<200).map(RowID.init)))

    var list = list()
    list.remove(RowID(0), at: .zero)
    list.remove(RowID(1), at: .zero)
    list.levelsOfUndo = 1
    list.undo(at: .zero)
    #expect((titles(list), list.canUndo) == (["Tea", "Salt"], false))
    list.levelsOfUndo = -3
    #expect(list.levelsOfUndo == 0)
    list.remove(RowID(1), at: .zero)
    #expect((list.canUndo, list.content(of: RowID(1)).title) == (false, ""))
  }

  @Test("Titles and descriptions that undo can no longer reach are forgotten")
  func forgotten() {
    var list = list()
    func title(_ row: Int) -> String { list.content(of: RowID(row)).title }
    list.levelsOfUndo = 2
    list.describe(RowID(1), as: Description(group: "a"), at: .zero)
    list.remove(RowID(1), at: .zero)
    var known = [title(1)]
    for place in [1, 0] {
      list.move(RowID(0), to: place, at: .zero)
      known.append(title(1))
    }
    #expect((known, list.description(of: RowID(1))) == (["Tea", "Tea", ""], Description()))
    // A row whose insertion is undone cannot come back.
    list.insert("Bread", index: 0, at: .zero)
    list.undo(at: .zero)
    #expect((title(3), titles(list)) == ("", ["Milk", "Salt"]))
  }

  @Test("Without `followsIdentity`, states stay at their positions also when a change is undone")
  func positions() {
    var list = SwipeList(of: DrawerRow(), count: 4)
    list.followsIdentity = false
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.remove(RowID(0), at: .zero)
    expectRows(of: list, open: [2])
    list.undo(at: .zero)
    expectRows(of: list, open: [1])
  }
}

@Suite("Equality of lists of rows")
struct SwipeListEqualityTests {
  @Test("Which row was touched last makes no difference; whether rows still move does")
  func order() {
    let list = makeList(opened: 1, 3, 4)
    #expect(list == makeList(opened: 4, 1, 3))
    let (one, other) = (makeList(opened: 1), makeList(opened: 3))
    #expect((makeList(opened: 1, 3) == one, one == other) == (false, false))

    var early = makeList(opened: 1)
    var late = makeList(opened: 1, at: Time(0.1))
    #expect(early != late)
    early.advance(to: Time(DrawerRow.slide))
    late.advance(to: Time(1))
    #expect(early == late)
  }

  @Test("A list whose rows have closed again, or whose new row was removed again, equals a new one")
  func closedAgain() {
    var used = makeList(opened: 1, 3)
    used.handle(.closeRows(after: .tableScrolled, except: nil), at: Time(1))
    #expect(used != makeList())
    used.advance(to: Time(1) + DrawerRow.slide)
    #expect(used == makeList())
    // The row of the last event is fresh, and stands at its position all the same.
    used.handle(.tap(RowID(2)), at: Time(2))
    #expect(used == makeList())

    for fresh in [makeList(2), SwipeList(of: DrawerRow(), titles: ["Milk", "Tea"])] {
      var used = fresh
      let rows = used.insert("Salt", index: 1, at: .zero).insertedRows
      #expect((rows, used == fresh) == (ids(2), false))
      used.remove(RowID(2), at: .zero)
      used.advance(to: Time(1))
      #expect(used == fresh)
    }
  }

  @Test("Lists with different rows, orders, titles or widths are not equal")
  func differences() {
    func titled(_ titles: String...) -> SwipeList<DrawerRow> { SwipeList(of: DrawerRow(), titles: titles) }
    let fresh = makeList()
    var (moved, named, wide) = (fresh, fresh, fresh)
    moved.move(RowID(0), to: 3, at: .zero)
    named.actionTitles = ["close": "Zu"]
    wide.resize(toWidth: 480, at: .zero)
    let others = [makeList(5), moved, SwipeList(of: DrawerRow(), count: 6, titlePrefix: "Row "), named, wide]
    #expect(others.map { $0 == fresh } == [false, false, false, false, false])
    #expect((titled("Milk") == titled("Tea"), titled("1", "2") == makeList(2)) == (false, false))
    #expect(titled("Milk") == titled("Milk"))
    moved.move(RowID(0), to: 0, at: .zero)
    moved.advance(to: Time(1))
    #expect((moved, wide) == (fresh, SwipeList(of: DrawerRow(width: 480), count: 6)))
  }
}
