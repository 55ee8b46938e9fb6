/// How far a row shows a side, as fractions: what figures and fading icons are drawn from.
///
///     row.progress(at: now)?.open        // 0.5: half of the buttons show
///     row.progress(at: now)?.fullSwipe   // 0.42 of the way to a full swipe
public struct SwipeProgress: Hashable, Sendable {
  /// The side that shows.
  public var edge: SwipeEdge
  /// The part of the side that shows: 0 closed, 1 where it rests open, more beyond.
  public var open: Double
  /// The part of the way to a full swipe: 1 where lifting the finger performs it; nil where there is none.
  public var fullSwipe: Double?

  /// Creates a progress.
  ///
  /// - Parameters:
  ///   - edge: The side that shows.
  ///   - open: The part of the side that shows, 0 or more.
  ///   - fullSwipe: The part of the way to a full swipe, 0 or more, or nil.
  /// - Complexity: O(1).
  public init(edge: SwipeEdge, open: Double, fullSwipe: Double? = nil) {
    self.edge = edge
    self.open = open
    self.fullSwipe = fullSwipe
  }
}

extension FullSwipe {
  /// How far a row shows a side, for content at an offset.
  ///
  /// - Parameters:
  ///   - offset: Where the content is, in points.
  ///   - strips: The row's buttons.
  ///   - options: The row's options.
  /// - Returns: The progress, or nil where nothing shows or the side does not open.
  /// - Complexity: O(1).
  public func progress(offset: Double, of strips: ActionStrips, _ options: SwipeOptions) -> SwipeProgress? {
    guard offset != 0 else { return nil }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    let strip = strips[edge]
    guard strip.reach > 0 else { return nil }
    let way = needed(of: strip, options).map { edge.sign * finger / $0 }
    return SwipeProgress(edge: edge, open: edge.sign * offset / strip.reach, fullSwipe: way)
  }
}
