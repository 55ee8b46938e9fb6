extension RowSubject {
  // MARK: Cancel restores

  func cancelFailure(_ step: Step) -> Failure? {
    guard let pan = step.event.panSample, pan.phase == .cancelled || pan.phase == .failed else {
      return lateCancelFailure(step)
    }
    guard let hold = step.before.hold else { return nil }
    let rest = hold.isUndisturbed ? hold.rest : step.before.row.rest
    let reported = step.effects.notices
    guard reported.isEmpty else { return Failure("no notice", found: reported.text) }
    let now = step.after.now
    let (row, end) = step.after.row.settled(at: now)
    let mismatch = row.rest == rest ? placeFailure(row, at: end) : nil
    guard row.rest == rest, mismatch == nil else {
      return Failure("back to " + rest.name, found: mismatch?.found ?? row.text(at: end))
        .after(wait(until: end, after: now))
    }
    return nil
  }

  /// Checks, at the beginning of a drag, that cancelling the drag seconds later restores the row.
  private func lateCancelFailure(_ step: Step) -> Failure? {
    guard let pan = step.event.panSample, pan.phase == .began, step.after.hold != nil else { return nil }
    // A fault that shows after any delay is left to the search, which tries cancellations, too.
    if cancelledGestureFailure(step, pan, after: 0.1) != nil { return nil }
    return cancelledGestureFailure(step, pan, after: 3)
  }

  private func cancelledGestureFailure(_ step: Step, _ pan: PanSample, after delay: Double) -> Failure? {
    let now = step.after.now
    let movedSample = PanSample(.changed, translation: pan.translation + Vector(-10, 0), velocity: Vector(-100, 0))
    let remainingEvents = [
      Timed(now + 0.1, RowEvent.pan(movedSample)),
      Timed(now + delay, .pan(PanSample(.cancelled, translation: movedSample.translation))),
    ]
    var state = step.after
    for (index, event) in remainingEvents.enumerated() {
      let nextStep = self.step(state, event)
      if index == 1, let failure = cancelFailure(nextStep) { return failure.after(remainingEvents) }
      state = nextStep.after
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
    if let failure = reducedMotionFailure(step) { return failure }
    let allowedNotices = step.effects.notices.filter { $0.isAboutRest || canReport($0, step) }
    return allowedNotices == step.effects.notices ? nil : Failure(allowedNotices.text, found: step.effects.notices.text)
  }

  /// Checks that a request from code, a tap or a change of the table causes the same notices in a row at rest if the row
  /// reduces its motion.
  private func reducedMotionFailure(_ step: Step) -> Failure? {
    guard step.before.hold == nil, step.before.row.settleTime == nil, !step.before.row.reducesMotion, scroll == nil
    else {
      return nil
    }
    switch step.event {
    case .open, .close, .tap, .table: break
    case .pan, .scroll, .press, .tapButton, .perform, .reuse, .resize, .setActions, .preview, .wait: return nil
    }
    var reducedMotionRow = step.before.row
    reducedMotionRow.reducesMotion = true
    guard reducedMotionRow.reducesMotion else { return nil }
    let found = reducedMotionRow.handle(step.event, at: step.after.now).notices
    guard found != step.effects.notices else { return nil }
    return Failure("with reduced motion, " + step.effects.notices.text, found: found.text)
  }

  /// Returns whether an event may cause a notice that is not about the resting position.
  private func canReport(_ notice: SwipeNotice, _ step: Step) -> Bool {
    switch (notice, step.event) {
    case (.didSelect, .tap): true
    case (.didPress(let edge, let index), .press(let pressedEdge, let pressedIndex, _)):
      edge == pressedEdge && index == pressedIndex
    case (.didPress(let edge, let index), .tapButton(let pressedEdge, let pressedIndex)):
      edge == pressedEdge && index == pressedIndex
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
