import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Rows under law")
struct RowUnderLawTests {
  @Test("The registry puts every design under every rule set, and once more where a scroll view can drive it")
  func all() {
    #expect(
      Designs.standard.adding(.curtain).adding(.blind).adding(.shutter).rowsUnderLaw.map(\.name) == [
        "constraint-swipe, article", "constraint-swipe, DNSSwipeableTableCell", "scroll-swipe, SwipeableTableViewCell",
        "scroll-swipe, article", "utility-buttons, SWTableViewCell", "utility-buttons, SWTableViewCellMaster",
        "utility-buttons, ZCJTableViewCell", "curtain",
        "blind",
        "shutter, electric", "shutter, manual", "scroll-swipe, SwipeableTableViewCell, driven",
        "scroll-swipe, article, driven",
        "utility-buttons, SWTableViewCell, driven", "utility-buttons, SWTableViewCellMaster, driven",
        "utility-buttons, ZCJTableViewCell, driven", "blind, driven",
      ])
  }

  @Test("A subject is named by its design, its rules, its options in order, and how it is driven")
  func name() {
    let options: [String: JSON] = ["sectionIndex": true, "fullSwipe": true]
    let subject = RowUnderLaw(.utilityButtons, options: options, isDriven: true)
    #expect(subject.name == "utility-buttons, SWTableViewCell, fullSwipe, sectionIndex, driven")
    #expect(subject == RowUnderLaw(.utilityButtons, rules: "SWTableViewCell", options: options, isDriven: true))
  }

  @Test("The shapes are two buttons, unequal sides, none, and more than a row can hold")
  func shapes() {
    func setup(_ leading: [Double?], _ trailing: [Double?]) -> RowSetup {
      RowSetup(
        .utilityButtons, leading: InteractionAction.buttons(leading, prefix: "l"),
        trailing: InteractionAction.buttons(trailing, prefix: "t"), rules: "ZCJTableViewCell",
        corrections: ["firstFrame"], options: ["fullSwipe": true])
    }
    let subject = RowUnderLaw(.utilityButtons, rules: "ZCJTableViewCell", options: ["fullSwipe": true])
    #expect(
      subject.shapes(corrections: ["firstFrame"]) == [
        setup([], [nil, nil]), setup([90], [30.3]), setup([], []), setup([nil, 100, 120, 90], [400]),
      ])
  }

  @Test(
    "A design that one registers oneself keeps the laws",
    arguments: [
      RowUnderLaw(.curtain), RowUnderLaw(.shutter), RowUnderLaw(.blind, isDriven: true),
    ])
  func kept(_ subject: RowUnderLaw) {
    let search = Search(depth: 2, walks: 5)
    #expect(subject.violations(search: search).map { $0.violation.report(for: $0.setup) } == [])
    #expect(!subject.breaks(.oneNoticePerChange, corrections: [], search: search))
  }

  @Test("What breaks a law is found with the row that breaks it, and its script reads where the design is known")
  func broken() throws {
    let subject = RowUnderLaw(.tornCurtain)
    let search = Search(depth: 2, walks: 0)
    let found = subject.violations(of: [.oneNoticePerChange], search: search)
    #expect(!found.isEmpty && found.allSatisfy { subject.shapes().contains($0.setup) })
    #expect(subject.breaks(.oneNoticePerChange, corrections: [], search: search))
    let (setup, violation) = (found[0].setup, found[0].violation)
    #expect(setup.violation(of: .oneNoticePerChange, on: violation.events) == violation)
    let script = try #require(violation.report(for: setup).split(separator: "\n{", maxSplits: 1).last)
    let replay = Replay(designs: Designs(rows: [.tornCurtain]))
    #expect(try replay.script("{" + script) == .row(setup, violation.events))
  }

  // MARK: Mirror images

  @Test("The mirror image of a row has its actions exchanged")
  func mirrored() {
    let (a, b) = (InteractionAction.buttons([nil], prefix: "a"), InteractionAction.buttons([nil, 60], prefix: "b"))
    let setup = RowSetup(.constraintSwipe, leading: a, trailing: b)
    #expect(setup.mirrored == RowSetup(.constraintSwipe, leading: b, trailing: a))
    #expect(setup.mirrored?.mirrored == setup)
  }

  @Test("So are the sides that may not open")
  func mirroredOptions() {
    func setup(_ edges: SwipeEdge...) -> RowSetup {
      let forbidden = JSON.array(edges.map { .string($0.name) })
      return RowSetup(.utilityButtons, options: ["fullSwipe": true, "forbidden": forbidden])
    }
    #expect(setup(.leading).mirrored == setup(.trailing))
    #expect(setup(.leading, .trailing).mirrored == setup(.leading, .trailing))
  }

  @Test(
    "A row with one side, or with something at one side, has no mirror image",
    arguments: [
      RowSetup(.scrollSwipe, rules: "article"), RowSetup(.utilityButtons, rules: "ZCJTableViewCell"),
      RowSetup(.utilityButtons, options: ["sectionIndex": true]),
    ])
  func unmirrored(_ setup: RowSetup) { #expect(setup.mirrored == nil) }
}

@Suite("Lists under law")
struct ListUnderLawTests {
  @Test("The registry puts rows of every design under every rule set, and every list")
  func all() {
    #expect(
      Designs.standard.adding(.curtain).adding(.roster()).listsUnderLaw.map(\.name) == [
        "constraint-swipe, article", "constraint-swipe, DNSSwipeableTableCell", "scroll-swipe, SwipeableTableViewCell",
        "scroll-swipe, article", "utility-buttons, SWTableViewCell", "utility-buttons, SWTableViewCellMaster",
        "utility-buttons, ZCJTableViewCell", "curtain",
        "expandable-table", "gesture-list", "roster",
      ])
    let options: [String: JSON] = ["pinchNeedsNeighbours": true]
    #expect(ListUnderLaw(.gestureList, options: options).name == "gesture-list, pinchNeedsNeighbours")
  }

  @Test(
    "A list is not concerned by a law of what it cannot do",
    arguments: [
      (ListUnderLaw(.constraintSwipe), [ListLaw.expandAndCollapse]),
      (ListUnderLaw(.gestureList), [.expandAndCollapse]),
      (ListUnderLaw(.expandableTable), []), (ListUnderLaw(.roster()), [.undo, .expandAndCollapse]),
    ])
  func concern(_ subject: ListUnderLaw, laws: [ListLaw]) {
    #expect(ListLaw.allCases.filter { !subject.isConcerned(by: $0) } == laws)
  }

  @Test("What can be corrected is what the design says")
  func corrections() {
    #expect(ListUnderLaw(.constraintSwipe).corrections == RowDesign.constraintSwipe.corrections)
    #expect(ListUnderLaw(.gestureList).corrections == ListDesign.gestureList.corrections)
    #expect(ListUnderLaw(.roster()).corrections == [])
  }

  @Test("A table of rows has an action at one side and two at the other")
  func rows() {
    let row = RowSetup(
      .scrollSwipe, leading: [InteractionAction(id: "read", title: "Read", fulfillment: .close)],
      trailing: [
        InteractionAction(id: "delete", title: "Delete", role: .destructive),
        InteractionAction(id: "archive", title: "Archive", fulfillment: .delete, asksFirst: true),
      ], rules: "article", corrections: ["firstFrame"])
    let table = ListUnderLaw(.scrollSwipe, rules: "article").table(rows: 4, corrections: ["firstFrame"])
    let mute = InteractionAction(id: "mute", title: "Mute")
    let delete = row.trailing[0]
    let news = DescribedRow(RowID(2), height: 60, trailing: [mute, delete], title: "News", group: "news")
    #expect(table == TableSetup(.count(4), of: row, described: [news]))
  }

  @Test("A table of a list has the design's sample and the options", arguments: [0, 2, 4, 9])
  func lists(rows: Int) throws {
    let gestures = ListUnderLaw(.gestureList, options: ["rowHeight": 40])
      .table(rows: rows, corrections: ["gapCloses"])
    #expect(Script.table(gestures, []).play().rowCount == rows)
    guard case .list(let list) = gestures.content else { preconditionFailure("The table holds a list.") }
    #expect(list.corrections == ["gapCloses"])
    #expect(list.options["rowHeight"] == .number(40))
    #expect(try Replay().script(Script.table(gestures, []).json()) == .table(gestures, []))
    // The form has 5, 3 and 3 rows in its sections, and as many more as are asked for beyond what a search needs.
    let form = ListUnderLaw(.expandableTable).table(rows: rows)
    let descriptors = try Script.table(form, []).json().split(separator: "\"cellIdentifier\":").count - 1
    #expect(descriptors == 5 + 3 + 3 + (rows > 4 ? rows : 0))
    #expect(try Replay().script(Script.table(form, []).json()) == .table(form, []))
  }

  @Test("A sample that the design does not take is a programmer's mistake")
  func wrongSample() async {
    await #expect(processExitsWith: .failure) {
      _ = ListUnderLaw(.gestureList, options: ["rowHeight": -1]).table(rows: 4)
    }
  }

  @Test(
    "What breaks a law of lists is found again by its events",
    arguments: [
      (ListUnderLaw(.constraintSwipe), ListLaw.identity), (ListUnderLaw(.gestureList), .cancelRestores),
    ])
  func violation(_ subject: ListUnderLaw, law: ListLaw) throws {
    let table = subject.table(rows: 4, corrections: [])
    var found = try #require(table.violations(of: [law], search: Search(depth: 2, walks: 30)).first)
    #expect(found.law == law.name)
    found.seed = nil
    #expect(table.violation(of: law, on: found.events) == found)
    #expect(subject.table(rows: 4).violation(of: law, on: found.events) == nil)
  }

  @Test(
    "A sound table keeps the laws of tables",
    arguments: [
      ListUnderLaw(.utilityButtons), ListUnderLaw(.expandableTable), ListUnderLaw(.gestureList),
      ListUnderLaw(.roster()),
    ])
  func tables(_ subject: ListUnderLaw) {
    let table = subject.table(rows: 12)
    #expect(table.tableViolations(search: Search(depth: 1, walks: 4)).map { $0.report(for: table) } == [])
  }

  @Test("What breaks a law of tables is found again by its events, and its script plays them to the design")
  func tableViolation() throws {
    let table = ListUnderLaw(.roster(fault: true)).table(rows: 12)
    let found = try #require(table.tableViolations(of: [.updatesAddUp], search: Search(depth: 1, walks: 0)).first)
    #expect(found.events.map(\.event) == [.own("hire")])
    #expect(table.violation(of: TableLaw.updatesAddUp, on: found.events) == found)
    let script = found.script(for: table)
    #expect(found.report(for: table).hasSuffix(try script.json()))
    let replay = Replay(designs: .standard.adding(.roster(fault: true)))
    #expect(try replay.script(script.json()) == script)
    let played = script.play()
    #expect(played.steps.map(\.event) == ["start", "lawEvent.hire"])
    // The fault is that it announces nothing.
    #expect(played.steps.last?.notices == [])
  }
}

extension Trace {
  /// How many rows are in sight in the end.
  fileprivate var rowCount: Int {
    guard case .array(let rows) = last("rows") else { preconditionFailure("A table's state lists its rows.") }
    return rows.count
  }
}
