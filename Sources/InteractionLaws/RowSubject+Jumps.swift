extension RowSubject {
  func jumpFailure(_ step: Step, _ path: () -> [Timed<RowEvent>]) -> Failure? {
    let now = step.after.now
    let (from, to) = (step.before.row.offset(at: now), step.after.row.offset(at: now))
    switch step.event {
    case .scroll, .event(.open(_, animated: false)), .event(.close(animated: false)), .event(.reuse), .event(.resize):
      return nil
    case .event(.pan(let phase, let translation, let velocity)):
      if phase == .began {
        guard from == to else { break }
        return stillFingerFailure(step, translation, velocity) ?? followFailure(step, translation)
      }
      let moved = step.before.hold.map { (translation.x - $0.translation.x).magnitude + step.after.row.rounding } ?? 0
      guard (to - from).magnitude <= moved else {
        return Failure(
          "at most " + DecimalText.text(moved) + " points from " + DecimalText.text(from), found: DecimalText.text(to))
      }
      return phase == .changed ? detourFailure(step, translation, velocity, path) : nil
    case .event(.open), .event(.close), .event(.press), .event(.tap), .event(.table), .event(.wait): break
    }
    return from == to ? nil : Failure("offset " + DecimalText.text(from), found: DecimalText.text(to))
  }

  /// A finger that takes hold and does not move, moves nothing.
  private func stillFingerFailure(_ step: Step, _ translation: Vector, _ velocity: Vector) -> Failure? {
    let now = step.after.now
    var row = step.after.row
    _ = row.pan(PanSample(.changed, at: now, translation: translation, velocity: velocity))
    let (held, offset) = (step.after.row.offset(at: now), row.offset(at: now))
    guard (held - offset).magnitude > row.rounding else { return nil }
    return Failure("held still, offset " + DecimalText.text(held), found: DecimalText.text(offset))
      .after(probe([.pan(.changed, translation: translation, velocity: velocity)], at: now))
  }

  /// A finger that takes hold of a resting row and goes from one resting place to the next takes the content along.
  private func followFailure(_ step: Step, _ translation: Vector) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    let before = step.before.row
    guard step.before.hold == nil, !before.isMoving(at: now), restFailure(before, at: now) == nil else { return nil }
    let offset = row.offset(at: now)
    let next =
      row.rest.edge.map { [0 - $0.sign * row.revealedWidth($0, at: now)] }
      ?? SwipeEdge.allCases.filter(row.canOpen).map { $0.sign * row.revealedWidth($0, at: now) }
    for distance in next where distance.magnitude > row.rounding {
      let place = Vector(translation.x + distance, translation.y)
      let velocity = Vector(distance < 0 ? -100 : 100, 0)
      var dragged = row
      _ = dragged.pan(PanSample(.changed, at: now, translation: place, velocity: velocity))
      let moved = dragged.offset(at: now) - offset
      guard distance < 0 ? moved >= 0 : moved <= 0 else { continue }
      return Failure(
        "offset " + DecimalText.text(offset) + " moved along by a finger that goes to " + DecimalText.text(place.x),
        found: DecimalText.text(offset + moved)
      ).after(probe([.pan(.changed, translation: place, velocity: velocity)], at: now))
    }
    return nil
  }

  /// A finger that goes elsewhere first, or faster, brings the content to the same place.
  private func detourFailure(
    _ step: Step, _ translation: Vector, _ velocity: Vector, _ path: () -> [Timed<RowEvent>]
  ) -> Failure? {
    guard let hold = step.after.hold, hold.isAlone, let before = step.before.hold else { return nil }
    let now = step.after.now
    let straight = step.after.row.offset(at: now)
    for detour in [0.0, -1000, 1000] {
      let away = hold.origin + Vector(detour, 0)
      var row = step.before.row
      _ = row.pan(PanSample(.changed, at: now, translation: away, velocity: velocity))
      _ = row.pan(PanSample(.changed, at: now, translation: translation, velocity: velocity))
      guard row.offset(at: now) != straight else { continue }
      let other = probe([away, translation].map { .pan(.changed, translation: $0, velocity: velocity) }, at: now)
      return Failure(
        "by way of " + DecimalText.text(away.x) + ", the same " + DecimalText.text(straight),
        found: DecimalText.text(row.offset(at: now))
      ).after(again(path().dropLast() + other, after: step.after))
    }
    // The first sample that moves may decide whether the drag is the row's at all.
    guard before.hasMoved else { return nil }
    let downward = Vector(0, 500)
    var row = step.before.row
    _ = row.pan(PanSample(.changed, at: now, translation: translation, velocity: downward))
    guard row.offset(at: now) != straight else { return nil }
    let faster = probe([.pan(.changed, translation: translation, velocity: downward)], at: now)
    return Failure(
      "at another velocity, the same " + DecimalText.text(straight), found: DecimalText.text(row.offset(at: now))
    ).after(again(path().dropLast() + faster, after: step.after))
  }
}
