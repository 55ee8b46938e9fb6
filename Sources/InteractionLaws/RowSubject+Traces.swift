extension RowSubject {
  // MARK: Mirror

  func mirrorFailure(_ step: Step) -> Failure? {
    guard let twin = step.after.twin else { return nil }
    let (row, now) = (step.after.row, step.after.now)
    let told = step.twinEffects.notices.map { $0.mirrored }
    guard told == step.effects.notices, step.effects.startedMotion == step.twinEffects.startedMotion else {
      return Failure("mirrored, " + step.effects.notices.text, found: told.text)
    }
    for moment in [now, row.settles ?? now] {
      guard twin.offset(at: moment) == 0 - row.offset(at: moment), twin.rest.edge == row.rest.edge?.opposite,
        twin.settles == row.settles
      else { return Failure("the mirror image of " + row.text(at: moment), found: twin.text(at: moment)) }
    }
    for edge in Edge.allCases {
      for index in row.actions(edge).indices {
        let frame = row.actionFrame(edge, index, at: now).mirrored(in: row.size.width)
        let image = twin.actionFrame(edge.opposite, index, at: now)
        guard (frame.x - image.x).magnitude <= row.rounding, (frame.width - image.width).magnitude <= row.rounding
        else {
          let name = edge.name + " button " + String(index)
          return Failure(name + " at " + DecimalText.text(frame.x), found: DecimalText.text(image.x))
        }
      }
    }
    return nil
  }

  // MARK: Same script, same trace

  func traceFailure(_ step: Step, _ path: [Timed<RowEvent>]) -> Failure? {
    // Playing a long sequence again after each of its events would take its square.
    guard path.count < 8 || path.count % 10 == 0 else { return nil }
    var walk = fresh
    var effects = SwipeEffects.none
    for event in path {
      let step = self.step(walk, event)
      (walk, effects) = (step.after, step.effects)
    }
    let (one, other) = (step.after.row.offset(at: walk.now), walk.row.offset(at: walk.now))
    guard walk.row == step.after.row, effects == step.effects, one.bitPattern == other.bitPattern else {
      return Failure(
        "again, " + step.after.row.text(at: walk.now) + ", " + step.effects.notices.text,
        found: walk.row.text(at: walk.now) + ", " + effects.notices.text)
    }
    return nil
  }

  // MARK: Simpler events

  func simpler(_ event: RowEvent) -> [RowEvent] {
    switch event {
    case .event(.pan(let phase, let place, let velocity)):
      let places = simpler(place)
      let speeds = simpler(velocity)
      return places.map { .event(.pan(phase, translation: $0, velocity: velocity)) }
        + speeds.map { .event(.pan(phase, translation: place, velocity: $0)) }
    case .event(.press(let edge, let index, let phase)) where index != 0: return [.event(.press(edge, 0, phase))]
    case .scroll(.moved(let place)): return simpler(place).map { .scroll(.moved(contentOffset: $0)) }
    case .scroll(.ended(let place, let velocity, let target)):
      return simpler(place).map { .scroll(.ended(contentOffset: $0, velocity: velocity, target: target)) }
        + simpler(velocity).map { .scroll(.ended(contentOffset: place, velocity: $0, target: target)) }
        + simpler(target).map { .scroll(.ended(contentOffset: place, velocity: velocity, target: $0)) }
    case .event, .scroll(.began): return []
    }
  }

  private func simpler(_ vector: Vector) -> [Vector] {
    (vector.y == 0 ? [] : [Vector(vector.x, 0)]) + simpler(vector.x).map { Vector($0, vector.y) }
  }

  /// Rounder numbers, the roundest first.
  private func simpler(_ number: Double) -> [Double] {
    guard number.isFinite, number.magnitude < 1e6 else { return [] }
    let rounder = [0, 100, 10, 1].map { $0 == 0 ? 0 : (number / $0).rounded(.toNearestOrAwayFromZero) * $0 }
    // From the roundest on, only those that have not been given and are not the number itself.
    return rounder.indices.filter { rounder[$0] != number && !rounder[..<$0].contains(rounder[$0]) }.map { rounder[$0] }
  }
}
