/// A finger's hold on a row's content, as in a scroll view.
///
/// Between the stops, the content follows the finger one to one; beyond them, it lags behind on a rubber band, if there is one.
///
/// With the same band, the offset depends only on the offset at which the content was caught and on the translation since
/// then, not on the samples in between. There is one exception: if the hold locks the side of closed content, the first
/// sample that moves the content chooses the side.
///
///     let band = ScrollBand(stops: -160...0, width: 320)
///     var hold = ScrollHold(-20, translation: 0, band: band)
///     hold.drag(to: -50, band: band)
///     hold.offset   // -70
///
/// Numbers must be finite, like those of a `PanSample`.
public struct ScrollHold: Hashable, Sendable {
  /// The finger's translation when it took hold, in points.
  @usableFromInline let startTranslation: Double
  /// The offset that the content would have had without a rubber band when the finger took hold, in points.
  @usableFromInline let fingerOffset: Double
  /// The offset at which the content was caught, in points.
  public let caught: Double
  /// The content's offset, in points.
  public var offset: Double
  /// The lock that can keep the content on one side of the closed position.
  public var lock: SideLock

  /// Creates a hold on content, which stays in place until the finger moves.
  ///
  /// - Parameters:
  ///   - offset: The content's offset, in points; may be beyond a stop.
  ///   - translation: The finger's translation when it takes hold, in points.
  ///   - band: The rubber band.
  ///   - locksSide: Whether the drag may uncover only the visible side or, if the row is closed, the side that it uncovers
  ///     first.
  /// - Complexity: O(1).
  public init(_ offset: Double, translation: Double, band: ScrollBand, locksSide: Bool = false) {
    let clampedOffset = offset.clamped(to: band.stops)
    let reach = band.reach(forExcess: offset - clampedOffset)
    startTranslation = translation
    fingerOffset =
      reach > 0 ? clampedOffset + ScrollPhysics.rubberBandExcess(offset - clampedOffset, dimension: reach) : offset
    caught = offset
    self.offset = offset
    lock = SideLock(isOn: locksSide, caughtAt: offset)
  }

  /// Moves the content with the finger.
  ///
  /// Content that was caught beyond a stop without a band follows the finger between that point and the stop.
  ///
  /// - Parameters:
  ///   - translation: The finger's translation since it touched, in points.
  ///   - band: The rubber band, which may have changed since the content was caught.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public mutating func drag(to translation: Double, band: ScrollBand) {
    // If the finger has not moved, the sum is exactly `fingerOffset`.
    let wantedOffset = fingerOffset + (translation - startTranslation)
    offset = lock.constrain(
      band.stops.contains(wantedOffset) ? wantedOffset : offsetBeyondStop(wantedOffset, band: band))
  }

  /// Returns the content's offset, in points, for a finger's offset beyond a stop.
  @usableFromInline func offsetBeyondStop(_ wantedOffset: Double, band: ScrollBand) -> Double {
    let clampedOffset = wantedOffset.clamped(to: band.stops)
    let reach = band.reach(forExcess: wantedOffset - clampedOffset)
    return reach > 0
      ? clampedOffset + ScrollPhysics.rubberBand(wantedOffset - clampedOffset, dimension: reach)
      : wantedOffset.clamped(to: min(clampedOffset, caught)...max(clampedOffset, caught))
  }
}
