extension ListSubject {
  // MARK: Cancel restores

  func cancelFailure(_ step: Step) -> Failure? {
    restoreFailure(step) ?? lateCancelFailure(step)
      ?? cancellationStep(step).flatMap { restoreFailure($0)?.after([Timed($0.after.now, $0.event)]) }
  }

  /// Checks that a gesture that is cancelled or fails leaves nothing behind.
  private func restoreFailure(_ step: Step) -> Failure? {
    guard let (gesture, phase) = step.event.gesturePart, phase == .cancelled || phase == .failed,
      let activeGesture = step.before.activeGesture, activeGesture.isUndisturbed, activeGesture.gesture == gesture
    else { return nil }
    guard activeGesture.ids == step.after.ids, activeGesture.openRows == step.after.openRows else {
      return Failure(
        text(activeGesture.ids, openRows: activeGesture.openRows),
        found: text(step.after.ids, openRows: step.after.openRows))
    }
    guard
      !activeGesture.isQuiet || !differ(stillFrame(activeGesture.listBefore, step.after), cachedStillFrame(step.after))
    else {
      return Failure("the same frame as before, once nothing moves", found: "a different frame")
    }
    return nil
  }

  /// Checks, at the beginning of a gesture, that cancelling the gesture seconds later leaves nothing behind.
  private func lateCancelFailure(_ step: Step) -> Failure? {
    guard let (gesture, phase) = step.event.gesturePart, phase == .began else { return nil }
    // This is checked only for a list's first event, and for swipes of open rows, which the gesture may close.
    guard step.after.eventCount == 1 || step.before.openRows.contains(where: { gesture == .swipe($0) }) else {
      return nil
    }
    // A fault that shows even after a short delay is left to the search, which tries cancellations, too.
    if cancelledGestureFailure(step, gesture, after: 0.1) != nil { return nil }
    return cancelledGestureFailure(step, gesture, after: 3)
  }

  private func cancelledGestureFailure(_ step: Step, _ gesture: ContinuousGesture, after delay: Double) -> Failure? {
    let event = Timed(step.after.now + delay, gesture.cancellation)
    return restoreFailure(self.step(step.after, event))?.after([event])
  }

  /// Returns a step that cancels the gesture in progress, if its last sample has changed the rows or their order, and
  /// nothing but waiting has come between its samples; otherwise nil.
  func cancellationStep(_ step: Step) -> Step? {
    guard let activeGesture = step.after.activeGesture, activeGesture.isUndisturbed,
      step.event.gesturePart?.phase == .changed,
      step.before.ids != step.after.ids
    else { return nil }
    return self.step(step.after, Timed(step.after.now, activeGesture.gesture.cancellation))
  }

  /// Returns a state in whose list any gesture in progress has been cancelled; the checker's record is not updated.
  func cancelled(_ state: State) -> State {
    var state = state
    if let activeGesture = state.activeGesture {
      _ = apply(activeGesture.gesture.cancellation, to: &state.list, at: state.now)
    }
    return state
  }
}
