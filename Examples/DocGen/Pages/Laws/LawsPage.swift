import InteractionLaws
import InteractionReplay

/// The page of the laws: what each says, who keeps it, and how each article breaks it.
enum LawsPage {
  static let title = "Laws"
  static let page = "Laws.md"
  static let summary =
    "What every design keeps whatever a finger does, and how each article breaks it, in a few events."

  static func document() throws -> Document {
    .page(
      page,
      [intro] + legend + [
        "Of two signs the second is for a real scroll view that drives the row.", table, rowsWithoutButtons,
      ]
        + (try SwipeLaw.allCases.flatMap(section)) + lists + tables + ["## Motions", MotionLaw.statement])
  }

  private static let intro = """
    # \(title)

    A law says what holds whatever a finger, code or the table does. `InteractionLaws` has them as functions that return \
    violations; anyone can [check a design of their own](../Sources/InteractionLaws/README.md) with them.

    They are searched: every sequence of up to \(LawRun.search.depth) chosen events, shortest first, then \
    \(LawRun.search.walks) random ones of \(LawRun.search.steps) events from seeds; what is found is made shorter and rounder \
    as long as the law stays broken. The rows have the article's two buttons; two sides of unequal widths; no buttons; and \
    more than fit.

    With all corrections every design keeps every law under all its rules, driven by a finger and by a scroll view: \
    `Tests/ConformanceTests` fails otherwise. With none, the articles break these, and no others:
    """

  private static let results = LawRun.uncorrected.filter { !$0.subject.isDriven }

  /// The letters that stand for designs in the tables.
  private static var legend: [String] {
    let names = results.map(\.subject.name) + LawRun.uncorrectedLists.map(\.list.name).suffix(2)
    let lines = zip(letters, names).map { "**\($0)** \($1)" }
    return [lines.joined(separator: "<br>"), "✗ broken, ✓ kept, – not about it."]
  }

  private static let rowsWithoutButtons = """
    The rows of **G** reveal nothing: they are checked for the laws that are not about buttons or bounds, and what they break \
    stands in [KnownListDifferences.swift](../Tests/ConformanceTests/KnownListDifferences.swift).
    """

  static let letters = "ABCDEFGH".map(String.init)

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

  private static func section(_ law: SwipeLaw) throws -> [String] {
    let broken = LawRun.uncorrected.compactMap { result in
      result.broken.first { $0.law == law }.map { (subject: result.subject, broken: $0) }
    }
    var blocks = ["## \(law.name)", law.statement]
    guard !broken.isEmpty else { return blocks + ["No article breaks it."] }
    let rows = broken.map { subject, broken in
      let saving = broken.cures.map(Markdown.name).joined(separator: " or ")
      return [
        Markdown.breakable("`\(subject.name)`") + "<br>" + sides(broken.found.setup),
        story(of: broken.found.violation) + "<br>**saved by** " + (saving.isEmpty ? "several together" : saving),
      ]
    }
    blocks.append(Markdown.table(["article, buttons", "what happens"], rows))
    if let first = broken.first {
      let found = first.broken.found
      let script =
        (try? found.violation.script(for: found.setup).json()) ?? found.violation.report(for: found.setup)
      blocks.append("The first of them, to paste into `swift run docgen replay - --text`:")
      blocks.append(Markdown.block(script, language: "json"))
    }
    return blocks
  }

  /// The events of a violation, one a line, what is expected then and what comes.
  static func story<Event: LawEvent>(of violation: Violation<Event>) -> String {
    let events = violation.events.map { "`\(seconds($0.at)) \($0.event.text)`" }
    let end = ["**expected** " + violation.expected, "**found** " + violation.found]
    return (events + end).joined(separator: "<br>")
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
