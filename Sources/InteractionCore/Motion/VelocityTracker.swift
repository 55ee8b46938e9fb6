/// An estimate of a finger's velocity: the slope, at its last location, of the parabola that fits its last locations best.
///
/// The fit is by least squares over the locations of the last 100 ms, at most 32, as in Android and Flutter, so for a
/// finger that accelerates the velocity is the one at the end, not the average. A finger that has rested for
/// 40 ms has stopped. `HeadlessTable` keeps a tracker; you need one if your host reports touches without a velocity.
///
///     var tracker = VelocityTracker()
///     tracker.restart(Vector(300, 20), at: Time(0))
///     tracker.add(Vector(290, 20), at: Time(0.01))
///     tracker.velocity   // about Vector(-1000, 0)
///
/// Locations must be finite; they are not checked. A tracker allocates its memory when it is created, and none
/// later.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back locations count, in seconds; a longer horizon gives a smoother velocity that lags more.
  ///
  /// Android's and Flutter's: 0.1.
  public static let horizon = 0.1
  /// How long a finger rests before it counts as stopped, in seconds; a longer time forgives longer rests before a lift.
  ///
  /// Android's and Flutter's: 0.04.
  public static let restDuration = 0.04
  /// How far a resting finger trembles, in points; a larger distance stops slow fingers too.
  ///
  /// Chosen here: 1. A finger that goes no farther in 40 ms is slower than 25 points a second.
  public static let restDistance = 1.0
  /// How many locations are kept: more than arrive within the horizon at 240 a second.
  private static let capacity = 32
  /// How much the times must be spread for a parabola, as a fraction of the most they could be: below it, small errors in the
  /// locations would become large ones in the velocity, and a line fits better.
  ///
  /// Chosen here: 0.001. Three locations in equal steps have 0.08; they have less if the last two are closer than a thirtieth.
  private static let leastSpread = 0.001

  /// The seconds, x and y in points, and 0.
  private typealias Sample = SIMD4<Double>

  /// The finger's locations, and when it was first there; or, after a rest longer than the horizon, when it was last there.
  private var samples: [Sample] = []
  /// The index of the last sample; once the capacity is reached, the next one replaces the oldest, which follows it.
  private var newest = 0
  /// When the finger was seen last, if there are samples.
  private var latest = Time.zero

  /// Where the finger was seen last, in points; nil without samples.
  ///
  /// - Complexity: O(1).
  public var place: Vector? {
    samples.isEmpty ? nil : Vector(samples[newest][1], samples[newest][2])
  }

  /// Creates a tracker without samples.
  ///
  /// - Complexity: O(1).
  public init() { samples.reserveCapacity(Self.capacity) }

  /// Removes all samples, so that the tracker equals a fresh one; it keeps its memory.
  ///
  /// - Complexity: O(1).
  public mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    newest = 0
    latest = .zero
  }

  /// Replaces all samples with one, when a finger touches.
  ///
  /// - Parameters:
  ///   - location: The finger's location, in points.
  ///   - time: When it was there.
  /// - Complexity: O(1).
  public mutating func restart(_ location: Vector, at time: Time) {
    removeAll()
    samples.append(Self.sample(location, at: time))
    latest = time
  }

  private static func sample(_ location: Vector, at time: Time) -> Sample {
    Sample(time.seconds, location.x, location.y, 0)
  }

  /// Adds a sample, when a finger moves, and when it lifts.
  ///
  /// A sample at the finger's last location only extends its rest, so lifting where it was last seen does not slow it down.
  ///
  /// - Parameters:
  ///   - location: The finger's location, in points.
  ///   - time: When it was there. If that is before the last sample, all earlier samples are removed.
  /// - Complexity: O(1).
  public mutating func add(_ location: Vector, at time: Time) {
    guard !samples.isEmpty, latest <= time else { return restart(location, at: time) }
    let before = latest
    latest = time
    let last = samples[newest]
    if last[1] == location.x && last[2] == location.y { return }
    // The rest began too long ago to count, so the finger sets out from its end.
    if before.seconds - last[0] >= Self.horizon { samples[newest][0] = before.seconds }
    newest = newest + 1 == Self.capacity ? 0 : newest + 1
    let sample = Self.sample(location, at: time)
    if newest == samples.count { samples.append(sample) } else { samples[newest] = sample }
  }

  /// The velocity in points per second; zero for a finger that has rested, or that was seen at only one moment.
  ///
  /// Before a rest only the location of the rest counts, and only until the finger has moved twice. Two locations give the
  /// slope of the line through them. If the parabola turns around although the finger has not in the last 40 ms, as it may for
  /// a finger that slows to a stop, the velocity is 0, because a slow drag must not close what it has opened. A finger counts
  /// as having turned once it has gone back by more than it trembles; its velocity is then at most the one that it would reach
  /// by speeding up evenly.
  ///
  /// - Complexity: O(1): it visits at most 32 samples.
  public var velocity: Vector {
    guard !samples.isEmpty else { return .zero }
    let last = samples[newest]
    guard latest.seconds - last[0] < Self.restDuration else { return .zero }
    var sums = Sums()
    // Backward from the last sample until the horizon or a rest.
    let count = samples.count
    var index = newest
    var next = 0.0
    var hasRested = false
    // From the last location to where the finger was at most 40 ms before, and whether it has moved farther than it trembles.
    var back = Sample.zero
    // The first sample that counts.
    var first = 0
    var hasMoved = false
    for _ in 0..<count {
      // Relative to the last sample, so that large times and far locations lose no digits.
      let way = samples[index] - last
      let age = way[0]
      if age < -Self.horizon || hasRested { break }
      hasRested = next - age >= Self.restDuration
      if hasRested && sums.count > 1 { break }
      if !hasMoved {
        hasMoved = way[1].magnitude >= Self.restDistance || way[2].magnitude >= Self.restDistance
        if !hasMoved && age <= -Self.restDuration { return .zero }
      }
      if age > -Self.restDuration { back = way }
      sums.add(way)
      first = index
      next = age
      index = (index == 0 ? count : index) - 1
    }
    let slope = sums.slope(leastSpread: Self.leastSpread)
    let whole = samples[first] - last
    return Vector(
      Self.limited(slope.x, back: back[1], whole: whole[1], since: back[0]),
      Self.limited(slope.y, back: back[2], whole: whole[2], since: back[0]))
  }

  /// Returns the velocity along one axis, given the slope of the fit.
  ///
  /// - Parameters:
  ///   - slope: The slope, in points per second.
  ///   - back: The displacement from the last location to where the finger was at most 40 ms before, in points.
  ///   - whole: The displacement from the last location to the first one that counts, in points.
  ///   - age: When the finger was at the end of `back`, in seconds after the last location: 0 or less.
  /// - Returns: The slope, or a smaller one, in points per second.
  private static func limited(_ slope: Double, back: Double, whole: Double, since age: Double) -> Double {
    if slope * back > 0 { return 0 }
    guard slope * whole > 0 else { return slope }
    guard back.magnitude >= restDistance else { return 0 }
    // Twice the mean: the final velocity of even acceleration from a stop.
    let most = 2 * back.magnitude / -age
    return slope.clamped(to: -most...most)
  }

  /// The sums from which a parabola and a line through locations are computed.
  private struct Sums {
    /// Of 1.
    var count = 0.0
    // Of age, x, y and age²: unweighted, times the age, and times its square.
    var plain = SIMD4<Double>.zero
    var timesAge = SIMD4<Double>.zero
    var timesSquare = SIMD4<Double>.zero

    /// Adds a location, by its age and its distance from the last one.
    @inline(__always)
    mutating func add(_ sample: Sample) {
      let age = sample[0]
      var values = sample
      values[3] = age * age
      count += 1
      plain += values
      timesAge += age * values
      timesSquare += values[3] * values
    }

    /// Returns the slope at age 0 of the best parabola; of the best line if the locations are too few or too close in time.
    func slope(leastSpread: Double) -> Vector {
      // Sums of products of deviations from the means, of the ages and of their squares.
      let ofAges = timesAge - plain * (plain[0] / count)
      let (a, b) = (ofAges[0], ofAges[3])
      // Also if there are fewer than two locations.
      guard a > 1e-12 else { return .zero }
      let ofSquares = timesSquare - plain * (plain[3] / count)
      let c = ofSquares[3]
      let spread = a * c - b * b
      let slope = spread > leastSpread * a * c ? (ofAges * c - ofSquares * b) / spread : ofAges / a
      return Vector(slope[1], slope[2])
    }
  }
}
