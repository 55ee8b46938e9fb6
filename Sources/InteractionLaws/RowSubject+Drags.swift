extension RowSubject {
  // MARK: Stays in bounds

  func boundsFailure(_ step: Step) -> Failure? {
    let (row, now) = (step.after.row, step.after.now)
    let offset = row.offset(at: now)
    guard offset.isFinite else { return Failure("a finite offset", found: DecimalText.text(offset)) }
    return dragFailure(step, offset) ?? limitsFailure(row, at: now) ?? uncoveringFailure(row, at: now)
  }

  /// The limits hold all resting places and reach no further than a row's width beyond.
  private func limitsFailure(_ row: Row, at now: Time) -> Failure? {
    for edge in Edge.allCases {
      let limit = max(0, edge == .leading ? row.limits.upperBound : 0 - row.limits.lowerBound)
      let width = row.canOpen(edge) ? row.revealedWidth(edge, at: now) : 0
      let most = width + row.size.width
      guard limit >= width - row.rounding, limit <= most + row.rounding else {
        return Failure(
          edge.name + " limit from " + DecimalText.text(width) + " to " + DecimalText.text(most),
          found: DecimalText.text(limit))
      }
    }
    return nil
  }

  /// Under a finger the content is between the limits, or between them and where it was caught.
  private func dragFailure(_ step: Step, _ offset: Double) -> Failure? {
    guard let hold = step.after.hold, hold.isAlone, step.event.pan != nil else { return nil }
    let row = step.after.row
    var (lower, upper) = (row.limits.lowerBound, row.limits.upperBound)
    if !row.canOpen(.leading) { upper = 0 }
    if !row.canOpen(.trailing) { lower = 0 }
    lower = min(lower, hold.caught)
    upper = max(upper, hold.caught)
    guard offset < lower - row.rounding || offset > upper + row.rounding else { return nil }
    return Failure(
      "an offset from " + DecimalText.text(lower) + " to " + DecimalText.text(upper), found: DecimalText.text(offset))
  }

  /// Motion shows the buttons of the side that it leaves and of the one that it approaches, and of one where it does neither.
  private func uncoveringFailure(_ row: Row, at now: Time) -> Failure? {
    guard let end = row.settles, end > now else { return nil }
    var sides = [side(row, at: now), side(row, at: end)].compactMap { $0 }
    for part in 1..<16 {
      let moment = now + (end - now) * (Double(part) / 16)
      guard row.offset(at: moment).isFinite else {
        return Failure("a finite offset", found: DecimalText.text(row.offset(at: moment)))
      }
      guard let side = side(row, at: moment), !sides.contains(side) else { continue }
      guard sides.isEmpty else {
        let delay = DecimalText.text(moment - now, decimals: 3)
        return Failure(
          "no " + side.name + " buttons in the motion", found: row.text(at: moment) + " after " + delay + " s")
      }
      sides.append(side)
    }
    return nil
  }

  /// The side whose buttons show.
  private func side(_ row: Row, at time: Time) -> Edge? {
    Edge.allCases.first { $0.sign * row.offset(at: time) > row.rounding && !row.actions($0).isEmpty }
  }

  // MARK: No jumps

  func jumpFailure(_ step: Step) -> Failure? {
    let now = step.after.now
    let (from, to) = (step.before.row.offset(at: now), step.after.row.offset(at: now))
    switch step.event {
    case .scroll, .event(.open(_, animated: false)), .event(.close(animated: false)), .event(.reuse), .event(.resize):
      return nil
    case .event(.pan(let phase, let translation, let velocity)):
      if phase == .began {
        guard from == to else { break }
        return stillFingerFailure(step, translation, velocity)
      }
      let moved = step.before.hold.map { (translation.x - $0.translation.x).magnitude + step.after.row.rounding } ?? 0
      guard (to - from).magnitude <= moved else {
        return Failure(
          "at most " + DecimalText.text(moved) + " points from " + DecimalText.text(from), found: DecimalText.text(to))
      }
      return phase == .changed ? detourFailure(step, translation, velocity) : nil
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
  }

  /// A finger that goes elsewhere first, or faster, brings the content to the same place.
  private func detourFailure(_ step: Step, _ translation: Vector, _ velocity: Vector) -> Failure? {
    guard let hold = step.after.hold, hold.isAlone, let before = step.before.hold else { return nil }
    let now = step.after.now
    let straight = step.after.row.offset(at: now)
    func failure(_ row: Row, _ way: String) -> Failure? {
      let offset = row.offset(at: now)
      guard offset != straight else { return nil }
      return Failure(way + ", the same " + DecimalText.text(straight), found: DecimalText.text(offset))
    }
    for detour in [0.0, -1000, 1000] {
      var row = step.before.row
      let away = hold.origin + Vector(detour, 0)
      _ = row.pan(PanSample(.changed, at: now, translation: away, velocity: velocity))
      _ = row.pan(PanSample(.changed, at: now, translation: translation, velocity: velocity))
      if let failure = failure(row, "by way of " + DecimalText.text(away.x)) { return failure }
    }
    // The first sample that moves may decide whether the drag is the row's at all.
    guard before.hasMoved else { return nil }
    var row = step.before.row
    _ = row.pan(PanSample(.changed, at: now, translation: translation, velocity: Vector(0, 500)))
    return failure(row, "at another velocity")
  }

  // MARK: Sampling does not matter

  func samplingFailure(_ step: Step, _ path: () -> [Timed<RowEvent>]) -> Failure? {
    guard var hold = step.before.hold, hold.isAlone else { return nil }
    if let pan = step.event.pan {
      guard pan.phase == .ended else { return nil }
      hold.move(to: pan.translation, pan.velocity)
      guard hold.isSideways else { return nil }
    } else {
      guard case .scroll(.ended) = step.event else { return nil }
    }
    let events = path()
    guard let began = events.lastIndex(where: { $0.event.begins }) else { return nil }
    let resting = step.after.row.settled(at: step.after.now)
    // As one jump, and at twice the rate.
    for samples in [[], doubled(events[began...].dropLast(), to: step)] {
      let other = Array(events[...began]) + samples + [events[events.count - 1]]
      var walk = fresh
      var told: [SwipeNotice] = []
      for event in other {
        let step = self.step(walk, event)
        (walk, told) = (step.after, step.effects.notices)
      }
      let (row, end) = walk.row.settled(at: walk.now)
      let way = samples.isEmpty ? "with the last sample alone, " : "at twice the rate, "
      guard told == step.effects.notices else { return Failure(way + step.effects.notices.text, found: told.text) }
      guard row.rest == resting.row.rest, row.offset(at: end) == resting.row.offset(at: resting.time) else {
        return Failure(way + resting.row.text(at: resting.time), found: row.text(at: end))
      }
    }
    return nil
  }

  /// The samples of a drag, and one in the middle of each two.
  private func doubled(_ drag: ArraySlice<Timed<RowEvent>>, to step: Step) -> [Timed<RowEvent>] {
    var samples: [Timed<RowEvent>] = []
    var last: (time: Time, place: Vector, contentOffset: Double) = (.zero, .zero, 0)
    for sample in drag {
      var next = last
      next.time = sample.at
      let middle = last.time + (sample.at - last.time) / 2
      switch sample.event {
      case .event(.pan(let phase, let place, let velocity)):
        next.place = place
        if phase == .changed {
          let between = Vector((last.place.x + place.x) / 2, (last.place.y + place.y) / 2)
          samples.append(Timed(middle, .event(.pan(.changed, translation: between, velocity: velocity))))
        }
      case .scroll(.began(let place)): next.contentOffset = place
      case .scroll(.moved(let place)):
        next.contentOffset = place
        samples.append(Timed(middle, .scroll(.moved(contentOffset: (last.contentOffset + place) / 2))))
      case .event, .scroll(.ended): break
      }
      if !sample.event.begins { samples.append(sample) }
      last = next
    }
    return samples
  }
}

extension RowEvent {
  /// Whether a finger takes hold.
  var begins: Bool {
    switch self {
    case .event(.pan(.began, _, _)), .scroll(.began): true
    case .event, .scroll: false
    }
  }
}
