import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Each law of lists catches the list that breaks it")
struct ListLawTests {
  /// The violation on the list with a fault.
  struct Caught: Sendable {
    let fault: BreakableList.Fault
    let law: ListLaw
    let events: [ListLawEvent]
    let expected: String
    let found: String
    let seed: UInt64?
    /// This law and others that cannot hold either, in their order.
    let laws: [ListLaw]

    init(
      _ fault: BreakableList.Fault, _ law: ListLaw, _ events: [ListLawEvent], _ expected: String, found: String,
      seed: UInt64? = nil, alsoBroken: [ListLaw] = []
    ) {
      self.fault = fault
      self.law = law
      self.events = events
      self.expected = expected
      self.found = found
      self.seed = seed
      laws = ListLaw.allCases.filter { $0 == law || alsoBroken.contains($0) }
    }
  }

  static func pan(_ phase: PanPhase, _ x: Double, on row: Int = 0) -> ListLawEvent {
    .event(.gesture(.pan(RowID(row), PanSample(phase, translation: Vector(x, 0)))))
  }

  static let tap = ListLawEvent.event(.gesture(.tap(RowID(0))))

  static let caught: [Caught] = [
    Caught(
      .announcesAnotherMove, .updatesAddUp, [.custom("move 0 to 1")],
      "an update that turns the old rows into the new rows",
      found: "Section 0 has the row with id 1 where the update puts the row with id 0."),
    Caught(
      .announcesNoRemoval, .updatesAddUp, [.custom("remove at 0")],
      "an update that turns the old rows into the new rows",
      found: "Section 0 has the row with id 1 where the update puts the row with id 0."),
    Caught(
      .opensByPlace, .identity, [.event(.perform("open.trailing", on: RowID(0))), .custom("move 0 to 1")],
      "row 1 still closed",
      found: "open"),
    Caught(
      .closesOnEdit, .identity, [.event(.perform("open.trailing", on: RowID(0))), .custom("move 0 to 1")],
      "row 0 still open, or reported as closed",
      found: "closed without a report"),
    Caught(
      .ticksByPlace, .identity, [.event(.perform("tick", on: RowID(0))), .custom("remove at 0")],
      "row 1 drawn as before",
      found: "Tick differs"),
    // Rows are 40 points high.
    Caught(
      .findsTheNextRow, .lookupsAgree, [], "row 0 at y 20", found: "row 1",
      alsoBroken: [.paintedRowsAreHit, .survivesAnyInput]),
    Caught(
      .isHigherThanItsRows, .lookupsAgree, [], "a content height of 160", found: "170",
      alsoBroken: [.survivesAnyInput]),
    Caught(
      .countsBelowNone, .lookupsAgree, [], "at least 0 rows in section 1", found: "-1",
      alsoBroken: [.survivesAnyInput]),
    Caught(.hitsNoRow, .paintedRowsAreHit, [], "row 0 hit at y 0.25, as painted now", found: "row 999"),
    // The others stand 40 points below their positions at first.
    Caught(
      .hitsPositions, .paintedRowsAreHit, [.custom("remove at 0")], "no row hit at y 39.75, as painted now",
      found: "row 1", alsoBroken: [.noJumps, .motionsEndOnTime]),
    Caught(
      .opensWhenCancelled, .cancelRestores, [pan(.began, 0), pan(.cancelled, 0)], "rows 0 1 2 3",
      found: "rows 0 1 2 3, open 0"),
    Caught(
      .staysAsideWhenCancelled, .cancelRestores, [pan(.began, 0), pan(.cancelled, 0)],
      "the same frame as before, once nothing moves", found: "a different frame", alsoBroken: [.rowsArePainted]),
    Caught(
      .opensWhereItHasBeen, .samplingDoesNotMatter,
      [pan(.began, 0, on: 3), pan(.changed, -60, on: 3), pan(.ended, 0, on: 3)],
      "with the last sample alone, rows 0 1 2 3, open 3", found: "rows 0 1 2 3", seed: 70),
    // Half way to 100 points is far enough.
    Caught(
      .ticksWhereItWas, .samplingDoesNotMatter, [pan(.began, 0), pan(.ended, 100)],
      "sampled twice as often, no notice", found: "didTick.0"),
    Caught(
      .staysWhereItWas, .samplingDoesNotMatter, [pan(.began, 0), pan(.ended, -10)],
      "sampled twice as often, the same frame once nothing moves", found: "a different frame"),
    Caught(
      .countsSamples, .samplingDoesNotMatter, [pan(.began, 0), pan(.changed, 0), pan(.ended, -60)],
      "sampled twice as often, rows 0 1 2 3, open 0", found: "rows 0 1 2 3", seed: 278),
    Caught(
      .countsChanges, .sameScriptSameTrace, [.event(.perform("open.trailing", on: RowID(0)))],
      "when replayed, the same effects", found: "different effects"),
    Caught(
      .countsInsertions, .sameScriptSameTrace, [.custom("insert at 1")],
      "when replayed, the same effects", found: "different effects",
      alsoBroken: [.undo, .useWearsNothingOut]),
    Caught(
      .neverStopsGrowing, .survivesAnyInput, [.event(.resize(-.infinity))], "finite numbers in every layer",
      found: "Closed with a non-finite number", seed: 6),
    Caught(
      .neverStopsMoving, .survivesAnyInput, [.event(.perform("open.trailing", on: RowID(0)))],
      "nothing moving from 1000000000 s on",
      found: "still moving then, by its own account, until 1000000000 s", alsoBroken: [.motionsEndOnTime]),
    Caught(
      .movesAtRest, .survivesAnyInput, [.event(.perform("open.trailing", on: RowID(0)))],
      "nothing moving from 0.5 s on",
      found: "a different frame a second later",
      alsoBroken: [.rowsArePainted, .motionsEndOnTime, .everyGestureHasAnAction]),
    Caught(
      .opensWithoutAction, .everyGestureHasAnAction, [pan(.began, 0), pan(.ended, -50)],
      "a plain action that leads to didOpen.trailing.0", found: "tick"),
    Caught(
      .deletesWithoutAction, .everyGestureHasAnAction, [tap], "a plain action that leads to rows 1 2 3",
      found: "open.trailing, tick"),
    Caught(
      .ticksWithoutAction, .everyGestureHasAnAction, [.event(.perform("tick", on: RowID(0))), tap],
      "a plain action that leads to the same final frame as the gesture", found: "open.trailing"),
    // The fifth row that was ever there has the number 4.
    Caught(.cannotUndo, .undo, [.custom("insert at 1")], "after undo, 0 1 2 3", found: "0 4 1 2 3"),
    Caught(.cannotUndoMoves, .undo, [.custom("move 0 to 1")], "after undo, 0 1 2 3", found: "1 0 2 3"),
  ]

  @Test("Each law has at least two lists that break it")
  func complete() {
    let laws = Self.caught.map(\.law) + WrappedListTests.caught.flatMap(\.laws)
    // Other tests have such lists for these: `FoldingList`, `LiftingList`, `InventedList` and `InventedForm`.
    let elsewhere: [ListLaw] = [
      .collapsingUndoesExpanding, .heldRowsStay, .descriptionsMatch, .typedTextIsKept, .timeChangesNothing,
      .useWearsNothingOut,
    ]
    for law in ListLaw.allCases where !elsewhere.contains(law) {
      #expect(laws.count { $0 == law } >= 2, "\(law.name)")
    }
  }

  @Test("The minimal list keeps every law")
  func minimal() {
    let search = Search(depth: 2, randomSequences: 20)
    for count in 0...5 {
      let found = ListLaw.check(
        { BreakableList(count: count) }, customEvents: BreakableList.edits, undo: BreakableList.undoing, search: search)
      expectKept(found, "\(count)")
    }
  }

  @Test("A list that forgets what was expanded inside, or collapses a row that it should expand, is caught")
  func folding() throws {
    expectKept(ListLaw.check({ FoldingList() }))
    // The first row holds the second, and that the third.
    let events: [Timed<ListLawEvent>] = [
      Timed(0, .event(.perform("expand", on: RowID(0)))), Timed(0.1, .event(.perform("expand", on: RowID(1)))),
    ]
    let law = "collapsing undoes expanding"
    let forgotten = Violation(
      law: law, events: events, expected: "after collapse and then expand on row 0, rows 0 1 2", found: "rows 0 1")
    expectViolations(ListLaw.check({ FoldingList(fault: .forgets) }), [forgotten])
    let toggled = try #require(ListLaw.check({ FoldingList(fault: .toggles) }).first)
    let twice = "after expand twice on row 1, rows 0 1 2"
    #expect([toggled.law, toggled.expected, toggled.found] == [law, twice, "rows 0 1"])
  }

  @Test("A list that only fingers can sort, or that reports a cancelled move, is caught")
  func sorting() {
    expectKept(ListLaw.check({ LiftingList() }))
    func hold(_ phase: PanPhase, _ y: Double) -> ListLawEvent {
      .event(.gesture(.hold(phase, y: y, contentOffset: 0)))
    }
    // A finger on the first row that goes to the second one.
    let sorted = Violation(
      law: "every gesture has an action", events: [Timed(0, hold(.began, 0)), Timed(0.1, hold(.ended, 60))],
      expected: "a plain action that, repeated, leads to rows 1 0 2", found: "no action")
    expectViolations(ListLaw.check({ LiftingList(fault: .lacksActions) }), [sorted])
    let told = Violation(
      law: "reports are true",
      events: [Timed(0, hold(.began, 0)), Timed(0.1, hold(.changed, 60)), Timed(0.1, hold(.cancelled, 0))],
      expected: "didMove.0 only for a moved row", found: "rows 0 1 2")
    expectTexts(ListLaw.check({ LiftingList(fault: .reportsCancelledMoves) }), [told.text])
  }

  @Test("A list whose rows move while the finger that holds one rests is caught")
  func restingHold() throws {
    let found = ListLaw.check({ LiftingList(fault: .takesTheNextRow) })
    #expect(found.map(\.law) == ["a motionless hold moves nothing"])
    let violation = try #require(found.first)
    #expect(violation.expected == "rows 0 1 2" && violation.found == "rows 1 0 2")
    #expect(violation.events.map(\.event.text) == ["hold.began 10", "hold.changed 10"])
  }

  @Test(
    "A list with a fault breaks the law about the fault and those that cannot hold either, and no others",
    arguments: caught)
  func broken(caught: Caught) throws {
    let make = { BreakableList(fault: caught.fault) }
    func violations(_ laws: [ListLaw], _ search: Search) -> [Violation<ListLawEvent>] {
      ListLaw.check(make, customEvents: BreakableList.edits, undo: BreakableList.undoing, laws: laws, search: search)
    }
    // Only as many random sequences as it takes, because there are many lists.
    let found = caught.laws.flatMap { violations([$0], Search(depth: 2, randomSequences: 2, seed: caught.seed ?? 1)) }
    expectLaws(found, caught.laws.map(\.name))
    // A short search is enough for the other laws, because longer ones show that sound lists keep them.
    let others = ListLaw.allCases.filter { !caught.laws.contains($0) }
    expectKept(violations(others, Search(depth: 1, randomSequences: 4)))
    let violation = try #require(found.first { $0.law == caught.law.name })
    // Texts, because a number may be NaN. Two events are a tenth of a second apart.
    let timed = caught.events.enumerated().map { Timed(Double($0) / 10, $1) }
    let expected = Violation(
      law: caught.law.name, events: timed, expected: caught.expected, found: caught.found, seed: caught.seed)
    expectTexts([violation], [expected.text])
    #expect(violation.events.map(\.at) == timed.map(\.at))
    // As a regression test would: the same events, the same law.
    if caught.law != .sameScriptSameTrace {
      let again = caught.law.check(
        violation.events, make, customEvents: BreakableList.edits, undo: BreakableList.undoing)
      // Only a violation that a search has found has a seed.
      expectFound(again?.found, violation.found)
      #expect(again?.events.map(\.event.text) == violation.events.map(\.event.text))
    }
    #expect(
      caught.law.check(
        violation.events, { BreakableList() }, customEvents: BreakableList.edits, undo: BreakableList.undoing) == nil)
  }
}
