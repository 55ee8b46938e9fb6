// The law that the progress of a row agrees with its offset.
extension RowSubject {
  func progressFailure(_ step: Step) -> Failure? {
    // Without a finger, or once its drag is disturbed, content beyond the full-swipe threshold need not arm the side.
    progressFailure(step.after.row, isUndisturbed: step.after.hold?.isUndisturbed ?? false, at: step.after.now)
      ?? crossingFailure(step)
  }

  /// Checks, when a finger has just uncovered a side, the progress of a copy of the row after the finger has crossed to the
  /// other side.
  private func crossingFailure(_ step: Step) -> Failure? {
    let (before, after, now) = (step.before, step.after, step.after.now)
    guard case .pan(let sample) = step.event, sample.phase == .changed, let hold = after.hold, hold.isUndisturbed,
      before.row.offset(at: now) == 0, after.row.offset(at: now) != 0
    else { return nil }
    let crossingSample = PanSample(
      .changed, translation: Vector(2 * hold.origin.x - sample.translation.x, sample.translation.y),
      velocity: Vector(0 - sample.velocity.x, sample.velocity.y))
    var row = after.row
    _ = row.pan(crossingSample, at: now)
    return progressFailure(row, isUndisturbed: true, at: now)?.after(probe([.pan(crossingSample)], at: now))
  }

  private func progressFailure(_ row: Row, isUndisturbed: Bool, at now: Time) -> Failure? {
    let offset = row.offset(at: now)
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    let width = row.canOpen(edge) ? row.revealedWidth(edge, at: now) : 0
    guard let progress = row.progress(at: now) else {
      guard offset != 0, width > row.roundingTolerance else { return nil }
      return Failure("the progress of the " + edge.name + " side", found: "no progress")
    }
    guard offset != 0 else { return Failure("no progress at offset 0", found: progress.text) }
    guard width > row.roundingTolerance else { return nil }
    let openFraction = edge.sign * offset / width
    guard progress.edge == edge, (progress.open - openFraction).magnitude <= 1e-9 * max(1, openFraction) else {
      return Failure(SwipeProgress(edge: edge, open: openFraction).text, found: progress.text)
    }
    guard let fullSwipe = progress.fullSwipe else { return nil }
    guard fullSwipe.isFinite else { return Failure("a finite full-swipe fraction", found: progress.text) }
    guard isUndisturbed else { return nil }
    let armedEdge = row.armedEdge(at: now)
    guard (fullSwipe >= 1) == (armedEdge == edge) else {
      let (fraction, state) = armedEdge == edge ? ("of 1 or more", "is armed") : ("below 1", "is not armed")
      return Failure(
        "a full-swipe fraction " + fraction + ", because the " + edge.name + " side " + state, found: progress.text)
    }
    return nil
  }
}

extension SwipeProgress {
  /// The progress in words and numbers, such as `leading 0.5, full swipe 0.25`.
  fileprivate var text: String {
    edge.name + " " + DecimalText.text(open) + (fullSwipe.map { ", full swipe " + DecimalText.text($0) } ?? "")
  }
}
