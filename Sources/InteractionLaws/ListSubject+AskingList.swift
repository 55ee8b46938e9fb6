// Where the app is asked first, nothing is done until it answers.
extension ListSubject {
  func askFailure(_ step: Step) -> Failure? {
    waitFailure(step) ?? questionFailure(step) ?? answerFailure(step)
  }

  /// A row that waits is there and as it was, unless an edit has taken it or this is the answer.
  private func waitFailure(_ step: Step) -> Failure? {
    let waiting = step.before.list.waitingRows
    guard !waiting.isEmpty else { return nil }
    let still = step.after.list.waitingRows
    for row in waiting where row != step.event.answered {
      guard step.after.list.position(of: row) != nil else {
        guard step.event.isOfTheList else { continue }
        return Failure(row.name + " there until it is answered", found: "it has gone")
      }
      guard still.contains(row) else {
        return Failure(row.name + " waiting until it is answered", found: "it does not")
      }
      guard step.event.isOfTheList else { continue }
      guard step.before.open.contains(row) == step.after.open.contains(row) else {
        return Failure(
          row.name + " as it waits", found: step.after.open.contains(row) ? "it has opened" : "it has closed")
      }
      if let notice = step.effects.notices.first(where: { $0.row == row }) {
        return Failure("nothing told of " + row.name + ", which waits", found: notice.name)
      }
    }
    return nil
  }

  /// A row that asks waits; calling the question off, at once or late, brings back what was.
  private func questionFailure(_ step: Step) -> Failure? {
    for case .didAsk(let row) in step.effects.notices {
      guard step.after.list.waitingRows.contains(row), step.after.list.position(of: row) != nil else {
        return Failure(row.name + " waiting, as told", found: "it does not")
      }
      // A swipe that the question has called off is over.
      guard step.before.hold == nil else { continue }
      for delay in [0.0, 8] {
        var walk = step.after
        walk.now = walk.now + delay
        walk.list.advance(to: walk.now)
        _ = walk.list.cancel(row, at: walk.now)
        let probe = [Timed(walk.now, ListLawEvent.event(.cancel(row)))]
        let expected = "called off, " + text(step.before.ids, step.before.open)
        guard walk.list.visibleRows == step.before.ids, walk.list.openRows == step.before.open else {
          return Failure(expected, found: text(walk.list.visibleRows, walk.list.openRows), probe: probe)
        }
        guard !differ(stillFrame(walk), frameStill(step.before)) else {
          return Failure(expected + ", looking as before", found: "another frame", probe: probe)
        }
      }
    }
    return nil
  }

  /// One answer counts, and only where there is a question.
  private func answerFailure(_ step: Step) -> Failure? {
    var unasked: RowID?
    if let row = step.event.answered {
      if !step.before.list.waitingRows.contains(row) {
        guard step.effects == .none else { return Failure("nothing of an answer to no question", found: "something") }
      }
      guard !step.after.list.waitingRows.contains(row) else {
        return Failure(row.name + " waiting no more", found: "it waits")
      }
      unasked = row
    } else if step.after.count == 1 {
      unasked = step.after.ids.joined().first { !step.after.list.waitingRows.contains($0) }
    }
    guard let row = unasked else { return nil }
    for answer in [ListEvent.confirm(row), .cancel(row)] {
      var list = step.after.list
      let effects = list.handle(answer, at: step.after.now)
      guard effects == .none, list.visibleRows == step.after.ids, list.openRows == step.after.open else {
        let probe = [Timed(step.after.now, ListLawEvent.event(answer))]
        return Failure("nothing of an answer to no question", found: "something", probe: probe)
      }
    }
    return nil
  }
}

extension ListLawEvent {
  /// The row that the app answers.
  var answered: RowID? {
    switch self {
    case .event(.confirm(let row)), .event(.cancel(let row)): row
    case .event, .undo, .own: nil
    }
  }

  /// Whether every list handles it: neither an edit nor an undoing.
  fileprivate var isOfTheList: Bool {
    switch self {
    case .event: true
    case .undo, .own: false
    }
  }
}
