/// What one event on a row has caused: at most two notices and whether something has begun to move.
///
/// It has a fixed size and owns no memory, so that events may come at any rate.
public struct SwipeEffects: Hashable, Sendable {
  /// The first notice, if any.
  public var first: SwipeNotice?
  /// The second notice; never without a first.
  public var second: SwipeNotice?
  /// Whether the row has begun a motion, so that the host should ask for frames until `settles`.
  public var startedMotion: Bool

  /// Creates the effects of one event.
  public init(_ first: SwipeNotice? = nil, _ second: SwipeNotice? = nil, startedMotion: Bool = false) {
    self.first = first
    self.second = second
    self.startedMotion = startedMotion
  }

  /// The effects of an event that caused nothing.
  public static let none = SwipeEffects()

  /// The notices in order.
  public var notices: [SwipeNotice] { [first, second].compactMap { $0 } }
}
