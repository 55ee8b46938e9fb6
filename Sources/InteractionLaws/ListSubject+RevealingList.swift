// Clauses of two laws, `identity` and `reportsAreTrue`, about rows that open, close and are pressed.
extension ListSubject {
  /// Checks that a swipe, a tap, a press, an action or an answer on one row opens no other row, and that any other event opens
  /// no row at all.
  func openedFailure(_ step: Step) -> Failure? {
    let eventRow: RowID? =
      switch step.event {
      case .event(.gesture(.pan(let row, _))), .event(.gesture(.tap(let row))),
        .event(.gesture(.press(let row, _, _, _))), .event(.perform(_, let row)),
        .event(.confirm(let row)), .event(.cancel(let row)):
        row
      case .event, .undo, .custom: nil
      }
    for row in step.after.openRows where row != eventRow && !step.before.openRows.contains(row) {
      return Failure(row.name + " still closed", found: "open")
    }
    return nil
  }

  /// Checks that an edit reports the closing of every row that it closes and keeps.
  func closedFailure(_ step: Step) -> Failure? {
    for row in step.before.openRows where !step.after.openRows.contains(row) && step.after.list.position(of: row) != nil
    {
      if step.effects.notices.contains(.row(row, .didClose)) { continue }
      return Failure(row.name + " still open, or reported as closed", found: "closed without a report")
    }
    return nil
  }

  /// Checks that the reported button is the button that a finger presses.
  func pressFailure(_ step: Step) -> Failure? {
    guard case .event(.gesture(.press(let row, let edge, let index, _))) = step.event else { return nil }
    for case .row(_, .didPress(let pressedEdge, let pressedIndex)) in step.effects.notices
    where (pressedEdge, pressedIndex) != (edge, index) {
      return Failure(
        "a press of " + edge.name + " button " + String(index) + " of " + row.name,
        found: pressedEdge.name + " button " + String(pressedIndex))
    }
    return nil
  }

  /// Checks that a row is open or closed as reported, and that every opening, and every closing of a row that stays, by a
  /// gesture, an action or an answer is reported.
  func openFailure(_ step: Step) -> Failure? {
    let (before, after, notices) = (step.before.openRows, step.after.openRows, step.effects.notices)
    guard !notices.isEmpty || before != after else { return nil }
    /// Returns whether a row's last notice of opening or closing reports an opening; nil if it has no such notice.
    func isReportedOpen(_ row: RowID) -> Bool? {
      for case .row(row, let notice) in notices.reversed() {
        switch notice {
        case .didOpen: return true
        case .didClose: return false
        case .didPress, .didSelect, .didCommit: break
        }
      }
      return nil
    }
    for case .row(let row, _) in notices {
      guard let isOpen = isReportedOpen(row), isOpen != after.contains(row) else { continue }
      return Failure(
        row.name + (isOpen ? " open" : " closed") + ", as reported", found: text(step.after.ids, openRows: after))
    }
    switch step.event {
    case .event(.gesture), .event(.perform), .event(.confirm), .event(.cancel): break
    case .event, .undo, .custom: return nil
    }
    for row in after where !before.contains(row) && isReportedOpen(row) != true {
      return Failure("didOpen for " + row.name, found: notices.text)
    }
    for row in before
    where !after.contains(row) && isReportedOpen(row) != false && step.after.list.position(of: row) != nil {
      return Failure("didClose for " + row.name, found: notices.text)
    }
    return nil
  }
}
