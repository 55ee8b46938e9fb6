import InteractionCore

extension Comparison {
  /// The comparison to read: who is who, a line an event with everybody's offset, and where everybody comes to rest.
  ///
  /// Places have at most two decimals, times three. Notices follow the letters of those who tell them.
  public var text: String {
    let letters = contenders.indices.map(Self.letter)
    var names = TextTable()
    for (letter, contender) in zip(letters, contenders) {
      names.rows.append([letter, contender.design, contender.rules])
    }
    let courses = contenders.map { course(of: $0, every: Self.coarse) }
    let end = courses.reduce(events.last?.at ?? .zero) { max($0, $1.end) }
    let traces = contenders.map { contender in
      Script.row(contender.setup, events + [Timed(end.seconds, .event(.wait))]).play()
    }
    var table = TextTable(numeric: Set([0] + contenders.indices.map { $0 + 2 }))
    table.rows.append(["time", "event"] + letters + ["notices"])
    for (index, step) in (traces.first?.steps ?? []).enumerated() {
      let steps = traces.map { $0.steps[index] }
      let isLast = index == events.count + 1
      table.rows.append(
        [step.at.inSeconds, isLast ? "at rest" : step.event.onOneLine] + steps.map(\.offset)
          + [isLast ? "" : Self.notices(steps, letters)])
    }
    table.rows.append(["", ""] + courses.map(\.rest.name) + [""])
    let head = name.onOneLine + ", corrections " + (isCorrected ? "all" : "none")
    let out = omitted.map { "  not played: " + $0.contender.design + " " + $0.contender.rules + ", " + $0.reason }
    return ([head] + names.lines + out + [""] + table.lines).map { $0 + "\n" }.joined()
  }

  /// The time between two points of a course of which only the end counts, in seconds.
  private static let coarse = 1.0

  private static func letter(_ index: Int) -> String { String(Character(Unicode.Scalar(UInt8(97 + index)))) }

  /// Who tells what: `a c didOpen.trailing, b didClose`.
  private static func notices(_ steps: [Trace.Step], _ letters: [String]) -> String {
    var told: [(notices: String, letters: [String])] = []
    for (step, letter) in zip(steps, letters) where !step.notices.isEmpty {
      let notices = step.notices.joined(separator: " ")
      if let index = told.firstIndex(where: { $0.notices == notices }) {
        told[index].letters.append(letter)
      } else {
        told.append((notices, [letter]))
      }
    }
    return told.map { ($0.letters + [$0.notices]).joined(separator: " ") }.joined(separator: ", ")
  }
}

extension Trace.Step {
  fileprivate var offset: String { state["offset"].map(Trace.cell) ?? "" }
}
