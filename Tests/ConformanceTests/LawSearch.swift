import Foundation
import InteractionLaws

/// How thoroughly laws are searched: `LAWS_DEPTH`, `LAWS_WALKS` and `LAWS_TOUCHES` in the environment search deeper than
/// the suite has time for.
enum LawSearch {
  /// For rows.
  static let rows = Search(depth: depth, walks: walks)
  /// For lists, whose states are not compared and to which more can happen: one event less.
  static let lists = Search(depth: max(2, depth - 1), walks: walks / 2)
  /// For lists that break a law, which is found early or by chance.
  static let brokenLists = Search(depth: 2, walks: 60)
  /// The random touches on a table: one from left to right, one from right to left, and one without policies at least.
  static let tableWalks = max(3, walks / 8)

  /// The short touches on each list in motion: `LAWS_TOUCHES`, 100,000 of them in `.ci/run --all`.
  static let touches = number("LAWS_TOUCHES") ?? 400

  private static let depth = number("LAWS_DEPTH") ?? 3
  private static let walks = number("LAWS_WALKS") ?? 24

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].map { text in
      guard let number = Int(text), number >= 0 else {
        preconditionFailure("\(name) is a whole number from 0, not “\(text)”.")
      }
      return number
    }
  }
}
