import HeadlessTable
import InteractionCore

/// The effects of one finger on the list of a table, moment by moment, as computed by the engine.
struct ListRun<List: ListInteraction> {
  /// One moment, and the effects of its event.
  struct Moment {
    /// The milliseconds since the finger touched.
    let time: Double
    /// The location of the finger; nil while it is up.
    let finger: Vector?
    let table: HeadlessTable<List>
    let effects: ListEffects

    /// The moment in the engine's time.
    var now: Time { Time(time / 1000) }
  }

  let moments: [Moment]
  /// The times when the finger lifts and when all motion has ended, in milliseconds.
  let lifted, settled: Double
  /// The end of the run, in milliseconds.
  let duration: Double

  /// Plays a finger to a table that no other finger touches, and observes the table at the finger's reports, and 240 times
  /// a second between reports that are far apart.
  ///
  /// - Parameters:
  ///   - finger: The finger; its path begins at 0 s.
  ///   - table: The table.
  ///   - tail: The time for which the table is observed after everything has settled, in seconds.
  init(_ finger: FingerPath, on table: HeadlessTable<List>, tail: Double = 0.1) {
    var table = table
    // A resting finger reports nothing.
    let reports = finger.touches()
    var touches =
      ([reports[0]]
      + zip(reports, reports.dropFirst()).compactMap { before, touch in
        touch.event.phase == .moved && touch.event.location == before.event.location ? nil : touch
      })[...]
    var moments: [Moment] = []
    var now = 0.0
    func add(_ finger: Vector?, _ effects: ListEffects) {
      moments.append(Moment(time: milliseconds(now), finger: finger, table: table, effects: effects))
    }
    while let touch = touches.popFirst() {
      now = touch.at.seconds
      add(touch.event.location, table.touch(touch.event, at: touch.at))
      let next = touches.first?.at.seconds ?? now
      let woken = table.holdStartTime.map { [$0.seconds] } ?? []
      // While the finger moves, the table is observed only at its reports, as on a screen.
      let between = next - now > 0.02 ? stride(from: now + 1 / 240, to: next, by: 1 / 240) + woken : woken
      for time in between.filter({ $0 > now && $0 < next }).sorted() {
        now = time
        let effects = table.advance(to: Time(time))
        add(touch.event.location, effects)
      }
    }
    let end = max(finger.end, table.settleTime?.seconds ?? finger.end)
    let steps = Int(((end + tail - finger.end) * 240).rounded(.down))
    let times = (0..<max(1, steps)).map { finger.end + Double($0 + 1) / 240 } + [end]
    for time in times.sorted() where time > finger.end {
      now = time
      let effects = table.advance(to: Time(time))
      add(nil, effects)
    }
    self.moments = moments
    lifted = milliseconds(finger.end)
    settled = milliseconds(end)
    duration = milliseconds(end + tail)
  }

  /// The names of the notices, each with its time.
  var notices: [GestureTimeline.Mark] {
    moments.flatMap { moment in moment.effects.notices.map { .init(time: moment.time, words: $0.name) } }
  }

  /// Returns the first moment that satisfies a condition, or the last moment if none does.
  func first(where isMeant: (Moment) -> Bool) -> Moment { moments.first(where: isMeant) ?? moments[moments.count - 1] }

  // MARK: For a picture

  /// Returns the curve of a value over time, leaving out moments without a value.
  func curve(_ name: String, _ stroke: GestureTimeline.Stroke, _ value: (Moment) -> Double?) -> GestureTimeline.Curve {
    .init(
      name: name, stroke: stroke,
      points: moments.compactMap { moment in
        value(moment).map { Vector(moment.time, $0) }
      })
  }

  /// Returns a band of the moments, given the words for each.
  func band(
    _ name: String, _ words: (Moment) -> String, look: (String) -> Sketch.Look
  ) -> GestureTimeline.Band {
    .init(name: name, moments.map { ($0.time, words($0)) }, until: duration, look: look)
  }
}
