/// What a row would do if the finger that holds its content let go now.
///
/// Use it for figures, hints and haptics; asking for it changes nothing.
///
///     let forecast = row.forecast(velocity: 0, at: now)
///     forecast?.rest      // open(.trailing): 50 points show, and half of a button is enough
///     forecast?.opening   // -40
public struct ReleaseForecast: Hashable, Sendable {
  /// The resting position that the content would go to.
  public var rest: Rest
  /// The side whose outermost action would be performed by a full swipe, or nil.
  public var performs: SwipeEdge?
  /// The offset at and beyond which a release at this velocity leaves the visible side open, in points; nil if none does, or
  /// no side is visible.
  public var opening: Double?
  /// The offset at and beyond which a release at this velocity performs a full swipe to the visible side, in points;
  /// nil if none does, or no side is visible.
  public var performing: Double?

  /// Creates a forecast.
  ///
  /// - Parameters:
  ///   - rest: The resting position that the content would go to.
  ///   - performs: The side whose outermost action would be performed, or nil.
  ///   - opening: The offset from which the visible side is left open, in points, or nil.
  ///   - performing: The offset from which a full swipe is performed, in points, or nil.
  /// - Complexity: O(1).
  public init(rest: Rest, performs: SwipeEdge? = nil, opening: Double? = nil, performing: Double? = nil) {
    self.rest = rest
    self.performs = performs
    self.opening = opening
    self.performing = performing
  }
}
