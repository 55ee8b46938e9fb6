/// A finger's hold on a row's content, which follows the finger between limits.
///
///     var hold = ContentHold(translation: -10, caught: -80)
///     hold = hold.dragged(to: -50, limits: -160...0)    // offset -120
///     hold = hold.dragged(to: -500, limits: -160...0)   // offset -160
public struct ContentHold: Hashable, Sendable {
  /// The finger's translation when it took hold, in points.
  private let startTranslation: Double
  /// The offset at which the finger caught the content, in points.
  private let caughtOffset: Double
  /// The displacement of the content, in points.
  public private(set) var offset: Double

  /// Creates a hold on content that has not been dragged yet.
  ///
  /// - Parameters:
  ///   - translation: The finger's translation in the sample that begins the drag, in points.
  ///   - offset: The offset at which the finger catches the content, in points.
  /// - Complexity: O(1).
  public init(translation: Double, caught offset: Double) {
    self.startTranslation = translation
    caughtOffset = offset
    self.offset = offset
  }

  /// Returns the hold after the finger has moved.
  ///
  /// The content follows within the limits, which are extended to the offset at which it was caught.
  ///
  /// - Parameters:
  ///   - translation: The finger's translation, in points.
  ///   - limits: The range of offsets that a drag from within this range can reach, in points.
  /// - Returns: The hold with the new offset.
  /// - Complexity: O(1).
  public func dragged(to translation: Double, limits: ClosedRange<Double>) -> ContentHold {
    let (lower, upper) = (min(limits.lowerBound, caughtOffset), max(limits.upperBound, caughtOffset))
    var hold = self
    hold.offset = min(max((caughtOffset + translation - self.startTranslation).madeFinite, lower), upper)
    return hold
  }
}
