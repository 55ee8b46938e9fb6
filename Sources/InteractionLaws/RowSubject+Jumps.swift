extension RowSubject {
  func jumpFailure(_ step: Step, _ events: [Timed<RowEvent>]) -> Failure? {
    let now = step.after.now
    let (from, to) = (step.before.row.offset(at: now), step.after.row.offset(at: now))
    switch step.event {
    case .scroll, .open(_, animated: false), .close(animated: false), .reuse, .resize, .setActions:
      return nil
    case .pan(let sample):
      if sample.phase == .began {
        guard from == to else { break }
        return stillFingerFailure(step, sample) ?? followFailure(step, sample.translation)
      }
      if habits.reducesMotion && sample.phase != .changed { return nil }
      // Content that is released within a spring's tolerance of its resting position may jump there.
      let tolerance = sample.phase == .changed ? step.after.row.rounding : Motion.springTolerance
      let moved = step.before.hold.map { (sample.translation.x - $0.translation.x).magnitude + tolerance } ?? 0
      guard (to - from).magnitude <= moved else {
        let range = DecimalText.text(from - moved) + " to " + DecimalText.text(from + moved)
        return Failure(
          moved == 0 ? "offset " + DecimalText.text(from) : "an offset from " + range, found: DecimalText.text(to))
      }
      guard sample.phase == .changed else { return nil }
      return distanceFailure(step, sample) ?? detourFailure(step, sample, events)
    case .open, .close, .press, .tapButton, .tap, .perform, .preview, .table, .wait:
      if habits.reducesMotion { return nil }
    }
    return from == to ? nil : Failure("offset " + DecimalText.text(from), found: DecimalText.text(to))
  }

  /// Checks that the content stays where it is under a finger that takes hold and stays still.
  private func stillFingerFailure(_ step: Step, _ sample: PanSample) -> Failure? {
    let now = step.after.now
    var row = step.after.row
    let still = PanSample(.changed, translation: sample.translation, velocity: sample.velocity)
    _ = row.pan(still, at: now)
    let (held, offset) = (step.after.row.offset(at: now), row.offset(at: now))
    guard (held - offset).magnitude > row.rounding else { return nil }
    return Failure("offset " + DecimalText.text(held) + " under a resting finger", found: DecimalText.text(offset))
      .after(probe([.pan(still)], at: now))
  }

  /// Checks that the content moves in the direction of a finger that takes hold of a row at rest and moves toward another
  /// resting position.
  private func followFailure(_ step: Step, _ translation: Vector) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    let before = step.before.row
    guard step.before.hold == nil, !before.isMoving(at: now), restFailure(before, at: now) == nil else { return nil }
    let offset = row.offset(at: now)
    let distances =
      row.rest.edge.map { [0 - $0.sign * row.revealedWidth($0, at: now)] }
      ?? SwipeEdge.allCases.filter(row.canOpen).map { $0.sign * row.revealedWidth($0, at: now) }
    for distance in distances where distance.magnitude > row.rounding {
      let destination = Vector(translation.x + distance, translation.y)
      let drag = PanSample(.changed, translation: destination, velocity: Vector(distance < 0 ? -100 : 100, 0))
      var dragged = row
      _ = dragged.pan(drag, at: now)
      let moved = dragged.offset(at: now) - offset
      guard distance < 0 ? moved >= 0 : moved <= 0 else { continue }
      return Failure(
        "an offset " + (distance < 0 ? "below " : "above ") + DecimalText.text(offset)
          + ", because the finger moves to translation " + DecimalText.text(destination.x),
        found: "offset " + DecimalText.text(offset + moved)
      ).after(probe([.pan(drag)], at: now))
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
    let caught = hold.caughtOffset
    guard expected.magnitude <= width, caught.magnitude <= width, caught * expected >= 0 else { return nil }
    let offset = row.offset(at: now)
    guard (offset - expected).magnitude > row.rounding else { return nil }
    return Failure(
      "offset " + DecimalText.text(expected) + ", moved as far as the finger", found: DecimalText.text(offset))
  }

  /// Checks that neither a detour nor another velocity of the finger changes the position of the content.
  private func detourFailure(
    _ step: Step, _ sample: PanSample, _ events: [Timed<RowEvent>]
  ) -> Failure? {
    guard let hold = step.after.hold, hold.isUndisturbed, let before = step.before.hold else { return nil }
    let now = step.after.now
    let straight = step.after.row.offset(at: now)
    let dx = sample.translation.x - hold.origin.x
    for detour in [0.0, -1000, 1000] {
      // If drags cannot cross to the other side, a detour to that side makes it a different drag.
      if habits.locksSide && hold.caughtOffset == 0 && detour * dx <= 0 && detour != 0 { continue }
      let away = hold.origin + Vector(detour, 0)
      let detourSamples = [away, sample.translation].map {
        PanSample(.changed, translation: $0, velocity: sample.velocity)
      }
      var row = step.before.row
      for sample in detourSamples { _ = row.pan(sample, at: now) }
      guard row.offset(at: now) != straight else { continue }
      let other = probe(detourSamples.map { .pan($0) }, at: now)
      return Failure(
        "the same offset, " + DecimalText.text(straight) + ", after a detour to translation "
          + DecimalText.text(away.x),
        found: DecimalText.text(row.offset(at: now))
      ).after(newAttempt(events + other, after: step.after))
    }
    // Skip the first movement, because its velocity may decide whether the row takes the drag at all.
    guard before.hasMoved else { return nil }
    for velocity in [Vector(0, 500), Vector(straight < 0 ? -Self.fastFinger : Self.fastFinger, 0)] {
      let faster = PanSample(.changed, translation: sample.translation, velocity: velocity)
      var row = step.before.row
      _ = row.pan(faster, at: now)
      guard row.offset(at: now) != straight else { continue }
      return Failure(
        "the same offset, " + DecimalText.text(straight) + ", at another velocity",
        found: DecimalText.text(row.offset(at: now))
      ).after(newAttempt(events + probe([.pan(faster)], at: now), after: step.after))
    }
    return nil
  }
}
