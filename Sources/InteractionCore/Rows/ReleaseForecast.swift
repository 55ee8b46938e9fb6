/// A forecast of a row's response to a release of its content.
///
/// Use forecasts for figures, hints and haptics; they do not change the row.
///
///     let forecast = row.forecast(velocity: 0, at: now)
///     forecast?.rest               // open(.trailing): 50 points show, and half of a button is enough
///     forecast?.openingThreshold   // -40
public struct ReleaseForecast: Hashable, Sendable {
  /// The resting position to which the content would move.
  public var rest: Rest
  /// The side whose outermost action the release would perform as a full swipe, or nil.
  public var performedEdge: SwipeEdge?
  /// The threshold beyond which a release at this velocity that is not a full swipe leaves the visible side open, as an
  /// offset in points; nil if no release does, or if no side is visible.
  ///
  /// Designs differ in whether a release exactly at the threshold leaves the side open.
  public var openingThreshold: Double?
  /// The threshold at or beyond which a release at this velocity performs a full swipe to the visible side, as an offset in
  /// points; nil if no release does, or if no side is visible.
  public var fullSwipeThreshold: Double?

  /// Creates a forecast.
  ///
  /// - Parameters:
  ///   - rest: The resting position to which the content would move.
  ///   - performedEdge: The side whose outermost action the release would perform as a full swipe, or nil.
  ///   - openingThreshold: The threshold beyond which the visible side is left open, as an offset in points, or nil.
  ///   - fullSwipeThreshold: The threshold at or beyond which a full swipe is performed, as an offset in points, or nil.
  /// - Complexity: O(1).
  public init(
    rest: Rest, performedEdge: SwipeEdge? = nil, openingThreshold: Double? = nil, fullSwipeThreshold: Double? = nil
  ) {
    self.rest = rest
    self.performedEdge = performedEdge
    self.openingThreshold = openingThreshold
    self.fullSwipeThreshold = fullSwipeThreshold
  }
}
