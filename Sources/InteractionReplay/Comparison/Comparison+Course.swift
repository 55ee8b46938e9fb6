public import InteractionCore

extension Comparison {
  /// The offset of a contender's content over time, for drawing a curve.
  ///
  ///     let course = comparison.course(of: comparison.contenders[0], every: 1.0 / 60)
  ///     for point in course.points { print(point.x, point.y) }   // seconds, points
  ///     print(course.rest.name, course.end.seconds)
  public struct Course: Hashable, Sendable {
    /// The points in order: x is the time in seconds, y the offset in points.
    ///
    /// Each event gives two points at the same time, one before it and one after it, if all points were kept.
    public let points: [Vector]
    /// The resting position at the end.
    public let rest: Rest
    /// The offsets at which the content can rest at the end, including 0 for closed, in points, in ascending order.
    public let restingOffsets: [Double]
    /// The time of the last event, or the end of a motion that continues after it; 0 without events.
    public let end: Time
  }

  /// Plays the events on a contender, recording the content's offset until all events and motions are over.
  ///
  /// - Parameters:
  ///   - contender: A contender in ``contenders`` or ``omitted``. The method does not check whether the contender can play
  ///     the events.
  ///   - interval: The time between two points during a motion, in seconds, at least a microsecond.
  ///   - keep: A closure that adds a point to the points kept so far, none of which is later. By default, it keeps every
  ///     point.
  /// - Returns: The points in order of time, and the resting position, the resting offsets and the time at the end.
  /// - Precondition: The interval is at least a microsecond.
  /// - Complexity: O(*e* · *a* + *d* / *i*) for *e* events, *a* actions, motions of *d* seconds in all, and the interval *i*.
  public func course(
    of contender: Contender, every interval: Double,
    keeping keep: (inout [Vector], Vector) -> Void = { points, point in points.append(point) }
  ) -> Course {
    precondition(interval >= 1e-6, "The interval must be at least 0.000001 s, but it is \(JSON.text(of: interval)).")
    let row = contender.setup.design.makeHost(contender.setup)
    var now = Time.zero
    var points: [Vector] = []
    keep(&points, Vector(0, row.offset(at: now)))
    /// Returns the time of the next point, which is later even if the interval is lost in rounding.
    func time(after time: Time) -> Time { max(time + interval, Time(time.seconds.nextUp)) }
    /// Records the offset up to a moment, with points in between only while the content moves.
    func record(until end: Time) {
      var next = time(after: now)
      while next < end, next < row.settleTime ?? now {
        keep(&points, Vector(next.seconds, row.offset(at: next)))
        next = time(after: next)
      }
      if let settleTime = row.settleTime, now < settleTime, settleTime < end {
        keep(&points, Vector(settleTime.seconds, row.offset(at: settleTime)))
      }
      keep(&points, Vector(end.seconds, row.offset(at: end)))
      now = end
    }
    for event in events {
      record(until: event.at)
      _ = row.handle(event.event, at: event.at)
      keep(&points, Vector(now.seconds, row.offset(at: now)))
    }
    let end = max(now, row.settleTime ?? now)
    record(until: end)
    return Course(points: points, rest: row.rest, restingOffsets: row.restingOffsets(at: end), end: end)
  }
}
