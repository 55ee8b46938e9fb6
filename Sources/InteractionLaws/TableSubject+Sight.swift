import HeadlessTable

extension TableSubject {
  // MARK: Visible rows stay

  /// Checks that the row that should stay, according to `keptRow`, comes to rest at the same place with and without a change
  /// above it.
  func stayFailure(_ step: Step) -> Failure? {
    guard isCheckedForStaying(step), step.before.ids != step.after.ids || step.effects.changesHeights,
      step.before.aim == nil,
      step.before.scrollArrivalTime <= step.after.now,
      step.before.fingers.count < 2,
      step.before.table.list.liftedRow == nil, step.after.table.list.liftedRow == nil,
      step.after.table.list.editedRow == nil,
      // If the focus moves to another row, the content may scroll elsewhere.
      step.before.table.focus?.row == step.after.table.focus?.row
    else { return nil }
    let now = step.after.now
    var (before, after) = (step.before.table, step.after.table)
    _ = before.advance(to: now)
    let (offset, update) = (before.contentOffset(at: now), step.effects.update)
    guard offset >= 0, before.list.settleTime == nil, before.list.visibleRows == step.before.ids,
      let row = keptRow(step, from: before, to: after, at: now), let top = before.list.top(of: row),
      let position = before.list.position(of: row), let newPosition = after.list.position(of: row),
      update.reloads(position)
        ? isBelowAllChanges(row, in: step) : update.changesOnlyRows(aboveOld: position, new: newPosition)
    else { return nil }
    // At the very top, rows that are inserted above come into view, unless a finger is on the row.
    let isUnderFinger = !step.event.isTouch && before.pressedPart(at: now)?.row == row
    guard offset > 0 || isUnderFinger else { return nil }
    let (oldOffset, newOffset) = (restingOffset(&before, at: now), restingOffset(&after, at: now))
    // A finger that lies still may have lifted a row in the meantime.
    guard before.list.liftedRow == nil, after.list.liftedRow == nil, let newTop = after.list.top(of: row) else {
      return nil
    }
    // If the event has ended the editing, the content no longer scrolls to the edited row.
    guard before.list.editedRow == nil || oldOffset == offset else { return nil }
    let expectedOffset = oldOffset + newTop - top
    // Content that rests at an end may have to move.
    guard oldOffset < maximumOffset(before), newOffset < maximumOffset(after),
      offset > 0
        ? oldOffset > 0 && newOffset > 0 : expectedOffset > 0 && expectedOffset < maximumOffset(after),
      (newOffset - expectedOffset).magnitude > 1e-6, !hidesResult(step, contentOffset: expectedOffset)
    else { return nil }
    return Failure(
      row.name + " at y " + DecimalText.text(top - oldOffset) + ", as without the change above it",
      found: DecimalText.text(newTop - newOffset))
  }

  /// Returns whether a content offset would hide a row, or a part of a row, that the event has moved or unfolded.
  ///
  /// If so, the table may scroll to show more of these rows.
  private func hidesResult(_ step: Step, contentOffset: Double) -> Bool {
    let (table, update) = (step.after.table, step.effects.update)
    var rows: [RowID] = []
    if case .perform(_, let row) = step.event, let position = table.list.position(of: row),
      update.moved.contains(where: { $0.to == position })
    {
      rows.append(row)
    }
    if let unfolded = step.effects.unfoldedRow, let inserted = update.inserted.first {
      rows.append(unfolded)
      if let last = table.list.id(for: RowPosition(section: inserted.section, row: inserted.range.upperBound - 1)) {
        rows.append(last)
      }
    }
    return rows.contains { row in
      guard let top = table.list.top(of: row), let height = table.list.height(of: row) else { return false }
      let coveredHeight = table.list.coveredHeight(atTop: top, at: step.after.now)
      return top < contentOffset + coveredHeight
        || top + height > contentOffset + table.size.height - table.keyboardHeight
    }
  }

  /// Returns the visible row that should stay where it is: the row that was touched last, otherwise the row that is being
  /// edited, otherwise the row that has the focus, otherwise the first visible row; nil if there is none.
  ///
  /// A touched, edited or focused row that is not visible, or has been removed or moved, is skipped. If only heights change,
  /// the first visible row is the first whose top is visible.
  private func keptRow(_ step: Step, from before: Table, to after: Table, at now: Time) -> RowID? {
    let offset = before.contentOffset(at: now)
    let coveredHeight = before.list.coveredHeight(atTop: offset, at: now)
    // Rows behind a header that stays at the top are not visible.
    let visibleRows = before.rowsInSight(at: now).filter { row in
      guard let top = before.list.top(of: row), let height = before.list.height(of: row) else { return false }
      return top + height > offset + coveredHeight
    }
    func stays(_ row: RowID) -> Bool {
      guard visibleRows.contains(row), let position = after.list.position(of: row) else { return false }
      return !step.effects.update.inserts(position)
    }
    // For a touch, take the row that was touched last before it; other events, such as actions, may count as touches.
    let touchedRow = step.event.isTouch ? before.lastTouchedRow : after.lastTouchedRow
    if let touchedRow, stays(touchedRow) { return touchedRow }
    if let editedRow = before.list.editedRow, stays(editedRow) { return editedRow }
    if let focusedRow = before.focus?.row, stays(focusedRow) { return focusedRow }
    guard !step.effects.changesRows else { return visibleRows.first }
    return visibleRows.first { row in
      before.list.top(of: row).map { $0 >= offset + coveredHeight && $0 < offset + before.size.height } ?? false
    }
  }

  /// Returns whether a row that was reloaded together with other rows is as high as before and has the same rows below it.
  private func isBelowAllChanges(_ row: RowID, in step: Step) -> Bool {
    func tail(_ ids: [[RowID]]) -> [RowID] { Array(ids.joined().drop { $0 != row }) }
    return step.before.table.list.height(of: row) == step.after.table.list.height(of: row)
      && tail(step.before.ids) == tail(step.after.ids)
  }

  /// Returns whether the step's event may change rows or heights, and gives the content no reason to scroll.
  private func isCheckedForStaying(_ step: Step) -> Bool {
    switch step.event {
    case .custom, .perform, .confirm, .cancel, .type, .endEditing, .undo, .setHeights: return true
    case .touch(let touch):
      // Content that a finger scrolls, pulls, holds or pinches moves along with the finger.
      guard touch.phase == .down || touch.phase == .up else { return false }
      return !step.recordedGestures.isEmpty && step.recordedGestures.allSatisfy { $0.event.keepsScrollPosition }
    case .gesture(let gesture): return gesture.keepsScrollPosition
    case .wheel, .hover, .key, .resize, .keyboard, .scroll, .scrollToRow, .cancelTouches, .reducesMotion, .policies,
      .options, .frame, .wait:
      return false
    }
  }

  private func restingOffset(_ table: inout Table, at now: Time) -> Double {
    let end = table.settleTime.map { max($0, now) } ?? now
    _ = table.advance(to: end)
    return table.contentOffset(at: end)
  }

  private func maximumOffset(_ table: Table) -> Double {
    max(0, table.list.contentHeight + table.keyboardHeight - table.size.height)
  }
}

extension TableGesture {
  /// Whether the gesture gives the content no reason to scroll.
  fileprivate var keepsScrollPosition: Bool {
    switch self {
    case .pan, .tap, .press, .control, .track, .closeRows, .tapOutside: true
    case .pull, .pinch, .hold: false
    }
  }
}

extension TableLawEvent {
  /// Whether the event is a report about a finger.
  fileprivate var isTouch: Bool {
    if case .touch = self { true } else { false }
  }
}

extension ListUpdate {
  /// Returns whether the update inserts a row at a position or moves one there, alone or with its section.
  fileprivate func inserts(_ position: RowPosition) -> Bool {
    changes.contains { change in
      switch change {
      case .move(let move): move.to == position
      case .insert(let rows): rows.section == position.section && rows.range.contains(position.row)
      case .insertSection(let section), .moveSection(_, to: let section): section == position.section
      case .delete, .reload, .reloadSection, .deleteSection, .reloadAll: false
      }
    }
  }

  /// Returns whether the update reloads all rows, or the section of the row at a position, and so does not say which rows
  /// have changed.
  fileprivate func reloads(_ position: RowPosition) -> Bool {
    reloadsAll || reloadedSections.contains(position.section)
  }

  /// Returns whether the update changes only rows above a certain row, given the row's positions before and after the update.
  fileprivate func changesOnlyRows(aboveOld old: RowPosition, new: RowPosition) -> Bool {
    changes.allSatisfy { change in
      switch change {
      case .delete(let rows), .reload(let rows): rows.isAbove(old)
      case .insert(let rows): rows.isAbove(new)
      case .move(let move): move.from < old && move.to < new
      case .reloadSection(let section), .deleteSection(let section): section < old.section
      case .insertSection(let section): section < new.section
      case .moveSection(let from, let to): from < old.section && to < new.section
      case .reloadAll: false
      }
    }
  }
}

extension ListUpdate.Rows {
  fileprivate func isAbove(_ position: RowPosition) -> Bool {
    section < position.section || section == position.section && range.upperBound <= position.row
  }
}
