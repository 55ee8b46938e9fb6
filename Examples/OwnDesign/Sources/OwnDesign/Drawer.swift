import InteractionCore

/// A row whose content is a drawer: if it is pulled out far enough, or flicked, it slides open and rests there.
///
///     var row = Drawer(width: 320, height: 44, trailing: [delete])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: Time(0.1))
///     row.pan(PanSample(.ended, translation: Vector(-50, 0)), at: Time(0.2))   // didOpen.trailing
///
/// A row need not know more: where the content is, where it goes when it is released, and what it reports.
public struct Drawer: RevealingRow, Hashable {
  /// The width of a button that asks for none, in points.
  public static let buttonWidth = 80.0
  /// The velocity beyond which a release is a flick, in points per second.
  public static let flick = 600.0
  /// The duration of a slide, in seconds.
  public static let duration = 0.25

  /// The row's extent, in points.
  public private(set) var size: LayoutSize
  /// The fraction of the buttons that must show for the row to open, from 0 to 1.
  public let opensAt: Double
  /// The position at which the content rests or to which it slides; while a finger holds it, the one to which it would go
  /// back.
  public private(set) var rest = Rest.closed
  /// The fingers that press buttons.
  public var buttonTouch = ButtonTouch()
  private var strips: ActionStrips
  // The row is a machine of three states:
  //
  //                 began              ended, cancelled, failed
  //     resting ------------> held ------------------------------> sliding
  //        ^                   ^                                    |   |
  //        |                   +------------- began ----------------+   |
  //        +-------------------- the motion is over --------------------+
  //
  // It is held while `hold` is not nil, and slides while `slide` is not nil; at most one of them is not nil.
  private var hold: ContentHold?
  private var slide: Motion?

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; a negative number or NaN becomes 0, and infinity 10⁹.
  ///   - height: The row's height in points; a negative number or NaN becomes 0, and infinity 10⁹.
  ///   - leading: The actions at the leading side, outermost first.
  ///   - trailing: The actions at the trailing side, outermost first.
  ///   - opensAt: The fraction of the buttons that must show for the row to open, clamped to 0...1; NaN becomes 0.
  /// - Complexity: O(*n*) for *n* actions.
  public init(
    width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    opensAt: Double = 0.5
  ) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.opensAt = min(max(0, opensAt.madeFinite), 1)
    strips = ActionStrips(
      leading: leading, trailing: trailing,
      layout: ActionStrip.layout(buttonWidth: Self.buttonWidth, rowWidth: size.width))
  }

  // MARK: Position

  /// Returns the content's offset at any moment, in points; it is computed, so nothing has to tick.
  public func offset(at time: Time) -> Double { hold?.offset ?? slide?.position(at: time) ?? strips.offset(of: rest) }

  /// The time when the slide ends; nil if there is none.
  public var settleTime: Time? { slide?.end }
  /// Whether a finger holds the content.
  public var isHeld: Bool { hold != nil }
  /// The offsets that a drag can reach: from that of all trailing buttons to that of all leading ones, in points.
  public var limits: ClosedRange<Double> { strips.stops }
  /// Returns the actions of a side, outermost first.
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }
  /// Returns the frame of a button, which stays in place under the content.
  public func actionFrame(edge: SwipeEdge, index: Int, at time: Time) -> LayoutRect {
    strips[edge].frame(index, in: size)
  }

  // MARK: The finger

  /// Follows a finger; a sample without an earlier `began` has no effect.
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    guard isHeld || sample.phase == .began else { return .none }
    switch sample.phase {
    case .began: (hold, slide) = (ContentHold(translation: sample.translation.x, caught: offset(at: time)), nil)
    case .changed: hold = hold?.dragged(to: sample.translation.x, limits: limits)
    case .ended:
      hold = hold?.dragged(to: sample.translation.x, limits: limits)
      let release = SwipeRelease(offset: offset(at: time), velocity: sample.velocity.x, from: rest)
      return go(to: destination(of: release), at: time)
    case .cancelled, .failed: return go(to: rest, at: time)
    }
    return .none
  }

  /// Returns the resting position for a release: the side that shows if a flick opens it or, without a flick, if enough of it
  /// shows; otherwise closed.
  ///
  /// - Parameter release: The offset and the velocity of the release, and the previous resting position.
  /// - Returns: The target of the slide.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    let edge: SwipeEdge = release.offset > 0 ? .leading : .trailing
    guard release.offset != 0, canOpen(edge) else { return .closed }
    let outward = edge.sign * release.velocity
    if outward.magnitude > Self.flick { return outward > 0 ? .open(edge) : .closed }
    return release.offset.magnitude >= opensAt * strips[edge].totalWidth ? .open(edge) : .closed
  }

  // MARK: Code and buttons

  /// Opens a side from code; has no effect if the side has no buttons.
  @discardableResult
  public mutating func open(_ edge: SwipeEdge, animated: Bool, at time: Time) -> SwipeEffects {
    canOpen(edge) ? go(to: .open(edge), animated: animated, at: time) : .none
  }

  /// Closes the row from code.
  @discardableResult
  public mutating func close(animated: Bool, at time: Time) -> SwipeEffects {
    go(to: .closed, animated: animated, at: time)
  }

  /// Reports the button and closes, as the system's rows do; a button that does not show, or is on its way out, cannot be
  /// pressed.
  @discardableResult
  public mutating func press(edge: SwipeEdge, index: Int, phase: PressPhase, at time: Time) -> SwipeEffects {
    guard updateButtonTouch(edge, index, phase, at: time) else { return .none }
    return SwipeEffects(.didPress(edge, index)).followed(by: go(to: .closed, at: time))
  }

  // MARK: Time and extent

  /// Goes to a resting position, and reports it if it is a new one.
  private mutating func go(to rest: Rest, animated: Bool = true, at time: Time) -> SwipeEffects {
    // A slide to the same position goes on; starting again would only take longer.
    if slide != nil, rest == self.rest, animated { return .none }
    let notice = rest == self.rest ? nil : rest.notice
    let (from, target) = (offset(at: time), strips.offset(of: rest))
    let motion = Motion(start: time, from: from, to: target, curve: .easeInOut(duration: Self.duration))
    (self.rest, hold, slide) = (rest, nil, animated && from != target ? motion : nil)
    return SwipeEffects(notice, startedMotion: slide != nil)
  }

  /// Forgets a slide that is over, so that the row equals one that never moved.
  public mutating func advance(to time: Time) {
    if let slide, slide.isSettled(at: time) { self.slide = nil }
  }

  /// Lays the buttons out for another width, and rests at once where the row was; another height changes nothing else.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size.madeFinite
    guard self.size.width != width else { return }
    strips = strips.laidOut(by: ActionStrip.layout(buttonWidth: Self.buttonWidth, rowWidth: self.size.width))
    (hold, slide) = (nil, nil)
  }

  /// Replaces the actions of a side.
  ///
  /// If that moves its buttons, a drag or a slide ends, and the row closes if the side that it shows has no buttons left.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let (old, before) = (strips[edge], rest)
    guard actions != old.actions else { return .none }
    strips = strips.setting(
      actions, edge, layout: ActionStrip.layout(buttonWidth: Self.buttonWidth, rowWidth: size.width))
    buttonTouch.actionsChanged(edge, from: old.actions, to: actions)
    if strips[edge].isLaidOut(like: old) { return .none }
    (rest, hold, slide) = (strips.rest(before, afterSetting: edge), nil, nil)
    return SwipeEffects(rest == before ? nil : rest.notice)
  }

  /// Closes the row at once, even during a drag or a slide, and forgets the fingers on its buttons.
  public mutating func prepareForReuse() {
    (rest, hold, slide) = (.closed, nil, nil)
    buttonTouch.reset()
  }
}
