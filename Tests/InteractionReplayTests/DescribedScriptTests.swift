import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts that describe rows individually and undo changes")
struct DescribedScriptTests {
  private let own =
    #""rows":4,"row":{\#(twoActions)},"described":["#
    + #"{"row":1,"height":60,"trailing":[{"id":"mute","title":"Mute"}],"title":"News","group":"a"},"#
    + #"{"row":2,"isEnabled":false}]"#

  @Test("A table's described rows are the same when its script is written and read again")
  func roundTrip() throws {
    let script = try Replay().script(
      tableScript(own, #"{"at":1,"describe":{"row":0,"title":"Olds","leading":[]}},{"at":2,"undo":{}}"#))
    try expectRoundTrip(script)
    guard case .table(let table, _) = script else { preconditionFailure("It is a table's.") }
    let mute = InteractionAction(id: "mute", title: "Mute")
    let described = [
      DescribedRow(RowID(1), height: 60, trailing: [mute], title: "News", group: "a"),
      DescribedRow(RowID(2), isEnabled: false),
    ]
    expect(table.describedRows, is: described)
  }

  @Test(
    "Rows have their own heights and actions, a disabled row does nothing, and undo takes back a description")
  func ownActions() {
    let events = #"""
      {"at":1,"perform":{"action":"mute","row":1}},{"at":2,"perform":{"action":"delete","row":2}},
      {"at":3,"tap":{"row":2}}
      """#
    expect(
      timeline(tableScript(own, events)), has: ["didPress.trailing.0.1"], hasNot: ["didDelete", "didSelect"])
    expect(played(tableScript(own)), has: [#""height":60,"id":1,"#])
    let laterEvents = #"""
      {"at":0,"perform":{"action":"delete","row":0}},{"at":1,"describe":{"row":3,"title":"Last"}},
      {"at":2,"undo":{}},{"at":3,"undo":{}}
      """#
    expect(timeline(tableScript(own, laterEvents)), has: ["didDelete.0", "didChange.3", "didInsert.0"])
  }

  @Test(
    "Fingers and plain actions move a table's rows if the table allows it, except rows that may not be moved")
  func reordering() throws {
    let moving =
      #""rows":4,"row":{\#(twoActions)},"reordering":{"control":"trailing","revertsOnSpill":true},"#
      + #""described":[{"row":3,"isMovable":false}]"#
    let events = #"""
      {"at":0,"perform":{"action":"moveDown","row":0}},{"at":1,"touch":{"id":0,"phase":"down","x":300,"y":20}},
      {"at":1.2,"touch":{"id":0,"phase":"up","x":300,"y":110}},{"at":2,"undo":{}},
      {"at":3,"touch":{"id":0,"phase":"down","x":300,"y":20}},{"at":3.2,"touch":{"id":0,"phase":"up","x":-9,"y":110}},
      {"at":4,"touch":{"id":0,"phase":"down","x":300,"y":150}},{"at":4.2,"touch":{"id":0,"phase":"up","x":300,"y":10}}
      """#
    let script = try Replay().script(tableScript(moving, events))
    try expectRoundTrip(script)
    expect(
      script.play().steps.flatMap(\.notices), are: ["didMove.0", "didMove.1", "didMove.1"])
    expectRefused([
      Refusal(
        tableScript(#""rows":4,"row":{\#(twoActions)}"#, #"{"at":0,"perform":{"action":"moveUp","row":1}}"#),
        #"events[0].perform.action: unknown action "moveUp" (one of delete, more, open.trailing, close)"#)
    ])
  }

  @Test("Errors in a description are reported with their place")
  func refused() {
    let descriptions = [
      (#"{"row":4}"#, #"[0].row: the table has no row 4 (number of rows: 4; the first is 0)"#),
      (#"{"row":1},{"row":1}"#, #"[1].row: row 1 is described twice (describe each row once)"#),
      (#"{"title":"A"}"#, #"[0].row: missing (a whole number)"#),
      (#"{"row":1,"height":-1}"#, #"[0].height: -1 is out of range (0 to 1000000000)"#),
      (
        #"{"row":1,"leading":[{"id":"delete","title":"D"}]}"#,
        #"[0].leading[0].id: "delete" is already used by an action that rows have by default "#
          + "(give each action of a row its own id)"
      ),
    ]
    expectRefused(
      descriptions.map { described, problem in
        let script = tableScript(#""rows":4,"row":{\#(twoActions)},"described":[\#(described)]"#)
        return Refusal(script, "configuration.described" + problem)
      })
    let rowless = Refusal(
      tableScript(#""rows":0,"described":[{"row":0}]"#),
      "configuration.described[0].row: the table has no row 0 (number of rows: 0)")
    expectRefused([rowless])
  }

  @Test("Plain actions may show a side that only a described row has, and be those that a law event gives a row")
  func describedSides() throws {
    let own = #""rows":3,"row":{"trailing":[{"id":"delete","title":"Delete"}]},"#
    let read = #"[{"id":"read","title":"Read"}]"#
    let open = #"{"at":2,"perform":{"action":"open.leading","row":2}}"#
    let reports = [
      (own + #""described":[{"row":2,"leading":\#(read)}]"#, open, "didOpen.leading.2"),
      (own + #""height":480"#, #"{"at":1,"describe":{"row":2,"leading":\#(read)}},"# + open, "didOpen.leading.2"),
      (
        own + #""height":480"#,
        #"{"at":1,"lawEvent":{"name":"describe the second row"}},{"at":2,"perform":{"action":"mute","row":1}}"#,
        "didPress.trailing.0.1"
      ),
    ]
    for (table, events, notice) in reports {
      let notices = try Replay().script(tableScript(table, events)).play().steps.flatMap(\.notices)
      #expect(notices.contains(notice), "\(events)")
    }
  }

  @Test("The error for an unknown action lists each known action once, including those described so far")
  func unknownAction() {
    let described = #"{"row":0,"trailing":[{"id":"a","title":"A"}]},{"row":1,"trailing":[{"id":"a","title":"A"}]}"#
    let table = #""rows":4,"row":{\#(twoActions)},"described":[\#(described)]"#
    let later = #"{"at":1,"describe":{"row":2,"leading":[{"id":"b","title":"B"},{"id":"a","title":"A"}]}},"#
    let unknown = tableScript(table, later + #"{"at":2,"perform":{"action":"c","row":2}}"#)
    let problem = #"unknown action "c" (one of delete, more, open.trailing, close, a, b, open.leading)"#
    expect(played(unknown), is: "s.json: events[1].perform.action: " + problem)
  }
}
