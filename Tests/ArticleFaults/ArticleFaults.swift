import Foundation
public import InteractionLaws
public import InteractionReplay

/// What the uncorrected articles break, searched once in a process: for docgen's page of laws, and for the tests that say
/// what they are known to break.
///
///     ArticleFaults.found(in: RowUnderLaw(.constraintSwipe))
public enum ArticleFaults {
  /// How thoroughly rows are searched.
  public static let rowSearch = Search(depth: 3, randomSequences: 8)
  /// How thoroughly lists are searched.
  public static let listSearch = Search(depth: 2, randomSequences: 100)

  private static let rows = Memo<SearchedRow, [RowUnderLaw.Finding]>()
  private static let lists = Memo<ListUnderLaw, [Violation<ListLawEvent>]>()

  private struct SearchedRow: Hashable, Sendable {
    let row: RowUnderLaw
    let depth: Int
    let randomSequences: Int
    let steps: Int
    let seed: UInt64
  }

  /// The laws that a row breaks without corrections, at most one violation of each in each shape, shape after shape.
  public static func found(in row: RowUnderLaw, search: Search = rowSearch) -> [RowUnderLaw.Finding] {
    let searched = SearchedRow(
      row: row, depth: search.depth, randomSequences: search.randomSequences, steps: search.steps, seed: search.seed)
    return rows.value(of: searched) { row.violations(corrections: [], search: search) }
  }

  /// The laws that a list of four rows breaks without corrections; four rows show everything and are searched fast.
  public static func found(in list: ListUnderLaw) -> [Violation<ListLawEvent>] {
    lists.value(of: list) { list.table(rows: 4, corrections: []).violations(search: listSearch) }
  }
}

/// Values that are made once; a caller that asks for a value in the making waits for it.
private final class Memo<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private final class Entry: @unchecked Sendable {
    let lock = NSLock()
    var value: Value?
  }

  /// Guards the entries; each entry's lock guards its value.
  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]

  func value(of key: Key, make: () -> Value) -> Value {
    let entry = lock.withLock {
      let entry = entries[key] ?? Entry()
      entries[key] = entry
      return entry
    }
    return entry.lock.withLock {
      if let value = entry.value { return value }
      let value = make()
      entry.value = value
      return value
    }
  }
}
