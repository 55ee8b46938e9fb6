// The law that an action that asks first is not performed until the app answers.
extension ListSubject {
  func askingFailure(_ step: Step) -> Failure? {
    waitFailure(step) ?? questionFailure(step) ?? answerFailure(step)
  }

  /// Checks that a waiting row that the event does not answer still waits, stays open or closed, and is not reported.
  ///
  /// An edit or an undo may change or remove the row, and an undo may end the waiting.
  private func waitFailure(_ step: Step) -> Failure? {
    let waiting = step.before.list.waitingRows
    guard !waiting.isEmpty else { return nil }
    let stillWaiting = step.after.list.waitingRows
    for row in waiting where row != step.event.answeredRow {
      guard step.after.list.position(of: row) != nil else {
        guard step.event.isListEvent else { continue }
        return Failure(row.name + " visible until its question is answered", found: "row not visible")
      }
      guard stillWaiting.contains(row) || step.event == .undo else {
        return Failure(row.name + " waiting until its question is answered", found: "row not waiting")
      }
      guard step.event.isListEvent else { continue }
      guard step.before.openRows.contains(row) == step.after.openRows.contains(row) else {
        return Failure(
          row.name + " unchanged while it waits",
          found: step.after.openRows.contains(row) ? "row opened" : "row closed")
      }
      if let notice = step.effects.notices.first(where: { $0.row == row }) {
        return Failure("no report about " + row.name + " while it waits", found: notice.name)
      }
    }
    return nil
  }

  /// Checks that a row waits once its question is reported, and that cancelling the question, at once or late, restores the
  /// state before it.
  private func questionFailure(_ step: Step) -> Failure? {
    for case .didAsk(let row) in step.effects.notices {
      guard step.after.list.waitingRows.contains(row), step.after.list.position(of: row) != nil else {
        return Failure(row.name + " waiting, as reported", found: "row not waiting")
      }
      // Cancelling the question does not bring back a gesture that was in progress.
      guard step.before.activeGesture == nil else { continue }
      for delay in [0, 8, LongUse.idleTime] {
        var state = step.after
        state.now = state.now + delay
        state.list.advance(to: state.now)
        _ = state.list.cancel(row, at: state.now)
        let probe = [Timed(state.now, ListLawEvent.event(.cancel(row)))]
        let expected = "after the question is cancelled, " + text(step.before.ids, openRows: step.before.openRows)
        guard state.list.visibleRows == step.before.ids, state.list.openRows == step.before.openRows else {
          return Failure(expected, found: text(state.list.visibleRows, openRows: state.list.openRows), probe: probe)
        }
        guard !differ(stillFrame(state), cachedStillFrame(step.before)) else {
          return Failure(expected + ", and the same frame as before", found: "a different frame", probe: probe)
        }
      }
    }
    return nil
  }

  /// Checks that the first answer to a question ends the waiting, and that any other answer has no effect.
  private func answerFailure(_ step: Step) -> Failure? {
    var rowNotWaiting: RowID?
    if let row = step.event.answeredRow {
      if !step.before.list.waitingRows.contains(row) {
        guard step.effects == .none else {
          return Failure("no effect from an answer, because " + row.name + " is not waiting", found: "an effect")
        }
      }
      guard !step.after.list.waitingRows.contains(row) else {
        return Failure(row.name + " no longer waiting", found: "still waiting")
      }
      rowNotWaiting = row
    } else if step.after.eventCount == 1 {
      rowNotWaiting = step.after.ids.joined().first { !step.after.list.waitingRows.contains($0) }
    }
    guard let row = rowNotWaiting else { return nil }
    for answer in [ListEvent.confirm(row), .cancel(row)] {
      var list = step.after.list
      let effects = list.handle(answer, at: step.after.now)
      guard effects == .none, list.visibleRows == step.after.ids, list.openRows == step.after.openRows else {
        let probe = [Timed(step.after.now, ListLawEvent.event(answer))]
        return Failure(
          "no effect from an answer, because " + row.name + " is not waiting", found: "an effect", probe: probe)
      }
    }
    return nil
  }
}

extension ListLawEvent {
  /// The row whose question the app answers, or nil if the event is not an answer.
  var answeredRow: RowID? {
    switch self {
    case .event(.confirm(let row)), .event(.cancel(let row)): row
    case .event, .undo, .custom: nil
    }
  }

  /// Whether the event is one that every list handles, rather than a custom event or an undo.
  fileprivate var isListEvent: Bool {
    switch self {
    case .event: true
    case .undo, .custom: false
    }
  }
}
