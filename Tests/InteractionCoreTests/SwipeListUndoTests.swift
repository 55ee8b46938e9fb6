import InteractionCore
import TestSupport
import Testing

@Suite("What has happened to the rows of a list can be taken back")
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
    #expect(
      list.undo(at: Time(2))
        == ListEffects(
          update: ListUpdate([.insert(.init(1..<2))]), notices: [.didInsert(RowID(1))], startedMotion: true))
    #expect(titles(list) == ["Milk", "Tea", "Salt"])
    #expect(ids(of: list) == ids(0, 1, 2))
    #expect(list.height(of: RowID(1)) == 60)
    #expect(list.description(of: RowID(1)) == own)
    #expect(list.openRows == [])
    #expect(list.row(RowID(1)) == DrawerRow(height: 60))
  }

  @Test("Rows that have come go, those that have moved move back, and descriptions are those before")
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
      #expect(titles(list) == titles(old))
      #expect(ids(of: list) == ids(of: old))
    }
    list.advance(to: Time(9))
    #expect(list == fresh)
    #expect(!list.canUndo)
    #expect(list.undo(at: Time(9)) == .none)
  }

  @Test("What changes nothing is no step")
  func nothing() {
    var list = list()
    list.remove(RowID(9), at: .zero)
    list.move(RowID(0), to: 0, at: .zero)
    list.describe(RowID(0), at: .zero)
    list.perform("open.trailing", on: RowID(0), at: .zero)
    list.handle(.tap(RowID(1)), at: .zero)
    #expect(!list.canUndo)
  }

  @Test("A hundred changes can be taken back, and the oldest beyond that is forgotten")
  func bounded() {
    var list = SwipeList(of: DrawerRow(), count: 200)
    #expect(list.levelsOfUndo == 100)
    for row in 0..<101 { list.remove(RowID(row), at: .zero) }
    for _ in 0..<100 { list.undo(at: .zero) }
    #expect(!list.canUndo)
    // All but the first one are back.
    #expect(ids(of: list) == (1..<200).map(RowID.init))
  }

  @Test("Titles and descriptions that undoing cannot reach any more are forgotten")
  func forgotten() {
    var list = list()
    list.levelsOfUndo = 2
    list.describe(RowID(1), as: Description(group: "a"), at: .zero)
    list.remove(RowID(1), at: .zero)
    #expect(list.content(of: RowID(1)).title == "Tea")
    list.move(RowID(0), to: 1, at: .zero)
    #expect(list.content(of: RowID(1)).title == "Tea")
    list.move(RowID(0), to: 0, at: .zero)
    #expect(list.content(of: RowID(1)).title == "")
    #expect(list.description(of: RowID(1)) == Description())
    // A row that has come and is taken back does not come again.
    list.insert("Bread", index: 0, at: .zero)
    list.undo(at: .zero)
    #expect(list.content(of: RowID(3)).title == "")
    #expect(titles(list) == ["Milk", "Salt"])
  }

  @Test("Another bound forgets what is beyond it, and none keeps nothing")
  func otherBound() {
    var list = list()
    list.remove(RowID(0), at: .zero)
    list.remove(RowID(1), at: .zero)
    list.levelsOfUndo = 1
    list.undo(at: .zero)
    #expect(titles(list) == ["Tea", "Salt"])
    #expect(!list.canUndo)
    list.levelsOfUndo = -3
    #expect(list.levelsOfUndo == 0)
    list.remove(RowID(1), at: .zero)
    #expect(!list.canUndo)
    #expect(list.content(of: RowID(1)).title == "")
  }

  @Test("States of rows that remember positions stay there when a change is taken back, too")
  func positions() {
    var list = SwipeList(of: DrawerRow(followsIdentity: false), count: 4)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.remove(RowID(0), at: .zero)
    #expect(list.openRows == ids(2))
    list.undo(at: .zero)
    #expect(list.openRows == ids(1))
  }
}
