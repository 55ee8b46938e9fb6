import InteractionCore

/// Step 3: it goes only so far.
struct Row3: RevealingRow {
  private(set) var size: LayoutSize
  /// The content's resting position; while a finger holds the content, the last one.
  private(set) var rest = Rest.closed
  /// The fingers that press buttons.
  var buttonTouch = ButtonTouch()
  /// The buttons of both sides, laid out.
  private let strips: ActionStrips
  private var state = State.resting

  private enum State: Hashable {
    /// The content is at the position `rest`.
    case resting
    /// A finger holds the content at an offset, in points.
    case held(offset: Double)
  }

  init(width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = []) {
    size = LayoutSize(width: width, height: height).madeFinite
    let layout = ActionStrip.layout(buttonWidth: 80, rowWidth: size.width)
    strips = ActionStrips(leading: leading, trailing: trailing, layout: layout)
  }

  // MARK: The finger

  /// The content's offset in points: 0 if it covers the buttons, negative if it has moved left.
  func offset(at time: Time) -> Double {
    switch state {
    case .resting: strips.offset(of: rest)
    case .held(let offset): offset
    }
  }

  var isHeld: Bool { state != .resting }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    switch sample.phase {
    case .began, .changed: state = .held(offset: reachable(sample.translation.x))
    case .ended, .cancelled, .failed:
      rest = destination(from: reachable(sample.translation.x))
      state = .resting
    }
    return .none
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
    if canOpen(edge) { (rest, state) = (.open(edge), .resting) }
    return .none
  }

  mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    (rest, state) = (.closed, .resting)
    return .none
  }

  // MARK: The buttons under the content

  func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }
  func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    strips[edge].frame(index, in: size)
  }
  /// The offsets that the buttons allow: from that of all trailing buttons to that of all leading ones.
  var limits: ClosedRange<Double> { strips.stops }

  // MARK: No answer yet

  var settleTime: Time? { nil }
  mutating func advance(to time: Time) {}
  mutating func resize(to size: LayoutSize, at time: Time) { self.size = size.madeFinite }
  mutating func prepareForReuse() { rest = .closed }
}
