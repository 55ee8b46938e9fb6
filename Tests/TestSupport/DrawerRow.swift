package import InteractionCore

/// An action with a title like its id.
package func makeAction(_ id: String, _ role: InteractionAction.Role = .normal) -> InteractionAction {
  InteractionAction(id: id, title: id, role: role)
}

/// The simplest row with buttons, each 80 points wide unless its action says otherwise.
///
/// It follows the finger, opens from half the width of a side, and slides there in 0.2 seconds.
package struct DrawerRow: RevealingRow, DrawableRow {
  package static let slide = 0.2

  private struct Hold: Hashable {
    var caught: Double
    var offset: Double
  }

  package private(set) var size: LayoutSize
  private let leading: ActionStrip
  private let trailing: ActionStrip
  /// Whether a press closes the row, and reports that first.
  private let pressCloses: Bool
  /// How far a finger can move the content beyond the limits, in points.
  private let slack: Double
  package private(set) var rest = Rest.closed
  package var buttonTouch = ButtonTouch()
  private var hold: Hold?
  private var motion: Motion?

  package init(
    width: Double = 320, height: Double = 44, leading: [InteractionAction] = [],
    trailing: [InteractionAction] = [makeAction("delete", .destructive), makeAction("more")],
    pressCloses: Bool = false, slack: Double = 0
  ) {
    func strip(_ edge: SwipeEdge, _ actions: [InteractionAction]) -> ActionStrip {
      ActionStrip(edge: edge, actions: actions, buttonWidth: 80, limit: .infinity)
    }
    size = LayoutSize(width: width, height: height)
    self.leading = strip(.leading, leading)
    self.trailing = strip(.trailing, trailing)
    self.pressCloses = pressCloses
    self.slack = slack
  }

  private func strip(_ edge: SwipeEdge) -> ActionStrip { edge == .leading ? leading : trailing }

  private func offset(of rest: Rest) -> Double { rest.edge.map { $0.sign * strip($0).totalWidth } ?? 0 }

  private mutating func go(to rest: Rest, animated: Bool, at time: Time) -> SwipeEffects {
    let notice: SwipeNotice? = rest == self.rest ? nil : rest.edge.map { .didOpen($0) } ?? .didClose
    let path = Motion(
      start: time, from: offset(at: time), to: offset(of: rest), curve: .easeOut(duration: Self.slide))
    self.rest = rest
    hold = nil
    motion = animated && path.from != path.to ? path : nil
    return SwipeEffects(notice, startedMotion: motion != nil)
  }

  // MARK: PannableRow

  package func offset(at time: Time) -> Double { hold?.offset ?? motion?.position(at: time) ?? offset(of: rest) }

  package var isHeld: Bool { hold != nil }

  package var settleTime: Time? { motion?.end }

  package var limits: ClosedRange<Double> { -trailing.totalWidth...leading.totalWidth }

  @discardableResult
  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    switch sample.phase {
    case .began:
      hold = Hold(caught: offset(at: time), offset: offset(at: time))
      motion = nil
      return .none
    case .changed, .ended:
      guard let caught = hold?.caught else { return .none }
      let wanted = caught + sample.translation.x
      let offset = min(max(limits.lowerBound - slack, wanted), limits.upperBound + slack)
      hold?.offset = offset
      guard sample.phase == .ended else { return .none }
      let edge: SwipeEdge = offset > 0 ? .leading : .trailing
      let opens = offset != 0 && offset.magnitude >= strip(edge).totalWidth / 2
      return go(to: opens ? .open(edge) : .closed, animated: true, at: time)
    case .cancelled, .failed:
      return hold == nil ? .none : go(to: rest, animated: true, at: time)
    }
  }

  package mutating func advance(to time: Time) {
    if let motion, motion.isSettled(at: time) { self.motion = nil }
  }

  package mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size
    guard size.width != width else { return }
    hold = nil
    motion = nil
  }

  package mutating func prepareForReuse() {
    rest = .closed
    hold = nil
    motion = nil
  }

  // MARK: RevealingRow

  package func actions(_ edge: SwipeEdge) -> [InteractionAction] { strip(edge).actions }

  package func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    strip(edge).frame(index, in: size)
  }

  @discardableResult
  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    strip(edge).isEmpty ? .none : go(to: .open(edge), animated: animated, at: time)
  }

  @discardableResult
  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    go(to: .closed, animated: animated, at: time)
  }

  @discardableResult
  package mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    guard phase == .up, isShown(edge: edge, index: index, at: time) else { return .none }
    guard pressCloses else { return SwipeEffects(.didPress(edge, index)) }
    let closing = go(to: .closed, animated: true, at: time)
    return SwipeEffects(closing.first, .didPress(edge, index), startedMotion: closing.startedMotion)
  }

  @discardableResult
  package mutating func tap(at time: Time) -> SwipeEffects { SwipeEffects(.didSelect) }

  package func draw(_ content: RowContent, origin: Vector, at time: Time, into layers: inout LayerList) {
    let frame = LayoutRect(origin.x, origin.y, size.width, size.height)
    layers.append(Layer(LayerID(content.id, .row), "UITableViewCell", frame, clips: true)) { layers in
      let front = frame.moved(by: Vector(offset(at: time), 0))
      layers.append(Layer(LayerID(content.id, .content), "UIView", front, text: LayerText(content.title)))
    }
  }
}
