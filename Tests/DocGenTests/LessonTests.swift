import Testing

@testable import DocGen

@Suite("Pages that teach")
struct LessonTests {
  // MARK: Exercises

  private func exercise(_ script: String, _ answer: @escaping (Exercise.Played) throws -> Marks) -> Exercise {
    Exercise(name: "half", source: .typed(script), answer: answer)
  }

  private static let drag = """
    {"design": "constraint-swipe", "configuration": {"trailing": [{"id": "more", "title": "More"}]}, "events": [
      {"pan": {"phase": "began", "translation": 0}},
      {"at": 0.25, "pan": {"phase": "ended", "translation": -50}}]}
    """

  @Test("An answer's numbers come from the replay of what the reader types, and a wrong answer stops docgen")
  func answer() throws {
    let answered = exercise(Self.drag) { ["rests": number($0.number("offset")), "says": $0.notices().joined()] }
    let expected: Marks = [
      "play half": "```sh\nswift run docgen replay - --text <<'END'\n\(Self.drag)\nEND\n```",
      "played half": """
      ```text
      constraint-swipe
           time  event      offset  target  rest      notices
        0.000 s  start           0       0  closed
        0.000 s  pan.began       0       0  closed
        0.250 s  pan.ended     -50     -80  trailing  didOpen.trailing
      ```
      """,
      "rests": "-50", "says": "didOpen.trailing",
    ]
    #expect(try answered.marks() == expected)

    let wrong = exercise(Self.drag) { played in
      try played.require(played.notices().isEmpty, "nothing is reported")
      return [:]
    }
    let problem = "an exercise's answer is not what was played: nothing is reported"
    #expect(throws: SourceError.malformed(problem, in: "Pages")) { try wrong.marks() }
    let lost = Exercise(name: "", source: .file("gone")) { _ in [:] }
    #expect(throws: SourceError.noFile("Examples/Gestures/gone.json")) { try lost.marks() }
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

  @Test("All lines that ask for a correction are found, and are shown in their statement or short declaration")
  func code() throws {
    let lines = try ["first", "second", "sec"].map { try index.questions(about: $0, in: "Sources/A/").map(\.number) }
    let numbers: [[Int]] = [[4, 21], [14, 21], []]
    #expect(lines == numbers)
    let code = try [4, 14, 21].map { line in
      try index.excerpt(around: SourceLine(path: "Sources/A/One.swift", number: line))
    }
    let expected = [
      """
      func short() -> Int {
        guard corrections.contains(.first) else { return 1 }
        return 2
      }
      """,
      """
      state =
        corrections.contains(.second)
        ? a
        : [
          b, c,
        ].count
      """,
      "return corrections.isSuperset(of: [.first, .second]) ? f : g",
    ]
    expect(code, are: expected)
  }
}
