extension RowSubject {
  // MARK: Cancel restores

  func cancelFailure(_ step: Step) -> Failure? {
    guard let pan = step.event.pan, pan.phase == .cancelled || pan.phase == .failed else { return nil }
    guard let hold = step.before.hold else { return nil }
    let rest = hold.isAlone ? hold.rest : step.before.row.rest
    let told = step.effects.notices
    guard told.isEmpty else { return Failure("no notice", found: told.text) }
    let now = step.after.now
    let (row, end) = step.after.row.settled(at: now)
    guard row.rest == rest, placeFailure(row, at: end) == nil else {
      return Failure("back to " + rest.name, found: row.text(at: end)).after(wait(until: end, after: now))
    }
    return nil
  }

  // MARK: One notice per change

  func noticeFailure(_ step: Step) -> Failure? {
    let told = step.effects.notices.filter { $0.tellsOfRest }
    var expected: [SwipeNotice] = []
    if step.event != .event(.reuse), step.after.row.rest != step.before.told {
      expected = [step.after.row.rest.notice]
    }
    guard told == expected else { return Failure(expected.text, found: told.text) }
    guard let other = step.effects.notices.first(where: { !$0.tellsOfRest && !mayTell($0, step) }) else { return nil }
    return Failure(expected.text, found: other.name)
  }

  /// Whether an event gives rise to a notice that is not about the resting place.
  private func mayTell(_ notice: SwipeNotice, _ step: Step) -> Bool {
    switch (notice, step.event) {
    case (.didSelect, .event(.tap)): true
    case (.didPress(let edge, let index), .event(.press(let pressed, let number, _))):
      edge == pressed && index == number
    case (.didPress(let edge, 0), .event(.pan(.ended, let translation, _))):
      // A full swipe presses the outermost button; before the middle of the row none is full.
      step.before.hold.map { hold in
        edge.sign * (hold.caught + translation.x - hold.origin.x) >= step.before.row.size.width / 2
      } ?? false
    case (.didCommit, .event(.pan(.ended, _, _))): true
    // That a gesture that is taken away tells nothing is a law of its own.
    case (_, .event(.pan(.cancelled, _, _))), (_, .event(.pan(.failed, _, _))): true
    case (.didOpen, _), (.didClose, _), (.didPress, _), (.didSelect, _), (.didCommit, _): false
    }
  }
}
