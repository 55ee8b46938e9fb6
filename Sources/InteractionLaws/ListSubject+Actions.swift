extension ListSubject {
  // MARK: Every gesture has an action

  func actionFailure(_ step: Step) -> Failure? {
    guard case .event(.gesture(let gesture)) = step.event else { return nil }
    let rows: [RowID]
    switch gesture {
    case .pan(let id, _), .tap(let id), .press(let id, _, _, _), .control(let id, _): rows = [id]
    case .pull(.ended, _), .pinch(.ended, _, _): rows = Array(step.before.ids.joined())
    case .hold(.ended, _, _): return step.before.list.liftedRow.flatMap { repeatedFailure(step, $0) }
    case .track(let id, let sample): return sample.phase == .ended ? repeatedFailure(step, id) : nil
    case .closeRows, .tapOutside, .pull, .pinch, .hold: return nil
    }
    let reported = step.effects.notices.filter { !$0.isSelection }
    // Skip hidden rows, which have no actions. Also skip gestures while a row is being edited, because they may end the
    // edit.
    guard rows.contains(where: { step.before.list.position(of: $0) != nil }), step.before.list.editedRow == nil
    else { return nil }
    let isSame = step.after.ids == step.before.ids && step.after.openRows == step.before.openRows
    // A row that looks different has changed, even without a notice.
    let isSilent = reported.isEmpty && isSame
    if isSilent && !looksChanged(step) { return nil }
    for row in rows {
      // Nobody sees a row close with the press that deletes it, so no action has to report that it closes.
      let isGone = step.after.list.position(of: row) == nil
      let expected = isGone ? reported.filter { $0 != .row(row, .didClose) } : reported
      for action in step.before.list.actions(for: row) {
        var performed = step.before.list
        var effects = performed.perform(action.id, on: row, at: step.before.now)
        // A press or a full swipe may also close a row that stays in the list; that takes two plain actions.
        if gesture.canPress, effects.notices != expected {
          effects.add(performed.perform(InteractionAction.closeID, on: row, at: step.before.now))
        }
        let agrees = effects.notices == expected && effects.update == step.effects.update
        guard agrees, performed.visibleRows == step.after.ids, performed.openRows == step.after.openRows else {
          continue
        }
        if !isSilent || !differ(stillFrame(performed, step.after), cachedStillFrame(step.after)) { return nil }
      }
    }
    var offered: [String] = []
    for row in rows {
      for action in step.before.list.actions(for: row) where !offered.contains(action.id) { offered.append(action.id) }
    }
    let change =
      isSilent ? "the same final frame as the gesture" : text(step.after.ids, openRows: step.after.openRows)
    return Failure(
      "a plain action that leads to " + (reported.isEmpty ? change : reported.text),
      found: offered.isEmpty ? "no action" : offered.joined(separator: ", "))
  }

  /// Returns whether a tap on a row or a control, or the end of a press, has changed the appearance of a list at rest; false
  /// for other gestures.
  private func looksChanged(_ step: Step) -> Bool {
    guard step.before.hold == nil, step.before.list.settleTime == nil, case .event(.gesture(let gesture)) = step.event
    else { return false }
    switch gesture {
    case .tap, .control, .press(_, _, _, .up):
      return differ(cachedStillFrame(step.before), cachedStillFrame(step.after))
    case .pan, .press, .track, .closeRows, .tapOutside, .pull, .pinch, .hold: return false
    }
  }

  /// Checks that some action, performed up to 12 times, brings a row or its slider to the position where a finger released it.
  private func repeatedFailure(_ step: Step, _ row: RowID) -> Failure? {
    guard let hold = step.before.hold, hold.isUndisturbed else { return nil }
    let expected = cachedStillFrame(step.after)
    let start = cancelled(step.before)
    guard start.ids != step.after.ids || differ(stillFrame(start), expected) else { return nil }
    let actions = start.list.actions(for: row)
    for action in actions {
      var state = start
      for _ in 0..<12 {
        _ = state.list.perform(action.id, on: row, at: state.now)
        if state.list.visibleRows == step.after.ids, !differ(stillFrame(state), expected) { return nil }
      }
    }
    let change =
      hold.ids == step.after.ids ? "the same final frame as the gesture" : text(step.after.ids, openRows: [])
    return Failure(
      "a plain action that, repeated, leads to " + change,
      found: actions.isEmpty ? "no action" : actions.map { $0.id }.joined(separator: ", "))
  }

  // MARK: Expand and collapse

  /// Checks that expanding and collapsing a row that offers either undo each other, and that repeating either changes no rows.
  func foldFailure(_ step: Step) -> Failure? {
    // If the event left the same rows, an earlier check of them still holds.
    guard step.after.hold == nil, step.after.eventCount == 1 || step.after.ids != step.before.ids else { return nil }
    let now = step.after.now
    for row in rowsToTry(in: step.after) {
      let actions = step.after.list.actions(for: row)
      for (there, back) in [("expand", "collapse"), ("collapse", "expand")]
      where actions.contains(where: { $0.id == there }) {
        var list = step.after.list
        _ = list.perform(there, on: row, at: now)
        let once = list.visibleRows
        _ = list.perform(there, on: row, at: now)
        guard list.visibleRows == once else {
          return Failure(
            "after " + there + " twice on " + row.name + ", " + text(once, openRows: []),
            found: text(list.visibleRows, openRows: []))
        }
        _ = list.perform(back, on: row, at: now)
        guard list.visibleRows == step.after.ids else {
          let context = "after " + there + " and then " + back + " on " + row.name + ", "
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
