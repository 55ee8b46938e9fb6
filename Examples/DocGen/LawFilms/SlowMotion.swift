import InteractionCore
import InteractionLaws

/// Events in slow motion, so that one sees the effect of each.
///
/// The events keep their times, but the film takes about five times as long, with a minimum and a maximum for each event.
/// Between two events, time passes evenly. The last event is followed by 0.4 s of its motion, unless it is a wait, at whose
/// moment the law has found the violation.
struct SlowMotion<Event: LawEvent> {
  /// The number of frames per second of film.
  static var rate: Double { 20 }

  /// One frame of the film.
  struct Frame {
    /// The event that happens just before the frame.
    var event: Timed<Event>?
    /// The moment that the frame shows.
    let now: Time
  }

  var frames: [Frame] = []
  /// The index of the first frame after the last event.
  private(set) var verdict = 0

  init(_ events: [Timed<Event>], isWait: (Event) -> Bool) {
    let start = events.first?.at ?? .zero
    // If there are many events, each gets less time.
    let range = events.count > 6 ? 7...14 : 10...26
    frames = [Frame](repeating: Frame(now: start), count: events.isEmpty ? 1 : 10)
    for (index, event) in events.enumerated() {
      verdict = frames.count
      guard index + 1 < events.count else {
        add(event, for: isWait(event.event) ? 0 : 0.4, frames: 22)
        // The film stands still at the end, so that the text can be read.
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
