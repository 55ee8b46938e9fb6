import InteractionCore

/// Step 5: it may lose the finger.
struct Row5: RevealingRow {
  private(set) var size: LayoutSize
  /// The position at which the content rests or to which it slides; while a finger holds it, the one to which it would go back.
  private(set) var rest = Rest.closed
  /// The fingers that press buttons.
  var buttonTouch = ButtonTouch()
  /// The buttons of both sides, laid out.
  private var strips: ActionStrips
  private var state = State.resting

  private enum State: Hashable {
    /// The content is at the position `rest`.
    case resting
    /// A finger holds the content.
    case held(Hold)
    /// The content slides to the position `rest`.
    case sliding(Motion)
  }

  private struct Hold: Hashable {
    /// The finger's translation and the content's offset when the finger took hold, in points.
    let start, caught: Double
    /// The offset to which the finger has dragged the content, in points.
    var offset: Double
  }

  init(width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = []) {
    size = LayoutSize(width: width, height: height).madeFinite
    strips = ActionStrips(leading: leading, trailing: trailing, layout: Self.layout(width: size.width))
  }

  /// Returns a layout with buttons of 80 points, or narrower ones if the row has no room for them.
  private static func layout(width: Double) -> (SwipeEdge, [InteractionAction]) -> ActionStrip {
    ActionStrip.layout(buttonWidth: 80, rowWidth: width)
  }

  // MARK: Position

  /// The content's offset in points: 0 if it covers the buttons, negative if it has moved left.
  func offset(at time: Time) -> Double {
    switch state {
    case .resting: strips.offset(of: rest)
    case .held(let hold): hold.offset
    case .sliding(let motion): motion.position(at: time)
    }
  }

  var isHeld: Bool {
    switch state {
    case .held: true
    case .resting, .sliding: false
    }
  }

  /// The time when the slide ends; nil if there is none.
  var settleTime: Time? {
    switch state {
    case .sliding(let motion): motion.end
    case .resting, .held: nil
    }
  }

  mutating func advance(to time: Time) {
    if let end = settleTime, time >= end { state = .resting }
  }

  // MARK: The finger

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let (x, now) = (sample.translation.x, offset(at: time))
    if sample.phase == .began { state = .held(Hold(start: x, caught: now, offset: now)) }
    guard case .held(var hold) = state else { return .none }
    hold.offset = reachable(hold.caught + (x - hold.start))
    state = .held(hold)
    switch sample.phase {
    case .began, .changed: return .none
    case .ended: return go(to: destination(from: hold.offset), at: time)
    case .cancelled, .failed: return go(to: rest, at: time)
    }
  }

  /// Returns the nearest offset that the buttons allow.
  private func reachable(_ offset: Double) -> Double {
    min(max(offset, limits.lowerBound), limits.upperBound)
  }

  /// Returns the side that shows if at least half of its buttons are uncovered; otherwise closed.
  private func destination(from offset: Double) -> Rest {
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    return canOpen(edge) && offset.magnitude >= strips[edge].totalWidth / 2 ? .open(edge) : .closed
  }

  // MARK: Code

  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    canOpen(edge) ? go(to: .open(edge), animated: animated, at: time) : .none
  }

  mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    go(to: .closed, animated: animated, at: time)
  }

  /// Slides the content to a resting position, or puts it there at once.
  private mutating func go(to rest: Rest, animated: Bool = true, at time: Time) -> SwipeEffects {
    // A slide to the same position goes on.
    if animated && rest == self.rest && settleTime != nil { return .none }
    let (from, to) = (offset(at: time), strips.offset(of: rest))
    let slide = Motion(start: time, from: from, to: to, curve: .easeOut(duration: 0.25))
    self.rest = rest
    state = animated && from != to ? .sliding(slide) : .resting
    return SwipeEffects(startedMotion: settleTime != nil)
  }

  // MARK: The buttons under the content

  func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    strips[edge].frame(index, in: size)
  }
  /// The offsets that the buttons allow: from that of all trailing buttons to that of all leading ones.
  var limits: ClosedRange<Double> { strips.stops }

  // MARK: In a table

  /// Lays the buttons out again if the width has changed, which ends a drag or a slide.
  mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size.madeFinite
    guard self.size.width != width else { return }
    strips = strips.laidOut(by: Self.layout(width: self.size.width))
    state = .resting
  }

  /// Closes the row at once, even while a finger holds it, and forgets the fingers on its buttons.
  mutating func prepareForReuse() {
    (rest, state) = (.closed, .resting)
    buttonTouch.reset()
  }
}
