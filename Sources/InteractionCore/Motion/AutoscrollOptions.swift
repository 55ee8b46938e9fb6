/// What can be tuned in `Autoscroll`: where a finger that holds a row scrolls, and how fast.
///
///     var options = TableOptions()
///     options.autoscroll.topSpeed = 600
///     options.autoscroll.largestZone = 40
///
/// Every number is harmless: one that makes no sense is replaced as its property says, when it is set.
public struct AutoscrollOptions: Hashable, Sendable {
  /// The fraction of the viewport's height that each zone takes, 0...0.5; larger scrolls farther from the ends.
  ///
  /// What is less counts as 0, what is more as 0.5, where the zones meet, and NaN as the default.
  public var zoneFraction: Double { didSet { zoneFraction = Self.fraction(zoneFraction) } }
  /// The greatest height of a zone, in points, 0 or more; larger scrolls earlier on tall screens.
  ///
  /// What is less counts as 0, infinity as 10⁹, and NaN as the default.
  public var largestZone: Double { didSet { largestZone = largestZone.nonNegative(or: Self.defaultLargestZone) } }
  /// The speed at the end of the viewport and beyond it, once the ramp is over, in points per second, 0 or more.
  ///
  /// What is less counts as 0, which scrolls nothing, infinity as 10⁹, and NaN as the default.
  public var topSpeed: Double { didSet { topSpeed = topSpeed.nonNegative(or: Self.defaultTopSpeed) } }
  /// How long the speed takes to grow from 0 to what the finger's depth gives, in seconds, 0 or more; larger is gentler.
  ///
  /// What is less counts as 0, which is full speed at once, infinity as 10⁹, and NaN as the default.
  public var rampDuration: Double { didSet { rampDuration = rampDuration.nonNegative(or: Self.defaultRampDuration) } }
  /// How much nearer to an end the finger must be than it once was since it began to hold the row, in points, 0 or more;
  /// larger needs a clearer will to scroll.
  ///
  /// What is less counts as 0, which asks for no movement, infinity as 10⁹, and NaN as the default.
  public var leastApproach: Double {
    didSet { leastApproach = leastApproach.nonNegative(or: Self.defaultLeastApproach) }
  }

  /// Creates options.
  ///
  /// - Parameters:
  ///   - zoneFraction: The fraction of the viewport's height that each zone takes, 0...0.5.
  ///   - largestZone: The greatest height of a zone, in points, 0 or more.
  ///   - topSpeed: The speed at the end of the viewport, in points per second, 0 or more.
  ///   - rampDuration: How long the speed takes to grow to what the depth gives, in seconds, 0 or more.
  ///   - leastApproach: How much nearer to an end the finger must have come, in points, 0 or more.
  /// - Complexity: O(1).
  public init(
    zoneFraction: Double = defaultZoneFraction, largestZone: Double = defaultLargestZone,
    topSpeed: Double = defaultTopSpeed, rampDuration: Double = defaultRampDuration,
    leastApproach: Double = defaultLeastApproach
  ) {
    self.zoneFraction = Self.fraction(zoneFraction)
    self.largestZone = largestZone.nonNegative(or: Self.defaultLargestZone)
    self.topSpeed = topSpeed.nonNegative(or: Self.defaultTopSpeed)
    self.rampDuration = rampDuration.nonNegative(or: Self.defaultRampDuration)
    self.leastApproach = leastApproach.nonNegative(or: Self.defaultLeastApproach)
  }

  /// The fraction of the viewport's height that each zone takes unless an app says otherwise.
  ///
  /// From JTTableViewGestureRecognizer: a sixth.
  public static let defaultZoneFraction = 1.0 / 6
  /// The greatest height of a zone unless an app says otherwise, in points.
  ///
  /// Chosen here: 80. A finger is some 44 points wide, so that leaves room to be more or less deep.
  public static let defaultLargestZone = 80.0
  /// The speed at the end of the viewport unless an app says otherwise, in points per second.
  ///
  /// Chosen here: 1200, 24 rows of 50 points a second, between SwiftReorder's 280 and hello-pangea's 1680.
  public static let defaultTopSpeed = 1200.0
  /// How long the speed takes to grow from 0 unless an app says otherwise, in seconds.
  ///
  /// Chosen here: 1, between hello-pangea's 0.84 and ItemTouchHelper's 2.
  public static let defaultRampDuration = 1.0
  /// How much nearer to an end the finger must have come unless an app says otherwise, in points.
  ///
  /// dnd-kit asks for any movement that way. Chosen here: 2, more than a resting finger trembles.
  public static let defaultLeastApproach = 2.0

  private static func fraction(_ fraction: Double) -> Double {
    fraction.isNaN ? defaultZoneFraction : fraction.clamped(to: 0...0.5)
  }
}
