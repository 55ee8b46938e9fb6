import ArticleFaults
import InteractionLaws
import InteractionReplay

/// What the uncorrected articles do under law: run once, for the page and for the tests of it.
enum LawRun {
  /// A row and the laws that it breaks.
  struct Result: Sendable {
    let subject: RowUnderLaw
    /// The shortest sequence for each law that is broken, in the order of the laws.
    let broken: [Broken]
  }

  /// A law that is broken, and the corrections each of which alone would save this sequence.
  struct Broken: Sendable {
    let law: SwipeLaw
    let found: RowUnderLaw.Finding
    let cures: [String]
  }

  /// The rows of every article under every rule set, in order.
  static let uncorrected: [Result] = Designs.standard.rowsUnderLaw.mapInParallel { subject in
    let found = ArticleFaults.found(in: subject)
    let broken = SwipeLaw.allCases.compactMap { law -> Broken? in
      let all = found.filter { $0.violation.law == law.name }
      // Of two that are as short the first: the article's own row.
      guard let shortest = all.min(by: { $0.violation.events.count < $1.violation.events.count }) else { return nil }
      let cures = subject.design.corrections.map(\.name).filter { name in
        var setup = shortest.setup
        setup.corrections = [name]
        return setup.violation(of: law, on: shortest.violation.events, isDriven: subject.isDriven) == nil
      }
      return Broken(law: law, found: shortest, cures: cures)
    }
    return Result(subject: subject, broken: broken)
  }

  /// Every list of an article, in the order of the page's letters, and what it breaks.
  static let uncorrectedLists: [(list: ListUnderLaw, broken: [Violation<ListLawEvent>])] =
    // The list that rows are swiped in stands beside those of rows that are swiped.
    Designs(rows: Designs.standard.rows, lists: [.gestureList, .expandableTable]).listsUnderLaw.mapInParallel { list in
      (list, ArticleFaults.found(in: list))
    }
}
