import InteractionCore
import TestSupport
import Testing

@Suite("Rows of their own in a list")
struct DescriptionTests {
  private typealias Description = SwipeList<DrawerRow>.Description

  /// 60 points high, with one button, 80 points wide, at the trailing side and one at the leading one.
  private let mail = DrawerRow(
    height: 60, leading: [makeAction("read")], trailing: [makeAction("mute")])

  private func press(_ row: Int) -> TableGesture { .press(RowID(row), .trailing, 0, .up) }

  // MARK: What a row can have of its own

  @Test("Actions, height and title are those of the row, and no other row changes")
  func ownRow() {
    var list = makeList(3)
    let effects = list.describe(RowID(1), as: Description(row: mail, title: "News"), at: .zero)
    // The row below makes room.
    #expect(
      effects
        == ListEffects(
          update: ListUpdate([.reload(.init(1..<2))]), notices: [.didChange(RowID(1))], startedMotion: true))
    #expect(list.actions(for: RowID(1)).map(\.id) == ["read", "mute", "open.leading", "open.trailing"])
    #expect(list.content(of: RowID(1)).title == "News")
    #expect((0..<3).map { list.height(of: RowID($0)) } == [44, 60, 44])
    #expect((0..<3).map { list.top(of: RowID($0)) } == [0, 44, 104])
    #expect(list.place(of: RowID(2), at: .zero)?.top == 88)
    #expect(list.place(of: RowID(2), at: Time(1))?.top == 104)
    for row in ids(0, 2) {
      #expect(list.actions(for: row).map(\.id) == ["delete", "more", "open.trailing"])
      #expect(list.row(row) == DrawerRow())
    }
  }

  @Test("A description replaces the one before, and none is that of all rows")
  func replaced() {
    var list = makeList(3)
    let plain = list
    list.describe(RowID(1), as: Description(row: mail, title: "News", isEnabled: false, group: "a"), at: .zero)
    #expect(list.description(of: RowID(1)).row == mail)
    list.describe(RowID(1), as: Description(title: "Olds"), at: .zero)
    #expect(list.description(of: RowID(1)) == Description(title: "Olds"))
    #expect(list.height(of: RowID(1)) == 44)
    list.describe(RowID(1), at: .zero)
    list.advance(to: Time(1))
    #expect(list == plain)
    #expect(list.describe(RowID(1), at: .zero) == .none)
    #expect(list.describe(RowID(7), as: Description(title: "Nobody"), at: .zero) == .none)
  }

  @Test("A new row is described as it comes")
  func inserted() {
    var list = makeList(2)
    list.insert("", as: Description(row: mail, title: "News"), index: 1, at: .zero)
    #expect(list.description(of: RowID(2)) == Description(row: mail, title: "News"))
    #expect(list.contentHeight == 44 + 60 + 44)
    #expect(list.row(RowID(2)) == mail)
  }

  @Test("Another width reaches the templates of rows too, also of one that is described later")
  func widths() {
    var list = makeList(3)
    list.describe(RowID(0), as: Description(row: mail), at: .zero)
    list.resize(toWidth: 480, at: .zero)
    list.describe(RowID(1), as: Description(row: mail), at: .zero)
    for row in ids(0, 1) { #expect(list.row(row).size == LayoutSize(width: 480, height: 60)) }
    #expect(list.description(of: RowID(0)) == list.description(of: RowID(1)))
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
    for event in events { #expect(list.handle(event, at: .zero) == .none) }
    #expect(list == before)
    #expect(list.actions(for: RowID(1)) == [])
    list.describe(RowID(1), at: .zero)
    #expect(list.handle(.tap(RowID(1)), at: .zero).notices == [.row(RowID(1), .didSelect)])
  }

  // MARK: Rows that are open or held

  @Test("An open row stays open with its new buttons, at once, if it has any there")
  func openRow() {
    var list = makeList(3, opened: 0, 1, 2)
    list.advance(to: Time(1))
    #expect(list.describe(RowID(0), as: Description(row: mail), at: Time(1)).notices == [.didChange(RowID(0))])
    #expect(list.row(RowID(0)).offset(at: Time(1)) == -80)
    let oneSided = DrawerRow(leading: [makeAction("read")], trailing: [])
    #expect(
      list.describe(RowID(1), as: Description(row: oneSided), at: Time(1)).notices
        == [.didChange(RowID(1)), .row(RowID(1), .didClose)])
    #expect(
      list.describe(RowID(2), as: Description(isEnabled: false), at: Time(1)).notices
        == [.didChange(RowID(2)), .row(RowID(2), .didClose)])
    #expect(list.openRows == ids(0))
    #expect(list.describe(RowID(0), as: Description(row: mail, title: "News"), at: Time(1)).notices.count == 1)
    #expect(list.openRows == ids(0))
  }

  @Test("A finger that holds the row moves it no more")
  func heldRow() {
    var list = makeList(3)
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: .zero)
    list.handle(.pan(RowID(1), PanSample(.changed, translation: Vector(-50, 0))), at: Time(0.1))
    list.describe(RowID(1), as: Description(row: mail), at: Time(0.2))
    #expect(list.row(RowID(1)) == mail)
    #expect(list.handle(.pan(RowID(1), PanSample(.ended, translation: Vector(-90, 0))), at: Time(0.3)) == .none)
    #expect(list.row(RowID(1)).offset(at: Time(1)) == 0)
    // The next one does.
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: Time(2))
    list.handle(.pan(RowID(1), PanSample(.changed, translation: Vector(-70, 0))), at: Time(2.1))
    #expect(list.row(RowID(1)).offset(at: Time(2.1)) == -70)
    // A title changes nothing that a finger does.
    list.describe(RowID(1), as: Description(row: mail, title: "News"), at: Time(2.2))
    #expect(list.row(RowID(1)).offset(at: Time(2.2)) == -70)
  }

  @Test("A row that waits for an answer goes on waiting")
  func waitingRow() {
    let asking = InteractionAction(id: "act", title: "Act", fulfillment: .delete, asksFirst: true)
    var list = SwipeList(of: DrawerRow(trailing: [asking]), count: 3)
    list.perform("act", on: RowID(1), at: .zero)
    list.describe(RowID(1), as: Description(row: mail, isEnabled: false), at: .zero)
    #expect(list.waitingRows == ids(1))
    #expect(list.waitingAction(of: RowID(1)) == asking)
    var cancelled = list
    cancelled.cancel(RowID(1), at: Time(1))
    #expect(cancelled.openRows == [])
    #expect(cancelled.handle(.tap(RowID(1)), at: Time(2)) == .none)
    #expect(list.confirm(RowID(1), at: Time(1)).notices == [.didDelete(RowID(1))])
  }

  // MARK: Groups

  @Test("A row closes those of its group, and a scroll closes all")
  func groups() {
    var list = makeList(5)
    for row in [1, 3] { list.describe(RowID(row), as: Description(group: "a"), at: .zero) }
    for row in 0..<5 { list.perform("open.trailing", on: RowID(row), at: .zero) }
    #expect(list.rowsToClose(besides: RowID(1)) == ids(3))
    #expect(list.rowsToClose(besides: RowID(0)) == ids(2, 4))
    #expect(list.handle(.closeRows(except: RowID(1)), at: .zero).notices == [.row(RowID(3), .didClose)])
    #expect(list.openRows == ids(0, 1, 2, 4))
    list.handle(.closeRows(except: nil), at: .zero)
    #expect(list.openRows == [])
  }

  // MARK: A million rows

  @Test("Of a million rows only those that differ are stored")
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
