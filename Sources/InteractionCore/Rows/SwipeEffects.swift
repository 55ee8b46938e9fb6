/// What one event on a row has caused: at most two notices, the thresholds that a finger has crossed, and whether something
/// has begun to move.
///
///     let effects = row.tap(at: now)
///     for notice in effects.notices { handle(notice) }
///     if effects.startedMotion { drawFrames(until: row.settles) }
///
/// It has a fixed size and owns no memory, so events may come at any rate.
public struct SwipeEffects: Hashable, Sendable {
  /// The first notice, if any.
  public var first: SwipeNotice?
  /// The second notice; there is none without a first.
  public var second: SwipeNotice?

  /// Whether the row has begun a motion.
  ///
  /// The host should then draw frames until `settles`.
  public var startedMotion: Bool

  /// What the finger has begun or crossed, of a row that is asked to tell.
  public var signals: SwipeSignals

  /// Creates the effects of one event.
  ///
  /// - Parameters:
  ///   - first: The first notice, if any.
  ///   - second: The second notice; nil if there is no first.
  ///   - startedMotion: Whether the row has begun a motion.
  ///   - signals: What the finger has begun or crossed.
  /// - Complexity: O(1).
  public init(
    _ first: SwipeNotice? = nil, _ second: SwipeNotice? = nil, startedMotion: Bool = false,
    signals: SwipeSignals = SwipeSignals()
  ) {
    self.first = first
    self.second = second
    self.startedMotion = startedMotion
    self.signals = signals
  }

  /// The effects of an event that has caused nothing.
  @inlinable public static var none: SwipeEffects { SwipeEffects() }

  /// These effects, followed by those of a later event at the same moment.
  ///
  /// There is room for two notices, and any beyond that are dropped. That loses nothing of a tap on a button: a design
  /// reports a press when the finger touches or when it is lifted, not both.
  ///
  /// - Parameter later: The effects of the later event.
  /// - Returns: The first two notices of both, and whether either has begun a motion.
  /// - Complexity: O(1).
  public func followed(by later: SwipeEffects) -> SwipeEffects {
    let notices = (first, second ?? later.first)
    return SwipeEffects(
      notices.0 ?? later.first, notices.0 == nil ? later.second : notices.1,
      startedMotion: startedMotion || later.startedMotion, signals: signals.union(later.signals))
  }

  /// The notices in order; an array that holds at most two.
  public var notices: [SwipeNotice] {
    var notices: [SwipeNotice] = []
    if let first { notices.append(first) }
    if let second { notices.append(second) }
    return notices
  }
}
