extension RowSubject {
  func isWellFormed(_ events: [Timed<RowEvent>]) -> Bool {
    var isHeld = false
    var now = Time.zero
    for event in events {
      guard event.at >= now else { return false }
      now = event.at
      let begins: Bool
      let ends: Bool
      switch event.event {
      case .pan(let sample):
        begins = sample.phase == .began
        ends = !begins && sample.phase != .changed
      case .scroll(.began): (begins, ends) = (true, false)
      case .scroll(.ended): (begins, ends) = (false, true)
      case .scroll(.moved), .open, .close, .press, .tapButton, .tap, .perform, .reuse, .resize, .setActions, .preview,
        .table, .wait:
        continue
      }
      guard begins != isHeld else { return false }
      isHeld = !ends
    }
    return true
  }

  func simpler(_ event: RowEvent) -> [RowEvent] {
    switch event {
    case .wait: return []
    case .pan(let sample):
      let (phase, translation, velocity) = (sample.phase, sample.translation, sample.velocity)
      return simpler(translation).map { .pan(PanSample(phase, translation: $0, velocity: velocity)) }
        + simpler(velocity).map { .pan(PanSample(phase, translation: translation, velocity: $0)) }
    case .press(let edge, let index, let phase) where index != 0:
      return [.wait, .press(edge, 0, phase)]
    case .resize(let width, let height):
      var simpler: [RowEvent] = [.wait]
      if height != nil { simpler.append(.resize(width)) }
      return simpler + Self.simpler(width).map { .resize($0, height: height) }
    case .setActions(let actions, let edge):
      var simpler: [RowEvent] = [.wait]
      if !actions.isEmpty { simpler.append(.setActions([], edge)) }
      return simpler
    case .scroll(.moved(let offset)): return Self.simpler(offset).map { .scroll(.moved(contentOffset: $0)) }
    case .scroll(.ended(let offset, let velocity, let target)):
      return Self.simpler(offset).map { .scroll(.ended(contentOffset: $0, velocity: velocity, target: target)) }
        + Self.simpler(velocity).map { .scroll(.ended(contentOffset: offset, velocity: $0, target: target)) }
        + Self.simpler(target).map { .scroll(.ended(contentOffset: offset, velocity: velocity, target: $0)) }
    // If only the time before such an event matters, waiting shows the same fault.
    case .open, .close, .press, .tapButton, .tap, .perform, .preview, .reuse, .table: return [.wait]
    case .scroll(.began): return []
    }
  }

  private func simpler(_ vector: Vector) -> [Vector] {
    (vector.y == 0 ? [] : [Vector(vector.x, 0)]) + Self.simpler(vector.x).map { Vector($0, vector.y) }
      + Self.simpler(vector.y).dropFirst().map { Vector(vector.x, $0) }
  }

  /// Returns numbers simpler than a number, in the order in which they are tried: rounder numbers, its absolute value and, for
  /// a whole number, its half, truncated to be as round; for a number that is not finite or has a magnitude of 10⁶ or more, 0
  /// and 1000, and −1000 if it is negative.
  ///
  /// Below 10⁶, each is rounder, or as round and either nearer to 0 or no longer negative, so repeated simplification ends.
  static func simpler(_ number: Double) -> [Double] {
    guard number.isFinite, number.magnitude < 1e6 else { return number < 0 ? [0, 1000, -1000] : [0, 1000] }
    let steps = [100.0, 10, 1]
    var simpler = [0.0]
    // Round halves away from zero, because a fault that shows at 50 points often shows at 100, too.
    simpler += steps.map { (number / $0).rounded(.toNearestOrAwayFromZero) * $0 }
    if number < 0 { simpler.append(0 - number) }
    if let step = steps.first(where: { number.truncatingRemainder(dividingBy: $0) == 0 }) {
      simpler.append((number / 2 / step).rounded(.towardZero) * step)
    }
    return simpler.indices.filter { simpler[$0] != number && !simpler[..<$0].contains(simpler[$0]) }
      .map { simpler[$0] }
  }
}
