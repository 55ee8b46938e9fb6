import HeadlessTable
import InteractionLaws
import InteractionReplay
import TestSupport
import Testing

@Suite("Custom list designs")
struct OwnListDesignTests {
  private static let replay = Replay(designs: .standard.adding(.roster()))

  private static func script(_ configuration: String, _ events: String = "") -> String {
    #"{"design":"roster","configuration":{\#(configuration)},"events":[\#(events)]}"#
  }

  private static let names = #""names":["Ada","Bob"]"#

  @Test("A script that names a custom design plays on its list, and the timeline has the list's own state")
  func plays() {
    let events = #"""
      {"hire":{"name":"Cid"}},{"at":1,"promote":{"id":1}},{"perform":{"action":"hireAnyone"}},
      {"swipe":{"row":1,"phase":"began","translation":0}},{"at":2,"swipe":{"row":1,"phase":"ended","translation":-80}},
      {"at":3,"perform":{"action":"dismiss","row":0}},{"tap":{"row":1}}
      """#
    expect(
      timeline(Self.script(Self.names, events), by: Self.replay),
      is: """
        roster
             time  event               count  first   notices
          0.000 s  start                   2  Ada     didInsert.0 didInsert.1
          0.000 s  hire                    3  Ada     didInsert.2
          1.000 s  promote                 3  Bob     didMove.1
          1.000 s  perform.hireAnyone      4  Anyone  didInsert.3
          1.000 s  swipe.began             4  Anyone
          2.000 s  swipe.ended             4  Anyone  didOpen.trailing.1
          3.000 s  perform.dismiss         3  Anyone  didPress.trailing.0.0 didDelete.0
          3.000 s  tap                     3  Anyone  didClose.1

        """)
  }

  @Test("A table's trace has the state that the design gives each row")
  func table() throws {
    let script = try Self.replay.script(
      rawTableScript(#""of":"roster","height":60,"rows":["Ada","Bob","Cid"]"#, #"{"promote":{"id":2}}"#))
    func row(_ id: Double, _ y: Double, _ name: String) -> JSON {
      ["id": .number(id), "y": .number(y), "height": 40, "state": ["name": .string(name)]]
    }
    // Rows of 40 points in 60: two of them meet the viewport.
    let rows = [[row(0, 0, "Ada"), row(1, 40, "Bob")], [row(2, 0, "Cid"), row(0, 40, "Ada")]]
    let states = rows.map { (rows: [JSON]) -> JSON in ["contentOffset": 0, "open": [], "rows": .array(rows)] }
    expect(script.play().steps.map(\.state), are: states)
    expectReported(script.play(), ["start: didInsert.0 didInsert.1 didInsert.2", "promote: didMove.2"])
  }

  @Test("Scripts of a custom design are written and read back")
  func roundTrip() throws {
    let table = #"{"promote":{"id":1}},{"keyboard":{"height":20}}"#
    let texts = [
      Self.script(
        Self.names + #","width":200,"height":100"#, #"{"hire":{"name":"Cid"}},{"perform":{"action":"hireAnyone"}}"#),
      Self.script("", #"{"at":1,"wait":{}}"#), rawTableScript(#""of":"roster","rows":2,"direction":"rtl""#, table),
      rawTableScript(#""of":"roster","list":{\#(Self.names)}"#),
    ]
    for text in texts { try expectRoundTrip(try Self.replay.script(text), by: Self.replay) }
  }

  @Test("Errors name the custom design, its kinds of events and its actions")
  func errors() {
    expectRefused(
      by: Self.replay,
      [
        Refusal(
          #"{"design":"swipe","events":[]}"#,
          #"design: unknown design "swipe" (one of \#(inTables), roster, headless-table)"#),
        Refusal(
          Self.script(#""corrections":"none""#),
          #"configuration: unknown key "corrections" (one of width, height, names)"#),
        Refusal(
          Self.script(#""names":"Ada""#),
          #"configuration.names: expected an array of names, found "Ada""#),
        Refusal(
          Self.script(#""height":40001"#),
          "configuration.height: 40001 is too high for rows of height 40 (at most 1000 rows may fit)"),
        Refusal(
          Self.script(Self.names, #"{"fire":{}}"#),
          #"events[0]: unknown kind of event "fire" (one of swipe, tap, scroll, pull, pinch, hold, keyboard, perform, wait, "#
            + "type, endEditing, undo, setHeights, hire, promote)"),
        Refusal(
          Self.script(Self.names, #"{"hire":{"row":0}}"#),
          #"events[0].hire: unknown key "row" (only name)"#),
        Refusal(
          Self.script(Self.names, #"{"promote":{"id":2}}"#),
          "events[0].promote.id: nobody has it (hire somebody)"),
        Refusal(
          Self.script(Self.names, #"{"perform":{"action":"delete"}}"#),
          #"events[0].perform.action: unknown action "delete" (one of hireAnyone, dismiss, open.trailing, close)"#),
        Refusal(
          rawTableScript(#""of":"roster","rows":3,"list":{\#(Self.names)}"#),
          "configuration.rows: the list already has names (give either rows or names)"),
      ])
  }

  @Test("An event that has become invalid when it is played does nothing")
  func late() throws {
    let setup = try ListSetup(.roster(), ["names": ["Ada"]])
    let events: [Timed<TableStep>] = [
      Timed(0, .list(.perform("dismiss", on: RowID(0)))), Timed(1, .custom("promote", ["id": 0])),
    ]
    let script = Script.list(setup, events)
    // Row 0 still exists when the script is read.
    expect(try Self.replay.script(script.json()), is: script)
    expectReported(script.play(), ["start: didInsert.0", "perform.dismiss: didPress.trailing.0.0 didDelete.0"])
  }

  @Test("The laws hold for a custom list, and a list that reports no updates is caught")
  func laws() {
    let search = Search(depth: 1, randomSequences: 10)
    let sound = ListUnderLaw(.roster()).table(rows: 3)
    expect(sound.violations(search: search).map { $0.report(for: sound) }, are: [])
    let broken = ListUnderLaw(.roster(fault: true)).table(rows: 3)
    let found = broken.violations(of: [.updatesAddUp], search: search)
    let events = found.map { $0.events.map(\.event) }
    expect(found.map(\.law), are: [ListLaw.updatesAddUp.name])
    expect(events, are: [[.custom("hire")]])
    let again = [broken, sound].map { $0.violation(of: .updatesAddUp, on: found[0].events) }
    expect(again, are: [found[0], nil])
  }

  @Test("A custom event with the name of another event or field ends the process")
  func twice() async {
    for kind in ["tap", "wait", "at", "hire"] {
      await #expect(processExitsWith: .failure) { [kind = kind as String] in
        let events = ["hire", kind].map { kind in ListScriptEvent<ListDesign.Roster>(kind) { _, _ in { _, _ in .none } }
        }
        _ = ListDesign(
          "roster", keys: [],
          scripting: ListScripting(
            actions: [], events: events, timeline: [], state: { _, _, _ in [:] }, row: { _, _, _ in nil }),
          laws: ListDesign.Laws { _ in [:] },
          read: { _, size throws(ScriptError) in
            ListDesign.Configuration(options: [:], minimumRowHeight: 40) { (_: CorrectionSet<NoCorrection>) in
              ListDesign.emptyRoster(size)
            }
          })
      }
    }
  }
}
