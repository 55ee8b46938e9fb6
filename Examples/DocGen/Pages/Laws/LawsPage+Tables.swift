import InteractionLaws

// The laws of tables: of any list, as fingers and a host reach it.
extension LawsPage {
  static var tables: [String] {
    [
      "## Tables",
      """
      Every list keeps these in a `HeadlessTable` with all corrections, whatever a host calls: touches of several fingers, \
      plain actions, edits, rotations, keyboards, frames.
      """,
    ]
      + zip(TableLaw.allCases, BrokenTables.examples).flatMap { law, example in
        beginning("### ", heading(law), law.statement, law.reason, example)
      }
  }

  static func heading(_ law: TableLaw) -> String { "Tables: \(law.name)" }
}
