import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Violations as scripts")
struct ViolationTests {
  private static let article = RowSetup(.scrollSwipe, trailing: InteractionAction.buttons([nil]), corrections: [])

  @Test("The script of a violation replays what the law found")
  func script() throws {
    let violation = try #require(Self.article.violations(of: [.rests]).first)
    let report = violation.report(for: Self.article)
    let head = violation.text + "  the law: \(SwipeLaw.rests.statement)\n"
    let starts = [violation.text.hasPrefix("rests\n  0 s  pan.began 0\n"), report.hasPrefix(head)]
    expect(starts, are: [true, true])
    let script = try Replay().script(String(report.dropFirst(head.count)))
    #expect((script, script) == (violation.script(for: Self.article), .row(Self.article, violation.events)))
    let trace = script.play()
    #expect((trace.last("rest"), trace.last("offset") == 0) == ("closed", false))
    // The corrected row does not break the law.
    var mended = Self.article
    mended.corrections = nil
    expect([Self.article, mended].map { $0.violation(of: .rests, on: violation.events) }, are: [violation, nil])
  }

  @Test("A violation by a scroll view's reports has a script, too, and a design that none can drive has no violations")
  func drivenScript() throws {
    var setup = RowSetup(.utilityButtons, trailing: InteractionAction.buttons([nil]), corrections: [])
    let violation = try #require(setup.violations(of: [.oneNoticePerChange], isDriven: true).first)
    let script = violation.script(for: setup)
    try expectRoundTrip(script)
    let again = ([[], nil] as [[String]?]).map { corrections in
      setup.corrections = corrections
      return setup.violation(of: .oneNoticePerChange, on: violation.events, isDriven: true)
    }
    expect(again, are: [violation, nil])
    let undriven = RowSetup(.constraintSwipe, trailing: InteractionAction.buttons([nil]), corrections: [])
    expect(undriven.violations(isDriven: true), are: [])
    #expect(undriven.violation(of: .rests, on: [], isDriven: true) == nil)
  }

  @Test("A violation that the format cannot express is reported with the reason")
  func noScript() {
    let violation = Violation(
      law: "survives any input", events: [Timed(0, RowEvent.resize(.nan))], expected: "a", found: "b")
    let problem = "  no script: script: events[0].resize.width: expected a number, found nan\n"
    let report = violation.text + "  the law: \(SwipeLaw.survivesAnyInput.statement)\n" + problem
    expect(violation.report(for: Self.article), is: report)
  }

  @Test("A list's violation becomes a script of a table whose policies close no rows")
  func listViolation() throws {
    let gestures: [TableGesture] = [
      .press(RowID(1), .trailing, 0, .up), .control(RowID(0), 1), .closeRows(after: .otherRowOpened, except: RowID(2)),
      .closeRows(after: .tableScrolled, except: nil),
      .track(RowID(0), PanSample(.ended, translation: Vector(20, 0), velocity: Vector(100, 5))), .tapOutside,
    ]
    let events: [ListLawEvent] =
      gestures.map { .event(.gesture($0)) } + [.event(.resize(480)), .custom("insert at 1"), .event(.wait)]
    let timed = events.enumerated().map { Timed(Double($0.offset), $0.element) }
    let violation = Violation(law: "identity", events: timed, expected: "a", found: "b")
    let table = ListUnderLaw(.utilityButtons).table(rows: 4)
    let script = violation.script(for: table)
    let report = try violation.text + "  the law: \(ListLaw.identity.statement)\n" + script.json()
    expect(violation.report(for: table), is: report)
    try expectRoundTrip(script)
    guard case .table(let setup, let steps) = script else {
      Issue.record("A list's violation is a table's script.")
      return
    }
    expect(
      setup.policies, is: TablePolicies(closesOthersOnOpen: false, closesOnScroll: false, closesOnOutsideTap: false))
    let size = LayoutSize(width: 480, height: TableSetup.defaultHeight)
    let others: [TableStep] = [.resize(size), .lawEvent("insert at 1"), .list(.wait)]
    let all = gestures.map { TableStep.list(.gesture($0)) } + others
    expect(steps.map(\.event), are: all)
  }

  @Test("The script of a table's violation can express every event of a host")
  func tableViolation() throws {
    let events: [TableLawEvent] = [
      .touch(TouchEvent(.down, finger: 3, location: Vector(280, 60))), .cancelTouches, .reducesMotion(true),
      .reducesMotion(false), .policies(TablePolicies(closesOthersOnOpen: false)), .scroll(contentOffset: 200),
      .scrollToRow(RowID(9), .middle, animated: true), .scrollToRow(RowID(3), .nearest, animated: false),
      .resize(width: 480, height: 320), .keyboard(height: 216), .frame, .gesture(.tap(RowID(2))), .custom("undo"),
      .wheel(WheelEvent(.began, location: Vector(160, 60), delta: Vector(-20, 1))),
      .wheel(WheelEvent(.ended, location: Vector(160, 60))),
      .hover(Vector(160, 60)), .hover(nil), .type("A"), .endEditing, .undo, .key(KeyEvent(.home)),
      .key(KeyEvent(.down, movesRow: true)),
    ]
    let timed = events.enumerated().map { Timed(Double($0.offset), $0.element) }
    let violation = Violation(law: "frames change nothing", events: timed, expected: "a", found: "b")
    let script = violation.script(for: ListUnderLaw(.gestureList).table(rows: 12))
    try expectRoundTrip(script)
    expect(script.play().steps.dropFirst().count, is: events.count)
  }

  @Test("A table's violation becomes a script of the table that the law used, whatever the setup's table is")
  func lawTable() throws {
    // The finger of a left-to-right table 320 points wide shows the buttons of one row and closes them by touching another.
    let touches = [
      TouchEvent(.down, finger: 0, location: Vector(280, 60)), TouchEvent(.moved, finger: 0, location: Vector(100, 60)),
      TouchEvent(.up, finger: 0, location: Vector(100, 60)), TouchEvent(.down, finger: 0, location: Vector(160, 420)),
      TouchEvent(.up, finger: 0, location: Vector(160, 420)),
    ]
    let timed = touches.enumerated().map { Timed<TableLawEvent>(Double($0.offset), .touch($0.element)) }
    let violation = Violation(law: "no such law", events: timed, expected: "a", found: "b")
    let row = RowSetup(.constraintSwipe, trailing: InteractionAction.buttons([nil]))
    let policies = TablePolicies(closesOthersOnOpen: false, closesOnScroll: false, closesOnOutsideTap: false)
    let setups = [
      TableSetup(.count(12), of: row),
      TableSetup(.count(12), of: row, width: 400, height: 200),
      TableSetup(.count(12), of: row, direction: .rightToLeft),
      TableSetup(.count(12), of: row, policies: policies),
      TableSetup(.count(12), of: row, options: TableOptions(slop: 120)),
      TableSetup(try ListSetup(.gestureList, ["items": .array(["A", "B"])])),
      TableSetup(try ListSetup(.gestureList, ["items": .array(["A", "B"])], width: 400, height: 60)),
    ]
    for setup in setups { try expectRoundTrip(violation.script(for: setup)) }
    let played = setups.map { violation.script(for: $0).play().steps.suffix(touches.count) }
    let same = [played[1...4].map { $0 == played[0] }, [played[6] == played[5]]]
    expect(same, are: [[true, true, true, true], [true]])
  }

  @Test("A list's violation becomes a script of a table as wide as the law has made the list")
  func lawList() throws {
    let row = RowSetup(.constraintSwipe, trailing: InteractionAction.buttons([nil]))
    let events: [ListLawEvent] = [.event(.perform("open.trailing", on: RowID(0))), .event(.wait)]
    let violation = Violation(law: "no such law", events: events.map { Timed(0, $0) }, expected: "a", found: "b")
    let scripts = [320.0, 400].map { violation.script(for: TableSetup(.count(2), of: row, width: $0)) }
    for script in scripts { try expectRoundTrip(script) }
    let ends = scripts.map { $0.play().steps.suffix(2) }
    expect(Array(ends[1]), are: Array(ends[0]))
  }

  @Test("A script may act on a row that a law event has inserted, but not before the insertion")
  func insertedRow() throws {
    let table = ListUnderLaw(.utilityButtons).table(rows: 4)
    let events: [TableLawEvent] = [.custom("insert at 1"), .perform("close", on: RowID(4))]
    func violation(_ events: [TableLawEvent]) -> Violation<TableLawEvent> {
      Violation(law: "no such law", events: events.map { Timed(0, $0) }, expected: "a", found: "b")
    }
    try expectRoundTrip(violation(events).script(for: table))
    let problem = "script: events[0].perform.row: no row ever has the id 4 (the ids are 0 to 3)"
    let early = violation(events.reversed())
    expect(early.report(for: table), is: early.text + "  no script: \(problem)\n")
  }

  @Test("A violation has the statement of its law")
  func statement() {
    let row = Violation<RowEvent>(law: "rests", events: [], expected: "a", found: "b")
    let list = Violation<ListLawEvent>(law: "undo", events: [], expected: "a", found: "b")
    let table = Violation<TableLawEvent>(law: "mirror", events: [], expected: "a", found: "b")
    let laws = [row.statement, list.statement, table.statement]
    expect(laws, are: [SwipeLaw.rests.statement, ListLaw.undo.statement, TableLaw.mirror.statement])
    #expect(Violation<TableLawEvent>(law: "rests", events: [], expected: "a", found: "b").statement == nil)
  }
}
