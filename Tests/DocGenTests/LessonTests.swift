import Foundation
import Testing

@testable import DocGen

@Suite("Pages that teach")
struct LessonTests {
  static let pages = Chapter.designs.map(\.page)

  private func page(_ name: String) throws -> String {
    let page = try generatedDocuments.get().first { $0.path == Document.folder + name }
    return try #require(page).text
  }

  /// The part of a page below one heading.
  private func section(_ heading: Heading, of name: String) throws -> String {
    let text = try page(name)
    let start = try #require(text.range(of: "\n## \(heading.text)\n")).upperBound
    let end = text[start...].range(of: "\n## ")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
  }

  @Test("Each page weaves at least three excerpts into how it works", arguments: pages)
  func excerpts(page: String) throws {
    #expect(try section(.howItWorks, of: page).split(separator: "```swift").count > 3)
  }

  @Test("Each fault says what you see, why, what is done instead, and where the code asks for it", arguments: pages)
  func faults(page: String) throws {
    let faults = try section(.corrections, of: page).split(separator: "\n### ").dropFirst()
    #expect(!faults.isEmpty)
    for fault in faults {
      let places = ["**You see:**", "**Why:**", "**Corrected** by", "**The code** asks for it at", "| event |"].map {
        fault.range(of: $0)?.lowerBound
      }
      #expect(!places.contains(nil), "\(page): \(fault.prefix { $0 != "\n" })")
      #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted(), "\(page): \(fault.prefix { $0 != "\n" })")
    }
  }

  @Test("Each page ends its lesson with three to five exercises, whose answers are folded", arguments: pages)
  func exercises(page: String) throws {
    let exercises = try section(.exercises, of: page)
    #expect((3...5).contains(exercises.split(separator: "<details><summary>Answer</summary>\n\n").count - 1))
    #expect(exercises.contains("swift run docgen replay"))
  }

  // MARK: Exercises

  private func exercise(_ script: String, _ answer: @escaping (Exercise.Played) throws -> String) -> Exercise {
    Exercise(question: "Where is it?", source: .typed(script), answer: answer)
  }

  private static let drag = """
    {"design": "constraint-swipe", "configuration": {"trailing": [{"id": "more", "title": "More"}]}, "events": [
      {"pan": {"phase": "began", "translation": 0}},
      {"at": 0.25, "pan": {"phase": "ended", "translation": -50}}]}
    """

  @Test("An answer's numbers come from what was played, and the reader types what was played")
  func answer() throws {
    let blocks = try exercise(Self.drag) { "\(number($0.number("offset"))), \($0.notices().joined())" }.blocks(
      number: 7)
    #expect(
      blocks == [
        "**7.** Where is it?",
        "```sh\nswift run docgen replay - --text <<'END'\n\(Self.drag)\nEND\n```",
        "<details><summary>Answer</summary>",
        """
        ```text
        constraint-swipe
             time  event      offset  target  rest      notices
          0.000 s  start           0       0  closed
          0.000 s  pan.began       0       0  closed
          0.250 s  pan.ended     -50     -80  trailing  didOpen.trailing
        ```
        """,
        "-50, didOpen.trailing", "</details>",
      ])
  }

  @Test("An answer that is not what was played stops docgen")
  func wrongAnswer() {
    let wrong = exercise(Self.drag) { played in
      try played.require(played.notices().isEmpty, "nothing is reported")
      return ""
    }
    let problem = "an exercise's answer is not what was played: nothing is reported"
    #expect(throws: SourceError.malformed(problem, in: "Pages")) { try wrong.blocks(number: 1) }
  }

  @Test("A recorded script that is gone stops docgen")
  func missingScript() {
    let exercise = Exercise(question: "", source: .file("gone")) { _ in "" }
    #expect(throws: SourceError.noFile("Examples/Gestures/gone.json")) { try exercise.blocks(number: 1) }
  }

  // MARK: The code of a fault

  private let index = SourceIndex([
    "Sources/A/One.swift": """
    extension One {
      // corrections.contains(.first)
      func short() -> Int {
        guard corrections.contains(.first) else { return 1 }
        return 2
      }
      func long() -> Int {
        let a = 1
        let b = 2
        let c = 3
        let d = 4
        let e = 5
        state =
          corrections.contains(.second)
          ? a
          : [
            b, c,
          ].count
        let f = 6
        let g = 7
        return corrections.isSuperset(of: [.first, .second]) ? f : g
      }
    }
    """
  ])

  @Test("All lines that ask for a correction are found, and comments are none")
  func questions() throws {
    func lines(_ name: String) throws -> [Int] {
      try index.questions(about: name, in: "Sources/A/").map(\.number)
    }
    #expect(try lines("first") == [4, 21])
    #expect(try lines("second") == [14, 21])
    #expect(try lines("sec") == [])
  }

  @Test("Code is shown as the whole declaration where that is short, and else as the statement")
  func code() throws {
    func code(_ line: Int) throws -> String {
      try index.excerpt(around: SourceLine(path: "Sources/A/One.swift", number: line))
    }
    #expect(
      try code(4) == """
        func short() -> Int {
          guard corrections.contains(.first) else { return 1 }
          return 2
        }
        """)
    #expect(
      try code(14) == """
        state =
          corrections.contains(.second)
          ? a
          : [
            b, c,
          ].count
        """)
    #expect(try code(21) == "return corrections.isSuperset(of: [.first, .second]) ? f : g")
  }
}
