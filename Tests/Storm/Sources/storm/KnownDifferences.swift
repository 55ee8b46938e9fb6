import InteractionLaws

/// What an article's fault breaks of the laws of tables, where it is left in.
///
/// With all corrections nothing is broken.
struct KnownDifference: Hashable, Sendable {
  /// A design, or one of its rule sets.
  let subjects: String
  /// The law that it breaks.
  let law: TableLaw
  /// The correction that cures it.
  let cure: String

  /// Every difference, in the order of the designs and of the laws.
  static let all = [
    // A layout pass during a touch closes the row: the touch selects what a tap would have closed.
    KnownDifference(subjects: "scroll-swipe", law: .restingFinger, cure: "layoutKeepsState"),
    // Code cannot close such a row.
    KnownDifference(subjects: "utility-buttons, ZCJTableViewCell", law: .policies, cure: "movesFromCode"),
    // The rows at the finger and at its last position are exchanged; which they are depends on when somebody looks.
    KnownDifference(subjects: "gesture-list", law: .rowsInSightArePainted, cure: "movesInsteadOfExchanges"),
    KnownDifference(subjects: "gesture-list", law: .framesChangeNothing, cure: "movesInsteadOfExchanges"),
    // The rows around a gap stay apart when it has taken an item.
    KnownDifference(subjects: "gesture-list", law: .rowsInSightArePainted, cure: "gapCloses"),
    // Each row that a lifted one passes is told; how many they are depends on when somebody looks.
    KnownDifference(subjects: "gesture-list", law: .framesChangeNothing, cure: "noticeOnChange"),
  ]

  /// The difference in words.
  var text: String { subjects + " without " + cure + ": " + law.name }

  /// Whether a table may break the law because of it.
  func concerns(_ table: StormTable) -> Bool { table.subject.isNamed(subjects) && table.missing.contains(cure) }

  /// Whether nothing else that is known lets a table break the law.
  func isAlone(in table: StormTable) -> Bool { concerns(table) && table.leftOut != .all }

  /// Whether a search for it, and for nothing else, finds it in one of some tables.
  func isFound(in tables: [StormTable]) -> Bool {
    let search = Search(depth: 0, walks: 500, steps: Storm.steps)
    return tables.contains { isAlone(in: $0) && !$0.violations(of: [law], search: search).isEmpty }
  }
}
