import BrokenDesigns
import InteractionLaws
import InteractionLists

/// A broken list for each law of lists.
enum BrokenLists {
  /// The examples, in the order of the laws.
  static let examples: [LawExample] = ListLaw.allCases.mapInParallel(example)

  private static func example(_ law: ListLaw) -> LawExample {
    switch law {
    case .updatesAddUp:
      minimal(
        law, .announcesNoRemoval, "A list that removes a row and tells nobody",
        unseen: "the list shows what it should; a table view that believes the updates stops the app.")
    case .identity: minimal(law, .ticksByPlace, "A list that remembers by position which rows have a tick")
    case .lookupsAgree:
      minimal(
        law, .findsTheNextRow, "A list that finds the row below at each y coordinate within a row",
        unseen: "the rows are painted where they belong; only a lookup returns the wrong row.")
    case .rowsArePainted: wrapped(law, .paintsNoLastRow, "A list that does not paint its last row")
    case .paintedRowsAreHit:
      // The sound list of this kind has no rows that travel.
      found(
        law, "A list that finds rows at their positions while they are still on their way",
        { BreakableList(fault: .hitsPositions) }, nil, customEvents: BreakableList.edits)
    case .noJumps: wrapped(law, .removesAtOnce, "A list that closes the gap at once when a row goes")
    case .motionsEndOnTime: wrapped(law, .paintsTenTimesAsFast, "A list that paints each motion in a tenth of its time")
    case .reportsAreTrue:
      wrapped(law, .deletesTheRowBelow, "A list that deletes the row below the one whose button is pressed")
    case .changesAreReloaded:
      wrapped(
        law, .reloadsNothing, "A list that does not reload a row whose text changes",
        unseen: "the list paints the new name; a table view that is not told keeps the old one.")
    case .heightChangesAreReported:
      wrapped(
        law, .growsSilently, "A list that does not report that rows become taller or shorter",
        unseen: "the list paints its rows as they are; a table view that is not told keeps the old places.")
    case .cancelRestores:
      minimal(
        law, .staysAsideWhenCancelled,
        "A list that leaves its rows eight points aside when the system takes the finger away")
    case .heldRowsStay:
      found(
        law, "A list that takes the next row for the one that the finger has come to",
        { LiftingList(fault: .takesTheNextRow) }, LiftingList(), customEvents: [],
        unseen: "the second report below is the law's own, made on a copy.")
    case .samplingDoesNotMatter:
      minimal(
        law, .ticksWhereItWas, "A list that asks the last sample but one whether a row gets its tick",
        unseen: "it takes two drags to see it, one of which is reported more often.")
    case .sameScriptSameTrace:
      minimal(
        law, .countsInsertions, "A list that reports only every other insertion, counting those of its copies, too",
        unseen: "one run shows nothing; the fault shows when the same is done once more on a copy.")
    case .survivesAnyInput:
      minimal(
        law, .neverStopsMoving, "A list that, once a row is open, says for thirty years and longer that it moves",
        unseen: "nothing moves; the list only says that it does.")
    case .everyGestureHasAnAction:
      minimal(
        law, .deletesWithoutAction, "A list that deletes a row at a tap, and offers no action that does",
        unseen: "what the law is about is heard, not seen.")
    case .asksFirst:
      wrapped(
        law, .confirmsUnprompted, "A list that confirms its own questions",
        unseen: "what is asked is told to the app; all that is seen is that the row goes at once.")
    case .undo:
      minimal(
        law, .cannotUndo, "A list that takes nothing back",
        unseen: "what would be seen is a row that stays.")
    case .collapsingUndoesExpanding:
      found(
        law, "A list that collapses all that is inside a row that is collapsed", { FoldingList(fault: .forgets) },
        FoldingList(), customEvents: [], unseen: "the law folds and unfolds after the events, on a copy.")
    case .descriptionsMatch:
      invented(
        law, .saysTheFormerName, "A list that goes on saying the former name of a row that has another",
        unseen: "what the law is about is heard, not seen.")
    case .typedTextIsKept:
      found(
        law, "A form that loses what was typed last", { InventedForm(fault: .losesTheLastKeystroke) }, InventedForm(),
        customEvents: InventedForm.edits, undo: InventedForm.undoing,
        unseen: "the law types after the events, on a copy.")
    case .timeChangesNothing:
      invented(
        law, .questionsExpire, "A list that cancels a question after ten seconds",
        unseen: "the wait below is the law's own, on a copy.")
    case .useWearsNothingOut:
      invented(
        law, .tiresOfMotion, "A list whose rows no longer travel from the thirteenth edit on",
        unseen: "it takes thirteen edits to see it.")
    }
  }

  private static func invented(
    _ law: ListLaw, _ fault: InventedList.Fault, _ design: String, unseen: String
  ) -> LawExample {
    found(
      law, design, { InventedList(fault: fault) }, InventedList(), customEvents: InventedList.edits,
      undo: InventedList.undoing,
      unseen: unseen)
  }

  private static func minimal(
    _ law: ListLaw, _ fault: BreakableList.Fault, _ design: String, unseen: String? = nil
  ) -> LawExample {
    found(
      law, design, { BreakableList(fault: fault) }, BreakableList(), customEvents: BreakableList.edits,
      undo: BreakableList.undoing,
      unseen: unseen)
  }

  private static func wrapped(
    _ law: ListLaw, _ fault: WrappedList.Fault, _ design: String, unseen: String? = nil
  ) -> LawExample {
    found(law, design, { WrappedList(fault: fault) }, WrappedList(), customEvents: WrappedList.edits, unseen: unseen)
  }

  private static func found<List: ListInteraction>(
    _ law: ListLaw, _ design: String, _ make: () -> List, _ sound: List?, customEvents: [CustomEvent<List>],
    undo: ListLaw.Undo<List>? = nil, unseen: String? = nil
  ) -> LawExample {
    let search = Search(depth: 2, randomSequences: 0)
    guard let violation = ListLaw.check(make, customEvents: customEvents, undo: undo, laws: [law], search: search).first
    else {
      missing("Lists: " + law.name)
    }
    return LawExample(design, violation, isWait: { $0 == .event(.wait) }, unseen: unseen) { film in
      [FilmPanel("broken", make(), customEvents: customEvents, film)]
        + [sound].compactMap(\.self).map {
          FilmPanel("sound", $0, customEvents: customEvents, film)
        }
    }
  }
}
