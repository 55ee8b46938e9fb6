import InteractionLaws
import InteractionReplay

// The laws of lists: of rows that are swiped, of gestures and of forms.
extension LawsPage {
  static var lists: [String] {
    [
      "## Lists",
      """
      Every list keeps these, with edits from outside between the gestures: the lists of rows that are swiped, those of \
      **G** and **H**. With no corrections:
      """,
      matrix,
    ] + ListLaw.allCases.flatMap(listSection)
  }

  private static func heading(_ law: ListLaw) -> String { "Lists: \(law.name)" }

  private static var matrix: String {
    let rows = ListLaw.allCases.map { law in
      ["[\(law.name)](#\(Markdown.anchor(heading(law))))"]
        + LawRun.uncorrectedLists.map { list, broken in
          list.isConcerned(by: law) ? mark(isBroken: broken.contains { $0.law == law.name }) : "–"
        }
    }
    return Markdown.table(["law"] + letters, rows)
  }

  private static func listSection(_ law: ListLaw) -> [String] {
    let broken = LawRun.uncorrectedLists.compactMap { list, broken in
      broken.first { $0.law == law.name }.map { (name: list.name, violation: $0) }
    }
    var blocks = ["### " + heading(law), law.statement]
    guard !broken.isEmpty else { return blocks + ["No article breaks it."] }
    blocks.append(
      Markdown.table(["article", "what happens"], broken.map { [$0.name, story(of: $0.violation)] }))
    return blocks
  }
}
