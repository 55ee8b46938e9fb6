/// The options of automatic scrolling while a finger holds a lifted row near the top or bottom of the viewport.
///
///     var options = TableOptions()
///     options.autoscroll.topSpeed = 600
///     options.autoscroll.maximumZoneHeight = 40
///
/// You may set any number; each property documents how it replaces a number outside its range.
public struct AutoscrollOptions: Hashable, Sendable {
  /// The fraction of the viewport's height that the zone at each end takes, 0...0.5; the larger it is, the farther from the ends
  /// scrolling begins.
  ///
  /// Clamped to 0...0.5; NaN becomes the default. No zone is higher than `maximumZoneHeight`.
  public var zoneFraction: Double { didSet { zoneFraction = Self.clampedFraction(zoneFraction) } }
  /// The maximum height of a zone, in points, 0 or more; the greater it is, the earlier scrolling begins on tall screens.
  ///
  /// Negative numbers become 0, infinity 10⁹, and NaN the default. In scripts, the height is named `largestZone`.
  public var maximumZoneHeight: Double {
    didSet { maximumZoneHeight = maximumZoneHeight.nonNegative(or: Self.defaultMaximumZoneHeight) }
  }
  /// The speed at and beyond the end of the viewport, after the ramp, in points per second, 0 or more.
  ///
  /// Negative numbers become 0, which turns autoscrolling off; infinity becomes 10⁹, and NaN the default.
  public var topSpeed: Double { didSet { topSpeed = topSpeed.nonNegative(or: Self.defaultTopSpeed) } }
  /// The duration of the ramp, in which the speed grows from 0 to its full value, in seconds, 0 or more; longer is gentler.
  ///
  /// Negative numbers become 0, for full speed at once; infinity becomes 10⁹, and NaN the default.
  public var rampDuration: Double { didSet { rampDuration = rampDuration.nonNegative(or: Self.defaultRampDuration) } }
  /// The distance that the finger must move toward an end before the content scrolls, in points, 0 or more; a larger
  /// distance requires a clearer intention to scroll.
  ///
  /// The distance is measured from the finger's location farthest from that end during the hold. Negative numbers become 0,
  /// which requires no movement; infinity becomes 10⁹, and NaN the default. In scripts, the distance is named `leastApproach`.
  public var minimumApproach: Double {
    didSet { minimumApproach = minimumApproach.nonNegative(or: Self.defaultMinimumApproach) }
  }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - zoneFraction: The fraction of the viewport's height that the zone at each end takes, 0...0.5.
  ///   - maximumZoneHeight: The maximum height of a zone, in points, 0 or more.
  ///   - topSpeed: The speed at the end of the viewport, in points per second, 0 or more.
  ///   - rampDuration: The duration of the ramp, in seconds, 0 or more.
  ///   - minimumApproach: The distance that the finger must move toward an end before the content scrolls, in points,
  ///     0 or more.
  /// - Complexity: O(1).
  public init(
    zoneFraction: Double = defaultZoneFraction, maximumZoneHeight: Double = defaultMaximumZoneHeight,
    topSpeed: Double = defaultTopSpeed, rampDuration: Double = defaultRampDuration,
    minimumApproach: Double = defaultMinimumApproach
  ) {
    self.zoneFraction = Self.clampedFraction(zoneFraction)
    self.maximumZoneHeight = maximumZoneHeight.nonNegative(or: Self.defaultMaximumZoneHeight)
    self.topSpeed = topSpeed.nonNegative(or: Self.defaultTopSpeed)
    self.rampDuration = rampDuration.nonNegative(or: Self.defaultRampDuration)
    self.minimumApproach = minimumApproach.nonNegative(or: Self.defaultMinimumApproach)
  }

  /// The default fraction of the viewport's height that the zone at each end takes.
  ///
  /// From JTTableViewGestureRecognizer: a sixth.
  public static let defaultZoneFraction = 1.0 / 6
  /// The default maximum height of a zone, in points.
  ///
  /// Chosen here: 80, nearly twice the 44 points of a fingertip, so that a finger can be at different depths in the zone.
  public static let defaultMaximumZoneHeight = 80.0
  /// The default speed at the end of the viewport, in points per second.
  ///
  /// Chosen here: 1200, 24 rows of 50 points a second, between SwiftReorder's 280 and hello-pangea's 1680.
  public static let defaultTopSpeed = 1200.0
  /// The default time in which the speed grows from 0 to its full value, in seconds.
  ///
  /// Chosen here: 1, between hello-pangea's 0.84 and ItemTouchHelper's 2.
  public static let defaultRampDuration = 1.0
  /// The default distance that the finger must move toward an end before the content scrolls, in points.
  ///
  /// Chosen here: 2, more than a resting finger trembles. In dnd-kit, any movement in that direction is enough.
  public static let defaultMinimumApproach = 2.0

  private static func clampedFraction(_ fraction: Double) -> Double {
    fraction.isNaN ? defaultZoneFraction : fraction.clamped(to: 0...0.5)
  }
}
