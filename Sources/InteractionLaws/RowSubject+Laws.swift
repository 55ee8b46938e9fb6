extension RowSubject {
  func failureWhenFresh(of law: SwipeLaw) -> Failure? {
    if law == .useWearsNothingOut { return wearFailure() }
    let (state, none) = (fresh, SwipeEffects.none)
    let step = Step(
      event: .wait, before: state, after: state, effects: none, mirrorImageEffects: none, answer: nil)
    return failure(of: law, in: step, isKnown: false, after: [])
  }

  func failure(
    of law: SwipeLaw, in step: Step, isKnown: Bool, after events: [Timed<RowEvent>]
  ) -> Failure? {
    switch law {
    case .rests: scroll == nil ? isKnown ? nil : restFailure(step) : drivenRestFailure(step)
    case .staysInBounds: boundsFailure(step, isKnown: isKnown)
    case .noJumps: jumpFailure(step, events)
    case .cancelRestores: cancelFailure(step)
    case .oneNoticePerChange: noticeFailure(step)
    case .reuseIsFresh: isKnown ? nil : reuseFailure(step)
    case .equalRowsActAlike: equalityFailure(step)
    case .openAndClose: step.after.hold != nil ? heldRequestFailure(step) : isKnown ? nil : openAndCloseFailure(step)
    case .flicksCount: flickFailure(step)
    case .tapsCloseOrSelect: tapFailure(step)
    case .closesWithTable: tableFailure(step)
    case .samplingDoesNotMatter: samplingFailure(step, events)
    case .mirror: mirrorFailure(step, isKnown: isKnown)
    case .sameScriptSameTrace: traceFailure(step, events)
    case .survivesAnyInput: isKnown && step.answer == nil ? nil : inputFailure(step)
    case .resizeKeepsPosition: isKnown ? nil : resizeFailure(step)
    case .actionsCanBeSet: isKnown ? nil : actionsFailure(step)
    case .previewsOnlyHint: previewFailure(step)
    case .actionsCanBeHit: isKnown ? nil : hitFailure(step)
    case .paintedButtonsArePressed: isKnown ? nil : pressedPaintFailure(step)
    case .paintedInPlace: isKnown ? nil : paintFailure(step)
    case .everyGestureHasAnAction: isKnown ? nil : actionFailure(step)
    case .motionEnds: motionFailure(step, isKnown: isKnown)
    case .fullSwipesAreArmed: fullSwipeFailure(step)
    case .forecastsComeTrue: forecastFailure(step)
    case .signalsAlternate: signalFailure(step)
    case .progressAgrees: progressFailure(step)
    // Only a fresh row is checked, because the check itself uses the row thousands of times.
    case .useWearsNothingOut: nil
    }
  }

  func checkInterval(of law: SwipeLaw, in step: Step) -> Int {
    switch law {
    case .tapsCloseOrSelect, .flicksCount, .progressAgrees: 2
    // State that `==` does not compare usually comes from a finger.
    case .equalRowsActAlike: step.before.hold == nil ? 4 : 1
    case .sameScriptSameTrace, .paintedInPlace, .paintedButtonsArePressed, .fullSwipesAreArmed,
      .forecastsComeTrue:
      4
    case .actionsCanBeSet: 8
    case .rests, .staysInBounds, .noJumps, .cancelRestores, .oneNoticePerChange, .reuseIsFresh, .openAndClose,
      .closesWithTable, .samplingDoesNotMatter, .mirror, .survivesAnyInput, .resizeKeepsPosition, .actionsCanBeHit,
      .everyGestureHasAnAction, .motionEnds, .signalsAlternate, .previewsOnlyHint,
      .useWearsNothingOut:
      1
    }
  }

  // MARK: The checker's own events

  /// Returns events that all happen at one moment.
  func probe(_ events: [RowEvent], at time: Time) -> [Timed<RowEvent>] { events.map { Timed(time, $0) } }

  /// Returns a wait until a moment, or no event if the moment is not later than now.
  func wait(until moment: Time, after now: Time) -> [Timed<RowEvent>] {
    moment > now ? probe([.wait], at: moment) : []
  }

  /// Returns events that make a row fresh, followed by the events of a new attempt.
  ///
  /// A row becomes fresh when any drag is cancelled and the row is prepared for reuse and gets its original size and actions.
  func newAttempt(_ events: [Timed<RowEvent>], after state: State) -> [Timed<RowEvent>] {
    // Start at a whole tenth of a second, at least a tenth from now, because that is easy to read.
    let start = Time(((state.now.seconds * 10).rounded(.up) + 1) / 10)
    var refreshingEvents: [RowEvent] = []
    if let hold = state.hold { refreshingEvents.append(.pan(PanSample(.cancelled, translation: hold.translation))) }
    refreshingEvents.append(.reuse)
    if state.row.size != row.size { refreshingEvents.append(.resize(row.size.width, height: row.size.height)) }
    for edge in SwipeEdge.allCases where state.row.actions(edge) != row.actions(edge) {
      refreshingEvents.append(.setActions(row.actions(edge), edge))
    }
    return probe(refreshingEvents, at: start) + events.map { Timed(start + $0.at.seconds, $0.event) }
  }

  /// Returns a failure if a row does not equal another row, or nil if it does.
  func difference(_ context: String, expected: Row, found: Row, at time: Time) -> Failure? {
    guard found != expected else { return nil }
    let (expectedText, foundText) = (expected.text(at: time), found.text(at: time))
    return Failure(
      context + ", " + expectedText, found: foundText + (foundText == expectedText ? ", but unequal by ==" : ""))
  }
}

extension Finding {
  /// Returns the finding with the given events inserted before those of its probe.
  func after(_ events: [Timed<Event>]) -> Finding {
    var finding = self
    finding.probe = events + probe
    return finding
  }
}
