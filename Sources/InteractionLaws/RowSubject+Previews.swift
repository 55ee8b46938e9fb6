extension RowSubject {
  // MARK: Previews only hint

  func previewFailure(_ step: Step) -> Failure? {
    guard case .preview(let edge) = step.event else { return nil }
    let (before, after, now) = (step.before, step.after, step.after.now)
    let reported = step.effects.notices
    guard reported.isEmpty else { return Failure("no notice from a preview", found: reported.text) }
    guard after.row.rest == before.row.rest else {
      return Failure("still " + before.row.rest.name, found: after.row.text(at: now))
    }
    // Once a drag is disturbed, the finger may no longer hold the content.
    if let hold = before.hold, !hold.isUndisturbed { return nil }
    let mayHint =
      before.row.rest == .closed && before.row.offset(at: now) == 0 && before.hold == nil
      && !before.row.isMoving(at: now) && before.row.canOpen(edge)
    if mayHint, !habits.reducesMotion {
      let (settled, end) = after.row.settled(at: now)
      let isClosed = settled.rest == .closed && settled.offset(at: end) == 0 && settled.settleTime == nil
      guard !isClosed else { return nil }
      let note = settled.settleTime == nil ? "" : ", with a settle time"
      return Failure("closed after a preview", found: settled.text(at: end) + note).after(wait(until: end, after: now))
    }
    guard !step.effects.startedMotion, after.row == before.row else {
      let (old, new) = (before.row.text(at: now), after.row.text(at: now))
      let note = old != new ? "" : after.row == before.row ? ", reported as moving" : ", but unequal by =="
      return Failure("no effect of the preview, " + old, found: new + note)
    }
    return nil
  }
}
