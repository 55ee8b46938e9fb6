import ConstraintSwipe
import InteractionLaws
import InteractionLists
import TestSupport
import Testing

@Suite("A list of rows: order, lookups, and states that belong to ids")
struct SwipeListTests {
  private func frame(_ list: SwipeList<DrawerRow>, at time: Time) -> LayerList {
    var layers = LayerList()
    list.draw(viewport: LayoutRect(0, 0, 320, 480), at: time, into: &layers)
    return layers
  }

  // MARK: Order

  @Test("Rows stand in order of creation, and their heights and tops add up")
  func order() {
    let list = makeList()
    expectRows(of: list, [0, 1, 2, 3, 4, 5])
    let counts = [list.count, list.sectionCount, list.rowCount(inSection: 0), list.rowCount(inSection: 1)]
    #expect(counts == [6, 1, 6, 0])
    #expect([4, 6, -1].map { list.position(of: RowID($0)) } == [RowPosition(row: 4), nil, nil])
    let nowhere = [RowPosition(row: 6), RowPosition(row: -1), RowPosition(section: 1, row: 0)]
    #expect(nowhere.map(list.id(for:)) == [nil, nil, nil])
    let (tops, heights): ([Double?], [Double?]) = ([0, 3 * 44, nil], [44, 44, nil])
    let rows = ids(0, 3, 6)
    #expect((list.contentHeight, rows.map(list.top(of:)), rows.map(list.height(of:))) == (6 * 44, tops, heights))
  }

  @Test("A row owns its upper edge, and a point meets content or an uncovered button")
  func places() {
    let edges: [Double] = [-0.1, 0, 131.9, 3 * 44, 6 * 44]
    let rows = edges.map { makeList().row(atY: $0)?.rawValue }
    #expect(rows == [nil, 0, 2, 3, nil])
    // The second row lies at 44..<88 and shows its buttons, 80 points wide, at 160..<320.
    let list = makeList(opened: 1)
    func hit(_ x: Double, _ y: Double, at time: Double = 1) -> RowHit? { list.hit(Vector(x, y), at: Time(time)) }
    let (content, other) = (RowHit(row: RowID(1), part: .content), RowHit(row: RowID(0), part: .content))
    let buttons = (0...1).map { RowHit(row: RowID(1), part: .action(.trailing, $0)) }
    #expect((hit(300, 50), hit(200, 87.9), hit(100, 50)) == (buttons[0], buttons[1], content))
    #expect((hit(300, 43), hit(300, 50, at: 0), hit(300, 6 * 44), hit(300, -1)) == (other, content, nil, nil))
  }

  @Test("Titles are numbered, from one, or given, and given ones follow their rows")
  func titles() {
    func title(_ list: SwipeList<DrawerRow>, _ row: Int) -> String { list.content(of: RowID(row)).title }
    var given = SwipeList(of: DrawerRow(), titles: ["Milk", "Tea"])
    #expect(makeList().content(of: RowID(2)) == RowContent(id: RowID(2), title: "Item #3"))
    #expect(title(SwipeList(of: DrawerRow(), count: 2, titlePrefix: "Row "), 1) == "Row 2")
    #expect((given.count, title(given, 1)) == (2, "Tea"))
    // Every integer is the number of some row.
    let far = [
      (Int.max, "Item #9223372036854775808"), (.max - 1, "Item #9223372036854775807"), (-1, "Item #0"),
      (.min, "Item #-9223372036854775807"),
    ]
    for (number, title) in far {
      let id = RowID(number)
      let contents = (makeList().content(of: id), given.content(of: id))
      #expect(contents == (RowContent(id: id, title: title), RowContent(id: id, title: "")), "\(number)")
    }
    #expect(given.insert("Salt", index: 0, at: .zero).insertedRows == ids(2))
    given.move(RowID(0), to: 2, at: .zero)
    #expect(ids(of: given).map { given.content(of: $0).title } == ["Salt", "Tea", "Milk"])
  }

  // MARK: Edits

  @Test("States follow their rows through edits, and other rows go on moving when one is removed")
  func states() {
    var list = makeList(opened: 2)
    #expect(list.insert("", index: 0, at: .zero).insertedRows == ids(6))
    #expect((list.openRows, list.position(of: RowID(2))) == (ids(2), RowPosition(row: 3)))
    list.remove(RowID(0), at: .zero)
    list.move(RowID(2), to: 0, at: .zero)
    expectRows(of: list, [2, 6, 1, 3, 4, 5], open: [2])
    #expect(list.row(RowID(2)).rest == .open(.trailing))
    let others = ids(of: list).dropFirst().map(list.row)
    #expect(others == [DrawerRow](repeating: DrawerRow(), count: 5))

    var moving = makeList(opened: 1)
    moving.perform("open.trailing", on: RowID(2), at: Time(0.1))
    moving.remove(RowID(2), at: Time(0.1))
    // The others close up until 0.1 + 0.3.
    #expect(moving.settleTime == Time(0.1) + MovingRows.duration)
    moving.advance(to: Time(DrawerRow.slide))
    let first = moving.row(RowID(1)).settleTime
    moving.advance(to: Time(0.1) + MovingRows.duration)
    #expect((first, moving.settleTime, moving.openRows) == (nil, nil, ids(1)))
  }

  @Test("Without `followsIdentity`, states stay at their positions through edits, also if some rows are described")
  func positions() {
    var list = SwipeList(of: DrawerRow(), count: 4)
    list.followsIdentity = false
    var others = list
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.insert("", index: 0, at: .zero)
    expectRows(of: list, [4, 0, 1, 2, 3], open: [0])
    list.remove(RowID(0), at: .zero)
    expectRows(of: list, open: [1])
    list.move(RowID(1), to: 3, at: .zero)
    expectRows(of: list, open: [2])

    others.describe(RowID(3), as: .init(title: "Other"), at: .zero)
    others.perform("open.trailing", on: RowID(1), at: .zero)
    others.insert("", index: 0, at: .zero)
    expectRows(of: others, open: [0])

    // A position behind the last row is forgotten.
    var short = SwipeList(of: DrawerRow(), count: 2)
    short.followsIdentity = false
    short.perform("open.trailing", on: RowID(1), at: .zero)
    short.remove(RowID(0), at: .zero)
    expectRows(of: short, [1], open: [])
  }

  @Test("A described row is as wide as the others, and open at once if the row that it replaces was")
  func ownKind() {
    let actions = InteractionAction.buttons([80])
    func row(_ width: Double, _ rules: ConstraintSwipe.Rules) -> ConstraintSwipe {
      ConstraintSwipe(width: width, height: 60, trailing: actions, rules: rules)
    }
    var list = SwipeList(of: row(320, .article), count: 3)
    list.insert("", as: .init(row: row(100, .dnsSwipeableTableCell)), index: 0, at: .zero)
    #expect(list.row(RowID(3)).size == LayoutSize(width: 320, height: 60))
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.describe(RowID(1), as: .init(row: row(100, .dnsSwipeableTableCell)), at: .zero)
    #expect((list.openRows, list.row(RowID(1)).offset(at: .zero)) == (ids(1), -80))
  }

  @Test("Each edit returns an update and a notice, and the update leads from the old rows to the new ones")
  func edits() {
    var list = makeList(3)
    let effects = [
      list.insert("", index: 1, at: .zero), list.move(RowID(3), to: 3, at: .zero), list.remove(RowID(1), at: .zero),
    ]
    let change = ListUpdate.Change.move(.init(from: RowPosition(row: 1), to: RowPosition(row: 3)))
    let expected: [(ListUpdate.Change, ListNotice)] = [
      (.insert(.init(1..<2)), .didInsert(RowID(3))), (change, .didMove(RowID(3))),
      (.delete(.init(1..<2)), .didDelete(RowID(1))),
    ]
    #expect(effects == expected.map { ListEffects(update: ListUpdate([$0]), notices: [$1], startedMotion: true) })
    expectRows(of: list, [0, 2, 3])

    var many = makeList()
    var random = SplitMix64(seed: 5)
    for _ in 0..<400 {
      let before = ids(of: many)
      let row = before.randomElement(using: &random) ?? RowID(0)
      let place = Int.random(in: -2...before.count + 2, using: &random)
      let effects =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: many.insert("", index: place, at: .zero)
        case 1: many.remove(row, at: .zero)
        default: many.move(row, to: place, at: .zero)
        }
      let after = ids(of: many)
      #expect((effects.update.mismatch(from: [before], to: [after]), Set(after).count) == (nil, many.count))
    }
  }

  @Test("Edits of removed rows, and moves to where a row is, change nothing; ids are never issued again")
  func goneRows() {
    var list = makeList()
    list.remove(RowID(3), at: .zero)
    let before = list
    let effects =
      ids(3, 99).flatMap { [list.remove($0, at: .zero), list.move($0, to: 0, at: .zero)] }
      + [0, -4].map { list.move(RowID(0), to: $0, at: .zero) }
    #expect(effects == [ListEffects](repeating: .none, count: 6))
    #expect(list == before)
    expectRows(of: list, [0, 1, 2, 4, 5])
    list = makeList()
    list.remove(RowID(5), at: .zero)
    #expect(list.insert("", index: 99, at: .zero).insertedRows == ids(6))
    expectRows(of: list, [0, 1, 2, 3, 4, 6])
  }

  // MARK: Widths

  @Test("A list whose rows have closed again behaves like a new one; a new width reaches every row")
  func closedAgain() {
    var used = makeList()
    for (step, id) in ids(of: used).enumerated() {
      let time = Time(Double(step))
      used.perform("open.trailing", on: id, at: time)
      used.perform("close", on: id, at: time + 0.3)
    }
    used.advance(to: Time(100))
    #expect((used.settleTime, used.openRows) == (nil, []))
    used.resize(toWidth: 480, at: Time(100))
    var fresh = makeList()
    fresh.resize(toWidth: 480, at: Time(100))
    #expect(ids(of: used).map(used.row) == ids(of: used).map(fresh.row))
    #expect(frame(used, at: Time(100)) == frame(fresh, at: Time(100)))

    var open = makeList(opened: 1, 3)
    open.resize(toWidth: 480, at: Time(0.1))
    let sizes = [LayoutSize](repeating: LayoutSize(width: 480, height: 44), count: 6)
    #expect(ids(of: open).map { open.row($0).size } == sizes)
    #expect(open.openRows == ids(1, 3) && open.settleTime == nil)
    #expect(open.row(RowID(3)).offset(at: Time(0.1)) == -160)  // two buttons of 80 points
  }
}
