/// Estimates how fast a finger moves: the slope of the straight line that fits its last locations best.
///
/// The fit is by least squares over the samples of the last 100 ms, at most 32 of them. So a finger that has rested
/// that long before it lifts has no velocity. `HeadlessTable` keeps a tracker; you need one if your host reports
/// touches without a velocity.
///
///     var tracker = VelocityTracker()
///     tracker.restart(Vector(300, 20), at: Time(0))
///     tracker.add(Vector(290, 20), at: Time(0.01))
///     tracker.velocity   // about Vector(-1000, 0)
///
/// Locations must be finite; they are kept as they come. A tracker allocates its memory when it is created, and no
/// more.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back samples count, in seconds; a larger one gives a smoother velocity that lags more.
  ///
  /// Chosen here: 0.1, the horizon that Android's and Flutter's trackers use too.
  public static let horizon = 0.1
  /// How many samples are kept: more than come within the horizon at 240 a second.
  private static let capacity = 32

  private struct Sample: Hashable, Sendable {
    var seconds, x, y: Double
  }

  private var samples: [Sample] = []
  /// The index of the oldest sample, which the next one replaces once the capacity is reached.
  private var oldest = 0
  private var latest: Time?

  /// Creates a tracker without samples.
  ///
  /// - Complexity: O(1).
  public init() { samples.reserveCapacity(Self.capacity) }

  /// Removes all samples, so that the tracker equals a fresh one; it keeps its memory.
  ///
  /// - Complexity: O(1).
  public mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    oldest = 0
    latest = nil
  }

  /// Replaces all samples by one, when a finger touches.
  ///
  /// - Parameters:
  ///   - location: The finger's location, in points.
  ///   - time: When it was there.
  /// - Complexity: O(1).
  public mutating func restart(_ location: Vector, at time: Time) {
    removeAll()
    add(location, at: time)
  }

  /// Adds a sample, when a finger moves.
  ///
  /// - Parameters:
  ///   - location: The finger's location, in points.
  ///   - time: When it was there. If that is before the last sample, all earlier samples are removed.
  /// - Complexity: O(1).
  public mutating func add(_ location: Vector, at time: Time) {
    if let latest, time < latest {
      restart(location, at: time)
      return
    }
    latest = time
    let sample = Sample(seconds: time.seconds, x: location.x, y: location.y)
    guard samples.count == Self.capacity else {
      samples.append(sample)
      return
    }
    samples[oldest] = sample
    oldest = (oldest + 1) % Self.capacity
  }

  /// The velocity in points per second; zero if the samples within the horizon are all of one moment.
  ///
  /// - Complexity: O(1): it visits at most 32 samples.
  public var velocity: Vector {
    guard let latest else { return .zero }
    var (count, t, x, y, tt, tx, ty) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    // Backwards from the latest, which stands before the oldest, until the horizon.
    var index = oldest
    for _ in samples.indices {
      index = (index == 0 ? samples.count : index) - 1
      let sample = samples[index]
      // Counted from the last sample, so that large clocks lose no digits.
      let age = sample.seconds - latest.seconds
      if age < -Self.horizon { break }
      count += 1
      t += age
      x += sample.x
      y += sample.y
      tt += age * age
      tx += age * sample.x
      ty += age * sample.y
    }
    let spread = count * tt - t * t
    guard spread > 1e-12 else { return .zero }
    return Vector((count * tx - t * x) / spread, (count * ty - t * y) / spread)
  }
}
