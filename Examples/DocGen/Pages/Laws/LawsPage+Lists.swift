import ExpandableTable
import InteractionLaws

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
          isAbout(list, law) ? mark(isBroken: broken.contains { $0.law == law.name }) : "–"
        }
    }
    return Markdown.table(["law"] + letters, rows)
  }

  /// Whether a law is about a list: not every one takes changes back, or has rows to expand.
  private static func isAbout<Subject: ListUnderLaw>(_ subject: Subject, _ law: ListLaw) -> Bool {
    switch law {
    case .undo: subject.undo != nil
    case .expandAndCollapse: Subject.List.self == ExpandableTable.self
    case .updatesAddUp, .identity, .lookupsAgree, .cancelRestores, .samplingDoesNotMatter, .sameScriptSameTrace,
      .anythingGoes, .everyGestureHasAnAction:
      true
    }
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
