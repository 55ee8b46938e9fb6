import ArticleFaults
import Foundation
import InteractionLaws

/// How thoroughly laws are searched: `LAWS_DEPTH` and `LAWS_WALKS` in the environment search deeper than the suite has
/// time for.
enum LawSearch {
  /// For rows.
  static let rows = search(depth: depth, walks: walks)
  /// For rows without corrections, which are searched once for all who ask.
  static let uncorrectedRows = Search(depth: depth, walks: walks)
  /// For rows of a design that is searched by `rows` already: one event less.
  static let tuned = search(depth: max(2, depth - 1), walks: walks)
  /// For rows without buttons, to which so little can happen that what takes four events is left to chance.
  static let bareRows = search(depth: depth, walks: 30 * walks)
  /// For lists, whose states are not compared and to which more can happen: one event less.
  static let lists = search(depth: max(2, depth - 1), walks: walks)
  /// For one law of lists that is known to be broken or cured: mostly by a gesture of several events, so by chance.
  static let cures = search(depth: 1, walks: 130)
  /// For lists in a table, which is touched twice for a moment after each step without a finger: 100,000 times by
  /// `LAWS_WALKS=500`.
  static let tables = search(depth: max(1, depth - 2), walks: walks / 3, steps: max(70, walks * 3 / 2))

  /// A search that reports how much it has tried to the suite that it runs in.
  static func search(depth: Int, walks: Int, steps: Int = 30) -> Search {
    var search = Search(depth: depth, walks: walks, steps: steps)
    search.didTry = { TriedEvents.current?.add($0) }
    return search
  }

  private static let depth = number("LAWS_DEPTH") ?? ArticleFaults.rowSearch.depth
  private static let walks = number("LAWS_WALKS") ?? ArticleFaults.rowSearch.walks

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].map { text in
      guard let number = Int(text), number >= 0 else {
        preconditionFailure("\(name) is a whole number from 0, not “\(text)”.")
      }
      return number
    }
  }
}
