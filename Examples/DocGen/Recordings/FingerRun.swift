import HeadlessTable
import InteractionCore

/// What one finger over a table does to the row under it, moment by moment, as the engine ran it.
///
/// At each moment at which the finger reports, it is also tried out what the row would do if the finger were lifted there.
struct FingerRun<Row: RevealingRow & DrawableRow> {
  /// What a row is doing, by the names of its states.
  enum Doing: String {
    case resting, held, settling
  }

  /// One moment.
  struct Sample {
    /// In milliseconds since the finger touched.
    let time: Double
    /// Where the finger is, while it is down.
    let finger: Vector?
    let row: Row
    /// Where the content is, in points.
    let offset: Double
    let doing: Doing
    /// Where the row rests if the finger is lifted at this moment; nil once it is.
    let fate: Rest?
  }

  let samples: [Sample]
  /// The names of what is reported, each with its time in milliseconds.
  let notices: [(time: Double, name: String)]
  /// Where the finger touched.
  let start: Vector
  /// The end of the run, in milliseconds.
  let duration: Double

  /// Plays a finger to a table that nobody touches.
  ///
  /// - Parameters:
  ///   - finger: The finger; its path begins at 0 s.
  ///   - row: The row that it is about.
  ///   - table: The table.
  ///   - tail: How long the row is watched after it has settled, in seconds.
  init(_ finger: FingerPath, on row: RowID, of table: HeadlessTable<SwipeList<Row>>, tail: Double = 0.1) {
    var table = table
    var (samples, notices): ([Sample], [(Double, String)]) = ([], [])
    func add(_ now: Double, _ location: Vector?, fate: Rest?) {
      let engine = table.list.row(row)
      let time = Time(now)
      let doing: Doing = engine.isMoving(at: time) ? .settling : engine.isHeld(at: time) ? .held : .resting
      samples.append(
        Sample(
          time: milliseconds(now), finger: location, row: engine, offset: engine.offset(at: time), doing: doing,
          fate: fate))
    }
    for touch in finger.touches() {
      let now = touch.at.seconds
      let isDown = touch.event.phase != .up
      let effects = table.touch(touch.event, at: touch.at)
      notices += effects.notices.map { (milliseconds(now), $0.name) }
      var lifted = table
      if isDown { lifted.touch(TouchEvent(.up, location: touch.event.location), at: touch.at) }
      add(now, touch.event.location, fate: isDown ? lifted.list.row(row).rest : nil)
    }
    let end = (table.list.row(row).settleTime?.seconds ?? finger.end)
    // Finer than a screen, so that a turn is where it is.
    let steps = Int(((end + tail - finger.end) * 240).rounded(.down))
    let times = (1...max(1, steps)).map { finger.end + Double($0) / 240 } + [end]
    for now in times.sorted() {
      let effects = table.advance(to: Time(now))
      notices += effects.notices.map { (milliseconds(now), $0.name) }
      add(now, nil, fate: nil)
    }
    self.samples = samples
    self.notices = notices
    let last = samples[samples.count - 1]
    let (lifted, settled) = (
      samples.last { $0.finger != nil } ?? last, samples.first { $0.time >= milliseconds(end) } ?? last
    )
    let moving = samples.lastIndex { ($0.offset - settled.offset).magnitude >= 0.5 } ?? 0
    self.lifted = lifted
    self.settled = settled
    taken = samples.first { $0.doing == .held } ?? last
    arrived = samples[min(moving + 1, samples.count - 1)]
    farthest = samples.max { $0.offset.magnitude < $1.offset.magnitude } ?? last
    start = finger.from
    duration = milliseconds(end + tail)
  }

  // MARK: The moments that count

  /// The first sample at which the row is held: the table has taken the finger for a drag.
  let taken: Sample
  /// The sample at which the finger is lifted.
  let lifted: Sample
  /// The first sample after that at which nothing moves.
  let settled: Sample
  /// The first sample from which on the content stays less than half a point from where it will rest.
  let arrived: Sample
  /// The sample at which the content is farthest out.
  let farthest: Sample

  /// The first sample of a kind; the last of all where there is none.
  func first(where isMeant: (Sample) -> Bool) -> Sample { samples.first(where: isMeant) ?? samples[samples.count - 1] }

  /// How far the finger has come sideways since it touched.
  func way(of sample: Sample) -> Double { (sample.finger ?? start).x - start.x }

  // MARK: For a picture

  /// The finger's way and the row's offset.
  var curves: [GestureTimeline.Curve] {
    [
      .init(
        name: "finger: its way", stroke: .finger,
        points: samples.filter { $0.finger != nil }.map { Vector($0.time, way(of: $0)) }),
      .init(name: "row: its offset", stroke: .row, points: samples.map { Vector($0.time, $0.offset) }),
    ]
  }

  /// What happens to every row.
  var marks: [GestureTimeline.Mark] {
    [
      .init(time: 0, words: "finger down, 0"),
      .init(time: taken.time, words: "the row follows, \(number(taken.time.rounded()))"),
      .init(time: lifted.time, words: "finger lifts, \(number(lifted.time.rounded()))"),
      .init(time: settled.time, words: "settled, \(number(settled.time.rounded()))"),
    ]
  }

  /// What the row is doing.
  var doing: GestureTimeline.Band {
    band("the row is") {
      $0.doing.rawValue
    } look: { words in
      words == "held" ? .chosen : words == "settling" ? .other : .kept
    }
  }

  /// Where a release at each moment would lead; after the finger lifts, where it has led.
  func fates(_ words: (Rest) -> String) -> GestureTimeline.Band {
    band("let go at this moment, and it rests") {
      words($0.fate ?? $0.row.rest)
    } look: { found in
      found == words(.closed) ? .plain : .content
    }
  }

  /// A band of what samples say.
  func band(
    _ name: String, _ words: (Sample) -> String, look: (String) -> Sketch.Look
  ) -> GestureTimeline.Band {
    .init(name: name, samples.map { ($0.time, words($0)) }, until: duration, look: look)
  }
}

extension RevealingRow {
  /// Whether a finger holds the content: it alone makes a row say what a release would do.
  fileprivate func isHeld(at time: Time) -> Bool { forecast(velocity: 0, at: time) != nil }
}

/// Seconds as milliseconds, without what sums leave behind.
func milliseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1000 }

/// Milliseconds as a page says them: whole.
func wholeMilliseconds(_ time: Double) -> String { number(time.rounded()) + " ms" }
