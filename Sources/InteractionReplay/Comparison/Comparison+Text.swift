import InteractionCore

extension Comparison {
  /// The comparison to read: the contenders by letters, a line an event with all offsets, and all resting positions.
  ///
  /// Offsets have at most two decimals, times three. Notices follow the letters of the contenders that report them.
  ///
  /// - Complexity: O(*c* · *e*) for *c* contenders and *e* events.
  public var text: String {
    let letters = contenders.indices.map(Self.letter)
    var names = TextTable()
    for (letter, contender) in zip(letters, contenders) {
      names.rows.append([letter, contender.design.onOneLine, contender.rules.onOneLine])
    }
    let courses = contenders.map { course(of: $0, every: Self.coarse) }
    let end = courses.reduce(events.last?.at ?? .zero) { max($0, $1.end) }
    let traces = contenders.map { contender in
      Script.row(contender.setup, events + [Timed(end.seconds, .wait)]).play()
    }
    var table = TextTable(numeric: Set([0] + contenders.indices.map { $0 + 2 }))
    table.rows.append(["time", "event"] + letters + ["notices"])
    for (index, step) in (traces.first?.steps ?? []).enumerated() {
      let steps = traces.map { $0.steps[index] }
      let isLast = index == events.count + 1
      table.rows.append(
        [step.at.inSeconds, isLast ? "at rest" : step.event.onOneLine] + steps.map { $0.offset }
          + [isLast ? "" : Self.notices(steps, letters)])
    }
    table.rows.append(["", ""] + courses.map { $0.rest.name } + [""])
    let head = name.onOneLine + ", corrections " + (isCorrected ? "all" : "none")
    let out = omitted.map { omission in
      let names = [omission.contender.design, omission.contender.rules].filter { !$0.isEmpty }
      return "  not played: " + names.joined(separator: " ").onOneLine + ", " + omission.reason
    }
    return ([head] + names.lines + out + [""] + table.lines).map { $0 + "\n" }.joined()
  }

  /// The time between two points of a course of which only the end counts, in seconds.
  private static let coarse = 1.0

  /// The letter of a contender: a to z, then aa and so on.
  private static func letter(_ index: Int) -> String {
    let more = index < 26 ? "" : letter(index / 26 - 1)
    return more + String(Character(Unicode.Scalar(UInt8(ascii: "a") + UInt8(index % 26))))
  }

  /// The notices with the letters of their contenders: `a c didOpen.trailing, b didClose`.
  private static func notices(_ steps: [Trace.Step], _ letters: [String]) -> String {
    var reported: [(notices: String, letters: [String])] = []
    for (step, letter) in zip(steps, letters) where !step.notices.isEmpty {
      let notices = step.notices.joined(separator: " ")
      if let index = reported.firstIndex(where: { $0.notices == notices }) {
        reported[index].letters.append(letter)
      } else {
        reported.append((notices, [letter]))
      }
    }
    return reported.map { ($0.letters + [$0.notices]).joined(separator: " ") }.joined(separator: ", ")
  }
}

extension Trace.Step {
  fileprivate var offset: String { state["offset"].map(Trace.cell) ?? "" }
}
