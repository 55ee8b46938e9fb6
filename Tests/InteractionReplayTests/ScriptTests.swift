import ConstraintSwipe
import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that are built in Swift")
struct ScriptTests {
  private static let delete = InteractionAction(
    id: "delete", title: "Delete \"all\"/é\n", role: .destructive, icon: "trash", color: SRGBColor(hex: 0xFF3B30),
    width: 82)
  private static let more = InteractionAction(id: "more", title: "More")

  /// Every kind of event of a row, with every number of fields; reports come from a scroll view.
  private static let rowEvents: [Timed<RowEvent>] = [
    Timed(0, .pan(PanSample(.began, translation: .zero))),
    Timed(1.0 / 60, .pan(PanSample(.changed, translation: Vector(-1.0 / 3, 2), velocity: Vector(-500, 1e-7)))),
    Timed(0.1, .pan(PanSample(.ended, translation: Vector(-50, 0), velocity: Vector(-600, 0)))),
    Timed(0.1, .pan(PanSample(.cancelled, translation: .zero))),
    Timed(0.1, .pan(PanSample(.failed, translation: .zero))),
    Timed(0.2, .open(.leading, animated: true)), Timed(0.2, .open(.trailing, animated: false)),
    Timed(0.3, .close(animated: true)), Timed(0.3, .close(animated: false)), Timed(0.4, .press(.trailing, 0, .down)),
    Timed(0.4, .press(.trailing, 0, .up)), Timed(0.4, .press(.trailing, 0, .cancelled)),
    Timed(0.5, .tapButton(.leading, 0)), Timed(0.6, .tap), Timed(0.6, .reuse), Timed(0.6, .resize(480.5)),
    Timed(0.7, .table(.otherRowOpened)), Timed(0.7, .table(.tableScrolled)), Timed(0.7, .table(.tableTapped)),
    Timed(0.8, .wait),
    Timed(1e12, .perform("open.leading")), Timed(1e12, .perform("more")),
  ]
  private static let reports: [Timed<RowEvent>] = [
    Timed(0, .scroll(.began(contentOffset: 0))), Timed(0.1, .scroll(.moved(contentOffset: 1.0 / 3))),
    Timed(0.2, .scroll(.ended(contentOffset: 90, velocity: -600, target: 80))),
  ]

  private static let row = Script.row(
    RowSetup(
      .constraintSwipe, width: 375, height: 60, leading: [delete], trailing: [more], rules: "DNSSwipeableTableCell",
      corrections: ["tapCloses", "noEmptySide"]),
    rowEvents)
  private static let driven = Script.row(
    RowSetup(.scrollSwipe, leading: [delete], trailing: [more], corrections: []),
    reports + rowEvents.filter { $0.at >= Time(0.2) })
  private static let table = Script.table(
    TableSetup(
      .titles(["a", "b"]), of: RowSetup(.constraintSwipe, trailing: [more], corrections: []), width: 300, height: 400,
      direction: .rightToLeft, policies: TablePolicies(closesOthersOnOpen: false, closesOnOutsideTap: false)),
    [
      Timed(0, .touch(TouchEvent(.down, location: Vector(1, 2)))),
      Timed(0, .touch(TouchEvent(.moved, finger: -7, location: Vector(1e300, -0.5)))),
      Timed(0.1, .touch(TouchEvent(.up, location: .zero))),
      Timed(0.1, .touch(TouchEvent(.cancelled, finger: 3, location: .zero))), Timed(0.2, .list(.wait)),
      Timed(0.2, .list(.perform("more", on: RowID(1)))), Timed(0.3, .keyboard(height: 216)),
      Timed(0.4, .list(.confirm(RowID(1)))), Timed(0.4, .list(.cancel(RowID(0)))),
      Timed(0.4, .scrollToRow(RowID(1), .bottom, animated: true)),
      Timed(0.5, .scrollToRow(RowID(0), .nearest, animated: false)),
    ])
  private static let plain = Script.row(RowSetup(.constraintSwipe), [])
  private static let plainTable = Script.table(TableSetup(.count(30), of: RowSetup(.constraintSwipe)), [])

  @Test("A script is the same and has the same trace when it is written and read again, and so has a file of several")
  func roundTrip() throws {
    for script in [Self.row, Self.driven, Self.table, Self.plain, Self.plainTable] {
      let text = try script.json()
      let read = try Replay().script(text)
      expect(read, is: script)
      expect(try read.json(), is: text)
      expect(try Replay().scripts(in: text.utf8, name: "s.json"), is: ScriptFile(script))
      expect(try Replay().traces(of: text.utf8, name: "s.json").traces, are: [script.play()])
    }
    let designs = [Self.row, Self.driven, Self.table].map(\.design)
    expect(designs, are: ["constraint-swipe", "scroll-swipe", "headless-table"])
    let file = ScriptFile([Self.row, Self.table])
    expect(file.play().traces, are: [Self.row.play(), Self.table.play()])
    let texts = try "[" + Self.row.json() + "," + Self.table.json() + "]"
    expect(try Replay().scripts(in: texts.utf8, name: "s.json"), is: file)
    #expect(ScriptFile([Self.row]) != ScriptFile(Self.row))
  }

  @Test("A script is written with one event a line, with all digits and without defaults")
  func text() throws {
    let script = Script.row(
      RowSetup(.constraintSwipe, trailing: [Self.more], corrections: []),
      [
        Timed(0.016, .pan(PanSample(.changed, translation: Vector(-1.0 / 3, 0), velocity: Vector(1e-7, 2)))),
        Timed(1, .tapButton(.trailing, 0)),
      ])
    expect(
      try script.json(),
      is: #"""
        {"configuration":{"corrections":"none","trailing":[{"id":"more","title":"More"}]},\#
        "design":"constraint-swipe","events":[
        {"at":0.016,"pan":{"phase":"changed","translation":-0.3333333333333333,"velocity":[0.0000001,2]}},
        {"at":1,"press":{"edge":"trailing","index":0}}
        ]}

        """#)
    expect(
      try Self.plainTable.json(),
      is: #"""
        {"configuration":{"of":"constraint-swipe","rows":30},"design":"headless-table","events":[]}

        """#)
  }

  @Test("Scripts of any size, even infinite, can be played")
  func anyExtent() {
    for extent in [Double.nan, .infinity, -.infinity, -1, 1e308] {
      let events: [Timed<RowEvent>] = [
        Timed(0, .open(.trailing, animated: true)), Timed(.nan, .resize(extent)), Timed(1, .tapButton(.trailing, 0)),
      ]
      let touches: [Timed<TableStep>] = [
        Timed(0, .touch(TouchEvent(.down, location: Vector(extent, extent)))), Timed(extent, .keyboard(height: extent)),
        Timed(1, .list(.perform("open.trailing", on: RowID(2)))),
      ]
      // The designs of the articles.
      for design in Designs.standard.rows {
        let row = RowSetup(
          design, width: extent, height: extent, leading: InteractionAction.buttons([extent]),
          trailing: InteractionAction.buttons([nil], prefix: "b"))
        let table = TableSetup(.count(3), of: row, width: extent, height: extent)
        let steps = [Script.row(row, events), .table(table, touches)].map { $0.play().steps }
        let odd = steps.joined().filter { !$0.state.isFinite }
        let counts = [1 + 3, 1 + 3]
        expect(steps.map(\.count), are: counts)
        expect(odd, are: [], "\(design.name), \(extent)")
      }
    }
  }

  // MARK: Reading

  @Test("An event without a time has the time of the event before it")
  func times() throws {
    let script = try Replay().script(rowScript("", #"{"tap":{}},{"at":0.5,"tap":{}},{"tap":{}}"#))
    expect(script, is: .row(RowSetup(.constraintSwipe), [0, 0.5, 0.5].map { Timed($0, .tap) }))
  }

  @Test(
    "Naming every correction is the default, and neither order nor default rules make rows differ")
  func allCorrections() throws {
    let names = RowDesign.constraintSwipe.corrections.map { "\"" + $0.name + "\"" }.reversed().joined(separator: ",")
    let read = try ["[\(names)]", #""all""#, "[]", #""none""#].map { corrections in
      try Replay().script(rowScript("\"corrections\":" + corrections))
    }
    expect(read, are: [Self.plain, Self.plain, read[3], read[2]])
    // Each correction can be named alone.
    for correction in RowDesign.constraintSwipe.corrections.map(\.name) {
      let script = try Replay().script(rowScript(#""corrections":["\#(correction)"]"#))
      expect(script, is: .row(RowSetup(.constraintSwipe, corrections: [correction]), []), "\(correction)")
    }
    let (a, b) = ("tapCloses", "noEmptySide")
    let one = RowSetup(.constraintSwipe, corrections: [a, b])
    var other = RowSetup(.constraintSwipe, corrections: [b, a, b])
    other.rules = "article"
    #expect((one, one.hashValue) == (other, other.hashValue))
    expect(try Replay().script(rowScript(#""rules":"article""#)), is: Self.plain)
    expect(try Script.row(one, []).json(), is: try Script.row(other, []).json())
    #expect(RowSetup(.constraintSwipe, corrections: [a]) != one)
    let named = RowSetup(.constraintSwipe, corrections: RowDesign.constraintSwipe.corrections.map(\.name))
    expect(named, is: RowSetup(.constraintSwipe))
  }

  // MARK: Scripts that the format cannot express

  /// A script that cannot be written, and why.
  private struct Unsayable {
    let script: Script
    let error: ScriptError

    init(_ script: Script, _ place: String, _ problem: String) {
      self.script = script
      error = ScriptError(file: "script", place: place, problem: problem)
    }

    init(_ events: Timed<RowEvent>..., place: String, _ problem: String) {
      self.init(.row(RowSetup(.constraintSwipe), events), place, problem)
    }

    init(table events: Timed<TableStep>..., place: String, _ problem: String) {
      self.init(.table(TableSetup(.count(3), of: RowSetup(.constraintSwipe)), events), place, problem)
    }
  }

  private static let translucent: InteractionAction = {
    var action = more
    action.color = SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    return action
  }()
  private static let tableKinds = "(one of \(tableKindsInOrder), describe, preview)"

  @Test("A script that the format cannot express is played, but not written")
  func unsayable() {
    let scripts = [
      Unsayable(
        .row(RowSetup(.scrollSwipe), [Timed(0, .scroll(.moved(contentOffset: .nan)))]),
        "events[0].scroll.contentOffset",
        "expected a number, found nan"),
      Unsayable(Timed(0, .resize(.infinity)), place: "events[0].resize.width", "expected a number, found inf"),
      Unsayable(Timed(0, .resize(-1)), place: "events[0].resize.width", "-1 is out of range (0 to 1000000000)"),
      Unsayable(
        Timed(1, .tap), Timed(0, .tap), place: "events[1].at",
        "0 is earlier than 1, the time of the previous event (time never runs backward)"),
      Unsayable(
        Timed(-1, .tap), place: "events[0].at", "-1 is earlier than 0, the start (time never runs backward)"),
      Unsayable(
        Timed(0, .tapButton(.trailing, 0)), place: "events[0].press.index",
        "0 is out of range (the trailing side has no actions)"),
      Unsayable(
        Timed(0, .perform("archive")), place: "events[0].perform.action", #"unknown action "archive" (only close)"#),
      Unsayable(
        Timed(0, .scroll(.began(contentOffset: 0))), place: "events[0]",
        #"unknown kind of event "scroll" (one of \#(rowKinds))"#),
      Unsayable(
        table: Timed(0, .list(.gesture(.tap(RowID(-7))))), place: "events[0].tap.row",
        "-7 is out of range (0 to 1000000000)"),
      Unsayable(
        table: Timed(0, .lawEvent("explode")), place: "events[0].lawEvent.name",
        #"unknown law event "explode" (one of insert at 1, remove the first row, move the first row to 2, "#
          + "describe the second row, undo, preview the first row)"),
      Unsayable(
        table: Timed(0, .custom("shake")), place: "events[0]", #"unknown kind of event "shake" \#(Self.tableKinds)"#),
      Unsayable(table: Timed(0, .custom("at")), place: "events[0]", "the kind of event is missing \(Self.tableKinds)"),
      Unsayable(
        table: Timed(0, .perform("close")), place: "events[0].perform.row", "missing (a whole number)"),
      Unsayable(
        table: Timed(0, .keyboard(height: .nan)), place: "events[0].keyboard.height", "expected a number, found nan"),
      Unsayable(
        table: Timed(0, .touch(TouchEvent(.down, finger: .max, location: .zero))), place: "events[0].touch.id",
        "expected a whole number, found 9.223372036854776e+18"),
      Unsayable(
        .row(RowSetup(.constraintSwipe, rules: "none"), []), "configuration.rules",
        #"unknown rules "none" (one of article, DNSSwipeableTableCell)"#),
      Unsayable(
        .row(RowSetup(.constraintSwipe, corrections: ["tapOpens", "tapCloses"]), []), "configuration.corrections[1]",
        #"unknown correction "tapOpens" (one of \#(corrections))"#),
      Unsayable(
        .row(RowSetup(.constraintSwipe, options: ["sectionIndex": true]), []), "configuration",
        #"unknown key "sectionIndex" (one of width, height, leading, trailing, rules, preset, fullSwipe, fullSwipePart, "#
          + "fullSwipeMargin, flick, locksSide, signals, minimumButtonWidth, maximumButtonWidth, transition, animationDuration, reducesMotion, corrections)"
      ),
      Unsayable(
        .row(RowSetup(.constraintSwipe, trailing: [Self.more, Self.more]), []), "configuration.trailing[1].id",
        #""more" is already used by configuration.trailing[0] (give each action of a row its own id)"#),
      Unsayable(
        .table(TableSetup(.count(-1), of: RowSetup(.constraintSwipe)), []), "configuration.rows",
        "-1 is out of range (0 to 10000000)"),
      Unsayable(
        .row(RowSetup(.constraintSwipe, trailing: [Self.translucent]), []), "",
        "the script contains something that the format cannot express, such as a colour that is not opaque"),
    ]
    for unsayable in scripts {
      #expect(throws: unsayable.error) { try unsayable.script.json() }
      expect(unsayable.script.play().steps.count, is: unsayable.script.eventCount + 1, "\(unsayable.error)")
    }
  }
}

extension Script {
  fileprivate var eventCount: Int {
    switch self {
    case .row(_, let events): events.count
    case .list(_, let events), .table(_, let events): events.count
    }
  }
}

/// The kinds of events of a table, as an error lists them.
let tableKindsInOrder = """
  touch, swipe, tap, pull, pinch, hold, keyboard, perform, wait, press, control, track, closeRows, tapOutside, \
  confirm, cancel, resize, scrollTo, scrollToRow, cancelTouches, reducesMotion, policies, options, frame, lawEvent, \
  wheel, key, hover, highlights, type, endEditing, undo, setHeights
  """
