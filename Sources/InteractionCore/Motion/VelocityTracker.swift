/// Estimates how fast a finger moves: the slope of the straight line that fits its last locations best.
///
/// The fit is by least squares over the samples of the last 100 ms, at most 32 of them. A finger that has rested longer than
/// that before it lifts has no velocity. `HeadlessTable` has one of its own; a host that is told touches and no velocity
/// keeps one too.
///
///     var tracker = VelocityTracker()
///     tracker.restart(Vector(300, 20), at: Time(0))
///     tracker.add(Vector(290, 20), at: Time(0.01))
///     tracker.velocity   // (-1000, 0)
///
/// - Complexity: O(1) to add and to ask, at most 32 samples. Nothing is allocated after it has been created.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back samples count, in seconds; larger is smoother and later.
  ///
  /// Chosen here: 0.1, the horizon that Android's and Flutter's trackers use too.
  public static let horizon = 0.1
  /// How many samples are kept: more than 240 a second give in a horizon.
  private static let capacity = 32

  private struct Sample: Hashable, Sendable {
    var seconds, x, y: Double
  }

  private var samples: [Sample] = []
  /// Where the next sample goes once the capacity is reached: the index of the oldest.
  private var oldest = 0
  private var latest: Time?

  /// Creates a tracker that knows of no finger.
  public init() { samples.reserveCapacity(Self.capacity) }

  /// Forgets everything, and equals a tracker that has just been created.
  public mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    oldest = 0
    latest = nil
  }

  /// Forgets everything and starts with a sample: a finger has touched.
  ///
  /// - Parameters:
  ///   - location: Where the finger is, in points.
  ///   - time: When it was there.
  public mutating func restart(_ location: Vector, at time: Time) {
    removeAll()
    add(location, at: time)
  }

  /// Adds a sample; time that runs back starts over.
  ///
  /// - Parameters:
  ///   - location: Where the finger is, in points.
  ///   - time: When it was there.
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

  /// The velocity in points per second; zero while fewer than two moments are known.
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
