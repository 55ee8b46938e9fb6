extension RowSubject {
  func motionFailure(_ step: Step, isKnown: Bool) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    if step.after.hold == nil, row.settleTime != nil, step.before.row.settleTime != row.settleTime,
      !step.effects.startedMotion
    {
      return Failure("a report that a motion has started", found: "no report, " + row.text(at: now))
    }
    guard let end = row.settleTime else { return restingFailure(step, isKnown: isKnown) }
    if habits.reducesMotion {
      return Failure(
        "no settle time, because motion is reduced", found: "settle time " + end.text + ", " + row.text(at: now))
    }
    if let failure = sameMotionFailure(step, until: end) { return failure }
    if isKnown { return nil }
    let (settledRow, settledTime) = row.settled(at: now)
    let target = settledRow.offset(at: settledTime)
    for delay in [0.0, 0.01, 5] {
      guard row.offset(at: settledTime + delay) == target else {
        return Failure(
          "offset " + DecimalText.text(target) + " from the end of the motion on",
          found: row.text(at: settledTime + delay)
        ).after(wait(until: settledTime + delay, after: now))
      }
    }
    if row.isMoving(at: settledTime) {
      return Failure("at rest at the end of the motion", found: row.text(at: settledTime)).after(
        wait(until: settledTime, after: now))
    }
    if !row.isMoving(at: now) && end > now {
      return Failure("moving until the settle time, " + end.text, found: row.text(at: now))
    }
    if step.before.row.settleTime != end, let failure = newMotionFailure(row, from: now, to: end) { return failure }
    for fraction in [0, 0.25, 0.5, 0.75] {
      let moment = now + (settledTime - now) * fraction
      var advancedRow = row
      advancedRow.advance(to: moment)
      for later in [moment, moment + 0.01, settledTime] where advancedRow.offset(at: later) != row.offset(at: later) {
        let (expected, found) = (row.text(at: later), advancedRow.text(at: later))
        return Failure(
          "after the row is advanced during the motion, " + expected,
          found: found + (found == expected ? ", different in the last digits of its offset" : "")
        ).after(wait(until: moment, after: now) + wait(until: later, after: moment))
      }
    }
    return nil
  }

  /// Checks that a motion does not take too long and, if it moves 20 points or more, begins soon enough.
  private func paceFailure(_ row: Row, from now: Time, to end: Time) -> Failure? {
    guard end - now <= habits.maximumMotionDuration else {
      return Failure(
        "a motion of at most " + DecimalText.text(habits.maximumMotionDuration) + " s",
        found: DecimalText.text(end - now, decimals: 3) + " s")
    }
    let start = row.offset(at: now)
    guard (row.offset(at: end) - start).magnitude >= 20 else { return nil }
    let delay = min(0.1, (end - now) / 4)
    let parts = 1...4
    guard parts.allSatisfy({ (row.offset(at: now + delay * Double($0) / 4) - start).magnitude < 0.05 }) else {
      return nil
    }
    return Failure(
      "an offset that changes within " + DecimalText.text(delay, decimals: 3) + " s of the start of the motion",
      found: row.text(at: now + delay)
    ).after(wait(until: now + delay, after: now))
  }

  /// Checks that a row without a settle time is still and has reported no motion.
  private func restingFailure(_ step: Step, isKnown: Bool) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    guard !step.effects.startedMotion else {
      return Failure("a settle time, because the row reports a motion", found: "no settle time, " + row.text(at: now))
    }
    if isKnown { return nil }
    guard !row.isMoving(at: now) else {
      return Failure("a settle time, because the row moves", found: "no settle time, " + row.text(at: now))
    }
    let offset = row.offset(at: now)
    for delay in [0.1, 2] where row.offset(at: now + delay) != offset {
      return Failure(
        "offset " + DecimalText.text(offset) + ", because the row reports no motion", found: row.text(at: now + delay)
      )
      .after(wait(until: now + delay, after: now))
    }
    return nil
  }

  /// Checks that a motion that merely continues is not reported again.
  private func sameMotionFailure(_ step: Step, until end: Time) -> Failure? {
    guard step.effects.startedMotion, step.before.row.settleTime == end else { return nil }
    let (row, now) = (step.after.row, step.after.now)
    let middle = now + (end - now) / 2
    guard step.before.row.offset(at: middle) == row.offset(at: middle) else { return nil }
    return Failure(
      "no report of a new motion, because the old one continues", found: row.text(at: now) + ", motion started")
  }

  /// Checks a motion that an event has started.
  private func newMotionFailure(_ row: Row, from now: Time, to end: Time) -> Failure? {
    let target = row.offset(at: end)
    let lastMoment = max(now, end + -0.25)
    guard (0..<5).contains(where: { row.offset(at: lastMoment + (end - lastMoment) * Double($0) / 5) != target }) else {
      return Failure(
        "an offset that changes in the last " + DecimalText.text(end - lastMoment, decimals: 3) + " s of the motion",
        found: row.text(at: lastMoment)
      )
      .after(wait(until: lastMoment, after: now))
    }
    return paceFailure(row, from: now, to: end) ?? suddenMoveFailure(row, from: now, to: end)
  }

  /// Checks that a motion does not jump, that is, move by more than 2 points within 0.04 milliseconds.
  private func suddenMoveFailure(_ row: Row, from now: Time, to end: Time) -> Failure? {
    var previous = (time: now, offset: row.offset(at: now))
    for step in 1...16 {
      let nextTime = now + (end - now) * (Double(step) / 16)
      var (earlier, later) = (previous, (time: nextTime, offset: row.offset(at: nextTime)))
      previous = later
      // Continue in the half in which the row moves farther.
      while (later.offset - earlier.offset).magnitude > 2 {
        guard later.time - earlier.time > 4e-5 else {
          return Failure(
            "no jump from offset " + DecimalText.text(earlier.offset) + " during the motion",
            found: row.text(at: later.time)
          ).after(wait(until: later.time, after: now))
        }
        let time = earlier.time + (later.time - earlier.time) / 2
        // Far from the clock's origin, two times may have no floating-point number between them.
        guard time > earlier.time, time < later.time else { break }
        let middle = (time: time, offset: row.offset(at: time))
        if (middle.offset - earlier.offset).magnitude > (later.offset - middle.offset).magnitude {
          later = middle
        } else {
          earlier = middle
        }
      }
    }
    return nil
  }
}
