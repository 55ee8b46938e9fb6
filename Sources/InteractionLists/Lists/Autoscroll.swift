/// Automatic scrolling while a finger holds a lifted row near the top or bottom of the viewport, as a pure function of time.
///
/// A zone at each end of the viewport scrolls toward that end. The speed grows with the square of the finger's depth in the
/// zone and, after scrolling has begun, linearly for `rampDuration` seconds, so that a row can still be dropped near the
/// end. `AutoscrollOptions` sets all of these numbers. If a row is lifted inside a zone, nothing scrolls until the
/// finger has moved by `minimumApproach` toward the zone's end, because the person may only want to look at the row or drop
/// it nearby.
///
///     let speed = Autoscroll.speed(y: 460, viewportHeight: 480)   // 675: three quarters deep in the lower zone
///     let scroll = Autoscroll(speed: speed, from: 0, in: 0...1_000, after: nil, at: Time(0))
///     scroll.offset(at: Time(1))   // 337.5: half as far as at full speed
///     scroll.settleTime            // when it reaches offset 1000
public struct Autoscroll: Hashable, Sendable {
  /// The time when scrolling in this direction began, which is the start of the ramp.
  public let entryTime: Time
  /// The time when the content was at `startOffset`.
  public let startTime: Time
  /// The content's offset at `startTime`, in points.
  public let startOffset: Double
  /// The speed after the ramp, in points per second; negative toward the top.
  public let speed: Double
  /// The offsets that the content can have, in points.
  public let range: ClosedRange<Double>
  /// The duration of the ramp, during which the speed grows from 0; in seconds.
  public let rampDuration: Double

  /// Returns the speed, negative toward the top and 0 outside the zones, for a finger position.
  ///
  /// - Parameters:
  ///   - y: The finger's distance from the viewport's top, in points. A finger outside the viewport is treated as being at
  ///     the nearer end; NaN is treated as 0.
  ///   - viewportHeight: The viewport's height, in points. Unless it is greater than 0, there are no zones.
  ///   - options: The options, which set the height of the zones and the top speed.
  /// - Returns: The speed in points per second, which is the top speed times the square of the depth. The depth grows from
  ///   0 at the zone's inner border to 1 at the viewport's end.
  /// - Complexity: O(1).
  public static func speed(
    y: Double, viewportHeight: Double, options: AutoscrollOptions = AutoscrollOptions()
  ) -> Double {
    let zoneHeight = min(viewportHeight * options.zoneFraction, options.maximumZoneHeight)
    guard zoneHeight > 0 else { return 0 }
    let y = y.madeFinite
    let upperDepth = ((zoneHeight - y) / zoneHeight).clamped(to: 0...1)
    let lowerDepth = ((y - (viewportHeight - zoneHeight)) / zoneHeight).clamped(to: 0...1)
    return options.topSpeed * (lowerDepth * lowerDepth - upperDepth * upperDepth)
  }

  /// Creates a scroll that starts at the content's offset, or continues a previous one from there.
  ///
  /// If the direction stays the same, the ramp continues; otherwise the ramp begins again.
  ///
  /// - Parameters:
  ///   - speed: The speed that `speed(y:viewportHeight:options:)` returned, in points per second.
  ///   - offset: The content's offset, in points. Speed and offset are made finite.
  ///   - range: The offsets that the content can have, in points.
  ///   - previous: The autoscroll that has moved the content until now, or nil.
  ///   - rampDuration: The duration of the ramp, in seconds; negative numbers and NaN become 0, and infinity 10⁹.
  ///   - time: The moment.
  /// - Complexity: O(1).
  public init(
    speed: Double, from offset: Double, in range: ClosedRange<Double>, after previous: Autoscroll?,
    rampDuration: Double = AutoscrollOptions.defaultRampDuration, at time: Time
  ) {
    self.speed = speed.madeFinite
    startOffset = offset.madeFinite
    self.range = range
    self.rampDuration = max(0, rampDuration.madeFinite)
    startTime = time
    let keepsDirection = previous.map { $0.speed * speed > 0 } ?? false
    entryTime = keepsDirection ? previous?.entryTime ?? time : time
  }

  /// Returns the content's offset at a moment.
  ///
  /// - Parameter time: The moment. Before `startTime`, the offset is extrapolated backward, but not beyond `entryTime`.
  /// - Returns: The offset in points, within `range`.
  /// - Complexity: O(1).
  public func offset(at time: Time) -> Double {
    let seconds = rampIntegral(upTo: time - entryTime) - rampIntegral(upTo: startTime - entryTime)
    return (startOffset + speed * seconds).clamped(to: range)
  }

  /// The time when the content reaches the end of `range` in its direction; nil if the speed is 0 or the content is there,
  /// or beyond it, at `startTime`.
  public var settleTime: Time? {
    let distance = (speed > 0 ? range.upperBound : range.lowerBound) - startOffset
    guard distance * speed > 0 else { return nil }
    let targetIntegral = distance / speed + rampIntegral(upTo: startTime - entryTime)
    let ramp = min(targetIntegral, rampDuration / 2)
    return entryTime + ((2 * ramp * rampDuration).squareRoot() + (targetIntegral - ramp))
  }

  /// Returns the integral of the ramp min(1, t / `rampDuration`) from 0 to `seconds`.
  private func rampIntegral(upTo seconds: Double) -> Double {
    guard rampDuration > 0 else { return max(0, seconds) }
    let ramp = seconds.clamped(to: 0...rampDuration)
    return ramp * ramp / (2 * rampDuration) + max(0, seconds - rampDuration)
  }
}
