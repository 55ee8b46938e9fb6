extension ListSubject {
  // MARK: Every gesture has an action

  func actionFailure(_ step: Step) -> Failure? {
    guard case .event(.gesture(let gesture)) = step.event else { return nil }
    let rows: [RowID]
    switch gesture {
    case .pan(let id, _), .tap(let id), .press(let id, _, _, _), .control(let id, _): rows = [id]
    case .pull(.ended, _), .pinch(.ended, _, _): rows = Array(step.before.ids.joined())
    case .hold(.ended, _, _): return step.before.list.liftedRow.flatMap { repeatedActionFailure(step, $0) }
    case .track(let id, let sample): return sample.phase == .ended ? repeatedActionFailure(step, id) : nil
    case .closeRows, .tapOutside, .pull, .pinch, .hold: return nil
    }
    let reported = step.effects.notices.filter { !$0.isSelection }
    // Skip hidden rows, which have no actions. Also skip gestures while a row is being edited, because they may end the
    // edit.
    guard rows.contains(where: { step.before.list.position(of: $0) != nil }), step.before.list.editedRow == nil
    else { return nil }
    let rowsAreUnchanged = step.after.ids == step.before.ids && step.after.openRows == step.before.openRows
    // A row that looks different has changed, even without a notice.
    let isSilent = reported.isEmpty && rowsAreUnchanged
    if isSilent && !looksChanged(step) { return nil }
    for row in rows {
      // Nobody sees a row close with the press that deletes it, so no action has to report that it closes.
      let isGone = step.after.list.position(of: row) == nil
      let expected = isGone ? reported.filter { $0 != .row(row, .didClose) } : reported
      for action in step.before.list.actions(for: row) {
        var list = step.before.list
        var effects = list.perform(action.id, on: row, at: step.before.now)
        // A press or a full swipe may also close a row that stays in the list; that takes two plain actions.
        if gesture.canPress, effects.notices != expected {
          effects.add(list.perform(InteractionAction.closeID, on: row, at: step.before.now))
        }
        let effectsAgree = effects.notices == expected && effects.update == step.effects.update
        guard effectsAgree, list.visibleRows == step.after.ids, list.openRows == step.after.openRows else {
          continue
        }
        if !isSilent || !differ(stillFrame(list, step.after), cachedStillFrame(step.after)) { return nil }
      }
    }
    var offeredIDs: [String] = []
    for row in rows {
      for action in step.before.list.actions(for: row) where !offeredIDs.contains(action.id) {
        offeredIDs.append(action.id)
      }
    }
    let result =
      isSilent ? "the same final frame as the gesture" : text(step.after.ids, openRows: step.after.openRows)
    return Failure(
      "a plain action that leads to " + (reported.isEmpty ? result : reported.text),
      found: offeredIDs.isEmpty ? "no action" : offeredIDs.joined(separator: ", "))
  }

  /// Returns whether a tap on a row or a control, or the end of a press, has changed the appearance of a list at rest; false
  /// for other gestures.
  private func looksChanged(_ step: Step) -> Bool {
    guard step.before.activeGesture == nil, step.before.list.settleTime == nil,
      case .event(.gesture(let gesture)) = step.event
    else { return false }
    switch gesture {
    case .tap, .control, .press(_, _, _, .up):
      return differ(cachedStillFrame(step.before), cachedStillFrame(step.after))
    case .pan, .press, .track, .closeRows, .tapOutside, .pull, .pinch, .hold: return false
    }
  }

  /// Checks that some action, performed up to 12 times, brings a row or its slider to the position where a finger released it.
  private func repeatedActionFailure(_ step: Step, _ row: RowID) -> Failure? {
    guard let activeGesture = step.before.activeGesture, activeGesture.isUndisturbed else { return nil }
    let expected = cachedStillFrame(step.after)
    let cancelledState = cancelled(step.before)
    guard cancelledState.ids != step.after.ids || differ(stillFrame(cancelledState), expected) else { return nil }
    let actions = cancelledState.list.actions(for: row)
    for action in actions {
      var state = cancelledState
      for _ in 0..<12 {
        _ = state.list.perform(action.id, on: row, at: state.now)
        if state.list.visibleRows == step.after.ids, !differ(stillFrame(state), expected) { return nil }
      }
    }
    let result =
      activeGesture.ids == step.after.ids ? "the same final frame as the gesture" : text(step.after.ids, openRows: [])
    return Failure(
      "a plain action that, repeated, leads to " + result,
      found: actions.isEmpty ? "no action" : actions.map { $0.id }.joined(separator: ", "))
  }

  // MARK: Expand and collapse

  /// Checks that expanding and collapsing a row that offers either undo each other, and that repeating either changes no rows.
  func expansionFailure(_ step: Step) -> Failure? {
    // If the event left the same rows, an earlier check of them still holds.
    guard step.after.activeGesture == nil, step.after.eventCount == 1 || step.after.ids != step.before.ids else {
      return nil
    }
    let now = step.after.now
    for row in rowsToTry(in: step.after) {
      let actions = step.after.list.actions(for: row)
      for (actionID, oppositeID) in [("expand", "collapse"), ("collapse", "expand")]
      where actions.contains(where: { $0.id == actionID }) {
        var list = step.after.list
        _ = list.perform(actionID, on: row, at: now)
        let rowsAfterOnce = list.visibleRows
        _ = list.perform(actionID, on: row, at: now)
        guard list.visibleRows == rowsAfterOnce else {
          return Failure(
            "after " + actionID + " twice on " + row.name + ", " + text(rowsAfterOnce, openRows: []),
            found: text(list.visibleRows, openRows: []))
        }
        _ = list.perform(oppositeID, on: row, at: now)
        guard list.visibleRows == step.after.ids else {
          let context = "after " + actionID + " and then " + oppositeID + " on " + row.name + ", "
          return Failure(context + text(step.after.ids, openRows: []), found: text(list.visibleRows, openRows: []))
        }
      }
    }
    return nil
  }
}

extension TableGesture {
  /// Whether the gesture is a press or the end of a swipe, which may be a full swipe.
  fileprivate var canPress: Bool {
    switch self {
    case .press: true
    case .pan(_, let sample): sample.phase == .ended
    case .track, .control, .tap, .tapOutside, .closeRows, .pull, .pinch, .hold: false
    }
  }
}

extension ListNotice {
  /// Whether the notice only reports that a row was tapped; an app needs no plain action for that.
  fileprivate var isSelection: Bool {
    if case .row(_, .didSelect) = self { true } else { false }
  }
}
