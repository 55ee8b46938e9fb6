extension RowSubject {
  // MARK: Cancel restores

  func cancelFailure(_ step: Step) -> Failure? {
    guard let pan = step.event.pan, pan.phase == .cancelled || pan.phase == .failed else {
      return lateCancelFailure(step)
    }
    guard let hold = step.before.hold else { return nil }
    let rest = hold.isUndisturbed ? hold.rest : step.before.row.rest
    let reported = step.effects.notices
    guard reported.isEmpty else { return Failure("no notice", found: reported.text) }
    let now = step.after.now
    let (row, end) = step.after.row.settled(at: now)
    let place = row.rest == rest ? placeFailure(row, at: end) : nil
    guard row.rest == rest, place == nil else {
      return Failure("back to " + rest.name, found: place?.found ?? row.text(at: end))
        .after(wait(until: end, after: now))
    }
    return nil
  }

  /// Checks, at the beginning of a drag, that cancelling the drag seconds later restores the row.
  private func lateCancelFailure(_ step: Step) -> Failure? {
    guard let pan = step.event.pan, pan.phase == .began, step.after.hold != nil else { return nil }
    // A fault that shows after any delay is left to the search, which tries cancellations, too.
    if cancelledGestureFailure(step, pan, after: 0.1) != nil { return nil }
    return cancelledGestureFailure(step, pan, after: 3)
  }

  private func cancelledGestureFailure(_ step: Step, _ pan: PanSample, after delay: Double) -> Failure? {
    let now = step.after.now
    let moved = PanSample(.changed, translation: pan.translation + Vector(-10, 0), velocity: Vector(-100, 0))
    let remainingEvents = [
      Timed(now + 0.1, RowEvent.pan(moved)),
      Timed(now + delay, .pan(PanSample(.cancelled, translation: moved.translation))),
    ]
    var state = step.after
    for (index, event) in remainingEvents.enumerated() {
      let next = self.step(state, event)
      if index == 1, let failure = cancelFailure(next) { return failure.after(remainingEvents) }
      state = next.after
    }
    return nil
  }

  // MARK: One notice per change

  func noticeFailure(_ step: Step) -> Failure? {
    let reported = step.effects.notices.filter { $0.isAboutRest }
    var expected: [SwipeNotice] = []
    if step.event != .reuse, step.after.row.rest != step.before.reportedRest {
      expected = [step.after.row.rest.notice]
    }
    guard reported == expected else { return Failure(expected.text, found: reported.text) }
    if let failure = reducedFailure(step) { return failure }
    let allowed = step.effects.notices.filter { $0.isAboutRest || canReport($0, step) }
    return allowed == step.effects.notices ? nil : Failure(allowed.text, found: step.effects.notices.text)
  }

  /// Checks that a request from code, a tap or a change of the table causes the same notices in a row at rest if the row
  /// reduces its motion.
  private func reducedFailure(_ step: Step) -> Failure? {
    guard step.before.hold == nil, step.before.row.settleTime == nil, !step.before.row.reducesMotion, scroll == nil
    else {
      return nil
    }
    switch step.event {
    case .open, .close, .tap, .table: break
    case .pan, .scroll, .press, .tapButton, .perform, .reuse, .resize, .setActions, .preview, .wait: return nil
    }
    var reduced = step.before.row
    reduced.reducesMotion = true
    guard reduced.reducesMotion else { return nil }
    let found = reduced.handle(step.event, at: step.after.now).notices
    guard found != step.effects.notices else { return nil }
    return Failure("with reduced motion, " + step.effects.notices.text, found: found.text)
  }

  /// Returns whether an event may cause a notice that is not about the resting position.
  private func canReport(_ notice: SwipeNotice, _ step: Step) -> Bool {
    switch (notice, step.event) {
    case (.didSelect, .tap): true
    case (.didPress(let edge, let index), .press(let pressed, let number, _)):
      edge == pressed && index == number
    case (.didPress(let edge, let index), .tapButton(let tapped, let number)): edge == tapped && index == number
    case (.didPress(let edge, let index), .perform(let action)):
      step.before.row.actions(edge).firstIndex { $0.id == action } == index
    case (.didPress(let edge, 0), .pan(let sample)) where sample.phase == .ended:
      // A full swipe presses the outermost button.
      armedEdge(step, moving: .pan(PanSample(.changed, translation: sample.translation, velocity: sample.velocity)))
        == edge
    case (.didPress(let edge, 0), .scroll(.ended(let contentOffset, _, _))):
      armedEdge(step, moving: .scroll(.moved(contentOffset: contentOffset))) == edge
    case (.didCommit, .pan(let sample)) where sample.phase == .ended: true
    // Another law requires that a cancelled or failed gesture reports nothing.
    case (_, .pan(let sample)) where sample.phase == .cancelled || sample.phase == .failed: true
    case (.didOpen, _), (.didClose, _), (.didPress, _), (.didSelect, _), (.didCommit, _): false
    }
  }
}
