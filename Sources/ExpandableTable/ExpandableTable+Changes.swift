// Changes to a form: the app's edits, and the changes that undo edits or restore the texts from before an entry.
extension ExpandableTable {
  /// An undoable change to a form; indices of rows are those in the tree, which also count the headers.
  ///
  /// An index is valid when the change is made. Folding does not change indices, and changes are undone in reverse
  /// order, so the index is valid again when the change is undone.
  ///
  /// `marks` is the result of `marks(of:)` for the rows before they were removed or moved away; empty unless the change
  /// undoes that.
  indirect enum Change: Sendable {
    /// Inserts rows whose data is already stored.
    case insert([Int], index: Int, marks: [Int] = [])
    /// Removes rows; their data stays.
    case remove(Range<Int>)
    /// Moves rows under a parent, or under none, to an index that does not count the moving rows.
    case move(Range<Int>, to: Int, parent: Int?, marks: [Int] = [])
    /// Inserts a section, by its id, with its rows.
    case insertSection(RowID, index: Int, [Int], marks: [Int] = [])
    /// Removes a section with its rows.
    case removeSection(Int)
    /// Moves a section with its rows.
    case moveSection(Int, to: Int)
    /// Replaces a text of a row.
    case write(RowText)

    /// Whether the change's rows are in the table before the change.
    var startsInTable: Bool {
      switch self {
      case .remove, .move, .removeSection, .moveSection, .write: true
      case .insert, .insertSection: false
      }
    }
  }

  /// Makes an undoable change on behalf of the app, and updates the answers that depend on it.
  mutating func make(_ change: Change, at time: Time) -> ListEffects {
    let suspended = beginStep()
    var inverse: [Change] = []
    var effects = ListEffects()
    var updates: [ListUpdate] = []
    let nameRows = joinedNameRows(affectedBy: change)
    for nameRow in nameRows {
      for partChange in changesStoringParts(of: nameRow) {
        effects.add(apply(partChange, at: time, inverse: &inverse), deferring: &updates)
      }
    }
    effects.add(apply(change, at: time, inverse: &inverse), deferring: &updates)
    for nameRow in nameRows where contains(RowID(nameRow)) {
      effects.add(apply(changeJoiningParts(of: nameRow), at: time, inverse: &inverse), deferring: &updates)
    }
    effects.add(updates)
    var allEffects = endHiddenActivity()
    allEffects.add(effects)
    endStep(suspended, inverse: inverse)
    return allEffects
  }

  /// Makes a change for the app or for an undo, and appends the inverse change to `inverse`.
  mutating func apply(_ change: Change, at time: Time, inverse: inout [Change]) -> ListEffects {
    settleTitle()
    let ids = rows(in: change)
    let oldVisibility = visibility(of: ids, isInTable: change.startsInTable)
    var update = ListUpdate()
    let startsMotion: Bool
    let inverseChange: Change
    switch change {
    case .insert(_, let index, let marks):
      inverseChange = .remove(index..<index + ids.count)
      startsMotion = insert(ids, index: index, marks: marks, at: time, update: &update)
    case .remove(let indices):
      inverseChange = .insert(ids, index: indices.lowerBound, marks: marks(of: ids))
      startsMotion = remove(ids, indices: indices, at: time, update: &update)
    case .move(let indices, let index, let parent, let givenMarks):
      let marks = marks(of: ids)
      inverseChange = .move(
        index..<index + ids.count, to: indices.lowerBound, parent: data.parent(of: ids[0]), marks: marks)
      startsMotion = move(
        ids, indices: indices, index: index, parent: parent, marks: givenMarks.isEmpty ? marks : givenMarks, at: time,
        update: &update)
    case .insertSection(let section, let index, _, let marks):
      inverseChange = .removeSection(index)
      let header = NewRow(sections.header(of: section), height: sections.headerHeight(of: section), hideDepth: 0)
      startsMotion = restore(
        ids, index: sections.start(ofSection: index), under: nil, marks: marks, below: header, at: time)
      sections.insert(section, index: index, rowCount: ids.count)
      update = ListUpdate([.insertSection(index)])
    case .removeSection(let section):
      inverseChange = .insertSection(sections.id(ofSection: section), index: section, ids, marks: marks(of: ids))
      startsMotion = rows.remove(sections.indices(ofSection: section), at: time)
      sections.remove(section)
      forgetDates(of: ids)
      update = ListUpdate([.deleteSection(section)])
    case .moveSection(let section, let target):
      inverseChange = .moveSection(target, to: section)
      let indices = sections.indices(ofSection: section)
      sections.move(section, to: target)
      startsMotion = rows.move(indices, to: sections.start(ofSection: target), at: time)
      update = ListUpdate([.moveSection(from: section, to: target)])
    case .write(let rowText):
      inverse.append(.write(currentText(rowText.field, of: rowText.row)))
      return apply(rowText)
    }
    inverse.append(inverseChange)
    let newVisibility = visibility(of: ids, isInTable: inverseChange.startsInTable)
    return ListEffects(
      update: update, notices: notices(of: ids, before: oldVisibility, after: newVisibility),
      startedMotion: startsMotion)
  }

  /// Returns the rows that a change inserts, removes or moves; the change must not have been made yet.
  private func rows(in change: Change) -> [Int] {
    switch change {
    case .insert(let ids, _, _), .insertSection(_, _, let ids, _): ids
    case .remove(let indices), .move(let indices, _, _, _): rows(at: indices)
    case .removeSection(let section), .moveSection(let section, _): allRows(ofSection: section)
    case .write: []
    }
  }

  /// Returns, for each row, whether it is visible; all false if the rows are not in the table.
  private func visibility(of ids: [Int], isInTable: Bool) -> [Bool] {
    var shown = [Bool](repeating: isInTable, count: ids.count)
    // `shows(_:)` is true for a row that is not in the tree.
    if isInTable { for (index, row) in ids.enumerated() { shown[index] = shows(row) } }
    return shown
  }

  /// Returns the notices of rows that were inserted, removed or moved, given which of them were visible before the
  /// change and after it.
  private func notices(of ids: [Int], before oldVisibility: [Bool], after newVisibility: [Bool]) -> [ListNotice] {
    var notices: [ListNotice] = []
    for (index, row) in ids.enumerated() {
      switch (oldVisibility[index], newVisibility[index]) {
      case (true, true): notices.append(.didMove(RowID(row)))
      case (true, false): notices.append(.didDelete(RowID(row)))
      case (false, true): notices.append(.didInsert(RowID(row)))
      case (false, false): break
      }
    }
    return notices
  }

  // MARK: Rows

  private mutating func insert(
    _ ids: [Int], index: Int, marks: [Int], at time: Time, update: inout ListUpdate
  ) -> Bool {
    let section = sections.section(at: index - 1)
    let parent = data.parent(of: ids[0])
    let startsMotion = restore(ids, index: index, under: parent, marks: marks, at: time)
    add(ids.count, under: parent, to: section)
    update.append(.insert, section: section, rows: visiblePositions(of: index..<index + ids.count, inSection: section))
    return startsMotion
  }

  private mutating func remove(
    _ ids: [Int], indices: Range<Int>, at time: Time, update: inout ListUpdate
  ) -> Bool {
    let section = sections.section(at: indices.lowerBound)
    update.append(.delete, section: section, rows: visiblePositions(of: indices, inSection: section))
    add(-ids.count, under: data.parent(of: ids[0]), to: section)
    forgetDates(of: ids)
    return rows.remove(indices, at: time)
  }

  private mutating func move(
    _ ids: [Int], indices: Range<Int>, index: Int, parent: Int?, marks: [Int], at time: Time,
    update: inout ListUpdate
  ) -> Bool {
    let oldSection = sections.section(at: indices.lowerBound)
    let oldIndent = indentLevel(of: RowID(ids[0]))
    let oldPositions = visiblePositions(of: indices, inSection: oldSection)
    add(-ids.count, under: data.parent(of: ids[0]), to: oldSection)
    data.setParent(of: ids[0], to: parent)
    let newSection = sections.section(at: index - 1)
    add(ids.count, under: parent, to: newSection)
    let depths = hideDepths(of: ids, under: parent, marks: marks)
    let depthChange = depths[0] - (rows.tree.hideDepth(of: RowID(ids[0])) ?? 0)
    let movesAsOne = movesAsOne(ids.count)
    let startsMotion = rows.move(indices, to: index, at: time) { tree, newIndices in
      // The hide depth of nested rows changes by the same amount as the hide depth of the row under which they are all
      // folded.
      if movesAsOne { return tree.deepen(newIndices, by: depthChange) }
      for (rowIndex, depth) in zip(newIndices, depths) {
        tree.deepen(rowIndex..<rowIndex + 1, by: depth - (tree.hideDepth(of: tree.id(index: rowIndex)) ?? 0))
      }
    }
    let newPositions = visiblePositions(of: index..<index + ids.count, inSection: newSection)
    let keepsIndent = indentLevel(of: RowID(ids[0])) == oldIndent
    // Many rows, and rows whose appearance or visibility may change, are deleted and inserted instead.
    if keepsIndent, movesAsOne, oldPositions.count == newPositions.count,
      oldPositions.count <= Self.maximumTravellingRows
    {
      for (oldRow, newRow) in zip(oldPositions, newPositions) {
        let (from, to) = (RowPosition(section: oldSection, row: oldRow), RowPosition(section: newSection, row: newRow))
        update.changes.append(.move(.init(from: from, to: to)))
      }
    } else {
      update.append(.delete, section: oldSection, rows: oldPositions)
      update.append(.insert, section: newSection, rows: newPositions)
    }
    return startsMotion
  }

  // MARK: Consequences

  /// Returns the range of positions, within a section, of the visible rows in a range of the tree's indices.
  private func visiblePositions(of indices: Range<Int>, inSection section: Int) -> Range<Int> {
    let first = headerIndex(ofSection: section) + 1
    return rows.tree.visibleCount(before: indices.lowerBound) - first..<rows.tree.visibleCount(
      before: indices.upperBound) - first
  }

  /// Adds `count`, which may be negative, to the row counts of a section, of a row, and of every row under which that
  /// row is folded.
  private mutating func add(_ count: Int, under parent: Int?, to section: Int) {
    sections.add(count, to: section)
    var next = parent
    while let row = next {
      data.add(count, under: row)
      next = data.parent(of: row)
    }
  }

  /// Forgets the unconfirmed dates on the wheels of removed rows.
  private mutating func forgetDates(of ids: [Int]) {
    guard !turnedDates.isEmpty else { return }
    for row in ids { turnedDates[row] = nil }
  }
}
