public import InteractionCore

/// Estimates how fast a finger moves: the slope of the straight line that fits its last places best.
///
/// The fit is by least squares over the samples of the last 100 ms, at most 32 of them. A finger that has rested longer than
/// that before it lifts has no velocity. Adding a sample and asking cost O(32) and allocate nothing after the first touch.
@usableFromInline struct VelocityTracker: Sendable {
  /// How far back samples count, in seconds; larger is smoother and later.
  ///
  /// Chosen here: 0.1, the horizon that Android's and Flutter's trackers use too.
  static let horizon = 0.1
  /// How many samples are kept: more than 240 a second give in a horizon.
  private static let capacity = 32

  private struct Sample: Sendable {
    var seconds, x, y: Double
  }

  private var samples: [Sample] = []
  /// Where the next sample goes once the capacity is reached: the place of the oldest.
  private var oldest = 0
  private var latest: Time?

  init() { samples.reserveCapacity(Self.capacity) }

  /// Forgets everything and starts with a sample.
  mutating func restart(at location: Vector, time: Time) {
    samples.removeAll(keepingCapacity: true)
    oldest = 0
    latest = nil
    add(location, time: time)
  }

  /// Adds a sample; time that runs back starts over.
  @usableFromInline mutating func add(_ location: Vector, time: Time) {
    if let latest, time < latest {
      restart(at: location, time: time)
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
  @usableFromInline var velocity: Vector {
    guard let latest else { return .zero }
    var (count, t, x, y, tt, tx, ty) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
    // Backwards from the latest, which stands before the oldest, until the horizon.
    var place = oldest
    for _ in samples.indices {
      place = (place == 0 ? samples.count : place) - 1
      let sample = samples[place]
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
