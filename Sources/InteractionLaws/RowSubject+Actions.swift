extension RowSubject {
  // MARK: Actions can be set

  func actionsFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    for edge in SwipeEdge.allCases {
      let actions = row.actions(edge)
      var updatedRow = row
      let effects = updatedRow.setActions(actions, edge, at: now)
      if let failure = difference("after the same actions are set", expected: row, found: updatedRow, at: now) {
        return failure.after(probe([.setActions(actions, edge)], at: now))
      }
      guard effects == .none else {
        let found = effectsText(effects.notices, effects) + (effects.signals.isEmpty ? "" : ", a signal")
        return Failure("after the same actions are set, no effect", found: found)
          .after(probe([.setActions(actions, edge)], at: now))
      }
      if let failure = titleFailure(row, edge, at: now) { return failure }
      guard !actions.isEmpty, let failure = removedActionsFailure(step, edge) ?? touchFailure(row, edge, at: now) else {
        continue
      }
      return failure
    }
    return nil
  }

  /// Checks that a row whose actions can be set accepts other titles, and does not move if its buttons keep their width.
  private func titleFailure(_ row: Row, _ edge: SwipeEdge, at now: Time) -> Failure? {
    let retitledActions = row.actions(edge).map { action in
      var action = action
      action.title += "!"
      return action
    }
    var retitledRow = row
    _ = retitledRow.setActions(retitledActions, edge, at: now)
    let found = retitledRow.actions(edge)
    if found == retitledActions {
      return retitledRowFailure(row, retitledRow, .setActions(retitledActions, edge), at: now)
    }
    // A design may keep the actions that it was created with.
    guard canSetActions(edge) else { return nil }
    func titles(_ actions: [InteractionAction]) -> String {
      "[" + actions.map { $0.title }.joined(separator: ", ") + "]"
    }
    return Failure("the titles of the " + edge.name + " actions " + titles(retitledActions), found: titles(found))
      .after(probe([.setActions(retitledActions, edge)], at: now))
  }

  /// Checks that a row does not move, and that a finger keeps its hold, when actions get titles that leave the width of each
  /// side's buttons unchanged.
  private func retitledRowFailure(_ row: Row, _ retitledRow: Row, _ event: RowEvent, at now: Time) -> Failure? {
    let widthsAreEqual = SwipeEdge.allCases.allSatisfy {
      row.revealedWidth($0, at: now) == retitledRow.revealedWidth($0, at: now)
    }
    guard widthsAreEqual, row.isHeld != retitledRow.isHeld || row.offset(at: now) != retitledRow.offset(at: now) else {
      return nil
    }
    let expected = row.text(at: now) + (row.isHeld ? ", held" : "")
    let found = retitledRow.text(at: now) + (retitledRow.isHeld ? ", held" : "")
    let note = expected == found ? ", different in the last digits of its offset" : ""
    return Failure("after other titles are set, " + expected, found: found + note).after(probe([event], at: now))
  }

  /// Returns whether the actions of a side can be set.
  private func canSetActions(_ edge: SwipeEdge) -> Bool {
    var changedRow = row
    _ = changedRow.setActions(Self.otherActions(edge), edge, at: .zero)
    return changedRow.actions(edge) == Self.otherActions(edge)
  }

  /// Checks a row from which all actions of a side have been removed, and the row after they have been restored.
  private func removedActionsFailure(_ step: Step, _ edge: SwipeEdge) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    var bareRow = row
    let reported = bareRow.setActions([], edge, at: now).notices
    // A design may keep the actions that it was created with.
    guard bareRow.actions(edge).isEmpty else { return nil }
    let removal = probe([.setActions([], edge)], at: now)
    let expectedRest = row.rest == .open(edge) ? Rest.closed : row.rest
    let expected = [expectedRest.notice].filter { _ in expectedRest != row.rest }
    guard bareRow.rest == expectedRest, reported == expected else {
      return Failure(
        "after the " + edge.name + " actions are removed, " + expectedRest.name + ", " + expected.text,
        found: bareRow.rest.name + ", " + reported.text
      ).after(removal)
    }
    // Only a row whose history leaves no trace in its state can be compared with a fresh row in the same resting position.
    guard step.after.hold == nil, !step.after.isPressing, expectedRest == row.rest else { return nil }
    let (settledRow, end) = row.settled(at: now)
    var openedRow = freshRow(like: row)
    if let openEdge = expectedRest.edge { _ = openedRow.open(openEdge, animated: false, at: end) }
    guard settledRow == openedRow else { return nil }
    var restoredRow = bareRow.settled(at: end).row
    _ = restoredRow.setActions(row.actions(edge), edge, at: end)
    return difference(
      "after its actions are restored", expected: openedRow, found: restoredRow.settled(at: end).row, at: end)?
      .after(removal + probe([.setActions(row.actions(edge), edge)], at: end))
  }

  /// Checks that a finger on a button presses nothing once another action has replaced the button's.
  private func touchFailure(_ row: Row, _ edge: SwipeEdge, at now: Time) -> Failure? {
    guard row.isShown(edge: edge, index: 0, at: now), !row.isClosing(edge, at: now) else { return nil }
    var actions = row.actions(edge)
    actions[0].id += ".other"
    var touchedRow = row
    let pressesOnTouch = !touchedRow.press(edge: edge, index: 0, phase: .down, at: now).notices.isEmpty
    _ = touchedRow.setActions(actions, edge, at: now)
    guard touchedRow.actions(edge) == actions, !pressesOnTouch else { return nil }
    let reported = touchedRow.press(edge: edge, index: 0, phase: .up, at: now).notices
    guard !reported.isEmpty else { return nil }
    let events: [RowEvent] = [.press(edge, 0, .down), .setActions(actions, edge), .press(edge, 0, .up)]
    return Failure("no notice, because another action has replaced the touched action", found: reported.text)
      .after(probe(events, at: now))
  }
}
