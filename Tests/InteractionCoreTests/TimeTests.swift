import ConstraintSwipe
import InteractionCore
import TestSupport
import Testing

@Suite("Moments on any clock")
struct TimeTests {
  @Test("Moments and their sums are clamped to 1e12 seconds from the origin, NaN to 0; moments are ordered")
  func finite() {
    #expect(Time.greatestMagnitude == 1e12)
    let cases: [(seconds: Double, kept: Double)] = [
      (.nan, 0), (.infinity, 1e12), (-.infinity, -1e12), (1e300, 1e12), (-1e300, -1e12), (1e12, 1e12),
      (1e12.nextUp, 1e12), (1e12.nextDown, 1e12.nextDown), (1.7e9, 1.7e9), (-12.5, -12.5), (0, 0),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ]
    #expect(cases.map { Time($0.seconds).seconds } == cases.map(\.kept))

    let sums = [Time.zero, Time(1) + 0.5, Time(1e12) + 1e9, Time(-1e12) + -.infinity, Time(1) + .nan]
    #expect(sums == [0, 1.5, 1e12, -1e12, 0].map(Time.init))
    let order = [Time(1) < Time(2), Time(2) < Time(2), Time(2) >= Time(2)]
    #expect((Time(1.5) - Time(4), order) == (-2.5, [true, false, true]))
  }

  private let curves: [Curve] = [
    .easeOut(duration: 0.3), .easeInOut(duration: 0.3), .bounce(overshoot: 20, leg: 0.1),
    .spring(frequency: 12.5, dampingRatio: 1, velocity: 400), .spring(frequency: 28, dampingRatio: 0.6, velocity: 0),
    .deceleration(rate: 0.998),
  ]

  @Test("Motions and rows that start at seconds since 1970 do the same as ones that start at 0")
  func sinceEpoch() {
    let epoch = 1.7e9
    // Two moments that a double tells apart lie 2⁻²² s apart there: 1.7e9 is between 2³⁰ and 2³¹, with 52 bits behind.
    let instant = 0x1p-22
    for curve in curves {
      let motion = Motion(start: Time(epoch), from: 0, to: -160, curve: curve)
      let same = Motion(start: .zero, from: 0, to: -160, curve: curve)
      expectClose(motion.end - motion.start, same.end - same.start, within: instant, "\(curve)")
      for step in 0..<200 {
        let seconds = same.end.seconds * Double(step) / 200
        let there = motion.position(at: Time(epoch + seconds))
        // The fastest of them, 28 · 160 points per second, comes so far in an instant.
        expectClose(there, same.position(at: Time(seconds)), within: 28 * 160 * instant, "\(curve)")
      }
      let ends = [Time(epoch), motion.end]
      #expect(
        (ends.map(motion.position(at:)), ends.map(motion.isSettled(at:))) == ([0, -160], [false, true]), "\(curve)")
    }

    let now = Time(1.7e9)
    var row = ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80, 80]))
    row.pan(PanSample(.began, translation: .zero), at: now)
    row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: now + 0.1)
    #expect(row.offset(at: now + 0.1) == -50)
    let released = row.pan(PanSample(.ended, translation: Vector(-50, 0)), at: now + 0.2)
    #expect(released == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    expectClose(row.offset(at: now + 0.3), -(160 + 20), within: 0.01)  // one leg of 0.1 s, and the bounce
    #expect((row.settleTime, row.offset(at: now + 0.5)) == (now + 0.2 + 0.2, -160))
    row.advance(to: now + 0.5)
    #expect(row.settleTime == nil)
  }

  @Test("A motion that would end after the latest moment is over at that moment, at its target")
  func beyondLatest() {
    let latest = Time(1e12)
    for curve in curves {
      let motion = Motion(start: Time(.infinity), from: 0, to: -160, curve: curve)
      #expect((motion.start, motion.end, motion.isSettled(at: latest)) == (latest, latest, true), "\(curve)")
      #expect((motion.position(at: latest), motion.velocity(at: latest)) == (-160, 0), "\(curve)")
    }
    let late = Motion(start: Time(1e12 - 0.125), from: 0, to: -160, curve: .easeOut(duration: 0.25))
    #expect((late.end, [1e12 - 0.125, 2e12].map { late.position(at: Time($0)) }) == (latest, [0, -160]))
  }
}
