import ConstraintSwipe
import InteractionReplay
import TestSupport
import Testing

@Suite("Custom row designs")
struct OwnRowDesignTests {
  private static let replay = Replay(designs: .standard.adding(.curtain).adding(.blind).adding(.shutter))
  private static let names = "constraint-swipe, scroll-swipe, utility-buttons, curtain, blind, shutter"

  private static func script(_ design: String, _ configuration: String, _ events: String = "") -> String {
    #"{"design":"\#(design)","configuration":{\#(configuration)},"events":[\#(events)]}"#
  }

  private static let swipe = #"""
    {"pan":{"phase":"began","translation":0,"velocity":0}},
    {"at":0.5,"pan":{"phase":"ended","translation":-50,"velocity":0}},{"at":1,"wait":{}}
    """#

  // MARK: Playing

  @Test("A script that names a custom design plays on its row, and the timeline has the row's own state")
  func plays() {
    // One button of 80 points, so 50 open: 50 / 20 folds, then 80 / 20.
    expect(
      timeline(Self.script("curtain", #""trailing":[\#(deleteAction)]"#, Self.swipe), by: Self.replay),
      is: """
        curtain
             time  event      offset  target  rest      folds  notices
          0.000 s  start           0       0  closed        0
          0.000 s  pan.began       0       0  closed        0
          0.500 s  pan.ended     -50     -80  trailing    2.5  didOpen.trailing
          1.000 s  wait          -80     -80  trailing      4

        """)
  }

  @Test("A row's own value may have the name of the column in which a table has its rows' offsets")
  func ownOffsets() {
    let replay = Replay(
      designs: .standard.adding(
        RowDesign(
          "rail", state: RowDesign.State(timeline: ["offsets"]) { _, _ in ["offsets": .number(7)] },
          make: { setup in ConstraintSwipe(width: setup.width, height: setup.height, trailing: setup.trailing) })))
    expect(
      timeline(Self.script("rail", ""), by: replay),
      is: """
        rail
             time  event  offset  target  rest    offsets  notices
          0.000 s  start       0       0  closed        7

        """)
  }

  @Test("A design's own options are read, used and written")
  func options() throws {
    let script = try Self.replay.script(
      Self.script("curtain", #""trailing":[\#(deleteAction)],"isNailed":true"#, Self.swipe))
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let setup = RowSetup(.curtain, trailing: [delete], options: ["isNailed": true])
    let events: [Timed<RowEvent>] = [
      Timed(0, .pan(PanSample(.began, translation: .zero))),
      Timed(0.5, .pan(PanSample(.ended, translation: Vector(-50, 0)))), Timed(1, .wait),
    ]
    expect(script, is: .row(setup, events))
    expectReported(script.play(), [])
    expect(try script.json(), has: [#""isNailed":true"#])
    try expectRoundTrip(.row(RowSetup(.curtain), []), by: Self.replay)
  }

  @Test("Scripts of custom designs are written and read back")
  func roundTrip() throws {
    let texts = [
      Self.script("curtain", twoActions, Self.swipe),
      Self.script("blind", twoActions, #"{"scroll":{"phase":"began","contentOffset":3}}"#),
      Self.script("shutter", twoActions + #","rules":"manual","corrections":["closesWithTable"]"#, Self.swipe),
      rawTableScript(#""of":"curtain","rows":2,"row":{\#(twoActions),"isNailed":true}"#, #"{"wait":{}}"#),
    ]
    for text in texts { try expectRoundTrip(try Self.replay.script(text), by: Self.replay) }
  }

  @Test("A table can hold rows of a custom design")
  func table() throws {
    let swipe = Finger.swipeOpen(60, at: 0).events.map { Timed($0.at, TableStep.touch($0.event)) }
    let row = RowSetup(.curtain, trailing: InteractionAction.buttons([nil]))
    let trace = Script.table(TableSetup(.count(3), of: row), swipe + [Timed(1, .list(.wait))]).play()
    guard case .array(let rows) = trace.last("rows") else { preconditionFailure("A table's state lists its rows.") }
    // The second of three rows is open by 80 points.
    let folds = rows.map { $0["state"]?["folds"] }
    expectReported(trace, ["touch.up: didOpen.trailing.1"])
    expect(folds, are: [0, 4, 0])
  }

  @Test("Rules and corrections reach the row, also a driven one, for which the laws hold")
  func corrections() {
    func reported(_ corrections: [String]?) -> [String] {
      let setup = RowSetup(
        .shutter, trailing: InteractionAction.buttons([nil]), rules: "manual", corrections: corrections)
      let events: [Timed<RowEvent>] = [
        Timed(0, .open(.trailing, animated: false)), Timed(1, .tap), Timed(2, .open(.trailing, animated: false)),
        Timed(3, .table(.tableScrolled)),
      ]
      return Script.row(setup, events).play().reported
    }
    let opens = "open.trailing: didOpen.trailing"
    let all = [reported(nil), reported(["closesAtTap"]), reported([])]
    let expected = [
      [opens, "tap: didClose", opens, "tableScrolled: didClose"], [opens, "tap: didClose", opens],
      // A tap reaches the table's row where it does not close.
      [opens, "tap: didSelect"],
    ]
    expect(all, is: expected)
    let opened: [Timed<RowEvent>] = [
      Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.1, .scroll(.moved(contentOffset: 80))),
      Timed(0.2, .scroll(.ended(contentOffset: 80, velocity: 0, target: 80))),
      Timed(1, .table(.tableScrolled)),
    ]
    func driven(_ corrections: [String]) -> [String] {
      let row = RowSetup(.awning, trailing: InteractionAction.buttons([80]), corrections: corrections)
      return Script.row(row, opened).play().reported
    }
    let opensDriven = "scroll.ended: didOpen.trailing"
    let allDriven = [driven(["closesWithTable"]), driven([])]
    expect(allDriven, are: [[opensDriven, "tableScrolled: didClose"], [opensDriven]])
    expect(RowSetup(.awning).violations(search: Search(depth: 2, randomSequences: 4), isDriven: true), are: [])
  }

  @Test("A design has the rules, the corrections and the driver that it was made with; a sole rule set has no name")
  func properties() {
    let (rules, corrections) = (["electric", "manual"], RowDesign.shutter.corrections)
    expect(corrections.map(\.name), are: ["closesAtTap", "closesWithTable"])
    expect(corrections.map(\.sentence), are: ["A tap closes.", "A row closes with the table."])
    let designs = [RowDesign.curtain, .blind, .shutter, .awning]
    expect(designs.map(\.isScrollDriven), are: [false, true, false, true])
    let others = [RowDesign.curtain, .shutter, .awning]
    expect(others.map(\.rules), are: [[], rules, rules])
    expect(others.map(\.corrections), are: [[], corrections, corrections])
    let louvre = RowDesign.louvre
    #expect((louvre.rules, louvre.corrections) == ([], RowDesign.shutter.corrections))
    expect(Designs(rows: [.louvre]).rowsUnderLaw, are: [RowUnderLaw(.louvre)])
    let error = ScriptError(
      file: "script", place: "configuration",
      problem: #"unknown key "rules" (one of width, height, leading, trailing, corrections)"#)
    #expect(throws: error) {
      try Replay(designs: Designs(rows: [.louvre])).script(Self.script("louvre", #""rules":"""#))
    }
    func reported(_ corrections: [String]?) -> [String] {
      let row = RowSetup(.louvre, trailing: InteractionAction.buttons([nil]), corrections: corrections)
      return Script.row(row, [Timed(0, .open(.trailing, animated: false)), Timed(1, .tap)]).play().reported
    }
    let opens = "open.trailing: didOpen.trailing"
    expect([reported(nil), reported([])], are: [[opens, "tap: didClose"], [opens, "tap: didSelect"]])
  }

  @Test("A custom option with the name of an option that every row has ends the process")
  func takenOptions() async {
    for key in ["width", "trailing", "corrections"] {
      await #expect(processExitsWith: .failure) { [key = key as String] in
        _ = RowDesign("odd", options: RowDesign.Options(keys: [key])) { _ in EmptyRow.make(RowSetup(.curtain)) }
      }
    }
  }

  // MARK: Messages

  @Test("Errors name a custom design and its options, and a replay without the design refuses its scripts")
  func errors() {
    expectRefused(
      by: Self.replay,
      [
        Refusal(
          Self.script("swipe", ""),
          #"design: unknown design "swipe" (one of \#(Self.names), expandable-table, gesture-list, headless-table)"#),
        Refusal(
          rawTableScript(#""of":"swipe""#),
          #"configuration.of: unknown design "swipe" (one of \#(Self.names), expandable-table, gesture-list)"#),
        Refusal(
          Self.script("curtain", #""rules":"article""#),
          #"configuration: unknown key "rules" (one of width, height, leading, trailing, isNailed)"#),
        Refusal(
          Self.script("curtain", #""isNailed":1"#),
          "configuration.isNailed: expected true or false, found 1"),
        Refusal(
          Self.script("shutter", #""rules":"article""#),
          #"configuration.rules: unknown rules "article" (one of electric, manual)"#),
        Refusal(
          Self.script("shutter", #""corrections":["tapCloses"]"#),
          #"configuration.corrections[0]: unknown correction "tapCloses" (one of closesAtTap, closesWithTable)"#),
        Refusal(
          Self.script("shutter", "", #"{"pan":{"phase":"began","translation":0}}"#),
          "events[0].pan.velocity: missing (the motor asks for it; write a number or [x, y])"),
        Refusal(
          Self.script("curtain", "", #"{"scroll":{"phase":"began","contentOffset":0}}"#),
          #"events[0]: unknown kind of event "scroll" (one of \#(rowKinds))"#),
      ])
    #expect(
      played(Self.script("curtain", ""))
        == #"s.json: design: unknown design "curtain" (one of \#(inTables), headless-table)"#)
  }

  @Test("A name with a quotation mark and a line break is written as JSON, and shown on one line")
  func oddName() throws {
    let odd = RowDesign("a \"b\"\n\u{2028}c") { setup in EmptyRow.make(setup) }
    let script = Script.row(RowSetup(odd), [])
    try expectRoundTrip(script, by: Replay(designs: Designs(rows: [odd])))
    let start = #"{"design":"a \"b\"\n"# + "\u{2028}" + #"c","steps":["#
    #expect(script.play().json.hasPrefix(start))
    let title = String(script.play().text.split(separator: "\n")[0])
    expect(title, is: #"a "b"\n\u{2028}c"#)
  }

  // MARK: Comparisons

  @Test("A comparison plays a custom design beside the others, without rules that require a missing velocity")
  func compared() throws {
    let pan = #"{"pan":{"phase":"began","translation":0}},{"at":0.5,"pan":{"phase":"ended","translation":-50}}"#
    let replay = Replay(designs: Designs(rows: [.shutter, .curtain]))
    let text = """
      s.json, corrections all
        a  shutter  manual
        b  curtain
        not played: shutter electric, events[0].pan.velocity: missing (the motor asks for it; write a number or [x, y])

           time  event             a         b  notices
        0.000 s  start             0         0
        0.000 s  pan.began         0         0
        0.500 s  pan.ended       -50       -50  a b didOpen.trailing
        0.700 s  end             -80       -80
                            trailing  trailing

      """
    for design in ["shutter", "curtain"] {
      let script = Self.script(design, #""trailing":[\#(deleteAction)]"#, pan)
      expect(try replay.comparison(of: script.utf8, name: "s.json").text, is: text)
    }
  }

  @Test("When a comparison has more contenders than letters, they are called aa, ab and so on")
  func letters() throws {
    let designs = (0..<28).map { number in RowDesign("d\(number)") { setup in EmptyRow.make(setup) } }
    let comparison = try Replay(designs: Designs(rows: designs)).comparison(
      of: Self.script("d0", "").utf8, name: "s.json")
    let lines = comparison.text.split(separator: "\n")
    expect(lines[26...28].map { String($0) }, are: ["  z   d25", "  aa  d26", "  ab  d27"])
  }
}

@Suite("The registry of designs")
struct DesignsTests {
  @Test("The standard designs are those of the five articles, and a design is found by its name among its kind")
  func names() {
    let (rows, lists) = (
      ["constraint-swipe", "scroll-swipe", "utility-buttons"], ["expandable-table", "gesture-list"]
    )
    let standard = Designs.standard
    #expect((standard.rows.map(\.name), standard.lists.map(\.name)) == (rows, lists))
    let designs = standard.adding(.curtain).adding(.roster())
    #expect((designs.rows.map(\.name), designs.lists.map(\.name)) == (rows + ["curtain"], lists + ["roster"]))
    let names = ["curtain", "roster"]
    expect(names.map { designs.row(named: $0) }, are: [.curtain, nil])
    expect(names.map { designs.list(named: $0) }, are: [nil, .roster()])
  }

  @Test("Designs with the same name are equal")
  func equality() {
    let other = RowDesign("curtain") { setup in EmptyRow.make(setup) }
    #expect((other, other.hashValue) == (.curtain, RowDesign.curtain.hashValue))
    #expect(RowDesign.curtain != .blind)
    let (sound, faulty) = (ListDesign.roster(), ListDesign.roster(fault: true))
    #expect((sound, sound.hashValue) == (faulty, faulty.hashValue))
    #expect(sound != .roster("payroll"))
  }

  @Test("An empty registry has tables, but no designs to put into them")
  func empty() {
    expectRefused(
      by: Replay(designs: Designs()),
      [
        Refusal(rowScript(), #"design: unknown design "constraint-swipe" (only headless-table)"#),
        Refusal(tableScript(), #"configuration.of: unknown design "constraint-swipe" (none is available here)"#),
        Refusal(rawTableScript(""), "configuration.of: missing (none is available here)"),
      ])
  }

  @Test("Registering two designs with the same name ends the process")
  func twice() async {
    for number in 0...3 {
      await #expect(processExitsWith: .failure) { [number = number as Int] in
        switch number {
        case 0: _ = Designs.standard.adding(.constraintSwipe)
        case 1: _ = Designs.standard.adding(.gestureList)
        case 2: _ = Designs(rows: [.curtain], lists: [.roster("curtain")])
        default: _ = Designs(lists: [.roster("headless-table")])
        }
      }
    }
  }
}
