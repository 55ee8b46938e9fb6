import BrokenDesigns
import HeadlessTable
import InteractionLaws
import Testing

@Suite("Each law of tables catches the list that breaks it")
struct TableLawTests {
  typealias Caught = InteractionLawsTests.Caught<BentList.Fault, TableLaw>

  static let caught = [
    Caught(.announcesNothing, .updatesAddUp, .visibleRowsStay), Caught(.losesARowWhenTurned, .updatesAddUp),
    Caught(.hasNoHeight, .rowsInSightArePainted, .farRowsAgree),
    Caught(.findsRowsFarAbove, .rowsInSightArePainted, .farRowsAgree),
    Caught(.drawsNowhere, .rowsInSightArePainted, .farRowsAgree),
    Caught(.forgetsTheLastRow, .rowsInSightArePainted, .paintedRowsAreReached, .farRowsAgree),
    Caught(.drawsWhatIsAbove, .rowsInSightArePainted),
    Caught(.drawsAllRows, .rowsInSightArePainted, .costDoesNotGrow), Caught(.fadesToNowhere, .rowsInSightArePainted),
    Caught(.hitsTheRowBelow, .paintedRowsAreReached, .farRowsAgree),
    Caught(.hitsLateAfterEdits, .paintedRowsAreReached),
    Caught(.countsAllMotions, .mirror),
    Caught(.countsAllNotices, .mirror, .restingFinger, .independentFingers, .framesChangeNothing),
    Caught(.deletesWhenTurned, .restingFinger), Caught(.ticksWhenTurned, .restingFinger),
    Caught(.jumpsWhenScrolled, .contentStays, .rowsDoNotJump),
    Caught(.findsTopsLate, .visibleRowsStay), Caught(.reloadsAllAndFindsTopsLate, .visibleRowsStay),
    Caught(
      .creeps, .paintedRowsAreReached, .contentStays, .visibleRowsStay, .rowsDoNotJump, .independentFingers,
      .framesChangeNothing, .framesAddUp, .comesToRest),
    Caught(.closesOthersSilently, .independentFingers), Caught(.ticksTheRowBelow, .independentFingers),
    Caught(.dependsOnFrames, .framesChangeNothing),
    Caught(.dragsDependOnFrames, .independentFingers, .framesChangeNothing),
    Caught(.tapsDependOnFrames, .restingFinger, .framesChangeNothing),
    Caught(.saysMovingRowsAreStill, .framesAddUp), Caught(.saysDraggedRowsAreStill, .framesAddUp),
    Caught(.paintsByHeightInSight, .framesAddUp),
    Caught(.neverStopsMoving, .comesToRest), Caught(.movesAtRest, .comesToRest),
    Caught(.keepsRowsOpen, .policies), Caught(.closesOneOfTwo, .policies),
    Caught(.closesTheExempted, .policies), Caught(.opensWhatIsGone, .policies),
    Caught(.drawsAllLines, .costDoesNotGrow), Caught(.reloadsEachRow, .costDoesNotGrow),
  ]

  private static func growth(_ fault: BentList.Fault?) -> TableLaw.Growth<BentList> {
    TableLaw.Growth(from: 30, to: 120) { BentList(count: $0, fault: fault) }
  }

  private static func violations(
    _ fault: BentList.Fault?, of laws: [TableLaw] = TableLaw.allCases, search: Search
  ) -> [Violation<TableLawEvent>] {
    TableLaw.check(
      { BentList(fault: fault) }, customEvents: BentList.edits, growth: growth(fault), laws: laws, search: search)
  }

  @Test("Each law has at least two lists that break it")
  func complete() {
    for law in TableLaw.allCases { #expect(Self.caught.count { $0.laws.contains(law) } >= 2, "\(law.name)") }
  }

  @Test("A sound list keeps every law", arguments: [1, 100])
  func sound(seed: UInt64) {
    let search = Search(depth: 1, randomSequences: 12, steps: 75, seed: seed)
    expectKept(Self.violations(nil, search: search))
    expectKept(TableLaw.check({ FoldingList() }, search: search))
    expectKept(TableLaw.check({ LiftingList() }, search: search))
  }

  @Test("A list with a fault breaks the laws about the fault, and no others", arguments: caught)
  func broken(caught: Caught) throws {
    let search = Search(depth: 1, randomSequences: 16, steps: 60, seed: 2)
    let found = Self.violations(caught.fault, of: caught.laws, search: search)
    expectLaws(found, caught.laws.map(\.name))
    // A short search is enough for the other laws, because longer ones show that sound lists keep them.
    let others = Self.violations(
      caught.fault, of: caught.otherLaws, search: Search(depth: 1, randomSequences: 4, steps: 60))
    expectKept(others)
    for (violation, law) in zip(found, caught.laws) {
      // As a regression test would: the same events, the same law.
      #expect(law.statement.last == "." && violation.expected != violation.found)
      guard law != .mirror, !caught.laws.contains(.mirror) else { continue }
      let growth = Self.growth(caught.fault)
      let again = law.check(
        violation.events, { BentList(fault: caught.fault) }, customEvents: BentList.edits, growth: growth)
      expectFound(again?.found, violation.found)
      let sound = Self.growth(nil)
      expectFound(law.check(violation.events, { BentList() }, customEvents: BentList.edits, growth: sound)?.text, nil)
    }
  }

  @Test("A list that answers touches at its rows' final positions while they still move is caught")
  func moving() throws {
    func violations(_ fault: BreakableList.Fault?) -> [Violation<TableLawEvent>] {
      TableLaw.check(
        { BreakableList(count: 12, fault: fault) }, customEvents: BreakableList.edits, laws: [.paintedRowsAreReached],
        search: Search(depth: 1, randomSequences: 20))
    }
    expectKept(violations(nil))
    let violation = try #require(violations(.hitsPositions).first)
    #expect(violation.events.contains { $0.event == .custom("remove at 0") })
  }

  @Test("In a list whose rows move gradually, rows that jump at a move or a removal are caught")
  func jumps() {
    func found(_ fault: WrappedList.Fault?) -> [String] {
      TableLaw.check(
        { WrappedList(fault: fault) }, customEvents: WrappedList.edits, laws: [.rowsDoNotJump],
        search: Search(depth: 1, randomSequences: 8)
      ).map { $0.expected }
    }
    let jumps = ["row 1 painted at y 44, where it was"]
    let all = [WrappedList.Fault?.none, .movesAtOnce, .removesAtOnce].map(found)
    #expect(all == [[], jumps, jumps])
  }

  @Test("A violation says which row a finger has reached, and ends with the finger's events")
  func text() {
    let found = Self.violations(
      .hitsTheRowBelow, of: [.paintedRowsAreReached], search: Search(depth: 1, randomSequences: 0))
    let text = """
      painted rows are reached
        0 s  perform tick on row 0
        0 s  touch.down of finger 1000 at 160, 100
        0.063 s  touch.up of finger 1000 at 160, 100
        expected: row 2 hit at y 100, where it is painted
        found: row 3

      """
    expectTexts(found, [text])
  }

  @Test("The same seed gives the same sequences, and another seed gives others")
  func seeds() {
    func sequences(_ seed: UInt64) -> [String] {
      let log = Log()
      var search = Search(depth: 0, randomSequences: 1, steps: 40, seed: seed)
      search.willTry = { log.lines.append($0) }
      _ = TableLaw.check({ BentList() }, customEvents: BentList.edits, laws: [.updatesAddUp], search: search)
      return log.lines
    }
    let (first, again, other) = (sequences(1), sequences(1), sequences(2))
    #expect(first == again)
    #expect(first != other)
    // 40 events that a host may send, and 40 of any kind.
    #expect(first.count == 80)
  }

  /// What a search has tried, on its one thread.
  private final class Log: @unchecked Sendable {
    var lines: [String] = []
  }
}
