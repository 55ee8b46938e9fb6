import BrokenDesigns
import InteractionLaws
import Testing

/// Faults of what is described, painted, typed, undone and counted, each of which the law about it catches.
@Suite("Each law catches what a design describes, paints or undoes wrongly")
struct UntrueTests {
  private static let search = Search(depth: 2, randomSequences: 30)

  // MARK: Rows

  static let rows: [Caught<UntrueRow.Fault, SwipeLaw>] = [
    Caught(.staysPressed, .paintedInPlace), Caught(.staysPressedAtTheEnd, .paintedInPlace),
    Caught(.textStaysBehind, .paintedInPlace), Caught(.textStaysUnderAFinger, .paintedInPlace),
    Caught(.fadesUnderAFinger, .paintedInPlace), Caught(.fadesInMotion, .paintedInPlace),
    Caught(.paintsOldTitles, .paintedInPlace), Caught(.paintsFirstTitles, .paintedInPlace),
    Caught(.titlesEndADrag, .actionsCanBeSet), Caught(.titlesMoveBack, .actionsCanBeSet),
    Caught(.progressKeepsItsFirstSide, .progressAgrees), Caught(.progressIsSlow, .progressAgrees),
    Caught(.opensAgain, .openAndClose), Caught(.closesAgain, .openAndClose),
  ]

  @Test("A row with a fault breaks the law that is about it", arguments: rows)
  func row(caught: Caught<UntrueRow.Fault, SwipeLaw>) {
    let make = { UntrueRow(fault: caught.fault) }
    let found = SwipeLaw.check(make, laws: caught.laws, search: Search(depth: 3, randomSequences: 4))
    expectLaws(found, caught.laws.map(\.name))
    for (violation, law) in zip(found, caught.laws) {
      expectFound(law.check(violation.events, make)?.found, violation.found)
      expectFound(law.check(violation.events, { UntrueRow() })?.text, nil)
    }
  }

  // MARK: Forms

  static let forms: [Caught<UntrueForm.Fault, ListLaw>] = [
    Caught(.pinnedHeadersSayTheNext, .rowsArePainted), Caught(.headersCountFromTheTop, .rowsArePainted),
    Caught(.coversAHundred, .rowsArePainted), Caught(.coversWhatItDoesNotPaint, .rowsArePainted),
    Caught(.endsTypingLate, .reportsAreTrue), Caught(.reportsTheNextFieldFirst, .reportsAreTrue),
    Caught(.sliderGoesFarther, .samplingDoesNotMatter), Caught(.sliderGoesBack, .samplingDoesNotMatter),
    Caught(.saysOnOfWhatIsOff, .descriptionsMatch), Caught(.saysOnLate, .descriptionsMatch),
    Caught(.namesTheRowBelow, .descriptionsMatch), Caught(.paintsTheFormerAnswer, .descriptionsMatch),
    Caught(.roundsLevels, .descriptionsMatch), Caught(.saysTheLevelOfTheStart, .descriptionsMatch),
    Caught(.typesIntoTheNextRow, .typedTextIsKept), Caught(.losesTheLastLetter, .typedTextIsKept),
    Caught(.showsAHostLess, .typedTextIsKept), Caught(.saysTheFormerEntry, .typedTextIsKept),
    Caught(.endsTypingUnprompted, .timeChangesNothing), Caught(.asksForTwoTaps, .useWearsNothingOut),
  ]

  @Test("A form with a fault breaks the law that is about it", arguments: forms)
  func form(caught: Caught<UntrueForm.Fault, ListLaw>) {
    let make = { UntrueForm(fault: caught.fault) }
    let found = ListLaw.check(make, customEvents: UntrueForm.edits, laws: caught.laws, search: Self.search)
    expectLaws(found, caught.laws.map(\.name))
    for (violation, law) in zip(found, caught.laws) {
      expectFound(law.check(violation.events, { UntrueForm() }, customEvents: UntrueForm.edits)?.text, nil)
    }
  }

  // MARK: Tasks

  static let tasks: [Caught<UntrueTasks.Fault, ListLaw>] = [
    Caught(.saysDoneOfWhatIsOpen, .descriptionsMatch), Caught(.saysDoneLate, .descriptionsMatch),
    Caught(.completesUntold, .reportsAreTrue), Caught(.restoresUntold, .reportsAreTrue),
    Caught(.tellsAfterTheDeletion, .reportsAreTrue), Caught(.endsTypingLate, .reportsAreTrue),
    Caught(.renamingReplaces, .reportsAreTrue), Caught(.renamingTellsTheNewId, .reportsAreTrue),
    Caught(.renamingEndsADrag, .identity), Caught(.insertingEndsADrag, .identity),
    Caught(.pinchAddsAtTheTop, .heldRowsStay), Caught(.pinchAddsAtTheBottom, .heldRowsStay),
    Caught(.pullOfAPointAdds, .heldRowsStay), Caught(.pinchOfAPointAdds, .heldRowsStay),
    Caught(.holdsSwallowTaps, .heldRowsStay), Caught(.movesWhereReduced, .motionsEndOnTime),
    Caught(.comesBackLower, .undo), Caught(.comesBackOneByOne, .undo), Caught(.canAlwaysUndo, .undo),
    Caught(.canNeverUndo, .undo), Caught(.fadesUnderAFinger, .rowsArePainted),
    Caught(.textStaysBehind, .rowsArePainted), Caught(.cuesOfTheOtherSide, .rowsArePainted),
    Caught(.cuesStayBehind, .rowsArePainted), Caught(.countsPullSamples, .samplingDoesNotMatter),
    Caught(.countsPinchSamples, .samplingDoesNotMatter), Caught(.countsHoldSamples, .samplingDoesNotMatter),
  ]

  @Test("A list of tasks with a fault breaks the law that is about it", arguments: tasks)
  func task(caught: Caught<UntrueTasks.Fault, ListLaw>) {
    let make = { UntrueTasks(fault: caught.fault) }
    let found = ListLaw.check(
      make, customEvents: UntrueTasks.edits, undo: UntrueTasks.undoing, laws: caught.laws, search: Self.search)
    expectLaws(found, caught.laws.map(\.name))
    for (violation, law) in zip(found, caught.laws) {
      let sound = law.check(
        violation.events, { UntrueTasks() }, customEvents: UntrueTasks.edits, undo: UntrueTasks.undoing)
      expectFound(sound?.text, nil)
    }
  }

  // MARK: All

  @Test("Each fault is tried, and without a fault a row, a form and a list of tasks keep every law")
  func sound() {
    #expect(Set(Self.rows.map(\.fault)) == Set(UntrueRow.Fault.allCases))
    #expect(Set(Self.forms.map(\.fault)) == Set(UntrueForm.Fault.allCases))
    #expect(Set(Self.tasks.map(\.fault)) == Set(UntrueTasks.Fault.allCases))
    let mirrored = { UntrueRow(leading: 2, trailing: 1) }
    expectKept(SwipeLaw.check({ UntrueRow() }, mirrored: mirrored, search: Search(depth: 2, randomSequences: 10)))
    let search = Search(depth: 2, randomSequences: 10)
    expectKept(ListLaw.check({ UntrueForm() }, customEvents: UntrueForm.edits, search: search))
    expectKept(
      ListLaw.check({ UntrueTasks() }, customEvents: UntrueTasks.edits, undo: UntrueTasks.undoing, search: search))
  }
}
