/// The effects of an event on a row: at most two notices, the signals of the finger, and whether a motion has begun.
///
///     let effects = row.tap(at: now)
///     for notice in effects.notices { handle(notice) }
///     if effects.startedMotion { drawFrames(until: row.settleTime) }
///
/// The effects have a fixed size and allocate no memory, so events can arrive at any rate. Only `notices` allocates an array.
public struct SwipeEffects: Hashable, Sendable {
  /// The first notice, or nil.
  public var first: SwipeNotice?
  /// The second notice, or nil; must be nil if there is no first notice.
  public var second: SwipeNotice?

  /// Whether the row has begun a motion.
  ///
  /// If so, the host should draw frames until `settleTime`.
  public var startedMotion: Bool

  /// The signals that the finger has caused, if the row's options ask for them.
  public var signals: SwipeSignals

  /// Creates the effects of an event.
  ///
  /// - Parameters:
  ///   - first: The first notice, or nil.
  ///   - second: The second notice, or nil; pass nil if there is no first notice.
  ///   - startedMotion: Whether the row has begun a motion.
  ///   - signals: The signals that the finger has caused.
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

  /// Effects without notices, signals or a motion.
  @inlinable public static var none: SwipeEffects { SwipeEffects() }

  /// Returns these effects, followed by the effects of a later event at the same moment.
  ///
  /// Notices after the second one are dropped. A tap on a button loses no notice, because a design reports a press either
  /// when the finger touches or when it is lifted.
  ///
  /// - Parameter later: The effects of the later event.
  /// - Returns: The first two notices of both, all their signals, and whether either event has begun a motion.
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
