import ArticleFaults
import Foundation
import InteractionLaws

/// How thoroughly laws are searched: `LAWS_DEPTH` and `LAWS_WALKS` in the environment search deeper than the suite has
/// time for.
enum LawSearch {
  /// For rows.
  static let rows = search(depth: depth, randomSequences: randomSequences)
  /// For rows without corrections, which are searched once for all tests.
  static let uncorrectedRows = Search(depth: depth, randomSequences: randomSequences)
  /// For rows of a design that `rows` searches already, with one event less.
  static let tuned = search(depth: max(2, depth - 1), randomSequences: randomSequences)
  /// For rows without buttons, to which so little can happen that random sequences find what takes four events.
  static let bareRows = search(depth: depth, randomSequences: 30 * randomSequences)
  /// For lists, whose states are not compared and to which more can happen, with one event less.
  static let lists = search(depth: max(2, depth - 1), randomSequences: randomSequences)
  /// For one law of lists that is broken mostly by gestures of several events, which random sequences find.
  static let cures = search(depth: 1, randomSequences: 130)
  /// For lists in a table.
  ///
  /// The laws touch the table twice, for a moment, after each step without a finger: 100,000 times if `LAWS_WALKS` is 500.
  static let tables = search(
    depth: max(1, depth - 2), randomSequences: randomSequences / 3, steps: max(70, randomSequences * 3 / 2))

  /// A search that reports how much it has tried to the suite that it runs in.
  static func search(depth: Int, randomSequences: Int, steps: Int = 30) -> Search {
    var search = Search(depth: depth, randomSequences: randomSequences, steps: steps)
    search.didTry = { TriedEvents.current?.add($0) }
    return search
  }

  private static let depth = number("LAWS_DEPTH") ?? ArticleFaults.rowSearch.depth
  private static let randomSequences = number("LAWS_WALKS") ?? ArticleFaults.rowSearch.randomSequences

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].map { text in
      guard let number = Int(text), number >= 0 else {
        preconditionFailure("\(name) is a whole number from 0, not “\(text)”.")
      }
      return number
    }
  }
}
