/// Scrolling by itself while a finger holds a row near an end of the viewport: a pure function of time.
///
/// Two zones, at the top and the bottom of the viewport, scroll toward their end. The speed grows with the square of how deep
/// the finger is in its zone, and in a straight line over the first second, so that a row can be put down near the end too.
public struct Autoscroll: Hashable, Sendable {
  /// The part of the viewport's height that each zone takes.
  ///
  /// From JTTableViewGestureRecognizer: a sixth.
  public static let zoneFraction = 1.0 / 6
  /// The most that a zone takes, in points; larger scrolls earlier on tall screens.
  ///
  /// Chosen here: a finger is some 44 points wide, so 80 leaves room to be more or less deep.
  public static let largestZone = 80.0
  /// The speed at the end of the viewport and beyond it, once the ramp is over, in points per second.
  ///
  /// Chosen here: 1200, some 27 rows a second, between SwiftReorder's 280 and hello-pangea's 1680.
  public static let topSpeed = 1200.0
  /// How long the speed takes to grow from 0 to what the finger's depth asks for, in seconds; larger is gentler.
  ///
  /// Chosen here: 1, between hello-pangea's 0.84 and ItemTouchHelper's 2.
  public static let rampDuration = 1.0

  /// When the finger has come into its zone: where the ramp begins.
  public let entered: Time
  /// When the finger has come to its present depth.
  public let since: Time
  /// Where the content was then, in points.
  public let from: Double
  /// The speed that the finger's depth asks for, in points per second, negative toward the top.
  public let speed: Double
  /// The offsets between which the content can be.
  public let range: ClosedRange<Double>

  /// The speed that a finger asks for, in points per second: negative toward the top, 0 outside the zones.
  ///
  /// - Parameters:
  ///   - y: The finger's height in the viewport, in points; beyond the viewport counts as at its end.
  ///   - viewportHeight: In points; 0 or less has no zones.
  /// - Returns: `topSpeed` times the square of the depth, which is 0 at the inner border and 1 at the end.
  public static func speed(y: Double, viewportHeight: Double) -> Double {
    let zone = min(viewportHeight * zoneFraction, largestZone)
    guard zone > 0 else { return 0 }
    let y = y.madeFinite
    let above = ((zone - y) / zone).clamped(to: 0...1)
    let below = ((y - (viewportHeight - zone)) / zone).clamped(to: 0...1)
    return topSpeed * (below * below - above * above)
  }

  /// Goes on with another speed from where the content is, or begins; the ramp goes on while the direction is the same.
  ///
  /// - Parameters:
  ///   - speed: What `speed(y:viewportHeight:)` says, in points per second.
  ///   - offset: Where the content is, in points.
  ///   - range: The offsets between which it can be.
  ///   - previous: What has moved it until now, if anything.
  ///   - time: The moment.
  public init(
    speed: Double, from offset: Double, in range: ClosedRange<Double>, after previous: Autoscroll?, at time: Time
  ) {
    self.speed = speed.madeFinite
    from = offset.madeFinite
    self.range = range
    since = time
    let goesOn = previous.map { $0.speed * speed > 0 } ?? false
    entered = goesOn ? previous?.entered ?? time : time
  }

  /// Where the content is at a moment, in points.
  public func offset(at time: Time) -> Double {
    (from + speed * (Self.ramped(time - entered) - Self.ramped(since - entered))).clamped(to: range)
  }

  /// When the content has reached the end that it goes to, or nil when it goes nowhere.
  public var settles: Time? {
    let way = (speed > 0 ? range.upperBound : range.lowerBound) - from
    guard way * speed > 0 else { return nil }
    let wanted = way / speed + Self.ramped(since - entered)
    let ramp = min(wanted, Self.rampDuration / 2)
    return entered + ((2 * ramp * Self.rampDuration).squareRoot() + (wanted - ramp))
  }

  /// The integral of the ramp min(1, t / T): how many seconds at full speed t seconds are worth.
  private static func ramped(_ seconds: Double) -> Double {
    let ramp = seconds.clamped(to: 0...rampDuration)
    return ramp * ramp / (2 * rampDuration) + max(0, seconds - rampDuration)
  }
}
