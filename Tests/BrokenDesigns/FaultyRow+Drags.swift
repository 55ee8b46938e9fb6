package import InteractionLaws

extension FaultyRow {
  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let isFlat = sample.velocity.y.magnitude <= sample.velocity.x.magnitude
    if fault == .ignoresFinger || fault == .asksVelocity && sample.phase == .changed && !isFlat { return .none }
    switch sample.phase {
    case .began:
      if fault == .cancelsLate { since.value = time }
      return base.pan(sample, at: time)
    case .changed:
      if fault == .outrunsLimits { base.slack = sample.velocity.x.magnitude > 3000 ? 50 : 0 }
      if base.isHeld { samples += fault == .countsSamples ? 1 : 0 }
      snap()
      return base.pan(sample, at: time)
    case .ended:
      snap()
      return ended(sample, at: time)
    case .cancelled, .failed:
      (shift, samples, base.slack) = (0, 0, 0)
      if fault == .restsBeside { isMarked = false }
      if fault == .remembersCancelling || fault == .opensLaterOnceCancelled { hasCancelled.value = true }
      if fault == .cancelsLate, base.isHeld, time - since.value > 2 {
        _ = base.pan(sample, at: time)
        return base.close(animated: true, at: time)
      }
      let effects = base.pan(sample, at: time)
      return fault == .cancelSelects ? SwipeEffects(.didSelect, startedMotion: effects.startedMotion) : effects
    }
  }

  /// Takes the content not from where it was caught, but from a whole point.
  private mutating func snap() {
    guard fault == .heldStillSnaps, case .held(let origin, let caught, let offset) = base.state else { return }
    base.state = .held(origin: origin, caught: caught.rounded(.toNearestOrAwayFromZero), offset: offset)
  }

  private mutating func ended(_ sample: PanSample, at time: Time) -> SwipeEffects {
    defer { (shift, samples, base.slack) = (0, 0, 0) }
    let x = sample.translation.x
    if samples == 2 { return base.pan(PanSample(.cancelled, translation: sample.translation), at: time) }
    let speed = sample.velocity.x.magnitude
    if fault == .opensLaterOnceCancelled, hasCancelled.value, base.isHeld, rest == .closed, speed <= base.flick {
      _ = base.pan(PanSample(.changed, translation: sample.translation), at: time)
      let offset = base.offset(at: time)
      if offset.magnitude < 0.75 * (offset < 0 ? -limits.lowerBound : limits.upperBound) {
        return base.pan(PanSample(.cancelled, translation: sample.translation), at: time)
      }
    }
    if speed > base.flick, fault == .flicksBack || fault == .flicksAcross, base.isHeld, base.offset(at: time) != 0 {
      return flicked(sample, at: time)
    }
    var effects = base.pan(sample, at: time)
    if speed > 2000, case .settling(let motion) = base.state { swing(motion) }
    if fault == .restsBeside { isMarked = base.rest != .closed }
    let notice: SwipeNotice = fault == .endSelects ? .didSelect : .didPress(x < 0 ? .trailing : .leading, 0)
    guard fault == .endSelects || fault == .endPresses && x != 0 else { return effects }
    (effects.first, effects.second) = (notice, effects.first)
    return effects
  }

  /// Goes against the finger, or to the side that it does not uncover.
  private mutating func flicked(_ sample: PanSample, at time: Time) -> SwipeEffects {
    if fault == .flicksBack {
      let back = Vector(0 - sample.velocity.x, 0)
      return base.pan(PanSample(.ended, translation: sample.translation, velocity: back), at: time)
    }
    let edge: SwipeEdge = base.offset(at: time) > 0 ? .trailing : .leading
    let isOutward = edge.sign * sample.velocity.x < 0
    guard isOutward, base.rest == .closed else { return base.pan(sample, at: time) }
    _ = base.pan(PanSample(.cancelled, translation: sample.translation), at: time)
    return base.open(edge, animated: true, at: time)
  }

  /// Swings far beyond where the row goes, or across closed.
  private mutating func swing(_ motion: Motion) {
    let isOpening = motion.to != 0
    guard fault == .swingsOut && isOpening || fault == .uncoversAtSpeed && !isOpening else { return }
    let outward = isOpening ? motion.to : 0 - motion.from
    let curve = Curve.bounce(overshoot: Double(signOf: outward, magnitudeOf: isOpening ? 400 : 20), leg: 0.1)
    base.state = .settling(Motion(start: motion.start, from: motion.from, to: motion.to, curve: curve))
  }
}
