import InteractionCore
import Testing

@Suite("Lists of rows that are equal")
struct SwipeListEqualityTests {
  @Test("It does not matter which row was touched last, but whether it moves or has arrived")
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

  @Test("A row that has come and gone leaves no difference, also where titles are given")
  func comeAndGone() {
    for fresh in [makeList(2), SwipeList(of: DrawerRow(), titles: ["Milk", "Tea"])] {
      var used = fresh
      let rows = used.insert("Salt", index: 1, at: .zero).insertedRows
      #expect((rows, used == fresh) == (ids(2), false))
      used.remove(RowID(2), at: .zero)
      used.advance(to: Time(1))
      #expect(used == fresh)
    }
  }

  @Test("Other rows, another order, other titles and another width make another list")
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
