import InteractionCore
import InteractionLaws

/// Events slowed down so that one sees what each of them does.
///
/// The events keep their times; only the film takes longer, about five times where something moves. Between two events time
/// passes evenly. What the last one has set in motion is shown until it is over, unless it was a wait: that is the
/// moment that the law has looked at.
struct SlowMotion<Event: LawEvent> {
  /// How many frames a second of the film has.
  static var rate: Double { 20 }

  /// One picture.
  struct Frame {
    /// The event that happens right before it.
    var event: Timed<Event>?
    /// The moment of the design that it shows.
    let now: Time
  }

  var frames: [Frame] = []
  /// The number of the frame that shows what the last event has done at once.
  private(set) var verdict = 0

  init(_ events: [Timed<Event>], isWait: (Event) -> Bool) {
    let start = events.first?.at ?? .zero
    // Of many events each gets less.
    let range = events.count > 6 ? 7...14 : 10...26
    frames = [Frame](repeating: Frame(now: start), count: events.isEmpty ? 1 : 10)
    for (index, event) in events.enumerated() {
      verdict = frames.count
      guard index + 1 < events.count else {
        add(event, for: isWait(event.event) ? 0 : 0.4, frames: 22)
        // The end stands, so that it can be read.
        frames += [Frame](repeating: Frame(now: frames[frames.count - 1].now), count: 30)
        break
      }
      let pause = events[index + 1].at - event.at
      add(event, for: pause, frames: min(range.upperBound, max(range.lowerBound, Int(pause * 5 * Self.rate))))
    }
  }

  private mutating func add(_ event: Timed<Event>, for seconds: Double, frames count: Int) {
    for frame in 0..<count {
      frames.append(
        Frame(event: frame == 0 ? event : nil, now: event.at + seconds * Double(frame) / Double(count)))
    }
  }
}
