package import InteractionLaws

/// The minimal row that keeps every law of rows.
///
/// It opens if half of a side's buttons are visible, at any velocity, so its habits are `RowHabits.byPosition`.
package struct DefaultsRow: RevealingRow {
  package private(set) var size: LayoutSize
  package private(set) var rest = Rest.closed
  package var buttonTouch = ButtonTouch()
  private var strips: ActionStrips
  private var hold: ContentHold?
  private var slide: Motion?

  package init(leading: [InteractionAction] = [], trailing: [InteractionAction] = [], width: Double = 320) {
    size = LayoutSize(width: width, height: 44).madeFinite
    let layout = ActionStrip.layout(buttonWidth: 80, rowWidth: size.width)
    strips = ActionStrips(leading: leading, trailing: trailing, layout: layout)
  }

  package func offset(at time: Time) -> Double { hold?.offset ?? slide?.position(at: time) ?? strips.offset(of: rest) }
  package var settleTime: Time? { slide?.end }
  package var limits: ClosedRange<Double> { strips.stops }
  package var isHeld: Bool { hold != nil }
  package func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }
  package func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    strips[edge].frame(index, in: size)
  }

  package mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    guard isHeld || sample.phase == .began else { return .none }
    switch sample.phase {
    case .began: (hold, slide) = (ContentHold(translation: sample.translation.x, caught: offset(at: time)), nil)
    case .changed: hold = hold?.dragged(to: sample.translation.x, limits: limits)
    case .ended:
      hold = hold?.dragged(to: sample.translation.x, limits: limits)
      let edge: SwipeEdge = offset(at: time) > 0 ? .leading : .trailing
      let opens = canOpen(edge) && edge.sign * offset(at: time) >= strips[edge].totalWidth / 2
      return go(to: opens ? .open(edge) : .closed, at: time)
    case .cancelled, .failed: return go(to: rest, at: time)
    }
    return .none
  }

  package mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    canOpen(edge) ? go(to: .open(edge), animated: animated, at: time) : .none
  }
  package mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    go(to: .closed, animated: animated, at: time)
  }
  private mutating func go(to rest: Rest, animated: Bool = true, at time: Time) -> SwipeEffects {
    if animated, rest == self.rest, slide != nil { return .none }
    let notice = rest == self.rest ? nil : rest.notice
    let path = Motion(start: time, from: offset(at: time), to: strips.offset(of: rest), curve: .easeOut(duration: 0.25))
    (self.rest, hold, slide) = (rest, nil, animated && path.from != path.to ? path : nil)
    return SwipeEffects(notice, startedMotion: slide != nil)
  }

  package mutating func advance(to time: Time) { if slide?.isSettled(at: time) == true { slide = nil } }
  package mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size.madeFinite
    if self.size.width == width { return }
    strips = strips.laidOut(by: ActionStrip.layout(buttonWidth: 80, rowWidth: self.size.width))
    (hold, slide) = (nil, nil)
  }
  package mutating func prepareForReuse() {
    (rest, hold, slide) = (.closed, nil, nil)
    buttonTouch.reset()
  }
}
