extension RowSubject {
  // MARK: Sampling does not matter

  func samplingFailure(_ step: Step, _ events: [Timed<RowEvent>]) -> Failure? {
    guard var hold = step.before.hold, hold.isUndisturbed else { return nil }
    let pan = step.event.panSample
    if let pan {
      guard pan.phase == .ended else { return nil }
      hold.move(to: pan.translation, velocity: pan.velocity)
      guard hold.isSideways, !habits.locksSide || !hold.hasCrossed else { return nil }
    } else {
      guard case .scroll(.ended) = step.event else { return nil }
    }
    // The checker does not record the path of a scroll view, which may have crossed to the other side.
    if habits.locksSide && pan == nil { return nil }
    guard let beginning = step.before.beginning, let beginningIndex = events.lastIndex(where: { $0.event.beginsDrag })
    else {
      return nil
    }
    let expectedEnd = step.after.row.settled(at: step.after.now)
    let lastSample = Timed(step.after.now, step.event)
    // Repeat the drag with its last sample alone, and with twice as many movements.
    for samples in [[], doubled(events[beginningIndex...])] {
      let replayedEvents = samples + [lastSample]
      let (releasedRow, effects) = result(of: replayedEvents, on: beginning.row)
      let (reported, now) = (effects.notices, step.after.now)
      let (row, end) = releasedRow.settled(at: now)
      let sampling = samples.isEmpty ? "with the last sample alone, " : "sampled twice as often, "
      let makeProbe = { newAttempt(events[...beginningIndex] + replayedEvents, after: step.after) }
      guard reported == step.effects.notices else {
        return Failure(sampling + step.effects.notices.text, found: reported.text, probe: makeProbe())
      }
      let (expectedOffset, foundOffset) = (expectedEnd.row.offset(at: expectedEnd.time), row.offset(at: end))
      guard row.rest == expectedEnd.row.rest, expectedOffset == foundOffset else {
        let (expected, found) = (expectedEnd.row.text(at: expectedEnd.time), row.text(at: end))
        let note = expected == found ? ", different in the last digits of its offset" : ""
        let probe = makeProbe()
        let finalWait = wait(until: probe[probe.count - 1].at + (end - now), after: probe[probe.count - 1].at)
        return Failure(sampling + expected, found: found + note, probe: probe + finalWait)
      }
    }
    return nil
  }

  /// Returns the events of a drag after its beginning, with an additional movement before each movement, halfway to it from
  /// the previous position.
  private func doubled(_ drag: ArraySlice<Timed<RowEvent>>) -> [Timed<RowEvent>] {
    var samples: [Timed<RowEvent>] = []
    var previous: (time: Time, translation: Vector, contentOffset: Double) = (.zero, .zero, 0)
    for sample in drag {
      var next = previous
      next.time = sample.at
      let halfwayTime = previous.time + (sample.at - previous.time) / 2
      switch sample.event {
      case .pan(let pan):
        let translation = pan.translation
        next.translation = translation
        if pan.phase == .changed {
          let halfwayTranslation = Vector(
            (previous.translation.x + translation.x) / 2, (previous.translation.y + translation.y) / 2)
          samples.append(
            Timed(halfwayTime, .pan(PanSample(.changed, translation: halfwayTranslation, velocity: pan.velocity))))
        }
      case .scroll(.began(let offset)): next.contentOffset = offset
      case .scroll(.moved(let offset)):
        next.contentOffset = offset
        samples.append(Timed(halfwayTime, .scroll(.moved(contentOffset: (previous.contentOffset + offset) / 2))))
      case .scroll(.ended), .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview,
        .table, .wait:
        break
      }
      if !sample.event.beginsDrag { samples.append(sample) }
      previous = next
    }
    return samples
  }

  // MARK: Same script, same trace

  func traceFailure(_ step: Step, _ events: [Timed<RowEvent>]) -> Failure? {
    let now = step.after.now
    // Replay from the beginning only after the first two events and every tenth, because doing so after each takes much longer.
    let startsFresh = events.count < 2 || events.count % 10 == 9
    let replayedEvents = (startsFresh ? events : []) + [Timed(now, step.event)]
    let (row, effects) = result(of: replayedEvents, on: startsFresh ? self.row : step.before.row)
    let (expectedOffset, foundOffset) = (step.after.row.offset(at: now), row.offset(at: now))
    guard row == step.after.row, effects == step.effects, expectedOffset.bitPattern == foundOffset.bitPattern else {
      let expected = step.after.row.text(at: now) + ", " + step.effects.notices.text
      let found = row.text(at: now) + ", " + effects.notices.text
      let effectsAgree = effects == step.effects
      let note =
        effectsAgree
        ? ", but unequal by ==, or with an offset that differs in its last digits" : ", but with other effects"
      return Failure(
        "when replayed, " + expected, found: found + (found == expected ? note : ""),
        probe: newAttempt(events + [Timed(now, step.event)], after: step.after))
    }
    return nil
  }

  /// Returns a row after some events, and the effects of the last of them.
  private func result(of events: [Timed<RowEvent>], on row: Row) -> (row: Row, effects: SwipeEffects) {
    var (row, effects) = (row, SwipeEffects.none)
    for event in events {
      row.advance(to: event.at)
      effects = apply(event.event, to: &row, at: event.at).effects
    }
    return (row, effects)
  }
}

extension RowEvent {
  /// Whether a finger begins to drag the row.
  var beginsDrag: Bool {
    switch self {
    case .pan(let sample): sample.phase == .began
    case .scroll(.began): true
    case .scroll, .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview, .table,
      .wait:
      false
    }
  }
}
