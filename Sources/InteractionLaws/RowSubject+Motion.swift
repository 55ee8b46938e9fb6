extension RowSubject {
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
          "offset " + DecimalText.text(target) + " from the end of the motion on", found: row.text(at: time + delay)
        ).after(wait(until: time + delay, after: now))
      }
    }
    if row.isMoving(at: time) {
      return Failure("no motion after its end", found: row.text(at: time)).after(wait(until: time, after: now))
    }
    if !row.isMoving(at: now) && end > now { return Failure("in motion", found: row.text(at: now)) }
    for part in [0, 0.25, 0.5, 0.75] {
      let moment = now + (time - now) * part
      var tidied = row
      tidied.advance(to: moment)
      for later in [moment, moment + 0.01, time] where tidied.offset(at: later) != row.offset(at: later) {
        let (expected, found) = (row.text(at: later), tidied.text(at: later))
        return Failure(
          "tidied up, " + expected, found: found + (found == expected ? " but for the last digits of its offset" : "")
        ).after(wait(until: moment, after: now) + wait(until: later, after: moment))
      }
    }
    return nil
  }
}
