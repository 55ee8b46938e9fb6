// The law that rows have the heights given to them, and that changes of height are reported.
extension ListSubject {
  /// The changes of height that are tried in any state; rows grow, shrink and return to their usual heights.
  static var heightEvents: [ListLawEvent] {
    [
      .event(.setHeights([.row(RowID(1), 90), .row(RowID(0), 20)], animated: true)),
      .event(.setHeights([.kind("", 60), .row(RowID(0), nil)], animated: true)),
      .event(.setHeights([.row(RowID(0), 0)], animated: false)),
    ]
  }

  /// Returns whether the first row of a fresh list accepts a height that it is given.
  static func acceptsHeights(_ list: List) -> Bool {
    var list = list
    guard let row = list.visibleRows.joined().first else { return false }
    return [90, 91].allSatisfy { height in
      _ = list.setHeights([.row(row, height)], animated: false, at: .zero)
      return list.height(of: row) == height
    }
  }

  func heightFailure(_ step: Step) -> Failure? {
    if case .event(.setHeights(let changes, _)) = step.event, acceptsHeights,
      let failure = requestedHeightFailure(changes, step)
    {
      return failure
    }
    if case .event(.resize) = step.event { return nil }
    let (before, after) = (step.before.list, step.after.list)
    let reloadedRows = reloaded(step.effects.update, in: step)
    var changedRow: RowID?
    for row in step.after.ids.joined() {
      guard let old = before.height(of: row), let new = after.height(of: row), old != new else { continue }
      changedRow = row
      guard !step.effects.changesHeights, !reloadedRows.contains(row),
        stays(row, in: step.effects.update, step: step)
      else { continue }
      return Failure(
        "a report that heights have changed, such as that of " + row.name, found: "no such report")
    }
    guard step.effects.changesHeights, changedRow == nil else { return nil }
    return Failure("a row whose height has changed, as reported", found: "no changed height")
  }

  /// Checks that each visible row has the height that the last change naming it gives, if that gives one.
  private func requestedHeightFailure(_ changes: [HeightChange], _ step: Step) -> Failure? {
    for (index, change) in changes.enumerated() {
      guard case .row(let row, let requested?) = change, let height = step.after.list.height(of: row) else { continue }
      let isLast = !changes[(index + 1)...].contains { if case .row(row, _) = $0 { true } else { false } }
      let usableHeight = max(0, requested.madeFinite)
      guard isLast, height != usableHeight else { continue }
      return Failure(row.name + " with a height of " + DecimalText.text(usableHeight), found: DecimalText.text(height))
    }
    return nil
  }

  /// Returns whether a row is visible and was there before an update.
  ///
  /// A row that the update both deletes and inserts is a new row.
  private func stays(_ row: RowID, in update: ListUpdate, step: Step) -> Bool {
    guard let position = step.after.list.position(of: row) else { return false }
    return !update.inserted.contains { $0.section == position.section && $0.range.contains(position.row) }
      && !update.insertedSections.contains(position.section)
  }
}

extension ListSubject.Step {
  /// Whether the event animates changes of the heights of few enough rows for the others to travel.
  var animatesHeights: Bool {
    guard case .event(.setHeights(_, animated: true)) = event, effects.changesHeights else { return false }
    let changedRows = after.ids.joined().lazy.filter { row in
      before.list.height(of: row).map { $0 != after.list.height(of: row) } ?? false
    }
    return changedRows.count <= MovingRows.maximumAnimatedHeightChanges
  }
}
