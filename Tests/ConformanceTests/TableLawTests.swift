import ArticleFaults
import ConstraintSwipe
import GestureList
import InteractionLaws
import InteractionReplay
import ScrollSwipe
import Testing
import UtilityButtons

/// The laws of lists on every list, and of the table around them.
@Suite("Laws of lists and tables", .countsTriedEvents)
struct TableLawTests {
  static let subjects =
    Designs.standard.listsUnderLaw + [ListUnderLaw(.gestureList, options: ["pinchNeedsNeighbours": .bool(true)])]
  /// How many rows are enough to show everything, and few enough to be searched fast.
  static let rows = 4

  /// Other values of the options, and items in groups that may not be mixed: twelve, more than a table shows.
  static let tuned = ListUnderLaw(
    .gestureList,
    options: [
      "dismissThreshold": .number(0.25), "pullThreshold": .number(0.5), "pinchThreshold": .number(2),
      "reorderControl": .string("trailing"), "revertsOnSpill": .bool(true),
      "items": .array(
        (0..<12).map { row in
          .object([
            "text": .string("Item \(row)"), "group": .string("Group \(row / 3)"), "isMovable": .bool(row % 3 > 0),
            "height": .number([30.0, 120, 50, 520, 44, 77][row % 6]),
          ])
        }),
    ])

  private static func subject(_ name: String) throws -> ListUnderLaw {
    try #require(subjects.first { $0.name == name })
  }

  @Test("With all corrections every law of lists holds", arguments: subjects.map(\.name))
  func lists(name: String) throws {
    let table = try Self.subject(name).table(rows: Self.rows)
    #expect(table.violations(search: LawSearch.lists).map { $0.report(for: table) } == [])
  }

  @Test("Without corrections, exactly the known laws are broken", arguments: subjects.map(\.name))
  func uncorrected(name: String) throws {
    let seldom = SeldomListDifference.laws(of: name).map(\.name)
    let found = ArticleFaults.found(in: try Self.subject(name)).map(\.law).filter { !seldom.contains($0) }
    let known = KnownListDifference.all.filter { $0.list == name }.map(\.law.name).filter { !seldom.contains($0) }
    #expect(found == known)
  }

  @Test("The cures keep the law, and each of them is needed", arguments: KnownListDifference.all)
  func cures(difference: KnownListDifference) throws {
    let subject = try Self.subject(difference.list)
    func violations(_ corrections: [String], _ search: Search) -> [String] {
      let table = subject.table(rows: Self.rows, corrections: corrections)
      return table.violations(of: [difference.law], search: search).map { $0.report(for: table) }
    }
    let names = subject.corrections.map(\.name)
    #expect(difference.cures.filter { !names.contains($0) } == [])
    #expect(violations(difference.cures, LawSearch.search(depth: 1, randomSequences: 30)) == [])
    for cure in difference.cures {
      let others = difference.cures.filter { $0 != cure }
      #expect(violations(others, LawSearch.cures) != [], "\(cure) cures nothing")
    }
  }

  @Test(
    "A law whose violation a search rarely finds is broken without corrections and kept by its cure",
    arguments: SeldomListDifference.all)
  func seldom(difference: SeldomListDifference) throws {
    let subject = try Self.subject(difference.list)
    func isBroken(_ corrections: [String]) -> Bool {
      let table = subject.table(rows: Self.rows, corrections: corrections)
      return table.violation(of: difference.law, on: difference.events) != nil
    }
    #expect(isBroken([]))
    #expect(!isBroken([difference.cure]))
  }

  @Test("In a table, with all corrections, every law of tables holds", arguments: subjects.map(\.name))
  func tables(name: String) throws {
    let table = try Self.subject(name).table(rows: 20)
    #expect(table.tableViolations(search: LawSearch.tables).map { $0.report(for: table) } == [])
  }

  @Test(
    "A tuned gesture list keeps every law, alone and in a table; uncorrected, it survives any input",
    arguments: [nil, [String]()])
  func tunedList(corrections: [String]?) {
    let list = Self.tuned.table(rows: 12, corrections: corrections)
    if corrections == nil {
      #expect(
        list.violations(search: LawSearch.search(depth: 1, randomSequences: 16)).map { $0.report(for: list) } == [])
      #expect(list.tableViolations(search: LawSearch.tables).map { $0.report(for: list) } == [])
    } else {
      // Without corrections, the list still survives reports in any order.
      let survived = list.violations(of: [.survivesAnyInput], search: LawSearch.search(depth: 1, randomSequences: 8))
      #expect(survived.map { $0.report(for: list) } == [])
    }
  }

  @Test(
    "Reorderable rows with buttons keep every law, alone and in a table; uncorrected, they survive any input",
    arguments: [
      ListUnderLaw(.constraintSwipe, reordering: ReorderOptions(control: .leading)),
      ListUnderLaw(.scrollSwipe, reordering: ReorderOptions()),
      ListUnderLaw(.utilityButtons, reordering: ReorderOptions(control: .trailing, revertsOnSpill: true)),
    ])
  func reordering(subject: ListUnderLaw) {
    let (few, many) = (subject.table(rows: Self.rows), subject.table(rows: 20))
    #expect(few.violations(search: LawSearch.lists).map { $0.report(for: few) } == [])
    #expect(many.tableViolations(search: LawSearch.tables).map { $0.report(for: many) } == [])
    // Without corrections, the list still survives reports in any order.
    let article = subject.table(rows: Self.rows, corrections: [])
    let survived = article.violations(of: [.survivesAnyInput], search: LawSearch.search(depth: 1, randomSequences: 8))
    #expect(survived.map { $0.report(for: article) } == [])
  }

  @Test("Every law holds for rows whose full swipe performs an action that deletes nothing")
  func fullSwipes() {
    let read = InteractionAction(id: "read", title: "Read", fulfillment: .close)
    let (flag, more) = (InteractionAction(id: "flag", title: "Flag"), InteractionAction(id: "more", title: "More"))
    func expectLawful<Row: RevealingRow & DrawableRow>(_ row: Row) {
      let violations = ListLaw.check(
        { SwipeList(of: row, count: Self.rows) }, search: LawSearch.search(depth: 1, randomSequences: 120))
      #expect(violations.map(\.text) == [], "\(Row.self)")
    }
    expectLawful(
      ConstraintSwipe(
        width: 320, height: 44, leading: [read], trailing: [flag, more], options: SwipeOptions(allowsFullSwipe: true)))
    expectLawful(
      ScrollSwipe(
        width: 320, height: 44, leading: [read], trailing: [flag, more], options: SwipeOptions(allowsFullSwipe: true)))
    expectLawful(
      UtilityButtons(
        width: 320, height: 44, leading: [read], trailing: [flag, more], options: SwipeOptions(allowsFullSwipe: true)))
  }

  @Test("A row of height 0, which nobody sees, may move until its list says that the motion is over")
  func unseenMotion() {
    let read = InteractionAction(id: "read", title: "Read")
    let row = UtilityButtons(width: 320, height: 44, leading: [read])
    func pan(_ phase: PanPhase, _ x: Double) -> ListLawEvent {
      .event(.gesture(.pan(RowID(0), PanSample(phase, translation: Vector(x, 0)))))
    }
    // Row 2 is still on its way when row 0 sets out.
    let events: [Timed<ListLawEvent>] = [
      Timed(0, .event(.setHeights([.row(RowID(0), 0)], animated: false))),
      Timed(0.1, .event(.perform("open.leading", on: RowID(2)))), Timed(0.27, pan(.began, 0)),
      Timed(0.29, pan(.ended, 10)),
    ]
    let violation = ListLaw.motionsEndOnTime.check(events) { SwipeList(of: row, count: Self.rows) }
    #expect(violation?.text == nil)
  }

  @Test("The law of sampling allows a row with a side lock to remember the side to which the finger moved first")
  func lockedSide() {
    let (read, flag) = (InteractionAction(id: "read", title: "Read"), InteractionAction(id: "flag", title: "Flag"))
    let row = ConstraintSwipe(
      width: 320, height: 44, leading: [read], trailing: [flag], options: SwipeOptions(locksSide: true))
    func pan(_ phase: PanPhase, _ x: Double) -> ListLawEvent {
      .event(.gesture(.pan(RowID(0), PanSample(phase, translation: Vector(x, 0)))))
    }
    // With its last sample alone, the pan opens the leading side. Through -10, it stays on the trailing side.
    let events = [Timed(0, pan(.began, 0)), Timed(0.1, pan(.changed, -10)), Timed(0.2, pan(.ended, 60))]
    let violation = ListLaw.samplingDoesNotMatter.check(events) { SwipeList(of: row, count: Self.rows) }
    #expect(violation?.text == nil)
  }

  @Test("Every law of tables holds for headers that stay at the top")
  func pinnedHeaders() {
    let table = ListUnderLaw(.expandableTable, options: ["pinsHeaders": .bool(true)]).table(rows: 20)
    #expect(table.tableViolations(search: LawSearch.tables).map { $0.report(for: table) } == [])
  }

  @Test("The work of a table does not grow with the length of a gesture list")
  func cost() {
    let gestures = TableLaw.check(
      { GestureList([], width: 320) },
      growth: TableLaw.Growth(to: 20_000) { GestureList((0..<$0).map { "Item \($0)" }, width: 320) },
      laws: [.costDoesNotGrow], search: LawSearch.tables)
    #expect(gestures.map(\.text) == [])
  }
}
