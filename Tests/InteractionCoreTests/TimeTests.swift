import ConstraintSwipe
import InteractionCore
import TestSupport
import Testing

@Suite("Moments on any clock")
struct TimeTests {
  @Test(
    "Seconds are finite, and no farther from the clock's origin than the latest",
    arguments: [
      (.nan, 0), (.infinity, 1e12), (-.infinity, -1e12), (1e300, 1e12), (-1e300, -1e12), (1e12, 1e12),
      (1e12.nextUp, 1e12), (1e12.nextDown, 1e12.nextDown), (1.7e9, 1.7e9), (-12.5, -12.5), (0, 0),
      (.leastNonzeroMagnitude, .leastNonzeroMagnitude),
    ] as [(Double, Double)])
  func finite(seconds: Double, kept: Double) {
    #expect(Time.latest == 1e12)
    #expect(Time(seconds).seconds == kept)
  }

  @Test("Sums are finite too")
  func sums() {
    #expect(Time.zero == Time(0))
    #expect(Time(1) + 0.5 == Time(1.5))
    #expect(Time(1e12) + 1e9 == Time(1e12))
    #expect(Time(-1e12) + -.infinity == Time(-1e12))
    #expect(Time(1) + .nan == Time(0))
  }

  @Test("Moments are subtracted and ordered")
  func order() {
    #expect(Time(1.5) - Time(4) == -2.5)
    #expect(Time(1) < Time(2))
    #expect(!(Time(2) < Time(2)))
    #expect(Time(2) >= Time(2))
  }

  static let curves: [Curve] = [
    .easeOut(duration: 0.3), .easeInOut(duration: 0.3), .bounce(overshoot: 20, leg: 0.1),
    .spring(frequency: 12.5, dampingRatio: 1, velocity: 400), .spring(frequency: 28, dampingRatio: 0.6, velocity: 0),
    .deceleration(rate: 0.998),
  ]

  @Test("A motion that starts at the seconds since 1970 is the one that starts at 0", arguments: curves)
  func sinceEpoch(curve: Curve) {
    let epoch = 1.7e9
    let motion = Motion(start: Time(epoch), from: 0, to: -160, curve: curve)
    let same = Motion(start: .zero, from: 0, to: -160, curve: curve)
    // Two moments that a double tells apart lie 2⁻²² s apart there: 1.7e9 is between 2³⁰ and 2³¹, with 52 bits behind.
    let instant = 0x1p-22
    expectClose(motion.end - motion.start, same.end - same.start, within: instant)
    for step in 0..<200 {
      let seconds = same.end.seconds * Double(step) / 200
      // The fastest of them, 28 · 160 points per second, comes so far in an instant.
      expectClose(
        motion.position(at: Time(epoch + seconds)), same.position(at: Time(seconds)), within: 28 * 160 * instant)
    }
    #expect(motion.position(at: Time(epoch)) == 0)
    #expect(!motion.isSettled(at: Time(epoch)))
    #expect(motion.position(at: motion.end) == -160)
    #expect(motion.isSettled(at: motion.end))
  }

  @Test("A row that is opened at the seconds since 1970 bounces and settles as at any other time")
  func rowSinceEpoch() {
    let now = Time(1.7e9)
    var row = ConstraintSwipe(width: 320, height: 44, trailing: InteractionAction.buttons([80, 80]))
    row.pan(PanSample(.began, translation: .zero), at: now)
    row.pan(PanSample(.changed, translation: Vector(-50, 0)), at: now + 0.1)
    #expect(row.offset(at: now + 0.1) == -50)
    let released = row.pan(PanSample(.ended, translation: Vector(-50, 0)), at: now + 0.2)
    #expect(released == SwipeEffects(.didOpen(.trailing), startedMotion: true))
    expectClose(row.offset(at: now + 0.3), -(160 + 20), within: 0.01)  // one leg of 0.1 s, and the bounce
    #expect(row.settles == now + 0.2 + 0.2)
    #expect(row.offset(at: now + 0.5) == -160)
    row.advance(to: now + 0.5)
    #expect(row.settles == nil)
  }

  @Test("A motion that would end after the latest moment is over there, at its target", arguments: curves)
  func beyondLatest(curve: Curve) {
    let motion = Motion(start: Time(.infinity), from: 0, to: -160, curve: curve)
    #expect(motion.start == Time(1e12))
    #expect(motion.end == Time(1e12))
    #expect(motion.isSettled(at: Time(1e12)))
    #expect(motion.position(at: Time(1e12)) == -160)
    #expect(motion.velocity(at: Time(1e12)) == 0)
    let late = Motion(start: Time(1e12 - 0.125), from: 0, to: -160, curve: .easeOut(duration: 0.25))
    #expect(late.end == Time(1e12))
    #expect(late.position(at: Time(1e12 - 0.125)) == 0)
    #expect(late.position(at: Time(2e12)) == -160)
  }
}
