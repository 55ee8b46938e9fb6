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
        let (closed, end) = row.settled(at: now)
        guard closed.offset(at: end) == 0 else {
          return Failure("offset 0 after opening and closing", found: closed.text(at: end))
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
    let once = row
    let reported = row.handle(event, at: now).notices
    row.advance(to: now)
    guard reported.isEmpty else {
      return Failure("no notice after code requests the position " + rest.name + " again", found: reported.text)
        .after(probe([event, event], at: now))
    }
    return difference("after code requests the position " + rest.name + " again", expected: once, found: row, at: now)?
      .after(
        probe([event, event], at: now))
      ?? repeatedRequestFailure(event, rest, once, at: now)
  }

  /// Checks that a moving row is unaffected if code requests its destination again, with an animation.
  private func repeatedRequestFailure(_ event: RowEvent, _ rest: Rest, _ row: Row, at now: Time) -> Failure? {
    guard
      event == .open(.leading, animated: true) || event == .open(.trailing, animated: true)
        || event == .close(animated: true), let end = row.settleTime, end > now, end.seconds < Time.greatestMagnitude
    else { return nil }
    let middle = now + (end - now) / 2
    var (once, twice) = (row, row)
    once.advance(to: middle)
    twice.advance(to: middle)
    _ = twice.handle(event, at: middle)
    twice.advance(to: middle)
    return difference(
      "after code requests the position " + rest.name + " again during the motion", expected: once, found: twice,
      at: middle)?
      .after(probe([event], at: now) + probe([event], at: middle))
  }

  /// Checks that, while a finger holds a row, code either gives the row the requested resting position or does not change its
  /// resting position.
  func heldRequestFailure(_ step: Step) -> Failure? {
    let requested: Rest
    switch step.event {
    case .open(let edge, _): requested = .open(edge)
    case .close: requested = .closed
    case .pan, .scroll, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview, .table, .wait:
      return nil
    }
    let (before, after) = (step.before.row.rest, step.after.row.rest)
    guard after != requested, after != before else { return nil }
    return Failure(
      requested.name + ", as code requested" + (before == requested ? "" : ", or " + before.name + " as before"),
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
      let (settled, end) = row.settled(at: now)
      let (rest, place) = (step.after.row.rest, placeFailure(settled, at: end))
      guard settled.rest == rest, place == nil else {
        let expected = (settled.rest == rest ? place?.expected : nil) ?? rest.name
        return Failure(
          expected + " at width " + DecimalText.text(width), found: place?.found ?? settled.text(at: end)
        ).after(probe([.resize(width)], at: now) + wait(until: end, after: now))
      }
    }
    return heightFailure(step)
  }

  /// Checks that a change of height moves nothing sideways, and that undoing it restores the row.
  private func heightFailure(_ step: Step) -> Failure? {
    let (before, now) = (step.after.row, step.after.now)
    let taller = LayoutSize(width: before.size.width, height: before.size.height + 20)
    var row = before
    row.resize(to: taller, at: now)
    let events = probe([.resize(taller.width, height: taller.height)], at: now)
    guard row.rest == before.rest, row.settleTime == before.settleTime, row.offset(at: now) == before.offset(at: now)
    else {
      let (old, new) = (before.text(at: now), row.text(at: now))
      let note = old == new ? ", different in its settle time or in the last digits of its offset" : ""
      return Failure("at a height 20 points greater, " + old, found: new + note).after(events)
    }
    row.resize(to: before.size, at: now)
    return difference("back at its original height", expected: before, found: row, at: now)?
      .after(events + probe([.resize(before.size.width, height: before.size.height)], at: now))
  }
}
