import InteractionCore

/// A row whose content is a drawer: pulled out far enough, or flicked, it slides open and rests there.
///
///     var row = Drawer(width: 320, height: 44, trailing: [delete])
///     row.pan(PanSample(.began, translation: .zero), at: Time(0))
///     row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: Time(0.1))
///     row.pan(PanSample(.ended, translation: Vector(-50, 0)), at: Time(0.2))   // didOpen.trailing
///
/// This is all that a row must know: where the content is, where it goes when it is released, and what is reported.
public struct Drawer: RevealingRow, Hashable {
  /// The width of a button that asks for none, in points.
  public static let buttonWidth = 80.0
  /// The velocity beyond which a release is a flick, in points per second.
  public static let flick = 600.0
  /// How long the content slides, in seconds.
  public static let duration = 0.25

  /// What is going on, as a machine of three states.
  ///
  ///                 began              ended, cancelled, failed
  ///     resting ------------> held ------------------------------> sliding
  ///        ^                   ^                                    |   |
  ///        |                   +------------- began ----------------+   |
  ///        +-------------------- the motion is over --------------------+
  enum State: Hashable, Sendable {
    /// Nothing moves.
    case resting(Rest)
    /// A finger holds the content, which it caught at an offset; the resting position is the one from before.
    case held(translation: Double, caught: Double, offset: Double, Rest)
    /// The content slides to its resting position.
    case sliding(Motion, Rest)
  }

  /// The row's extent, in points.
  public private(set) var size: LayoutSize
  /// The part of the buttons that must show for the row to open, from 0 to 1.
  public let opensAt: Double
  private var strips: ActionStrips
  private var state = State.resting(.closed)
  private var touch = ButtonTouch()

  /// Creates a closed row.
  ///
  /// - Parameters:
  ///   - width: The row's width in points; what is negative or not finite becomes 0.
  ///   - height: The row's height in points; what is negative or not finite becomes 0.
  ///   - leading: The actions at the leading side, outermost first.
  ///   - trailing: The actions at the trailing side, outermost first.
  ///   - opensAt: The part of the buttons that must show for the row to open, from 0 to 1; beyond them it is the nearer
  ///     one, and what is no number becomes 0.
  /// - Complexity: O(*n*) for *n* actions.
  public init(
    width: Double, height: Double, leading: [InteractionAction] = [], trailing: [InteractionAction] = [],
    opensAt: Double = 0.5
  ) {
    size = LayoutSize(width: max(0, width.madeFinite), height: max(0, height.madeFinite))
    self.opensAt = min(max(0, opensAt.madeFinite), 1)
    strips = ActionStrips(leading: leading, trailing: trailing, layout: Self.layout(width: size.width))
  }

  private static func layout(width: Double) -> (SwipeEdge, [InteractionAction]) -> ActionStrip {
    { ActionStrip(edge: $0, actions: $1, buttonWidth: buttonWidth, limit: width - ActionStrip.visibleContent) }
  }

  // MARK: Where the content is

  /// The resting position: where the content is, slides to, or was before a finger took hold.
  public var rest: Rest {
    switch state {
    case .resting(let rest), .held(_, _, _, let rest), .sliding(_, let rest): rest
    }
  }

  /// The offset at any moment; it is computed, so nothing has to tick.
  public func offset(at time: Time) -> Double {
    switch state {
    case .resting(let rest): strips.offset(of: rest)
    case .held(_, _, let offset, _): offset
    case .sliding(let motion, _): motion.position(at: time)
    }
  }

  /// When the slide ends; nil where nothing moves by itself.
  public var settles: Time? {
    switch state {
    case .resting, .held: nil
    case .sliding(let motion, _): motion.end
    }
  }

  /// The offsets that a drag can reach: as far as the buttons of each side.
  public var limits: ClosedRange<Double> { strips.stops }
  /// The actions of a side, outermost first.
  public func actions(_ edge: SwipeEdge) -> [InteractionAction] { strips[edge].actions }
  /// Whether a side has buttons.
  public func canOpen(_ edge: SwipeEdge) -> Bool { !strips[edge].isEmpty }
  /// The frame of a button, which stands still under the content.
  public func actionFrame(_ edge: SwipeEdge, _ index: Int, at time: Time) -> LayoutRect {
    strips[edge].frame(index, in: size)
  }

  private var isHeld: Bool { if case .held = state { true } else { false } }

  // MARK: The finger

  /// Follows a finger; a sample out of order does nothing.
  @discardableResult
  public mutating func pan(_ sample: PanSample, at time: Time) -> SwipeEffects {
    let x = sample.translation.x
    switch sample.phase {
    case .began:
      let caught = offset(at: time)
      state = .held(translation: x, caught: caught, offset: caught, rest)
    case .changed: drag(to: x)
    case .ended:
      drag(to: x)
      guard case .held(_, _, let offset, let rest) = state else { break }
      let release = SwipeRelease(offset: offset, velocity: sample.velocity.x, from: rest)
      return go(to: destination(of: release), at: time)
    case .cancelled, .failed:
      if case .held(_, _, _, let rest) = state { return go(to: rest, at: time) }
    }
    return .none
  }

  /// Moves the content with the finger, as far as the buttons reach or to where it was caught.
  private mutating func drag(to x: Double) {
    guard case .held(let translation, let caught, _, let rest) = state else { return }
    let (lower, upper) = (min(limits.lowerBound, caught), max(limits.upperBound, caught))
    let offset = min(max((caught + x - translation).madeFinite, lower), upper)
    state = .held(translation: translation, caught: caught, offset: offset, rest)
  }

  /// The resting position for a release: the side that shows, where enough of it shows or the finger flicks it open.
  ///
  /// - Parameter release: The offset and the velocity of the release, and the resting position from before.
  /// - Returns: The target of the slide.
  /// - Complexity: O(1).
  public func destination(of release: SwipeRelease) -> Rest {
    let edge: SwipeEdge = release.offset > 0 ? .leading : .trailing
    guard release.offset != 0, canOpen(edge) else { return .closed }
    let outward = edge.sign * release.velocity
    if outward.magnitude > Self.flick { return outward > 0 ? .open(edge) : .closed }
    return release.offset.magnitude >= opensAt * strips[edge].total ? .open(edge) : .closed
  }

  // MARK: Code, buttons and the table

  /// Opens a side from code; nothing happens where it has no buttons.
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
  public mutating func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase, at time: Time) -> SwipeEffects {
    let (isShown, isClosing) = (isShown(edge, index, at: time), isClosing(edge, at: time))
    guard touch.isPressed(phase, edge, index, isShown: isShown, isClosing: isClosing) else { return .none }
    let closing = go(to: .closed, at: time)
    return SwipeEffects(.didPress(edge, index), closing.first, startedMotion: closing.startedMotion)
  }

  /// Selects the row where it rests closed, and closes it otherwise.
  @discardableResult
  public mutating func tap(at time: Time) -> SwipeEffects {
    if isHeld { return .none }
    return rest == .closed && !isMoving(at: time) ? SwipeEffects(.didSelect) : go(to: .closed, at: time)
  }

  /// Closes the row when another one opens, or the table scrolls or is tapped, unless a finger holds it.
  @discardableResult
  public mutating func tableChanged(_ change: TableChange, at time: Time) -> SwipeEffects {
    isHeld ? .none : go(to: .closed, at: time)
  }

  // MARK: Time and extent

  /// Goes to a resting position, and reports it where it is another one.
  private mutating func go(to rest: Rest, animated: Bool = true, at time: Time) -> SwipeEffects {
    // It slides there already; starting again would only take longer.
    if case .sliding(_, rest) = state, animated { return .none }
    let notice = rest == self.rest ? nil : rest.notice
    let (from, target) = (offset(at: time), strips.offset(of: rest))
    let slides = animated && from != target
    let motion = Motion(start: time, from: from, to: target, curve: .easeInOut(duration: Self.duration))
    state = slides ? .sliding(motion, rest) : .resting(rest)
    return SwipeEffects(notice, startedMotion: slides)
  }

  /// Forgets a slide that is over, so that the row equals one that never moved.
  public mutating func advance(to time: Time) {
    if case .sliding(let motion, let rest) = state, motion.isSettled(at: time) { state = .resting(rest) }
  }

  /// Lays the buttons out for another width, and rests at once where the row was; another height changes nothing else.
  public mutating func resize(to size: LayoutSize, at time: Time) {
    let width = self.size.width
    self.size = size.madeFinite
    guard self.size.width != width else { return }
    strips = strips.laidOut(by: Self.layout(width: self.size.width))
    state = .resting(rest)
  }

  /// Takes other actions; where the buttons have other places, the row rests at once where it was, or closes if nothing is
  /// left to show there.
  @discardableResult
  public mutating func setActions(_ actions: [InteractionAction], _ edge: SwipeEdge, at time: Time) -> SwipeEffects {
    let (old, before) = (strips[edge], rest)
    guard actions != old.actions else { return .none }
    strips = strips.setting(actions, edge, layout: Self.layout(width: size.width))
    touch.actionsChanged(edge, from: old.actions, to: actions)
    if strips[edge].isLaidOut(like: old) { return .none }
    state = .resting(strips.remaining(before, setting: edge))
    return SwipeEffects(rest == before ? nil : rest.notice)
  }

  /// Makes the row equal to a fresh one, in the middle of a drag or a slide too.
  public mutating func prepareForReuse() {
    state = .resting(.closed)
    touch.removeAll()
  }
}
