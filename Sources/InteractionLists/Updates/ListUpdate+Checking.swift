// Checking whether an update leads from one list to another.
extension ListUpdate {
  /// Returns the reason why this update does not lead from one list to another, if there is one.
  ///
  /// This is UIKit's consistency check, made before UIKit would crash. The rows of reloaded sections are not checked,
  /// and an update that reloads everything always passes.
  ///
  /// - Parameters:
  ///   - old: The ids of the rows before the update, by section.
  ///   - new: The ids of the rows after the update, by section.
  /// - Returns: Nil if the update passes, otherwise a sentence that describes the first problem.
  /// - Complexity: O(*n* + *s* · *k*) for *n* ids and changed rows, *s* sections and *k* changes.
  public func mismatch(from old: [[RowID]], to new: [[RowID]]) -> String? {
    if reloadsAll || isEmpty && old == new { return nil }
    if let problem = sectionProblem(old.count, new.count) { return problem }
    var leaves = old.map { [Bool](repeating: false, count: $0.count) }
    if let problem = markLeaving(in: &leaves) ?? reloadProblem(leaves) { return problem }
    var comes = new.map { [Arrival](repeating: .staying, count: $0.count) }
    if let problem = markComing(in: &comes, from: old) ?? wholeProblem { return problem }
    let places = SectionPlaces(self)
    let anew = Set(reloadedSections)
    for section in new.indices {
      // The rows of an inserted section have nothing to be compared with.
      guard let before = places.before(section), !anew.contains(before) else { continue }
      let staying = zip(old[before], leaves[before]).lazy.filter { !$0.1 }.map { $0.0 }
      if let problem = mismatch(section, of: new[section], comes[section], staying) { return problem }
    }
    return nil
  }

  /// The way in which a row of the new list got to its position.
  private enum Arrival {
    /// The row was there before, in the same order among the rows that stay.
    case staying
    /// The row is new.
    case inserted
    /// The row was at another position.
    case moved(RowID)
  }

  /// Checks that the named sections exist, and that the number of sections is as announced.
  private func sectionProblem(_ old: Int, _ new: Int) -> String? {
    var (leaves, comes) = ([Bool](repeating: false, count: old), [Bool](repeating: false, count: new))
    for section in deletedSections + movedSections.map({ $0.from }) {
      guard leaves.indices.contains(section) else { return sentence(section, "is deleted or moved but missing.") }
      guard !leaves[section] else { return sentence(section, "is deleted or moved twice.") }
      leaves[section] = true
    }
    for section in insertedSections + movedSections.map({ $0.to }) {
      guard comes.indices.contains(section), !comes[section] else {
        return sentence(section, "cannot be inserted or moved to.")
      }
      comes[section] = true
    }
    for section in reloadedSections {
      guard leaves.indices.contains(section) else {
        return sentence(section, "is reloaded but missing.")
      }
      guard !leaves[section] else { return sentence(section, "is reloaded, but also deleted or moved.") }
    }
    let (staying, kept) = (leaves.count { !$0 }, comes.count { !$0 })
    return staying == kept ? nil : "The number of sections has changed."
  }

  /// Checks that no change names a row of a section that is inserted, deleted or moved as a whole.
  private var wholeProblem: String? {
    let old = Set(deletedSections + movedSections.map { $0.from })
    let new = Set(insertedSections + movedSections.map { $0.to })
    let leaving = (deleted + reloaded).map { $0.section } + moved.map { $0.from.section }
    let coming = inserted.map { $0.section } + moved.map { $0.to.section }
    guard let section = leaving.first(where: old.contains) ?? coming.first(where: new.contains) else { return nil }
    return sentence(section, "is inserted, deleted or moved as a whole, but a change names one of its rows.")
  }

  /// Marks the rows that are deleted or moved away.
  private func markLeaving(in leaves: inout [[Bool]]) -> String? {
    func leave(_ section: Int, _ row: Int) -> String? {
      guard !leaves[section][row] else { return sentence(section, "deletes or moves a row twice.") }
      leaves[section][row] = true
      return nil
    }
    for rows in deleted {
      guard Self.holds(leaves, rows) else { return sentence(rows.section, "has no such rows to delete.") }
      for row in rows.range { if let problem = leave(rows.section, row) { return problem } }
    }
    for move in moved {
      guard Self.holds(leaves, move.from) else { return sentence(move.from.section, "has no such row to move.") }
      if let problem = leave(move.from.section, move.from.row) { return problem }
    }
    return nil
  }

  /// Checks that reloaded rows exist and are neither deleted nor moved.
  private func reloadProblem(_ leaves: [[Bool]]) -> String? {
    for rows in reloaded {
      guard Self.holds(leaves, rows) else { return sentence(rows.section, "has no such rows to reload.") }
      guard !leaves[rows.section][rows.range].contains(true) else {
        return sentence(rows.section, "reloads a row that it deletes or moves.")
      }
    }
    return nil
  }

  /// Marks the positions of inserted and moved rows.
  private func markComing(in comes: inout [[Arrival]], from old: [[RowID]]) -> String? {
    func come(_ position: RowPosition, _ arrival: Arrival) -> Bool {
      guard Self.holds(comes, position), case .staying = comes[position.section][position.row] else { return false }
      comes[position.section][position.row] = arrival
      return true
    }
    for rows in inserted {
      guard Self.holds(comes, rows),
        rows.range.allSatisfy({ come(RowPosition(section: rows.section, row: $0), .inserted) })
      else { return sentence(rows.section, "has no place for the inserted rows.") }
    }
    for move in moved {
      guard come(move.to, .moved(old[move.from.section][move.from.row])) else {
        return sentence(move.to.section, "has no place for a moved row.")
      }
    }
    return nil
  }

  /// Compares the rows of a section with those that the update announces.
  private func mismatch(
    _ section: Int, of new: [RowID], _ comes: [Arrival], _ staying: some Sequence<RowID>
  ) -> String? {
    var staying = staying.makeIterator()
    for (id, arrival) in zip(new, comes) {
      let expected: RowID?
      switch arrival {
      case .inserted: continue
      case .moved(let row): expected = row
      case .staying: expected = staying.next()
      }
      guard let expected else { return sentence(section, "has gained a row that was not announced.") }
      guard expected == id else { return sentence(section, "shows a different row than announced.") }
    }
    return staying.next() == nil ? nil : sentence(section, "has lost a row that was not announced.")
  }

  private func sentence(_ section: Int, _ problem: String) -> String {
    "Section " + String(section) + " " + problem
  }

  private static func holds<Element>(_ sections: [[Element]], _ rows: Rows) -> Bool {
    guard sections.indices.contains(rows.section), rows.range.lowerBound >= 0 else { return false }
    return rows.range.upperBound <= sections[rows.section].count
  }

  private static func holds<Element>(_ sections: [[Element]], _ position: RowPosition) -> Bool {
    sections.indices.contains(position.section) && sections[position.section].indices.contains(position.row)
  }
}
