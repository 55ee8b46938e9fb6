import Foundation
import InteractionReplay
import Testing

@testable import BuildARow

@Suite("The finished row")
struct FinishedRowTests {
  private static let designs = Designs(rows: [.buildARow])
  private static let replay = Replay(designs: .standard.adding(.buildARow))

  @Test("The finished row keeps every law of rows, in all shapes")
  func rows() {
    let found = Self.designs.rowsUnderLaw.flatMap { $0.violations() }
    #expect(found.map { $0.violation.report(for: $0.setup) } == [])
  }

  @Test("The finished row keeps every law of rows with reduced motion")
  func reducedMotion() {
    var habits = habits
    habits.reducesMotion = true
    let violations = SwipeLaw.check(
      {
        var row = Row7.sample
        row.reducesMotion = true
        return row
      }, habits: habits)
    #expect(violations.map(\.text) == [])
  }

  @Test("A list of finished rows keeps every law of lists")
  func lists() {
    for table in Self.designs.listsUnderLaw.map({ $0.table(rows: 4) }) {
      #expect(table.violations().map { $0.report(for: table) } == [])
    }
  }

  @Test("A list of finished rows in a table keeps every law of tables")
  func tables() {
    for table in Self.designs.listsUnderLaw.map({ $0.table(rows: 30) }) {
      #expect(table.tableViolations().map { $0.report(for: table) } == [])
    }
  }

  @Test("A script plays on the finished row")
  func script() throws {
    let traces = try Self.replay.traces(
      of: """
        { "design": "build-a-row",
          "configuration": { "trailing": [{ "id": "delete", "title": "Delete" }] },
          "events": [
            { "pan": { "phase": "began", "translation": 0 } },
            { "at": 0.1, "pan": { "phase": "changed", "translation": -20 } },
            { "at": 0.1, "pan": { "phase": "ended", "translation": -20, "velocity": -700 } },
            { "at": 1, "press": { "edge": "trailing", "index": 0 } },
            { "at": 2, "wait": {} } ] }
        """.utf8, name: "flick.json")
    #expect(
      traces.text == """
        build-a-row
             time  event             offset  target  rest      notices
          0.000 s  start                  0       0  closed
          0.000 s  pan.began              0       0  closed
          0.100 s  pan.changed          -20     -20  closed
          0.100 s  pan.ended            -20     -80  trailing  didOpen.trailing
          1.000 s  press.trailing.0     -80       0  closed    didPress.trailing.0 didClose
          2.000 s  wait                   0       0  closed

        """)
  }

  @Test("A recorded flick opens the finished row, as it opens the article's scroll view")
  func comparison() throws {
    let flick = try Self.file("Gestures/scroll-swipe-flick-open.json")
    let comparison = try Self.replay.comparison(of: flick.utf8, name: "flick")
    let last = try #require(comparison.contenders.last)
    #expect(last.design == "build-a-row")
    #expect(comparison.course(of: last, every: 1.0 / 60).rest == .open(.trailing))
  }

  /// So it can be read in one sitting.
  @Test("The finished row has at most 135 lines of code")
  func lines() throws {
    let lines = try Self.file("BuildARow/Row7.swift").split(separator: "\n")
    let code = lines.map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { !$0.isEmpty && !$0.hasPrefix("//") }
    #expect(code.count <= 135)
  }

  private static func file(_ name: String) throws -> String {
    let examples = URL(fileURLWithPath: #filePath).appending(path: "../../../Examples").standardized
    return try String(contentsOf: examples.appending(path: name), encoding: .utf8)
  }
}
