import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Rows under law")
struct RowUnderLawTests {
  @Test("The registry has every row design with every rule set, and once more if a scroll view can drive it")
  func all() {
    expect(
      Designs.standard.adding(.curtain).adding(.blind).adding(.shutter).rowsUnderLaw.map(\.name),
      are: [
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
    let same = RowUnderLaw(.utilityButtons, rules: "SWTableViewCell", options: options, isDriven: true)
    #expect((subject.name, subject) == ("utility-buttons, SWTableViewCell, fullSwipe, sectionIndex, driven", same))
  }

  @Test("The shapes are two buttons, unequal sides, no buttons, and more buttons than a row can hold")
  func shapes() {
    func setup(_ leading: [Double?], _ trailing: [Double?]) -> RowSetup {
      RowSetup(
        .utilityButtons, leading: InteractionAction.buttons(leading, prefix: "l"),
        trailing: InteractionAction.buttons(trailing, prefix: "t"), rules: "ZCJTableViewCell",
        corrections: ["firstFrame"], options: ["fullSwipe": true])
    }
    let subject = RowUnderLaw(.utilityButtons, rules: "ZCJTableViewCell", options: ["fullSwipe": true])
    let shapes = [setup([], [nil, nil]), setup([90], [30.3]), setup([], []), setup([nil, 100, 120, 90], [400])]
    expect(subject.shapes(corrections: ["firstFrame"]), are: shapes)
  }

  @Test(
    "A custom design keeps the laws, and a violation comes with its row and a readable script")
  func kept() throws {
    let search = Search(depth: 2, randomSequences: 5)
    for subject in [RowUnderLaw(.curtain), RowUnderLaw(.shutter), RowUnderLaw(.blind, isDriven: true)] {
      let reports = subject.violations(search: search).map { $0.violation.report(for: $0.setup) }
      let breaks = subject.breaks(.oneNoticePerChange, corrections: [], search: search)
      expect(reports, are: [])
      expect(breaks, is: false, "\(subject.name)")
    }
    let torn = RowUnderLaw(.tornCurtain)
    let shallow = Search(depth: 2, randomSequences: 0)
    let found = torn.violations(of: [.oneNoticePerChange], search: shallow)
    let areShapes = found.allSatisfy { torn.shapes().contains($0.setup) }
    let breaks = torn.breaks(.oneNoticePerChange, corrections: [], search: shallow)
    expect([found.isEmpty, areShapes, breaks], are: [false, true, true])
    let (setup, violation) = (found[0].setup, found[0].violation)
    expect(setup.violation(of: .oneNoticePerChange, on: violation.events), is: violation)
    let script = try #require(violation.report(for: setup).split(separator: "\n{", maxSplits: 1).last)
    let replay = Replay(designs: Designs(rows: [.tornCurtain]))
    expect(try replay.script("{" + script), is: .row(setup, violation.events))
  }

  // MARK: Mirror images

  @Test("A row's mirror image exchanges its actions and forbidden sides, and a one-sided row has no mirror image")
  func mirrored() {
    let (a, b) = (InteractionAction.buttons([nil], prefix: "a"), InteractionAction.buttons([nil, 60], prefix: "b"))
    let setup = RowSetup(.constraintSwipe, leading: a, trailing: b)
    let image = RowSetup(.constraintSwipe, leading: b, trailing: a)
    expect([setup.mirrored, setup.mirrored?.mirrored], are: [image, setup])
    func forbidding(_ edges: SwipeEdge...) -> RowSetup {
      let forbidden = JSON.array(edges.map { .string($0.name) })
      return RowSetup(.utilityButtons, options: ["fullSwipe": true, "forbidden": forbidden])
    }
    let both = forbidding(.leading, .trailing)
    expect([forbidding(.leading), both].map(\.mirrored), are: [forbidding(.trailing), both])
    // Rows with one side, or with a section index on one side.
    let oneSided = [
      RowSetup(.scrollSwipe, rules: "article"), RowSetup(.utilityButtons, rules: "ZCJTableViewCell"),
      RowSetup(.utilityButtons, options: ["sectionIndex": true]),
    ]
    expect(oneSided.map(\.mirrored), are: [nil, nil, nil])
  }
}

@Suite("Lists under law")
struct ListUnderLawTests {
  @Test("The registry has lists of every row design with every rule set, and every list design")
  func all() {
    expect(
      Designs.standard.adding(.curtain).adding(.roster()).listsUnderLaw.map(\.name),
      are: [
        "constraint-swipe, article", "constraint-swipe, DNSSwipeableTableCell", "scroll-swipe, SwipeableTableViewCell",
        "scroll-swipe, article", "utility-buttons, SWTableViewCell", "utility-buttons, SWTableViewCellMaster",
        "utility-buttons, ZCJTableViewCell", "curtain",
        "expandable-table", "gesture-list", "roster",
      ])
    let options: [String: JSON] = ["pinchNeedsNeighbours": true]
    expect(ListUnderLaw(.gestureList, options: options).name, is: "gesture-list, pinchNeedsNeighbours")
  }

  @Test("A list is not subject to laws about what it cannot do, and its corrections are its design's")
  func concern() {
    let lists = [ListUnderLaw(.constraintSwipe), ListUnderLaw(.gestureList), ListUnderLaw(.roster())]
    let all = lists + [ListUnderLaw(.expandableTable)]
    let laws: [[ListLaw]] = [
      [.collapsingUndoesExpanding], [.collapsingUndoesExpanding], [.undo, .collapsingUndoesExpanding], [],
    ]
    expect(all.map { list in ListLaw.allCases.filter { !list.isSubject(to: $0) } }, are: laws)
    let corrections = [RowDesign.constraintSwipe.corrections, ListDesign.gestureList.corrections, []]
    expect(lists.map(\.corrections), are: corrections)
  }

  @Test("A table of rows has one action on one side and two on the other")
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
    let news = DescribedRow(RowID(2), height: 50, trailing: [mute, delete], title: "News", group: "news")
    let described = [DescribedRow(RowID(0), height: 30), DescribedRow(RowID(1), height: 120), news]
    expect(table, is: TableSetup(.count(4), of: row, described: described))
  }

  @Test("A table of a list has the design's sample and the options")
  func lists() throws {
    for rows in [0, 2, 4, 7] {
      let gestures = ListUnderLaw(.gestureList, options: ["rowHeight": 40])
        .table(rows: rows, corrections: ["gapCloses"])
      let count = Script.table(gestures, []).play().rowCount
      guard case .list(let list) = gestures.content else { preconditionFailure("The table holds a list.") }
      expect(count, is: rows)
      expect(list.corrections, is: ["gapCloses"])
      expect(list.options["rowHeight"], is: 40)
      try expectRoundTrip(.table(gestures, []))
      // The form has 5, 3 and 3 rows in its sections, and more if more than a search needs are requested.
      let form = Script.table(ListUnderLaw(.expandableTable).table(rows: rows), [])
      let descriptors = try form.json().split(separator: "\"cellIdentifier\":").count - 1
      let expected = 5 + 3 + 3 + (rows > 4 ? rows : 0)
      expect(descriptors, is: expected)
      try expectRoundTrip(form)
    }
  }

  @Test("A sample that the design refuses ends the process")
  func wrongSample() async {
    await #expect(processExitsWith: .failure) {
      _ = ListUnderLaw(.gestureList, options: ["rowHeight": -1]).table(rows: 4)
    }
  }

  @Test("The events of a violation of a list law reproduce it")
  func violation() throws {
    let breaches = [(ListUnderLaw(.constraintSwipe), ListLaw.identity), (ListUnderLaw(.gestureList), .cancelRestores)]
    for (subject, law) in breaches {
      let table = subject.table(rows: 4, corrections: [])
      var found = try #require(table.violations(of: [law], search: Search(depth: 2, randomSequences: 30)).first)
      found.seed = nil
      let again = [table, subject.table(rows: 4)].map { $0.violation(of: law, on: found.events) }
      #expect((found.law, again) == (law.name, [found, nil]))
    }
  }

  @Test("A sound table keeps the laws of tables")
  func tables() {
    let subjects = [
      ListUnderLaw(.utilityButtons), ListUnderLaw(.expandableTable), ListUnderLaw(.gestureList),
      ListUnderLaw(.roster()),
    ]
    for subject in subjects {
      let table = subject.table(rows: 12)
      let reports = table.tableViolations(search: Search(depth: 1, randomSequences: 4)).map { $0.report(for: table) }
      expect(reports, are: [], "\(subject.name)")
    }
  }

  @Test("The events of a violation of a table law reproduce it, and its script replays them on the design")
  func tableViolation() throws {
    let table = ListUnderLaw(.roster(fault: true)).table(rows: 12)
    let found = try #require(
      table.tableViolations(of: [.updatesAddUp], search: Search(depth: 1, randomSequences: 0)).first)
    expect(found.events.map(\.event), are: [.custom("hire")])
    expect(table.violation(of: TableLaw.updatesAddUp, on: found.events), is: found)
    let script = found.script(for: table)
    #expect(found.report(for: table).hasSuffix(try script.json()))
    let replay = Replay(designs: .standard.adding(.roster(fault: true)))
    expect(try replay.script(script.json()), is: script)
    let steps = script.play().steps
    // The fault is that the list reports nothing.
    expect(steps.map(\.event), are: ["start", "lawEvent.hire"])
    expect(steps.last?.notices, is: [])
  }
}

extension Trace {
  /// How many rows are visible in the end.
  fileprivate var rowCount: Int {
    guard case .array(let rows) = last("rows") else { preconditionFailure("A table's state lists its rows.") }
    return rows.count
  }
}
