extension RowSubject {
  func jumpFailure(_ step: Step, _ events: [Timed<RowEvent>]) -> Failure? {
    let now = step.after.now
    let (oldOffset, newOffset) = (step.before.row.offset(at: now), step.after.row.offset(at: now))
    switch step.event {
    case .scroll, .open(_, animated: false), .close(animated: false), .reuse, .resize, .setActions:
      return nil
    case .pan(let sample):
      if sample.phase == .began {
        guard oldOffset == newOffset else { break }
        return stillFingerFailure(step, sample) ?? followFailure(step, sample.translation)
      }
      if habits.reducesMotion && sample.phase != .changed { return nil }
      // Content that is released within a spring's tolerance of its resting position may jump there.
      let tolerance = sample.phase == .changed ? step.after.row.roundingTolerance : Motion.springTolerance
      let maximumDistance =
        step.before.hold.map { (sample.translation.x - $0.translation.x).magnitude + tolerance } ?? 0
      guard (newOffset - oldOffset).magnitude <= maximumDistance else {
        let range =
          DecimalText.text(oldOffset - maximumDistance) + " to " + DecimalText.text(oldOffset + maximumDistance)
        return Failure(
          maximumDistance == 0 ? "offset " + DecimalText.text(oldOffset) : "an offset from " + range,
          found: DecimalText.text(newOffset))
      }
      guard sample.phase == .changed else { return nil }
      return distanceFailure(step, sample) ?? detourFailure(step, sample, events)
    case .open, .close, .press, .tapButton, .tap, .perform, .preview, .table, .wait:
      if habits.reducesMotion { return nil }
    }
    return oldOffset == newOffset
      ? nil : Failure("offset " + DecimalText.text(oldOffset), found: DecimalText.text(newOffset))
  }

  /// Checks that the content stays where it is under a finger that takes hold and stays still.
  private func stillFingerFailure(_ step: Step, _ sample: PanSample) -> Failure? {
    let now = step.after.now
    var row = step.after.row
    let stillSample = PanSample(.changed, translation: sample.translation, velocity: sample.velocity)
    _ = row.pan(stillSample, at: now)
    let (heldOffset, offset) = (step.after.row.offset(at: now), row.offset(at: now))
    guard (heldOffset - offset).magnitude > row.roundingTolerance else { return nil }
    return Failure(
      "offset " + DecimalText.text(heldOffset) + " under a resting finger", found: DecimalText.text(offset)
    )
    .after(probe([.pan(stillSample)], at: now))
  }

  /// Checks that the content moves in the direction of a finger that takes hold of a row at rest and moves toward another
  /// resting position.
  private func followFailure(_ step: Step, _ translation: Vector) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    let rowBefore = step.before.row
    guard step.before.hold == nil, !rowBefore.isMoving(at: now), restFailure(rowBefore, at: now) == nil else {
      return nil
    }
    let offset = row.offset(at: now)
    let distances =
      row.rest.edge.map { [0 - $0.sign * row.revealedWidth($0, at: now)] }
      ?? SwipeEdge.allCases.filter(row.canOpen).map { $0.sign * row.revealedWidth($0, at: now) }
    for distance in distances where distance.magnitude > row.roundingTolerance {
      let destination = Vector(translation.x + distance, translation.y)
      let dragSample = PanSample(.changed, translation: destination, velocity: Vector(distance < 0 ? -100 : 100, 0))
      var draggedRow = row
      _ = draggedRow.pan(dragSample, at: now)
      let distanceMoved = draggedRow.offset(at: now) - offset
      guard distance < 0 ? distanceMoved >= 0 : distanceMoved <= 0 else { continue }
      return Failure(
        "an offset " + (distance < 0 ? "below " : "above ") + DecimalText.text(offset)
          + ", because the finger moves to translation " + DecimalText.text(destination.x),
        found: "offset " + DecimalText.text(offset + distanceMoved)
      ).after(probe([.pan(dragSample)], at: now))
    }
    return nil
  }

  /// Checks that between closed and open the content moves as far as the finger.
  private func distanceFailure(_ step: Step, _ sample: PanSample) -> Failure? {
    guard let hold = step.after.hold, hold.isUndisturbed, hold.isSideways, !habits.locksSide || !hold.hasCrossed else {
      return nil
    }
    let (row, now) = (step.after.row, step.after.now)
    let expected = hold.caughtOffset + sample.translation.x - hold.origin.x
    let edge: SwipeEdge = expected > 0 ? .leading : .trailing
    let width = row.canOpen(edge) ? row.revealedWidth(edge, at: now) : 0
    let caughtOffset = hold.caughtOffset
    guard expected.magnitude <= width, caughtOffset.magnitude <= width, caughtOffset * expected >= 0 else { return nil }
    let offset = row.offset(at: now)
    guard (offset - expected).magnitude > row.roundingTolerance else { return nil }
    return Failure(
      "offset " + DecimalText.text(expected) + ", moved as far as the finger", found: DecimalText.text(offset))
  }

  /// Checks that neither a detour nor another velocity of the finger changes the position of the content.
  private func detourFailure(
    _ step: Step, _ sample: PanSample, _ events: [Timed<RowEvent>]
  ) -> Failure? {
    guard let hold = step.after.hold, hold.isUndisturbed, let holdBefore = step.before.hold else { return nil }
    let now = step.after.now
    let expectedOffset = step.after.row.offset(at: now)
    let dx = sample.translation.x - hold.origin.x
    for detour in [0.0, -1000, 1000] {
      // If drags cannot cross to the other side, a detour to that side makes it a different drag.
      if habits.locksSide && hold.caughtOffset == 0 && detour * dx <= 0 && detour != 0 { continue }
      let detourTranslation = hold.origin + Vector(detour, 0)
      let detourSamples = [detourTranslation, sample.translation].map {
        PanSample(.changed, translation: $0, velocity: sample.velocity)
      }
      var row = step.before.row
      for sample in detourSamples { _ = row.pan(sample, at: now) }
      guard row.offset(at: now) != expectedOffset else { continue }
      let detourEvents = probe(detourSamples.map { .pan($0) }, at: now)
      return Failure(
        "the same offset, " + DecimalText.text(expectedOffset) + ", after a detour to translation "
          + DecimalText.text(detourTranslation.x),
        found: DecimalText.text(row.offset(at: now))
      ).after(newAttempt(events + detourEvents, after: step.after))
    }
    // Skip the first movement, because its velocity may decide whether the row takes the drag at all.
    guard holdBefore.hasMoved else { return nil }
    for velocity in [Vector(0, 500), Vector(expectedOffset < 0 ? -Self.fastFinger : Self.fastFinger, 0)] {
      let fasterSample = PanSample(.changed, translation: sample.translation, velocity: velocity)
      var row = step.before.row
      _ = row.pan(fasterSample, at: now)
      guard row.offset(at: now) != expectedOffset else { continue }
      return Failure(
        "the same offset, " + DecimalText.text(expectedOffset) + ", at another velocity",
        found: DecimalText.text(row.offset(at: now))
      ).after(newAttempt(events + probe([.pan(fasterSample)], at: now), after: step.after))
    }
    return nil
  }
}
