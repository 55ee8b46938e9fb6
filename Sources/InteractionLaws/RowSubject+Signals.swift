extension RowSubject {
  // MARK: Signals alternate

  func signalFailure(_ step: Step) -> Failure? {
    let found = step.answer?.effects.signals ?? step.effects.signals
    let expected = habits.reportsSignals ? signals(step) : []
    return found == expected ? nil : Failure(expected.text, found: found.text)
  }

  /// Returns the signals that a step should report, for a finger that takes hold or for the thresholds that it crosses.
  private func signals(_ step: Step) -> SwipeSignals {
    let movement: RowEvent
    switch step.event {
    case .pan(let sample):
      switch sample.phase {
      case .began: return .began
      case .changed, .ended:
        movement = .pan(PanSample(.changed, translation: sample.translation, velocity: sample.velocity))
      case .cancelled, .failed: return []
      }
    case .scroll(.began): return .began
    case .scroll(.moved(let contentOffset)), .scroll(.ended(let contentOffset, _, _)):
      movement = .scroll(.moved(contentOffset: contentOffset))
    case .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview, .table, .wait:
      return []
    }
    let now = step.before.now
    let (before, after) = (step.before.row, movedRow(step, by: movement))
    // A row that makes no forecast, such as one that no finger holds, crosses no threshold.
    guard let oldRest = before.expectedRest(at: now), let newRest = after.expectedRest(at: now) else { return [] }
    var signals: SwipeSignals = []
    if oldRest != newRest, oldRest != .closed { signals.insert(.willClose) }
    if oldRest != newRest, newRest != .closed { signals.insert(.willOpen) }
    let (oldEdge, newEdge) = (before.armedEdge(at: now), after.armedEdge(at: now))
    if oldEdge != newEdge, oldEdge != nil { signals.insert(.disarmed) }
    if oldEdge != newEdge, newEdge != nil { signals.insert(.armed) }
    return signals
  }
}

extension RevealingRow {
  /// Returns the open position of the armed side or, if no side is armed, the resting position that the row would take if a
  /// finger at rest lifted; nil if the row makes no forecast, for example because no finger holds it.
  fileprivate func expectedRest(at time: Time) -> Rest? {
    forecast(velocity: 0, at: time).map { forecast in armedEdge(at: time).map { .open($0) } ?? forecast.rest }
  }
}

extension SwipeSignals {
  /// The signals' names, or `no signal`.
  fileprivate var text: String { isEmpty ? "no signal" : names.joined(separator: ", ") }
}
