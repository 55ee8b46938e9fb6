import InteractionLaws

/// A row that keeps every law of rows but for one small fault, which one clause of one law is there to find.
struct FaultyRow: RevealingRow {
  enum Fault: Hashable, Sendable, CaseIterable {
    case restsBeside
    case limitsAreWide, tapLetsGo
    case heldStillSnaps, ignoresFinger, asksVelocity
    case cancelSelects, endSelects, endPresses
    case openClosesUnderFinger, staysAjar
    case countsSamples
    case leadingCurve, leadingFrames
    case closesWhenNarrow
    case framesOutside, framesBelow, framesFlat, framesOverlap, pressesLeaving
    case remembersClosing
    case tidiesEarly, movesAfterwards
  }

  var row: MinimalRow
  let fault: Fault
  /// What is added to the offset.
  var shift = 0.0
  /// The samples of this drag.
  var samples = 0
  /// Whether it was closed by code, or rests a rounding beside its place.
  var isMarked = false

  init(leading: Int = 1, trailing: Int = 2, fault: Fault) {
    row = MinimalRow(leading: leading, trailing: trailing)
    if fault == .leadingCurve { row.leadingCurve = .easeOut(duration: 0.25) }
    self.fault = fault
  }

  private var isHeld: Bool { if case .held = row.state { true } else { false } }

  // MARK: Rows

  func offset(at time: Time) -> Double {
    let isLate = fault == .movesAfterwards && row.settles.map { time > $0 + 1 } ?? false
    let scale = fault == .restsBeside && isMarked ? 1 + 1e-15 : 1
    return row.offset(at: time) * scale + shift + (isLate ? 3 : 0)
  }

  var settles: Time? { row.settles }
  var limits: ClosedRange<Double> { fault == .limitsAreWide ? -5000...5000 : row.limits }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let isFlat = sample.velocity.y.magnitude <= sample.velocity.x.magnitude
    if fault == .ignoresFinger || fault == .asksVelocity && sample.phase == .changed && !isFlat { return .none }
    switch sample.phase {
    case .began:
      return row.pan(sample, at: time)
    case .changed:
      if isHeld { samples += fault == .countsSamples ? 1 : 0 }
      snap()
      return row.pan(sample, at: time)
    case .ended:
      snap()
      return ended(sample, at: time)
    case .cancelled, .failed:
      (shift, samples, row.slack) = (0, 0, 0)
      if fault == .restsBeside { isMarked = false }
      let effects = row.pan(sample, at: time)
      return fault == .cancelSelects ? SwipeEffects(.didSelect, startedMotion: effects.startedMotion) : effects
    }
  }

  /// Takes the content not from where it was caught, but from a whole point.
  private mutating func snap() {
    guard fault == .heldStillSnaps, case .held(let origin, let caught, let offset) = row.state else { return }
    row.state = .held(origin: origin, caught: caught.rounded(.toNearestOrAwayFromZero), offset: offset)
  }

  private mutating func ended(_ sample: PanSample, at time: Time) -> SwipeEffects {
    defer { (shift, samples, row.slack) = (0, 0, 0) }
    let x = sample.translation.x
    if samples == 2 { return row.pan(PanSample(.cancelled, translation: sample.translation), at: time) }
    var effects = row.pan(sample, at: time)
    if fault == .restsBeside { isMarked = row.rest != .closed }
    let notice: SwipeNotice = fault == .endSelects ? .didSelect : .didPress(x < 0 ? .trailing : .leading, 0)
    guard fault == .endSelects || fault == .endPresses && x != 0 else { return effects }
    (effects.first, effects.second) = (notice, effects.first)
    return effects
  }

  mutating func advance(to time: Time) {
    row.advance(to: fault == .tidiesEarly ? time + 0.1 : time)
    if fault == .restsBeside, row.rest == .closed, row.settles == nil, !isHeld { isMarked = false }
  }

  mutating func resize(toWidth width: Double, at time: Time) {
    if fault == .closesWhenNarrow, width < 200 { _ = row.close(animated: false, at: time) }
    if fault == .restsBeside, width != row.size.width { isMarked = false }
    row.resize(toWidth: width, at: time)
  }

  mutating func prepareForReuse() {
    row.prepareForReuse()
    (shift, samples, row.slack, isMarked) = (0, 0, 0, false)
  }

  // MARK: Rows with buttons

  var rest: Rest { row.rest }
  var size: LayoutSize { row.size }
  func actions(_ edge: SwipeEdge) -> [InteractionAction] { row.actions(edge) }

  func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    var frame = row.actionFrame(edge, index, at: time)
    let outward = edge == .leading ? -1.0 : 0
    switch fault {
    case .leadingFrames: if edge == .leading { (frame.y, frame.height) = (4, 36) }
    case .framesOutside: if index == 0 { (frame.x, frame.width) = (frame.x + outward * 10, frame.width + 10) }
    case .framesBelow: frame.y = 1000
    case .framesFlat: frame.height = 0
    case .framesOverlap: if index == 1 { (frame.x, frame.width) = (frame.x + outward * 40, frame.width + 40) }
    case .limitsAreWide, .tapLetsGo, .heldStillSnaps, .ignoresFinger, .asksVelocity, .cancelSelects, .endSelects,
      .endPresses, .openClosesUnderFinger, .staysAjar, .countsSamples, .leadingCurve, .tidiesEarly, .movesAfterwards,
      .closesWhenNarrow, .pressesLeaving, .remembersClosing, .restsBeside:
      break
    }
    return frame
  }

  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    if fault == .openClosesUnderFinger, isHeld, rest == .open(edge) {
      row.rest = .closed
      return SwipeEffects(.didClose)
    }
    if fault == .remembersClosing, canOpen(edge) { isMarked = false }
    return row.open(edge, animated: animated, at: time)
  }

  mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    if fault == .remembersClosing, animated, rest != .closed { isMarked = true }
    if fault == .restsBeside, !animated { isMarked = false }
    if fault == .staysAjar, !animated, rest != .closed { shift = 3 }
    return row.close(animated: animated, at: time)
  }

  mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    let isThere = isShown(edge, index, at: time) && (fault == .pressesLeaving || !isClosing(edge, at: time))
    return phase == .up && isThere ? SwipeEffects(.didPress(edge, index)) : .none
  }

  mutating func tap(at time: Time) -> SwipeEffects {
    if fault == .tapLetsGo, isHeld { row.slack = 2000 }
    return row.tap(at: time)
  }

  mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    row.tableChanged(change, at: time)
  }
}
