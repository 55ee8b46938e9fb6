extension RowSubject {
  func boundsFailure(_ step: Step, isKnown: Bool) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    let offset = row.offset(at: now)
    guard offset.isFinite else { return Failure("a finite offset", found: DecimalText.text(offset)) }
    if let failure = dragFailure(step, offset) { return failure }
    return isKnown ? nil : fastFingerFailure(step) ?? limitsFailure(row, at: now) ?? uncoveringFailure(row, at: now)
  }

  /// Checks that the limits contain all resting offsets and reach at most a row's width beyond them.
  private func limitsFailure(_ row: Row, at now: Time) -> Failure? {
    for edge in SwipeEdge.allCases {
      let limit = max(0, edge == .leading ? row.limits.upperBound : 0 - row.limits.lowerBound)
      let width = row.canOpen(edge) ? row.revealedWidth(edge, at: now) : 0
      let maximum = width + row.size.width
      guard limit >= width - row.roundingTolerance, limit <= maximum + row.roundingTolerance else {
        return Failure(
          "a " + edge.name + " limit " + DecimalText.text(width) + " to " + DecimalText.text(maximum)
            + " points from 0",
          found: DecimalText.text(limit))
      }
    }
    return nil
  }

  /// Checks that the content of a dragged row would stay within its bounds if the finger were very fast.
  private func fastFingerFailure(_ step: Step) -> Failure? {
    guard case .pan(let sample) = step.event, sample.phase == .changed, let hold = step.after.hold, hold.isUndisturbed
    else {
      return nil
    }
    let (now, movesLeft) = (step.after.now, sample.translation.x < hold.origin.x)
    let fastSample = PanSample(
      .changed, translation: sample.translation, velocity: Vector(movesLeft ? -Self.fastFinger : Self.fastFinger, 0))
    var row = step.after.row
    _ = row.pan(fastSample, at: now)
    return dragFailure(row, hold, row.offset(at: now), at: now)?.after(probe([.pan(fastSample)], at: now))
  }

  /// Checks, at each sample of a finger that holds the row, that the content is between the limits, or between them and the
  /// offset at which it was caught; on a side that cannot be opened, the limit is 0.
  private func dragFailure(_ step: Step, _ offset: Double) -> Failure? {
    guard let hold = step.after.hold, step.event.panSample != nil else { return nil }
    return dragFailure(step.after.row, hold, offset, at: step.after.now)
  }

  private func dragFailure(_ row: Row, _ hold: Hold, _ offset: Double, at now: Time) -> Failure? {
    // Once a drag is disturbed, a motion may move the content, even beyond the bounds of a drag.
    guard hold.isUndisturbed || !row.isMoving(at: now) else { return nil }
    var (lower, upper) = (row.limits.lowerBound, row.limits.upperBound)
    if !row.canOpen(.leading) { upper = 0 }
    if !row.canOpen(.trailing) { lower = 0 }
    lower = min(lower, hold.caughtOffset)
    upper = max(upper, hold.caughtOffset)
    guard offset < lower - row.roundingTolerance || offset > upper + row.roundingTolerance else { return nil }
    return Failure(
      "an offset from " + DecimalText.text(lower) + " to " + DecimalText.text(upper), found: DecimalText.text(offset))
  }

  /// Checks that a motion stays within the limits or keeps some content visible, and shows only the buttons of the sides that
  /// are visible now or at its end.
  ///
  /// If no buttons are visible at either moment, those of one side may show in between.
  private func uncoveringFailure(_ row: Row, at now: Time) -> Failure? {
    guard let end = row.settleTime, end > now else { return nil }
    let ends = (row.offset(at: now), row.offset(at: end))
    var visibleEdges = [visibleEdge(row, ends.0), visibleEdge(row, ends.1)].compactMap { $0 }
    // A motion may swing beyond the limits, but not so far that no content is visible.
    let lower = min(row.limits.lowerBound, ends.0, ends.1, 0 - row.size.width) - row.roundingTolerance
    let upper = max(row.limits.upperBound, ends.0, ends.1, row.size.width) + row.roundingTolerance
    for step in 1..<16 {
      let moment = now + (end - now) * (Double(step) / 16)
      let offset = row.offset(at: moment)
      guard offset.isFinite else {
        return Failure("a finite offset", found: DecimalText.text(offset)).after(wait(until: moment, after: now))
      }
      guard offset >= lower, offset <= upper else {
        let bounds = DecimalText.text(lower) + " to " + DecimalText.text(upper)
        return Failure("an offset from " + bounds + " during the motion", found: row.text(at: moment))
          .after(wait(until: moment, after: now))
      }
      guard let visibleEdge = visibleEdge(row, offset), !visibleEdges.contains(visibleEdge) else { continue }
      guard visibleEdges.isEmpty else {
        let delay = DecimalText.text(moment - now, decimals: 3)
        return Failure(
          "no " + visibleEdge.name + " buttons visible during the motion",
          found: row.text(at: moment) + " after " + delay + " s"
        ).after(wait(until: moment, after: now))
      }
      visibleEdges.append(visibleEdge)
    }
    return nil
  }

  /// Returns the side whose buttons show at an offset, or nil if none do.
  private func visibleEdge(_ row: Row, _ offset: Double) -> SwipeEdge? {
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    return offset.magnitude > row.roundingTolerance && !row.actions(edge).isEmpty ? edge : nil
  }
}
