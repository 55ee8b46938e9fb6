/// The numbers of a list's sections before and after an update.
package struct SectionPlaces {
  /// The old numbers of deleted and moved sections, in ascending order.
  private var removed: [Int] = []
  /// The new numbers of inserted and moved sections, in ascending order.
  private var added: [Int] = []
  /// The new numbers of moved sections, by their old numbers.
  private var targets: [Int: Int] = [:]
  /// The old numbers of moved sections, by their new numbers.
  private var sources: [Int: Int] = [:]

  /// Creates the places from an update that deletes or moves each section at most once, and gives no new number twice.
  package init(_ update: ListUpdate) {
    for change in update.changes {
      switch change {
      case .deleteSection(let section): removed.append(section)
      case .insertSection(let section): added.append(section)
      case .moveSection(let from, let to):
        removed.append(from)
        added.append(to)
        targets[from] = to
        sources[to] = from
      case .delete, .insert, .reload, .move, .reloadSection, .reloadAll: break
      }
    }
    (removed, added) = (removed.sorted(), added.sorted())
  }

  /// Whether no section has been inserted, deleted or moved.
  var isIdentity: Bool { removed.isEmpty && added.isEmpty }

  /// Returns the number of a section after the update; nil if it has been deleted.
  ///
  /// - Complexity: O(log *k*) in the number *k* of sections that are inserted, deleted or moved, as for the other methods.
  package func newNumber(of section: Int) -> Int? {
    if let target = targets[section] { return target }
    return removed.sortedContains(section) ? nil : Self.shifted(section, removing: removed, inserting: added)
  }

  /// Returns the new number of the section that takes the place of a deleted one; if there is none, the number is beyond
  /// the last section.
  package func successor(of section: Int) -> Int {
    let shiftedSection = section &- removed.partitioningIndex { $0 >= section }
    return shiftedSection &+ added.indices.partitioningIndex { added[$0] &- $0 >= shiftedSection }
  }

  /// Returns the number of a section before the update; nil if it has been inserted.
  func oldNumber(of section: Int) -> Int? {
    if let source = sources[section] { return source }
    return added.sortedContains(section) ? nil : Self.shifted(section, removing: added, inserting: removed)
  }

  /// Returns the number of a section after some sections have been removed and then others inserted.
  private static func shifted(_ section: Int, removing gone: [Int], inserting new: [Int]) -> Int {
    // The arithmetic wraps, because no number in an update may trap.
    let shiftedSection = section &- gone.partitioningIndex { $0 >= section }
    // The index of an inserted section in `new` is the number of inserted sections before it. All other sections before it
    // existed already.
    return shiftedSection &+ new.indices.partitioningIndex { new[$0] &- $0 > shiftedSection }
  }
}

extension ListUpdate {
  /// The deletions, insertions and moves of sections, expressed as if each section were a row.
  var sectionsAsRows: ListUpdate {
    func row(_ section: Int) -> Rows { Rows(section..<section + 1) }
    return ListUpdate(
      changes.compactMap { change in
        switch change {
        case .deleteSection(let section): .delete(row(section))
        case .insertSection(let section): .insert(row(section))
        case .moveSection(let from, let to): .move(Move(from: RowPosition(row: from), to: RowPosition(row: to)))
        case .delete, .insert, .reload, .move, .reloadSection, .reloadAll: nil
        }
      })
  }

  /// The deletions, insertions and moves of sections, from an update that expresses them as if each section were a row.
  var rowsAsSections: [Change] {
    var sections: [Change] = []
    for rows in deleted { for section in rows.range { sections.append(.deleteSection(section)) } }
    for rows in inserted { for section in rows.range { sections.append(.insertSection(section)) } }
    for move in moved { sections.append(.moveSection(from: move.from.row, to: move.to.row)) }
    return sections
  }

  /// Returns the changes to rows and the reloads of sections, with their sections renumbered.
  ///
  /// - Parameters:
  ///   - old: A closure that takes a section's number before the update, and returns its new number, or nil if it has none.
  ///   - new: A closure that takes a section's number after the update, and returns its new number, or nil if it has none.
  /// - Returns: The update, without changes in sections that have no new number. A move from such a section becomes an
  ///   insertion, and a move to one becomes a deletion.
  func renumbered(old: (Int) -> Int?, new: (Int) -> Int?) -> ListUpdate {
    func rows(_ rows: Rows, _ number: (Int) -> Int?) -> Rows? {
      number(rows.section).map { Rows(section: $0, rows.range) }
    }
    return ListUpdate(
      changes.compactMap { change in
        switch change {
        case .delete(let deleted): rows(deleted, old).map { .delete($0) }
        case .insert(let inserted): rows(inserted, new).map { .insert($0) }
        case .reload(let reloaded): rows(reloaded, old).map { .reload($0) }
        case .move(let move): renumbered(move, from: old(move.from.section), to: new(move.to.section))
        case .reloadSection(let section): old(section).map { .reloadSection($0) }
        case .deleteSection, .insertSection, .moveSection, .reloadAll: nil
        }
      })
  }

  private func renumbered(_ move: Move, from: Int?, to: Int?) -> Change? {
    switch (from, to) {
    case (let from?, let to?):
      .move(
        Move(from: RowPosition(section: from, row: move.from.row), to: RowPosition(section: to, row: move.to.row)))
    case (let from?, nil): .delete(Rows(section: from, move.from.row..<move.from.row + 1))
    case (nil, let to?): .insert(Rows(section: to, move.to.row..<move.to.row + 1))
    case (nil, nil): nil
    }
  }
}

extension [Int] {
  /// Returns whether these numbers, which must be in ascending order, contain a number.
  ///
  /// - Complexity: O(log *n*) in the number of numbers.
  func sortedContains(_ number: Int) -> Bool {
    let index = partitioningIndex { $0 >= number }
    return index < count && self[index] == number
  }
}
