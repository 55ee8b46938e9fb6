// The clauses about editing in the law that whatever is reported has happened.
extension ListSubject {
  /// Checks that a notice about editing agrees with the edited row after the event, and with later notices.
  func editingFailure(_ notice: ListNotice, editedRow: RowID?, later: ArraySlice<ListNotice>) -> Failure? {
    switch notice {
    case .didBeginEditing(let row):
      if let next = later.first(where: { $0.isEditing }), next != .didEndEditing(row) {
        return Failure("didEndEditing for " + row.name + " before other notices about editing", found: next.name)
      }
      guard editedRow == row || later.contains(.didEndEditing(row)) else {
        return Failure(row.name + " edited, as reported", found: editedRow.map { $0.name } ?? "no row")
      }
    case .didEndEditing(let row):
      guard editedRow != row || later.contains(.didBeginEditing(row)) else {
        return Failure(row.name + " no longer edited, as reported", found: "still edited")
      }
    case .row, .didDelete, .didInsert, .didMove, .didAsk, .didChange, .custom, .originalWouldCrash: break
    }
    return nil
  }

  /// Checks that the edited row is visible, that a tap outside ends its editing, and that any editing that a gesture or
  /// an action begins or ends is reported.
  func editedFailure(_ step: Step) -> Failure? {
    let (list, oldRow) = (step.after.list, step.before.list.editedRow)
    if let row = list.editedRow {
      guard list.position(of: row) != nil else { return Failure("no hidden row edited", found: row.name) }
      if step.event == .event(.gesture(.tapOutside)) {
        return Failure("no row edited after a tap outside", found: row.name)
      }
    }
    guard list.editedRow != oldRow else { return nil }
    switch step.event {
    case .event(.gesture), .event(.perform):
      if let oldRow, !step.effects.notices.contains(.didEndEditing(oldRow)) {
        return Failure("didEndEditing for " + oldRow.name, found: step.effects.notices.text)
      }
      guard let row = list.editedRow, !step.effects.notices.contains(.didBeginEditing(row)) else { return nil }
      return Failure("didBeginEditing for " + row.name, found: step.effects.notices.text)
    case .event, .undo, .custom: return nil
    }
  }
}

extension ListNotice {
  /// Whether the notice reports that editing begins or ends.
  fileprivate var isEditing: Bool {
    switch self {
    case .didBeginEditing, .didEndEditing: true
    case .row, .didDelete, .didInsert, .didMove, .didAsk, .didChange, .custom, .originalWouldCrash: false
    }
  }
}
