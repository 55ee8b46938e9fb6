extension RowSubject {
  // MARK: Full swipes are armed

  func fullSwipeFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    guard let edge = row.armedEdge(at: now) else { return nil }
    guard step.after.hold != nil else {
      return Failure("no armed side without a finger", found: edge.name)
    }
    if let failure = stretchFailure(row, edge, at: now) { return failure }
    for speed in [0, Self.fastFinger, -Self.fastFinger] {
      guard let event = liftEvent(after: step, velocity: edge.sign * speed) else { continue }
      let found = effects(of: event, after: step).notices
      guard found.contains(where: { $0.isPress }) != (speed >= 0) || speed >= 0 && found.first != .didPress(edge, 0)
      else { continue }
      let press = SwipeNotice.didPress(edge, 0).name
      return Failure(
        speed < 0 ? "no press when the row is flicked closed" : press, found: found.text,
        probe: probe([event], at: now))
    }
    guard case .pan = step.event else { return nil }
    for phase in [PanPhase.cancelled, .failed] {
      let event = RowEvent.pan(PanSample(phase, translation: step.after.hold?.translation ?? .zero))
      let found = effects(of: event, after: step).notices
      guard found.contains(where: { $0.isPress }) else { continue }
      return Failure("no press after pan." + phase.name, found: found.text, probe: probe([event], at: now))
    }
    return nil
  }

  /// Checks that the outermost button reaches the content, and that its outer edge is where it would be in an open row at rest.
  private func stretchFailure(_ row: Row, _ edge: SwipeEdge, at now: Time) -> Failure? {
    guard !row.actions(edge).isEmpty else {
      return Failure("an action on the armed side, " + edge.name, found: "no action")
    }
    let (buttonFrame, contentFrame) = (row.actionFrame(edge: edge, index: 0, at: now), row.contentFrame(at: now))
    var openRow = row
    openRow.prepareForReuse()
    _ = openRow.open(edge, animated: false, at: now)
    let unarmedFrame = openRow.actionFrame(edge: edge, index: 0, at: now)
    let (contentEdgeX, innerX, restingX, outerX) =
      switch edge {
      case .leading: (min(contentFrame.x, row.size.width), buttonFrame.maxX, unarmedFrame.x, buttonFrame.x)
      case .trailing: (max(contentFrame.maxX, 0), buttonFrame.x, unarmedFrame.maxX, buttonFrame.maxX)
      }
    for (requirement, x, found) in [
      ("extending to the content", contentEdgeX, innerX), ("with its outer edge", restingX, outerX),
    ]
    where (x - found).magnitude > row.roundingTolerance {
      return Failure(
        edge.name + " button 0 " + requirement + " at x " + DecimalText.text(x), found: DecimalText.text(found))
    }
    return nil
  }

  /// Returns the event of a finger that lifts at its current position, or nil if the step's event does not say where that is.
  func liftEvent(after step: Step, velocity: Double) -> RowEvent? {
    switch step.event {
    case .pan(let sample):
      .pan(PanSample(.ended, translation: sample.translation, velocity: Vector(velocity, 0)))
    case .scroll(let report):
      // If the row has moved the scroll view back, the finger is not at the reported offset.
      origin - report.contentOffset == step.after.row.offset(at: step.after.now)
        ? .scroll(
          .ended(
            contentOffset: report.contentOffset, velocity: 0 - velocity,
            target: report.contentOffset - ScrollPhysics.glideDistance(velocity: velocity)))
        : nil
    case .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview, .table, .wait: nil
    }
  }

  /// Returns the effects that an event would have after a step.
  func effects(of event: RowEvent, after step: Step) -> SwipeEffects {
    var row = step.after.row
    guard case .scroll(let report) = event else { return row.handle(event, at: step.after.now) }
    return scroll?(&row, report, step.after.now).effects ?? .none
  }

  /// Returns the side, if any, that is armed once an event has moved the finger to the point where the step releases the row.
  func armedEdge(_ step: Step, moving event: RowEvent) -> SwipeEdge? {
    movedRow(step, by: event).armedEdge(at: step.before.now)
  }

  /// Returns the row from before a step, after it has handled an event that moves the finger.
  func movedRow(_ step: Step, by event: RowEvent) -> Row {
    var row = step.before.row
    let now = step.before.now
    if case .scroll(let report) = event { _ = scroll?(&row, report, now) } else { _ = row.handle(event, at: now) }
    return row
  }
}
