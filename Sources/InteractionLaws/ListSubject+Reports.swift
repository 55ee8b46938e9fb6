// The laws that whatever is reported has happened, and that a row whose text changes is reloaded or reported.
extension ListSubject {
  func reportFailure(_ step: Step) -> Failure? {
    if let failure = otherRowFailure(step) { return failure }
    if let failure = orderFailure(step) ?? unreportedChangeFailure(step) { return failure }
    if let failure = selectionFailure(step) ?? noticeFailure(step) { return failure }
    if let failure = openFailure(step) ?? liftedFailure(step) { return failure }
    if let failure = editedFailure(step) { return failure }
    guard let cancellation = cancellationStep(step) else { return nil }
    return noticeFailure(cancellation)?.after([Timed(cancellation.after.now, cancellation.event)])
  }

  // MARK: Order and silence

  /// Checks that a press is reported before the row's closing and its question, and that nothing is reported about a row after
  /// its deletion until it is inserted again.
  private func orderFailure(_ step: Step) -> Failure? {
    let notices = step.effects.notices
    for (index, notice) in notices.enumerated() {
      if case .row(let row, .didPress) = notice, notices[..<index].contains(.row(row, .didClose)) {
        return Failure("the press of " + row.name + " reported before its closing", found: notices.text)
      }
      if case .didAsk(let row) = notice, !notices[..<index].contains(where: { $0.isPress(of: row) }),
        notices.contains(where: { $0.isPress(of: row) })
      {
        return Failure("the press of " + row.name + " reported before its question", found: notices.text)
      }
      guard case .didDelete(let row) = notice else { continue }
      for later in notices[(index + 1)...] where later.row == row {
        // Undoing may insert the row again.
        if later == .didInsert(row) { break }
        return Failure("nothing reported about " + row.name + " after its deletion", found: later.name)
      }
    }
    return nil
  }

  /// Checks that every new question is reported, and that every change that a gesture, an action or an answer makes to the
  /// description of a row that is tried is covered by a notice or a reload.
  ///
  /// Descriptions are not compared while a gesture is in progress.
  private func unreportedChangeFailure(_ step: Step) -> Failure? {
    let (before, after) = (step.before.list, step.after.list)
    for row in after.waitingRows where !before.waitingRows.contains(row) && !step.effects.notices.contains(.didAsk(row))
    {
      return Failure("didAsk for " + row.name + ", because it waits", found: step.effects.notices.text)
    }
    switch step.event {
    case .event(.gesture), .event(.perform), .event(.confirm), .event(.cancel): break
    case .event, .undo, .custom: return nil
    }
    guard step.before.activeGesture == nil, step.after.activeGesture == nil, !step.effects.update.reloadsAll else {
      return nil
    }
    for row in rowsToTry(in: step.after) where before.position(of: row) != nil && after.position(of: row) != nil {
      let (old, new) = (before.spokenRow(row), after.spokenRow(row))
      guard old != new, !step.effects.notices.contains(where: { $0.row == row }) else { continue }
      // A reload reports that a row looks different, but not that it has been turned on or off, completed or restored.
      let needsNotice = old?.isOn != new?.isOn || old?.isCompleted != new?.isCompleted
      guard needsNotice || !reloaded(step.effects.update, in: step).contains(row) else { continue }
      let report = needsNotice ? "a notice about " : "a notice about or a reload of "
      return Failure(report + row.name + ", whose description changed", found: step.effects.notices.text)
    }
    return nil
  }

  // MARK: Notices about rows and editing

  private func noticeFailure(_ step: Step) -> Failure? {
    let notices = step.effects.notices
    guard !notices.isEmpty else { return nil }
    // Read only once, because Embedded Swift 6.3 cannot compile two reads for some lists.
    let editedRow = step.after.list.editedRow
    for (index, notice) in notices.enumerated() {
      let (earlier, later) = (notices[..<index], notices[(index + 1)...])
      switch notice {
      case .didDelete, .didInsert, .didMove:
        guard !earlier.contains(notice) else { return Failure(notice.name + " once", found: "reported twice") }
        if let failure = rowChangeFailure(step, notice: notice, earlier: earlier, later: later) { return failure }
      case .didBeginEditing, .didEndEditing:
        if let failure = editingFailure(notice, editedRow: editedRow, later: later) { return failure }
      case .row, .didAsk:
        guard !earlier.contains(notice) else { return Failure(notice.name + " once", found: "reported twice") }
      case .didChange(let row):
        if let failure = visibilityFailure(row, step) { return failure }
      case .custom, .originalWouldCrash: break
      }
    }
    return nil
  }

  /// Checks that a row was inserted, deleted or moved as a notice says, given the notices before and after it.
  private func rowChangeFailure(
    _ step: Step, notice: ListNotice, earlier: ArraySlice<ListNotice>, later: ArraySlice<ListNotice>
  ) -> Failure? {
    guard let row = notice.row else { return nil }
    let (wasThere, isThere) = (step.before.ids.joined().contains(row), step.after.ids.joined().contains(row))
    if case .didDelete = notice {
      guard !isThere else { return Failure(notice.name + " only for a deleted row", found: "the row still visible") }
      let someRowIsGone = step.before.ids.joined().contains { !step.after.ids.joined().contains($0) }
      guard !someRowIsGone || wasThere || earlier.contains(.didInsert(row)) else {
        return Failure(notice.name + " only for the deleted row", found: "another row deleted")
      }
    } else if case .didInsert = notice {
      guard isThere && !wasThere || later.contains(.didDelete(row)) else {
        let found = wasThere ? "a row that was there before" : "no such row"
        return Failure(notice.name + " only for an inserted row", found: found)
      }
    } else {
      // While a finger carried a row, other rows may have made room in an earlier step, so compare with the gesture's
      // beginning, too. A cancelled gesture moves those rows back, so then only this comparison is valid.
      let rowsHaveChanged = !step.event.isCancelling && step.before.ids != step.after.ids
      guard isThere, rowsHaveChanged || (step.before.activeGesture?.ids ?? step.before.ids) != step.after.ids else {
        return Failure(notice.name + " only for a moved row", found: text(step.after.ids, openRows: []))
      }
      if case .didMove = notice, isLeftInPlace(row, in: step) {
        return Failure(notice.name + " only for a moved row", found: "the row left in place")
      }
    }
    return nil
  }

  /// Returns whether the step's update leaves a row in place; false during a gesture, without an update, and for a new row.
  ///
  /// A row is left in place by an update that neither deletes nor moves the row or its section, and reloads neither the
  /// section nor the list.
  private func isLeftInPlace(_ row: RowID, in step: Step) -> Bool {
    let update = step.effects.update
    guard step.before.activeGesture == nil, step.after.activeGesture == nil, step.effects.changesRows else {
      return false
    }
    for (section, rows) in step.before.ids.enumerated() {
      guard let index = rows.firstIndex(of: row) else { continue }
      return !update.changes.contains { $0.mayDisplace(RowPosition(section: section, row: index)) }
    }
    return false
  }

  /// Checks that a row that an edit reports as changed neither appears nor disappears with the edit, unless the edit also
  /// reports it as inserted or deleted.
  ///
  /// A hidden row may change.
  private func visibilityFailure(_ row: RowID, _ step: Step) -> Failure? {
    guard case .custom = step.event else { return nil }
    let (wasThere, isThere) = (step.before.list.position(of: row) != nil, step.after.list.position(of: row) != nil)
    let notices = step.effects.notices
    if wasThere, !isThere, !notices.contains(.didDelete(row)) {
      return Failure(row.name + " still visible, because it is reported as changed", found: "row not visible")
    }
    if isThere, !wasThere, !notices.contains(.didInsert(row)) {
      return Failure(
        row.name + " visible before the edit, because it is reported as changed", found: "row not visible before")
    }
    return nil
  }

  // MARK: Events on one row

  /// Checks that an event on a row opens, presses and selects no other row, and deletes other rows only if it deletes that row
  /// or ends their editing.
  private func otherRowFailure(_ step: Step) -> Failure? {
    guard let row = step.event.row else { return nil }
    for case .row(let other, let notice) in step.effects.notices where other != row && notice != .didClose {
      return Failure(
        "no notice about a row other than " + row.name + ", except that it closed",
        found: notice.name + "." + String(other.rawValue))
    }
    if let failure = pressFailure(step) { return failure }
    // A row whose editing ends may be deleted.
    let deleted = step.effects.notices.compactMap { notice -> RowID? in
      if case .didDelete(let row) = notice, row != step.before.list.editedRow { row } else { nil }
    }
    guard let other = deleted.first, !deleted.contains(row) else { return nil }
    return Failure("no row deleted unless " + row.name + " is", found: other.name + " deleted")
  }

  /// Checks that no gesture but a tap selects a row, and that a tap selects no open row.
  private func selectionFailure(_ step: Step) -> Failure? {
    guard case .event(.gesture(let gesture)) = step.event else { return nil }
    for case .row(let row, .didSelect) in step.effects.notices {
      guard gesture == .tap(row) else { return Failure("no row selected without a tap", found: row.name) }
      guard !step.before.openRows.contains(row) else { return Failure("no open row selected", found: row.name) }
    }
    // If the first event begins a swipe, also try a swipe that ends only 3 points farther.
    guard step.after.eventCount == 1, case .pan(let row, let sample) = gesture, sample.phase == .began else {
      return nil
    }
    let smallSwipe = PanSample(.ended, translation: sample.translation + Vector(3, 0))
    let event = Timed(step.after.now + 0.1, ListLawEvent.event(.gesture(.pan(row, smallSwipe))))
    return selectionFailure(self.step(step.after, event))?.after([event])
  }

  /// Checks that a lifted row is visible, and that a row is lifted only during a gesture.
  private func liftedFailure(_ step: Step) -> Failure? {
    guard let row = step.after.list.liftedRow else { return nil }
    guard step.after.list.position(of: row) != nil else { return Failure("no hidden row lifted", found: row.name) }
    return step.after.activeGesture == nil ? Failure("no row lifted without a finger", found: row.name) : nil
  }

  // MARK: Changed texts

  /// Checks that a row whose text has changed is reloaded or reported as changed, unless it is or was being edited.
  func textFailure(_ step: Step) -> Failure? {
    // While a finger moves a row or a slider, the row shows the change without being reloaded.
    guard step.before.activeGesture == nil, step.after.activeGesture == nil, !step.effects.update.reloadsAll else {
      return nil
    }
    switch step.event {
    case .event(.resize), .event(.wait), .undo: return nil
    case .event, .custom: break
    }
    let (before, after) = (cachedStillFrame(step.before), cachedStillFrame(step.after))
    guard before != after else { return nil }
    let list = step.after.list
    for row in rowsToTry(in: step.after) where row != list.editedRow && row != step.before.list.editedRow {
      let (old, new) = (before.comparedTexts(of: row), after.comparedTexts(of: row))
      guard old != new, before.shows(row), after.shows(row),
        !reloaded(step.effects.update, in: step).contains(row), !step.effects.notices.contains(.didChange(row))
      else { continue }
      return Failure(
        row.name + " reloaded or reported as changed, because its text has changed", found: step.effects.notices.text)
    }
    return nil
  }
}

extension ListUpdate.Change {
  /// Returns whether the change deletes or moves the row at a position, alone or with its section, or may do so because it
  /// reloads the section or the list.
  fileprivate func mayDisplace(_ position: RowPosition) -> Bool {
    switch self {
    case .delete(let rows): rows.section == position.section && rows.range.contains(position.row)
    case .move(let move): move.from == position
    case .deleteSection(let section), .moveSection(from: let section, to: _), .reloadSection(let section):
      section == position.section
    case .reloadAll: true
    case .insert, .reload, .insertSection: false
    }
  }
}

extension LayerList {
  /// Returns the texts of a row's layers from back to front, except those that `Layer.comparedText` leaves out.
  fileprivate func comparedTexts(of row: RowID) -> [String] {
    layers.indices.compactMap { layers[$0].id.row == row ? layers[$0].comparedText : nil }
  }

  fileprivate func shows(_ row: RowID) -> Bool { layers.indices.contains { layers[$0].id.row == row } }
}

extension Layer {
  /// The layer's text; nil if it has none, or belongs to the row's buttons, its controls, its temporary decoration or a part
  /// that only one design paints.
  fileprivate var comparedText: String? {
    switch id.part {
    case .action, .actionLabel, .actionImage, .actionGroup, .cue, .completion, .placeholder, .lifted, .liftedLabel,
      .control,
      .controlPart, .reorderControl, .pressed, .hovered, .custom:
      nil
    case .row, .background, .scroll, .content, .label, .detail, .header, .headerLabel, .accessory, .accessoryImage,
      .separator:
      text?.string
    }
  }
}

extension ListNotice {
  /// Returns whether the notice reports that a button of a row was pressed.
  fileprivate func isPress(of row: RowID) -> Bool {
    if case .row(row, .didPress) = self { true } else { false }
  }
}

extension ListLawEvent {
  /// Whether the event cancels a gesture in progress or reports its failure.
  fileprivate var isCancelling: Bool { gesturePart.map { $0.phase == .cancelled || $0.phase == .failed } ?? false }

  /// The row on which a gesture, an action or an answer acts; nil if a gesture names none, and for any other event.
  fileprivate var row: RowID? {
    switch self {
    case .event(.gesture(let gesture)): gesture.row
    case .event(.perform(_, let row)), .event(.confirm(let row)), .event(.cancel(let row)): row
    case .event(.resize), .event(.setHeights), .event(.wait), .undo, .custom: nil
    }
  }
}
