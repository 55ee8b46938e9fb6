import InteractionReplay
import OwnDesign
import Testing

@Suite("The checklist")
struct ChecklistTests {
  private static let replay = Replay(designs: .standard.adding(.checklist))

  @Test("The checklist keeps every law of lists")
  func laws() {
    let table = ListUnderLaw(.checklist).table(rows: 4)
    #expect(table.violations().map { $0.report(for: table) } == [])
  }

  @Test("A checklist in a table keeps every law of tables")
  func tables() {
    let table = ListUnderLaw(.checklist).table(rows: 30)
    #expect(table.tableViolations().map { $0.report(for: table) } == [])
  }

  @Test("A script plays on a checklist alone")
  func alone() throws {
    let traces = try Self.replay.traces(
      of: """
        { "design": "checklist", "configuration": { "items": ["Tent", "Stove"] },
          "events": [
            { "at": 1, "tap": { "row": 0 } }, { "at": 2, "add": { "text": "Matches" } },
            { "at": 3, "perform": { "action": "remove", "row": 1 } } ] }
        """.utf8, name: "camping.json")
    #expect(
      traces.text == """
        checklist
             time  event           items                 notices
          0.000 s  start           Tent Stove
          1.000 s  tap             ✓ Tent Stove          didTick.0
          2.000 s  add             ✓ Tent Stove Matches  didInsert.2
          3.000 s  perform.remove  ✓ Tent Matches        didDelete.1

        """)
  }

  @Test("In a table, a finger ticks a row of a checklist")
  func table() throws {
    let traces = try Self.replay.traces(
      of: """
        { "design": "headless-table", "configuration": { "of": "checklist", "rows": ["Tent", "Stove"] },
          "events": [
            { "touch": { "id": 0, "phase": "down", "x": 100, "y": 60 } },
            { "at": 0.1, "touch": { "id": 0, "phase": "up", "x": 100, "y": 60 } } ] }
        """.utf8, name: "camping.json")
    let row = JSON.object([
      "id": .number(1), "y": .number(44), "height": .number(44), "state": .object(["isTicked": .bool(true)]),
    ])
    let last = try #require(traces.traces.first?.steps.last)
    #expect(last.notices == ["didTick.1"])
    guard case .object(let state) = last.state, case .array(let rows) = state["rows"] else {
      Issue.record("A table's state has rows.")
      return
    }
    #expect(rows.last == row)
  }
}
