import InteractionReplay
import Testing

@testable import DocGen

@Suite("The keys of events")
struct EventKeysTests {
  @Test("The events of every row design are among the explained ones")
  func complete() {
    let explained = Set(EventKeys.choices(EventKeys.rows.setup))
    for design in Designs.standard.rows {
      let kinds = Set(EventKeys.choices("\"design\": \"\(design.name)\""))
      #expect(kinds.contains("wait") && kinds.isSubset(of: explained), "\(design.name)")
    }
  }

  @Test("An unexplained event, an unknown event, and an example that cannot be played stop docgen")
  func incomplete() {
    /// The events of rows, with the last one replaced.
    func rows(ending entry: EventKeys.Entry) -> EventKeys {
      let rows = EventKeys.rows
      return EventKeys(name: "row", setup: rows.setup, entries: rows.entries.dropLast() + [entry])
    }
    let problem = "events that are not explained, or explained but not in scripts: fly, perform"
    #expect(throws: SourceError.malformed(problem, in: "row")) {
      try rows(ending: EventKeys.Entry("fly")).marks()
    }
    #expect(throws: ScriptError.self) {
      try rows(ending: EventKeys.Entry("perform", #"{"action": "fly"}"#)).marks()
    }
  }

  @Test("The first example reports what the page says")
  func example() throws {
    let trace = try Replay().traces(of: Array(GestureRecordings.example.utf8), name: "example").traces[0]
    #expect(trace.steps.flatMap(\.notices) == ["didOpen.trailing.1", "didPress.trailing.0.1"])
  }
}
