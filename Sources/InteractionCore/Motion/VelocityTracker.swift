/// An estimate of a finger's velocity from its recent locations.
///
/// As in Android and Flutter, a parabola is fitted by least squares to the locations of the last 100 ms. The velocity is its
/// slope at the last location, so for an accelerating finger it is the final velocity, not the average. A finger that has
/// rested for 40 ms has stopped. A tracker keeps at most 32 locations. `HeadlessTable` has a tracker; you need one only
/// in a host of your own whose touches have no velocity.
///
///     var tracker = VelocityTracker()
///     tracker.restart(Vector(300, 20), at: Time(0))
///     tracker.add(Vector(290, 20), at: Time(0.01))
///     tracker.velocity   // about Vector(-1000, 0)
///
/// Locations must be finite; they are not checked. A tracker allocates memory only when it is created, and when it is
/// changed after it has been copied.
public struct VelocityTracker: Hashable, Sendable {
  /// The age up to which locations are used, in seconds; a longer horizon gives a smoother velocity that lags more.
  ///
  /// Android's and Flutter's: 0.1.
  public static let horizon = 0.1
  /// The time without movement after which a finger is considered to have stopped, in seconds; a longer time tolerates
  /// longer rests before a lift.
  ///
  /// Android's and Flutter's: 0.04.
  public static let restDuration = 0.04
  /// The distance along each axis below which a finger still counts as resting, in points; a larger one would include slow
  /// fingers.
  ///
  /// Chosen here: 1. A finger that moves less far in 40 ms is slower than 25 points a second along each axis.
  public static let restDistance = 1.0
  /// The greatest number of stored locations, more than the 24 that arrive within the horizon at 240 a second.
  private static let capacity = 32
  /// The minimum spread of the times for which a parabola is fitted, as a fraction of the greatest possible spread; with
  /// less, a line is fitted, because small errors in the locations would become large ones in the velocity.
  ///
  /// Chosen here: 0.001. Three locations at equal intervals have a spread of 0.08; it is less than 0.001 if the last
  /// interval is shorter than a thirtieth of the whole.
  private static let minimumSpread = 0.001

  /// A location and its time, as the time in seconds, x and y in points, and 0.
  private typealias Sample = SIMD4<Double>

  /// The finger's locations, each with the time the finger was first seen there or, after a rest at least as long as the
  /// horizon, last seen there.
  private var samples: [Sample] = []
  /// The index of the last sample; once the capacity is reached, the oldest sample follows it, cyclically, and is
  /// the next to be replaced.
  private var newestIndex = 0
  /// The time the finger was last seen; `zero` without samples.
  private var latestTime = Time.zero

  /// The last location of the finger, in points; nil without samples.
  ///
  /// - Complexity: O(1).
  public var location: Vector? {
    samples.isEmpty ? nil : Vector(samples[newestIndex][1], samples[newestIndex][2])
  }

  /// Creates a tracker without samples.
  ///
  /// - Complexity: O(1).
  public init() { samples.reserveCapacity(Self.capacity) }

  /// Removes all samples, so that the tracker equals a new one, but keeps its memory.
  ///
  /// - Complexity: O(1).
  public mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    newestIndex = 0
    latestTime = .zero
  }

  /// Replaces all samples with one; call this when a finger touches.
  ///
  /// - Parameters:
  ///   - location: The finger's location, in points.
  ///   - time: The time the finger was there.
  /// - Complexity: O(1).
  public mutating func restart(_ location: Vector, at time: Time) {
    removeAll()
    samples.append(Self.sample(location, at: time))
    latestTime = time
  }

  private static func sample(_ location: Vector, at time: Time) -> Sample {
    Sample(time.seconds, location.x, location.y, 0)
  }

  /// Adds a sample; call this when a finger moves and when it lifts.
  ///
  /// A sample at the last location only extends a rest, so lifting the finger there within 40 ms does not reduce the velocity.
  ///
  /// - Parameters:
  ///   - location: The finger's location, in points.
  ///   - time: The time the finger was there. If it is before the last sample's, all samples added so far are removed.
  /// - Complexity: O(1).
  public mutating func add(_ location: Vector, at time: Time) {
    guard !samples.isEmpty, latestTime <= time else { return restart(location, at: time) }
    let previousTime = latestTime
    latestTime = time
    let lastSample = samples[newestIndex]
    if lastSample[1] == location.x && lastSample[2] == location.y { return }
    // After a rest at least as long as the horizon, the movement is taken to begin at the end of the rest.
    if previousTime.seconds - lastSample[0] >= Self.horizon { samples[newestIndex][0] = previousTime.seconds }
    newestIndex = newestIndex + 1 == Self.capacity ? 0 : newestIndex + 1
    let sample = Self.sample(location, at: time)
    if newestIndex == samples.count { samples.append(sample) } else { samples[newestIndex] = sample }
  }

  /// The velocity in points per second; zero without samples, and for a finger that has stopped or was seen at only one
  /// place or moment.
  ///
  /// Locations before a rest are ignored, and the location of a rest shorter than `horizon` is used only until the finger
  /// has moved twice. With two locations, the velocity is the slope of the line through them.
  ///
  /// When a finger slows to a stop, its parabola may turn around although the finger does not, and a slow drag must not close
  /// the row that it has opened. Along each axis, a velocity opposite to the net movement in the last 40 ms is therefore
  /// replaced with 0. A velocity opposite to the movement since the parabola's first location is replaced with 0 if the net
  /// movement in the last 40 ms is less than `restDistance`; otherwise it is limited to the velocity that the finger would
  /// reach if it made that net movement with constant acceleration from a stop.
  ///
  /// - Complexity: O(1), because there are at most 32 samples.
  public var velocity: Vector {
    guard !samples.isEmpty else { return .zero }
    let last = samples[newestIndex]
    guard latestTime.seconds - last[0] < Self.restDuration else { return .zero }
    var sums = Sums()
    // From the last sample backward, to the horizon or a rest.
    let count = samples.count
    var index = newestIndex
    // The age of the location after the current one.
    var nextAge = 0.0
    var hasRested = false
    // The displacement from the last location to the earliest one less than 40 ms earlier.
    var recentDisplacement = Sample.zero
    // The index of the earliest sample in the fit.
    var oldestIndex = 0
    // Whether the finger has moved by `restDistance` or more.
    var hasMoved = false
    for _ in 0..<count {
      // Computed relative to the last sample, so that large times and coordinates lose no digits.
      let displacement = samples[index] - last
      let age = displacement[0]
      if age < -Self.horizon || hasRested { break }
      hasRested = nextAge - age >= Self.restDuration
      if hasRested && sums.count > 1 { break }
      if !hasMoved {
        hasMoved = max(displacement[1].magnitude, displacement[2].magnitude) >= Self.restDistance
        if !hasMoved && age <= -Self.restDuration { return .zero }
      }
      if age > -Self.restDuration { recentDisplacement = displacement }
      sums.add(displacement)
      oldestIndex = index
      nextAge = age
      index = (index == 0 ? count : index) - 1
    }
    let slope = sums.slope(minimumSpread: Self.minimumSpread)
    let totalDisplacement = samples[oldestIndex] - last
    return Vector(
      Self.limited(slope.x, recent: recentDisplacement[1], total: totalDisplacement[1], since: recentDisplacement[0]),
      Self.limited(slope.y, recent: recentDisplacement[2], total: totalDisplacement[2], since: recentDisplacement[0]))
  }

  /// Limits the slope of the fit along one axis to a plausible velocity.
  ///
  /// - Parameters:
  ///   - slope: The slope, in points per second.
  ///   - recent: The displacement from the last location to the earliest one less than 40 ms earlier, in points.
  ///   - total: The displacement from the last location to the earliest one in the fit, in points.
  ///   - age: The time of the location to which `recent` leads, in seconds relative to the last location, 0 or less.
  /// - Returns: The slope, or a velocity of smaller magnitude, in points per second.
  private static func limited(_ slope: Double, recent: Double, total: Double, since age: Double) -> Double {
    if slope * recent > 0 { return 0 }
    guard slope * total > 0 else { return slope }
    guard recent.magnitude >= restDistance else { return 0 }
    // Twice the mean velocity, which is the final velocity under constant acceleration from rest.
    let limit = 2 * recent.magnitude / -age
    return slope.clamped(to: -limit...limit)
  }

  /// The sums from which the best parabola and the best line are computed.
  private struct Sums {
    /// The number of locations.
    var count = 0.0
    // The sums of age, x, y and age²: unweighted, weighted by the age, and weighted by its square.
    var plain = SIMD4<Double>.zero
    var timesAge = SIMD4<Double>.zero
    var timesSquare = SIMD4<Double>.zero

    /// Adds a location, given as its time (0 or less) and its coordinates, both relative to the last location.
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

    /// Returns the slope of the best parabola at age 0, or of the best line if the spread of the times is too small, as it is
    /// with two locations; zero if all are of the same moment.
    func slope(minimumSpread: Double) -> Vector {
      // Sums of products of deviations from the means: here, of all values with the ages; below, with the ages' squares.
      let ageSums = timesAge - plain * (plain[0] / count)
      let (a, b) = (ageSums[0], ageSums[3])
      // With a single location, `a` is 0.
      guard a > 1e-12 else { return .zero }
      let squareSums = timesSquare - plain * (plain[3] / count)
      let c = squareSums[3]
      let spread = a * c - b * b
      let slope = spread > minimumSpread * a * c ? (ageSums * c - squareSums * b) / spread : ageSums / a
      return Vector(slope[1], slope[2])
    }
  }
}
