extension ListSubject {
  func failureWhenFresh(of law: ListLaw) -> Failure? {
    switch law {
    case .lookupsAgree: lookupFailure(fresh)
    case .rowsArePainted: paintFailure(fresh)
    case .paintedRowsAreHit: hitFailure(fresh)
    case .descriptionsMatch: spokenFailure(fresh)
    case .useWearsNothingOut: wearFailure()
    case .updatesAddUp, .identity, .noJumps, .motionsEndOnTime, .reportsAreTrue, .changesAreReloaded,
      .heightChangesAreReported,
      .cancelRestores, .heldRowsStay, .samplingDoesNotMatter, .sameScriptSameTrace, .survivesAnyInput,
      .everyGestureHasAnAction, .asksFirst, .undo, .collapsingUndoesExpanding, .typedTextIsKept, .timeChangesNothing:
      nil
    }
  }

  func failure(
    of law: ListLaw, in step: Step, isKnown: Bool, after events: [Timed<ListLawEvent>]
  ) -> Failure? {
    switch law {
    case .updatesAddUp: updateFailure(step.effects, from: step.before.ids, to: step.after.ids)
    case .identity: identityFailure(step)
    case .lookupsAgree: lookupFailure(step.after) ?? removedRowFailure(step)
    case .rowsArePainted: paintFailure(step.after)
    case .paintedRowsAreHit: hitFailure(step.after)
    case .noJumps: jumpFailure(step)
    case .motionsEndOnTime: motionFailure(step) ?? paceFailure(step)
    case .reportsAreTrue: reportFailure(step)
    case .changesAreReloaded: textFailure(step)
    case .heightChangesAreReported: heightFailure(step)
    case .cancelRestores: cancelFailure(step)
    case .heldRowsStay: holdFailure(step)
    case .samplingDoesNotMatter: samplingFailure(step)
    case .sameScriptSameTrace: traceFailure(step, events)
    case .survivesAnyInput: inputFailure(step)
    case .everyGestureHasAnAction: actionFailure(step)
    case .asksFirst: askingFailure(step)
    case .undo: undoFailure(step)
    case .collapsingUndoesExpanding: expansionFailure(step)
    case .descriptionsMatch: spokenFailure(step.after)
    case .typedTextIsKept: typedFailure(step)
    case .timeChangesNothing: idleTimeFailure(step)
    // Only a fresh list is checked, because the check itself uses the list more than any sequence of events does.
    case .useWearsNothingOut: nil
    }
  }

  func checkInterval(of law: ListLaw, in step: Step) -> Int {
    switch law {
    case .descriptionsMatch: 40
    case .rowsArePainted, .paintedRowsAreHit: 20
    case .changesAreReloaded: 10
    case .motionsEndOnTime, .sameScriptSameTrace, .timeChangesNothing: 4
    // A step that seems to change nothing may still break the law. Other quiet steps then usually do, too, so a few are enough.
    case .lookupsAgree, .undo: step.isQuiet ? 8 : 2
    case .survivesAnyInput, .everyGestureHasAnAction: step.isQuiet ? 4 : 1
    case .noJumps, .heightChangesAreReported, .collapsingUndoesExpanding: 2
    case .updatesAddUp, .identity, .reportsAreTrue, .cancelRestores, .heldRowsStay, .samplingDoesNotMatter,
      .asksFirst, .typedTextIsKept, .useWearsNothingOut:
      1
    }
  }

  // MARK: Updates add up

  func updateFailure(_ effects: ListEffects, from old: [[RowID]], to new: [[RowID]]) -> Failure? {
    effects.update.mismatch(from: old, to: new).map {
      Failure("an update that turns the old rows into the new rows", found: $0)
    }
  }

  // MARK: Same script, same trace

  private func traceFailure(_ step: Step, _ events: [Timed<ListLawEvent>]) -> Failure? {
    // Replay from the beginning only after every tenth event, because doing so after every event takes several times as long.
    let startsFresh = step.after.eventCount % 10 == 0
    var list = startsFresh ? self.list : step.before.list
    var effects = ListEffects.none
    for event in (startsFresh ? events : []) + [Timed(step.after.now, step.event)] {
      list.advance(to: event.at)
      effects = apply(event.event, to: &list, at: event.at)
    }
    let (ids, openRows) = (list.visibleRows, list.openRows)
    guard ids == step.after.ids, openRows == step.after.openRows else {
      return Failure(
        "when replayed, " + text(step.after.ids, openRows: step.after.openRows), found: text(ids, openRows: openRows))
    }
    guard effects == step.effects else {
      return Failure("when replayed, the same effects", found: "different effects")
    }
    guard
      !drawsFrames(step)
        || !differ(frame(list, width: step.after.width, at: step.after.now), cachedFrame(step.after))
    else { return Failure("when replayed, the same frame", found: "a different frame") }
    return nil
  }

  /// Returns whether frames are drawn for a check, which costs the most: after the first event and after every fifth.
  private func drawsFrames(_ step: Step) -> Bool { step.after.eventCount == 1 || step.after.eventCount % 5 == 0 }

  // MARK: Survives any input

  private func inputFailure(_ step: Step) -> Failure? {
    let list = step.after.list
    guard list.contentHeight.isFinite else {
      return Failure("a finite content height", found: DecimalText.text(list.contentHeight))
    }
    let drawsFrame = isWild || drawsFrames(step)
    for layer in drawsFrame ? cachedFrame(step.after).layers : [] where !layer.hasFiniteNumbers {
      return Failure("finite numbers in every layer", found: layer.name + " with a non-finite number")
    }
    if let failure = settleFailure(step.after, drawsFrame: drawsFrame) { return failure }
    // For events that a table sends, the checks below are separate laws.
    guard isWild else { return nil }
    return lookupFailure(step.after) ?? updateFailure(step.effects, from: step.before.ids, to: step.after.ids)
  }

  /// Checks that motion is over when the list says so, unless a row is lifted.
  private func settleFailure(_ state: State, drawsFrame: Bool) -> Failure? {
    guard let end = state.list.settleTime.map({ max($0, state.now) }), state.list.liftedRow == nil else { return nil }
    var list = state.list
    list.advance(to: end)
    if let laterEnd = list.settleTime { return .stillMoving(after: end, until: laterEnd) }
    guard drawsFrame else { return nil }
    let endFrame = frame(list, width: state.width, at: end)
    list.advance(to: end + 1)
    guard frame(list, width: state.width, at: end + 1) == endFrame else {
      return Failure("nothing moving from " + end.text + " on", found: "a different frame a second later")
    }
    return nil
  }

  /// Describes rows by section, and the open rows, such as `rows 0 1 | 2, open 1`, or `no rows`.
  func text(_ ids: [[RowID]], openRows: [RowID]) -> String {
    let rows = ids.allSatisfy { $0.isEmpty } ? "no rows" : "rows " + ids.map { $0.text }.joined(separator: " | ")
    return rows + (openRows.isEmpty ? "" : ", open " + openRows.numbers)
  }
}
