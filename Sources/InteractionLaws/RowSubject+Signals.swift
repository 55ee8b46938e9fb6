extension RowSubject {
  // MARK: Signals alternate

  func signalFailure(_ step: Step) -> Failure? {
    let found = step.answer?.effects.signals ?? step.effects.signals
    let expected = habits.signals ? signals(step) : []
    return found == expected ? nil : Failure(expected.text, found: found.text)
  }

  /// Returns the signals due in a step: for a finger that takes hold, or for the thresholds that a finger crosses.
  private func signals(_ step: Step) -> SwipeSignals {
    let lifting: RowEvent
    switch step.event {
    case .pan(let sample):
      switch sample.phase {
      case .began: return .began
      case .changed, .ended:
        lifting = .pan(PanSample(.changed, translation: sample.translation, velocity: sample.velocity))
      case .cancelled, .failed: return []
      }
    case .scroll(.began): return .began
    case .scroll(.moved(let contentOffset)), .scroll(.ended(let contentOffset, _, _)):
      lifting = .scroll(.moved(contentOffset: contentOffset))
    case .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview, .table, .wait:
      return []
    }
    let now = step.before.now
    let (before, moved) = (step.before.row, moved(step, lifting))
    // Only a finger crosses thresholds.
    guard let wasOpen = before.expectedRest(at: now), let isOpen = moved.expectedRest(at: now) else { return [] }
    var signals: SwipeSignals = []
    if wasOpen != isOpen, wasOpen != .closed { signals.insert(.willClose) }
    if wasOpen != isOpen, isOpen != .closed { signals.insert(.willOpen) }
    let (wasArmed, isArmed) = (before.armedEdge(at: now), moved.armedEdge(at: now))
    if wasArmed != isArmed, wasArmed != nil { signals.insert(.disarmed) }
    if wasArmed != isArmed, isArmed != nil { signals.insert(.armed) }
    return signals
  }
}

extension RevealingRow {
  /// Returns the resting position that the row would take if a finger at rest lifted, or nil without a finger.
  ///
  /// For a full swipe, that is the open position of the armed side.
  fileprivate func expectedRest(at time: Time) -> Rest? {
    forecast(velocity: 0, at: time).map { forecast in armedEdge(at: time).map { .open($0) } ?? forecast.rest }
  }
}

extension SwipeSignals {
  /// The signals' names, or `no signal`.
  fileprivate var text: String { isEmpty ? "no signal" : names.joined(separator: ", ") }
}
