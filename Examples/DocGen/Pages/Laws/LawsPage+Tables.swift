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
    ] + TableLaw.allCases.flatMap { law in ["### Tables: \(law.name)", law.statement] }
  }
}
