import HeadlessTable

extension TableSubject {
  func failureWhenFresh(of law: TableLaw) -> Failure? {
    law == .rowsInSightArePainted ? sightFailure(fresh) : nil
  }

  func failure(
    of law: TableLaw, in step: Step, isKnown: Bool, after events: [Timed<TableLawEvent>]
  ) -> Failure? {
    switch law {
    case .updatesAddUp: updateFailure(step)
    case .rowsInSightArePainted: sightFailure(step)
    case .paintedRowsAreReached: reachFailure(step.after)
    case .mirror: mirrorFailure(step)
    case .restingFinger: pressFailure(step) ?? restingFailure(step.after)
    case .contentStays: contentFailure(step)
    case .visibleRowsStay: stayFailure(step)
    case .rowsDoNotJump: jumpFailure(step)
    case .independentFingers: fingersFailure(step.after)
    case .framesChangeNothing: framesFailure(step)
    case .framesAddUp: redrawingFailure(step)
    case .comesToRest: restFailure(step.after)
    case .policies: policyFailure(step)
    case .costDoesNotGrow, .farRowsAgree: nil
    }
  }

  func checkInterval(of law: TableLaw, in step: Step) -> Int {
    switch law {
    case .rowsDoNotJump: 3
    case .framesAddUp: 10
    case .updatesAddUp, .rowsInSightArePainted, .paintedRowsAreReached, .mirror, .restingFinger, .contentStays,
      .visibleRowsStay,
      .independentFingers, .framesChangeNothing, .comesToRest, .policies, .costDoesNotGrow,
      .farRowsAgree:
      1
    }
  }

  // MARK: Updates add up

  private func updateFailure(_ step: Step) -> Failure? {
    let (update, reported) = (step.effects.update, step.after.mergedUpdate)
    if let problem = update.mismatch(from: step.before.ids, to: step.after.ids) {
      return Failure("an update that turns the old rows into the new rows", found: problem)
    }
    if let failure = focusFailure(step) { return failure }
    guard step.after.checkSelector % 5 == 0, let problem = reported.mismatch(from: initialRows, to: step.after.ids)
    else { return nil }
    return Failure("updates that together turn the initial rows into the current rows", found: problem)
  }

  /// Checks that a key performs only plain actions and taps, which may close rows; and that, after any other event, the
  /// keyboard focus is still on its row if that row is there, unless the event is an undo, and is lost only if no row is left.
  private func focusFailure(_ step: Step) -> Failure? {
    guard case .key = step.event else {
      guard let row = step.before.table.focus?.row, step.after.table.focus?.row != row else { return nil }
      var mustStay = step.after.table.list.position(of: row) != nil
      if case .undo = step.event { mustStay = false }
      guard mustStay || step.after.table.focus == nil && !step.after.ids.allSatisfy({ $0.isEmpty }) else { return nil }
      return Failure(
        mustStay ? row.name + " with the focus, as before" : "a row with the focus",
        found: step.after.table.focus.map { $0.row.name } ?? "no focus")
    }
    // Gestures that only the passing of time has caused, such as a hold by a resting finger, are ignored.
    var idleTable = step.before.table
    _ = idleTable.advance(to: step.after.now)
    let idleGestureCount = idleTable.list.recordedGestures(since: step.before.table.list.gestureCount).count
    let unexpected = step.recordedGestures.dropFirst(idleGestureCount).first { gesture in
      switch gesture.event {
      case .tap, .closeRows: false
      case .pan, .press, .control, .track, .tapOutside, .pull, .pinch, .hold: true
      }
    }
    return unexpected.map { Failure("nothing but plain actions and a tap", found: $0.event.text) }
  }

  // MARK: Mirror

  private func mirrorFailure(_ step: Step) -> Failure? {
    guard let mirroredTable = step.after.mirroredTable else { return nil }
    let (expected, found) = (text(step.effects), text(step.mirroredEffects))
    guard expected == found else { return Failure("in the mirror image, " + expected, found: found) }
    let mirroredList = mirroredTable.list
    let (table, now) = (step.after.table, step.after.now)
    guard mirroredTable.focus == table.focus else {
      return Failure("the same focus in the mirror image", found: "a different focus")
    }
    guard mirroredTable.hoveredPart(at: now) == table.hoveredPart(at: now),
      mirroredTable.pressedPart(at: now) == table.pressedPart(at: now)
    else {
      return Failure("the same parts pressed and hovered in the mirror image", found: "different parts")
    }
    guard mirroredList.visibleRows == step.after.ids, mirroredList.openRows == step.after.table.list.openRows else {
      let part = mirroredList.visibleRows != step.after.ids ? "rows" : "open rows"
      return Failure("the same " + part + " in the mirror image", found: "different " + part)
    }
    guard step.after.checkSelector % 8 == 1 else { return nil }
    let (frame, mirroredFrame) = (
      frame(of: step.after.table, at: step.after.now), frame(of: mirroredTable, at: step.after.now)
    )
    let width = mirroredTable.size.width
    let hasSameCount = frame.layers.count == mirroredFrame.layers.count
    guard hasSameCount, zip(frame.layers, mirroredFrame.layers).allSatisfy({ $0.isMirrorImage(of: $1, in: width) })
    else {
      return Failure("the mirror image of the frame", found: "a different frame")
    }
    return nil
  }

  // MARK: Frames change nothing

  private func framesFailure(_ step: Step) -> Failure? {
    guard let redrawnTable = step.after.redrawnTable else { return nil }
    let list = step.after.table.list
    let redrawnList = redrawnTable.list
    guard redrawnList.visibleRows == step.after.ids, redrawnList.openRows == list.openRows,
      redrawnTable.focus == step.after.table.focus, redrawnList.editedRow == list.editedRow,
      redrawnList.liftedRow == list.liftedRow
    else {
      let part: String
      if redrawnList.visibleRows != step.after.ids {
        part = "rows"
      } else if redrawnList.openRows != list.openRows {
        part = "open rows"
      } else if redrawnList.editedRow != list.editedRow {
        part = "edited row"
      } else if redrawnList.liftedRow != list.liftedRow {
        part = "lifted row"
      } else {
        part = "focus"
      }
      return Failure("the same " + part + " with a frame or a wait in between", found: "different " + part)
    }
    let (expected, found) = (step.effects.notices, step.redrawnEffects.notices)
    guard expected == found else {
      return Failure(
        "with a frame or a wait in between, " + text(step.effects), found: text(step.redrawnEffects))
    }
    return nil
  }

  // MARK: Policies close rows

  private func policyFailure(_ step: Step) -> Failure? {
    let (list, policies) = (step.after.table.list, step.after.table.policies)
    for gesture in step.recordedGestures {
      guard case .closeRows(let change, let exception) = gesture.event else { continue }
      if let row = list.rowsToClose(after: change, except: exception, at: step.after.now).first {
        return Failure(row.name + " closed by the table", found: "still open")
      }
    }
    let (before, now) = (step.before, step.after.now)
    guard policies.closesOthersOnOpen, hasRivals(list, at: now), !hasRivals(before.table.list, at: before.now) else {
      return closingFailure(step.after)
    }
    switch step.event {
    case .touch, .wheel, .key, .perform:
      return Failure("at most one open row per group", found: String(list.openRows.count) + " open rows")
    case .gesture, .confirm, .cancel, .custom, .resize, .keyboard, .scroll, .scrollToRow, .cancelTouches,
      .reducesMotion, .policies, .options, .setHeights, .frame, .wait, .hover, .type, .endEditing, .undo:
      return nil
    }
  }

  /// Returns whether there are two open rows that must not be open at the same time.
  private func hasRivals(_ list: GestureRecordingList<List>, at time: Time) -> Bool {
    func rivals(of row: RowID?) -> [RowID] { list.rowsToClose(after: .otherRowOpened, except: row, at: time) }
    return rivals(of: nil).contains { !rivals(of: $0).isEmpty }
  }

  /// Opens up to four more rows in a copy of the table, and checks that the table closes all open rows that should close, but
  /// not one that is exempted.
  private func closingFailure(_ state: State) -> Failure? {
    guard state.isFree, state.checkSelector % 8 == 2 else { return nil }
    var table = state.table
    table.policies = .lenient
    var probe: [Timed<TableLawEvent>] = [Timed(state.now, .policies(.lenient))]
    for row in table.rowsInSight(at: state.now).prefix(4) where !table.list.openRows.contains(row) {
      for action in table.list.actions(for: row) where !table.list.openRows.contains(row) {
        var openedTable = table
        _ = openedTable.perform(action.id, on: row, at: state.now)
        guard openedTable.list.openRows.contains(row) else { continue }
        table = openedTable
        probe.append(Timed(state.now, .perform(action.id, on: row)))
      }
    }
    // In one copy, close the rows that scrolling closes; in another, those that close when the last open row opens.
    for exemptRow in [nil, table.list.openRows.last] {
      var closedTable = table
      let change: TableChange = exemptRow == nil ? .tableScrolled : .otherRowOpened
      _ = closedTable.handle(.closeRows(after: change, except: exemptRow), at: state.now)
      let events = probe + [Timed(state.now, .gesture(.closeRows(after: change, except: exemptRow)))]
      if let row = closedTable.list.rowsToClose(after: change, except: exemptRow, at: state.now).first {
        return Failure(row.name + " closed by the table", found: "still open", probe: events)
      }
      if let exemptRow, !closedTable.list.openRows.contains(exemptRow) {
        return Failure(exemptRow.name + " still open, because it was exempted", found: "closed", probe: events)
      }
    }
    return nil
  }

  // MARK: Text

  /// Describes the effects of an event.
  func text(_ effects: ListEffects) -> String {
    var parts = effects.notices.map { $0.name }
    if effects.changesRows { parts.append("changed rows") }
    if effects.startedMotion { parts.append("motion started") }
    return parts.isEmpty ? "nothing reported" : parts.joined(separator: ", ")
  }

  func frame(of table: Table, at time: Time) -> LayerList {
    var table = table
    _ = table.draw(at: time)
    return table.frame
  }
}

extension Layer {
  /// Returns whether another layer has this layer's id and the mirror image of its frame, up to rounding.
  fileprivate func isMirrorImage(of other: Layer, in width: Double) -> Bool {
    let image = frame.mirrored(in: width)
    // NaN and infinities are another law's concern.
    func isNear(_ lhs: Double, _ rhs: Double) -> Bool { !((lhs - rhs).magnitude >= 1e-6) }
    return id == other.id && isNear(image.x, other.frame.x) && isNear(image.y, other.frame.y)
      && isNear(image.width, other.frame.width) && isNear(image.height, other.frame.height)
  }
}
