// Merging of updates, because a table asks its data source for counts after each event and so can perform only one
// update per event.
extension ListUpdate {
  /// Returns this update and the following one as a single update.
  ///
  /// A row that is inserted and then deleted leaves no trace. A row that is reloaded and moved is deleted and inserted,
  /// because no table reloads a row that it moves. The same applies to a section that moves and is also reloaded or has
  /// changed rows. An update that reloads everything replaces the other one.
  ///
  ///     let removals = ListUpdate([.delete(.init(0..<1))])
  ///     let insertion = ListUpdate([.insert(.init(2..<3))])
  ///     removals.merged(with: insertion)   // insert 2..<3 and delete 0..<1
  ///
  /// The lists themselves are not needed, because each update maps the later position of every row that stays to its earlier
  /// one, and the two mappings compose.
  ///
  /// - Parameter later: The update that follows this one; its old numbers are the new numbers of this one.
  /// - Returns: The combined update, with the old numbers of this update and the new numbers of `later`; unspecified if either
  ///   update fails the check of `mismatch(from:to:)`.
  /// - Complexity: O(*k* log *k*) in the number *k* of changes of both, however many rows they name.
  public func merged(with later: ListUpdate) -> ListUpdate {
    if isEmpty || later.reloadsAll { return later }
    if later.isEmpty || reloadsAll { return self }
    // An update with an impossible number is only concatenated, so that the result fits no list either.
    guard Self.canMerge(changes, later.changes) else { return ListUpdate(changes + later.changes) }
    let (ownPlaces, laterPlaces) = (SectionPlaces(self), SectionPlaces(later))
    if ownPlaces.isIdentity && laterPlaces.isIdentity { return mergedRows(with: later) }
    return merged(with: later, ownPlaces: ownPlaces, laterPlaces: laterPlaces)
  }

  /// Returns any number of successive updates as a single update.
  ///
  /// The result leads to the same rows as merging the updates one after the other with `merged(with:)`, but its changes may
  /// differ. Neighbours are merged first, and then the results, so that each update takes part in only O(log *m*) merges.
  ///
  ///     let removals = ListUpdate([.delete(.init(0..<1))])
  ///     ListUpdate.merged([removals, removals, removals])   // delete 0..<3
  ///
  /// - Parameter updates: The updates in order, possibly none; the old numbers of each are the new numbers of the previous one.
  /// - Returns: The combined update, with the old numbers of the first update and the new numbers of the last; empty if there
  ///   are no updates, and unspecified if one fails the check of `mismatch(from:to:)`.
  /// - Complexity: O(*m* + *k* log *k* log *m*) in the number *k* of changes of all *m* updates, however many rows they name.
  public static func merged(_ updates: some Sequence<ListUpdate>) -> ListUpdate {
    var updates = Array(updates)
    while updates.count > 1 {
      updates = stride(from: 0, to: updates.count, by: 2).map { index in
        index + 1 < updates.count ? updates[index].merged(with: updates[index + 1]) : updates[index]
      }
    }
    return updates.first ?? ListUpdate()
  }

  /// Merges two updates in which sections are inserted, deleted or moved.
  ///
  /// Rows are merged under the numbers that their sections have between the two updates. A section that moves, and
  /// is reloaded or has rows that change, is deleted and inserted instead. No change names a row of a section that is
  /// inserted or deleted.
  private func merged(with later: ListUpdate, ownPlaces: SectionPlaces, laterPlaces: SectionPlaces) -> ListUpdate {
    let renumberedSelf = renumbered(old: { ownPlaces.newNumber(of: $0) }, new: { $0 })
    let renumberedLater = later.renumbered(old: { $0 }, new: { laterPlaces.oldNumber(of: $0) })
    var sections = sectionsAsRows.mergedRows(with: later.sectionsAsRows).rowsAsSections
    var wholeSections: [Int] = []
    var moveIndices: [Int: Int] = [:]
    for (index, change) in sections.enumerated() {
      if case .moveSection(let from, _) = change { moveIndices[from] = index }
    }
    let namedSections =
      renumberedSelf.sectionsOfChangedRows + renumberedLater.sectionsOfChangedRows + renumberedSelf.reloadedSections
      + renumberedLater.reloadedSections
    for section in Self.sortedUnique(namedSections) {
      guard let oldSection = ownPlaces.oldNumber(of: section), let newSection = laterPlaces.newNumber(of: section)
      else {
        wholeSections.append(section)
        continue
      }
      // A table cannot change the rows of a section that it moves.
      guard let moveIndex = moveIndices[oldSection],
        sections[moveIndex] == .moveSection(from: oldSection, to: newSection)
      else { continue }
      wholeSections.append(section)
      sections[moveIndex] = .deleteSection(oldSection)
      sections.append(.insertSection(newSection))
    }
    let rows = renumberedSelf.mergedRows(with: renumberedLater, without: wholeSections)
    return ListUpdate(
      sections + rows.renumbered(old: { ownPlaces.oldNumber(of: $0) }, new: { laterPlaces.newNumber(of: $0) }).changes)
  }

  /// Merges the row changes and section reloads of two updates that insert, delete or move no sections.
  ///
  /// - Parameters:
  ///   - later: The update that follows this one.
  ///   - wholeSections: The sections that the caller inserts or deletes as a whole, in ascending order; the combined update
  ///     names none of their rows.
  /// - Returns: The combined update.
  private func mergedRows(with later: ListUpdate, without wholeSections: [Int] = []) -> ListUpdate {
    let namedSections = Self.sortedUnique(sectionsOfChangedRows + later.sectionsOfChangedRows)
    let oldRuns = runs(of: namedSections)
    // The combined update names no row of these sections.
    let skippedSections = Self.sortedUnique(reloadedSections + later.reloadedSections + wholeSections)
    var reloads = reloaded.map { RowRun(section: $0.section, rows: $0.range) }
    for rows in later.reloaded {
      for part in oldRuns.parts(in: RowRun(section: rows.section, rows: rows.range)) {
        if let oldRun = part.oldRun { reloads.append(oldRun) }
      }
    }
    reloads = reloads.joined()
    let sections = namedSections.filter { !skippedSections.sortedContains($0) }

    var changes: [Change] = []
    for section in skippedSections where !wholeSections.sortedContains(section) {
      changes.append(.reloadSection(section))
    }
    // The rows that the combined update does not delete and, among them, the rows that it does not move, both under their old
    // numbers.
    var (survivingRuns, keptRuns): ([RowRun], [RowRun]) = ([], [])
    for run in later.runs(of: sections) {
      for part in oldRuns.composed(run) {
        if let oldRun = part.oldRun,
          !part.hasMoved || !skippedSections.sortedContains(oldRun.section) && reloads.parts(in: oldRun).isEmpty
        {
          survivingRuns.append(oldRun)
          if !part.hasMoved { keptRuns.append(oldRun) }
          if part.hasMoved { changes.append(.move(Move(from: oldRun.firstPosition, to: part.firstPosition))) }
        } else {
          changes.append(.insert(part.updateRows))
        }
      }
    }
    survivingRuns = survivingRuns.sortedByPosition()
    var (nextSurviving, nextKept) = (0, 0)
    for section in sections {
      // The combined update deletes the rows in between.
      var end = 0
      while nextSurviving < survivingRuns.count, survivingRuns[nextSurviving].section == section {
        let rows = survivingRuns[nextSurviving].rows
        if rows.lowerBound > end { changes.append(.delete(Rows(section: section, end..<rows.lowerBound))) }
        end = max(end, rows.upperBound)
        nextSurviving += 1
      }
      while nextKept < keptRuns.count, keptRuns[nextKept].section == section {
        for part in reloads.parts(in: keptRuns[nextKept]) { changes.append(.reload(part.updateRows)) }
        nextKept += 1
      }
    }
    return ListUpdate(changes)
  }

  /// The sections of the changed rows; changes to whole sections do not count.
  private var sectionsOfChangedRows: [Int] {
    var sections: [Int] = []
    for change in changes {
      switch change {
      case .delete(let rows), .insert(let rows), .reload(let rows): sections.append(rows.section)
      case .move(let move):
        sections.append(move.from.section)
        sections.append(move.to.section)
      case .reloadSection, .deleteSection, .insertSection, .moveSection, .reloadAll: break
      }
    }
    return sections
  }

  /// Returns numbers in ascending order, without duplicates.
  private static func sortedUnique(_ numbers: [Int]) -> [Int] {
    var ordered: [Int] = []
    for number in numbers.sorted() where number != ordered.last { ordered.append(number) }
    return ordered
  }

  /// Returns whether the numbers of all changed rows, and of all inserted, deleted and moved sections, are 0 or more, and the
  /// sum of the upper ends of their ranges does not overflow.
  private static func canMerge(_ first: [Change], _ later: [Change]) -> Bool {
    var total = 0
    func add(_ rows: Range<Int>) -> Bool {
      let (newTotal, overflows) = total.addingReportingOverflow(rows.upperBound)
      total = newTotal
      return rows.lowerBound >= 0 && !overflows
    }
    func add(_ change: Change) -> Bool {
      switch change {
      case .delete(let rows), .insert(let rows), .reload(let rows): add(rows.range)
      case .move(let move):
        move.from.row < .max && move.to.row < .max
          && add(move.from.row..<move.from.row + 1) && add(move.to.row..<move.to.row + 1)
      case .deleteSection(let section), .insertSection(let section): section < .max && add(section..<section + 1)
      case .moveSection(let from, let to):
        from < .max && to < .max && add(from..<from + 1) && add(to..<to + 1)
      case .reloadSection, .reloadAll: true
      }
    }
    return first.allSatisfy(add) && later.allSatisfy(add)
  }

  // MARK: Old positions

  /// Returns the rows of some sections after this update, in order, with their old positions, given the sections' numbers in
  /// ascending order; the last run of each section is endless.
  private func runs(of sections: [Int]) -> [RowRun] {
    var (removals, insertions) = ([RowRun](), [RowRun]())
    for change in changes {
      switch change {
      case .delete(let rows): removals.append(RowRun(section: rows.section, rows: rows.range))
      case .insert(let rows): insertions.append(RowRun(section: rows.section, rows: rows.range))
      case .move(let move):
        removals.append(RowRun(section: move.from.section, rows: move.from.row..<move.from.row + 1))
        insertions.append(
          RowRun(section: move.to.section, rows: move.to.row..<move.to.row + 1, origin: move.from, hasMoved: true))
      case .reload, .reloadSection, .deleteSection, .insertSection, .moveSection, .reloadAll: break
      }
    }
    (removals, insertions) = (removals.sortedByPosition(), insertions.sortedByPosition())
    var runs: [RowRun] = []
    var (nextRemoval, nextInsertion) = (0, 0)
    for section in sections {
      while nextRemoval < removals.count, removals[nextRemoval].section < section { nextRemoval += 1 }
      while nextInsertion < insertions.count, insertions[nextInsertion].section < section { nextInsertion += 1 }
      var (oldRow, row) = (0, 0)
      while true {
        let removal =
          nextRemoval < removals.count && removals[nextRemoval].section == section ? removals[nextRemoval].rows : nil
        let insertion =
          nextInsertion < insertions.count && insertions[nextInsertion].section == section
          ? insertions[nextInsertion] : nil
        let distanceToRemoval = (removal?.lowerBound ?? Int.max) - oldRow
        let staying = min(distanceToRemoval, (insertion?.rows.lowerBound ?? Int.max) - row)
        if staying > 0 {
          let origin = RowPosition(section: section, row: oldRow)
          runs.append(RowRun(section: section, rows: row..<row + staying, origin: origin))
          (oldRow, row) = (oldRow + staying, row + staying)
        }
        if let insertion, insertion.rows.lowerBound <= row {
          runs.append(
            RowRun(
              section: section, rows: row..<row + insertion.rows.count, origin: insertion.origin,
              hasMoved: insertion.hasMoved))
          row += insertion.rows.count
          nextInsertion += 1
        } else if let removal {
          oldRow = max(oldRow, removal.upperBound)
          nextRemoval += 1
        } else {
          break
        }
      }
    }
    return runs
  }
}
