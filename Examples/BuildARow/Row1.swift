import InteractionCore

/// Step 1: it follows your finger.
struct Row1: RevealingRow {
  private(set) var size: LayoutSize
  let rest = Rest.closed
  /// The fingers that press buttons.
  var buttonTouch = ButtonTouch()
  /// The buttons of both sides, laid out.
  private let strips: ActionStrips
  private(set) var isHeld = false
  private var offset = 0.0

  init(width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = []) {
    size = LayoutSize(width: width, height: height).madeFinite
    let layout = ActionStrip.layout(buttonWidth: 80, rowWidth: size.width)
    strips = ActionStrips(leading: leading, trailing: trailing, layout: layout)
  }

  // MARK: The finger

  /// The content's offset in points: 0 if it covers the buttons, negative if it has moved left.
  func offset(at time: Time) -> Double { offset }

  mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    isHeld = sample.phase == .began || sample.phase == .changed
    offset = sample.translation.x
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

  mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects { .none }
  mutating func close(animated: Bool, at time: Time) -> SwipeEffects { .none }
  var settleTime: Time? { nil }
  mutating func advance(to time: Time) {}
  mutating func resize(to size: LayoutSize, at time: Time) { self.size = size.madeFinite }
  mutating func prepareForReuse() { offset = 0 }
}
