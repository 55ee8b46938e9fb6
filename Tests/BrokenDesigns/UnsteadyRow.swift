package import InteractionLaws

/// A row that keeps every law of rows except for one fault of progress, of timing or after much use.
package struct UnsteadyRow: RowDecorator {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Reports NaN as its progress under a finger.
    case progressIsNoNumber
    /// Reports the progress of the hidden side.
    case progressOfTheOtherSide
    /// Reports the progress of its resting position, wherever a finger holds it.
    case progressOfRest
    /// Reports half of the progress on its leading side.
    case progressIsHalf
    /// Reports a full swipe halfway to its buttons' end.
    case progressArmsHalfway
    /// Goes half as far as the finger.
    case goesHalfAsFar
    /// Goes where the finger was a sample before.
    case isASampleBehind
    /// Takes twenty times as long.
    case isSlow
    /// Sets out 0.4 seconds late.
    case setsOutLate
    /// Does not follow a finger that has dragged it a hundred times.
    case tiresOfDrags
    /// Forgets its actions once two hundred have been performed.
    case tiresOfActions
    /// Ignores taps after an hour.
    case tiresOfTime
  }

  package var base: BreakableRow
  package let fault: Fault
  /// Where the last sample was, in points.
  private var lastX = 0.0
  /// How often a finger has dragged the row, and an action has been performed.
  private var (drags, actions) = (Hidden(value: 0), Hidden(value: 0))

  package init(leading: Int = 1, trailing: Int = 2, fault: Fault) {
    base = BreakableRow(leading: leading, trailing: trailing)
    self.fault = fault
  }

  // MARK: Progress

  package func progress(at time: Time) -> SwipeProgress? {
    guard var progress = base.progress(at: time) else { return nil }
    switch fault {
    case .progressIsNoNumber: if base.isHeld { progress.open = .nan }
    case .progressOfTheOtherSide: progress.edge = progress.edge == .leading ? .trailing : .leading
    case .progressOfRest: if base.isHeld { progress.open = base.rest == .closed ? 0 : 1 }
    case .progressIsHalf: if progress.edge == .leading { progress.open /= 2 }
    case .progressArmsHalfway: progress.fullSwipe = progress.open * 2
    case .goesHalfAsFar, .isASampleBehind, .isSlow, .setsOutLate, .tiresOfDrags, .tiresOfActions, .tiresOfTime: break
    }
    return progress
  }

  // MARK: Time

  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    var x = sample.translation.x
    switch sample.phase {
    case .began:
      lastX = x
      drags.value += 1
    case .changed:
      if fault == .tiresOfDrags, drags.value > 100 { return .none }
      if fault == .isASampleBehind { (x, lastX) = (lastX, x) }
    case .ended, .cancelled, .failed: break
    }
    if fault == .goesHalfAsFar, case .held(let origin, _, _) = base.state { x = origin + (x - origin) / 2 }
    let sample = PanSample(sample.phase, translation: Vector(x, sample.translation.y), velocity: sample.velocity)
    return delayed { $0.pan(sample, at: time) }
  }

  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    delayed { $0.open(edge, animated: animated, at: time) }
  }

  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    delayed { $0.close(animated: animated, at: time) }
  }

  package mutating func tap(at time: Time) -> SwipeEffects {
    fault == .tiresOfTime && time > Time(3600) ? .none : delayed { $0.tap(at: time) }
  }

  package mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    delayed { $0.tableChanged(change, at: time) }
  }

  package mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    if fault == .tiresOfActions {
      actions.value += phase == .up ? 1 : 0
      if actions.value > 200 { return .none }
    }
    return base.press(edge: edge, index: index, phase: phase, at: time)
  }

  /// Performs an event, and changes the timing of the motion that it starts.
  private mutating func delayed(_ event: (inout BreakableRow) -> SwipeEffects) -> SwipeEffects {
    let before = base.state
    let effects = event(&base)
    guard case .settling(let motion) = base.state, base.state != before else { return effects }
    let (start, curve): (Time, Curve) =
      switch fault {
      case .isSlow: (motion.start, .easeInOut(duration: 5))
      case .setsOutLate: (motion.start + 0.4, motion.curve)
      case .progressIsNoNumber, .progressOfTheOtherSide, .progressOfRest, .progressIsHalf, .progressArmsHalfway,
        .goesHalfAsFar, .isASampleBehind, .tiresOfDrags, .tiresOfActions, .tiresOfTime:
        (motion.start, motion.curve)
      }
    base.state = .settling(Motion(start: start, from: motion.from, to: motion.to, curve: curve))
    return effects
  }
}
