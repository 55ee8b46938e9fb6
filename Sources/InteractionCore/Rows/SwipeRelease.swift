/// What a design's release rule decides by when a finger lets go of a row's content.
///
///     let release = SwipeRelease(offset: -50, from: .closed)
///     row.destination(of: release)   // open(.trailing), where half a button is enough
public struct SwipeRelease: Hashable, Sendable {
  /// Where the content is let go, in points: 0 closed, negative where trailing actions show.
  public var offset: Double
  /// How fast the content moves, in points per second, positive toward larger offsets.
  public var velocity: Double
  /// The offset at which a scroll view's content would come to rest by itself, in points.
  public var target: Double
  /// The resting position that the gesture counts from.
  public var rest: Rest

  /// Creates a release; no number is changed.
  ///
  /// - Parameters:
  ///   - offset: Where the content is let go, in points.
  ///   - velocity: How fast it moves, in points per second, positive toward larger offsets.
  ///   - target: The offset at which a scroll view's content would come to rest by itself, in points; nil for `offset`.
  ///   - rest: The resting position that the gesture counts from.
  /// - Complexity: O(1).
  public init(offset: Double, velocity: Double = 0, target: Double? = nil, from rest: Rest) {
    self.offset = offset
    self.velocity = velocity
    self.target = target ?? offset
    self.rest = rest
  }
}
