// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import Foundation

extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var section: Int { self[0] }
  public var row: Int { self[1] }
  public var item: Int { self[1] }
}

/// The exceptions that UIKit would raise; tests expect none.
@MainActor public enum ShimExceptions { public static var raised: [String] = [] }

/// The cells of a list by section, changed by batch updates only, with UIKit's consistency check.
@MainActor struct ShimRows<Cell: AnyObject> {
  struct Batch {
    var deleted: [IndexPath] = [], inserted: [IndexPath] = [], reloaded: [IndexPath] = []
    var moved: [(from: IndexPath, to: IndexPath)] = [], sections = IndexSet()
    var deletedSections = IndexSet(), insertedSections = IndexSet(), movedSections: [(from: Int, to: Int)] = []
  }
  var sections: [[Cell?]] = []
  var batch: Batch?
  /// For each section after the last batch, its index before the batch.
  private(set) var origins: [Int?] = []
  /// The visible cells.
  var cells: [Cell] { sections.joined().compactMap { $0 } }
  mutating func remove(_ cell: Cell) {
    for section in sections.indices {
      for row in sections[section].indices where sections[section][row] === cell { sections[section][row] = nil }
    }
  }

  /// For each section after a batch, its index before it, or nil for a new section; or the error.
  private func origins(_ batch: Batch, count: Int) -> ([Int?], String?) {
    let gone = batch.deletedSections.union(IndexSet(batch.movedSections.map(\.from)))
    guard gone.count == batch.deletedSections.count + batch.movedSections.count,
      gone.allSatisfy({ $0 < sections.count })
    else { return ([], "deletes or moves a section twice, or one that does not exist") }
    var staying = sections.indices.filter { !gone.contains($0) }[...]
    let arrived = Dictionary(batch.movedSections.map { ($0.to, $0.from) }) { first, _ in first }
    guard staying.count + batch.insertedSections.count + batch.movedSections.count == count else {
      return ([], "Invalid update: invalid number of sections: \(count) after the update, \(sections.count) before")
    }
    let origins = (0..<count).map { section -> Int? in
      if batch.insertedSections.contains(section) { return nil }
      return arrived[section] ?? staying.popFirst()
    }
    return (origins, nil)
  }

  /// Performs a batch, and returns its error, if any; removed cells are given to `retire`.
  mutating func perform(_ batch: Batch, counts: [Int], retire: (Cell) -> Void) -> String? {
    let (origins, problem) = origins(batch, count: counts.count)
    if let problem { return problem }
    self.origins = origins
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
    for section in batch.deletedSections { gone += sections[section].compactMap { $0 } }
    for section in counts.indices {
      let count = counts[section]
      guard let origin = origins[section] else {
        fresh.append(Array(repeating: nil, count: count))
        continue
      }
      if batch.sections.contains(origin) {
        gone += sections[origin].compactMap { $0 }
        fresh.append(Array(repeating: nil, count: count))
        continue
      }
      let inserted = Set(batch.inserted.filter { $0.section == section }.map(\.row))
      let arrived = Dictionary(
        uniqueKeysWithValues: batch.moved.filter { $0.to.section == section }.map { ($0.to.row, $0.from) })
      let staying = sections[origin].indices.filter { !leaving.contains(IndexPath(row: $0, section: origin)) }
      guard staying.count + inserted.count + arrived.count == count else {
        return
          "Invalid update: invalid number of items in section \(section): \(count) after the update, \(sections[origin].count) before, \(inserted.count) inserted, \(sections[origin].count - staying.count) deleted or moved out, \(arrived.count) moved in"
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
          let cell = sections[origin][old]
          if batch.reloaded.contains(IndexPath(row: old, section: origin)) {
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
