/// The heights of two fingers, in the viewport's points; which of them is the upper one may change.
public struct FingerPair: Hashable, Sendable {
  /// The finger that touched first.
  public var first: Double
  /// The other finger.
  public var second: Double

  /// Creates a pair; numbers that are not finite are made finite.
  public init(_ first: Double, _ second: Double) {
    self.first = first.madeFinite
    self.second = second.madeFinite
  }

  /// The height of whichever finger is farther up.
  public var upper: Double { min(first, second) }
  /// The height of whichever finger is farther down.
  public var lower: Double { max(first, second) }
}
