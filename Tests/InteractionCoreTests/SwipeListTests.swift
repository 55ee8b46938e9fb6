import ConstraintSwipe
import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("A list of rows: order, look-ups, and states that belong to ids")
struct SwipeListTests {
  private func frame(_ list: SwipeList<DrawerRow>, at time: Time) -> LayerList {
    var layers = LayerList()
    list.draw(viewport: LayoutRect(0, 0, 320, 480), at: time, into: &layers)
    return layers
  }

  // MARK: Order

  @Test("Rows stand in order of creation")
  func order() {
    let list = makeList()
    #expect(list.count == 6)
    #expect(list.sectionCount == 1)
    #expect([0, 1].map(list.rowCount(inSection:)) == [6, 0])
    #expect(ids(of: list) == ids(0, 1, 2, 3, 4, 5))
    #expect([4, 6, -1].map { list.position(of: RowID($0)) } == [RowPosition(row: 4), nil, nil])
    #expect([6, -1].map { list.id(for: RowPosition(row: $0)) } == [nil, nil])
    #expect(list.id(for: RowPosition(section: 1, row: 0)) == nil)
  }

  @Test("Heights and tops add up")
  func heights() {
    let list = makeList()
    #expect(list.contentHeight == 6 * 44)
    #expect([0, 3, 6].map { list.top(of: RowID($0)) } == [0, 3 * 44, nil])
    #expect([0, 3, 6].map { list.height(of: RowID($0)) } == [44, 44, nil])
  }

  @Test(
    "A row owns its upper edge",
    arguments: [(-0.1, nil), (0, 0), (131.9, 2), (3 * 44, 3), (6 * 44, nil)]
      as [(Double, Int?)])
  func rowAtHeight(y: Double, row: Int?) {
    #expect(makeList().row(atHeight: y) == row.map(RowID.init))
  }

  @Test("Titles are numbered, from one, or given")
  func titles() {
    #expect(makeList().content(of: RowID(2)) == RowContent(id: RowID(2), title: "Item #3"))
    let named = SwipeList(of: DrawerRow(), count: 2, titlePrefix: "Row ")
    #expect(named.content(of: RowID(1)).title == "Row 2")
    let given = SwipeList(of: DrawerRow(), titles: ["Milk", "Tea"])
    #expect(given.count == 2)
    #expect(given.content(of: RowID(1)).title == "Tea")
  }

  @Test(
    "Every number is that of some row",
    arguments: [
      (Int.max, "Item #9223372036854775808"), (.max - 1, "Item #9223372036854775807"), (-1, "Item #0"),
      (.min, "Item #-9223372036854775807"),
    ])
  func farTitles(number: Int, title: String) {
    let id = RowID(number)
    #expect(makeList().content(of: id) == RowContent(id: id, title: title))
    #expect(SwipeList(of: DrawerRow(), titles: ["Milk"]).content(of: id) == RowContent(id: id, title: ""))
  }

  @Test("Given titles follow their rows")
  func titlesFollow() {
    var list = SwipeList(of: DrawerRow(), titles: ["Milk", "Tea"])
    #expect(list.insert("Salt", index: 0, at: .zero).insertedRows == ids(2))
    list.move(RowID(0), to: 2, at: .zero)
    #expect(ids(of: list).map { list.content(of: $0).title } == ["Salt", "Tea", "Milk"])
  }

  // MARK: Edits

  @Test("States follow their rows through edits")
  func states() {
    var list = makeList(opened: 2)
    #expect(list.insert("", index: 0, at: .zero).insertedRows == ids(6))
    #expect(list.openRows == ids(2))
    #expect(list.position(of: RowID(2)) == RowPosition(row: 3))
    list.remove(RowID(0), at: .zero)
    list.move(RowID(2), to: 0, at: .zero)
    #expect(list.openRows == ids(2))
    #expect(ids(of: list) == ids(2, 6, 1, 3, 4, 5))
    #expect(list.row(RowID(2)).rest == .open(.trailing))
    for id in ids(of: list).dropFirst() { #expect(list.row(id) == DrawerRow()) }
  }

  @Test("Other rows go on moving when a row goes")
  func othersGoOn() {
    var list = makeList(opened: 1)
    list.perform("open.trailing", on: RowID(2), at: Time(0.1))
    list.remove(RowID(2), at: Time(0.1))
    // The others close up until 0.1 + 0.3.
    #expect(list.settles == Time(0.1) + MovingRows.duration)
    list.advance(to: Time(DrawerRow.slide))
    #expect(list.row(RowID(1)).settles == nil)
    list.advance(to: Time(0.1) + MovingRows.duration)
    #expect(list.settles == nil)
    #expect(list.openRows == ids(1))
  }

  @Test("States of rows that remember positions stay where they were")
  func positions() {
    var list = SwipeList(of: DrawerRow(followsIdentity: false), count: 4)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.insert("", index: 0, at: .zero)
    #expect(ids(of: list) == ids(4, 0, 1, 2, 3))
    #expect(list.openRows == ids(0))
    list.remove(RowID(0), at: .zero)
    #expect(list.openRows == ids(1))
    list.move(RowID(1), to: 3, at: .zero)
    #expect(list.openRows == ids(2))
  }

  @Test("So do those of rows of which some differ")
  func positionsOfOthers() {
    var list = SwipeList(of: DrawerRow(followsIdentity: false), count: 4)
    list.describe(RowID(3), as: .init(title: "Other"), at: .zero)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.insert("", index: 0, at: .zero)
    #expect(list.openRows == ids(0))
  }

  @Test("A row of its own kind is as wide as the others, and open at once if the one was that it replaces")
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
    #expect(list.openRows == ids(1) && list.row(RowID(1)).offset(at: .zero) == -80)
  }

  @Test("A position behind the last row is forgotten")
  func lostPosition() {
    var list = SwipeList(of: DrawerRow(followsIdentity: false), count: 2)
    list.perform("open.trailing", on: RowID(1), at: .zero)
    list.remove(RowID(0), at: .zero)
    #expect(list.openRows == [])
    #expect(ids(of: list) == ids(1))
  }

  @Test("Edits are reported in ranges that add up")
  func addsUp() {
    var list = makeList()
    var random = SplitMix64(seed: 5)
    for _ in 0..<400 {
      let before = ids(of: list)
      let row = before.randomElement(using: &random) ?? RowID(0)
      let place = Int.random(in: -2...before.count + 2, using: &random)
      let effects =
        switch Int.random(in: 0..<3, using: &random) {
        case 0: list.insert("", index: place, at: .zero)
        case 1: list.remove(row, at: .zero)
        default: list.move(row, to: place, at: .zero)
        }
      #expect(effects.update.mismatch(from: [before], to: [ids(of: list)]) == nil)
      #expect(Set(ids(of: list)).count == list.count)
    }
  }

  @Test("Each edit is an update and a notice")
  func edits() {
    var list = makeList(3)
    #expect(
      list.insert("", index: 1, at: .zero)
        == ListEffects(
          update: ListUpdate([.insert(.init(1..<2))]), notices: [.didInsert(RowID(3))], startedMotion: true))
    #expect(
      list.move(RowID(3), to: 3, at: .zero)
        == ListEffects(
          update: ListUpdate([.move(.init(from: RowPosition(row: 1), to: RowPosition(row: 3)))]),
          notices: [.didMove(RowID(3))], startedMotion: true))
    #expect(
      list.remove(RowID(1), at: .zero)
        == ListEffects(
          update: ListUpdate([.delete(.init(1..<2))]), notices: [.didDelete(RowID(1))], startedMotion: true))
    #expect(ids(of: list) == ids(0, 2, 3))
  }

  @Test("Edits of rows that are gone, and moves to where a row is, change nothing")
  func goneRows() {
    var list = makeList()
    list.remove(RowID(3), at: .zero)
    let before = list
    for gone in ids(3, 99) {
      #expect(list.remove(gone, at: .zero) == .none)
      #expect(list.move(gone, to: 0, at: .zero) == .none)
    }
    for place in [0, -4] { #expect(list.move(RowID(0), to: place, at: .zero) == .none) }
    #expect(list == before)
    #expect(ids(of: list) == ids(0, 1, 2, 4, 5))
  }

  @Test("Ids are never issued again")
  func issued() {
    var list = makeList()
    list.remove(RowID(5), at: .zero)
    #expect(list.insert("", index: 99, at: .zero).insertedRows == ids(6))
    #expect(ids(of: list) == ids(0, 1, 2, 3, 4, 6))
  }

  // MARK: Places

  // The second row lies at 44..<88 and shows its buttons, 80 points wide, at 160..<320.
  @Test(
    "A point meets content or an uncovered button",
    arguments: [
      (300, 50, 1, RowHit(row: RowID(1), part: .action(.trailing, 0))),
      (200, 87.9, 1, RowHit(row: RowID(1), part: .action(.trailing, 1))),
      (100, 50, 1, RowHit(row: RowID(1), part: .content)), (300, 43, 1, RowHit(row: RowID(0), part: .content)),
      (300, 50, 0, RowHit(row: RowID(1), part: .content)), (300, 6 * 44, 1, nil), (300, -1, 1, nil),
    ] as [(Double, Double, Double, RowHit?)])
  func hit(x: Double, y: Double, seconds: Double, hit: RowHit?) {
    #expect(makeList(opened: 1).hit(Vector(x, y), at: Time(seconds)) == hit)
  }

  @Test("A list whose rows have closed again behaves as a new one")
  func closedAgain() {
    var used = makeList()
    for (step, id) in ids(of: used).enumerated() {
      let time = Time(Double(step))
      used.perform("open.trailing", on: id, at: time)
      used.perform("close", on: id, at: time + 0.3)
    }
    used.advance(to: Time(100))
    #expect(used.settles == nil)
    #expect(used.openRows == [])
    used.resize(toWidth: 480, at: Time(100))
    var fresh = makeList()
    fresh.resize(toWidth: 480, at: Time(100))
    for id in ids(of: used) { #expect(used.row(id) == fresh.row(id)) }
    #expect(frame(used, at: Time(100)) == frame(fresh, at: Time(100)))
  }

  @Test("Another width reaches every row")
  func resize() {
    var list = makeList(opened: 1, 3)
    list.resize(toWidth: 480, at: Time(0.1))
    for id in ids(of: list) { #expect(list.row(id).size == LayoutSize(width: 480, height: 44)) }
    #expect(list.openRows == ids(1, 3))
    #expect(list.settles == nil)
    #expect(list.row(RowID(3)).offset(at: Time(0.1)) == -(80 + 80))
  }
}
