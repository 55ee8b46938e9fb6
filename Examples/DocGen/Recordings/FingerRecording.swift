import HeadlessTable
import InteractionCore
import InteractionLaws
import InteractionReplay

/// A finger's touch as a screen reports it: softly moving, irregularly sampled, never quite level.
///
/// A recording can be reproduced. Between two positions, the finger follows the path of least jerk (`FingerPath`). Reports
/// come 8 to 16 ms apart, by a SplitMix64 generator with a different seed for each recording. The finger sags by a few
/// points, along a parabola, as a thumb does that turns about its joint. Times are rounded to milliseconds and positions to
/// tenths of a point, which is finer than screens report.
struct FingerRecording {
  /// A part of the path.
  struct Stroke {
    /// The point at which the finger would stop.
    var to: Vector
    /// The duration of the whole stroke, in seconds.
    var duration: Double
    /// The fraction of the duration after which the next stroke, or the end, comes: less than 1 flings.
    var cut = 1.0
    /// The time for which the finger rests before it moves, in seconds.
    var rest = 0.0
  }

  /// The distance by which the finger sags in the middle of a stroke, in points.
  private static let sag = 2.5

  /// The point that the finger touches.
  let start: Vector
  let strokes: [Stroke]
  /// The phase of the last report.
  var ending = TouchPhase.up
  let seed: UInt64

  /// One report: the time in seconds, the position in points, and the velocity in points per second.
  private struct Report: Hashable {
    let time: Double
    let position: Vector
    let velocity: Vector
  }

  /// Returns the touch as events of a script for a table, the first at `time` seconds.
  func touches(at time: Double = 0, finger: Int = 0) -> [Timed<TableStep>] {
    func touch(_ phase: TouchPhase, _ report: Report) -> Timed<TableStep> {
      let event = TouchEvent(phase, finger: finger, location: Self.tenths(report.position))
      return Timed(Self.milliseconds(report.time), .touch(event))
    }
    let reports = reports(at: time)
    var events = reports.map { touch($0 == reports[0] ? .down : .moved, $0) }
    // The last report and the lifting come from the same scan of the screen.
    if let last = reports.last { events.append(touch(ending, last)) }
    return events
  }

  /// Returns the touch as the samples of a pan, for a single row; translations are relative to the first touch.
  func pans(at time: Double = 0) -> [Timed<RowEvent>] {
    let reports = reports(at: time)
    var events = reports.map { pan($0 == reports[0] ? .began : .changed, $0) }
    if let last = reports.last { events.append(pan(ending == .up ? .ended : .cancelled, last)) }
    return events
  }

  private func reports(at time: Double) -> [Report] {
    var random = SplitMix64(seed: seed)
    var now = time
    var position = start
    // A pan begins when the finger is already moving, so the velocity of its first sample has a direction.
    let heading = strokes.first.map { Vector($0.to.x < start.x ? -1 : $0.to.x > start.x ? 1 : 0, 0) } ?? .zero
    var reports = [Report(time: now, position: position, velocity: heading)]
    for stroke in strokes {
      let path = FingerPath(
        start: now + stroke.rest, from: position, to: stroke.to, duration: stroke.duration, lifts: stroke.cut)
      func report(_ time: Double, part: Double) -> Report {
        let arch = 4 * part * (1 - part) * Self.sag
        let position = path.position(at: time) + Vector(0, arch)
        return Report(time: time, position: position, velocity: path.velocity(at: time))
      }
      var sample = path.start
      // The last report is at the end of the stroke, between 8 and 16 ms after the one before.
      while path.end - sample > 0.016 {
        sample += min(0.008 + Double(random.next() % 9) / 1000, path.end - sample - 0.008)
        reports.append(report(sample, part: (sample - path.start) / stroke.duration))
      }
      now = path.end
      let last = report(now, part: stroke.cut)
      position = last.position
      reports.append(last)
    }
    return reports
  }

  private func pan(_ phase: PanPhase, _ report: Report) -> Timed<RowEvent> {
    let sample = PanSample(
      phase, translation: Self.tenths(report.position - start), velocity: Self.tenths(report.velocity))
    return Timed(Self.milliseconds(report.time), .pan(sample))
  }

  /// Returns a vector rounded to tenths of a point, or of a point per second.
  private static func tenths(_ vector: Vector) -> Vector {
    Vector((vector.x * 10).rounded() / 10, (vector.y * 10).rounded() / 10)
  }

  /// Returns a time rounded to whole milliseconds, in seconds.
  static func milliseconds(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }
}
