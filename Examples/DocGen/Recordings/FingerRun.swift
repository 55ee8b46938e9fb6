import HeadlessTable
import InteractionCore

/// The effects of one finger on the row under it in a table, moment by moment, as computed by the engine.
///
/// At each of the finger's reports, a copy of the table shows what the row would do if the finger were lifted there.
struct FingerRun<Row: RevealingRow & DrawableRow> {
  /// The activity of a row, by the names of its states.
  enum Doing: String {
    case resting, held, settling
  }

  /// One moment.
  struct Sample {
    /// The milliseconds since the finger touched.
    let time: Double
    /// The location of the finger; nil while it is up.
    let finger: Vector?
    let row: Row
    /// The offset of the content, in points.
    let offset: Double
    let doing: Doing
    /// The resting position if the finger were lifted at this moment; nil after it has been lifted.
    let fate: Rest?
  }

  let samples: [Sample]
  /// The names of the notices, each with its time in milliseconds.
  let notices: [(time: Double, name: String)]
  /// The point that the finger touched.
  let start: Vector
  /// The end of the run, in milliseconds.
  let duration: Double

  /// Plays a finger to a table that no other finger touches.
  ///
  /// - Parameters:
  ///   - finger: The finger; its path begins at 0 s.
  ///   - row: The observed row.
  ///   - table: The table.
  ///   - tail: The time for which the row is observed after it has settled, in seconds.
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
    // Finer than the frames of a screen, so that turning points are exact enough.
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

  // MARK: Important moments

  /// The first sample at which the row is held, because the table has recognised a drag.
  let taken: Sample
  /// The sample at which the finger is lifted.
  let lifted: Sample
  /// The first sample after that at which nothing moves.
  let settled: Sample
  /// The first sample from which on the content stays within half a point of its final offset.
  let arrived: Sample
  /// The sample at which the content is farthest out.
  let farthest: Sample

  /// Returns the first sample that satisfies a condition, or the last sample if none does.
  func first(where isMeant: (Sample) -> Bool) -> Sample { samples.first(where: isMeant) ?? samples[samples.count - 1] }

  /// Returns the sideways distance of the finger from its first touch, in points; 0 while it is up.
  func way(of sample: Sample) -> Double { (sample.finger ?? start).x - start.x }

  // MARK: For a picture

  /// The curves of the finger's translation and of the row's offset.
  var curves: [GestureTimeline.Curve] {
    [
      .init(
        name: "finger: its way", stroke: .finger,
        points: samples.filter { $0.finger != nil }.map { Vector($0.time, way(of: $0)) }),
      .init(name: "row: its offset", stroke: .row, points: samples.map { Vector($0.time, $0.offset) }),
    ]
  }

  /// The marks that every row has.
  var marks: [GestureTimeline.Mark] {
    [
      .init(time: 0, words: "finger down, 0"),
      .init(time: taken.time, words: "the row follows, \(number(taken.time.rounded()))"),
      .init(time: lifted.time, words: "finger lifts, \(number(lifted.time.rounded()))"),
      .init(time: settled.time, words: "settled, \(number(settled.time.rounded()))"),
    ]
  }

  /// The band of the row's activity.
  var doing: GestureTimeline.Band {
    band("the row is") {
      $0.doing.rawValue
    } look: { words in
      words == "held" ? .chosen : words == "settling" ? .other : .kept
    }
  }

  /// Returns the band of the resting positions to which a release would lead; after the finger has lifted, of the actual one.
  func fates(_ words: (Rest) -> String) -> GestureTimeline.Band {
    band("let go at this moment, and it rests") {
      words($0.fate ?? $0.row.rest)
    } look: { found in
      found == words(.closed) ? .plain : .content
    }
  }

  /// Returns a band of the samples, given the words for each.
  func band(
    _ name: String, _ words: (Sample) -> String, look: (String) -> Sketch.Look
  ) -> GestureTimeline.Band {
    .init(name: name, samples.map { ($0.time, words($0)) }, until: duration, look: look)
  }
}

extension RevealingRow {
  /// Returns whether a finger holds the content; only then does a row have a forecast.
  fileprivate func isHeld(at time: Time) -> Bool { forecast(velocity: 0, at: time) != nil }
}

/// Returns seconds as milliseconds, without rounding errors of sums.
func milliseconds(_ seconds: Double) -> Double { (seconds * 1e6).rounded() / 1000 }

/// Returns milliseconds as text for a page, rounded to a whole number.
func wholeMilliseconds(_ time: Double) -> String { number(time.rounded()) + " ms" }
