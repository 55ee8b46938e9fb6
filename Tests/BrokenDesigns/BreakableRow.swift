package import InteractionLaws

/// A row that keeps every law of rows, or breaks exactly one of them; `DefaultsRow` is the minimal row that keeps them.
///
/// It opens if half of a side's buttons are visible or on a flick, and moves evenly without a bounce.
package struct BreakableRow: RevealingRow {
  package enum State: Hashable, Sendable {
    case resting(Rest)
    case held(origin: Double, caught: Double, offset: Double)
    case settling(Motion)
    /// Where the row rests that breaks the first law, and a scroll view's last report.
    case standing(Double)
  }

  package var size: LayoutSize
  package var strips: [ActionStrip]
  package var rest = Rest.closed
  package var state = State.resting(.closed)
  /// The law that it breaks.
  package var fault: SwipeLaw?
  /// The speed beyond which a release follows the finger's direction; a row that breaks the first law then stays.
  package var flick: Double
  /// How far beyond the limits a finger can move the content, in points.
  package var slack: Double
  package var buttonTouch = ButtonTouch()
  /// Whether it has been selected, if it breaks the law of equal rows.
  package var hasBeenSelected = Hidden(value: false)
  /// How often a very fast finger has released any copy.
  private let flicks = Hidden(value: Counter())
  /// How it moves to its leading buttons.
  package var leadingCurve = Curve.easeInOut(duration: 0.25)

  package init(
    leading: Int = 1, trailing: Int = 2, width: Double = 320, breaking fault: SwipeLaw? = nil, flick: Double = 900,
    asking: SwipeEdge? = nil
  ) {
    size = LayoutSize(width: width, height: 44)
    self.fault = fault
    self.flick = flick
    slack = fault == .staysInBounds ? 10 : 0
    strips = []
    let count = [leading, trailing]
    layOut { edge, index in
      (0..<count[index]).map {
        // Two actions of one name are one action for a person who cannot swipe.
        let id = fault == .everyGestureHasAnAction ? "same" : edge.name + String($0)
        let asks = edge == asking
        return InteractionAction(id: id, title: id, fulfillment: asks ? .delete : nil, asksFirst: asks)
      }
    }
  }

  private mutating func layOut(_ actions: (SwipeEdge, Int) -> [InteractionAction]) {
    strips = SwipeEdge.allCases.enumerated().map { index, edge in
      ActionStrip(
        edge: edge, actions: actions(edge, index), buttonWidth: 80,
        limit: size.width - ActionStrip.minimumVisibleContentWidth)
    }
  }

  private func strip(_ edge: SwipeEdge) -> ActionStrip { strips[edge == .leading ? 0 : 1] }
  package func place(_ rest: Rest) -> Double { rest.edge.map { $0.sign * strip($0).totalWidth } ?? 0 }

  // MARK: Rows

  package func offset(at time: Time) -> Double {
    switch state {
    case .resting(let rest): place(rest)
    case .held(_, _, let offset), .standing(let offset): offset
    case .settling(let motion): motion.position(at: time)
    }
  }

  package var isHeld: Bool { if case .held = state { true } else { false } }

  package var settleTime: Time? { if case .settling(let motion) = state { motion.end } else { nil } }
  package var limits: ClosedRange<Double> { place(.open(.trailing))...place(.open(.leading)) }

  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let x = sample.translation.x
    switch sample.phase {
    case .began where fault == .signalsAlternate && settleTime != nil:
      // Nobody has asked for it.
      state = .held(origin: x, caught: offset(at: time), offset: offset(at: time))
      return SwipeEffects(signals: .began)
    case .began:
      let jumps = fault == .noJumps && settleTime != nil
      let caught = jumps ? place(rest) : offset(at: time)
      state = .held(origin: x, caught: caught, offset: caught)
      return .none
    case .changed:
      drag(to: x)
      return .none
    case .ended:
      if fault != .samplingDoesNotMatter { drag(to: x) }
      guard case .held(_, _, let offset) = state else { return .none }
      let place = released(at: offset, sample.velocity.x)
      let effects = go(to: place, at: time)
      guard fault == .rests && sample.velocity.x.magnitude > flick && offset != self.place(place) else {
        slowDown(after: sample)
        return effects
      }
      state = .standing(offset)
      return SwipeEffects(effects.first)
    case .cancelled, .failed:
      guard case .held = state else { return .none }
      return go(to: fault == .cancelRestores ? .closed : rest, at: time)
    }
  }

  private mutating func drag(to x: Double) {
    guard case .held(let origin, let caught, _) = state else { return }
    let lower = min(limits.lowerBound - slack, caught)
    let upper = max(limits.upperBound + slack, caught)
    state = .held(origin: origin, caught: caught, offset: min(max(caught + x - origin, lower), upper))
  }

  package func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard fault == .forecastsComeTrue, case .held(_, _, let offset) = state else { return nil }
    // It overlooks the velocity.
    return ReleaseForecast(rest: released(at: offset, 0), openingThreshold: (offset > 0 ? 1 : -2) * 40)
  }

  package func armedEdge(at time: Time) -> SwipeEdge? {
    guard fault == .fullSwipesAreArmed, case .held(_, _, let offset) = state, offset != 0 else { return nil }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    return offset == place(.open(edge)) ? edge : nil
  }

  package func released(at offset: Double, _ velocity: Double) -> Rest {
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    let half = strip(edge).totalWidth / 2
    guard half > 0, offset != 0 else { return .closed }
    let isOutward = edge.sign * velocity > 0
    if velocity.magnitude > flick && !(fault == .flicksCount && isOutward) { return isOutward ? .open(edge) : .closed }
    let opens = fault == .mirror && edge == .leading ? edge.sign * offset > half : edge.sign * offset >= half
    return opens ? .open(edge) : .closed
  }

  private mutating func go(to place: Rest, at time: Time, animated: Bool = true, reports: Bool = true) -> SwipeEffects {
    if animated, place == rest, settleTime != nil { return .none }
    let notice = place == rest || !reports ? nil : place.notice
    rest = place
    if case .standing = state, fault != .rests { return SwipeEffects(notice) }
    let even = Curve.easeInOut(duration: hasBeenSelected.value ? 0.5 : 0.25)
    let curve = place == .open(.leading) && !hasBeenSelected.value ? leadingCurve : even
    let motion = Motion(start: time, from: offset(at: time), to: self.place(place), curve: curve)
    guard animated, motion.from != motion.to else {
      state = .resting(place)
      return SwipeEffects(notice)
    }
    state = .settling(motion)
    return SwipeEffects(notice, startedMotion: fault != .motionEnds)
  }

  package mutating func advance(to time: Time) {
    if case .settling(let motion) = state, motion.isSettled(at: time) { state = .resting(rest) }
  }

  package mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size.height = size.madeFinite.height
    if size.width != width {
      self.size.width = fault == .survivesAnyInput || size.width.isFinite ? max(0, size.width) : 0
    }
    guard self.size.width != width || fault == .resizeKeepsPosition && settleTime != nil else { return }
    let old = strips
    layOut { _, index in old[index].actions }
    state = .resting(rest)
  }

  package mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    guard actions != self.actions(edge) else { return .none }
    let old = strips
    layOut { side, index in side == edge ? actions : old[index].actions }
    if fault == .actionsCanBeSet { buttonTouch.reset() }
    buttonTouch.actionsChanged(edge, from: old[edge == .leading ? 0 : 1].actions, to: actions)
    if zip(strips, old).allSatisfy({ $0.isLaidOut(like: $1) }) { return .none }
    let closes = rest == .open(edge) && strip(edge).isEmpty
    if closes { rest = .closed }
    state = .resting(rest)
    return SwipeEffects(closes ? .didClose : nil)
  }

  package mutating func prepareForReuse() {
    rest = .closed
    buttonTouch.reset()
    if fault == .reuseIsFresh, case .held(let origin, let caught, let offset) = state {
      state = .held(origin: origin + offset - caught, caught: 0, offset: 0)
    } else {
      state = .resting(.closed)
    }
  }

  // MARK: Rows with buttons

  package func actions(_ edge: SwipeEdge) -> [InteractionAction] { strip(edge).actions }
  package func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    strip(edge).frame(index, in: size)
  }

  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    guard canOpen(edge) else { return .none }
    let toggles = fault == .openAndClose && rest == .open(edge) && settleTime == nil
    return go(
      to: toggles ? .closed : .open(edge), at: time, animated: animated, reports: fault != .oneNoticePerChange)
  }

  package mutating func preview(_ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let wags = fault == .previewsOnlyHint && rest == .open(edge) && state == .resting(rest)
    guard state == .resting(.closed) || wags, !strip(edge).isEmpty else { return .none }
    let curve: Curve = wags ? .bounce(overshoot: -edge.sign * 20, leg: 0.2) : strip(edge).preview()
    state = .settling(Motion(start: time, from: place(rest), to: place(rest), curve: curve))
    return SwipeEffects(startedMotion: true)
  }

  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    go(to: .closed, at: time, animated: animated)
  }

  package mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    let isShown = fault == .actionsCanBeHit || isShown(edge: edge, index: index, at: time)
    let isClosing = fault != .actionsCanBeHit && isClosing(edge, at: time)
    return buttonTouch.handle(phase, edge, index, isShown: isShown, isClosing: isClosing)
      ? SwipeEffects(.didPress(edge, index)) : .none
  }

  /// Makes each second motion of a row that breaks that law slower.
  private mutating func slowDown(after sample: PanSample) {
    guard fault == .sameScriptSameTrace, sample.velocity.x.magnitude > 2000, case .settling(let motion) = state else {
      return
    }
    if flicks.value.countsOdd() { return }
    state = .settling(Motion(start: motion.start, from: motion.from, to: motion.to, curve: .easeInOut(duration: 0.5)))
  }

  package mutating func tap(at time: Time) -> SwipeEffects {
    if case .held = state { return .none }
    guard rest == .closed else { return fault == .tapsCloseOrSelect ? .none : close(animated: true, at: time) }
    if fault == .equalRowsActAlike { hasBeenSelected.value = true }
    return SwipeEffects(.didSelect)
  }

  package mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    if case .held = state { return .none }
    let stays = rest == .closed || fault == .closesWithTable && change == .tableScrolled
    return stays ? .none : close(animated: true, at: time)
  }
}

/// A value that `==` does not see.
package struct Hidden<Value: Sendable>: Hashable, Sendable {
  package var value: Value
  package static func == (one: Hidden, other: Hidden) -> Bool { true }
  package func hash(into hasher: inout Hasher) {}
}
