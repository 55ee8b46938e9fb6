import InteractionCore
import Testing

@Suite("Lists of rows that are equal")
struct SwipeListEqualityTests {
  @Test("It does not matter which row was touched last")
  func order() {
    #expect(makeList(opened: 1, 3, 4) == makeList(opened: 4, 1, 3))
    #expect(makeList(opened: 1, 3) != makeList(opened: 1))
    #expect(makeList(opened: 1) != makeList(opened: 3))
  }

  @Test("A list whose rows have closed again equals a new one, tidied up or not")
  func closedAgain() {
    var used = makeList(opened: 1, 3)
    used.handle(.closeRows(except: nil), at: Time(1))
    #expect(used != makeList())
    used.advance(to: Time(1) + DrawerRow.slide)
    #expect(used == makeList())
    // The row of the last event is fresh, and stands at its position all the same.
    used.handle(.tap(RowID(2)), at: Time(2))
    #expect(used == makeList())
  }

  @Test("Rows that move differ from rows that have arrived")
  func moving() {
    var early = makeList(opened: 1)
    #expect(early != makeList(opened: 1, at: Time(0.1)))
    early.advance(to: Time(DrawerRow.slide))
    var late = makeList(opened: 1, at: Time(0.1))
    late.advance(to: Time(1))
    #expect(early == late)
  }

  @Test(
    "A row that has come and gone leaves no difference, also where titles are given",
    arguments: [makeList(2), SwipeList(of: DrawerRow(), titles: ["Milk", "Tea"])])
  func comeAndGone(fresh: SwipeList<DrawerRow>) {
    var used = fresh
    #expect(used.insert("Salt", index: 1, at: .zero).insertedRows == ids(2))
    #expect(used != fresh)
    used.remove(RowID(2), at: .zero)
    used.advance(to: Time(1))
    #expect(used == fresh)
  }

  @Test("Other rows, another order, other titles and another width make another list")
  func differences() {
    let fresh = makeList()
    #expect(makeList(5) != fresh)
    var moved = fresh
    moved.move(RowID(0), to: 3, at: .zero)
    #expect(moved != fresh)
    moved.move(RowID(0), to: 0, at: .zero)
    moved.advance(to: Time(1))
    #expect(moved == fresh)
    #expect(SwipeList(of: DrawerRow(), count: 6, titlePrefix: "Row ") != fresh)
    #expect(SwipeList(of: DrawerRow(), titles: ["Milk"]) != SwipeList(of: DrawerRow(), titles: ["Tea"]))
    #expect(SwipeList(of: DrawerRow(), titles: ["Milk"]) == SwipeList(of: DrawerRow(), titles: ["Milk"]))
    #expect(SwipeList(of: DrawerRow(), titles: ["1", "2"]) != SwipeList(of: DrawerRow(), count: 2))
    var named = fresh
    named.actionTitles = ["close": "Zu"]
    #expect(named != fresh)
    var wide = fresh
    wide.resize(toWidth: 480, at: .zero)
    #expect(wide != fresh)
    #expect(wide == SwipeList(of: DrawerRow(width: 480), count: 6))
  }
}
