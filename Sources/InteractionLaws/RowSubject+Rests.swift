extension RowSubject {
  func restFailure(_ step: Step) -> Failure? {
    step.after.hold == nil ? restFailure(step.after.row, at: step.after.now) : nil
  }

  /// Checks that a row that no finger holds comes to rest at a resting position.
  func restFailure(_ row: Row, at now: Time) -> Failure? {
    let (settled, end) = row.settled(at: now)
    let failure: Failure?
    if settled.settleTime != nil {
      failure = Failure("no settle time once its motion is over", found: "a settle time, " + settled.text(at: end))
    } else if let edge = settled.rest.edge, !settled.canOpen(edge) {
      failure = Failure("open only on a side that can be opened", found: settled.text(at: end))
    } else {
      failure = placeFailure(settled, at: end)
    }
    return failure?.after(wait(until: end, after: now))
  }

  /// Checks that a row at rest has the offset of its resting position.
  func placeFailure(_ row: Row, at time: Time) -> Failure? {
    let offset = row.offset(at: time)
    guard let edge = row.rest.edge else {
      return offset == 0 ? nil : offsetFailure(Rest.closed.text(offset: 0), row, at: time)
    }
    let width = row.revealedWidth(edge, at: time)
    guard (offset - edge.sign * width).magnitude <= row.rounding else {
      return offsetFailure(row.rest.text(offset: edge.sign * width), row, at: time)
    }
    // Frames are rounded sums, so they are compared with a tolerance, but the resting offset must be the same number
    // whatever has happened to the row.
    var opened = freshRow(like: row)
    _ = opened.open(edge, animated: false, at: time)
    guard opened.rest != row.rest || opened.offset(at: time) == offset else {
      return Failure(
        "exactly the offset of a row that is opened from code",
        found: row.text(at: time) + ", different by a rounding error",
        probe: probe([.reuse, .open(edge, animated: false)], at: time))
    }
    return nil
  }

  /// Returns the failure of a row whose offset differs from the expected one, which is given in words.
  private func offsetFailure(_ expected: String, _ row: Row, at time: Time) -> Failure {
    let found = row.text(at: time)
    return Failure(expected, found: found + (found == expected ? ", different in the last digits of its offset" : ""))
  }

  /// Checks that the answer to a release leads to a resting offset, because the scroll view brings the content there.
  func drivenRestFailure(_ step: Step) -> Failure? {
    guard case .scroll(.ended) = step.event else { return nil }
    guard let target = step.answer?.targetContentOffset else {
      return Failure("a target content offset for the release", found: "no target")
    }
    let now = step.after.now
    var row = step.after.row
    _ = scroll?(&row, .moved(contentOffset: target), now)
    let sent = [Timed(now, RowEvent.scroll(.moved(contentOffset: target)))]
    guard !row.isMoving(at: now) else {
      return Failure("at rest at the target that the row returned", found: row.text(at: now), probe: sent)
    }
    if let edge = row.rest.edge, !row.canOpen(edge) {
      return Failure("open only on a side that can be opened", found: row.text(at: now), probe: sent)
    }
    let offset = row.offset(at: now)
    let resting = row.rest.edge.map { $0.sign * row.revealedWidth($0, at: now) } ?? 0
    guard offset == resting || row.rest != .closed && (offset - resting).magnitude <= row.rounding else {
      return Failure(row.rest.text(offset: resting), found: row.text(at: now), probe: sent)
    }
    return nil
  }
}
