import InteractionReplay
import Testing

@Suite("Scripts tune tables and gesture lists")
struct TableOptionsScriptTests {
  @Test("A table's options are read, and written as what differs from the default")
  func roundTrip() throws {
    let options = #""options":{"animationDuration":1,"minimumPressDuration":0.25,"autoscroll":{"topSpeed":600}}"#
    let event = #"{"at":1,"options":{"preset":"dnd-kit","slop":7}}"#
    let script = try Replay().script(tableScript(#""rows":3,"# + options, event))
    guard case .table(let table, let events) = script else { preconditionFailure("It is a table's.") }
    var expected = TableOptions(minimumPressDuration: 0.25, animationDuration: 1)
    expected.autoscroll.topSpeed = 600
    #expect(table.options == expected)
    var later = TableOptions.dndKit
    later.slop = 7
    #expect(events.map(\.event) == [.options(later)])
    let text = try script.json()
    #expect(text.contains(options.dropFirst(10)) || text.contains(#""topSpeed":600"#))
    #expect(try Replay().script(text) == script)
    #expect(!(try Script.table(TableSetup(.count(3), of: RowSetup(.constraintSwipe)), []).json()).contains("options"))
  }

  @Test("A script's table goes by its options: a finger that moves by 12 points scrolls only with less slop")
  func played() {
    let touches = #"""
      {"touch":{"id":0,"phase":"down","x":9,"y":99}},{"at":1,"touch":{"id":0,"phase":"moved","x":9,"y":87}}
      """#
    let offset = #""contentOffset":2"#
    #expect(InteractionReplayTests.played(tableScript(#""rows":30"#, touches)).contains(offset))
    let tuned = tableScript(#""rows":30,"options":{"slop":20}"#, touches)
    #expect(!InteractionReplayTests.played(tuned).contains(offset))
    let later = tableScript(#""rows":30"#, #"{"options":{"slop":20}},"# + touches)
    #expect(!InteractionReplayTests.played(later).contains(offset))
  }

  @Test("A gesture list's thresholds are read, and written as what differs from the default")
  func list() throws {
    let list =
      #"{"items":["a",{"text":"b","group":"g"}],"reorderControl":"leading","dismissThreshold":0.25,"pullThreshold":2,"pinchThreshold":0.5}"#
    let script = try Replay().script(
      #"{"design":"headless-table","configuration":{"of":"gesture-list","list":\#(list)},"events":[]}"#)
    let text = try script.json()
    for key in [
      #""dismissThreshold":0.25"#, #""pullThreshold":2"#, #""pinchThreshold":0.5"#, #""reorderControl":"leading""#,
      #""group":"g""#,
    ] {
      #expect(text.contains(key), "\(text)")
    }
    #expect(try Replay().script(text) == script)
  }

  @Test(
    "What is wrong with options is said with its place",
    arguments: [
      (#"{"animationDuration":0}"#, "configuration.options.animationDuration: 0 is out of range (0.05 to 10)"),
      (#"{"slop":0}"#, "configuration.options.slop: 0 is out of range (1 to 1000000000)"),
      (
        #"{"preset":"UIKit"}"#,
        #"configuration.options.preset: unknown preset "UIKit" (one of dnd-kit, hello-pangea, SwiftReorder)"#
      ),
      (
        #"{"delay":1}"#,
        #"configuration.options: unknown key "delay" (one of preset, minimumPressDuration, slop, backGestureEdge, "#
      ),
      (
        #"{"autoscroll":{"zoneFraction":1}}"#,
        "configuration.options.autoscroll.zoneFraction: 1 is out of range (0 to 0.5)"
      ),
    ])
  func refused(options: String, problem: String) {
    let line = InteractionReplayTests.played(tableScript(#""rows":3,"options":"# + options))
    #expect(line.contains(problem), "\(line)")
  }

  @Test("A row that is described later brings actions that later events may name, and earlier ones may not")
  func described() {
    let describe = #"{"at":1,"describe":{"row":1,"trailing":[{"id":"mute","title":"Mute"}]}}"#
    let perform = #"{"at":%,"perform":{"action":"mute","row":1}}"#
    func events(_ at: String) -> String { perform.split(separator: "%").joined(separator: at) }
    let trace = timeline(tableScript(#""rows":3"#, describe + "," + events("2")))
    #expect(trace.contains("didPress.trailing.0.1"), "\(trace)")
    let refused = InteractionReplayTests.played(tableScript(#""rows":3"#, events("0") + "," + describe))
    #expect(refused.contains(#"events[0].perform.action: unknown action "mute""#), "\(refused)")
  }

  @Test("A script lifts a row by its control, as far as its group goes")
  func reordered() throws {
    let configuration = #"""
      "of":"gesture-list","list":{"reorderControl":"trailing","items":["a","b",{"text":"c","group":"g"}]}
      """#
    func touch(_ phase: String, _ y: Int) -> String {
      #"{"touch":{"id":0,"phase":"\#(phase)","x":300,"y":\#(y)}}"#
    }
    let events = [touch("down", 25), touch("moved", 140), touch("up", 140)].joined(separator: ",")
    let trace = try Replay().script(rawTableScript(configuration, events)).play()
    #expect(trace.reported == ["touch.up: didMove.0"])
    guard case .array(let rows) = trace.last("rows") else { preconditionFailure("A table has rows.") }
    let ids = rows.map { row -> JSON? in
      guard case .object(let fields) = row else { return nil }
      return fields["id"]
    }
    #expect(ids == [1, 0, 2])
    let wrong = InteractionReplayTests.played(rawTableScript(#""of":"gesture-list","list":{"reorderControl":"left"}"#))
    #expect(
      wrong.contains(#"configuration.list.reorderControl: unknown side "left" (one of leading, trailing)"#), "\(wrong)")
  }
}
