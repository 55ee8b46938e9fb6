import InteractionLaws
import InteractionReplay

// The laws of lists: of rows that are swiped, of gestures and of forms.
extension LawsPage {
  static func heading(_ law: ListLaw) -> String { "Lists: \(law.name)" }

  static var matrix: String {
    let rows = ListLaw.allCases.map { law in
      ["[\(say(law.name))](#\(Markdown.anchor(heading(law))))"]
        + LawRun.uncorrectedLists.map { list, broken in
          list.isSubject(to: law) ? mark(isBroken: broken.contains { $0.law == law.name }) : "–"
        }
    }
    return Markdown.table([say("law")] + letters, rows)
  }

  /// What the articles' lists break of a law.
  static func articles(_ law: ListLaw) -> String {
    let broken = LawRun.uncorrectedLists.compactMap { list, broken in
      broken.first { $0.law == law.name }.map { (name: list.name, violation: $0) }
    }
    guard !broken.isEmpty else { return say("The search finds none that breaks it.") }
    let rows = broken.map { [$0.name, story(of: $0.violation)] }
    return Markdown.folded(
      rows.count == 1
        ? say("One of the lists breaks it.") : say("$1 of the lists break it.", String(rows.count)),
      [Markdown.table([say("design"), say("what happens")], rows)])
  }

  static func heading(_ law: TableLaw) -> String { "Tables: \(law.name)" }
  static func heading(_ law: HostLaw) -> String { "Hosts: \(law.name)" }
}
