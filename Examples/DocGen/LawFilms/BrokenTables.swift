import BrokenDesigns
import HeadlessTable
import InteractionLaws
import InteractionLists

/// A list that breaks its table, for each law of tables.
enum BrokenTables {
  /// The examples, in the order of the laws.
  static let examples: [LawExample] = TableLaw.allCases.mapInParallel(example)

  private static func example(_ law: TableLaw) -> LawExample {
    switch law {
    case .updatesAddUp:
      found(
        law, .losesARowWhenTurned, "A list that loses a row when the phone is turned, and tells nobody",
        unseen: "the table shows what it should; a table view that believes the updates stops the app.")
    case .rowsInSightArePainted: found(law, .forgetsTheLastRow, "A list that does not paint the last row in sight")
    case .paintedRowsAreReached:
      found(law, .hitsTheRowBelow, "A list that takes a finger in the lower half of a row for one on the row below")
    case .mirror:
      found(
        law, .countsAllMotions, "A list that says every other time that something moves, whichever copy is asked",
        unseen: "the two tables look the same; only what they say of their motion differs.")
    case .restingFinger:
      found(law, .deletesWhenTurned, "A list that deletes a row at a tap, once the phone is turned", seed: 500)
    case .contentStays:
      found(
        law, .jumpsWhenScrolled, "A list that lets all rows go down 15 points when open rows are to close", depth: 2)
    case .visibleRowsStay:
      found(law, .findsTopsLate, "A list that says where its rows were before an edit, until time passes", seed: 1)
    case .rowsDoNotJump:
      found(
        law, "A list that moves a row to its new position at once", { WrappedList(fault: .movesAtOnce) },
        WrappedList(), customEvents: WrappedList.edits)
    case .independentFingers:
      found(law, .ticksTheRowBelow, "A list that ticks the row below the one that is swiped, too", seed: 200)
    case .framesChangeNothing:
      found(
        law, .dependsOnFrames, "A list that takes an edit or not, depending on how often it was told the time",
        unseen: "it takes two tables to see it, one of which is told the time once more.")
    case .framesAddUp:
      found(
        law, .paintsByHeightInSight,
        "A list that paints rows the farther aside, the lower they are in sight, and says that they are still")
    case .comesToRest:
      found(
        law, .neverStopsMoving, "A list that, once a row is open, says for thirty years and longer that it moves",
        unseen: "nothing moves; the list only says that it does.")
    case .policies: found(law, .closesOneOfTwo, "A list that closes only one of the rows that are open")
    case .costDoesNotGrow:
      found(
        law, .drawsAllLines, "A list that paints the lines below all rows, whatever is in sight",
        unseen: "what shows is the same; only the work is not.")
    case .farRowsAgree:
      found(
        law, "A list that says nothing about its rows beyond the first forty",
        { InventedList(count: 60, fault: .saysNothingFarDown) }, InventedList(count: 60),
        customEvents: InventedList.edits,
        growth: TableLaw.Growth(to: 10_000) { InventedList(count: $0, fault: .saysNothingFarDown) },
        unseen: "the rows look as they should; what is missing is heard.")
    }
  }

  private static func found(
    _ law: TableLaw, _ fault: BentList.Fault, _ design: String, depth: Int = 1, seed: UInt64? = nil,
    unseen: String? = nil
  ) -> LawExample {
    let growth = TableLaw.Growth(from: 30, to: 120) { BentList(count: $0, fault: fault) }
    return found(
      law, design, { BentList(fault: fault) }, BentList(), customEvents: BentList.edits, growth: growth, depth: depth,
      seed: seed, unseen: unseen)
  }

  private static func table<List: ListInteraction>(_ list: List) -> HeadlessTable<List> {
    HeadlessTable(list, width: 320, height: 480)
  }

  private static func found<List: ListInteraction>(
    _ law: TableLaw, _ design: String, _ make: () -> List, _ sound: List, customEvents: [CustomEvent<List>],
    growth: TableLaw.Growth<List>? = nil, depth: Int = 1, seed: UInt64? = nil, unseen: String? = nil
  ) -> LawExample {
    // For some laws, a random sequence gives the clearest example.
    let search = Search(depth: seed == nil ? depth : 0, randomSequences: 10, steps: 60, seed: seed ?? 1)
    let all = TableLaw.check(make, customEvents: customEvents, growth: growth, laws: [law], search: search)
    guard let violation = all.first else { missing("Tables: " + law.name) }
    return LawExample(design, violation, isWait: { $0 == .wait || $0 == .frame }, unseen: unseen) { film in
      [
        FilmPanel("broken", table(make()), customEvents: customEvents, film),
        FilmPanel("sound", table(sound), customEvents: customEvents, film),
      ]
    }
  }
}
