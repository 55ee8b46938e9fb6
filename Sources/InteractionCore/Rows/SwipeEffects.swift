/// The effects of one event on a row: at most two notices, the thresholds that a finger has crossed, and whether a motion
/// has begun.
///
///     let effects = row.tap(at: now)
///     for notice in effects.notices { handle(notice) }
///     if effects.startedMotion { drawFrames(until: row.settles) }
///
/// It has a fixed size and owns no memory, so events may arrive at any rate.
public struct SwipeEffects: Hashable, Sendable {
  /// The first notice, if any.
  public var first: SwipeNotice?
  /// The second notice, if any; nil if there is no first.
  public var second: SwipeNotice?

  /// Whether the row has begun a motion.
  ///
  /// The host should then draw frames until `settles`.
  public var startedMotion: Bool

  /// The signals of the finger, if the row's options ask for them.
  public var signals: SwipeSignals

  /// Creates the effects of one event.
  ///
  /// - Parameters:
  ///   - first: The first notice, if any.
  ///   - second: The second notice; nil if there is no first.
  ///   - startedMotion: Whether the row has begun a motion.
  ///   - signals: The signals of the finger.
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

  /// The effects of an event that has none.
  @inlinable public static var none: SwipeEffects { SwipeEffects() }

  /// Returns these effects, followed by those of a later event at the same moment.
  ///
  /// There is room for two notices; any more are dropped. For a tap on a button this loses nothing, because a design
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

  /// The notices in order, at most two.
  public var notices: [SwipeNotice] {
    var notices: [SwipeNotice] = []
    if let first { notices.append(first) }
    if let second { notices.append(second) }
    return notices
  }
}
