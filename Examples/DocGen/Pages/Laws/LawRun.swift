import Foundation
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
    let found: RowUnderLaw.Found
    let cures: [String]
  }

  /// How thoroughly.
  static let search = Search(depth: 3, walks: 8)
  /// How thoroughly for lists.
  static let listSearch = Search(depth: 2, walks: 60)

  /// The rows of every article under every rule set, in order.
  static let uncorrected: [Result] = inParallel(Designs.standard.rowsUnderLaw) { subject in
    let found = subject.violations(corrections: [], search: search)
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
  static let uncorrectedLists: [(list: ListUnderLaw, broken: [Violation<ListLawEvent>])] = inParallel(
    // The list that rows are swiped in stands beside those of rows that are swiped.
    Designs(rows: Designs.standard.rows, lists: [.gestureList, .expandableTable]).listsUnderLaw
  ) { list in
    (list, list.table(rows: 4, corrections: []).violations(search: listSearch))
  }

  /// The results for some inputs, in their order, on all processors.
  static func inParallel<Input: Sendable, Output: Sendable>(
    _ inputs: [Input], _ work: @Sendable (Input) -> Output
  ) -> [Output] {
    let outputs = Outputs<Output>()
    DispatchQueue.concurrentPerform(iterations: inputs.count) { outputs.set($0, work(inputs[$0])) }
    return outputs.inOrder
  }

  /// Results that come from several threads.
  private final class Outputs<Output: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [(index: Int, output: Output)] = []

    func set(_ index: Int, _ output: Output) { lock.withLock { values.append((index, output)) } }

    var inOrder: [Output] { lock.withLock { values.sorted { $0.index < $1.index }.map(\.output) } }
  }
}
