import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts tune tables and gesture lists")
struct TableOptionsScriptTests {
  @Test("A table's options are read, and those that differ from the defaults are written")
  func roundTrip() throws {
    let options = #""options":{"animationDuration":1,"minimumPressDuration":0.25,"autoscroll":{"topSpeed":600}}"#
    let event = #"{"at":1,"options":{"preset":"dnd-kit","slop":7}}"#
    let script = try Replay().script(tableScript(#""rows":3,"# + options, event))
    guard case .table(let table, let events) = script else { preconditionFailure("It is a table's.") }
    var expected = TableOptions(minimumPressDuration: 0.25, animationDuration: 1)
    expected.autoscroll.topSpeed = 600
    var later = TableOptions.dndKit
    later.slop = 7
    #expect((table.options, events.map(\.event)) == (expected, [.options(later)]))
    let text = try script.json()
    #expect(text.contains(options.dropFirst(10)) || text.contains(#""topSpeed":600"#))
    try expectRoundTrip(script)
    let plain = Script.table(TableSetup(.count(3), of: RowSetup(.constraintSwipe)), [])
    expect(try plain.json(), has: [], hasNot: ["options"])
  }

  @Test("A script's table uses its options: a finger that moves by 12 points scrolls only with a smaller slop")
  func slop() {
    let touches = #"""
      {"touch":{"id":0,"phase":"down","x":9,"y":99}},{"at":1,"touch":{"id":0,"phase":"moved","x":9,"y":87}}
      """#
    let offset = #""contentOffset":2"#
    let scripts = [
      tableScript(#""rows":30"#, touches), tableScript(#""rows":30,"options":{"slop":20}"#, touches),
      tableScript(#""rows":30"#, #"{"options":{"slop":20}},"# + touches),
    ]
    expect(scripts.map { played($0).contains(offset) }, are: [true, false, false])
  }

  @Test("A gesture list's options are read and written")
  func list() throws {
    let list =
      #"{"items":["a",{"text":"b","group":"g"}],"reorderControl":"leading","revertsOnSpill":true,"dismissThreshold":0.25,"pullThreshold":2,"pinchThreshold":0.5}"#
    let script = try Replay().script(
      #"{"design":"headless-table","configuration":{"of":"gesture-list","list":\#(list)},"events":[]}"#)
    let keys = [
      #""dismissThreshold":0.25"#, #""pullThreshold":2"#, #""pinchThreshold":0.5"#, #""reorderControl":"leading""#,
      #""revertsOnSpill":true"#,
      #""group":"g""#,
    ]
    expect(try script.json(), has: keys)
    try expectRoundTrip(script)
  }

  @Test("Errors in options are reported with their place")
  func refused() {
    let options = [
      (#"{"animationDuration":0}"#, ".animationDuration: 0 is out of range (0.05 to 10)"),
      (#"{"slop":0}"#, ".slop: 0 is out of range (1 to 1000000000)"),
      (
        #"{"preset":"UIKit"}"#, #".preset: unknown preset "UIKit" (one of dnd-kit, hello-pangea, SwiftReorder)"#
      ),
      (#"{"delay":1}"#, #": unknown key "delay" (one of preset, minimumPressDuration, slop, backGestureEdge, "#),
      (#"{"autoscroll":{"zoneFraction":1}}"#, ".autoscroll.zoneFraction: 1 is out of range (0 to 0.5)"),
    ]
    for (options, problem) in options {
      expect(played(tableScript(#""rows":3,"options":"# + options)), has: ["configuration.options" + problem])
    }
  }

  @Test("Later events may name the actions of a row that is described later, and earlier events may not")
  func described() {
    let describe = #"{"at":1,"describe":{"row":1,"trailing":[{"id":"mute","title":"Mute"}]}}"#
    let perform = #"{"at":%,"perform":{"action":"mute","row":1}}"#
    func events(_ at: String) -> String { perform.split(separator: "%").joined(separator: at) }
    let trace = timeline(tableScript(#""rows":3"#, describe + "," + events("2")))
    expect(trace, has: ["didPress.trailing.0.1"])
    let refused = played(tableScript(#""rows":3"#, events("0") + "," + describe))
    expect(refused, has: [#"events[0].perform.action: unknown action "mute""#])
  }

  @Test("A finger of a script lifts a row by its control and moves it within its group")
  func reordered() throws {
    let configuration = #"""
      "of":"gesture-list","list":{"reorderControl":"trailing","items":["a","b",{"text":"c","group":"g"}]}
      """#
    func touch(_ phase: String, _ y: Int) -> String {
      #"{"touch":{"id":0,"phase":"\#(phase)","x":300,"y":\#(y)}}"#
    }
    let events = [touch("down", 25), touch("moved", 140), touch("up", 140)].joined(separator: ",")
    let trace = try Replay().script(rawTableScript(configuration, events)).play()
    expectReported(trace, ["touch.up: didMove.0"])
    guard case .array(let rows) = trace.last("rows") else { preconditionFailure("A table has rows.") }
    let ids = rows.map { row -> JSON? in
      guard case .object(let fields) = row else { return nil }
      return fields["id"]
    }
    expect(ids, are: [1, 0, 2])
    let wrong = rawTableScript(#""of":"gesture-list","list":{"reorderControl":"left"}"#)
    let problem = #"configuration.list.reorderControl: unknown side "left" (one of leading, trailing)"#
    expect(played(wrong), has: [problem])
  }
}
