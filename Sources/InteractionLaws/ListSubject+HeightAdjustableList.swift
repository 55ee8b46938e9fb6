// Heights are as they were asked for, and change where the effects say so.
extension ListSubject {
  /// What is tried in any state: higher rows and lower ones, in motion and at once, and back again.
  static var heights: [ListLawEvent] {
    [
      .event(.setHeights([.row(RowID(1), 90), .row(RowID(0), 20)], animated: true)),
      .event(.setHeights([.kind("", 60), .row(RowID(0), nil)], animated: true)),
      .event(.setHeights([.row(RowID(0), 0)], animated: false)),
    ]
  }

  /// Whether the first row of a fresh list gets a height that is asked for.
  static func takesHeights(_ list: List) -> Bool {
    var list = list
    guard let row = list.visibleRows.joined().first else { return false }
    _ = list.setHeights([.row(row, 90)], animated: false, at: .zero)
    return list.height(of: row) == 90
  }

  func heightFailure(_ step: Step) -> Failure? {
    if case .event(.setHeights(let changes, _)) = step.event, takesHeights, let failure = askedFailure(changes, step) {
      return failure
    }
    if case .event(.resize) = step.event { return nil }
    let (before, after) = (step.before.list, step.after.list)
    let named = reloaded(step.effects.update, in: step)
    var changed: RowID?
    for row in step.after.ids.joined() {
      guard let old = before.height(of: row), let new = after.height(of: row), old != new else { continue }
      changed = row
      guard !step.effects.changesHeights, !named.contains(row), stays(row, in: step.effects.update, step) else {
        continue
      }
      return Failure("other heights that are told, as that of " + row.name, found: text(step.effects.notices))
    }
    guard step.effects.changesHeights, changed == nil else { return nil }
    return Failure("a row that is higher or lower, as told", found: "none")
  }

  /// Rows have the height of the last change that names them.
  private func askedFailure(_ changes: [HeightChange], _ step: Step) -> Failure? {
    for (index, change) in changes.enumerated() {
      guard case .row(let row, let asked?) = change, let height = step.after.list.height(of: row) else { continue }
      let isLast = !changes[(index + 1)...].contains { if case .row(row, _) = $0 { true } else { false } }
      let usable = max(0, asked.madeFinite)
      guard isLast, height != usable else { continue }
      return Failure(row.name + " as high as " + DecimalText.text(usable), found: DecimalText.text(height))
    }
    return nil
  }

  /// Whether an update leaves a row where it is among the others; one that goes and comes is made anew.
  private func stays(_ row: RowID, in update: ListUpdate, _ step: Step) -> Bool {
    guard let position = step.after.list.position(of: row) else { return false }
    return !update.inserted.contains { $0.section == position.section && $0.range.contains(position.row) }
      && !update.insertedSections.contains(position.section)
  }
}

extension ListSubject.Step {
  /// Whether it makes so few rows higher or lower that the others travel.
  var setsHeightsInMotion: Bool {
    guard case .event(.setHeights(_, animated: true)) = event, effects.changesHeights else { return false }
    let grown = after.ids.joined().lazy.filter { row in
      before.list.height(of: row).map { $0 != after.list.height(of: row) } ?? false
    }
    return grown.count <= MovingRows.mostGrowing
  }
}
