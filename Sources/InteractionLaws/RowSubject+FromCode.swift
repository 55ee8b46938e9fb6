extension RowSubject {
  // MARK: Reuse is fresh

  func reuseFailure(_ step: Step) -> Failure? {
    let now = step.after.now
    var row = step.after.row
    row.prepareForReuse()
    return difference("after reuse", expected: freshRow(like: row), found: row, at: now)?.after(
      probe([.reuse], at: now))
  }

  // MARK: Open and close

  func openAndCloseFailure(_ step: Step) -> Failure? {
    let now = step.after.now
    for edge in SwipeEdge.allCases where step.after.row.canOpen(edge) {
      for animated in [true, false] {
        let (open, close) = (RowEvent.open(edge, animated: animated), RowEvent.close(animated: animated))
        var row = step.after.row
        if let failure = requestFailure(open, .open(edge), &row, at: now) { return failure }
        if let failure = requestFailure(close, .closed, &row, at: now) {
          return failure.after(probe([open, open], at: now))
        }
        let (closedRow, end) = row.settled(at: now)
        guard closedRow.offset(at: end) == 0 else {
          return Failure("offset 0 after opening and closing", found: closedRow.text(at: end))
            .after(probe([open, open, close, close], at: now) + wait(until: end, after: now))
        }
      }
    }
    return nil
  }

  /// Applies a request from code twice, and checks that the row takes the requested resting position and that the repeated
  /// request changes and reports nothing.
  private func requestFailure(_ event: RowEvent, _ rest: Rest, _ row: inout Row, at now: Time) -> Failure? {
    _ = row.handle(event, at: now)
    guard row.rest == rest else {
      return Failure(rest.name + ", as code requested", found: row.text(at: now)).after(probe([event], at: now))
    }
    // Every event is preceded by an advance, which must not count as a difference.
    row.advance(to: now)
    let rowAfterRequest = row
    let reported = row.handle(event, at: now).notices
    row.advance(to: now)
    guard reported.isEmpty else {
      return Failure("no notice after code requests the position " + rest.name + " again", found: reported.text)
        .after(probe([event, event], at: now))
    }
    return difference(
      "after code requests the position " + rest.name + " again", expected: rowAfterRequest, found: row, at: now)?
      .after(
        probe([event, event], at: now))
      ?? repeatedRequestFailure(event, rest, rowAfterRequest, at: now)
  }

  /// Checks that a moving row is unaffected if code requests its destination again, with an animation.
  private func repeatedRequestFailure(_ event: RowEvent, _ rest: Rest, _ row: Row, at now: Time) -> Failure? {
    guard
      event == .open(.leading, animated: true) || event == .open(.trailing, animated: true)
        || event == .close(animated: true), let end = row.settleTime, end > now, end.seconds < Time.greatestMagnitude
    else { return nil }
    let middle = now + (end - now) / 2
    var (undisturbedRow, repeatedRow) = (row, row)
    undisturbedRow.advance(to: middle)
    repeatedRow.advance(to: middle)
    _ = repeatedRow.handle(event, at: middle)
    repeatedRow.advance(to: middle)
    return difference(
      "after code requests the position " + rest.name + " again during the motion", expected: undisturbedRow,
      found: repeatedRow,
      at: middle)?
      .after(probe([event], at: now) + probe([event], at: middle))
  }

  /// Checks that, while a finger holds a row, code either gives the row the requested resting position or does not change its
  /// resting position.
  func heldRequestFailure(_ step: Step) -> Failure? {
    let requestedRest: Rest
    switch step.event {
    case .open(let edge, _): requestedRest = .open(edge)
    case .close: requestedRest = .closed
    case .pan, .scroll, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview, .table, .wait:
      return nil
    }
    let (restBefore, restAfter) = (step.before.row.rest, step.after.row.rest)
    guard restAfter != requestedRest, restAfter != restBefore else { return nil }
    return Failure(
      requestedRest.name + ", as code requested"
        + (restBefore == requestedRest ? "" : ", or " + restBefore.name + " as before"),
      found: step.after.row.text(at: step.after.now))
  }

  // MARK: Resizing keeps the position

  func resizeFailure(_ step: Step) -> Failure? {
    let now = step.after.now
    var row = step.after.row
    row.resize(to: row.size, at: now)
    if let failure = difference("after a layout pass", expected: step.after.row, found: row, at: now) {
      return failure.after(probe([.resize(row.size.width)], at: now))
    }
    // Try a small width and a large one. The layout pass above has tried the row's own width, at which a finger keeps its hold.
    for width in [150, row.size.width + 160] where width != row.size.width {
      row = step.after.row
      row.resize(to: LayoutSize(width: width, height: row.size.height), at: now)
      let (settledRow, end) = row.settled(at: now)
      let (rest, mismatch) = (step.after.row.rest, placeFailure(settledRow, at: end))
      guard settledRow.rest == rest, mismatch == nil else {
        let expected = (settledRow.rest == rest ? mismatch?.expected : nil) ?? rest.name
        return Failure(
          expected + " at width " + DecimalText.text(width), found: mismatch?.found ?? settledRow.text(at: end)
        ).after(probe([.resize(width)], at: now) + wait(until: end, after: now))
      }
    }
    return heightFailure(step)
  }

  /// Checks that a change of height moves nothing sideways, and that undoing it restores the row.
  private func heightFailure(_ step: Step) -> Failure? {
    let (originalRow, now) = (step.after.row, step.after.now)
    let taller = LayoutSize(width: originalRow.size.width, height: originalRow.size.height + 20)
    var row = originalRow
    row.resize(to: taller, at: now)
    let events = probe([.resize(taller.width, height: taller.height)], at: now)
    guard row.rest == originalRow.rest, row.settleTime == originalRow.settleTime,
      row.offset(at: now) == originalRow.offset(at: now)
    else {
      let (expected, found) = (originalRow.text(at: now), row.text(at: now))
      let note = expected == found ? ", different in its settle time or in the last digits of its offset" : ""
      return Failure("at a height 20 points greater, " + expected, found: found + note).after(events)
    }
    row.resize(to: originalRow.size, at: now)
    return difference("back at its original height", expected: originalRow, found: row, at: now)?
      .after(events + probe([.resize(originalRow.size.width, height: originalRow.size.height)], at: now))
  }
}
