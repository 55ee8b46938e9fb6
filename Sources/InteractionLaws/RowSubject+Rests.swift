extension RowSubject {
  func restFailure(_ step: Step) -> Failure? {
    step.after.hold == nil ? restFailure(step.after.row, at: step.after.now) : nil
  }

  /// Checks that a row that no finger holds comes to rest at a resting position.
  func restFailure(_ row: Row, at now: Time) -> Failure? {
    let (settledRow, end) = row.settled(at: now)
    let failure: Failure?
    if let laterEnd = settledRow.settleTime {
      failure = Failure(
        "no settle time once its motion is over",
        found: "settle time " + laterEnd.text + ", " + settledRow.text(at: end))
    } else if let edge = settledRow.rest.edge, !settledRow.canOpen(edge) {
      failure = Failure("open only on a side that can be opened", found: settledRow.text(at: end))
    } else {
      failure = placeFailure(settledRow, at: end)
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
    guard (offset - edge.sign * width).magnitude <= row.roundingTolerance else {
      return offsetFailure(row.rest.text(offset: edge.sign * width), row, at: time)
    }
    // Frames are rounded sums, so they are compared with a tolerance, but the resting offset must be the same number
    // whatever has happened to the row.
    var openedRow = freshRow(like: row)
    _ = openedRow.open(edge, animated: false, at: time)
    guard openedRow.rest != row.rest || openedRow.offset(at: time) == offset else {
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
    let probe = [Timed(now, RowEvent.scroll(.moved(contentOffset: target)))]
    guard !row.isMoving(at: now) else {
      return Failure("at rest at the target that the row returned", found: row.text(at: now), probe: probe)
    }
    if let edge = row.rest.edge, !row.canOpen(edge) {
      return Failure("open only on a side that can be opened", found: row.text(at: now), probe: probe)
    }
    let offset = row.offset(at: now)
    let restingOffset = row.rest.edge.map { $0.sign * row.revealedWidth($0, at: now) } ?? 0
    guard offset == restingOffset || row.rest != .closed && (offset - restingOffset).magnitude <= row.roundingTolerance
    else {
      return Failure(row.rest.text(offset: restingOffset), found: row.text(at: now), probe: probe)
    }
    return nil
  }
}
