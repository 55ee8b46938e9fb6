import InteractionCore
import Testing

/// Names in scripts and traces; other programs read them, so each is spelled out here.
struct NamesTests {
  @Test func edges() {
    #expect(SwipeEdge.allCases.map(\.name) == ["leading", "trailing"])
    #expect(SwipeEdge.allCases.map(\.sign) == [1, -1])
    #expect(SwipeEdge.allCases.map(\.opposite) == [.trailing, .leading])
  }

  @Test func rests() {
    let rests: [Rest] = [.closed, .open(.leading), .open(.trailing)]
    #expect(rests.map(\.name) == ["closed", "leading", "trailing"])
    #expect(rests.map(\.edge) == [nil, .leading, .trailing])
  }

  @Test func phases() {
    #expect(PanPhase.allCases.map(\.name) == ["began", "changed", "ended", "cancelled", "failed"])
    #expect(PressPhase.allCases.map(\.name) == ["down", "up", "cancelled"])
  }

  @Test func rolesAndNews() {
    #expect([InteractionAction.Role.normal, .destructive].map(\.name) == ["normal", "destructive"])
    #expect(TableChange.allCases.map(\.name) == ["otherRowOpened", "tableScrolled"])
  }

  @Test func noticesOfRows() {
    let notices: [SwipeNotice] = [
      .didOpen(.leading), .didOpen(.trailing), .didClose, .didPress(.trailing, 0), .didPress(.leading, 12), .didSelect,
    ]
    let names = [
      "didOpen.leading", "didOpen.trailing", "didClose", "didPress.trailing.0", "didPress.leading.12", "didSelect",
    ]
    #expect(notices.map(\.name) == names)
  }

  @Test func noticesOfLists() {
    #expect(ListNotice.row(RowID(12), .didPress(.trailing, 0)).name == "didPress.trailing.0.12")
    #expect(ListNotice.row(RowID(3), .didClose).name == "didClose.3")
    #expect(ListNotice.didDelete(RowID(7)).name == "didDelete.7")
    #expect(ListNotice.didExpand(RowID(7)).name == "didExpand.7")
    #expect(ListNotice.didCollapse(RowID(7)).name == "didCollapse.7")
    #expect(ListNotice.didChange(RowID(7)).name == "didChange.7")
    #expect(ListNotice.didBeginEditing(RowID(7)).name == "didBeginEditing.7")
    #expect(ListNotice.originalWouldCrash.name == "originalWouldCrash")
  }

  @Test func events() {
    let events: [(SwipeEvent, String)] = [
      (.pan(.began, translation: .zero, velocity: .zero), "pan.began"),
      (.pan(.failed, translation: Vector(1, 2), velocity: .zero), "pan.failed"),
      (.open(.leading, animated: true), "open.leading"), (.open(.trailing, animated: false), "open.trailing"),
      (.close(animated: true), "close"), (.press(.trailing, 1, .up), "press.trailing.1.up"),
      (.press(.leading, 0, .cancelled), "press.leading.0.cancelled"), (.tap, "tap"), (.reuse, "reuse"),
      (.resize(480), "resize"), (.table(.otherRowOpened), "otherRowOpened"), (.table(.tableScrolled), "tableScrolled"),
      (.wait, "wait"),
    ]
    for (event, name) in events { #expect(event.name == name) }
  }

  @Test func numberedTitlesCountFromOne() {
    let titles = RowTitles.numbered(prefix: "Item #")
    #expect([0, 9, 999_999].map { titles.title(of: RowID($0)) } == ["Item #1", "Item #10", "Item #1000000"])
  }

  @Test func storedTitlesAreEmptyBeyondTheLast() {
    let titles = RowTitles.texts(["Milk", "Tea"])
    #expect([0, 1, 2, -1].map { titles.title(of: RowID($0)) } == ["Milk", "Tea", "", ""])
  }

  @Test func idsAreOrderedByCreationAndPositionsByPlace() {
    #expect(RowID(2) < RowID(10) && !(RowID(2) < RowID(2)))
    let positions = [RowPosition(section: 1, row: 0), RowPosition(row: 7), RowPosition(section: 0, row: 2)]
    #expect(positions.sorted() == [RowPosition(row: 2), RowPosition(row: 7), RowPosition(section: 1, row: 0)])
  }
}
