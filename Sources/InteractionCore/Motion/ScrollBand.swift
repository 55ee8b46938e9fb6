/// The rubber band of a scroll view around a row's content.
///
/// Between the stops the content follows the finger. Beyond a stop the band pulls, and the content lags behind; on a side
/// without a band, the content stays at the stop.
///
///     let band = ScrollBand(stops: -160...0, width: 320)
///     var hold = ScrollHold(0, translation: 0, band: band)
///     hold.drag(to: -200, band: band)
///     hold.offset   // about -180.6: 20.6 beyond the stop
public struct ScrollBand: Hashable, Sendable {
  /// The offsets beyond which the band pulls, in points.
  public var stops: ClosedRange<Double>
  /// The distance beyond a stop that dragged content approaches but does not pass, in points, usually the row's width.
  ///
  /// If it is 0 or less, the content cannot be dragged beyond the stops.
  public var width: Double
  /// A side without a band, where the content cannot be dragged beyond the stop, or nil.
  public var rigidEdge: SwipeEdge?

  /// Creates a band.
  ///
  /// - Parameters:
  ///   - stops: The offsets beyond which the band pulls, in points.
  ///   - width: The distance beyond a stop that the content approaches, in points; if it is 0 or less, the content cannot
  ///     be dragged beyond the stops.
  ///   - rigidEdge: A side without a band, where the content cannot be dragged beyond the stop, or nil.
  /// - Complexity: O(1).
  public init(stops: ClosedRange<Double>, width: Double, rigidEdge: SwipeEdge? = nil) {
    self.stops = stops
    self.width = width
    self.rigidEdge = rigidEdge
  }

  /// Creates a band that pulls on one side, on both sides or on neither.
  ///
  /// - Parameters:
  ///   - stops: The offsets beyond which the band pulls, in points.
  ///   - width: The distance beyond a stop that the content approaches, in points.
  ///   - leading: Whether the band pulls on the leading side; if not, the content cannot be dragged beyond the stop there.
  ///   - trailing: Whether the band pulls on the trailing side; if not, the content cannot be dragged beyond the stop there.
  /// - Complexity: O(1).
  public init(stops: ClosedRange<Double>, width: Double, leading: Bool, trailing: Bool) {
    switch (leading, trailing) {
    case (true, true): self.init(stops: stops, width: width)
    case (true, false): self.init(stops: stops, width: width, rigidEdge: .trailing)
    case (false, true): self.init(stops: stops, width: width, rigidEdge: .leading)
    case (false, false): self.init(stops: stops, width: 0)
    }
  }

  /// Creates the band around content between two strips of buttons.
  ///
  /// On a side that can be swiped fully, the content follows the finger up to `width` or the side's `reach`, whichever is
  /// greater.
  ///
  /// - Parameters:
  ///   - leading: The buttons on the leading side.
  ///   - trailing: The buttons on the trailing side.
  ///   - width: The row's width, in points; if it is 0 or less, there is no band on either side.
  ///   - allowsFullSwipe: Whether a side that can open and has an action to perform can be swiped fully.
  ///   - pulls: Whether the band pulls beyond the leading and the trailing buttons if they cannot be swiped fully.
  /// - Complexity: O(1).
  public init(
    leading: ActionStrip, trailing: ActionStrip, width: Double = 0, allowsFullSwipe: Bool = false,
    pulls: (leading: Bool, trailing: Bool) = (false, false)
  ) {
    func canBeSwipedFully(_ strip: ActionStrip) -> Bool { allowsFullSwipe && strip.supportsFullSwipe }
    func end(_ strip: ActionStrip) -> Double { canBeSwipedFully(strip) ? max(strip.reach, width) : strip.reach }
    self.init(
      stops: (0 - end(trailing))...end(leading), width: width, leading: pulls.leading && !canBeSwipedFully(leading),
      trailing: pulls.trailing && !canBeSwipedFully(trailing))
  }

  /// Returns how far beyond a stop the content can be dragged, in points, a limit that it approaches but does not pass; 0 or
  /// less on a side without a band.
  ///
  /// `excess` is a signed distance beyond the stop, in points; only its sign matters.
  func reach(forExcess excess: Double) -> Double { rigidEdge.map { $0.sign * excess > 0 } ?? false ? 0 : width }
}
