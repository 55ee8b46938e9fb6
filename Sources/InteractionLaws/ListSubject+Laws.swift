extension ListSubject {
  func failure(of law: ListLaw, in step: Step, path: () -> [Timed<ListEvent>]) -> Failure? {
    switch law {
    case .updatesAddUp: updateFailure(step.effects, from: step.before.ids, to: step.after.ids)
    case .identity: identityFailure(step)
    case .lookupsAgree: lookupFailure(step.after.list, step.after.ids)
    case .cancelRestores: cancelFailure(step)
    case .samplingDoesNotMatter: samplingFailure(step, path)
    case .sameScriptSameTrace: traceFailure(step, path())
    case .anythingGoes: wildFailure(step)
    case .everyGestureHasAnAction: actionFailure(step)
    case .undo: undoFailure(step)
    case .expandAndCollapse: foldFailure(step)
    }
  }

  // MARK: Updates add up

  func updateFailure(_ effects: ListEffects, from old: [[RowID]], to new: [[RowID]]) -> Failure? {
    effects.mismatch(from: old, to: new).map { Failure("updates that add up", found: $0) }
  }

  // MARK: Identity

  private func identityFailure(_ step: Step) -> Failure? {
    var seen = Set<RowID>()
    for row in step.after.ids.joined() where !seen.insert(row).inserted {
      return Failure("row " + String(row.rawValue) + " once", found: "twice")
    }
    let touched: RowID? =
      switch step.event {
      case .gesture(.pan(let row, _)), .gesture(.tap(let row)), .gesture(.press(let row, _, _, _)),
        .perform(_, let row):
        row
      case .gesture, .resize, .wait, .undo, .own: nil
      }
    for row in step.after.open where row != touched && !step.before.open.contains(row) {
      return Failure("row " + String(row.rawValue) + " closed, as it was", found: "open")
    }
    // An edit takes nothing from the rows that it leaves there.
    guard case .own = step.event, step.effects.changesRows else { return nil }
    for row in step.before.open where seen.contains(row) && !step.after.open.contains(row) {
      return Failure("row " + String(row.rawValue) + " open, as it was", found: "closed")
    }
    return nil
  }

  // MARK: Cancel restores

  private func cancelFailure(_ step: Step) -> Failure? {
    guard let (gesture, phase) = step.event.part, phase == .cancelled || phase == .failed,
      let hold = step.before.hold, hold.isAlone, hold.gesture == gesture
    else { return nil }
    guard hold.ids == step.after.ids, hold.open == step.after.open else {
      return Failure(text(hold.ids, hold.open), found: text(step.after.ids, step.after.open))
    }
    guard hold.frame == nil || hold.frame == stillFrame(step.after) else {
      return Failure("everything where it was, once still", found: "another frame")
    }
    return nil
  }

  // MARK: Sampling does not matter

  private func samplingFailure(_ step: Step, _ path: () -> [Timed<ListEvent>]) -> Failure? {
    guard let (gesture, phase) = step.event.part, phase == .ended, var hold = step.before.hold,
      hold.gesture == gesture, hold.isAlone
    else { return nil }
    // Where one of two fingers has gone first, the last sample does not say where they were.
    if case .gesture(.pinch(_, nil, _)) = step.event { return nil }
    if let sample = step.event.sample { hold.watch(sample) }
    guard hold.isSideways else { return nil }
    let events = path()
    guard let began = events.lastIndex(where: { $0.event.part?.phase == .began }) else { return nil }
    var walk = fresh
    for event in events[...began] + [events[events.count - 1]] { walk = self.step(walk, event).after }
    guard walk.ids == step.after.ids, walk.open == step.after.open else {
      return Failure(
        "with the last sample alone, " + text(step.after.ids, step.after.open), found: text(walk.ids, walk.open))
    }
    return nil
  }

  // MARK: Same script, same trace

  private func traceFailure(_ step: Step, _ path: [Timed<ListEvent>]) -> Failure? {
    // Playing a long sequence again after each of its events would take its square.
    guard path.count < 8 || path.count % 10 == 0 else { return nil }
    var walk = fresh
    var effects = ListEffects.none
    for event in path {
      let step = self.step(walk, event)
      (walk, effects) = (step.after, step.effects)
    }
    guard walk.ids == step.after.ids, walk.open == step.after.open, effects == step.effects,
      walk.list.frame(at: walk.now) == step.after.list.frame(at: walk.now)
    else {
      return Failure(
        "again, " + text(step.after.ids, step.after.open) + ", the same notices and frame",
        found: text(walk.ids, walk.open))
    }
    return nil
  }

  // MARK: Anything goes

  private func wildFailure(_ step: Step) -> Failure? {
    let list = step.after.list
    guard list.contentHeight.isFinite, list.settles?.seconds.isFinite ?? true else {
      return Failure("finite numbers", found: DecimalText.text(list.contentHeight))
    }
    for layer in list.frame(at: step.after.now).layers {
      let frame = layer.frame
      guard frame.x.isFinite, frame.y.isFinite, frame.width.isFinite, frame.height.isFinite else {
        return Failure("finite frames", found: layer.name)
      }
    }
    return lookupFailure(list, step.after.ids)
      ?? updateFailure(step.effects, from: step.before.ids, to: step.after.ids)
  }

  func text(_ ids: [[RowID]], _ open: [RowID]) -> String {
    func list(_ rows: [RowID]) -> String {
      rows.map { String($0.rawValue) }.reduce("") { $0 + ($0.isEmpty ? "" : " ") + $1 }
    }
    let sections = ids.map(list).reduce("") { $0 + ($0.isEmpty ? "" : " | ") + $1 }
    return "rows " + sections + (open.isEmpty ? "" : ", open " + list(open))
  }
}
