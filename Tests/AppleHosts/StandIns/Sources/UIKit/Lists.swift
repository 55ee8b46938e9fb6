// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// What UIKit raises an exception for; tests expect it to stay empty.
@MainActor public enum ShimExceptions { public static var raised: [String] = [] }

/// The cells of a list by section, changed by batch updates only, with UIKit's consistency check.
@MainActor struct ShimRows<Cell: AnyObject> {
  struct Batch {
    var deleted: [IndexPath] = [], inserted: [IndexPath] = [], reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = [], sections = IndexSet()
  }
  var sections: [[Cell?]] = []
  var batch: Batch?

  /// What is wrong with a batch, or nil when it was performed; cells that leave are given to `retire`.
  mutating func perform(_ batch: Batch, counts: [Int], retire: (Cell) -> Void) -> String? {
    guard counts.count == sections.count else { return "invalid number of sections" }
    let leaving = Set(batch.deleted + batch.moved.map(\.from))
    guard leaving.count == batch.deleted.count + batch.moved.count else { return "deletes or moves a row twice" }
    for path in leaving.union(batch.reloaded)
    where path.section >= sections.count || path.row >= sections[path.section].count {
      return
        "attempt to delete or reload row \(path.row) of section \(path.section), which has \(sections[path.section].count) rows before the update"
    }
    guard leaving.isDisjoint(with: batch.reloaded) else {
      return "attempt to delete or move, and to reload, the same row"
    }
    var fresh: [[Cell?]] = []
    var gone: [Cell] = batch.deleted.compactMap { sections[$0.section][$0.row] }
    for section in sections.indices {
      let count = counts[section]
      if batch.sections.contains(section) {
        gone += sections[section].compactMap { $0 }
        fresh.append(Array(repeating: nil, count: count))
        continue
      }
      let inserted = Set(batch.inserted.filter { $0.section == section }.map(\.row))
      let arrived = Dictionary(
        uniqueKeysWithValues: batch.moved.filter { $0.to.section == section }.map { ($0.to.row, $0.from) })
      let staying = sections[section].indices.filter { !leaving.contains(IndexPath(row: $0, section: section)) }
      guard staying.count + inserted.count + arrived.count == count else {
        return
          "Invalid update: invalid number of items in section \(section): \(count) after the update, \(sections[section].count) before, \(inserted.count) inserted, \(sections[section].count - staying.count) deleted or moved out, \(arrived.count) moved in"
      }
      var (rows, next): ([Cell?], Int) = ([], 0)
      for row in 0..<count {
        if inserted.contains(row) {
          rows.append(nil)
        } else if let from = arrived[row] {
          rows.append(sections[from.section][from.row])
        } else {
          let old = staying[next]
          next += 1
          let cell = sections[section][old]
          if batch.reloaded.contains(IndexPath(row: old, section: section)) {
            if let cell { gone.append(cell) }
            rows.append(nil)
          } else {
            rows.append(cell)
          }
        }
      }
      fresh.append(rows)
    }
    sections = fresh
    gone.forEach(retire)
    return nil
  }
}
