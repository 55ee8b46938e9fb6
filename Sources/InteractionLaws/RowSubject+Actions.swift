extension RowSubject {
  // MARK: Actions can be set

  func actionsFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    for edge in SwipeEdge.allCases {
      let actions = row.actions(edge)
      var same = row
      let effects = same.setActions(actions, edge, at: now)
      if let failure = difference("after the same actions are set", expected: row, found: same, at: now) {
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
    let renamed = row.actions(edge).map { action in
      var action = action
      action.title += "!"
      return action
    }
    var changed = row
    _ = changed.setActions(renamed, edge, at: now)
    let found = changed.actions(edge)
    if found == renamed { return retitledRowFailure(row, changed, .setActions(renamed, edge), at: now) }
    // A design may keep the actions that it was created with.
    guard canSetActions(edge) else { return nil }
    func titles(_ actions: [InteractionAction]) -> String {
      "[" + actions.map { $0.title }.joined(separator: ", ") + "]"
    }
    return Failure("the titles " + titles(renamed), found: titles(found))
      .after(probe([.setActions(renamed, edge)], at: now))
  }

  /// Checks that a row does not move, and that a finger keeps its hold, when actions get titles that leave the width of each
  /// side's buttons unchanged.
  private func retitledRowFailure(_ row: Row, _ changed: Row, _ event: RowEvent, at now: Time) -> Failure? {
    let widthsAreEqual = SwipeEdge.allCases.allSatisfy {
      row.revealedWidth($0, at: now) == changed.revealedWidth($0, at: now)
    }
    guard widthsAreEqual, row.isHeld != changed.isHeld || row.offset(at: now) != changed.offset(at: now) else {
      return nil
    }
    let old = row.text(at: now) + (row.isHeld ? ", held" : "")
    let new = changed.text(at: now) + (changed.isHeld ? ", held" : "")
    let note = old == new ? ", different in the last digits of its offset" : ""
    return Failure("after other titles are set, " + old, found: new + note).after(probe([event], at: now))
  }

  /// Returns whether the actions of a side can be set.
  private func canSetActions(_ edge: SwipeEdge) -> Bool {
    var other = row
    _ = other.setActions(Self.otherActions(edge), edge, at: .zero)
    return other.actions(edge) == Self.otherActions(edge)
  }

  /// Checks a row from which all actions of a side have been removed, and the row after they have been restored.
  private func removedActionsFailure(_ step: Step, _ edge: SwipeEdge) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    var bare = row
    let reported = bare.setActions([], edge, at: now).notices
    // A design may keep the actions that it was created with.
    guard bare.actions(edge).isEmpty else { return nil }
    let removal = probe([.setActions([], edge)], at: now)
    let rest = row.rest == .open(edge) ? Rest.closed : row.rest
    let expected = [rest.notice].filter { _ in rest != row.rest }
    guard bare.rest == rest, reported == expected else {
      return Failure(
        "after the " + edge.name + " actions are removed, " + rest.name + ", " + expected.text,
        found: bare.rest.name + ", " + reported.text
      ).after(removal)
    }
    // Only a row whose history leaves no trace in its state can be compared with a fresh row in the same resting position.
    guard step.after.hold == nil, !step.after.isPressing, rest == row.rest else { return nil }
    let (settled, end) = row.settled(at: now)
    var opened = freshRow(like: row)
    if let open = rest.edge { _ = opened.open(open, animated: false, at: end) }
    guard settled == opened else { return nil }
    var restored = bare.settled(at: end).row
    _ = restored.setActions(row.actions(edge), edge, at: end)
    return difference(
      "after its actions are restored", expected: opened, found: restored.settled(at: end).row, at: end)?
      .after(removal + probe([.setActions(row.actions(edge), edge)], at: end))
  }

  /// Checks that a finger on a button presses nothing once another action has replaced the button's.
  private func touchFailure(_ row: Row, _ edge: SwipeEdge, at now: Time) -> Failure? {
    guard row.isShown(edge: edge, index: 0, at: now), !row.isClosing(edge, at: now) else { return nil }
    var actions = row.actions(edge)
    actions[0].id += ".other"
    var touched = row
    let fires = !touched.press(edge: edge, index: 0, phase: .down, at: now).notices.isEmpty
    _ = touched.setActions(actions, edge, at: now)
    guard touched.actions(edge) == actions, !fires else { return nil }
    let reported = touched.press(edge: edge, index: 0, phase: .up, at: now).notices
    guard !reported.isEmpty else { return nil }
    let events: [RowEvent] = [.press(edge, 0, .down), .setActions(actions, edge), .press(edge, 0, .up)]
    return Failure("no notice, because another action has replaced the touched action", found: reported.text)
      .after(probe(events, at: now))
  }
}
