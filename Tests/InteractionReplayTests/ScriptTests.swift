import ConstraintSwipe
import HeadlessTable
import InteractionCore
import InteractionReplay
import Testing

/// Scripts that are built in Swift: what is written is what is read.
struct ScriptTests {
  static let delete = InteractionAction(
    id: "delete", title: "Delete \"all\"/é\n", role: .destructive, icon: "trash",
    color: SRGBColor(hex: 0xFF3B30),
    width: 82)
  static let more = InteractionAction(id: "more", title: "More")

  /// Every kind of event of a row, with every number of fields.
  static let rowEvents: [Timed<SwipeStep>] = [
    Timed(0, .event(.pan(.began, translation: .zero, velocity: .zero))),
    Timed(1.0 / 60, .event(.pan(.changed, translation: Vector(-1.0 / 3, 2), velocity: Vector(-500, 1e-7)))),
    Timed(0.1, .event(.pan(.ended, translation: Vector(-50, 0), velocity: Vector(-600, 0)))),
    Timed(0.1, .event(.pan(.cancelled, translation: .zero, velocity: .zero))),
    Timed(0.1, .event(.pan(.failed, translation: .zero, velocity: .zero))),
    Timed(0.2, .event(.open(.leading, animated: true))),
    Timed(0.2, .event(.open(.trailing, animated: false))),
    Timed(0.3, .event(.close(animated: true))), Timed(0.3, .event(.close(animated: false))),
    Timed(0.4, .event(.press(.trailing, 0, .down))), Timed(0.4, .event(.press(.trailing, 0, .up))),
    Timed(0.4, .event(.press(.trailing, 0, .cancelled))), Timed(0.5, .tapButton(.leading, 0)),
    Timed(0.6, .event(.tap)), Timed(0.6, .event(.reuse)), Timed(0.6, .event(.resize(480.5))),
    Timed(0.7, .event(.table(.otherRowOpened))), Timed(0.7, .event(.table(.tableScrolled))),
    Timed(0.8, .event(.wait)), Timed(1e9, .perform("open.leading")), Timed(1e9, .perform("more")),
  ]

  static let row = Script.row(
    RowSetup(
      width: 375, height: 60, leading: [delete], trailing: [more],
      design: .constraintSwipe(rules: .dnsSwipeableTableCell, corrections: [.tapCloses, .noEmptySide])),
    rowEvents)

  static let table = Script.table(
    TableSetup(
      .titles(["a", "b"]), of: RowSetup(trailing: [more], design: .constraintSwipe(corrections: [])),
      width: 300,
      height: 400, direction: .rightToLeft, policies: TablePolicies(oneOpen: false, closesOnOutsideTap: false)
    ),
    [
      Timed(0, .touch(.down, at: Vector(1, 2))),
      Timed(0, .touch(.moved, finger: -7, at: Vector(1e300, -0.5))),
      Timed(0.1, .touch(.up, at: .zero)), Timed(0.1, .touch(.cancelled, finger: 3, at: .zero)),
      Timed(0.2, .wait), Timed(0.2, .perform("more", on: RowID(1))),
    ])

  static let plain = Script.row(RowSetup(design: .constraintSwipe()), [])
  static let plainTable = Script.table(TableSetup(.count(30), of: RowSetup(design: .constraintSwipe())), [])

  @Test("written and read again, a script is the same", arguments: [row, table, plain, plainTable])
  func roundTrip(_ script: Script) throws {
    let text = try script.json()
    #expect(try Script(json: text) == script)
    #expect(try Script(json: text).json() == text)
    #expect(try ScriptFile(text.utf8, name: "s.json") == ScriptFile(script))
  }

  @Test("a script as text: one event a line, all digits, nothing that is as it would be anyway")
  func text() throws {
    let script = Script.row(
      RowSetup(trailing: [Self.more], design: .constraintSwipe(corrections: [])),
      [
        Timed(0.016, .event(.pan(.changed, translation: Vector(-1.0 / 3, 0), velocity: Vector(1e-7, 2)))),
        Timed(1, .tapButton(.trailing, 0)),
      ])
    #expect(
      try script.json() == #"""
        {"configuration":{"corrections":"none","trailing":[{"id":"more","title":"More"}]},\#
        "design":"constraint-swipe","events":[
        {"at":0.016,"pan":{"phase":"changed","translation":-0.3333333333333333,"velocity":[0.0000001,2]}},
        {"at":1,"press":{"edge":"trailing","index":0}}
        ]}

        """#)
    #expect(
      try Self.plainTable.json() == #"""
        {"configuration":{"of":"constraint-swipe","rows":30},"design":"headless-table","events":[]}

        """#)
  }

  @Test("a time that is left out is that of the event before")
  func times() throws {
    let script = try Script(json: rowScript("", #"{"tap":{}},{"at":0.5,"tap":{}},{"tap":{}}"#))
    let taps = [0, 0.5, 0.5].map { Timed($0, SwipeStep.event(.tap)) }
    #expect(script == .row(RowSetup(design: .constraintSwipe()), taps))
  }

  @Test("every correction can be named, alone and with the others")
  func corrections() throws {
    for (name, correction) in ConstraintSwipe.Corrections.named {
      let script = try Script(json: rowScript(#""corrections":["\#(name)"]"#))
      #expect(script == .row(RowSetup(design: .constraintSwipe(corrections: correction)), []))
    }
    let names = ConstraintSwipe.Corrections.named.map { "\"" + $0.name + "\"" }.joined(separator: ",")
    #expect(try Script(json: rowScript("\"corrections\":[\(names)]")) == Self.plain)
    #expect(try Script(json: rowScript(#""corrections":"all""#)) == Self.plain)
  }

  // MARK: What the format cannot say

  static let unsayable: [(script: Script, error: String)] = {
    func row(_ events: Timed<SwipeStep>...) -> Script { .row(RowSetup(design: .constraintSwipe()), events) }
    var clear = more
    clear.color = SRGBColor(red: 1, green: 0, blue: 0, alpha: 0.5)
    return [
      (
        row(Timed(0, .event(.pan(.began, translation: Vector(.nan, 0), velocity: .zero)))),
        "script: events[0].pan.translation: a number is expected, not nan"
      ),
      (
        row(Timed(0, .event(.resize(.infinity)))),
        "script: events[0].resize.width: a number is expected, not inf"
      ),
      (
        row(Timed(1, .event(.tap)), Timed(0, .event(.tap))),
        "script: events[1].at: 0 is earlier than 1, the time of the event before it (time never runs back)"
      ),
      (
        row(Timed(0, .tapButton(.trailing, 0))),
        "script: events[0].press.index: 0 is out of range (the trailing side has no action)"
      ),
      (
        .row(RowSetup(trailing: [clear], design: .constraintSwipe()), []),
        "script: it holds what the format cannot say, such as a colour that is not opaque"
      ),
    ]
  }()

  @Test("what the format cannot say is not written, but played", arguments: unsayable)
  func refused(script: Script, error: String) {
    let thrown = #expect(throws: ScriptError.self) { try script.json() }
    #expect(thrown?.description == error)
    #expect(!script.play().steps.isEmpty)
  }

  @Test("a script built in Swift plays like the one that is read")
  func playing() throws {
    for script in [Self.row, Self.table] {
      #expect(try Replay.traces(of: script.json().utf8, name: "s.json").traces == [script.play()])
    }
  }
}
