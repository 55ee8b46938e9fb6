extension ListSubject {
  // MARK: Rows are painted

  func paintFailure(_ state: State) -> Failure? {
    if let layer = cachedFrame(state).layers.first(where: { !$0.hasFiniteNumbers }) {
      return Failure("finite numbers in every layer", found: layer.name + " with a non-finite number")
    }
    if let failure = draggedFailure(state) { return failure }
    // A row that a finger holds follows the finger.
    guard state.activeGesture == nil, state.list.liftedRow == nil else { return nil }
    let frame = cachedStillFrame(state)
    if !state.cache.isStill, let layer = frame.layers.first(where: { !$0.hasFiniteNumbers }) {
      return Failure(
        "finite numbers in every layer once nothing moves", found: layer.name + " with a non-finite number")
    }
    let viewport = viewport(state.list, width: state.width)
    let layers = frame.layers
    let rowLayerIndices = layers.indices.filter { layers[$0].id.part == .row && layers[$0].id.row != nil }
    for row in state.ids.joined() {
      guard let top = state.list.top(of: row), let height = state.list.height(of: row), top < viewport.maxY else {
        continue
      }
      let indices = rowLayerIndices.filter { layers[$0].id.row == row }
      guard indices.count == 1 || indices.isEmpty && height <= 0 else {
        return Failure(
          row.name + " painted once", found: indices.isEmpty ? "not painted" : String(indices.count) + " times")
      }
      guard let layer = indices.first.map({ layers[$0] }), height > 0 else { continue }
      guard layer.alpha > 0 else { return Failure(row.name + " painted visibly", found: "opacity 0") }
      let isClosed = !state.openRows.contains(row)
      let position = LayoutRect(0, top, viewport.width, height)
      guard layer.isPainted(within: position, checksX: isClosed && viewport.width > 0) else {
        return Failure(
          row.name + " painted within " + DecimalText.text(position) + " and covering its centre",
          found: DecimalText.text(layer.frame))
      }
    }
    for case let row? in rowLayerIndices.map({ layers[$0].id.row }) where state.list.position(of: row) == nil {
      return Failure("no layer of a row that is not visible", found: row.name)
    }
    return headerFailure(state, layers) ?? coverFailure(state, frame)
  }

  // MARK: No jumps

  /// Returns whether a custom event or a plain action makes rows travel in a fresh list.
  static func rowsTravel(in list: List, customEvents: [CustomEvent<List>]) -> Bool {
    let subject = ListSubject(list: list, customEvents: customEvents, undo: nil, laws: [])
    var events = customEvents.map { ListLawEvent.custom($0.name) }
    for row in subject.rowsToTry(in: subject.fresh) {
      events += list.actions(for: row).map { .event(.perform($0.id, on: row)) }
    }
    return events.contains { event in
      let step = subject.step(subject.fresh, Timed(Self.firstMoment, event))
      return step.effects.changesRows
        && subject.tops(step).contains { $0.new == $0.old && step.after.list.top(of: $0.row) != $0.old }
    }
  }

  private static var firstMoment: Double { 0.015625 }

  func jumpFailure(_ step: Step) -> Failure? {
    // Rows that a gesture has moved follow the fingers until the gesture ends and releases them.
    guard rowsTravel, step.effects.changesRows || step.animatesHeights, step.after.activeGesture == nil,
      step.before.activeGesture == nil
    else { return nil }
    for (row, old, new) in tops(step) where (new - old).magnitude > 0.5 {
      return Failure(
        row.name + " painted at y " + DecimalText.text(old) + ", where it was, because rows travel",
        found: DecimalText.text(new))
    }
    return nil
  }

  /// Returns the tops at which the rows that stay are painted right before an event and right after it.
  private func tops(_ step: Step) -> [(row: RowID, old: Double, new: Double)] {
    let old =
      step.before.list.settleTime == nil
      ? cachedStillFrame(step.before) : frame(step.before.list, width: step.before.width, at: step.before.now)
    let new = cachedFrame(step.after)
    return step.after.ids.joined().compactMap { row in
      guard let before = old.layer(of: row), let after = new.layer(of: row) else { return nil }
      return (row, before.frame.y, after.frame.y)
    }
  }

  // MARK: Motions end on time

  func motionFailure(_ step: Step) -> Failure? {
    let now = step.after.now
    guard let end = step.after.list.settleTime, end > now, step.before.list.settleTime.map({ $0 < end }) ?? true else {
      return nil
    }
    switch step.event {
    case .event(.resize), .event(.wait): break
    case .event, .undo, .custom:
      guard step.effects.startedMotion else { return Failure("a report that a motion has started", found: "no report") }
    }
    guard step.after.activeGesture == nil, step.after.list.liftedRow == nil, end.seconds < Time.greatestMagnitude else {
      return nil
    }
    // A motion may change too little to show before its end, as a small bounce does, but only during the last 85 % of its
    // duration, and for 0.45 seconds at most.
    let moment = end + -min((end - now) * 0.85, 0.45)
    let endFrame = cachedStillFrame(step.after)
    guard cachedFrame(step.after).isFar(from: endFrame) else { return nil }
    var list = step.after.list
    list.advance(to: moment)
    // A row of zero height moves unseen.
    guard frame(list, width: step.after.width, at: moment) == endFrame,
      !step.after.ids.joined().contains(where: { list.height(of: $0) == 0 })
    else { return nil }
    return Failure("movement until " + end.text, found: "no movement from " + moment.text + " on")
  }
}

extension ListSubject {
  // MARK: Durations

  /// An unusual animation duration, in seconds, to test whether motions take at least that long.
  private static var longDuration: Double { 4 }

  /// Checks that a motion that a change of the rows begins takes at least the animation duration that is set, and that no row
  /// moves if motion is reduced.
  func paceFailure(_ step: Step) -> Failure? {
    guard step.effects.startedMotion, step.before.list.settleTime == nil, step.after.list.liftedRow == nil else {
      return nil
    }
    let now = step.after.now
    var slowList = step.before.list
    slowList.animationDuration = Self.longDuration
    if slowList.animationDuration == Self.longDuration, step.effects.changesRows, step.before.activeGesture == nil {
      _ = apply(step.event, to: &slowList, at: now)
      let duration = (slowList.settleTime ?? now) - now
      guard duration >= Self.longDuration - 1e-6 else {
        return Failure(
          "a motion of at least " + DecimalText.text(Self.longDuration) + " s, the animation duration that is set",
          found: DecimalText.text(duration, decimals: 3) + " s")
      }
    }
    var reducedMotionList = step.before.list
    reducedMotionList.reducesMotion = true
    guard reducedMotionList.reducesMotion else { return nil }
    _ = apply(step.event, to: &reducedMotionList, at: now)
    guard let end = reducedMotionList.settleTime, end > now else { return nil }
    let firstFrame = frame(reducedMotionList, width: step.after.width, at: now)
    for fraction in [0.3, 0.6, 1] {
      let moment = now + (end - now) * fraction
      var list = reducedMotionList
      list.advance(to: moment)
      let laterFrame = frame(list, width: step.after.width, at: moment)
      for row in list.visibleRows.joined() {
        guard let firstLayer = firstFrame.layer(of: row), let layer = laterFrame.layer(of: row) else { continue }
        guard layer.distance(from: firstLayer) > 0.5 else { continue }
        return Failure(
          row.name + " at rest at " + DecimalText.text(firstLayer.frame) + ", because motion is reduced",
          found: DecimalText.text(layer.frame))
      }
    }
    return nil
  }
}

extension LayerList {
  /// Returns whether some layer is 20 points or more away from the layer of the same id at the same index in another frame;
  /// false if the frames have different numbers of layers.
  fileprivate func isFar(from other: LayerList) -> Bool {
    guard layers.count == other.layers.count else { return false }
    return zip(layers, other.layers).contains { one, another in
      one.id == another.id && one.distance(from: another) >= 20
    }
  }
}

extension Layer {
  /// Returns the greater of the horizontal and the vertical distance from another layer's place, in points.
  fileprivate func distance(from other: Layer) -> Double {
    max((frame.x - other.frame.x).magnitude, (frame.y - other.frame.y).magnitude)
  }

  /// Returns whether the layer lies within a row's frame and covers its middle, vertically and, if `checksX`, horizontally.
  fileprivate func isPainted(within rowFrame: LayoutRect, checksX: Bool) -> Bool {
    let tolerance = 1e-6
    func coversMiddle(from start: Double, to end: Double, within bounds: (first: Double, last: Double)) -> Bool {
      let middle = bounds.first + (bounds.last - bounds.first) / 2
      return start >= bounds.first - tolerance && end <= bounds.last + tolerance && start <= middle && end >= middle
    }
    let (top, bottom) = edges
    return coversMiddle(from: top, to: bottom, within: (rowFrame.y, rowFrame.maxY))
      && (!checksX || coversMiddle(from: frame.x, to: frame.maxX, within: (rowFrame.x, rowFrame.maxX)))
  }
}
