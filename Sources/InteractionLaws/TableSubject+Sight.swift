import HeadlessTable

extension TableSubject {
  // MARK: What is in sight stays

  /// Compares where the first row in sight comes to rest with a change above it and without.
  func stayFailure(_ step: Step) -> Failure? {
    guard mayStay(step), step.before.ids != step.after.ids || step.effects.changesHeights, step.before.aim == nil,
      step.before.fingers.count < 2,
      step.before.table.list.liftedRow == nil, step.after.table.list.liftedRow == nil,
      step.after.table.list.editedRow == nil,
      // Content on its way to the focus goes elsewhere when that does.
      step.before.table.focus?.row == step.after.table.focus?.row
    else { return nil }
    let now = step.after.now
    var (before, after) = (step.before.table, step.after.table)
    _ = before.advance(to: now)
    // At the very top, new rows show.
    guard before.contentOffset(at: now) > 0, before.list.settles == nil, before.list.visibleRows == step.before.ids,
      let row = keptRow(before, step, at: now), let top = before.list.top(of: row),
      let position = before.list.position(of: row), let newPosition = after.list.position(of: row),
      step.effects.update.isAbove(position, newPosition)
    else { return nil }
    let (old, new) = (restingOffset(&before, at: now), restingOffset(&after, at: now))
    guard let newTop = after.list.top(of: row) else { return nil }
    // Content that rests at an end may have to.
    guard old > 0, new > 0, old < mostOffset(before), new < mostOffset(after),
      (newTop - new - (top - old)).magnitude > 1e-6
    else { return nil }
    return Failure(
      row.name + " at " + DecimalText.text(top - old) + ", as without what has changed above it",
      found: DecimalText.text(newTop - new))
  }

  /// The first row in sight; where rows only become higher or lower, the first that begins there.
  private func keptRow(_ table: Table, _ step: Step, at now: Time) -> RowID? {
    let rows = table.rowsInSight(at: now)
    guard !step.effects.changesRows else { return rows.first }
    let offset = table.contentOffset(at: now)
    let covered = table.list.coveredHeight(atTop: offset, at: now)
    return rows.first { row in
      table.list.top(of: row).map { $0 >= offset + covered && $0 < offset + table.size.height } ?? false
    }
  }

  /// Whether the event gives the content no reason to scroll.
  private func mayStay(_ step: Step) -> Bool {
    switch step.event {
    case .own, .perform, .confirm, .cancel, .type, .endEditing, .undo, .setHeights: return true
    case .touch(let touch):
      // What a finger scrolls, pulls, holds or parts moves as the finger does.
      guard touch.phase == .down || touch.phase == .up else { return false }
      return !step.heard.isEmpty && step.heard.allSatisfy { $0.leavesContent }
    case .gesture(let gesture): return gesture.leavesContent
    case .wheel, .hover, .key, .resize, .keyboard, .scroll, .scrollToRow, .cancelTouches, .reducesMotion, .policies,
      .options, .frame, .wait:
      return false
    }
  }

  private func restingOffset(_ table: inout Table, at now: Time) -> Double {
    let end = table.settles.map { max($0, now) } ?? now
    _ = table.advance(to: end)
    return table.contentOffset(at: end)
  }

  private func mostOffset(_ table: Table) -> Double {
    max(0, table.list.contentHeight + table.keyboardHeight - table.size.height)
  }
}

extension TableGesture {
  /// Whether the content has no reason to scroll by it.
  fileprivate var leavesContent: Bool {
    switch self {
    case .pan, .tap, .press, .control, .track, .closeRows, .tapOutside: true
    case .pull, .pinch, .hold: false
    }
  }
}

extension ListUpdate {
  /// Whether it changes only rows above one, which has this position before and that one after.
  fileprivate func isAbove(_ old: RowPosition, _ new: RowPosition) -> Bool {
    func isAbove(_ rows: Rows, _ position: RowPosition) -> Bool {
      rows.section < position.section || rows.section == position.section && rows.range.upperBound <= position.row
    }
    return changes.allSatisfy { change in
      switch change {
      case .delete(let rows), .reload(let rows): isAbove(rows, old)
      case .insert(let rows): isAbove(rows, new)
      case .move(let move): move.from < old && move.to < new
      case .reloadSection(let section), .deleteSection(let section): section < old.section
      case .insertSection(let section): section < new.section
      case .moveSection(let from, let to): from < old.section && to < new.section
      case .reloadAll: false
      }
    }
  }
}
