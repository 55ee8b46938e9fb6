extension ListSubject {
  func identityFailure(_ step: Step) -> Failure? {
    if step.after.eventCount == 1 || step.after.ids != step.before.ids, let row = Self.repeatedRow(in: step.after.ids) {
      return Failure(row.name + " in the list once", found: "twice")
    }
    if let failure = openedFailure(step) ?? interruptedDragFailure(step) { return failure }
    guard case .custom = step.event, step.effects.changesRows else { return nil }
    return closedFailure(step) ?? (step.before.activeGesture == nil ? appearanceFailure(step) : nil)
  }

  /// Returns a row that appears twice, or nil if none does.
  private static func repeatedRow(in ids: [[RowID]]) -> RowID? {
    var seen = Set<RowID>()
    for rows in ids { for row in rows where !seen.insert(row).inserted { return row } }
    return nil
  }

  /// Checks that an edit changes the appearance only of rows that it reloads or reports, or in which text is being typed.
  private func appearanceFailure(_ step: Step) -> Failure? {
    let changeableRows =
      step.effects.notices.compactMap { $0.row } + reloaded(step.effects.update, in: step)
      + [step.before.list.editedRow, step.after.list.editedRow].compactMap { $0 }
    let (before, after) = (appearances(step.before), appearances(step.after))
    for row in step.after.ids.joined() {
      guard let old = before[row], let new = after[row], old != new, !changeableRows.contains(row) else { continue }
      // Name a layer that is new or different, or else a layer that is now missing.
      let layer = new.first { !old.contains($0) } ?? old.first { !new.contains($0) }
      return Failure(
        row.name + " drawn as before", found: (layer?.name ?? "a layer") + " differs")
    }
    return nil
  }

  /// Returns the rows that an update reloads.
  func reloaded(_ update: ListUpdate, in step: Step) -> [RowID] {
    let ids = step.before.ids
    if update.reloadsAll { return Array(ids.joined()) }
    let sections = update.reloadedSections.filter(ids.indices.contains).flatMap { ids[$0] }
    return sections
      + update.reloaded.filter { ids.indices.contains($0.section) }.flatMap { rows in
        rows.range.clamped(to: ids[rows.section].indices).map { ids[rows.section][$0] }
      }
  }
}
