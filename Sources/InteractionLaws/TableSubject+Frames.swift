import HeadlessTable

extension TableSubject {
  // MARK: Frames add up

  /// Checks that drawing over the frame from before an event, right after the event and again later, gives the same frames
  /// as drawing from scratch.
  func redrawingFailure(_ step: Step) -> Failure? {
    var table = step.before.table
    _ = table.draw(at: step.before.now)
    _ = apply(step.event, to: &table, at: step.after.now)
    if let failure = redrawingFailure(&table, at: step.after.now) { return failure }
    // Only time passes now, while something may be in motion.
    return redrawingFailure(&table, at: step.after.now + Double(step.after.checkSelector % 4 + 1) / 10)
  }

  private func redrawingFailure(_ table: inout Table, at time: Time) -> Failure? {
    let previousFrame = table.frame
    _ = table.draw(at: time)
    var freshTable = table
    freshTable.forgetFrame()
    _ = freshTable.draw(at: time)
    let (drawn, expected) = (table.frame.layers, freshTable.frame.layers)
    // NaN is unequal to itself; another law forbids it.
    guard expected.allSatisfy({ $0.hasFiniteNumbers }) else { return nil }
    if let failure = difference(drawn: drawn, expected: expected) { return failure }
    return changesFailure(table.frame, over: previousFrame)
  }

  private func difference(drawn: [Layer], expected: [Layer]) -> Failure? {
    guard drawn != expected else { return nil }
    for (drawnLayer, expectedLayer) in zip(drawn, expected) where drawnLayer != expectedLayer {
      let note = text(drawnLayer) == text(expectedLayer) ? ", painted differently" : ""
      return Failure(
        text(expectedLayer) + ", as in a frame drawn from scratch",
        found: text(drawnLayer) + ", in a frame drawn over another" + note)
    }
    return Failure(
      "as many layers as in a frame drawn from scratch, " + String(expected.count),
      found: String(drawn.count) + ", in a frame drawn over another")
  }

  private func text(_ layer: Layer) -> String { layer.name + " " + DecimalText.text(layer.frame) }

  /// Checks that the changes turn the old frame into the new one, and that each layer that is reported as changed differs.
  private func changesFailure(_ frame: LayerList, over previousFrame: LayerList) -> Failure? {
    var layers = previousFrame.layers
    for change in frame.changes {
      guard layers.apply(change, of: frame.layers) else {
        return Failure("changes that fit the previous frame", found: "a change that does not fit")
      }
    }
    guard layers == frame.layers else {
      return Failure("changes that turn the previous frame into this one", found: "changes with another result")
    }
    return nil
  }
}

extension [Layer] {
  /// Applies one change from an old frame to a new one, and returns whether the change fits.
  fileprivate mutating func apply(_ change: LayerChange, of new: [Layer]) -> Bool {
    switch change {
    case .changed(let index):
      guard indices.contains(index), new.indices.contains(index), self[index].id == new[index].id,
        self[index] != new[index]
      else { return false }
      self[index] = new[index]
    case .moved(let range):
      guard range.upperBound <= Swift.min(count, new.count) else { return false }
      for index in range {
        self[index].frame = new[index].frame
        guard self[index] == new[index] else { return false }
      }
    case .inserted(let range):
      guard range.lowerBound <= count, range.upperBound <= new.count else { return false }
      insert(contentsOf: new[range], at: range.lowerBound)
    case .removed(let range):
      guard range.upperBound <= count else { return false }
      removeSubrange(range)
    }
    return true
  }
}
