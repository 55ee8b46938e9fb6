package import InteractionLaws

/// A row that paints its title, as a user of the package might write it.
///
/// It is sound, or has one fault in what it reports or in how it handles time.
package struct InventedRow: RowDecorator, DrawableRow {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Keeps the old titles of its buttons if only titles change, because it compares actions by id.
    case keepsOldTitles
    /// Reports its final progress while it moves.
    case progressIsTheTarget
    /// Reports its progress at the last event.
    case progressIsOfTheLastEvent
    /// Reports the first side's progress under a finger that crosses to the other side.
    case progressKeepsItsFirstSide
    /// Does not report that it opens once it has opened five times.
    case fallsSilentWithUse
    /// Keeps the moment at which it begins to move in 32 bits, which is exact for the first hours only.
    case losesPrecisionLate
    /// Ignores a tap less than a quarter of a second after another one.
    case debouncesTaps
    /// Ignores presses in the first half second after it has opened, although it has come to rest by then.
    case buttonsWakeLate
    /// Closes without a report when it has been open for twenty seconds.
    case closesUnprompted
    /// Reports that it has closed only with the next event.
    case reportsLate
    /// Forecasts a release at the speed of the last sample, whatever speed it is asked about.
    case forecastIsOfTheLastSample
    /// Restarts its motion when it is asked for what it is doing already.
    case restartsItsMotion
    /// Does not report that it opens or closes with reduced motion, as if only the motion's end reported it.
    case reducedMotionIsSilent
    /// Reports a press twice if the finger has been down for more than a second.
    case longPressReportsTwice
  }

  package var base: PaintedRow
  package let fault: Fault?
  /// How often it has opened.
  private var openings = 0
  /// When it opened, was tapped, or a finger came down on a button last, whichever the fault is about.
  private var since: Time?
  /// The notice that has not been reported yet.
  private var untold: SwipeNotice?
  /// How far open it was at the last event.
  private var shown: SwipeProgress?
  /// The side that the finger has uncovered first.
  private var firstSide: SwipeEdge?
  /// How fast the finger was at the last sample.
  private var velocity = 0.0
  /// Whether motion is reduced, if the fault is about that.
  private var isReduced = false

  package init(leading: Int = 1, trailing: Int = 2, asking: SwipeEdge? = nil, fault: Fault? = nil) {
    base = PaintedRow(leading: leading, trailing: trailing, .none)
    base.base = BreakableRow(leading: leading, trailing: trailing, asking: asking)
    self.fault = fault
  }

  // MARK: Descriptions

  package func progress(at time: Time) -> SwipeProgress? {
    switch fault {
    case .progressIsTheTarget where base.isMoving(at: time): return rest.edge.map { SwipeProgress(edge: $0, open: 1) }
    case .progressIsOfTheLastEvent: return shown
    case .progressKeepsItsFirstSide:
      return base.progress(at: time).map { SwipeProgress(edge: firstSide ?? $0.edge, open: $0.open) }
    default: return base.progress(at: time)
    }
  }

  package func forecast(velocity: Double, at time: Time) -> ReleaseForecast? {
    guard fault == .forecastIsOfTheLastSample, case .held(_, _, let offset) = base.base.state else {
      return base.forecast(velocity: velocity, at: time)
    }
    return ReleaseForecast(rest: base.base.released(at: offset, self.velocity))
  }

  package var reducesMotion: Bool {
    get { isReduced }
    set { if fault == .reducedMotionIsSilent { isReduced = newValue } }
  }

  /// The effects of an event, changed by the fault.
  private mutating func told(_ effects: SwipeEffects, at time: Time) -> SwipeEffects {
    var opens = false
    if case .didOpen? = effects.first { opens = true }
    switch fault {
    case .fallsSilentWithUse where opens:
      openings += 1
      return openings > 5 ? SwipeEffects(startedMotion: effects.startedMotion) : effects
    case .losesPrecisionLate:
      guard case .settling(let motion) = base.base.state, motion.start == time else { return effects }
      let start = Time(Double(Float(time.seconds)))
      base.base.state = .settling(Motion(start: start, from: motion.from, to: motion.to, curve: motion.curve))
      return effects
    case .buttonsWakeLate where opens, .closesUnprompted where opens:
      since = time
      return effects
    case .reportsLate:
      let late = SwipeEffects(untold)
      untold = effects.first == .didClose ? .didClose : nil
      let now = untold == nil ? effects : SwipeEffects(effects.second, startedMotion: effects.startedMotion)
      return late.followed(by: now)
    case .progressIsOfTheLastEvent:
      shown = base.progress(at: time)
      return effects
    case .reducedMotionIsSilent where isReduced:
      guard base.base.settleTime != nil else { return effects }
      base.base.state = .resting(rest)
      return .none
    default: return effects
    }
  }

  // MARK: Events

  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    velocity = fault == .forecastIsOfTheLastSample && sample.phase == .changed ? sample.velocity.x : 0
    let effects = base.pan(sample, at: time)
    if fault == .progressKeepsItsFirstSide {
      firstSide = base.base.isHeld ? firstSide ?? base.progress(at: time)?.edge : nil
    }
    return told(effects, at: time)
  }

  package mutating func advance(to time: Time) {
    base.advance(to: time)
    if fault == .progressIsOfTheLastEvent { shown = base.progress(at: time) }
    guard fault == .closesUnprompted, let since, time - since > 20, base.base.state == .resting(rest) else { return }
    self.since = nil
    _ = base.close(animated: false, at: time)
  }

  package mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    if fault == .keepsOldTitles, actions.map(\.id) == self.actions(edge).map(\.id) { return .none }
    return told(base.setActions(actions, edge, at: time), at: time)
  }

  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    if animated, rest == .open(edge), restarts(at: time) { return SwipeEffects(startedMotion: true) }
    return told(base.open(edge, animated: animated, at: time), at: time)
  }

  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    if animated, rest == .closed, restarts(at: time) { return SwipeEffects(startedMotion: true) }
    return told(base.close(animated: animated, at: time), at: time)
  }

  /// Restarts the motion from where the content is, if that is the fault.
  private mutating func restarts(at time: Time) -> Bool {
    guard fault == .restartsItsMotion, case .settling(let motion) = base.base.state, motion.end > time else {
      return false
    }
    base.base.state = .settling(Motion(start: time, from: offset(at: time), to: motion.to, curve: motion.curve))
    return true
  }

  package mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    if fault == .buttonsWakeLate, let since, time - since < 0.5 { return .none }
    let effects = base.press(edge: edge, index: index, phase: phase, at: time)
    guard fault == .longPressReportsTwice else { return told(effects, at: time) }
    let isLong = since.map { time - $0 > 1 } ?? false
    since = phase == .down ? time : nil
    return isLong && effects.first != nil ? SwipeEffects(effects.first, effects.first) : effects
  }

  package mutating func tap(at time: Time) -> SwipeEffects {
    if fault == .debouncesTaps {
      let isSecond = since.map { time - $0 < 0.25 } ?? false
      since = time
      if isSecond { return .none }
    }
    return told(base.tap(at: time), at: time)
  }

  package mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    told(base.tableChanged(change, at: time), at: time)
  }

  package mutating func prepareForReuse() {
    base.prepareForReuse()
    (openings, since, untold, shown, velocity) = (0, nil, nil, nil, 0)
    // A finger that holds the row goes on holding it.
    if !base.base.isHeld { firstSide = nil }
  }

  // MARK: Drawing

  package func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    base.draw(content, origin: origin, at: time, into: &layers)
    let frame = contentFrame(at: time).moved(by: origin)
    layers.append(Layer(LayerID(content.id, .label), "Label", frame, text: LayerText(content.title)))
  }
}
