import InteractionReplay
import TestSupport
import Testing

@Suite("Designs of rows that one registers oneself")
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

  @Test("A script that names the design is played to its rows, whose own state is in the timeline")
  func plays() {
    // One button of 80 points, so 50 open: 50 / 20 folds, then 80 / 20.
    #expect(
      timeline(Self.script("curtain", #""trailing":[\#(deleteAction)]"#, Self.swipe), by: Self.replay) == """
        curtain
             time  event      offset  target  rest      folds  notices
          0.000 s  start           0       0  closed        0
          0.000 s  pan.began       0       0  closed        0
          0.500 s  pan.ended     -50     -80  trailing    2.5  didOpen.trailing
          1.000 s  wait          -80     -80  trailing      4

        """)
  }

  @Test("What the design takes by itself is read, used and written")
  func options() throws {
    let script = try Self.replay.script(
      Self.script("curtain", #""trailing":[\#(deleteAction)],"isNailed":true"#, Self.swipe))
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let setup = RowSetup(.curtain, trailing: [delete], options: ["isNailed": true])
    #expect(
      script
        == .row(
          setup,
          [
            Timed(0, .pan(PanSample(.began, translation: .zero))),
            Timed(0.5, .pan(PanSample(.ended, translation: Vector(-50, 0)))), Timed(1, .wait),
          ]))
    #expect(script.play().reported == [])
    #expect(try script.json().contains(#""isNailed":true"#))
    #expect(try Self.replay.script(Script.row(RowSetup(.curtain), []).json()) == .row(RowSetup(.curtain), []))
  }

  @Test(
    "Its scripts are written and read back",
    arguments: [
      script("curtain", twoActions, swipe),
      script("blind", twoActions, #"{"scroll":{"phase":"began","contentOffset":3}}"#),
      script("shutter", twoActions + #","rules":"manual","corrections":["closesWithTable"]"#, swipe),
      rawTableScript(#""of":"curtain","rows":2,"row":{\#(twoActions),"isNailed":true}"#, #"{"wait":{}}"#),
    ])
  func roundTrip(_ text: String) throws {
    let script = try Self.replay.script(text)
    #expect(try Self.replay.script(script.json()) == script)
    #expect(try Self.replay.script(script.json()).play() == script.play())
  }

  @Test("A table holds its rows")
  func table() throws {
    let swipe = Finger.swipeOpen(60, at: 0).events.map { Timed($0.at, TableStep.touch($0.event)) }
    let row = RowSetup(.curtain, trailing: InteractionAction.buttons([nil]))
    let trace = Script.table(TableSetup(.count(3), of: row), swipe + [Timed(1, .list(.wait))]).play()
    #expect(trace.reported == ["touch.up: didOpen.trailing.1"])
    guard case .array(let rows) = trace.last("rows") else { preconditionFailure("A table's state lists its rows.") }
    // The second of three rows is open by 80 points.
    #expect(rows.map { $0["state"]?["folds"] } == [0, 4, 0].map { .number($0) })
  }

  @Test("Rules and corrections reach the row")
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
    #expect(reported(nil) == [opens, "tap: didClose", opens, "tableScrolled: didClose"])
    #expect(reported(["closesAtTap"]) == [opens, "tap: didClose", opens])
    // A tap reaches the table's row where it does not close.
    #expect(reported([]) == [opens, "tap: didSelect"])
  }

  @Test("It has the rules, the corrections and the driver that it was made with")
  func properties() {
    #expect(RowDesign.shutter.rules == ["electric", "manual"])
    #expect(RowDesign.shutter.corrections.map(\.name) == ["closesAtTap", "closesWithTable"])
    #expect(RowDesign.shutter.corrections.map(\.sentence) == ["A tap closes.", "A row closes with the table."])
    #expect(RowDesign.curtain.rules == [] && RowDesign.curtain.corrections == [])
    #expect([RowDesign.curtain, .blind, .shutter, .awning].map(\.isScrollDriven) == [false, true, false, true])
    #expect(RowDesign.awning.rules == RowDesign.shutter.rules)
    #expect(RowDesign.awning.corrections == RowDesign.shutter.corrections)
  }

  @Test("A design with corrections and one rule set only has no names for it")
  func noRules() {
    #expect(RowDesign.louvre.rules == [])
    #expect(RowDesign.louvre.corrections == RowDesign.shutter.corrections)
    #expect(Designs(rows: [.louvre]).rowsUnderLaw == [RowUnderLaw(.louvre)])
    #expect(
      throws: ScriptError(
        file: "script", place: "configuration",
        problem: #"unknown key "rules" (one of width, height, leading, trailing, corrections)"#)
    ) {
      try Replay(designs: Designs(rows: [.louvre])).script(Self.script("louvre", #""rules":"""#))
    }
    func reported(_ corrections: [String]?) -> [String] {
      let row = RowSetup(.louvre, trailing: InteractionAction.buttons([nil]), corrections: corrections)
      return Script.row(row, [Timed(0, .open(.trailing, animated: false)), Timed(1, .tap)]).play().reported
    }
    #expect(reported(nil) == ["open.trailing: didOpen.trailing", "tap: didClose"])
    #expect(reported([]) == ["open.trailing: didOpen.trailing", "tap: didSelect"])
  }

  @Test("Corrections reach a row that a scroll view drives, and the laws hold for it")
  func scrollDrivenCorrections() {
    let opened: [Timed<RowEvent>] = [
      Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.1, .scroll(.moved(contentOffset: 80))),
      Timed(0.2, .scroll(.ended(contentOffset: 80, velocity: 0, target: 80))),
      Timed(1, .table(.tableScrolled)),
    ]
    func reported(_ corrections: [String]) -> [String] {
      let row = RowSetup(.awning, trailing: InteractionAction.buttons([80]), corrections: corrections)
      return Script.row(row, opened).play().reported
    }
    #expect(reported(["closesWithTable"]) == ["scroll.ended: didOpen.trailing", "tableScrolled: didClose"])
    #expect(reported([]) == ["scroll.ended: didOpen.trailing"])
    #expect(RowSetup(.awning).violations(search: Search(depth: 2, walks: 4), isDriven: true) == [])
  }

  @Test("Options that every row has are a programmer's mistake", arguments: ["width", "trailing", "corrections"])
  func takenOptions(_ key: String) async {
    await #expect(processExitsWith: .failure) { [key] in
      _ = RowDesign("odd", options: RowDesign.Options(keys: [key])) { _ in EmptyRow.make(RowSetup(.curtain)) }
    }
  }

  // MARK: Messages

  @Test(
    "Errors name it among the designs, and say what it takes",
    arguments: [
      Refusal(
        script("swipe", ""),
        #"design: unknown design "swipe" (one of \#(names), expandable-table, gesture-list, headless-table)"#),
      Refusal(
        rawTableScript(#""of":"swipe""#),
        #"configuration.of: unknown design "swipe" (one of \#(names), expandable-table, gesture-list)"#),
      Refusal(
        script("curtain", #""rules":"article""#),
        #"configuration: unknown key "rules" (one of width, height, leading, trailing, isNailed)"#),
      Refusal(
        script("curtain", #""isNailed":1"#),
        "configuration.isNailed: true or false is expected, not 1"),
      Refusal(
        script("shutter", #""rules":"article""#),
        #"configuration.rules: unknown rules "article" (one of electric, manual)"#),
      Refusal(
        script("shutter", #""corrections":["tapCloses"]"#),
        #"configuration.corrections[0]: unknown correction "tapCloses" (one of closesAtTap, closesWithTable)"#),
      Refusal(
        script("shutter", "", #"{"pan":{"phase":"began","translation":0}}"#),
        "events[0].pan.velocity: missing (the motor asks for it; a number or [x, y] is expected)"),
      Refusal(
        script("curtain", "", #"{"scroll":{"phase":"began","contentOffset":0}}"#),
        #"events[0]: unknown kind of event "scroll" (one of \#(rowKinds))"#),
    ])
  func errors(_ refusal: Refusal) { #expect(played(refusal.script, by: Self.replay) == refusal.line) }

  @Test("A replay that does not know it refuses its scripts")
  func unknown() {
    #expect(
      played(Self.script("curtain", ""))
        == #"s.json: design: unknown design "curtain" (one of \#(inTables), headless-table)"#)
  }

  @Test("A name with a quotation mark and a line break is written as JSON, and shown on one line")
  func oddName() throws {
    let odd = RowDesign("a \"b\"\n\u{2028}c") { setup in EmptyRow.make(setup) }
    let script = Script.row(RowSetup(odd), [])
    #expect(try Replay(designs: Designs(rows: [odd])).script(script.json()) == script)
    #expect(script.play().json.hasPrefix(#"{"design":"a \"b\"\n"# + "\u{2028}" + #"c","steps":["#))
    #expect(script.play().text.split(separator: "\n")[0] == #"a "b"\n\u{2028}c"#)
  }

  // MARK: Comparisons

  @Test(
    "A comparison plays it beside the others, also where its usual rules ask for a velocity that is missing",
    arguments: ["shutter", "curtain"])
  func compared(_ design: String) throws {
    let pan = #"{"pan":{"phase":"began","translation":0}},{"at":0.5,"pan":{"phase":"ended","translation":-50}}"#
    let replay = Replay(designs: Designs(rows: [.shutter, .curtain]))
    let text = """
      s.json, corrections all
        a  shutter  manual
        b  curtain
        not played: shutter electric, events[0].pan.velocity: missing (the motor asks for it; a number or [x, y] is expected)

           time  event             a         b  notices
        0.000 s  start             0         0
        0.000 s  pan.began         0         0
        0.500 s  pan.ended       -50       -50  a b didOpen.trailing
        0.700 s  at rest         -80       -80
                            trailing  trailing

      """
    let script = Self.script(design, #""trailing":[\#(deleteAction)]"#, pan)
    #expect(try replay.comparison(of: script.utf8, name: "s.json").text == text)
  }

  @Test("More contenders than the alphabet has letters are called aa, ab and so on")
  func letters() throws {
    let designs = (0..<28).map { number in RowDesign("d\(number)") { setup in EmptyRow.make(setup) } }
    let comparison = try Replay(designs: Designs(rows: designs)).comparison(
      of: Self.script("d0", "").utf8, name: "s.json")
    let lines = comparison.text.split(separator: "\n")
    #expect(lines[26...28].map(String.init) == ["  z   d25", "  aa  d26", "  ab  d27"])
  }
}

@Suite("The registry of designs")
struct DesignsTests {
  @Test("The standard designs are those of the five articles")
  func standard() {
    #expect(Designs.standard.rows.map(\.name) == ["constraint-swipe", "scroll-swipe", "utility-buttons"])
    #expect(Designs.standard.lists.map(\.name) == ["expandable-table", "gesture-list"])
  }

  @Test("A design is found by its name, and only among its kind")
  func names() {
    let designs = Designs.standard.adding(.curtain).adding(.roster())
    #expect(designs.rows.map(\.name) == ["constraint-swipe", "scroll-swipe", "utility-buttons", "curtain"])
    #expect(designs.lists.map(\.name) == ["expandable-table", "gesture-list", "roster"])
    #expect(designs.row(named: "curtain") == .curtain)
    #expect(designs.row(named: "roster") == nil)
    #expect(designs.list(named: "roster") == .roster())
    #expect(designs.list(named: "curtain") == nil)
  }

  @Test("Designs of one name are equal")
  func equality() {
    let other = RowDesign("curtain") { setup in EmptyRow.make(setup) }
    #expect(other == .curtain && other.hashValue == RowDesign.curtain.hashValue)
    #expect(RowDesign.curtain != .blind)
    #expect(ListDesign.roster() == .roster(fault: true))
    #expect(ListDesign.roster().hashValue == ListDesign.roster(fault: true).hashValue)
    #expect(ListDesign.roster() != .roster("payroll"))
  }

  @Test(
    "An empty registry knows tables, and nothing to put into them",
    arguments: [
      Refusal(rowScript(), #"design: unknown design "constraint-swipe" (only headless-table)"#),
      Refusal(tableScript(), #"configuration.of: unknown design "constraint-swipe" (none is known here)"#),
      Refusal(rawTableScript(""), "configuration.of: missing (none is known here)"),
    ])
  func empty(_ refusal: Refusal) { #expect(played(refusal.script, by: Replay(designs: Designs())) == refusal.line) }

  @Test("Names that stand twice are a programmer's mistake")
  func twice() async {
    await #expect(processExitsWith: .failure) { _ = Designs.standard.adding(.constraintSwipe) }
    await #expect(processExitsWith: .failure) { _ = Designs.standard.adding(.gestureList) }
    await #expect(processExitsWith: .failure) { _ = Designs(rows: [.curtain], lists: [.roster("curtain")]) }
    await #expect(processExitsWith: .failure) { _ = Designs(lists: [.roster("headless-table")]) }
  }
}
