import HeadlessTable
import InteractionCore
import InteractionReplay

/// A finger's touch as a screen reports it: softly moving, irregularly sampled, never quite level.
///
/// How it is made, so that anyone can make it again: between two places the finger follows the path of least jerk
/// (`FingerPath`); reports come 8 to 16 ms apart, by a SplitMix64 generator with a seed of its own for each recording; the
/// finger sags by a few points, in proportion to half a sine's arch, as a thumb does that turns about its joint. Times are
/// rounded to milliseconds and places to tenths of a point, which is finer than screens report.
struct FingerRecording {
  /// A part of the way.
  struct Stroke {
    /// Where the finger would stop.
    var to: Vector
    /// How long it would take, in seconds.
    var duration: Double
    /// The fraction of the duration after which the next stroke, or the end, comes: less than 1 flings.
    var cut = 1.0
    /// How long it rests before, in seconds.
    var rest = 0.0
  }

  /// How far the finger sags in the middle of a stroke, in points.
  private static let sag = 2.5

  /// Where the finger touches.
  let start: Vector
  let strokes: [Stroke]
  /// How it ends.
  var ending = TouchPhase.up
  let seed: UInt64

  /// The touch as events of a script, the first at `time` seconds.
  func events(at time: Double = 0) -> [Timed<TableStep>] {
    var random = SplitMix64(state: seed)
    var now = time
    var place = start
    var events = [touch(.down, start, now)]
    for stroke in strokes {
      let path = FingerPath(
        start: now + stroke.rest, from: place, to: stroke.to, duration: stroke.duration, lifts: stroke.cut)
      var sample = path.start
      // The last report is the end of the stroke's own, between 8 and 16 ms after the one before.
      while path.end - sample > 0.016 {
        sample += min(0.008 + Double(random.next() % 9) / 1000, path.end - sample - 0.008)
        let part = (sample - path.start) / stroke.duration
        let arch = 4 * part * (1 - part) * Self.sag
        events.append(touch(.moved, path.place(at: sample) + Vector(0, arch), sample))
      }
      now = path.end
      let part = stroke.cut
      place = path.place(at: now) + Vector(0, 4 * part * (1 - part) * Self.sag)
      events.append(touch(.moved, place, now))
    }
    // The last report and the lifting come from the same scan of the screen.
    events.append(touch(ending, place, now))
    return events
  }

  private func touch(_ phase: TouchPhase, _ place: Vector, _ time: Double) -> Timed<TableStep> {
    let location = Vector((place.x * 10).rounded() / 10, (place.y * 10).rounded() / 10)
    return Timed(Self.milliseconds(time), .touch(phase, finger: 0, at: location))
  }

  /// The nearest whole millisecond, in seconds.
  static func milliseconds(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }
}

/// A small generator whose numbers are the same everywhere: Sebastiano Vigna's SplitMix64.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
