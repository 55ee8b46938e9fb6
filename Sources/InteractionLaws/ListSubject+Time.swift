// The laws that time alone changes nothing, and that use wears nothing out.
extension ListSubject {
  /// A moment by which every host has done something else, in seconds: more than a day later.
  static var lateness: Double { 100_000 }

  // MARK: Time alone changes nothing

  /// Waits, and compares what nobody has touched meanwhile.
  func latenessFailure(_ step: Step) -> Failure? {
    let before = step.after
    var after = before.list
    let late = before.now + Self.lateness
    after.advance(to: late)
    let probe = [Timed(late, ListLawEvent.event(.wait))]
    func failure(_ expected: String, _ found: String) -> Failure {
      Failure(expected + " a day later", found: found, probe: probe)
    }
    let (ids, open) = (after.visibleRows, after.openRows)
    guard ids == before.ids, open == before.open else { return failure(text(before.ids, before.open), text(ids, open)) }
    guard after.editedRow == before.list.editedRow, after.editedText == before.list.editedText else {
      return failure("what is edited as it was", after.editedRow?.name ?? "nothing edited")
    }
    guard after.waitingRows == before.list.waitingRows else {
      return failure("what waits for an answer as it did", "other rows")
    }
    guard after.liftedRow == before.list.liftedRow else {
      return failure("the same row lifted", after.liftedRow?.name ?? "none")
    }
    guard after.canUndo == before.list.canUndo else {
      return failure("as much to undo", after.canUndo ? "more" : "less")
    }
    for row in rowsToTry(before) where after.spokenRow(row) != before.list.spokenRow(row) {
      return failure(row.name + " said to be as it was", after.spokenRow(row)?.label ?? "nothing")
    }
    // Undoing and answers have the effects that they would have had at once.
    if undo != nil, before.hold == nil {
      var (early, slow) = (before.list, after)
      let (now, later) = (early.undo(at: before.now), slow.undo(at: late))
      guard now.notices == later.notices, early.visibleRows == slow.visibleRows else {
        return failure("an undo that gives " + text(now.notices), text(later.notices))
      }
    }
    for row in before.list.waitingRows {
      var (early, slow) = (before.list, after)
      let (now, later) = (early.confirm(row, at: before.now), slow.confirm(row, at: late))
      guard now.notices == later.notices else {
        return failure("an answer that gives " + text(now.notices), text(later.notices))
      }
    }
    return nil
  }

  // MARK: Use wears nothing out

  /// How often something happens: an even number of times, so that what is switched is back.
  private static var count: Int { 256 }

  /// The times that an event of the list is repeated to see that its motion stays the same.
  private static var repetitions: Int { 48 }

  /// Checks that the motion that an event starts takes as long after many repetitions as at first.
  private func paceWearFailure() -> Failure? {
    for name in own.map(\.name) {
      var walk = fresh
      var (first, events): (Double?, [Timed<ListLawEvent>]) = (nil, [])
      for count in 1...Self.repetitions {
        let event = Timed(walk.now + 8, ListLawEvent.own(name))
        let step = step(walk, event)
        events.append(event)
        walk = step.after
        // A list that runs out of rows has nothing more to move.
        guard step.effects.changesRows, walk.ids.joined().count >= 3 else { break }
        let duration = (walk.list.settles ?? walk.now) - walk.now
        if count == 2 { first = duration }
        guard let first, (duration - first).magnitude > 0.01 * max(first, 0.01) else { continue }
        return Failure(
          "motion for " + DecimalText.text(first, decimals: 3) + " s, as at first",
          found: DecimalText.text(duration, decimals: 3) + " s", probe: events)
      }
    }
    return nil
  }

  /// Compares what a list does after much use with what it did after two uses.
  func wearFailure() -> Failure? {
    if let failure = paceWearFailure() { return failure }
    for use in uses(fresh) {
      var walk = fresh
      var events: [Timed<ListLawEvent>] = []
      var once: [Answer] = []
      var inserts = false
      for count in 1...Self.count where !inserts {
        for event in use {
          let timed = Timed(walk.now + 0.5, event)
          let step = step(walk, timed)
          walk = step.after
          events.append(timed)
          // Each row that is inserted has another id.
          inserts = inserts || step.effects.notices.contains { if case .didInsert = $0 { true } else { false } }
        }
        if count == 2 { once = answers(walk) }
      }
      if inserts { continue }
      guard walk.ids == fresh.ids else { continue }
      let often = answers(walk)
      for (one, other) in zip(once, often) where one != other {
        let probe = events + [Timed(walk.now + 0.5, one.event)]
        return Failure(
          String(Self.count) + " times as twice, " + text(one.effects.notices), found: text(other.effects.notices),
          probe: probe)
      }
    }
    return nil
  }

  /// What an event leads to.
  private struct Answer: Equatable {
    let event: ListLawEvent
    let effects: ListEffects
    let ids: [[RowID]]
    let open: [RowID]
  }

  /// What each event that can happen to a list leads to.
  private func answers(_ walk: Walk) -> [Answer] {
    let menu = menu(after: walk)
    return (0..<menu.count).map { number in
      let after = step(walk, Timed(walk.now + 0.5, menu[number]))
      return Answer(event: menu[number], effects: after.effects, ids: after.after.ids, open: after.after.open)
    }
  }

  /// What happens again and again to the first row: drags that are cancelled, taps, and every plain action there and back.
  private func uses(_ walk: Walk) -> [[ListLawEvent]] {
    guard let row = walk.ids.joined().first else { return [] }
    func pan(_ phase: PanPhase, _ x: Double) -> ListLawEvent {
      .event(.gesture(.pan(row, PanSample(phase, translation: Vector(x, 0)))))
    }
    let drag = [pan(.began, 0), pan(.changed, -60), pan(.cancelled, -60)]
    let tap: [ListLawEvent] = [.event(.gesture(.tap(row))), .event(.gesture(.tapOutside))]
    let actions = walk.list.actions(for: row).map {
      [ListLawEvent.event(.perform($0.id, on: row)), .event(.gesture(.tapOutside))]
    }
    return [drag, tap] + actions
  }
}
