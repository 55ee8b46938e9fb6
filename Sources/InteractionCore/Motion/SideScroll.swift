/// The sideways position of a row that lives in a scroll view: UIScrollView's physics for one axis, as a function of time.
///
/// It knows offsets and nothing of actions: a design decides where to settle, this says how the content gets there. Offsets
/// are this project's, 0 closed, positive when the leading side shows; a design derives its article's contentOffset.
///
///     resting -- hold --> held -- settle --> settling -- over --> resting
///        |                                       |
///        +------ report --> reported <-----------+
///
/// What is reported, a real scroll view moves.
public struct SideScroll: Hashable, Sendable {
  private enum State: Hashable, Sendable {
    /// The content stands.
    case resting(Double)
    /// A finger holds the content: where it would be without a rubber band when the translation was `origin`, and where it
    /// was caught.
    case held(origin: Double, loose: Double, caught: Double, offset: Double)
    /// The content moves by itself and must not uncover one side.
    case settling(Motion, covered: SwipeEdge?)
    /// A real scroll view moves the content: where it was last, where a finger caught it, if one holds it, and where it has
    /// been told to go, if anywhere.
    case reported(offset: Double, caught: Double?, target: Double?)
  }

  private var state: State

  /// Creates content that stands at an offset.
  public init(offset: Double = 0) { state = .resting(offset.madeFinite) }

  /// Where the content is, in points.
  public func offset(at time: Time) -> Double {
    switch state {
    case .held(_, _, _, let offset), .resting(let offset), .reported(let offset, _, _): return offset
    case .settling(let motion, let covered):
      let offset = motion.position(at: time)
      guard let covered else { return offset }
      return covered.sign * min(0, covered.sign * offset)
    }
  }

  /// Where the content is going, or the offset of content that goes nowhere by itself.
  public var target: Double {
    switch state {
    case .resting(let offset), .held(_, _, _, let offset): offset
    case .settling(let motion, _): motion.to
    case .reported(let offset, _, let target): target ?? offset
    }
  }

  /// When a motion of its own ends, or nil when there is none.
  public var settles: Time? {
    switch state {
    case .resting, .held, .reported: nil
    case .settling(let motion, _): motion.end
    }
  }

  /// Whether a finger holds the content by a pan, so that `drag` moves it.
  public var isHeld: Bool {
    switch state {
    case .resting, .settling, .reported: false
    case .held: true
    }
  }

  /// Where a finger caught the content that it holds, by a pan or on a real scroll view; nil when none holds it.
  public var caught: Double? {
    switch state {
    case .resting, .settling: nil
    case .held(_, _, let caught, _): caught
    case .reported(_, let caught, _): caught
    }
  }

  /// Whether a real scroll view moves the content.
  public var isDriven: Bool {
    switch state {
    case .resting, .held, .settling: false
    case .reported: true
    }
  }

  /// Whether the content is on its way at a moment: in a motion, or told to go where no report has come from yet.
  public func isMoving(at time: Time) -> Bool {
    switch state {
    case .resting, .held: false
    case .settling(let motion, _): !motion.isSettled(at: time)
    case .reported(let offset, _, let target): target.map { $0 != offset } ?? false
    }
  }

  /// A finger has taken hold.
  ///
  /// - Parameters:
  ///   - offset: Where the content is caught.
  ///   - translation: The finger's translation at that moment, in points.
  ///   - stops: The offsets beyond which the rubber band pulls.
  ///   - width: The row's width, to which the rubber band tends.
  ///   - rigid: A side with nothing to show, beyond whose stop no rubber band lets the content go, if any.
  public mutating func hold(
    at offset: Double, translation: Double, stops: ClosedRange<Double>, width: Double, rigid: SwipeEdge? = nil
  ) {
    let inside = offset.clamped(to: stops)
    let band = Self.band(beyond: offset - inside, width: width, rigid: rigid)
    let loose = inside + ScrollPhysics.rubberBandExcess(offset - inside, dimension: band)
    state = .held(origin: translation, loose: loose, caught: offset, offset: offset)
  }

  /// The finger has moved; without a hold nothing happens.
  ///
  /// - Parameters:
  ///   - translation: The finger's translation, in points.
  ///   - stops: The offsets beyond which the rubber band pulls.
  ///   - width: The row's width, to which the rubber band tends; 0 stops the content at the stops.
  ///   - rigid: A side with nothing to show, beyond whose stop no rubber band lets the content go, if any.
  public mutating func drag(
    to translation: Double, stops: ClosedRange<Double>, width: Double, rigid: SwipeEdge? = nil
  ) {
    guard case .held(let origin, let loose, let caught, _) = state else { return }
    let wanted = loose + translation - origin
    let inside = wanted.clamped(to: stops)
    let band = Self.band(beyond: wanted - inside, width: width, rigid: rigid)
    let offset = inside + ScrollPhysics.rubberBand(wanted - inside, dimension: band)
    state = .held(origin: origin, loose: loose, caught: caught, offset: offset)
  }

  /// The extent of the rubber band on the side where something is beyond a stop.
  private static func band(beyond excess: Double, width: Double, rigid: SwipeEdge?) -> Double {
    rigid.map { $0.sign * excess > 0 } ?? false ? 0 : width
  }

  /// Sends the content to an offset; content that is there already stands, unless it is to set out all the same.
  ///
  /// On its way it uncovers only the side that it comes from and the one that it goes to.
  ///
  /// - Parameters:
  ///   - target: Where it ends, in points.
  ///   - curve: How it gets there.
  ///   - alsoStanding: Whether content that is there already sets out as well, to no other place.
  ///   - time: When it sets out.
  /// - Returns: Whether a motion has begun.
  public mutating func settle(
    to target: Double, by curve: Curve, alsoStanding: Bool = false, at time: Time
  ) -> Bool {
    let from = offset(at: time)
    let motion = Motion(start: time, from: from, to: target, curve: curve)
    let velocity = motion.velocity(at: time)
    guard alsoStanding || from != target || velocity != 0 else {
      state = .resting(target)
      return false
    }
    state = .settling(motion, covered: Self.covered(from: from, to: target, velocity: velocity))
    return true
  }

  /// The side that a motion must not uncover: the one across the closed place, unless the motion comes from there.
  private static func covered(from: Double, to: Double, velocity: Double) -> SwipeEdge? {
    if from * to < 0 { return nil }
    let shown = from != 0 ? from : to != 0 ? to : velocity
    return shown > 0 ? .trailing : .leading
  }

  /// Puts the content somewhere without motion.
  public mutating func jump(to offset: Double) { state = .resting(offset.madeFinite) }

  /// Tidies up a motion that is over.
  public mutating func advance(to time: Time) {
    guard case .settling(let motion, _) = state, motion.isSettled(at: time) else { return }
    state = .resting(motion.to)
  }

  // MARK: A real scroll view

  /// A real scroll view reports where the content is; from now on it moves nothing by itself.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points.
  ///   - place: The resting place that the content was given before the first report, in points.
  /// - Returns: Where the scroll view must bring the content, if this first report finds it sent or put anywhere but 0.
  @discardableResult
  public mutating func report(_ offset: Double, restingAt place: Double) -> Double? {
    let offset = offset.madeFinite
    switch state {
    case .reported(_, let caught, let target):
      state = .reported(offset: offset, caught: caught, target: target)
      return nil
    case .held:
      state = .reported(offset: offset, caught: nil, target: nil)
      return nil
    case .resting:
      let target = place == 0 ? nil : place
      state = .reported(offset: offset, caught: nil, target: target)
      return target
    case .settling(let motion, _):
      state = .reported(offset: offset, caught: nil, target: motion.to)
      return motion.to
    }
  }

  /// A finger has taken hold of the real scroll view: it is free to be anywhere.
  public mutating func catchReported() {
    guard case .reported(let offset, _, _) = state else { return }
    state = .reported(offset: offset, caught: offset, target: nil)
  }

  /// The finger on the real scroll view has let go.
  public mutating func releaseReported() {
    guard case .reported(let offset, _, let target) = state else { return }
    state = .reported(offset: offset, caught: nil, target: target)
  }

  /// The real scroll view has been told to go to an offset.
  public mutating func aim(at target: Double) {
    guard case .reported(let offset, let caught, _) = state else { return }
    state = .reported(offset: offset, caught: caught, target: target.madeFinite)
  }
}
