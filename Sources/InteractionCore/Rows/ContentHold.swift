/// A finger's hold on a row's content, which follows the finger within limits.
///
///     var hold = ContentHold(translation: -10, caught: -80)
///     hold = hold.dragged(to: -50, limits: -160...0)    // offset -120
///     hold = hold.dragged(to: -500, limits: -160...0)   // offset -160
public struct ContentHold: Hashable, Sendable {
  /// The finger's translation when it took hold, in points.
  private let translation: Double
  /// The offset at which the finger caught the content, in points.
  private let caught: Double
  /// The displacement of the content, in points.
  public private(set) var offset: Double

  /// Creates a hold on content that has not been dragged yet.
  ///
  /// - Parameters:
  ///   - translation: The finger's translation when it takes hold, in points: that of the sample that begins the drag.
  ///   - offset: The offset at which the finger catches the content, in points.
  /// - Complexity: O(1).
  public init(translation: Double, caught offset: Double) {
    self.translation = translation
    caught = offset
    self.offset = offset
  }

  /// Returns the hold after the finger has moved; the content follows within the limits, or as far as where it was caught.
  ///
  /// - Parameters:
  ///   - translation: The finger's translation, in points.
  ///   - limits: The offsets that a drag can reach if it begins between them, in points.
  /// - Returns: The same hold with another offset.
  /// - Complexity: O(1).
  public func dragged(to translation: Double, limits: ClosedRange<Double>) -> ContentHold {
    let (lower, upper) = (min(limits.lowerBound, caught), max(limits.upperBound, caught))
    var hold = self
    hold.offset = min(max((caught + translation - self.translation).madeFinite, lower), upper)
    return hold
  }
}
