import ConstraintSwipe
import InteractionLists
import TestSupport
import Testing

@Suite("Rows with descriptions of their own")
struct DescriptionTests {
  private typealias Description = SwipeList<DrawerRow>.Description

  /// 60 points high, with one button, 80 points wide, at the trailing side and one at the leading one.
  private let mail = DrawerRow(
    height: 60, leading: [makeAction("read")], trailing: [makeAction("mute")])

  private func press(_ row: Int) -> TableGesture { .press(RowID(row), .trailing, 0, .up) }

  private func actions(_ list: SwipeList<DrawerRow>, _ row: Int) -> [String] {
    list.actions(for: RowID(row)).map(\.id)
  }

  // MARK: What a description can change

  @Test("A described row has its own actions, height and title, and no other row changes")
  func ownRow() {
    var list = makeList(3)
    let effects = list.describe(RowID(1), as: Description(row: mail, title: "News"), at: .zero)
    // The row below makes room.
    let reload = ListEffects(
      update: ListUpdate([.reload(.init(1..<2))]), notices: [.didChange(RowID(1))], startedMotion: true)
    #expect((effects, list.content(of: RowID(1)).title) == (reload, "News"))
    let rows = ids(0, 1, 2)
    let (heights, tops): ([Double?], [Double?]) = ([44, 60, 44], [0, 44, 104])
    let places = [0, 1].map { list.place(of: RowID(2), at: Time($0))?.top }
    #expect((rows.map(list.height(of:)), rows.map(list.top(of:)), places) == (heights, tops, [88, 104]))
    let others = ["delete", "more", "open.trailing"]
    #expect((0...2).map { actions(list, $0) } == [others, ["read", "mute", "open.leading", "open.trailing"], others])
    #expect(ids(0, 2).map(list.row) == [DrawerRow(), DrawerRow()])
  }

  @Test("A description replaces the last one, or comes with a new row; a new width reaches all described rows")
  func replaced() {
    var list = makeList(3)
    let plain = list
    list.describe(RowID(1), as: Description(row: mail, title: "News", isEnabled: false, group: "a"), at: .zero)
    #expect(list.description(of: RowID(1)).row == mail)
    list.describe(RowID(1), as: Description(title: "Olds"), at: .zero)
    #expect((list.description(of: RowID(1)), list.height(of: RowID(1))) == (Description(title: "Olds"), 44))
    list.describe(RowID(1), at: .zero)
    list.advance(to: Time(1))
    #expect(list == plain)
    let effects = [
      list.describe(RowID(1), at: .zero), list.describe(RowID(7), as: Description(title: "Nobody"), at: .zero),
    ]
    #expect(effects == [.none, .none])

    var new = makeList(2)
    new.insert("", as: Description(row: mail, title: "News"), index: 1, at: .zero)
    #expect(
      (new.description(of: RowID(2)), new.contentHeight, new.row(RowID(2)))
        == (Description(row: mail, title: "News"), 44 + 60 + 44, mail))

    var wide = makeList(3)
    wide.describe(RowID(0), as: Description(row: mail), at: .zero)
    wide.resize(toWidth: 480, at: .zero)
    wide.describe(RowID(1), as: Description(row: mail), at: .zero)
    let size = LayoutSize(width: 480, height: 60)
    #expect(ids(0, 1).map { wide.row($0).size } == [size, size])
    #expect(wide.description(of: RowID(0)) == wide.description(of: RowID(1)))
  }

  @Test("A description restored by undo takes the list's current width and Reduce Motion setting")
  func undoneLater() {
    var list = SwipeList(of: ConstraintSwipe(width: 320, height: 44), count: 2)
    list.describe(RowID(0), as: .init(row: ConstraintSwipe(width: 320, height: 60)), at: .zero)
    list.describe(RowID(0), at: .zero)
    list.resize(toWidth: 480, at: .zero)
    list.reducesMotion = true
    list.undo(at: .zero)
    let row = list.row(RowID(0))
    #expect((row.size, row.reducesMotion) == (LayoutSize(width: 480, height: 60), true))
  }

  // MARK: Disabled rows

  @Test("A disabled row is not swiped, pressed or selected, and has no plain actions")
  func disabled() {
    var list = makeList(3)
    list.describe(RowID(1), as: Description(isEnabled: false), at: .zero)
    let before = list
    let events: [ListEvent] = [
      .gesture(.tap(RowID(1))), .gesture(press(1)), .perform("delete", on: RowID(1)),
      .perform("open.trailing", on: RowID(1)), .gesture(.pan(RowID(1), PanSample(.began, translation: .zero))),
      .gesture(.pan(RowID(1), PanSample(.ended, translation: Vector(-90, 0)))),
    ]
    #expect(events.map { list.handle($0, at: .zero) } == [ListEffects](repeating: .none, count: 6))
    #expect((list, actions(list, 1)) == (before, []))
    list.describe(RowID(1), at: .zero)
    expectNotices(list.handle(.tap(RowID(1)), at: .zero), [.row(RowID(1), .didSelect)])
  }

  // MARK: Rows that are open or held

  @Test("An open row stays open, at once as far as its new buttons reach, unless it has none there or is disabled")
  func openRow() {
    var list = makeList(3, opened: 0, 1, 2)
    list.advance(to: Time(1))
    func describe(_ row: Int, as description: Description) -> [ListNotice] {
      list.describe(RowID(row), as: description, at: Time(1)).notices
    }
    #expect(describe(0, as: Description(row: mail)) == [.didChange(RowID(0))])
    #expect(list.row(RowID(0)).offset(at: Time(1)) == -80)
    let oneSided = Description(row: DrawerRow(leading: [makeAction("read")], trailing: []))
    for (row, description) in [(1, oneSided), (2, Description(isEnabled: false))] {
      #expect(describe(row, as: description) == [.didChange(RowID(row)), .row(RowID(row), .didClose)])
    }
    expectRows(of: list, open: [0])
    #expect(describe(0, as: Description(row: mail, title: "News")) == [.didChange(RowID(0))])
    expectRows(of: list, open: [0])
  }

  @Test("Replacing a held row ends the hold, a new title does not; a row that waits for an answer keeps waiting")
  func heldRow() {
    var list = makeList(3)
    func pan(_ phase: PanPhase, _ x: Double, at time: Double) -> (ListEffects, Double) {
      let effects = list.handle(.pan(RowID(1), PanSample(phase, translation: Vector(x, 0))), at: Time(time))
      return (effects, list.row(RowID(1)).offset(at: Time(time)))
    }
    _ = (pan(.began, 0, at: 0), pan(.changed, -50, at: 0.1))
    list.describe(RowID(1), as: Description(row: mail), at: Time(0.2))
    #expect(list.row(RowID(1)) == mail)
    let (effects, offset) = pan(.ended, -90, at: 0.3)
    #expect((effects, offset, list.row(RowID(1)).offset(at: Time(1))) == (.none, 0, 0))
    // The next finger moves it.
    #expect((pan(.began, 0, at: 2).1, pan(.changed, -70, at: 2.1).1) == (0, -70))
    // A new title does not end the hold.
    list.describe(RowID(1), as: Description(row: mail, title: "News"), at: Time(2.2))
    #expect(list.row(RowID(1)).offset(at: Time(2.2)) == -70)

    let asking = InteractionAction(id: "act", title: "Act", fulfillment: .delete, asksFirst: true)
    var asked = SwipeList(of: DrawerRow(trailing: [asking]), count: 3)
    asked.perform("act", on: RowID(1), at: .zero)
    asked.describe(RowID(1), as: Description(row: mail, isEnabled: false), at: .zero)
    #expect((asked.waitingRows, asked.waitingAction(of: RowID(1))) == (ids(1), asking))
    var cancelled = asked
    cancelled.cancel(RowID(1), at: Time(1))
    expectRows(of: cancelled, open: [])
    expectEffects(cancelled.handle(.tap(RowID(1)), at: Time(2)), .none)
    expectNotices(asked.confirm(RowID(1), at: Time(1)), [.didDelete(RowID(1))])
  }

  // MARK: Groups

  @Test("An opening row closes only the others of its group, and a scroll closes all")
  func groups() {
    var list = makeList(5)
    for row in [1, 3] { list.describe(RowID(row), as: Description(group: "a"), at: .zero) }
    for row in 0..<5 { list.perform("open.trailing", on: RowID(row), at: .zero) }
    func closing(_ change: TableChange) -> [[RowID]] {
      ids(1, 0).map { list.rowsToClose(after: change, except: $0, at: .zero) }
    }
    #expect(closing(.otherRowOpened) == [ids(3), ids(2, 4)])
    // Groups concern rows that open, and nothing else.
    for change in [TableChange.tableScrolled, .tableTapped] {
      #expect(closing(change) == [ids(0, 2, 3, 4), ids(1, 2, 3, 4)])
    }
    let opening = TableGesture.closeRows(after: .otherRowOpened, except: RowID(1))
    expectNotices(list.handle(opening, at: .zero), [.row(RowID(3), .didClose)])
    expectRows(of: list, open: [0, 1, 2, 4])
    list.handle(.closeRows(after: .tableScrolled, except: nil), at: .zero)
    expectRows(of: list, open: [])
  }

  // MARK: A million rows

  @Test("A few rows of a million can be described, and described back")
  func million() {
    var list = SwipeList(of: DrawerRow(), count: 1_000_000)
    for row in stride(from: 0, to: 1_000_000, by: 100_000) {
      list.describe(RowID(row), as: Description(row: mail), at: .zero)
    }
    // The 16 points of each of 10 rows.
    #expect(list.contentHeight == 44_000_160)
    for row in stride(from: 0, to: 1_000_000, by: 100_000) { list.describe(RowID(row), at: Time(1)) }
  }
}
