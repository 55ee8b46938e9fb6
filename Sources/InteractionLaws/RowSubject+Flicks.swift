extension RowSubject {
  /// Checks, at a movement of an undisturbed drag between closed and open, that a flick from there would take the row to the
  /// resting position that the law requires.
  func flickFailure(_ step: Step) -> Failure? {
    guard let hold = step.after.hold, hold.isUndisturbed else { return nil }
    switch step.event {
    case .pan(let sample) where sample.phase == .changed: break
    case .scroll(.moved): break
    case .pan, .scroll, .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview,
      .table, .wait:
      return nil
    }
    let (row, now) = (step.after.row, step.after.now)
    let offset = row.offset(at: now)
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    // Beyond its buttons, a row may do something else, such as a full swipe.
    let shownWidth = offset.magnitude
    guard row.armedEdge(at: now) == nil, shownWidth > row.roundingTolerance, row.canOpen(edge),
      shownWidth <= row.revealedWidth(edge, at: now) + row.roundingTolerance
    else {
      return nil
    }
    let isPartial = shownWidth < row.revealedWidth(edge, at: now) - row.roundingTolerance
    let checksOpening = hold.rest == .closed || hold.rest == .open(edge)
    if checksOpening,
      let failure = flickFailure(
        step, speed: habits.openingFlick, direction: edge.sign,
        outcome: "open on the " + edge.name + " side after a flick outward from " + hold.rest.name,
        { $0 == .open(edge) })
    {
      return failure
    }
    guard isPartial else { return nil }
    let isOpen = hold.rest == .open(edge)
    func outcome() -> String {
      let rest = isOpen ? "closed" : "not open on the " + edge.name + " side"
      return rest + " after a flick back from " + hold.rest.name
    }
    return flickFailure(
      step, speed: habits.closingFlick, direction: -edge.sign, outcome: outcome(),
      { isOpen ? $0 == .closed : $0 != .open(edge) })
  }

  /// Checks the resting position after releases just above a speed and far above it.
  ///
  /// If the speed is nil, releases at 1000 and 4000 points per second must lead to the same position as a release at rest.
  private func flickFailure(
    _ step: Step, speed: Double?, direction: Double, outcome: @autoclosure () -> String,
    _ isExpected: (Rest) -> Bool
  ) -> Failure? {
    let restWithoutVelocity = speed == nil ? releaseResult(step, velocity: 0).rest : .closed
    for velocity in [speed.map { $0 + 1 } ?? Self.fastFinger / 4, max(Self.fastFinger, 2 * (speed ?? 0))] {
      let (rest, event) = releaseResult(step, velocity: direction * velocity)
      guard speed == nil ? rest != restWithoutVelocity : !isExpected(rest) else { continue }
      let expected = speed == nil ? restWithoutVelocity.name + " at any velocity" : outcome()
      return Failure(expected, found: rest.name, probe: probe([event], at: step.after.now))
    }
    return nil
  }

  /// Returns the resting position after a release at the finger's position, and the event that releases the row.
  private func releaseResult(_ step: Step, velocity: Double) -> (rest: Rest, event: RowEvent) {
    var row = step.after.row
    let now = step.after.now
    guard case .scroll(let report) = step.event else {
      let sample = PanSample(
        .ended, translation: step.event.panSample?.translation ?? .zero, velocity: Vector(velocity, 0))
      _ = row.pan(sample, at: now)
      return (row.rest, .pan(sample))
    }
    let contentOffset = report.contentOffset
    let finalReport = ScrollReport.ended(
      contentOffset: contentOffset, velocity: 0 - velocity,
      target: contentOffset - ScrollPhysics.glideDistance(velocity: velocity))
    _ = scroll?(&row, finalReport, now)
    return (row.rest, .scroll(finalReport))
  }
}
