package import InteractionLaws

/// A row that keeps every law of rows but for one small fault, which one clause of one law is there to find.
package struct FaultyRow: RowDecorator {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Rests a rounding beside its place after a drag.
    case restsBeside
    /// Says that its content goes 5000 points to each side.
    case limitsAreWide
    /// Forgets its bounds once it is tapped under a finger.
    case tapLetsGo
    /// Swings out of sight when a very fast finger opens it.
    case swingsOut
    /// Uncovers the other side's buttons when a very fast finger closes it.
    case uncoversAtSpeed
    /// Jumps to a whole point under a finger that does not move.
    case heldStillSnaps
    /// Does not follow the finger.
    case ignoresFinger
    /// Does not follow a finger that is on its way up or down.
    case asksVelocity
    /// Goes 50 points beyond its buttons with a very fast finger.
    case outrunsLimits
    /// Selects itself when the system cancels a drag.
    case cancelSelects
    /// Closes when the system cancels a drag after two seconds.
    case cancelsLate
    /// Selects itself when a drag ends.
    case endSelects
    /// Presses its first button when a drag ends.
    case endPresses
    /// Moves at half the speed once a drag has been cancelled, which `==` does not see.
    case remembersCancelling
    /// Opens from farther out once a drag has been cancelled, which `==` does not see.
    case opensLaterOnceCancelled
    /// Closes under a finger when code opens it once more.
    case openClosesUnderFinger
    /// Stays three points open when code closes it at once.
    case staysAjar
    /// Goes back when a flick opens it.
    case flicksBack
    /// Opens the side opposite to the flick.
    case flicksAcross
    /// Takes ten times the speed for a flick.
    case flicksTenfold
    /// Is selected by the tap that closes it.
    case tapSelectsToo
    /// Is selected by a tap while a finger holds it.
    case tapSelectsHeld
    /// Is not selected by a tap.
    case tapIsDeaf
    /// Stays open when another one opens.
    case staysBesideAnother
    /// Stays open when the table is tapped.
    case staysWhenTapped
    /// Closes under a finger when another one opens or the table scrolls.
    case closesUnderFinger
    /// Forgets a drag that two samples have reported.
    case countsSamples
    /// Moves to its leading buttons in another way than to its trailing ones.
    case leadingCurve
    /// Has leading buttons of a smaller height than its trailing ones.
    case leadingFrames
    /// Closes when it becomes narrow.
    case closesWhenNarrow
    /// Closes when it becomes higher.
    case closesWhenTall
    /// Stays open when all of its actions go.
    case staysOpenForNothing
    /// Has buttons that begin outside.
    case framesOutside
    /// Has buttons far below itself.
    case framesBelow
    /// Has buttons of no height.
    case framesFlat
    /// Has a second button that lies over half of the first.
    case framesOverlap
    /// Takes presses on buttons that are being hidden.
    case pressesLeaving
    /// Finds no button under a finger.
    case hidesButtons
    /// Differs from a new row once code has closed it.
    case remembersClosing
    /// Is at its target a tenth of a second early when it is advanced.
    case tidiesEarly
    /// Moves three points a second after its motion is over.
    case movesAfterwards
    /// Drifts without saying that it moves.
    case driftsUnreported
    /// Claims to move half a second too long.
    case settlesLate
    /// Reports a motion at a tap, and does not move.
    case startsNothing
    /// Leaps to its target after a twentieth of a second.
    case leapsInMotion
  }

  package var base: BreakableRow
  package let fault: Fault
  /// What is added to the offset.
  package var shift = 0.0
  /// The samples of this drag.
  package var samples = 0
  /// Whether code has closed it, or it rests a rounding error beside its position.
  package var isMarked = false
  /// Whether a drag has been cancelled.
  package var hasCancelled = Hidden(value: false)
  /// When a finger took hold, or code put the row where it is.
  package var since = Hidden(value: Time.zero)

  package init(leading: Int = 1, trailing: Int = 2, fault: Fault) {
    base = BreakableRow(leading: leading, trailing: trailing)
    if fault == .leadingCurve { base.leadingCurve = .easeOut(duration: 0.25) }
    if fault == .flicksTenfold { base.flick = 9000 }
    self.fault = fault
  }

  // MARK: Rows

  package func offset(at time: Time) -> Double {
    let isLate = fault == .movesAfterwards && base.settleTime.map { time > $0 + 1 } ?? false
    let scale = fault == .restsBeside && isMarked ? 1 + 1e-15 : 1
    if fault == .leapsInMotion, case .settling(let motion) = base.state, time - motion.start > 0.05 { return motion.to }
    let drift = fault == .driftsUnreported && isMarked ? max(0, time - since.value) : 0
    return base.offset(at: time) * scale + shift + (isLate ? 3 : 0) + drift
  }

  package var settleTime: Time? { fault == .settlesLate ? base.settleTime.map { $0 + 0.5 } : base.settleTime }
  package func isMoving(at time: Time) -> Bool { settleTime.map { $0 > time } ?? false }
  package func paintsActions(_ edge: SwipeEdge, at time: Time) -> Bool {
    fault != .hidesButtons && base.paintsActions(edge, at: time)
  }
  package var limits: ClosedRange<Double> { fault == .limitsAreWide ? -5000...5000 : base.limits }

  package mutating func advance(to time: Time) {
    if fault == .settlesLate, let settleTime, time < settleTime { return }
    base.advance(to: fault == .tidiesEarly ? time + 0.1 : time)
    if fault == .restsBeside, base.rest == .closed, base.settleTime == nil, !base.isHeld { isMarked = false }
  }

  package mutating func resize(to size: LayoutSize, at time: Time) {
    if fault == .closesWhenNarrow, size.width < 200 { _ = base.close(animated: false, at: time) }
    if fault == .closesWhenTall, size.height > base.size.height { _ = base.close(animated: false, at: time) }
    if fault == .restsBeside, size.width != base.size.width { isMarked = false }
    base.resize(to: size, at: time)
  }

  package mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let rest = rest
    let effects = base.setActions(actions, edge, at: time)
    guard fault == .staysOpenForNothing, effects.first != nil else { return effects }
    (base.rest, base.state) = (rest, .resting(rest))
    return .none
  }

  package mutating func prepareForReuse() {
    base.prepareForReuse()
    (shift, samples, base.slack, isMarked) = (0, 0, 0, false)
  }

  // MARK: Rows with buttons

  package func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    var frame = base.actionFrame(edge: edge, index: index, at: time)
    let outward = edge == .leading ? -1.0 : 0
    switch fault {
    case .leadingFrames: if edge == .leading { (frame.y, frame.height) = (4, 36) }
    case .framesOutside: if index == 0 { (frame.x, frame.width) = (frame.x + outward * 10, frame.width + 10) }
    case .framesBelow: frame.y = 1000
    case .framesFlat: frame.height = 0
    case .framesOverlap: if index == 1 { (frame.x, frame.width) = (frame.x + outward * 40, frame.width + 40) }
    case .limitsAreWide, .tapLetsGo, .swingsOut, .uncoversAtSpeed, .heldStillSnaps, .ignoresFinger, .asksVelocity,
      .outrunsLimits, .cancelSelects, .cancelsLate, .endSelects, .endPresses, .remembersCancelling,
      .opensLaterOnceCancelled, .openClosesUnderFinger, .staysAjar, .flicksBack, .flicksAcross, .flicksTenfold,
      .tapSelectsToo, .tapSelectsHeld,
      .tapIsDeaf, .staysBesideAnother, .staysWhenTapped, .closesUnderFinger, .countsSamples, .leadingCurve,
      .tidiesEarly,
      .movesAfterwards, .closesWhenNarrow, .closesWhenTall, .staysOpenForNothing, .pressesLeaving, .hidesButtons,
      .remembersClosing, .restsBeside,
      .driftsUnreported, .settlesLate, .startsNothing, .leapsInMotion:
      break
    }
    return frame
  }

  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    if fault == .openClosesUnderFinger, base.isHeld, rest == .open(edge) {
      base.rest = .closed
      return SwipeEffects(.didClose)
    }
    if fault == .remembersClosing, canOpen(edge) { isMarked = false }
    if fault == .driftsUnreported, !animated, canOpen(edge) { (isMarked, since.value) = (true, time) }
    let effects = base.open(edge, animated: animated, at: time)
    if fault == .remembersCancelling, hasCancelled.value, effects.startedMotion, case .settling(let motion) = base.state
    {
      base.state = .settling(
        Motion(start: motion.start, from: motion.from, to: motion.to, curve: .easeInOut(duration: 0.5)))
    }
    return effects
  }

  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    if fault == .remembersClosing, animated, rest != .closed { isMarked = true }
    if fault == .restsBeside, !animated { isMarked = false }
    if fault == .staysAjar, !animated, rest != .closed { shift = 3 }
    return base.close(animated: animated, at: time)
  }

  package mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    let isClosing = fault != .pressesLeaving && isClosing(edge, at: time)
    let isShown = isShown(edge: edge, index: index, at: time)
    return buttonTouch.handle(phase, edge, index, isShown: isShown, isClosing: isClosing)
      ? SwipeEffects(.didPress(edge, index)) : .none
  }

  package mutating func tap(at time: Time) -> SwipeEffects {
    if fault == .tapLetsGo, base.isHeld { base.slack = 2000 }
    if fault == .tapSelectsHeld, base.isHeld { return SwipeEffects(.didSelect) }
    let effects = base.tap(at: time)
    switch fault {
    case .startsNothing where effects.first == .didSelect && base.settleTime == nil:
      base.state = .settling(Motion(start: time, from: 0, to: 0, curve: .easeInOut(duration: 0.25)))
      return SwipeEffects(.didSelect, startedMotion: true)
    case .tapIsDeaf: return effects.first == .didSelect ? .none : effects
    case .tapSelectsToo where effects.first == .didClose:
      return SwipeEffects(.didClose, .didSelect, startedMotion: effects.startedMotion)
    default: return effects
    }
  }

  package mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    if fault == .staysBesideAnother, change == .otherRowOpened { return .none }
    if fault == .staysWhenTapped, change == .tableTapped { return .none }
    if fault == .closesUnderFinger, base.isHeld, rest != .closed { return base.close(animated: true, at: time) }
    return base.tableChanged(change, at: time)
  }
}
