/// A finger that holds a row's content as in a scroll view: one to one between the stops, with a rubber band beyond them.
///
/// The offset depends only on where the content was caught and on the translation since, never on the samples in between,
/// unless the hold keeps to one side of the closed position, which the first of them decides.
///
///     let band = ScrollBand(stops: -160...0, width: 320)
///     var hold = ScrollHold(-20, translation: 0, band: band)
///     hold.drag(to: -50, band: band)
///     hold.offset   // -70
///
/// Numbers must be finite, as those of a `PanSample` are.
public struct ScrollHold: Hashable, Sendable {
  /// The finger's translation when it took hold, in points.
  @usableFromInline let origin: Double
  /// The offset that the content would have had at that moment without a rubber band, in points.
  @usableFromInline let fingerOffset: Double
  /// The offset at which the content was caught, in points.
  public let caught: Double
  /// The content's offset, in points.
  public var offset: Double
  /// Whether the content may cross the closed position.
  public var lock: SideLock

  /// Creates a finger that catches the content, which stays where it is until the finger moves.
  ///
  /// - Parameters:
  ///   - offset: The content's offset, in points; may be beyond a stop.
  ///   - translation: The finger's translation at that moment, in points.
  ///   - band: The rubber band.
  ///   - locksSide: Whether the content stays on the side where it is, or to which it moves first.
  /// - Complexity: O(1).
  public init(_ offset: Double, translation: Double, band: ScrollBand, locksSide: Bool = false) {
    let inside = offset.clamped(to: band.stops)
    let reach = band.reach(beyond: offset - inside)
    origin = translation
    fingerOffset = reach > 0 ? inside + ScrollPhysics.rubberBandExcess(offset - inside, dimension: reach) : offset
    caught = offset
    self.offset = offset
    lock = SideLock(locksSide, caughtAt: offset)
  }

  /// Moves the content with the finger.
  ///
  /// If the content was caught beyond a stop that has no band, it may stay anywhere from there to the stop.
  ///
  /// - Parameters:
  ///   - translation: The finger's translation since it touched, in points.
  ///   - band: The rubber band, which may have changed since the content was caught.
  /// - Complexity: O(1).
  @inlinable @inline(__always) public mutating func drag(to translation: Double, band: ScrollBand) {
    // A finger that has not moved leaves the content where it is, to the last digit.
    let wanted = fingerOffset + (translation - origin)
    offset = lock.kept(band.stops.contains(wanted) ? wanted : held(wanted, by: band))
  }

  /// Returns where the content is if the finger wants it beyond a stop.
  @usableFromInline func held(_ wanted: Double, by band: ScrollBand) -> Double {
    let inside = wanted.clamped(to: band.stops)
    let reach = band.reach(beyond: wanted - inside)
    return reach > 0
      ? inside + ScrollPhysics.rubberBand(wanted - inside, dimension: reach)
      : wanted.clamped(to: min(inside, caught)...max(inside, caught))
  }
}
