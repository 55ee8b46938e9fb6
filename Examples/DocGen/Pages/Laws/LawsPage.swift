import ArticleFaults
import InteractionLaws
import InteractionReplay

/// The page of the laws: what each says, who keeps it, and how each article breaks it.
enum LawsPage {
  static let title = "Laws"
  static let page = "Laws.md"
  static let summary =
    "What every design keeps whatever a finger does, and how each article breaks it, in a few events."

  /// The page and its pictures.
  static func documents() throws -> [Document] {
    let text = Document.page(
      page,
      [intro] + legend + [
        "Of two signs the second is for a real scroll view that drives the row.", table, rowsWithoutButtons,
      ]
        + (try zip(SwipeLaw.allCases, BrokenRows.examples).flatMap(section)) + lists + tables + motions)
    return [text] + examples.compactMap { $0.example.figure(figure($0.heading)) }
  }

  /// The broken designs, each with the heading of its law.
  static var examples: [(heading: String, example: LawExample)] {
    let rows = zip(SwipeLaw.allCases, BrokenRows.examples).map { (heading: $0.name, example: $1) }
    let lists = zip(ListLaw.allCases, BrokenLists.examples).map { (heading: heading($0), example: $1) }
    return rows + lists + zip(TableLaw.allCases, BrokenTables.examples).map { (heading: heading($0), example: $1) }
  }

  private static let motions = [
    "## Motions", MotionLaw.statement,
    """
    **Why.** What moves like nothing in the world makes you look twice; what is not where it says takes the next touch \
    for one somewhere else.
    """,
  ]

  /// The file of a law's picture, by the heading that it stands under.
  static func figure(_ heading: String) -> String { "Laws-" + Markdown.anchor(heading) + ".svg" }

  /// What a section begins with: the law, why it matters, and a broken design that it has caught.
  static func beginning(
    _ level: String, _ heading: String, _ statement: String, _ reason: String, _ example: LawExample
  ) -> [String] {
    let story = (example.events.map { "`\($0)`" } + verdict(example.expected, example.found)).joined(separator: "<br>")
    let caught = example.design + ":<br>" + story
    let sight =
      switch example.sight {
      case .picture: Markdown.figure(figure(heading), example.design + example.beside)
      case .nothing(let why): "*No picture:* " + why
      }
    return [level + heading, statement, "**Why.** " + reason, sight, caught]
  }

  /// What is of interest to some only: it opens at a click.
  static func folded(_ summary: String, _ blocks: [String]) -> [String] {
    ["<details><summary>\(summary)</summary>"] + blocks + ["</details>"]
  }

  private static let intro = """
    # \(title)

    A law says what holds whatever a finger, code or the table does. `InteractionLaws` has them as functions that return \
    violations; anyone can [check a design of their own](../Sources/InteractionLaws/README.md) with them.

    Each law is followed by why it matters to the person with the finger, and by a design with one fault that it has \
    caught: the shortest events found and, where there is something to see, a film of them, about five times slower than \
    they are, as a rule beside a sound design. What the law asked for and what it found comes from the search; so do the \
    pictures. What the articles break opens at a click.

    On a row the checker tries every sequence of up to \(ArticleFaults.rowSearch.depth) chosen events, shortest first; when \
    sequences lead to equal states, only one of them is extended. Then it tries \(ArticleFaults.rowSearch.walks) random \
    sequences of \(ArticleFaults.rowSearch.steps) events, from fixed seeds. On a list it tries those of up to \
    \(ArticleFaults.listSearch.depth), then \(ArticleFaults.listSearch.walks) random ones. It shrinks any failure as long as \
    the law stays broken. The rows have the article's two buttons; two sides of unequal widths; no buttons; and more than fit.

    With all corrections every design keeps every law that is about it, under all its rules, driven by a finger and by a \
    scroll view: `Tests/ConformanceTests` fails otherwise. With none, it finds that the articles break these:
    """

  private static let results = LawRun.uncorrected.filter { !$0.subject.isDriven }

  /// The letters that stand for designs in the tables.
  private static var legend: [String] {
    let names = results.map(\.subject.name) + LawRun.uncorrectedLists.map(\.list.name).suffix(2)
    let lines = zip(letters, names).map { "**\($0)** \($1)" }
    return [lines.joined(separator: "<br>"), "✗ broken, ✓ kept, – not about it."]
  }

  private static let rowsWithoutButtons = """
    The rows of **H** reveal nothing: they are checked for the laws that are not about buttons, taps or bounds, and what they \
    break stands in [KnownListDifferences.swift](../Tests/ConformanceTests/KnownListDifferences.swift).
    """

  static let letters = "ABCDEFGHI".map(String.init)

  private static var table: String {
    let rows = SwipeLaw.allCases.map { law in
      ["[\(law.name)](#\(Markdown.anchor(law.name)))"]
        + results.map { result in
          let driven = LawRun.uncorrected.first { $0.subject == result.subject.driven }
          return ([result] + [driven].compactMap(\.self)).map { mark(law, $0) }.joined(separator: " ")
        }
    }
    return Markdown.table(["law"] + letters.prefix(results.count), rows)
  }

  private static func mark(_ law: SwipeLaw, _ result: LawRun.Result) -> String {
    guard isChecked(law, result.subject) else { return "–" }
    return mark(isBroken: result.broken.contains { $0.law == law })
  }

  static func mark(isBroken: Bool) -> String { isBroken ? "✗" : "✓" }

  /// Whether a law is about a design: a design of one side has no mirror image, one in a scroll view fewer laws.
  private static func isChecked(_ law: SwipeLaw, _ subject: RowUnderLaw) -> Bool {
    if subject.isDriven { return SwipeLaw.drivenCases.contains(law) }
    return law != .mirror || subject.shapes().contains { $0.mirrored != nil }
  }

  private static func section(_ law: SwipeLaw, _ example: LawExample) throws -> [String] {
    let broken = LawRun.uncorrected.compactMap { result in
      result.broken.first { $0.law == law }.map { (subject: result.subject, broken: $0) }
    }
    let blocks = beginning("## ", law.name, law.statement, law.reason, example)
    guard let first = broken.first?.broken.found else { return blocks + ["No article breaks it."] }
    let rows = broken.map { subject, broken in
      let saving = broken.cures.map(Markdown.name).joined(separator: " or ")
      return [
        Markdown.breakable("`\(subject.name)`") + "<br>" + sides(broken.found.setup),
        story(of: broken.found.violation) + "<br>**fixed by** " + (saving.isEmpty ? "several together" : saving),
      ]
    }
    let script = (try? first.violation.script(for: first.setup).json()) ?? first.violation.report(for: first.setup)
    let count = Set(broken.map(\.subject.design.name)).count
    return blocks
      + folded(
        "The rows of \(count == 1 ? "one article break" : "\(count) articles break") it.",
        [
          Markdown.table(["article, buttons", "what happens"], rows),
          "The first of them, to paste into `swift run docgen replay - --text`:",
          Markdown.block(script, language: "json"),
        ])
  }

  /// The events of a violation, one a line, what is expected then and what comes.
  static func story<Event: LawEvent>(of violation: Violation<Event>) -> String {
    (violation.events.map { "`\(text($0))`" } + verdict(violation.expected, violation.found)).joined(separator: "<br>")
  }

  /// An event and when it happens.
  static func text<Event: LawEvent>(_ event: Timed<Event>) -> String { seconds(event.at) + " " + event.event.text }

  private static func verdict(_ expected: String, _ found: String) -> [String] {
    ["**expected** " + expected, "**found** " + found]
  }

  private static func seconds(_ time: Time) -> String { DecimalText.text(time.seconds, decimals: 3) + " s" }

  /// The widths of a row's buttons, leading ones first.
  private static func sides(_ setup: RowSetup) -> String {
    func widths(_ actions: [InteractionAction]) -> String {
      actions.map { $0.width.map { number($0) } ?? "auto" }.joined(separator: " ")
    }
    let sides = [("leading", setup.leading), ("trailing", setup.trailing)].filter { !$1.isEmpty }
    return sides.isEmpty ? "none" : sides.map { $0 + " " + widths($1) }.joined(separator: "; ")
  }
}

extension RowUnderLaw {
  /// The same row where a real scroll view drives it.
  fileprivate var driven: RowUnderLaw { RowUnderLaw(design, rules: rules, options: options, isDriven: true) }
}
