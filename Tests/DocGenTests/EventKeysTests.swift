import InteractionReplay
import Testing

@testable import DocGen

@Suite("The keys of events")
struct EventKeysTests {
  private func page() throws -> String {
    try #require(try generatedDocuments.get().first { $0.path == GestureRecordings.folder + "README.md" }).text
  }

  @Test("Every event that a script can hold stands on the page of the gestures, with an example")
  func complete() throws {
    let page = try page()
    for group in EventKeys.all {
      let kinds = EventKeys.choices(group.setup)
      #expect(kinds.contains("wait"), "\(group.heading) knows no events")
      for kind in kinds { #expect(page.contains("| `{\"\(kind)\": "), "\(group.heading): \(kind)") }
    }
  }

  @Test("Every design of the articles is one whose events are explained")
  func designs() {
    let explained = EventKeys.all.map { Set(EventKeys.choices($0.setup)) }
    for design in Designs.standard.rows {
      let kinds = Set(EventKeys.choices("\"design\": \"\(design.name)\""))
      #expect(kinds.isSubset(of: explained[0]) && !kinds.isEmpty, "\(design.name)")
    }
  }

  @Test("An event without an explanation stops docgen, and so does one that nobody knows")
  func incomplete() {
    let rows = EventKeys.rows
    let wrong = EventKeys(
      heading: "A row", about: "", setup: rows.setup,
      entries: rows.entries.dropLast() + [EventKeys.Entry("fly", "{}", "It takes off.")])
    let problem = "events without an explanation, or explained and unknown: fly, perform"
    #expect(throws: SourceError.malformed(problem, in: "A row")) { try wrong.blocks() }
  }

  @Test("An example that cannot be played stops docgen")
  func brokenExample() {
    let rows = EventKeys.rows
    let entries = rows.entries.dropLast() + [EventKeys.Entry("perform", #"{"action": "fly"}"#, "")]
    let wrong = EventKeys(heading: "A row", about: "", setup: rows.setup, entries: Array(entries))
    #expect(throws: ScriptError.self) { try wrong.blocks() }
  }

  @Test("The example to begin with does what the page says")
  func example() throws {
    let trace = try Replay().traces(of: Array(GestureRecordings.example.utf8), name: "example").traces[0]
    #expect(trace.steps.flatMap(\.notices) == ["didOpen.trailing.1", "didPress.trailing.0.1"])
  }
}
