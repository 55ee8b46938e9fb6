extension ListSubject {
  /// Checks that a gesture has the same result if it is replayed with its last sample alone, or with twice as many
  /// samples.
  func samplingFailure(_ step: Step) -> Failure? {
    guard let (gesture, phase) = step.event.part, phase == .ended, var hold = step.before.hold,
      hold.gesture == gesture, hold.isUndisturbed
    else { return nil }
    // If one of two fingers has lifted first, the last sample does not contain the fingers' positions.
    if case .event(.gesture(.pinch(_, nil, _))) = step.event { return nil }
    if let sample = step.event.sample { hold.record(sample) }
    guard hold.isSideways else { return nil }
    let last = Timed(step.after.now, step.event)
    let samples = hold.samples + [last]
    // A list does not say whether its rows keep to the side that a drag uncovers first; see `RowHabits.locksSide`.
    if case .event(.gesture(.pan)) = step.event, samples.areOnBothSides(of: hold.origin.x) { return nil }
    if let failure = sliderFailure(step) { return failure }
    return samplingFailure(step, hold: hold, samples: [last], context: "with the last sample alone, ")
      ?? samplingFailure(step, hold: hold, samples: samples.doubled, context: "sampled twice as often, ")
  }

  /// Checks that a slider keeps the value that it has under the finger at the place where the finger lifts.
  private func sliderFailure(_ step: Step) -> Failure? {
    guard case .event(.gesture(.track(let row, let sample))) = step.event else { return nil }
    var list = step.before.list
    let last = PanSample(.changed, translation: sample.translation, velocity: sample.velocity)
    _ = list.handle(.track(row, last), at: step.after.now)
    guard let expected = list.spokenRow(row), let found = step.after.list.spokenRow(row), expected != found else {
      return nil
    }
    return Failure(
      row.name + " with the value that it had under the finger, " + expected.label + " " + expected.value,
      found: found.label + " " + found.value)
  }

  private func samplingFailure(
    _ step: Step, hold: Hold, samples: [Timed<ListLawEvent>], context: String
  ) -> Failure? {
    var state = State(
      list: hold.listAfterBeginning, now: hold.samples[0].at, ids: hold.ids, openRows: hold.openRows,
      width: step.after.width)
    var hasReported = hold.hasReported
    var reported: [ListNotice] = []
    for sample in samples {
      let next = self.step(state, sample)
      hasReported = hasReported || !reported.isEmpty
      (state, reported) = (next.after, next.effects.notices)
    }
    guard state.ids == step.after.ids, state.openRows == step.after.openRows else {
      return Failure(
        context + text(step.after.ids, openRows: step.after.openRows), found: text(state.ids, openRows: state.openRows))
    }
    // If a list reports something for every sample, such as a slider's value, the notices of the last sample may differ.
    guard hasReported || reported == step.effects.notices else {
      return Failure(context + step.effects.notices.text, found: reported.text)
    }
    guard !differ(stillFrame(state), cachedStillFrame(step.after)) else {
      return Failure(context + "the same frame once nothing moves", found: "a different frame")
    }
    return nil
  }
}

extension [Timed<ListLawEvent>] {
  /// Returns whether a dragging finger has been both to the left and to the right of a horizontal translation.
  fileprivate func areOnBothSides(of x: Double) -> Bool {
    let distances = compactMap { $0.event.sample }.map { $0.translation.x - x }
    return distances.contains { $0 < 0 } && distances.contains { $0 > 0 }
  }

  /// The samples after the first, each preceded by another sample halfway from its predecessor, if both contain positions.
  fileprivate var doubled: [Timed<ListLawEvent>] {
    zip(self, dropFirst()).flatMap { previous, next in
      let half = next.event.half(from: previous.event)
      return (half.map { [Timed(previous.at + (next.at - previous.at) / 2, $0)] } ?? []) + [next]
    }
  }
}

extension ListLawEvent {
  /// Returns the sample halfway between a previous event and this one, or nil unless both contain the fingers' positions.
  fileprivate func half(from previous: ListLawEvent) -> ListLawEvent? {
    guard case .event(.gesture(let to)) = self, case .event(.gesture(let from)) = previous else { return nil }
    switch (from, to) {
    case (.pan(_, let previous), .pan(let row, let other)):
      return .event(.gesture(.pan(row, other.half(from: previous))))
    case (.track(_, let previous), .track(let row, let other)):
      return .event(.gesture(.track(row, other.half(from: previous))))
    case (.pull(_, let previous), .pull(_, let other)):
      return .event(.gesture(.pull(.changed, contentOffset: previous + (other - previous) / 2)))
    case (.pinch(_, let previous?, _), .pinch(_, let other?, let offset)):
      let pair = FingerPair(
        previous.first + (other.first - previous.first) / 2, previous.second + (other.second - previous.second) / 2)
      return .event(.gesture(.pinch(.changed, pair, contentOffset: offset)))
    case (.hold(_, let previous, _), .hold(_, let other, let offset)):
      return .event(.gesture(.hold(.changed, y: previous + (other - previous) / 2, contentOffset: offset)))
    case (.pan, _), (.track, _), (.pull, _), (.pinch, _), (.hold, _), (.tap, _), (.tapOutside, _), (.press, _),
      (.control, _), (.closeRows, _):
      return nil
    }
  }
}

extension PanSample {
  fileprivate func half(from previous: PanSample) -> PanSample {
    let distance = translation - previous.translation
    return PanSample(
      .changed, translation: previous.translation + Vector(distance.x / 2, distance.y / 2), velocity: velocity)
  }
}
