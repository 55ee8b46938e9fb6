extension RowSubject {
  func mirrorFailure(_ step: Step, isKnown: Bool) -> Failure? {
    guard let twin = step.after.twin, !isKnown || !step.twinEffects.areMirrorImage(of: step.effects) else { return nil }
    let (row, now) = (step.after.row, step.after.now)
    for edge in SwipeEdge.allCases {
      let (count, image) = (row.actions(edge).count, twin.actions(edge.opposite).count)
      guard count == image else {
        let name = edge.opposite.name + (count == 1 ? " action" : " actions") + " in the mirror image"
        return Failure(String(count) + " " + name, found: String(image))
      }
    }
    let armed = (row.armedEdge(at: now)?.opposite, twin.armedEdge(at: now))
    guard armed.0 == armed.1 else {
      return Failure("the mirror image " + armedText(armed.0), found: armedText(armed.1))
    }
    guard step.effects.signals == step.twinEffects.signals else {
      return Failure("the mirror image sending the same signals", found: "different signals")
    }
    guard step.twinEffects.areMirrorImage(of: step.effects) else {
      let expected = effectsText(step.effects.notices.map { $0.mirrored }, step.effects)
      let found = effectsText(step.twinEffects.notices, step.twinEffects)
      return Failure("the mirror image reporting " + expected, found: found)
    }
    guard row.settleTime == twin.settleTime else {
      return Failure("the mirror image " + motionText(row), found: motionText(twin))
    }
    var moments = [now]
    if let end = row.settleTime, end > now { moments += [now + (end - now) / 2, end] }
    for moment in moments {
      let failure =
        placeFailure(row, mirroredAs: twin, at: moment) ?? frameFailure(row, mirroredAs: twin, at: moment)
      if let failure { return failure.after(wait(until: moment, after: now)) }
    }
    return nil
  }

  /// Describes the notices of some effects, which may have been mirrored, and whether the effects have started a motion.
  func effectsText(_ notices: [SwipeNotice], _ effects: SwipeEffects) -> String {
    notices.text + (effects.startedMotion ? ", motion started" : "")
  }

  private func motionText(_ row: Row) -> String {
    row.settleTime.map { "moving until " + DecimalText.text($0.seconds) + " s" } ?? "not moving"
  }

  private func armedText(_ edge: SwipeEdge?) -> String {
    edge.map { "armed on the " + $0.name + " side" } ?? "armed on no side"
  }

  private func placeFailure(_ row: Row, mirroredAs twin: Row, at time: Time) -> Failure? {
    let (offset, rest) = (0 - row.offset(at: time), row.rest.edge.map { Rest.open($0.opposite) } ?? .closed)
    let isMoving = row.isMoving(at: time)
    if twin.offset(at: time) == offset, twin.rest == rest, twin.isMoving(at: time) == isMoving { return nil }
    let expected = rest.text(offset: offset) + (isMoving ? ", moving" : "")
    let found = twin.text(at: time)
    let note = found == expected ? ", different in the last digits of its offset" : ""
    return Failure("the mirror image at " + expected, found: found + note)
  }

  private func frameFailure(_ row: Row, mirroredAs twin: Row, at time: Time) -> Failure? {
    for edge in SwipeEdge.allCases {
      for index in row.actions(edge).indices {
        let frame = row.actionFrame(edge: edge, index: index, at: time).mirrored(in: row.size.width)
        let image = twin.actionFrame(edge: edge.opposite, index: index, at: time)
        let name = edge.opposite.name + " button " + String(index) + " in the mirror image"
        let isSame =
          (frame.x - image.x).magnitude <= row.rounding && (frame.y - image.y).magnitude <= row.rounding
          && (frame.width - image.width).magnitude <= row.rounding
          && (frame.height - image.height).magnitude <= row.rounding
        guard isSame else { return Failure(name + " at " + frame.text, found: image.text) }
      }
    }
    return nil
  }
}

extension SwipeEffects {
  /// Returns whether the effects are the mirror image of other effects.
  fileprivate func areMirrorImage(of other: SwipeEffects) -> Bool {
    first == other.first?.mirrored && second == other.second?.mirrored && startedMotion == other.startedMotion
      && signals == other.signals
  }
}
