/// The release of a row's content by a finger, the input of a design's release rule.
///
///     let release = SwipeRelease(offset: -50, from: .closed)
///     row.destination(of: release)   // open(.trailing), if half a button is enough
public struct SwipeRelease: Hashable, Sendable {
  /// The offset at which the content is released, in points, 0 if closed, negative if trailing actions show.
  public var offset: Double
  /// The finger's velocity, in points per second, positive toward larger offsets.
  public var velocity: Double
  /// The offset at which a scroll view's content would come to rest without intervention, in points.
  public var target: Double
  /// The resting position at which the gesture is considered to have started.
  public var rest: Rest

  /// Creates a release without checking its numbers.
  ///
  /// - Parameters:
  ///   - offset: The offset at which the content is released, in points.
  ///   - velocity: The finger's velocity, in points per second, positive toward larger offsets.
  ///   - target: The offset at which a scroll view's content would come to rest without intervention, in points; nil for
  ///     `offset`.
  ///   - rest: The resting position at which the gesture is considered to have started.
  /// - Complexity: O(1).
  public init(offset: Double, velocity: Double = 0, target: Double? = nil, from rest: Rest) {
    self.offset = offset
    self.velocity = velocity
    self.target = target ?? offset
    self.rest = rest
  }
}
