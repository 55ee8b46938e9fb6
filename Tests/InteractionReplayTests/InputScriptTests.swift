import InteractionReplay
import Testing

@Suite("Scripts say what reaches a table beside fingers")
struct InputScriptTests {
  /// Plays events to a table of three rows with two buttons.
  private func trace(_ events: String) throws -> Trace {
    let script = tableScript(#""rows":3,"height":88,"row":{\#(twoActions)}"#, events)
    return try Replay().script(script).play()
  }

  @Test("Wheels and trackpads")
  func wheels() throws {
    let trace = try trace(
      """
      {"wheel":{"phase":"discrete","x":160,"y":60,"delta":[0,-30]}},
      {"wheel":{"phase":"began","x":160,"y":60,"delta":[-20,1]}},
      {"at":0.1,"wheel":{"phase":"changed","x":160,"y":60,"delta":-80}},
      {"at":0.2,"wheel":{"phase":"ended","x":160,"y":60}}
      """)
    #expect(trace.steps.map(\.event) == ["start", "wheel.discrete", "wheel.began", "wheel.changed", "wheel.ended"])
    #expect(trace.last("contentOffset") == 30)
    // 30 + 60 is below the second row, which ends at 88.
    #expect(trace.reported == ["wheel.ended: didOpen.trailing.2"])
  }

  @Test("Keys, with the focus and what is said")
  func keys() throws {
    let trace = try trace(
      """
      {"key":{"key":"down"}},{"key":{"key":"toTrailing"}},{"wait":{}},{"key":{"key":"down","movesRow":true}},
      {"key":{"key":"delete"}}
      """)
    #expect(
      trace.steps.map(\.event)
        == ["start", "key.down", "key.toTrailing", "wait", "key.down.movesRow", "key.delete"])
    #expect(
      trace.values("focus") == [
        .null, ["row": 0], ["row": 0, "action": "more"], ["row": 0, "action": "more"], ["row": 0, "action": "more"],
        ["row": 1],
      ])
    #expect(
      trace.values("announcement") == [
        .null, "Row 1 of 3", "Row 1 of 3, More button, 1 of 2", .null, .null, "Delete. Row 1 of 2",
      ])
  }

  @Test("Pointers, and what is under them and under a finger")
  func pointers() throws {
    let trace = try trace(
      """
      {"hover":{"x":160,"y":60}},{"highlights":{"press":true}},{"hover":{}},
      {"touch":{"id":0,"phase":"down","x":160,"y":20}},{"touch":{"id":0,"phase":"moved","x":100,"y":20}},
      {"at":1,"touch":{"id":0,"phase":"up","x":100,"y":20}},{"at":2,"touch":{"id":0,"phase":"down","x":300,"y":20}}
      """)
    let row: JSON = ["row": 1, "part": "content"]
    #expect(trace.values("hovered") == [.null, row, row] + [JSON](repeating: .null, count: 5))
    #expect(
      trace.values("pressed") == [JSON](repeating: .null, count: 4) + [
        ["row": 0, "part": "content"], .null, .null,
        ["row": 0, "part": "action", "edge": "trailing", "index": 0],
      ])
  }

  @Test("Typing, its end and what is taken back, the same in every list")
  func typing() throws {
    let items = #""of":"gesture-list","rows":["A","B"]"#
    let events = """
      {"perform":{"action":"edit","row":1}},{"type":{"text":"Bread"}},{"type":{"text":"Bead","cursor":1}},
      {"endEditing":{}},{"at":1,"undo":{}}
      """
    let trace = try Replay().script(rawTableScript(items, events)).play()
    #expect(trace.steps.map(\.event) == ["start", "perform.edit", "type", "type", "endEditing", "undo"])
    #expect(
      trace.values("editing") == [
        .null, ["row": 1, "text": "B", "cursor": 1], ["row": 1, "text": "Bread", "cursor": 5],
        ["row": 1, "text": "Bead", "cursor": 1], .null, .null,
      ])
    // A list of rows that nobody types into goes on as if nothing had happened.
    #expect(try self.trace(#"{"type":{"text":"A"}},{"endEditing":{}},{"undo":{}}"#).reported == [])
  }

  @Test("What is wrong with them is said with its place")
  func errors() {
    func problem(_ event: String) -> String { played(tableScript(#""rows":2"#, event)) }
    #expect(problem(#"{"wheel":{"phase":"down","x":0,"y":0}}"#).contains("events[0].wheel.phase: unknown phase"))
    #expect(problem(#"{"wheel":{"phase":"ended","x":0}}"#).contains("events[0].wheel.y: missing"))
    #expect(
      problem(#"{"wheel":{"phase":"ended","x":0,"y":0,"delta":[1]}}"#).contains("events[0].wheel.delta: an array"))
    #expect(problem(#"{"hover":{"x":1}}"#).contains("events[0].hover.y: missing"))
    #expect(problem(#"{"highlights":{"press":1}}"#).contains("events[0].highlights.press: "))
    #expect(problem(#"{"type":{}}"#).contains("events[0].type.text: missing"))
    #expect(problem(#"{"type":{"text":"","cursor":0.5}}"#).contains("events[0].type.cursor: a whole number"))
    #expect(problem(#"{"key":{"key":"tab"}}"#).contains("events[0].key.key: unknown key"))
    #expect(problem(#"{"key":{"key":"up","movesRow":1}}"#).contains("events[0].key.movesRow: "))
  }
}
