extension RowSubject {
  func mirrorFailure(_ step: Step, isKnown: Bool) -> Failure? {
    guard let mirrorImage = step.after.mirrorImage,
      !isKnown || !step.mirrorImageEffects.areMirrorImage(of: step.effects)
    else { return nil }
    let (row, now) = (step.after.row, step.after.now)
    for edge in SwipeEdge.allCases {
      let (count, mirroredCount) = (row.actions(edge).count, mirrorImage.actions(edge.opposite).count)
      guard count == mirroredCount else {
        let name = edge.opposite.name + (count == 1 ? " action" : " actions") + " in the mirror image"
        return Failure(String(count) + " " + name, found: String(mirroredCount))
      }
    }
    let (expectedEdge, foundEdge) = (row.armedEdge(at: now)?.opposite, mirrorImage.armedEdge(at: now))
    guard expectedEdge == foundEdge else {
      return Failure("the mirror image " + armedText(expectedEdge), found: armedText(foundEdge))
    }
    guard step.effects.signals == step.mirrorImageEffects.signals else {
      return Failure("the mirror image sending the same signals", found: "different signals")
    }
    guard step.mirrorImageEffects.areMirrorImage(of: step.effects) else {
      let expected = effectsText(step.effects.notices.map { $0.mirrored }, step.effects)
      let found = effectsText(step.mirrorImageEffects.notices, step.mirrorImageEffects)
      return Failure("the mirror image reporting " + expected, found: found)
    }
    guard row.settleTime == mirrorImage.settleTime else {
      return Failure("the mirror image " + motionText(row), found: motionText(mirrorImage))
    }
    var moments = [now]
    if let end = row.settleTime, end > now { moments += [now + (end - now) / 2, end] }
    for moment in moments {
      let failure =
        placeFailure(row, mirroredAs: mirrorImage, at: moment) ?? frameFailure(row, mirroredAs: mirrorImage, at: moment)
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

  private func placeFailure(_ row: Row, mirroredAs mirrorImage: Row, at time: Time) -> Failure? {
    let (offset, rest) = (0 - row.offset(at: time), row.rest.edge.map { Rest.open($0.opposite) } ?? .closed)
    let isMoving = row.isMoving(at: time)
    if mirrorImage.offset(at: time) == offset, mirrorImage.rest == rest, mirrorImage.isMoving(at: time) == isMoving {
      return nil
    }
    let expected = rest.text(offset: offset) + (isMoving ? ", moving" : "")
    let found = mirrorImage.text(at: time)
    let note = found == expected ? ", different in the last digits of its offset" : ""
    return Failure("the mirror image at " + expected, found: found + note)
  }

  private func frameFailure(_ row: Row, mirroredAs mirrorImage: Row, at time: Time) -> Failure? {
    for edge in SwipeEdge.allCases {
      for index in row.actions(edge).indices {
        let expectedFrame = row.actionFrame(edge: edge, index: index, at: time).mirrored(in: row.size.width)
        let foundFrame = mirrorImage.actionFrame(edge: edge.opposite, index: index, at: time)
        let name = edge.opposite.name + " button " + String(index) + " in the mirror image"
        let isSame =
          (expectedFrame.x - foundFrame.x).magnitude <= row.roundingTolerance
          && (expectedFrame.y - foundFrame.y).magnitude <= row.roundingTolerance
          && (expectedFrame.width - foundFrame.width).magnitude <= row.roundingTolerance
          && (expectedFrame.height - foundFrame.height).magnitude <= row.roundingTolerance
        guard isSame else { return Failure(name + " at " + expectedFrame.text, found: foundFrame.text) }
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
