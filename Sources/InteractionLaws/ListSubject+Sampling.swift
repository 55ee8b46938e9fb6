extension ListSubject {
  /// Checks that a gesture has the same result if it is replayed with its last sample alone, or with twice as many
  /// samples.
  func samplingFailure(_ step: Step) -> Failure? {
    guard let (gesture, phase) = step.event.gesturePart, phase == .ended, var activeGesture = step.before.activeGesture,
      activeGesture.gesture == gesture, activeGesture.isUndisturbed
    else { return nil }
    // If one of two fingers has lifted first, the last sample does not contain the fingers' positions.
    if case .event(.gesture(.pinch(_, nil, _))) = step.event { return nil }
    if let sample = step.event.sample { activeGesture.record(sample) }
    guard activeGesture.isSideways else { return nil }
    let lastSample = Timed(step.after.now, step.event)
    let samples = activeGesture.samples + [lastSample]
    // A list does not say whether its rows keep to the side that a drag uncovers first; see `RowHabits.locksSide`.
    if case .event(.gesture(.pan)) = step.event, samples.areOnBothSides(of: activeGesture.origin.x) { return nil }
    if let failure = sliderFailure(step) { return failure }
    return samplingFailure(
      step, activeGesture: activeGesture, samples: [lastSample], context: "with the last sample alone, ")
      ?? samplingFailure(
        step, activeGesture: activeGesture, samples: samples.doubled, context: "sampled twice as often, ")
  }

  /// Checks that a slider keeps the value that it has under the finger at the place where the finger lifts.
  private func sliderFailure(_ step: Step) -> Failure? {
    guard case .event(.gesture(.track(let row, let sample))) = step.event else { return nil }
    var list = step.before.list
    let heldSample = PanSample(.changed, translation: sample.translation, velocity: sample.velocity)
    _ = list.handle(.track(row, heldSample), at: step.after.now)
    guard let expected = list.spokenRow(row), let found = step.after.list.spokenRow(row), expected != found else {
      return nil
    }
    return Failure(
      row.name + " with the label and value that it had under the finger, “" + expected.label + "” and “"
        + expected.value
        + "”",
      found: "“" + found.label + "” and “" + found.value + "”")
  }

  private func samplingFailure(
    _ step: Step, activeGesture: ActiveGesture, samples: [Timed<ListLawEvent>], context: String
  ) -> Failure? {
    var state = State(
      list: activeGesture.listAfterBeginning, now: activeGesture.samples[0].at, ids: activeGesture.ids,
      openRows: activeGesture.openRows,
      width: step.after.width)
    var hasReported = activeGesture.hasReported
    var reported: [ListNotice] = []
    for sample in samples {
      let sampleStep = self.step(state, sample)
      hasReported = hasReported || !reported.isEmpty
      (state, reported) = (sampleStep.after, sampleStep.effects.notices)
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
      let middle = next.event.halfway(from: previous.event)
      return (middle.map { [Timed(previous.at + (next.at - previous.at) / 2, $0)] } ?? []) + [next]
    }
  }
}

extension ListLawEvent {
  /// Returns the sample halfway between a previous event and this one, or nil unless both contain the fingers' positions.
  fileprivate func halfway(from previousEvent: ListLawEvent) -> ListLawEvent? {
    guard case .event(.gesture(let gesture)) = self, case .event(.gesture(let previousGesture)) = previousEvent else {
      return nil
    }
    switch (previousGesture, gesture) {
    case (.pan(_, let previousSample), .pan(let row, let sample)):
      return .event(.gesture(.pan(row, sample.halfway(from: previousSample))))
    case (.track(_, let previousSample), .track(let row, let sample)):
      return .event(.gesture(.track(row, sample.halfway(from: previousSample))))
    case (.pull(_, let previousOffset), .pull(_, let offset)):
      return .event(.gesture(.pull(.changed, contentOffset: previousOffset + (offset - previousOffset) / 2)))
    case (.pinch(_, let previousFingers?, _), .pinch(_, let fingers?, let offset)):
      let halfway = FingerPair(
        previousFingers.first + (fingers.first - previousFingers.first) / 2,
        previousFingers.second + (fingers.second - previousFingers.second) / 2)
      return .event(.gesture(.pinch(.changed, halfway, contentOffset: offset)))
    case (.hold(_, let previousY, _), .hold(_, let y, let offset)):
      return .event(.gesture(.hold(.changed, y: previousY + (y - previousY) / 2, contentOffset: offset)))
    case (.pan, _), (.track, _), (.pull, _), (.pinch, _), (.hold, _), (.tap, _), (.tapOutside, _), (.press, _),
      (.control, _), (.closeRows, _):
      return nil
    }
  }
}

extension PanSample {
  fileprivate func halfway(from previous: PanSample) -> PanSample {
    let distance = translation - previous.translation
    return PanSample(
      .changed, translation: previous.translation + Vector(distance.x / 2, distance.y / 2), velocity: velocity)
  }
}
