import InteractionReplay

/// What answers a question at the end of a page: the script that the reader plays, and the page as well.
struct Exercise {
  /// A script of Examples/Gestures, or one that the reader types.
  enum Source {
    /// The name of a script in Examples/Gestures.
    case file(String)
    /// A script, or an array of them.
    case typed(String)
  }

  /// Its name in the page's template.
  let name: String
  let source: Source
  /// Which steps of the timelines the answer shows, by script and index; all unless said otherwise.
  var shows: (Played, Int, Int) -> Bool = { _, _, _ in true }
  /// The numbers of the answer, which come from what was played; an error where they do not say what its words do.
  let answer: (Played) throws -> Marks

  /// What the scripts of an exercise led to.
  struct Played {
    let traces: [Trace]

    /// The state of a script after its last step, or after some other one.
    func state(_ script: Int = 0, _ step: Int? = nil) -> JSON {
      let steps = traces[script].steps
      return steps[step ?? steps.count - 1].state
    }

    /// A number of a state, NaN where there is none, so that a comparison with it fails.
    func number(_ key: String, script: Int = 0, step: Int? = nil) -> Double {
      if case .number(let number)? = state(script, step)[key] { number } else { .nan }
    }

    /// A text of a state.
    func text(_ key: String, script: Int = 0, step: Int? = nil) -> String {
      if case .string(let text)? = state(script, step)[key] { text } else { "" }
    }

    /// The names of a script's notices.
    func notices(_ script: Int = 0) -> [String] { traces[script].steps.flatMap(\.notices) }

    /// The numbers of a state in all steps of a script.
    func course(_ key: String, script: Int = 0) -> [Double] {
      traces[script].steps.indices.map { number(key, script: script, step: $0) }
    }

    /// How far a row in sight of a table is moved sideways, after each step; the row by its position in sight.
    func offsets(ofRow index: Int, script: Int = 0) -> [Double] {
      traces[script].steps.map { step in
        guard case .array(let rows)? = step.state["rows"], rows.indices.contains(index),
          case .number(let offset)? = rows[index]["state"]?["offset"]
        else { return .nan }
        return offset
      }
    }

    /// Stops docgen where an answer says what was not played.
    func require(_ holds: Bool, _ what: String) throws {
      guard holds else {
        throw SourceError.malformed("an exercise's answer is not what was played: \(what)", in: "Pages")
      }
    }

    /// The timelines, in which steps are left out that are not shown.
    fileprivate func timelines(_ shows: (Played, Int, Int) -> Bool) -> String {
      traces.indices.map { script in
        let lines = traces[script].text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        let steps = lines.dropFirst(2)
        var shown = lines.prefix(2).map(String.init)
        var hasGap = false
        for (index, line) in steps.enumerated() {
          if shows(self, script, index) {
            if hasGap { shown.append("    …") }
            hasGap = false
            shown.append(String(line))
          } else {
            hasGap = true
          }
        }
        return shown.joined(separator: "\n")
      }.joined(separator: "\n\n")
    }
  }

  /// How to play its script, what is played, and the numbers of the answer.
  func marks() throws -> Marks {
    let played = Played(traces: try traces())
    let marks: Marks = [
      "play \(name)": Markdown.block(command, language: "sh"),
      "played \(name)": Markdown.block(played.timelines(shows)),
    ]
    return marks.adding(try answer(played))
  }

  private func traces() throws -> [Trace] {
    switch source {
    case .file(let name):
      guard let recorded = try GestureRecordings.scripts().first(where: { $0.name == name }) else {
        throw SourceError.noFile(GestureRecordings.folder + name + ".json")
      }
      return [recorded.script.play()]
    case .typed(let text): return try Replay().traces(of: Array(text.utf8), name: "exercise").traces
    }
  }

  /// What the reader types.
  private var command: String {
    switch source {
    case .file(let name): "swift run docgen replay \(GestureRecordings.folder)\(name).json --text"
    case .typed(let text): "swift run docgen replay - --text <<'END'\n\(text)\nEND"
    }
  }
}

extension Sequence<Exercise> {
  /// The marks of all exercises.
  func marks() throws -> Marks { try reduce(into: [:]) { $0 += try $1.marks() } }
}
