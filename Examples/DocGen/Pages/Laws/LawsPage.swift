import ArticleFaults
import InteractionLaws
import InteractionReplay

/// The page of the laws: what each says, who keeps it, and how each article breaks it.
enum LawsPage {
  static let page = "Laws.md"

  /// The page and its pictures.
  static func documents() -> [Document] {
    [.template(page, marks)] + examples.compactMap { $0.example.figure(figure($0.heading)) }
  }

  private static var marks: Marks {
    var marks = search
    marks += ["legend": legend, "table rows": table, "table lists": matrix]
    for (law, example) in zip(SwipeLaw.allCases, BrokenRows.examples) {
      marks += found(law.name, law.statement, example)
      marks["articles \(law.name)"] = articles(law)
    }
    for (law, example) in zip(ListLaw.allCases, BrokenLists.examples) {
      marks += found(heading(law), law.statement, example)
      marks["articles \(heading(law))"] = articles(law)
    }
    for (law, example) in zip(TableLaw.allCases, BrokenTables.examples) {
      marks += found(heading(law), law.statement, example)
    }
    for (law, example) in zip(HostLaw.allCases, BrokenHosts.examples) {
      marks += found(heading(law), law.statement, example)
    }
    marks.quote("statement Motions", MotionLaw.statement)
    return marks
  }

  /// How far the search goes that has found the articles' faults.
  private static var search: Marks {
    [
      "row depth": String(ArticleFaults.rowSearch.depth), "row walks": String(ArticleFaults.rowSearch.randomSequences),
      "row steps": String(ArticleFaults.rowSearch.steps), "list depth": String(ArticleFaults.listSearch.depth),
      "list walks": String(ArticleFaults.listSearch.randomSequences),
    ]
  }

  /// The broken designs, each with the heading of its law.
  static var examples: [(heading: String, example: LawExample)] {
    let rows = zip(SwipeLaw.allCases, BrokenRows.examples).map { (heading: $0.name, example: $1) }
    let lists = zip(ListLaw.allCases, BrokenLists.examples).map { (heading: heading($0), example: $1) }
    let tables = zip(TableLaw.allCases, BrokenTables.examples).map { (heading: heading($0), example: $1) }
    let hosts = zip(HostLaw.allCases, BrokenHosts.examples).map { (heading: heading($0), example: $1) }
    return rows + lists + tables + hosts
  }

  /// The file of a law's picture, by the heading that it stands under.
  static func figure(_ heading: String) -> String { "Laws-" + Markdown.anchor(heading) + ".svg" }

  /// What a law says, and a broken design that it has caught.
  private static func found(_ heading: String, _ statement: String, _ example: LawExample) -> Marks {
    let story = (example.events.map { "`\($0)`" } + verdict(example.expected, example.found)).joined(separator: "<br>")
    var marks: Marks = ["caught \(heading)": story]
    marks.quote("statement \(heading)", statement)
    marks.quote("design \(heading)", example.design)
    switch example.sight {
    case .picture: marks.quote("sight \(heading)", example.design + example.beside)
    case .nothing(let why): marks.quote("sight \(heading)", why)
    }
    return marks
  }

  private static let results = LawRun.uncorrected.filter { !$0.subject.isDriven }

  /// The letters that stand for designs in the tables.
  private static var legend: String {
    let names = results.map(\.subject.name) + LawRun.uncorrectedLists.map(\.list.name).suffix(2)
    let lines = zip(letters, names).map { "**\($0)** \($1)" }
    return lines.joined(separator: "<br>")
  }

  static let letters = "ABCDEFGHI".map(String.init)

  private static var table: String {
    let rows = SwipeLaw.allCases.map { law in
      ["[\(say(law.name))](#\(Markdown.anchor(law.name)))"]
        + results.map { result in
          let driven = LawRun.uncorrected.first { $0.subject == result.subject.driven }
          return ([result] + [driven].compactMap(\.self)).map { mark(law, $0) }.joined(separator: " ")
        }
    }
    return Markdown.table([say("law")] + letters.prefix(results.count), rows)
  }

  private static func mark(_ law: SwipeLaw, _ result: LawRun.Result) -> String {
    guard isChecked(law, result.subject) else { return "–" }
    return mark(isBroken: result.broken.contains { $0.law == law })
  }

  static func mark(isBroken: Bool) -> String { isBroken ? "✗" : "✓" }

  /// Whether a law is about a design: a design of one side has no mirror image, one in a scroll view fewer laws.
  private static func isChecked(_ law: SwipeLaw, _ subject: RowUnderLaw) -> Bool {
    if subject.isDriven { return SwipeLaw.scrollDrivenCases.contains(law) }
    return law != .mirror || subject.shapes().contains { $0.mirrored != nil }
  }

  /// What the articles' rows break of a law.
  private static func articles(_ law: SwipeLaw) -> String {
    let broken = LawRun.uncorrected.compactMap { result in
      result.broken.first { $0.law == law }.map { (subject: result.subject, broken: $0) }
    }
    guard let first = broken.first?.broken.found else { return say("The search finds none that breaks it.") }
    let rows = broken.map { subject, broken in
      let names = broken.cures.map(Markdown.name)
      let cures = names.dropFirst().reduce(names.first ?? say("several together")) { say("$1 or $2", $0, $1) }
      return [
        Markdown.breakable("`\(subject.name)`") + "<br>" + sides(broken.found.setup),
        story(of: broken.found.violation) + "<br>**\(say("fixed by"))** " + cures,
      ]
    }
    var parts = [Markdown.table([say("design, buttons"), say("what happens")], rows)]
    if first.violation.events.count <= longestScript {
      let script = (try? first.violation.script(for: first.setup).json()) ?? first.violation.report(for: first.setup)
      let command = "`swift run docgen replay - --text`"
      parts.append(
        broken.count == 1
          ? say("To paste into $1, with Control-D on a line after it:", command)
          : say("The first of them, to paste into $1, with Control-D on a line after it:", command))
      parts.append(Markdown.block(script, language: "json"))
    }
    let count = Set(broken.map(\.subject.design.name)).count
    return Markdown.folded(
      count == 1 ? say("The rows of one design break it.") : say("The rows of $1 designs break it.", String(count)),
      parts)
  }

  /// The number of events up to which a violation is printed whole; only a law about wear needs more.
  private static let longestScript = 40

  /// The events of a violation, one a line, what is expected then and what comes; of very many events, the first and last.
  static func story<Event: LawEvent>(of violation: Violation<Event>) -> String {
    var events = violation.events.map { "`\(text($0))`" }
    if events.count > longestScript {
      let hidden = 12..<events.count - 6
      events.replaceSubrange(hidden, with: [say("… $1 more, like these …", String(hidden.count))])
    }
    return (events + verdict(violation.expected, violation.found)).joined(separator: "<br>")
  }

  /// An event and when it happens.
  static func text<Event: LawEvent>(_ event: Timed<Event>) -> String { seconds(event.at) + " " + event.event.text }

  private static func verdict(_ expected: String, _ found: String) -> [String] {
    ["**\(say("expected"))** " + expected, "**\(say("found"))** " + found]
  }

  private static func seconds(_ time: Time) -> String { DecimalText.text(time.seconds, decimals: 3) + " s" }

  /// The widths of a row's buttons, leading ones first.
  private static func sides(_ setup: RowSetup) -> String {
    func widths(_ actions: [InteractionAction]) -> String {
      actions.map { $0.width.map { number($0) } ?? say("auto") }.joined(separator: " ")
    }
    let sides = [(say("leading"), setup.leading), (say("trailing"), setup.trailing)].filter { !$1.isEmpty }
    return sides.isEmpty ? say("none") : sides.map { $0 + " " + widths($1) }.joined(separator: "; ")
  }
}

extension RowUnderLaw {
  /// The same row where a real scroll view drives it.
  fileprivate var driven: RowUnderLaw { RowUnderLaw(design, rules: rules, options: options, isDriven: true) }
}
