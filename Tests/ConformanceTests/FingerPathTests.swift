import Foundation
import HeadlessTable
import InteractionCore
import InteractionLaws
import InteractionReplay
import Testing

@testable import DocGen

/// Recorded fingers, reported more often, less often and less exactly, do the same.
@Suite("Recorded fingers")
struct FingerPathTests {
  /// How a screen reports a finger: how often, and how far off, by a seed.
  struct Screen: Sendable {
    let rate: Double
    var jitter: UInt64?
  }

  static let screens = [60.0, 120, 240].flatMap { rate in
    [nil, 1].map { Screen(rate: rate, jitter: $0) }
  }

  /// The same finger on another screen; where it touches, its last report and how it ends are kept.
  static func resampled(_ touches: [Timed<TableStep>], _ screen: Screen) -> [Timed<TableStep>] {
    var random = SplitMix64(seed: screen.jitter ?? 0)
    func off(_ most: Double) -> Double { screen.jitter == nil ? 0 : .random(in: -most...most, using: &random) }
    var result: [Timed<TableStep>] = []
    var last: (time: Double, place: Vector)?
    var next = 0.0
    for (index, event) in touches.enumerated() {
      guard case .touch(let phase, let finger, let place) = event.event else {
        result.append(event)
        continue
      }
      let time = event.at.seconds
      if phase == .moved, let from = last {
        while next < time {
          let part = (next - from.time) / (time - from.time)
          let way = Vector((place.x - from.place.x) * part, (place.y - from.place.y) * part)
          // A third of a point and of an interval: what a finger's blur and a busy screen make of a report.
          let seen = from.place + way + Vector(off(1.0 / 3), off(1.0 / 3))
          let at = max(next + off(0.3 / screen.rate), result[result.count - 1].at.seconds)
          result.append(Timed(min(at, time), .touch(.moved, finger: finger, at: seen)))
          next += 1 / screen.rate
        }
        let isLast = index + 1 == touches.count || !touches[index + 1].event.isMove
        if isLast { result.append(event) }
      } else {
        result.append(event)
        next = time + 1 / screen.rate
      }
      last = (time, place)
    }
    return result
  }

  /// The rows that are open at the end.
  private static func open(_ steps: [Trace.Step]) -> JSON? {
    guard case .object(let state) = steps.last?.state else { return nil }
    return state["open"]
  }

  @Test(
    "Every recording does the same to every design on every screen",
    arguments: LawSubject.all.filter { !$0.isDriven }.map(\.name))
  func everyScreen(name: String) throws {
    let design = try #require(LawSubject.all.first { $0.name == name }).design
    for recording in GestureRecordings.all {
      guard case .table(var setup, let touches) = GestureRecordings.script(recording) else { continue }
      setup.row.design = design
      let recorded = Script.table(setup, touches).play().steps
      for screen in Self.screens {
        let seen = Script.table(setup, Self.resampled(touches, screen)).play().steps
        #expect(seen.flatMap(\.notices) == recorded.flatMap(\.notices), "\(recording.name) \(screen)")
        #expect(Self.open(seen) == Self.open(recorded), "\(recording.name) \(screen)")
      }
    }
  }
}

extension TableStep {
  /// Whether a finger has moved.
  fileprivate var isMove: Bool {
    if case .touch(.moved, _, _) = self { true } else { false }
  }
}
