extension RowSubject {
  // MARK: Rests

  func restFailure(_ step: Step) -> Failure? {
    step.after.hold == nil ? restFailure(step.after.row, at: step.after.now) : nil
  }

  /// What is wrong with where a row comes to rest that nobody holds.
  func restFailure(_ row: Row, at now: Time) -> Failure? {
    let (settled, end) = row.settled(at: now)
    guard settled.settles == nil else {
      return Failure("at rest when its motion is over", found: settled.text(at: end))
    }
    if let edge = settled.rest.edge, !settled.canOpen(edge) {
      return Failure("at rest on a side that can be opened", found: settled.text(at: end))
    }
    return placeFailure(settled, at: end)
  }

  /// What is wrong with the offset of a row at rest.
  func placeFailure(_ row: Row, at time: Time) -> Failure? {
    let offset = row.offset(at: time)
    guard let edge = row.rest.edge else {
      return offset == 0 ? nil : Failure(Rest.closed.text(offset: 0), found: row.text(at: time))
    }
    let width = row.revealedWidth(edge, at: time)
    guard (offset - edge.sign * width).magnitude <= row.rounding else {
      return Failure(row.rest.text(offset: edge.sign * width), found: row.text(at: time))
    }
    // Frames are sums that round; the place itself is one number, the same whatever leads there.
    var put = freshRow(like: row)
    _ = put.open(edge, animated: false, at: time)
    guard put.rest != row.rest || put.offset(at: time) == offset else {
      return Failure("the offset of a row that is opened from code", found: row.text(at: time))
    }
    return nil
  }

  /// A release must be answered with a resting offset: the scroll view brings the content there.
  func drivenRestFailure(_ step: Step) -> Failure? {
    guard case .scroll(.ended) = step.event else { return nil }
    guard let target = step.answer?.targetContentOffset else {
      return Failure("a target at release", found: "none")
    }
    var row = step.after.row
    _ = scroll?(&row, .moved(contentOffset: target), step.after.now)
    guard !row.isMoving(at: step.after.now) else {
      return Failure("at rest where the scroll view was sent", found: row.text(at: step.after.now))
    }
    if let edge = row.rest.edge, !row.canOpen(edge) {
      return Failure("at rest on a side that can be opened", found: row.text(at: step.after.now))
    }
    let offset = row.offset(at: step.after.now)
    let place = row.rest.edge.map { $0.sign * row.revealedWidth($0, at: step.after.now) } ?? 0
    guard offset == place || row.rest != .closed && (offset - place).magnitude <= row.rounding else {
      return Failure(row.rest.text(offset: place), found: row.text(at: step.after.now))
    }
    return nil
  }

  // MARK: Motion ends

  func motionFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    if step.after.hold == nil, row.settles != nil, step.before.row.settles != row.settles, !step.effects.startedMotion {
      return Failure("news that a motion has started", found: row.text(at: now))
    }
    guard let end = row.settles else {
      return step.effects.startedMotion ? Failure("a motion that has started", found: row.text(at: now)) : nil
    }
    guard end.seconds.isFinite else { return Failure("a motion that ends", found: row.text(at: now)) }
    let (settled, time) = row.settled(at: now)
    let target = settled.offset(at: time)
    for delay in [0.0, 0.01, 5] {
      guard row.offset(at: time + delay) == target else {
        return Failure(
          "offset " + DecimalText.text(target) + " from the end of the motion on", found: row.text(at: time + delay))
      }
    }
    if row.isMoving(at: time) { return Failure("no motion after its end", found: row.text(at: time)) }
    if !row.isMoving(at: now) && end > now { return Failure("in motion", found: row.text(at: now)) }
    for part in [0, 0.25, 0.5, 0.75] {
      let moment = now + (time - now) * part
      var tidied = row
      tidied.advance(to: moment)
      for later in [moment, moment + 0.01, time] where tidied.offset(at: later) != row.offset(at: later) {
        return Failure("tidied up, " + row.text(at: later), found: tidied.text(at: later))
      }
    }
    return nil
  }
}
