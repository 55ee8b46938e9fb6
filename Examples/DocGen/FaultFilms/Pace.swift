/// The pace of a film, which shows motions slowly and shortens pauses.
///
///     var pace = Pace(from: 0)
///     pace.rest(0.5)              // half a second that stands
///     pace.run(to: 0.2, in: 1)    // a fifth of a second in slow motion
///     pace.moment(at: 1)          // 0.1
struct Pace: Hashable, Sendable {
  private struct Span: Hashable {
    /// The times of the film at which the span begins and ends, in seconds.
    let start, end: Double
    /// The moments that the film shows then, in seconds.
    let from, to: Double
  }

  private let first: Double
  private var spans: [Span] = []

  /// Creates the pace of an empty film that begins at a moment, in seconds.
  init(from moment: Double) { first = moment }

  /// Creates the pace of a film in real time, from the moment 0 on.
  static func asItHappens(_ seconds: Double) -> Pace {
    var pace = Pace(from: 0)
    pace.run(to: seconds, in: seconds)
    return pace
  }

  /// The length of the film in seconds.
  var duration: Double { spans.last?.end ?? 0 }
  /// The last moment that the film shows, in seconds.
  private var last: Double { spans.last?.to ?? first }

  /// Adds a span up to a moment, which takes the given seconds of the film.
  mutating func run(to moment: Double, in seconds: Double) {
    spans.append(Span(start: duration, end: duration + seconds, from: last, to: moment))
  }

  /// Adds a span of the given seconds in which the film stands still.
  mutating func rest(_ seconds: Double) { run(to: last, in: seconds) }

  /// Returns the moment that is shown at a time of the film.
  func moment(at time: Double) -> Double {
    guard let span = spans.first(where: { time < $0.end }) else { return last }
    return span.from + (span.to - span.from) * (time - span.start) / (span.end - span.start)
  }

  /// Returns the time at which the film first shows a moment.
  func time(of moment: Double) -> Double {
    guard let span = spans.first(where: { moment <= $0.to }) else { return duration }
    guard span.to > span.from else { return span.start }
    return span.start + (span.end - span.start) * max(0, moment - span.from) / (span.to - span.from)
  }
}

extension Pace {
  /// One step of a film.
  struct Beat: Hashable {
    /// The moment of the step, in seconds.
    let at: Double
    /// The moment when the motion that the step has started ends, in seconds.
    let rests: Double
    /// Whether a finger is down from this step on.
    let isHeld: Bool
    /// Whether only time passes.
    var isWait = false
  }

  /// Creates a pace with fingers and motions in slow motion, and without long pauses.
  init(_ beats: [Beat]) {
    let first = beats.first?.at ?? 0
    // The film begins early enough to show a finger coming down.
    self.init(from: first - (beats.first?.isHeld == true ? 0.2 : 0))
    rest(0.5)
    run(to: first, in: 0.4)
    for (beat, next) in zip(beats, beats.dropFirst()) {
      if beat.isHeld {
        run(to: next.at, in: min(0.9, max(0.3, (next.at - beat.at) * 4)))
      } else {
        let moves = min(next.at - beat.at, max(0, beat.rests - beat.at))
        if moves > 0 { run(to: beat.at + moves, in: max(0.25, moves * 3)) }
        if beat.at + moves < next.at { run(to: next.at, in: beat.isWait ? 0.1 : 0.6) }
      }
    }
    guard let last = beats.last else { return }
    let moves = min(0.8, max(0, last.rests - last.at))
    run(to: last.at + moves, in: moves * 3)
    rest(1.4)
  }

  /// Returns sentences with the frames from which they are shown.
  ///
  /// Of sentences for the same frame, only the last is kept, and none is shown twice in a row. The first is shown from the
  /// beginning.
  func told(_ sentences: [(moment: Double, text: String)]) -> [FilmPanel.Told] {
    var told: [FilmPanel.Told] = []
    for (moment, text) in sentences where told.last?.text != text {
      let frame = told.isEmpty ? 0 : Int((time(of: moment) * FaultFilm.rate).rounded(.up))
      if told.last?.frame == frame { told.removeLast() }
      told.append(FilmPanel.Told(frame: frame, text: text))
    }
    return told
  }
}
