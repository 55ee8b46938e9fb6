import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Laws of lists catch faults of a form whose rows and sections the app edits")
struct BrokenFormTests {
  typealias Caught = InteractionLawsTests.Caught<BrokenForm.Fault, ListLaw>

  static let caught = [
    Caught(.insertsSilently, .updatesAddUp, .survivesAnyInput),
    Caught(.reportsSectionsAtTheEnd, .updatesAddUp, .survivesAnyInput),
    Caught(.reportsRowsOfSections, .updatesAddUp),
    Caught(.changesWhatItRefuses, .updatesAddUp, .motionsEndOnTime, .survivesAnyInput, .undo),
    Caught(.namesTheRowBelowTheNewOne, .reportsAreTrue, .undo), Caught(.namesTheRowBelowTheMovedOne, .reportsAreTrue),
    Caught(.editsWhatIsGone, .reportsAreTrue), Caught(.marksByPosition, .identity),
    Caught(.editsAtOnce, .noJumps), Caught(.reportsNoMotion, .motionsEndOnTime),
    Caught(.hitsPositions, .paintedRowsAreHit), Caught(.undoesTwo, .undo), Caught(.removesUnreported, .undo),
    Caught(.undoesUnreported, .undo), Caught(.paintsGoneHeaders, .rowsArePainted),
    Caught(.paintsHeadersLow, .rowsArePainted),
  ]

  private static func violations(
    _ fault: BrokenForm.Fault?, of laws: [ListLaw] = ListLaw.allCases,
    search: Search = Search(depth: 2, randomSequences: 4)
  ) -> [Violation<ListLawEvent>] {
    ListLaw.check(
      { BrokenForm(fault: fault) }, customEvents: BrokenForm.edits, undo: BrokenForm.undo, laws: laws, search: search)
  }

  @Test("The sound form keeps every law")
  func sound() {
    expectKept(Self.violations(nil))
  }

  @Test(
    "A field that shows another text than the typed one, or a row described by another, is caught in a table",
    arguments: [nil, .keepsWhatWasTyped, .saysWhatWasThere] as [BrokenForm.Fault?])
  func typing(fault: BrokenForm.Fault?) {
    let events: [Timed<TableLawEvent>] = [
      Timed(0, .perform("edit", on: RowID(1))), Timed(0.5, .type("Typed")), Timed(1, .frame), Timed(1.5, .undo),
      Timed(2, .frame),
    ]
    let found = TableLaw.rowsInSightArePainted.check(events, { BrokenForm(fault: fault) })
    let expected = fault.map { $0 == .keepsWhatWasTyped ? "painted" : "described" }
    expectFound(found?.expected, expected.map { "row 1 " + $0 + " with the typed text, “Typed”" })
    expectFound(found.map { String($0.events.count) }, fault.map { $0 == .keepsWhatWasTyped ? "5" : "3" })
  }

  @Test("A form with a fault breaks the laws about the fault, and no others", arguments: caught)
  func broken(caught: Caught) {
    // A search ends with the last violation that it can find.
    let found = Self.violations(caught.fault, of: caught.laws, search: Search(depth: 2, randomSequences: 60))
    expectLaws(found, caught.laws.map(\.name))
    // A short search is enough for the other laws, because longer ones show that a sound form keeps them.
    let others = Self.violations(caught.fault, of: caught.otherLaws, search: Search(depth: 1, randomSequences: 4))
    expectKept(others)
    for (violation, law) in zip(found, caught.laws) where violation.law == law.name {
      func again(_ fault: BrokenForm.Fault?) -> Violation<ListLawEvent>? {
        law.check(violation.events, { BrokenForm(fault: fault) }, customEvents: BrokenForm.edits, undo: BrokenForm.undo)
      }
      expectFound(again(caught.fault)?.found, violation.found)
      expectFound(again(nil)?.text, nil)
    }
  }
}
