import HeadlessTable
import InteractionLaws
import InteractionReplay

/// How a screen reports a finger: how many times a second, and with which seed for random errors.
struct Screen: Sendable {
  let rate: Double
  var jitter: UInt64?

  /// The same events; where a finger touches, its last report and how it ends are kept.
  fileprivate func resampled<Step: FingerStep>(_ steps: [Timed<Step>]) -> [Timed<Step>] {
    var random = SplitMix64(seed: jitter ?? 0)
    func off(_ most: Double) -> Double { jitter == nil ? 0 : .random(in: -most...most, using: &random) }
    var result: [Timed<Step>] = []
    /// Each finger's latest report, and when its next one is due.
    var fingers: [Int: (at: Double, place: Vector, next: Double)] = [:]
    for (index, step) in steps.enumerated() {
      guard let report = step.event.report else {
        result.append(step)
        continue
      }
      let time = step.at.seconds
      var next = time + 1 / rate
      if report.isMove, let from = fingers[report.finger] {
        next = from.next
        while next < time {
          let part = (next - from.at) / (time - from.at)
          let way = Vector((report.place.x - from.place.x) * part, (report.place.y - from.place.y) * part)
          // A third of a point and of an interval, as errors of a blurred finger and a busy screen.
          let seen = from.place + way + Vector(off(1.0 / 3), off(1.0 / 3))
          let at = min(max(next + off(0.3) / rate, from.at), time)
          result.append(Timed(at, step.event.moved(to: seen)))
          next += 1 / rate
        }
        let following = steps[(index + 1)...].lazy.compactMap(\.event.report).first { $0.finger == report.finger }
        if following?.isMove != true { result.append(step) }
      } else {
        result.append(step)
      }
      fingers[report.finger] = (time, report.place, next)
    }
    // Reports of two fingers fall between each other.
    return result.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
  }
}

extension Script {
  /// The same fingers on a screen, or as they were recorded, and then a minute in which everything comes to rest.
  func shown(on screen: Screen?) -> Script {
    func steps<Step: FingerStep>(_ steps: [Timed<Step>]) -> [Timed<Step>] {
      let end = (steps.last?.at ?? .zero) + 60
      return (screen?.resampled(steps) ?? steps) + [Timed(end, .wait)]
    }
    return switch self {
    case .row(let setup, let events): .row(setup, steps(events))
    case .table(let setup, let events): .table(setup, steps(events))
    case .list(let setup, let events): .list(setup, steps(events))
    }
  }
}

/// An event of a script that may be a finger's report.
private protocol FingerStep: Hashable, Sendable {
  /// Which finger, where, and whether it has moved there; nil for anything else.
  var report: (finger: Int, place: Vector, isMove: Bool)? { get }
  /// The same report from another place.
  func moved(to place: Vector) -> Self
  /// Only time passes.
  static var wait: Self { get }
}

extension TableStep: FingerStep {
  fileprivate static var wait: TableStep { .list(.wait) }

  fileprivate var report: (finger: Int, place: Vector, isMove: Bool)? {
    guard case .touch(let event) = self else { return nil }
    return (event.finger, event.location, event.phase == .moved)
  }

  fileprivate func moved(to place: Vector) -> TableStep {
    guard case .touch(let event) = self else { return self }
    return .touch(TouchEvent(event.phase, finger: event.finger, location: place))
  }
}

extension RowEvent: FingerStep {
  fileprivate var report: (finger: Int, place: Vector, isMove: Bool)? {
    guard case .pan(let sample) = self else { return nil }
    return (0, sample.translation, sample.phase == .changed)
  }

  fileprivate func moved(to place: Vector) -> RowEvent {
    guard case .pan(let sample) = self else { return self }
    return .pan(PanSample(sample.phase, translation: place, velocity: sample.velocity))
  }
}
