import InteractionLaws

/// A law of tables that an uncorrected fault of an article breaks.
///
/// With all corrections nothing is broken.
struct KnownDifference: Hashable, Sendable {
  /// A design, or one of its rule sets.
  let subjects: String
  /// The law that it breaks.
  let law: TableLaw
  /// The corrections, each of which cures it.
  let cures: [String]

  /// Every difference, in the order of the designs and of the laws.
  static let all = [
    // A row that is remembered by its index is another row once rows have come or gone.
    KnownDifference("constraint-swipe", .restingFinger, cures: ["followsIdentity"]),
    // An open state that goes to another row by position may come into another group.
    KnownDifference("constraint-swipe", .policies, cures: ["followsIdentity"]),
    // A layout pass during a touch closes the row: the touch selects what a tap would have closed.
    KnownDifference("scroll-swipe", .restingFinger, cures: ["layoutKeepsState"]),
    // A button that acts as soon as a finger touches it changes the row under the other finger's swipe.
    KnownDifference("utility-buttons", .independentFingers, cures: ["pressOnRelease"]),
    // The rows at the finger and at its last position are exchanged; which rows these are depends on the frames.
    KnownDifference("gesture-list", .rowsInSightArePainted, cures: ["movesInsteadOfExchanges"]),
    KnownDifference("gesture-list", .framesChangeNothing, cures: ["movesInsteadOfExchanges"]),
    // The rows around a gap stay apart when it has taken an item.
    KnownDifference("gesture-list", .rowsInSightArePainted, cures: ["gapCloses"]),
    KnownDifference("gesture-list", .rowsDoNotJump, cures: ["gapCloses"]),
    // Folding is flat, and rows that are folded inside others come and go at once.
    KnownDifference("expandable-table", .rowsDoNotJump, cures: ["nestedRows"]),
    // Each row that a lifted row passes is reported; how many rows these are depends on the frames.
    KnownDifference("gesture-list", .framesChangeNothing, cures: ["noticeOnChange"]),
    // A finger that holds no row takes the first row under it as the content scrolls; which one depends on the frames.
    KnownDifference("gesture-list", .framesChangeNothing, cures: ["ignoresMisses"]),
  ]

  init(_ subjects: String, _ law: TableLaw, cures: [String]) {
    self.subjects = subjects
    self.law = law
    self.cures = cures
  }

  /// The difference in words.
  var text: String { subjects + " without " + cures.joined(separator: " and ") + ": " + law.name }

  /// Whether a table may break the law because of it.
  func concerns(_ table: StormTable) -> Bool {
    table.subject.isNamed(subjects) && cures.allSatisfy(table.missing.contains)
  }

  /// Whether a search for it alone finds it in one of some tables.
  func isFound(in tables: [StormTable]) -> Bool {
    let search = Search(depth: 0, randomSequences: 3000, steps: Storm.steps)
    return tables.contains { !$0.violations(of: [law], search: search).isEmpty }
  }
}
