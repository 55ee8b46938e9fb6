import InteractionCore
import TestSupport
import Testing

@Suite("Names in scripts and traces; other programs read them, so each is spelled out here")
struct NamesTests {
  @Test("Edges, their signs and their opposites; resting positions, and the sides that show")
  func edgesAndRests() {
    let edges = SwipeEdge.allCases
    #expect((edges.map(\.name), edges.map(\.sign)) == (["leading", "trailing"], [1, -1]))
    #expect(edges.map(\.opposite) == [.trailing, .leading])
    let rests: [Rest] = [.closed, .open(.leading), .open(.trailing)]
    #expect((rests.map(\.name), rests.map(\.edge)) == (["closed", "leading", "trailing"], [nil, .leading, .trailing]))
  }

  @Test("Phases, roles, the table's news, what actions do to rows, where pictures stand, how buttons come into sight")
  func phasesRolesAndNews() {
    #expect(PanPhase.allCases.map(\.name) == ["began", "changed", "ended", "cancelled", "failed"])
    #expect(PressPhase.allCases.map(\.name) == ["down", "up", "cancelled"])
    #expect([InteractionAction.Role.normal, .destructive].map(\.name) == ["normal", "destructive"])
    #expect(TableChange.allCases.map(\.name) == ["otherRowOpened", "tableScrolled"])

    #expect(InteractionAction.Fulfillment.allCases.map(\.name) == ["close", "stay", "delete"])
    #expect(
      InteractionAction.IconPlacement.allCases.map(\.name) == ["alone", "top", "leading", "bottom", "trailing"])
    #expect(SwipeTransition.allCases.map(\.name) == ["reveal", "drag", "border", "drawer"])
  }

  @Test("What a finger lets a host make felt, in the order in which it comes")
  func signals() {
    let signals: [SwipeSignals] = [.began, .willClose, .willOpen, .disarmed, .armed]
    let names = ["began", "willClose", "willOpen", "disarmed", "armed"].map { "signal." + $0 }
    #expect((signals.map(\.names), SwipeSignals(signals).names) == (names.map { [$0] }, names))
  }

  @Test("Notices of rows, and those of lists, which end with the row's id")
  func notices() {
    let ofRows: [(SwipeNotice, String)] = [
      (.didOpen(.leading), "didOpen.leading"), (.didOpen(.trailing), "didOpen.trailing"), (.didClose, "didClose"),
      (.didPress(.trailing, 0), "didPress.trailing.0"), (.didPress(.leading, 12), "didPress.leading.12"),
      (.didSelect, "didSelect"),
    ]
    #expect(ofRows.map(\.0.name) == ofRows.map(\.1))
    let ofLists: [(ListNotice, String)] = [
      (.row(RowID(12), .didPress(.trailing, 0)), "didPress.trailing.0.12"), (.row(RowID(3), .didClose), "didClose.3"),
      (.didDelete(RowID(7)), "didDelete.7"), (.own(.init("didExpand"), RowID(7)), "didExpand.7"),
      (.didInsert(RowID(7)), "didInsert.7"), (.didMove(RowID(7)), "didMove.7"),
      (.didEndEditing(RowID(7)), "didEndEditing.7"), (.didChange(RowID(7)), "didChange.7"),
      (.didBeginEditing(RowID(7)), "didBeginEditing.7"), (.originalWouldCrash, "originalWouldCrash"),
    ]
    #expect(ofLists.map(\.0.name) == ofLists.map(\.1))
  }

  @Test("Events of rows")
  func events() {
    let events: [(RowEvent, String)] = [
      (.pan(PanSample(.began, translation: .zero)), "pan.began"),
      (.pan(PanSample(.failed, translation: Vector(1, 2))), "pan.failed"),
      (.open(.leading, animated: true), "open.leading"), (.open(.trailing, animated: false), "open.trailing"),
      (.close(animated: true), "close"), (.press(.trailing, 1, .up), "press.trailing.1.up"),
      (.press(.leading, 0, .cancelled), "press.leading.0.cancelled"), (.tap, "tap"), (.reuse, "reuse"),
      (.scroll(.began(contentOffset: 0)), "scroll.began"), (.scroll(.moved(contentOffset: 7)), "scroll.moved"),
      (.scroll(.ended(contentOffset: 7, velocity: 1, target: 90)), "scroll.ended"), (.perform("more"), "perform.more"),
      (.resize(480), "resize"), (.table(.otherRowOpened), "otherRowOpened"), (.table(.tableScrolled), "tableScrolled"),
      (.wait, "wait"),
    ]
    #expect(events.map(\.0.name) == events.map(\.1))
  }

  @Test("Numbered titles count from one, and stored ones are empty beyond the last")
  func titles() {
    let (numbered, texts) = (RowTitles.numbered(prefix: "Item #"), RowTitles.texts(["Milk", "Tea"]))
    #expect([0, 9, 999_999].map { numbered.title(of: RowID($0)) } == ["Item #1", "Item #10", "Item #1000000"])
    #expect([0, 1, 2, -1].map { texts.title(of: RowID($0)) } == ["Milk", "Tea", "", ""])
  }

  @Test("Ids are ordered by creation, and positions by place")
  func order() {
    #expect([10, 2].map { RowID(2) < RowID($0) } == [true, false])
    let positions = [RowPosition(section: 1, row: 0), RowPosition(row: 7), RowPosition(section: 0, row: 2)]
    #expect(positions.sorted() == [RowPosition(row: 2), RowPosition(row: 7), RowPosition(section: 1, row: 0)])
  }
}
