import InteractionReplay
import TestSupport
import Testing

@Suite("Scripts with a table's inputs other than fingers")
struct InputScriptTests {
  /// Plays events to a table of three rows with two buttons.
  private func trace(_ events: String) throws -> Trace {
    let script = tableScript(#""rows":3,"height":88,"row":{\#(twoActions)}"#, events)
    return try Replay().script(script).play()
  }

  @Test("A wheel scrolls, and a trackpad swipes a row")
  func wheels() throws {
    let trace = try trace(
      """
      {"wheel":{"phase":"discrete","x":160,"y":60,"delta":[0,-30]}},
      {"wheel":{"phase":"began","x":160,"y":60,"delta":[-20,1]}},
      {"at":0.1,"wheel":{"phase":"changed","x":160,"y":60,"delta":-80}},
      {"at":0.2,"wheel":{"phase":"ended","x":160,"y":60}}
      """)
    expect(trace.steps.map(\.event), are: ["start", "wheel.discrete", "wheel.began", "wheel.changed", "wheel.ended"])
    // 30 + 60 is below the second row, which ends at 88.
    expect(trace.last("contentOffset"), is: 30)
    expectReported(trace, ["wheel.ended: didOpen.trailing.2"])
  }

  @Test("Keys move the focus, and its announcements are in the trace")
  func keys() throws {
    let trace = try trace(
      """
      {"key":{"key":"down"}},{"key":{"key":"toTrailing"}},{"wait":{}},{"key":{"key":"down","movesRow":true}},
      {"key":{"key":"delete"}}
      """)
    let names = ["start", "key.down", "key.toTrailing", "wait", "key.down.movesRow", "key.delete"]
    expect(trace.steps.map(\.event), are: names)
    let action: JSON = ["row": 0, "action": "more"]
    expectValues(trace, "focus", [.null, ["row": 0], action, action, action, ["row": 1]])
    expectValues(
      trace, "announcement",
      [
        .null, "Item #1, row 1 of 3", "Item #1, row 1 of 3, More button, 1 of 2", .null, .null,
        "Delete, Item #1. Item #2, row 1 of 2",
      ])
  }

  @Test("The trace has the parts that are under a pointer and under a finger")
  func pointers() throws {
    let trace = try trace(
      """
      {"hover":{"x":160,"y":60}},{"highlights":{"press":true}},{"hover":{}},
      {"touch":{"id":0,"phase":"down","x":160,"y":20}},{"touch":{"id":0,"phase":"moved","x":100,"y":20}},
      {"at":1,"touch":{"id":0,"phase":"up","x":100,"y":20}},{"at":2,"touch":{"id":0,"phase":"down","x":300,"y":20}}
      """)
    let row: JSON = ["row": 1, "part": "content"]
    expectValues(trace, "hovered", [.null, row, row, .null, .null, .null, .null, .null])
    let (content, action): (JSON, JSON) = (
      ["row": 0, "part": "content"], ["row": 0, "part": "action", "edge": "trailing", "index": 0]
    )
    expectValues(trace, "pressed", [.null, .null, .null, .null, content, .null, .null, action])
  }

  @Test("Typing, the end of an edit and undo play in a gesture list, and do nothing in rows with buttons")
  func typing() throws {
    let items = #""of":"gesture-list","rows":["A","B"]"#
    let events = """
      {"perform":{"action":"edit","row":1}},{"type":{"text":"Bread"}},{"type":{"text":"Bead","cursor":1}},
      {"endEditing":{}},{"at":1,"undo":{}}
      """
    let trace = try Replay().script(rawTableScript(items, events)).play()
    expect(trace.steps.map(\.event), are: ["start", "perform.edit", "type", "type", "endEditing", "undo"])
    func typed(_ text: String, _ cursor: Double) -> JSON {
      ["row": 1, "text": .string(text), "cursor": .number(cursor)]
    }
    expectValues(trace, "editing", [.null, typed("B", 1), typed("Bread", 5), typed("Bead", 1), .null, .null])
    // A list whose rows cannot be edited reports nothing.
    expectReported(try self.trace(#"{"type":{"text":"A"}},{"endEditing":{}},{"undo":{}}"#), [])
  }

  @Test("Errors in these inputs are reported with their place")
  func errors() {
    let problems = [
      (#"{"wheel":{"phase":"down","x":0,"y":0}}"#, "wheel.phase: unknown phase"),
      (#"{"wheel":{"phase":"ended","x":0}}"#, "wheel.y: missing"),
      (#"{"wheel":{"phase":"ended","x":0,"y":0,"delta":[1]}}"#, "wheel.delta: expected "),
      (#"{"hover":{"x":1}}"#, "hover.y: missing"),
      (#"{"highlights":{"press":1}}"#, "highlights.press: "),
      (#"{"type":{}}"#, "type.text: missing"),
      (#"{"type":{"text":"","cursor":0.5}}"#, "type.cursor: expected a whole number"),
      (#"{"key":{"key":"tab"}}"#, "key.key: unknown key"),
      (#"{"key":{"key":"up","movesRow":1}}"#, "key.movesRow: "),
    ]
    for (event, problem) in problems {
      expect(played(tableScript(#""rows":2"#, event)), has: ["events[0]." + problem])
    }
  }
}
