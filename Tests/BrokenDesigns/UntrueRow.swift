package import InteractionLaws

/// A row that paints titles and darkens a pressed button, as a user of the package might write it.
///
/// It is sound, or has one fault in what it paints or how it handles repeated requests.
package struct UntrueRow: RowDecorator, DrawableRow {
  package enum Fault: Hashable, Sendable, CaseIterable {
    /// Paints a button as pressed for ever once its press has been cancelled.
    case staysPressed
    /// Paints a trailing button as pressed for ever once its press has been cancelled.
    case staysPressedAtTheEnd
    /// Leaves its text where it was while its content moves.
    case textStaysBehind
    /// Leaves its text behind only under a finger.
    case textStaysUnderAFinger
    /// Paints its content at a fifth of its opacity under a finger.
    case fadesUnderAFinger
    /// Paints its content at a fifth of its opacity while it moves.
    case fadesInMotion
    /// Paints the titles that its buttons had before they changed.
    case paintsOldTitles
    /// Paints the titles that its leading buttons had at first.
    case paintsFirstTitles
    /// Ends a drag when only the titles of its actions change.
    case titlesEndADrag
    /// Puts its content back to where the finger caught it when only the titles of its actions change.
    case titlesMoveBack
    /// Reports the first side's progress under a finger that crosses from one side to the other.
    case progressKeepsItsFirstSide
    /// Reports the progress at the sample before.
    case progressIsSlow
    /// Restarts its opening when it is asked to open again.
    case opensAgain
    /// Restarts its closing when it is asked to close again.
    case closesAgain
  }

  package var base: BreakableRow
  private let fault: Fault?
  /// The button that is painted as pressed.
  private var pressed: (edge: SwipeEdge, index: Int)?
  /// The titles of buttons at first, and before they changed last.
  private var (first, former): ([String], [SwipeEdge: [String]]) = ([], [:])
  /// The side that the finger has uncovered first.
  private var firstSide: SwipeEdge?
  /// How far the content was open before the last sample.
  private var formerProgress: SwipeProgress?

  package init(leading: Int = 1, trailing: Int = 2, fault: Fault? = nil) {
    base = BreakableRow(leading: leading, trailing: trailing)
    self.fault = fault
    first = base.actions(.leading).map(\.title)
  }

  package static func == (a: UntrueRow, b: UntrueRow) -> Bool {
    a.base == b.base && a.pressed?.edge == b.pressed?.edge && a.pressed?.index == b.pressed?.index
  }

  // MARK: Descriptions

  package func progress(at time: Time) -> SwipeProgress? {
    if fault == .progressIsSlow, base.isHeld { return formerProgress }
    guard fault == .progressKeepsItsFirstSide, base.isHeld, let firstSide else { return base.progress(at: time) }
    return base.progress(at: time).map { SwipeProgress(edge: firstSide, open: $0.open) }
  }

  // MARK: Events

  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    formerProgress = base.progress(at: time)
    let effects = base.pan(sample, at: time)
    firstSide = base.isHeld ? firstSide ?? base.progress(at: time)?.edge : nil
    return effects
  }

  package mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    let effects = base.press(edge: edge, index: index, phase: phase, at: time)
    switch phase {
    case .down:
      if base.rest == .open(edge), base.actions(edge).indices.contains(index) { pressed = (edge, index) }
    case .up: pressed = nil
    case .cancelled: if fault != .staysPressed && fault != .staysPressedAtTheEnd { pressed = nil }
    }
    return effects
  }

  package mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let old = self.actions(edge)
    var effects = SwipeEffects.none
    if old.map(\.id) == actions.map(\.id), old != actions, case .held(let origin, let caught, _) = base.state {
      if fault == .titlesEndADrag { effects = base.pan(PanSample(.cancelled, translation: .zero), at: time) }
      if fault == .titlesMoveBack { base.state = .held(origin: origin, caught: caught, offset: caught) }
    }
    if old != actions { former[edge] = old.map(\.title) }
    return effects.followed(by: base.setActions(actions, edge, at: time))
  }

  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    if animated, fault == .opensAgain, rest == .open(edge), restarts(at: time) {
      return SwipeEffects(startedMotion: true)
    }
    return base.open(edge, animated: animated, at: time)
  }

  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    if animated, fault == .closesAgain, rest == .closed, restarts(at: time) { return SwipeEffects(startedMotion: true) }
    return base.close(animated: animated, at: time)
  }

  /// Begins the motion again from where the content is, if it has begun and not ended.
  private mutating func restarts(at time: Time) -> Bool {
    guard case .settling(let motion) = base.state, motion.start < time, motion.end > time else { return false }
    base.state = .settling(Motion(start: time, from: offset(at: time), to: motion.to, curve: motion.curve))
    return true
  }

  package mutating func prepareForReuse() {
    base.prepareForReuse()
    (pressed, firstSide, formerProgress) = (nil, nil, nil)
  }

  // MARK: Drawing

  package func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let frame = LayoutRect(origin.x, origin.y, size.width, size.height)
    layers.append(Layer(LayerID(content.id, .row), "Row", frame, fill: .background, clips: true)) { layers in
      for edge in SwipeEdge.allCases where paintsActions(edge, at: time) {
        for index in actions(edge).indices { drawButton(content.id, edge, index, origin, at: time, into: &layers) }
      }
      drawContent(content, origin, at: time, into: &layers)
    }
  }

  private func drawButton(
    _ id: RowID, _ edge: SwipeEdge, _ index: Int, _ origin: Vector, at time: Time, into layers: inout LayerList
  ) {
    var title = actions(edge)[index].title
    if fault == .paintsOldTitles, let old = former[edge], old.indices.contains(index) { title = old[index] }
    if fault == .paintsFirstTitles, edge == .leading, first.indices.contains(index) { title = first[index] }
    let frame = actionFrame(edge: edge, index: index, at: time).moved(by: origin)
    layers.append(Layer(LayerID(id, .action(edge, index)), "Button", frame, fill: .separator, text: LayerText(title)))
    let isOver = fault == .staysPressedAtTheEnd && edge == .leading
    if let pressed, !isOver, pressed.edge == edge, pressed.index == index {
      layers.append(Layer(LayerID(id, .pressed), "Dark", frame))
    }
  }

  private func drawContent(_ content: RowContent, _ origin: Vector, at time: Time, into layers: inout LayerList) {
    let frame = contentFrame(at: time).moved(by: origin)
    let isFaint = fault == .fadesUnderAFinger && base.isHeld || fault == .fadesInMotion && isMoving(at: time)
    layers.append(
      Layer(LayerID(content.id, .content), "Front", frame, fill: .background, alpha: isFaint ? 0.2 : 1))
    let stays = fault == .textStaysBehind || fault == .textStaysUnderAFinger && base.isHeld
    let place = stays ? LayoutRect(origin.x, origin.y, size.width, size.height) : frame
    layers.append(Layer(LayerID(content.id, .label), "Label", place, text: LayerText(content.title)))
  }
}
