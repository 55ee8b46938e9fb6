/// The motion of a row's content to an offset, as in a scroll view.
///
/// However far the curve overshoots, the content uncovers only the sides that show at the motion's start or end or, if both are
/// closed, the side that it uncovers first.
///
///     let settling = ScrollSettling(from: -90, to: -160, by: ScrollPhysics.animation, at: now)
///     settling?.offset(at: now + 0.15)   // -125, halfway
///     settling?.end                      // now + 0.3
///
/// Numbers must be finite.
public struct ScrollSettling: Hashable, Sendable {
  private let motion: Motion
  /// The side that must stay covered, or nil.
  private let coveredEdge: SwipeEdge?
  /// The time the motion ends.
  public let end: Time

  /// Creates a motion to an offset; nil if the content is already at rest there, unless `alwaysAnimates` is true, or if the
  /// motion takes no time, for example because the distance is too small to see.
  ///
  /// - Parameters:
  ///   - from: The offset at the start, in points.
  ///   - target: The offset at the end, in points.
  ///   - curve: The curve of the motion.
  ///   - alwaysAnimates: Whether to create a motion even for content that is already at rest at the offset, if the curve has a
  ///     duration.
  ///   - time: The time the motion starts.
  /// - Complexity: O(1).
  public init?(from: Double, to target: Double, by curve: Curve, alwaysAnimates: Bool = false, at time: Time) {
    motion = Motion(start: time, from: from, to: target, curve: curve)
    let velocity = motion.velocity(at: time)
    guard alwaysAnimates || from != target || velocity != 0, motion.end > time else { return nil }
    coveredEdge = Self.coveredEdge(from: from, to: target, velocity: velocity)
    // When a critically damped spring to offset 0 swings past it, the content stops there instead of uncovering the other side.
    end = target == 0 && coveredEdge != nil ? motion.crossingTime ?? motion.end : motion.end
  }

  /// Returns the side that must stay covered, opposite the visible side; nil if the motion leads from one side to the other.
  ///
  /// The visible side is the one that shows at the start, or else at the end, or else the one that the velocity uncovers.
  private static func coveredEdge(from: Double, to: Double, velocity: Double) -> SwipeEdge? {
    if from * to < 0 { return nil }
    let shownSign = from != 0 ? from : to != 0 ? to : velocity
    return shownSign > 0 ? .trailing : .leading
  }

  /// Returns the content's offset at a moment.
  ///
  /// - Parameter time: The moment.
  /// - Returns: The offset in points: the initial one until the motion starts, and `target` at `end` and later.
  /// - Complexity: O(1).
  public func offset(at time: Time) -> Double {
    guard time < end else { return target }
    let offset = motion.position(at: time)
    guard let coveredEdge else { return offset }
    return coveredEdge.sign * min(0, coveredEdge.sign * offset)
  }

  /// The offset at the end, in points.
  public var target: Double { motion.to }

  /// Returns whether the motion has ended.
  ///
  /// - Parameter time: The moment.
  /// - Returns: Whether the moment is `end` or later.
  /// - Complexity: O(1).
  public func isSettled(at time: Time) -> Bool { time >= end }
}
