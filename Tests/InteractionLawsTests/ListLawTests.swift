import InteractionLaws
import Testing

@Suite("Each law of lists catches the list that breaks it")
struct ListLawTests {
  /// What is found on the list that breaks a law.
  struct Caught: Sendable {
    let law: ListLaw
    let events: [ListEvent]
    let expected: String
    let found: String
    var seed: UInt64?
    /// Another law that cannot hold either.
    var alsoBroken: ListLaw?

    /// The events, a tenth of a second apart; samples carry the moment at which the search made them.
    func isFound(in violation: Violation<ListEvent>) -> Bool {
      violation.law == law.name && violation.expected == expected && violation.found == found
        && violation.seed == seed && violation.events.map(\.event.text) == events.map(\.text)
        && violation.events.map(\.at) == events.indices.map { Time(Double($0) / 10) }
    }
  }

  static func pan(_ phase: PanPhase, _ x: Double, on row: Int = 0) -> ListEvent {
    .gesture(.pan(RowID(row), PanSample(phase, at: .zero, translation: Vector(x, 0))))
  }

  static let caught: [Caught] = [
    Caught(
      law: .updatesAddUp, events: [.own("move 0 to 1")], expected: "updates that add up",
      found: "Section 0 shows another row than announced.", alsoBroken: .anythingGoes),
    Caught(
      law: .identity, events: [.perform("open.trailing", RowID(0)), .own("move 0 to 1")],
      expected: "row 1 closed, as it was", found: "open"),
    // Rows are 40 points high.
    Caught(
      law: .lookupsAgree, events: [pan(.began, 0)], expected: "row 0 at height 20", found: "1",
      alsoBroken: .anythingGoes),
    Caught(
      law: .cancelRestores, events: [pan(.began, 0), pan(.cancelled, 0)], expected: "rows 0 1 2 3",
      found: "rows 0 1 2 3, open 0"),
    Caught(
      law: .samplingDoesNotMatter, events: [pan(.began, 0, on: 3), pan(.changed, -200, on: 3), pan(.ended, 0, on: 3)],
      expected: "with the last sample alone, rows 0 1 2 3, open 3", found: "rows 0 1 2 3", seed: 1),
    Caught(
      law: .sameScriptSameTrace, events: [.perform("open.trailing", RowID(0))],
      expected: "again, rows 0 1 2 3, open 0, the same notices and frame", found: "rows 0 1 2 3, open 0"),
    Caught(law: .anythingGoes, events: [.resize(-.infinity)], expected: "finite frames", found: "Closed", seed: 6),
    Caught(
      law: .everyGestureHasAnAction, events: [pan(.began, 0), pan(.ended, -200)],
      expected: "a plain action that gives didOpen.trailing.0", found: "no action"),
    // The fifth row that was ever there has the number 4.
    Caught(law: .undo, events: [.own("insert at 1")], expected: "undone, 0 1 2 3", found: "0 4 1 2 3"),
  ]

  @Test("The table has every law, in order") func complete() {
    #expect(Self.caught.map(\.law) + [.expandAndCollapse] == ListLaw.allCases)
  }

  @Test("The minimal list keeps every law", arguments: 0...5)
  func minimal(count: Int) {
    #expect(ListLaw.check({ MinimalList(count: count) }, own: MinimalList.edits, undo: MinimalList.undoing) == [])
  }

  @Test("A list that forgets what was expanded inside is caught at it") func forgetting() {
    #expect(ListLaw.check({ FoldingList() }) == [])
    // The first row holds the second, and that the third.
    let events: [Timed<ListEvent>] = [
      Timed(0, .perform("expand", RowID(0))), Timed(0.1, .perform("expand", RowID(1))),
    ]
    #expect(
      ListLaw.check({ FoldingList(forgets: true) }) == [
        Violation(
          law: "expand and collapse are inverse", events: events,
          expected: "collapse and expand of row 0, rows 0 1 2", found: "rows 0 1")
      ])
  }

  @Test("A list that breaks a law is caught at it", arguments: caught)
  func broken(caught: Caught) {
    let found = ListLaw.check({ MinimalList(breaking: caught.law) }, own: MinimalList.edits, undo: MinimalList.undoing)
    let names = ListLaw.allCases.filter { $0 == caught.law || $0 == caught.alsoBroken }.map(\.name)
    #expect(found.map(\.law) == names)
    #expect(found.contains(where: caught.isFound), "\(found.map(\.text))")
  }
}
