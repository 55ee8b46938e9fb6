import InteractionReplay

/// An exercise at the end of a page: a script that the reader plays, and the answer.
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
  /// A closure that returns whether the answer shows a step, given the index of the script and of the step; by default, all.
  var shows: (Played, Int, Int) -> Bool = { _, _, _ in true }
  /// A closure that returns the answer's marks from the traces; it throws an error if the answer's words do not fit them.
  let answer: (Played) throws -> Marks

  /// The traces of an exercise's scripts.
  struct Played {
    let traces: [Trace]

    /// Returns the state of a script after its last step, or after a given one.
    func state(_ script: Int = 0, _ step: Int? = nil) -> JSON {
      let steps = traces[script].steps
      return steps[step ?? steps.count - 1].state
    }

    /// Returns a number of a state, or NaN if there is none, so that every comparison with it fails.
    func number(_ key: String, script: Int = 0, step: Int? = nil) -> Double {
      if case .number(let number)? = state(script, step)[key] { number } else { .nan }
    }

    /// Returns a text of a state; empty if there is none.
    func text(_ key: String, script: Int = 0, step: Int? = nil) -> String {
      if case .string(let text)? = state(script, step)[key] { text } else { "" }
    }

    /// Returns the names of a script's notices.
    func notices(_ script: Int = 0) -> [String] { traces[script].steps.flatMap(\.notices) }

    /// Returns a number of the state for every step of a script.
    func course(_ key: String, script: Int = 0) -> [Double] {
      traces[script].steps.indices.map { number(key, script: script, step: $0) }
    }

    /// Returns the sideways offset of a row after each step, given the row's index among those in sight; NaN if there is
    /// none.
    func offsets(ofRow index: Int, script: Int = 0) -> [Double] {
      traces[script].steps.map { step in
        guard case .array(let rows)? = step.state["rows"], rows.indices.contains(index),
          case .number(let offset)? = rows[index]["state"]?["offset"]
        else { return .nan }
        return offset
      }
    }

    /// Throws an error if an answer does not hold for the traces.
    func require(_ holds: Bool, _ what: String) throws {
      guard holds else {
        throw SourceError.malformed("an exercise's answer is not what was played: \(what)", in: "Pages")
      }
    }

    /// Returns the timelines without the steps that are not shown.
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

  /// Returns the marks: the command that plays the script, the timelines, and the answer's own.
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

  /// The command that the reader types.
  private var command: String {
    switch source {
    case .file(let name): "swift run docgen replay \(GestureRecordings.folder)\(name).json --text"
    case .typed(let text): "swift run docgen replay - --text <<'END'\n\(text)\nEND"
    }
  }
}

extension Sequence<Exercise> {
  /// Returns the marks of all exercises.
  func marks() throws -> Marks { try reduce(into: [:]) { $0 += try $1.marks() } }
}
