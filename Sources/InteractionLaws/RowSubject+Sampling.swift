extension RowSubject {
  // MARK: Sampling does not matter

  func samplingFailure(_ step: Step, _ events: [Timed<RowEvent>]) -> Failure? {
    guard var hold = step.before.hold, hold.isUndisturbed else { return nil }
    let pan = step.event.pan
    if let pan {
      guard pan.phase == .ended else { return nil }
      hold.move(to: pan.translation, velocity: pan.velocity)
      guard hold.isSideways, !habits.locksSide || !hold.hasCrossed else { return nil }
    } else {
      guard case .scroll(.ended) = step.event else { return nil }
    }
    // The checker does not record the path of a scroll view, which may have crossed to the other side.
    if habits.locksSide && pan == nil { return nil }
    guard let beginning = step.before.beginning, let began = events.lastIndex(where: { $0.event.beginsDrag }) else {
      return nil
    }
    let resting = step.after.row.settled(at: step.after.now)
    let last = Timed(step.after.now, step.event)
    // Repeat the drag with its last sample alone, and with twice as many movements.
    for samples in [[], doubled(events[began...])] {
      let others = samples + [last]
      let (released, effects) = result(of: others, on: beginning.row)
      let (reported, now) = (effects.notices, step.after.now)
      let (row, end) = released.settled(at: now)
      let sampling = samples.isEmpty ? "with the last sample alone, " : "sampled twice as often, "
      let probe = { newAttempt(events[...began] + others, after: step.after) }
      guard reported == step.effects.notices else {
        return Failure(sampling + step.effects.notices.text, found: reported.text, probe: probe())
      }
      let (target, reached) = (resting.row.offset(at: resting.time), row.offset(at: end))
      guard row.rest == resting.row.rest, target == reached else {
        let (expected, found) = (resting.row.text(at: resting.time), row.text(at: end))
        let digits = expected == found ? ", different in the last digits of its offset" : ""
        let probe = probe()
        let end = wait(until: probe[probe.count - 1].at + (end - now), after: probe[probe.count - 1].at)
        return Failure(sampling + expected, found: found + digits, probe: probe + end)
      }
    }
    return nil
  }

  /// Returns the events of a drag after its beginning, with an additional movement before each movement, halfway to it from
  /// the previous position.
  private func doubled(_ drag: ArraySlice<Timed<RowEvent>>) -> [Timed<RowEvent>] {
    var samples: [Timed<RowEvent>] = []
    var last: (time: Time, translation: Vector, contentOffset: Double) = (.zero, .zero, 0)
    for sample in drag {
      var next = last
      next.time = sample.at
      let middle = last.time + (sample.at - last.time) / 2
      switch sample.event {
      case .pan(let pan):
        let translation = pan.translation
        next.translation = translation
        if pan.phase == .changed {
          let between = Vector((last.translation.x + translation.x) / 2, (last.translation.y + translation.y) / 2)
          samples.append(Timed(middle, .pan(PanSample(.changed, translation: between, velocity: pan.velocity))))
        }
      case .scroll(.began(let offset)): next.contentOffset = offset
      case .scroll(.moved(let offset)):
        next.contentOffset = offset
        samples.append(Timed(middle, .scroll(.moved(contentOffset: (last.contentOffset + offset) / 2))))
      case .scroll(.ended), .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview,
        .table, .wait:
        break
      }
      if !sample.event.beginsDrag { samples.append(sample) }
      last = next
    }
    return samples
  }

  // MARK: Same script, same trace

  func traceFailure(_ step: Step, _ events: [Timed<RowEvent>]) -> Failure? {
    let now = step.after.now
    // Replay from the beginning only after the first two events and every tenth, because doing so after each takes much longer.
    let startsFresh = events.count < 2 || events.count % 10 == 9
    let path = (startsFresh ? events : []) + [Timed(now, step.event)]
    let (row, effects) = result(of: path, on: startsFresh ? self.row : step.before.row)
    let (one, other) = (step.after.row.offset(at: now), row.offset(at: now))
    guard row == step.after.row, effects == step.effects, one.bitPattern == other.bitPattern else {
      let expected = step.after.row.text(at: now) + ", " + step.effects.notices.text
      let found = row.text(at: now) + ", " + effects.notices.text
      let isSame = effects == step.effects
      let difference =
        isSame ? ", but unequal by ==, or with an offset that differs in its last digits" : ", but with other effects"
      return Failure(
        "when replayed, " + expected, found: found + (found == expected ? difference : ""),
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
