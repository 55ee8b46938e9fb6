// The laws that time alone changes nothing and that use wears nothing out.
extension ListSubject {
  // MARK: Time alone changes nothing

  /// Checks that a list is unchanged if no event follows a step for more than a day.
  func idleTimeFailure(_ step: Step) -> Failure? {
    let state = step.after
    var laterList = state.list
    let laterTime = state.now + LongUse.idleTime
    laterList.advance(to: laterTime)
    let probe = [Timed(laterTime, ListLawEvent.event(.wait))]
    func failure(expected: String, found: String) -> Failure {
      Failure("a day later, " + expected, found: found, probe: probe)
    }
    let (ids, openRows) = (laterList.visibleRows, laterList.openRows)
    guard ids == state.ids, openRows == state.openRows else {
      return failure(expected: text(state.ids, openRows: state.openRows), found: text(ids, openRows: openRows))
    }
    guard laterList.editedRow == state.list.editedRow else {
      return failure(
        expected: (state.list.editedRow?.name ?? "no row") + " edited",
        found: (laterList.editedRow?.name ?? "no row") + " edited")
    }
    guard laterList.editedText == state.list.editedText else {
      func quoted(_ text: String?) -> String { text.map { "the edited text “" + $0 + "”" } ?? "no edited text" }
      return failure(expected: quoted(state.list.editedText), found: quoted(laterList.editedText))
    }
    guard laterList.waitingRows == state.list.waitingRows else {
      return failure(expected: "waiting rows: " + state.list.waitingRows.text, found: laterList.waitingRows.text)
    }
    guard laterList.liftedRow == state.list.liftedRow else {
      return failure(
        expected: (state.list.liftedRow?.name ?? "no row") + " lifted",
        found: (laterList.liftedRow?.name ?? "no row") + " lifted")
    }
    guard laterList.canUndo == state.list.canUndo else {
      return failure(
        expected: state.list.canUndo ? "canUndo true" : "canUndo false",
        found: laterList.canUndo ? "canUndo true" : "canUndo false")
    }
    for row in rowsToTry(in: state) where laterList.spokenRow(row) != state.list.spokenRow(row) {
      return failure(
        expected: "the same description of " + row.name, found: "another description")
    }
    // A late undo causes the same notices and leaves the same rows as an immediate undo.
    if undo != nil, state.activeGesture == nil {
      var (promptList, delayedList) = (state.list, laterList)
      let (expected, found) = (promptList.undo(at: state.now), delayedList.undo(at: laterTime))
      guard expected.notices == found.notices, promptList.visibleRows == delayedList.visibleRows else {
        return failure(
          expected: "the result of an immediate undo, " + expected.notices.text + ", "
            + text(promptList.visibleRows, openRows: []),
          found: found.notices.text + ", " + text(delayedList.visibleRows, openRows: []))
      }
    }
    // A late confirmation causes the same notices as an immediate one.
    for row in state.list.waitingRows {
      var (promptList, delayedList) = (state.list, laterList)
      let (expected, found) = (promptList.confirm(row, at: state.now), delayedList.confirm(row, at: laterTime))
      guard expected.notices == found.notices else {
        return failure(
          expected: "the notices of an immediate confirmation of " + row.name + ", " + expected.notices.text,
          found: found.notices.text)
      }
    }
    return nil
  }

  // MARK: Use wears nothing out

  /// The maximum number of times that a custom event is applied to check that its motion always takes equally long.
  private static var repetitions: Int { 48 }

  /// Checks that the motion of each custom event lasts as long at every later repetition as at the second.
  ///
  /// The repetitions end once the event reports no row as inserted, deleted or moved, or fewer than three rows are left.
  private func paceWearFailure() -> Failure? {
    for customEvent in customEvents {
      var state = fresh
      var (secondDuration, events): (Double?, [Timed<ListLawEvent>]) = (nil, [])
      for count in 1...Self.repetitions {
        let event = Timed(state.now + 8, ListLawEvent.custom(customEvent.name))
        let step = step(state, event)
        events.append(event)
        state = step.after
        // An event that edits no row may move nothing, and a list that runs out of rows has little more to move.
        guard step.effects.notices.contains(where: { $0.isEdit }), state.ids.joined().count >= 3 else { break }
        let duration = (state.list.settleTime ?? state.now) - state.now
        if count == 2 { secondDuration = duration }
        guard let secondDuration, (duration - secondDuration).magnitude > 0.01 * max(secondDuration, 0.01) else {
          continue
        }
        return Failure(
          "a motion of " + DecimalText.text(secondDuration, decimals: 3) + " s, as after the second of these events",
          found: DecimalText.text(duration, decimals: 3) + " s", probe: events)
      }
    }
    return nil
  }

  /// Checks that a list behaves the same after many uses as after two.
  func wearFailure() -> Failure? {
    if let failure = paceWearFailure() { return failure }
    for use in uses(fresh) {
      var state = fresh
      var events: [Timed<ListLawEvent>] = []
      var earlyOutcomes: [Outcome] = []
      var insertsRows = false
      for count in 1...LongUse.repetitionCount where !insertsRows {
        for event in use {
          let timedEvent = Timed(state.now + 0.5, event)
          let step = step(state, timedEvent)
          state = step.after
          events.append(timedEvent)
          // Every inserted row has a new id, so lists that have inserted different numbers of rows cannot be compared.
          insertsRows = insertsRows || step.effects.notices.contains { $0.isInsertion }
        }
        if count == 2 { earlyOutcomes = outcomes(state) }
      }
      if insertsRows { continue }
      guard state.ids == fresh.ids else { continue }
      let lateOutcomes = outcomes(state)
      for (earlyOutcome, lateOutcome) in zip(earlyOutcomes, lateOutcomes) where earlyOutcome != lateOutcome {
        let probe = events + [Timed(state.now + 0.5, earlyOutcome.event)]
        var (expected, found) = (earlyOutcome.effects.notices.text, lateOutcome.effects.notices.text)
        if expected == found {
          expected += ", " + text(earlyOutcome.ids, openRows: earlyOutcome.openRows)
          found += ", " + text(lateOutcome.ids, openRows: lateOutcome.openRows)
        }
        if expected == found { found += ", with other effects" }
        return Failure(
          "after " + String(LongUse.repetitionCount) + " uses, still " + expected, found: found, probe: probe)
      }
    }
    return nil
  }

  /// An event, its effects, and the rows after it.
  private struct Outcome: Equatable {
    let event: ListLawEvent
    let effects: ListEffects
    let ids: [[RowID]]
    let openRows: [RowID]
  }

  /// Returns the outcome of each event in a state's menu.
  private func outcomes(_ state: State) -> [Outcome] {
    let menu = menu(after: state)
    return (0..<menu.count).map { number in
      let step = step(state, Timed(state.now + 0.5, menu[number]))
      return Outcome(event: menu[number], effects: step.effects, ids: step.after.ids, openRows: step.after.openRows)
    }
  }

  /// Returns the uses to repeat on the first row: a cancelled drag, and a tap and each plain action followed by a tap outside.
  private func uses(_ state: State) -> [[ListLawEvent]] {
    guard let row = state.ids.joined().first else { return [] }
    func pan(_ phase: PanPhase, _ x: Double) -> ListLawEvent {
      .event(.gesture(.pan(row, PanSample(phase, translation: Vector(x, 0)))))
    }
    let drag = [pan(.began, 0), pan(.changed, -60), pan(.cancelled, -60)]
    let tap: [ListLawEvent] = [.event(.gesture(.tap(row))), .event(.gesture(.tapOutside))]
    let actions = state.list.actions(for: row).map {
      [ListLawEvent.event(.perform($0.id, on: row)), .event(.gesture(.tapOutside))]
    }
    return [drag, tap] + actions
  }
}

extension ListNotice {
  /// Whether the notice reports that a row was inserted.
  fileprivate var isInsertion: Bool { if case .didInsert = self { true } else { false } }

  /// Whether the notice reports that a row was inserted, deleted or moved.
  fileprivate var isEdit: Bool {
    switch self {
    case .didInsert, .didDelete, .didMove: true
    case .row, .didAsk, .didChange, .didBeginEditing, .didEndEditing, .custom, .originalWouldCrash: false
    }
  }
}
