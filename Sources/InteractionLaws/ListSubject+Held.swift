extension ListSubject {
  // MARK: A motionless hold moves nothing

  /// Checks that a hold whose finger returns to where it began leaves the rows in place, that a pull or a pinch that hardly
  /// moves inserts no row, and that a pinch inserts rows only between the rows that it parts.
  func holdFailure(_ step: Step) -> Failure? {
    returningFailure(step) ?? smallMovementFailure(step) ?? pinchInsertionFailure(step)
  }

  /// Checks that a hold leaves the rows in place if its finger returns to where it began, that lifting the finger there reports
  /// nothing, and that a later tap acts as it would have before the hold.
  private func returningFailure(_ step: Step) -> Failure? {
    guard let (gesture, phase) = step.event.gesturePart, gesture == .hold, phase == .began || phase == .changed,
      let activeGesture = step.after.activeGesture, activeGesture.isUndisturbed,
      case .event(.gesture(.hold(_, let y, let offset))) = activeGesture.samples[0].event
    else { return nil }
    func sample(_ phase: PanPhase) -> Timed<ListLawEvent> {
      Timed(step.after.now, .event(.gesture(.hold(phase, y: y, contentOffset: offset))))
    }
    let (returnEvent, liftEvent) = (sample(.changed), sample(.ended))
    let returnStep = self.step(step.after, returnEvent)
    guard returnStep.after.ids == activeGesture.ids else {
      let found = text(returnStep.after.ids, openRows: returnStep.after.openRows)
      return Failure(text(activeGesture.ids, openRows: activeGesture.openRows), found: found).after([returnEvent])
    }
    let liftStep = self.step(returnStep.after, liftEvent)
    guard liftStep.after.ids == activeGesture.ids, liftStep.effects.notices.isEmpty else {
      let found = text(liftStep.after.ids, openRows: liftStep.after.openRows) + ", " + liftStep.effects.notices.text
      return Failure(text(activeGesture.ids, openRows: activeGesture.openRows) + ", no notice", found: found).after([
        returnEvent, liftEvent,
      ])
    }
    return tapFailure(activeGesture, liftStep, y)?.after([returnEvent, liftEvent])
  }

  /// Checks that a tap on a row after the hold causes the notices that it would have caused without the hold.
  private func tapFailure(_ activeGesture: ActiveGesture, _ liftStep: Step, _ y: Double) -> Failure? {
    guard activeGesture.isQuiet, let row = activeGesture.listBefore.row(atY: y) else { return nil }
    let tap = Timed(liftStep.after.now + 1, ListLawEvent.event(.gesture(.tap(row))))
    func notices(_ list: List) -> [ListNotice] {
      var list = list
      list.advance(to: tap.at)
      return apply(tap.event, to: &list, at: tap.at).notices
    }
    let (expected, found) = (notices(activeGesture.listBefore), notices(liftStep.after.list))
    guard expected != found else { return nil }
    return Failure("after a tap, " + expected.text + ", as before the hold", found: found.text, probe: [tap])
  }

  /// The distance that a finger may move, or by which two may part, and still count as resting, in points.
  private static var restingTolerance: Double { 2 }

  /// Checks that a pull or a pinch that moves no farther than the resting tolerance inserts no row.
  private func smallMovementFailure(_ step: Step) -> Failure? {
    guard let (_, phase) = step.event.gesturePart, phase == .began, case .event(.gesture(let gesture)) = step.event
    else {
      return nil
    }
    let ids = step.after.ids
    let samples: [TableGesture]
    switch gesture {
    case .pull(_, let offset):
      samples = [PanPhase.changed, .ended].map { .pull($0, contentOffset: offset - Self.restingTolerance) }
    case .pinch(_, let fingers?, let offset):
      let partedFingers = FingerPair(
        fingers.first - Self.restingTolerance / 2, fingers.second + Self.restingTolerance / 2)
      samples = [PanPhase.changed, .ended].map { .pinch($0, partedFingers, contentOffset: offset) }
    case .pan, .tap, .press, .control, .track, .closeRows, .tapOutside, .pinch, .hold: return nil
    }
    var state = step.after
    var events: [Timed<ListLawEvent>] = []
    for sample in samples {
      events.append(Timed(state.now + 0.125, .event(.gesture(sample))))
      state = self.step(state, events[events.count - 1]).after
    }
    guard state.ids != ids else { return nil }
    return Failure(
      text(ids, openRows: []) + " after a movement of " + DecimalText.text(Self.restingTolerance) + " points",
      found: text(state.ids, openRows: []), probe: events)
  }

  /// Checks that a pinch inserts rows only between the two rows that its fingers have parted.
  private func pinchInsertionFailure(_ step: Step) -> Failure? {
    // Rows that travel are not where the lookup by a y coordinate finds them.
    guard case .event(.gesture(.pinch(.ended, _, _))) = step.event, let activeGesture = step.before.activeGesture,
      activeGesture.isUndisturbed,
      activeGesture.listBefore.settleTime == nil,
      case .event(.gesture(.pinch(_, let fingers?, let offset))) = activeGesture.samples[0].event
    else { return nil }
    let yCoordinates = [fingers.first + offset, fingers.second + offset].sorted()
    let rows = yCoordinates.compactMap { activeGesture.listBefore.row(atY: $0) }
    guard rows.count == 2, rows[0] != rows[1], let upper = step.after.list.position(of: rows[0]),
      let lower = step.after.list.position(of: rows[1])
    else { return nil }
    for row in step.effects.insertedRows {
      guard let position = step.after.list.position(of: row), !(upper < position && position < lower) else { continue }
      return Failure(
        row.name + " between " + rows[0].name + " and " + rows[1].name, found: "at position " + position.text)
    }
    return nil
  }
}
