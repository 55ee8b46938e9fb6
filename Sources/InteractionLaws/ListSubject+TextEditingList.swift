// What is told of editing has happened, and text is typed only into a row that shows.
extension ListSubject {
  /// What a notice about editing says, against the row that is edited now and the notices that follow.
  func editingFailure(_ notice: ListNotice, _ edited: RowID?, _ later: ArraySlice<ListNotice>) -> Failure? {
    switch notice {
    case .didBeginEditing(let row):
      guard edited == row || later.contains(.didEndEditing(row)) else {
        return Failure(row.name + " edited, as told", found: edited.map { $0.name } ?? "none")
      }
    case .didEndEditing(let row):
      guard edited != row || later.contains(.didBeginEditing(row)) else {
        return Failure(row.name + " no longer edited, as told", found: "it is")
      }
    case .row, .didDelete, .didInsert, .didMove, .didAsk, .didChange, .own, .originalWouldCrash: break
    }
    return nil
  }

  /// The edited row shows, a tap outside ends its editing, and what a gesture or an action begins and ends is told.
  func editedFailure(_ step: Step) -> Failure? {
    let (list, old) = (step.after.list, step.before.list.editedRow)
    if let row = list.editedRow {
      guard list.position(of: row) != nil else { return Failure("an edited row that shows", found: row.name) }
      if step.event == .event(.gesture(.tapOutside)) {
        return Failure("no edited row after a tap outside", found: row.name)
      }
    }
    guard list.editedRow != old else { return nil }
    switch step.event {
    case .event(.gesture), .event(.perform):
      if let old, !step.effects.notices.contains(.didEndEditing(old)) {
        return Failure("didEndEditing of " + old.name, found: text(step.effects.notices))
      }
      guard let row = list.editedRow, !step.effects.notices.contains(.didBeginEditing(row)) else { return nil }
      return Failure("didBeginEditing of " + row.name, found: text(step.effects.notices))
    case .event, .undo, .own: return nil
    }
  }
}
