import BrokenDesigns
import InteractionLaws
import Testing

@Suite("Each law of lists catches the faults of a list that wraps a sound one")
struct WrappedListTests {
  typealias Caught = InteractionLawsTests.Caught<WrappedList.Fault, ListLaw>

  static let caught = [
    Caught(.rememberedHeight, .lookupsAgree), Caught(.rememberedActions, .lookupsAgree),
    Caught(.paintsNoLastRow, .rowsArePainted, .paintedRowsAreHit), Caught(.paintsAside, .rowsArePainted),
    Caught(.paintsTwice, .rowsArePainted),
    Caught(.paintsNowhere, .rowsArePainted, .paintedRowsAreHit, .survivesAnyInput),
    Caught(.hitsAPointLower, .paintedRowsAreHit), Caught(.hitsTheNextRow, .paintedRowsAreHit),
    Caught(.hitsBelow, .paintedRowsAreHit), Caught(.hitsNoButton, .paintedRowsAreHit),
    Caught(.movesAtOnce, .noJumps), Caught(.removesAtOnce, .noJumps),
    Caught(.reportsNoMotion, .motionsEndOnTime), Caught(.movesHalfASecondLonger, .motionsEndOnTime),
    Caught(.paintsTenTimesAsFast, .noJumps, .motionsEndOnTime),
    Caught(.reportsWrongDeletion, .reportsAreTrue), Caught(.reportsDeletionTwice, .reportsAreTrue),
    Caught(.reportsMovesInPlace, .reportsAreTrue), Caught(.pressesTheNextRow, .reportsAreTrue),
    Caught(.deletesTheRowBelow, .reportsAreTrue), Caught(.opensSilently, .reportsAreTrue),
    Caught(.closesSilently, .reportsAreTrue),
    Caught(.cancelsLate, .cancelRestores), Caught(.pressesTwice, .reportsAreTrue),
    Caught(.selectsOpenRows, .reportsAreTrue, .everyGestureHasAnAction),
    Caught(.selectsAfterSmallDrags, .reportsAreTrue),
    Caught(.reloadsNothing, .changesAreReloaded), Caught(.reloadsTheNextRow, .identity, .changesAreReloaded),
    Caught(.keepsHeights, .heightChangesAreReported), Caught(.growsTheNextRow, .heightChangesAreReported),
    Caught(.growsSilently, .heightChangesAreReported),
    Caught(.confirmsUnprompted, .motionsEndOnTime, .reportsAreTrue, .asksFirst), Caught(.deletesUnasked, .asksFirst),
    Caught(.opensWhenCancelled, .asksFirst),
    Caught(.editsWhatIsGone, .reportsAreTrue), Caught(.neverEndsEditing, .reportsAreTrue),
    Caught(.neverDropsRows, .reportsAreTrue),
  ]

  @Test("The sound list keeps every law")
  func sound() {
    let search = Search(depth: 2, randomSequences: 10)
    expectKept(ListLaw.check({ WrappedList() }, customEvents: WrappedList.edits, search: search))
  }

  @Test("A list with a fault breaks the laws about the fault, and no others", arguments: caught)
  func broken(caught: Caught) {
    let make = { WrappedList(fault: caught.fault) }
    let found = ListLaw.check(
      make, customEvents: WrappedList.edits, laws: caught.laws, search: Search(depth: 2, randomSequences: 4))
    expectLaws(found, caught.laws.map(\.name))
    // A short search is enough for the other laws, because longer ones show that a sound list keeps them.
    let others = ListLaw.check(
      make, customEvents: WrappedList.edits, laws: caught.otherLaws, search: Search(depth: 1, randomSequences: 4))
    expectKept(others)
    for (violation, law) in zip(found, caught.laws) where violation.law == law.name {
      expectFound(law.check(violation.events, make, customEvents: WrappedList.edits)?.found, violation.found)
      expectFound(law.check(violation.events, { WrappedList() }, customEvents: WrappedList.edits)?.text, nil)
    }
  }
}
