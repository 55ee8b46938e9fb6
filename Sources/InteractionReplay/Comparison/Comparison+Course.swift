public import InteractionCore

extension Comparison {
  /// Where a contender's content is over time.
  public struct Course: Hashable, Sendable {
    /// One moment: (seconds, offset in points).
    ///
    /// An event that moves the content at once gives two of the same time.
    public let points: [Vector]
    /// The resting place at the end.
    public let rest: Rest
    /// The offsets at which the content can rest, closed among them, in points and rising order.
    public let places: [Double]
    /// When everything that moves by itself has come to rest, and no sooner than the last event.
    public let end: Time
  }

  /// Plays the events to a contender and watches its content until it rests.
  ///
  /// - Parameters:
  ///   - contender: Whom.
  ///   - interval: The time between two points while the content moves by itself, in seconds, more than 0.
  /// - Returns: Its points in the order of time.
  public func course(of contender: Contender, every interval: Double) -> Course {
    contender.setup.makeRow().course(events, every: interval)
  }
}

extension ReplayableRow {
  fileprivate func course(_ events: [Timed<SwipeStep>], every interval: Double) -> Comparison.Course {
    precondition(interval > 0, "Points need time between them.")
    var row = self
    var now = Time.zero
    var points = [Vector(0, offset(at: now))]
    /// Watches the content until a moment, or until it rests.
    func watch(until end: Time) {
      var next = now + interval
      while next < end, next < row.settles ?? now {
        points.append(Vector(next.seconds, row.offset(at: next)))
        next = next + interval
      }
      if let settles = row.settles, now < settles, settles < end {
        points.append(Vector(settles.seconds, row.offset(at: settles)))
      }
      points.append(Vector(end.seconds, row.offset(at: end)))
      now = end
    }
    for event in events {
      watch(until: event.at)
      _ = row.play(event.event, at: event.at)
      points.append(Vector(now.seconds, row.offset(at: now)))
    }
    let end = max(now, row.settles ?? now)
    watch(until: end)
    return Comparison.Course(points: points, rest: row.rest, places: row.places(at: end), end: end)
  }

  private func places(at time: Time) -> [Double] {
    let sides = SwipeEdge.allCases.filter(canOpen).map { edge in
      var row = self
      _ = row.open(edge, animated: false, at: time)
      return row.offset(at: time)
    }
    return (sides + [0]).sorted()
  }
}
