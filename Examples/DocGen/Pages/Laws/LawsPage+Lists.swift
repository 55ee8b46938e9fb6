import InteractionLaws
import InteractionReplay

// The laws of lists: of rows that are swiped, of gestures and of forms.
extension LawsPage {
  static var lists: [String] {
    [
      "## Lists",
      """
      With all corrections every list keeps these, with edits from outside between the gestures: the lists of rows that are \
      swiped, and those of **H** and **I**. Without any, it is found that:
      """,
      matrix,
    ] + zip(ListLaw.allCases, BrokenLists.examples).flatMap(listSection)
  }

  static func heading(_ law: ListLaw) -> String { "Lists: \(law.name)" }

  private static var matrix: String {
    let rows = ListLaw.allCases.map { law in
      ["[\(law.name)](#\(Markdown.anchor(heading(law))))"]
        + LawRun.uncorrectedLists.map { list, broken in
          list.isConcerned(by: law) ? mark(isBroken: broken.contains { $0.law == law.name }) : "–"
        }
    }
    return Markdown.table(["law"] + letters, rows)
  }

  private static func listSection(_ law: ListLaw, _ example: LawExample) -> [String] {
    let broken = LawRun.uncorrectedLists.compactMap { list, broken in
      broken.first { $0.law == law.name }.map { (name: list.name, violation: $0) }
    }
    let blocks = beginning("### ", heading(law), law.statement, law.reason, example)
    guard !broken.isEmpty else { return blocks + ["No article breaks it."] }
    let rows = broken.map { [$0.name, story(of: $0.violation)] }
    return blocks
      + folded(
        rows.count == 1 ? "One list of an article breaks it." : "\(rows.count) lists of articles break it.",
        [Markdown.table(["article", "what happens"], rows)])
  }
}
