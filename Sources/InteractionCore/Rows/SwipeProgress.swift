/// The progress of a row toward showing a side and toward a full swipe, as fractions, for figures and fading icons.
///
///     row.progress(at: now)?.open        // 0.5: half of the buttons show
///     row.progress(at: now)?.fullSwipe   // 0.42 of the way to a full swipe
public struct SwipeProgress: Hashable, Sendable {
  /// The visible side.
  public var edge: SwipeEdge
  /// The visible fraction of the side, which is 1 if open at rest, and greater beyond that.
  public var open: Double
  /// The fraction of the distance to a full swipe, 1 or more if a release at zero velocity performs it; nil if the side cannot
  /// be swiped fully.
  public var fullSwipe: Double?

  /// Creates the progress of a side.
  ///
  /// - Parameters:
  ///   - edge: The visible side.
  ///   - open: The visible fraction of the side, 0 or more.
  ///   - fullSwipe: The fraction of the distance to a full swipe, 0 or more, or nil.
  /// - Complexity: O(1).
  public init(edge: SwipeEdge, open: Double, fullSwipe: Double? = nil) {
    self.edge = edge
    self.open = open
    self.fullSwipe = fullSwipe
  }
}

extension FullSwipeTest {
  /// Returns the progress of a row with content at an offset.
  ///
  /// - Parameters:
  ///   - offset: The content's offset, in points.
  ///   - strips: The row's buttons.
  ///   - options: The row's options.
  /// - Returns: The progress, or nil if no side is visible or the side does not open.
  /// - Complexity: O(1).
  public func progress(offset: Double, of strips: ActionStrips, options: SwipeOptions) -> SwipeProgress? {
    guard offset != 0 else { return nil }
    let edge: SwipeEdge = offset > 0 ? .leading : .trailing
    let strip = strips[edge]
    guard strip.reach > 0 else { return nil }
    let fullSwipe = neededDistance(of: strip, options: options).map { edge.sign * fingerOffset / $0 }
    return SwipeProgress(edge: edge, open: edge.sign * offset / strip.reach, fullSwipe: fullSwipe)
  }
}
