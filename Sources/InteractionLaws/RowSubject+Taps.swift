extension RowSubject {
  // MARK: Taps close or select

  func tapFailure(_ step: Step) -> Failure? {
    guard step.event == .tap else { return nil }
    let (before, after) = (step.before.row, step.after.row)
    let reported = step.effects.notices
    if let hold = step.before.hold {
      guard hold.isUndisturbed, !reported.isEmpty || after.rest != before.rest else { return nil }
      return Failure(before.rest.name + " and no notice under a finger", found: text(step))
    }
    let isMoving = before.isMoving(at: step.before.now)
    guard before.rest == .closed else {
      let closes = after.rest == .closed || isMoving && after.rest == before.rest
      let expected = (isMoving ? "closed, or " + before.rest.name + " as before," : "closed") + " and not selected"
      return closes && !reported.contains(.didSelect) ? nil : Failure(expected, found: text(step))
    }
    guard !reported.contains(.didSelect) else { return nil }
    return isMoving ? nil : Failure("closed and selected", found: text(step))
  }

  // MARK: Closes with the table

  func tableFailure(_ step: Step) -> Failure? {
    guard habits.closesWithTable, case .table(let change) = step.event else { return nil }
    let (before, after) = (step.before.row, step.after.row)
    if let hold = step.before.hold {
      guard hold.isUndisturbed, after.rest != before.rest else { return nil }
      return Failure("still " + before.rest.name + " under a finger", found: text(step))
    }
    guard after.rest == .closed else { return Failure("closed after " + change.name, found: text(step)) }
    // The search itself sends the other changes of the table.
    var tappedRow = before
    _ = tappedRow.handle(.table(.tableTapped), at: step.after.now)
    return tappedRow.rest == .closed
      ? nil : Failure("closed after tableTapped in place of " + change.name, found: tappedRow.rest.name)
  }

  /// Describes the resting position after an event, and the event's notices.
  private func text(_ step: Step) -> String { step.after.row.rest.name + ", " + step.effects.notices.text }
}
