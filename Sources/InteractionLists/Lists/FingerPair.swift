/// The y coordinates of two fingers, in points.
///
/// Either finger may be the upper one, and they may trade places while they move.
///
///     let fingers = FingerPair(180, 120)
///     fingers.upper   // 120
///     fingers.lower   // 180
public struct FingerPair: Hashable, Sendable {
  /// The y coordinate of one finger, in points; made finite when set.
  public var first: Double {
    didSet { first = first.madeFinite }
  }
  /// The y coordinate of the other finger, in points; made finite when set.
  public var second: Double {
    didSet { second = second.madeFinite }
  }

  /// Creates a pair from two y coordinates.
  ///
  /// NaN becomes 0, and numbers beyond ±10⁹, infinity included, become ±10⁹.
  ///
  /// - Parameters:
  ///   - first: The y coordinate of one finger, in points.
  ///   - second: The y coordinate of the other finger, in points.
  /// - Complexity: O(1).
  public init(_ first: Double, _ second: Double) {
    self.first = first.madeFinite
    self.second = second.madeFinite
  }

  /// The y coordinate of the upper finger, in points.
  public var upper: Double { min(first, second) }
  /// The y coordinate of the lower finger, in points.
  public var lower: Double { max(first, second) }
}
