import InteractionLaws
import InteractionLists
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

  @Test("Phases, roles, table changes, fulfillments, icon placements and transitions")
  func phasesRolesAndNews() {
    #expect(PanPhase.allCases.map(\.name) == ["began", "changed", "ended", "cancelled", "failed"])
    #expect(PressPhase.allCases.map(\.name) == ["down", "up", "cancelled"])
    #expect([InteractionAction.Role.normal, .destructive].map(\.name) == ["normal", "destructive"])
    #expect(TableChange.allCases.map(\.name) == ["otherRowOpened", "tableScrolled", "tableTapped"])

    #expect(InteractionAction.Fulfillment.allCases.map(\.name) == ["close", "stay", "delete"])
    #expect(
      InteractionAction.IconPlacement.allCases.map(\.name) == ["alone", "top", "leading", "bottom", "trailing"])
    #expect(SwipeTransition.allCases.map(\.name) == ["reveal", "drag", "border", "drawer"])
  }

  @Test("Signals, in their order")
  func signals() {
    let signals: [SwipeSignals] = [.began, .willClose, .willOpen, .disarmed, .armed]
    let names = ["began", "willClose", "willOpen", "disarmed", "armed"].map { "signal." + $0 }
    #expect((signals.map(\.names), SwipeSignals(signals).names) == (names.map { [$0] }, names))
  }

  @Test("Notices of rows, those of lists, which end with the row's id, and events of rows")
  func notices() {
    let ofRows: [(SwipeNotice, String)] = [
      (.didOpen(.leading), "didOpen.leading"), (.didOpen(.trailing), "didOpen.trailing"), (.didClose, "didClose"),
      (.didPress(.trailing, 0), "didPress.trailing.0"), (.didPress(.leading, 12), "didPress.leading.12"),
      (.didSelect, "didSelect"),
    ]
    #expect(ofRows.map(\.0.name) == ofRows.map(\.1))
    let ofLists: [(ListNotice, String)] = [
      (.row(RowID(12), .didPress(.trailing, 0)), "didPress.trailing.0.12"), (.row(RowID(3), .didClose), "didClose.3"),
      (.didDelete(RowID(7)), "didDelete.7"), (.custom(.init("didExpand"), RowID(7)), "didExpand.7"),
      (.didInsert(RowID(7)), "didInsert.7"), (.didMove(RowID(7)), "didMove.7"),
      (.didEndEditing(RowID(7)), "didEndEditing.7"), (.didChange(RowID(7)), "didChange.7"),
      (.didBeginEditing(RowID(7)), "didBeginEditing.7"), (.originalWouldCrash, "originalWouldCrash"),
    ]
    #expect(ofLists.map(\.0.name) == ofLists.map(\.1))

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

@Suite("Numbers in traces and descriptions")
struct DecimalTextTests {
  private func expect(
    _ numbers: [Double], decimals: Int = 6, _ texts: [String], location: SourceLocation = #_sourceLocation
  ) {
    #expect(numbers.map { DecimalText.text($0, decimals: decimals) } == texts, sourceLocation: location)
  }

  @Test("Numbers have no exponent, no more than six decimals, and no trailing zeros; large ones only their whole part")
  func zeros() {
    #expect(DecimalText.text(1.0 / 3) == "0.333333")
    expect([0, 1, -44, 320, 1e9], ["0", "1", "-44", "320", "1000000000"])
    expect([0.5, -12.25, 0.001, 10.000_02], ["0.5", "-12.25", "0.001", "10.00002"])
    expect([1.0 / 3, 2.0 / 3, -2.0 / 3], ["0.333333", "0.666667", "-0.666667"])

    expect(
      [1e12, 1e12 + 0.5, -1e12, 1e15], ["1000000000000", "1000000000000.5", "-1000000000000", "1000000000000000"])
    expect(
      [9_000_000_000_000.5, -9_000_000_000_000.5, 8_000_000_000_000.5],
      ["9000000000000", "-9000000000000", "8000000000000.5"])
    // Numbers beyond 64 bits are clamped to 9e18.
    expect([1e19, -.greatestFiniteMagnitude], ["9000000000000000000", "-9000000000000000000"])
  }

  @Test("Decimals can be fewer; halves round away from zero; there is no negative zero; NaN and infinity have names")
  func fewer() {
    let texts = ["1235", "1234.6", "1234.57", "1234.568", "1234.5679", "1234.56789", "1234.567891"]
    #expect((0...6).map { DecimalText.text(1234.567_891, decimals: $0) } == texts)

    // All of the halves are exact in binary.
    expect([0.5, 1.5, 2.5, -0.5, -2.5], decimals: 0, ["1", "2", "3", "-1", "-3"])
    expect([0.125, -0.125, 0.375], decimals: 2, ["0.13", "-0.13", "0.38"])
    expect([0.999_999_9], ["1"])
    expect([-9.96], decimals: 1, ["-10"])

    expect([-0.0, -1e-9, -4.9e-7, -.leastNonzeroMagnitude], ["0", "0", "0", "0"])
    expect([-0.4], decimals: 0, ["0"])
    expect([1e-300, 1e-6, 6e-7], ["0", "0.000001", "0.000001"])

    expect([.nan, .infinity, -.infinity], ["nan", "inf", "-inf"])
  }

  @Test("Texts convert back to within half a unit of the last decimal")
  func leadBack() {
    for (decimals, half) in zip(0...6, [0.5, 0.05, 0.005, 0.000_5, 0.000_05, 0.000_005, 0.000_000_5]) {
      var random = SplitMix64(seed: 3)
      for _ in 0..<500 {
        let value = Double.random(in: -2000...2000, using: &random)
        expectClose(Double(DecimalText.text(value, decimals: decimals)), value, within: half + 1e-12)
      }
    }
  }

  @Test("Rectangles are written as UIKit does")
  func rectangles() {
    let rects = [LayoutRect(0, 396, 320, 44), LayoutRect(-0.5, 0, 1.0 / 3, -0.0)]
    #expect(rects.map { DecimalText.text($0) } == ["(0 396; 320 44)", "(-0.5 0; 0.333333 0)"])
  }
}
