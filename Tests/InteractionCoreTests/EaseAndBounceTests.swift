import InteractionCore
import TestSupport
import Testing

@Suite("Eased motions against the parametric form of their Bézier curves")
struct EaseAndBounceTests {
  /// A curve that takes half a second, and the horizontal places of its two control points.
  struct Ease: Sendable {
    let curve: Curve
    let x1, x2: Double

    var motion: Motion { Motion(start: Time(8), from: 100, to: -60, curve: curve) }
  }

  static let eases = [
    Ease(curve: .easeOut(duration: 0.5), x1: 0, x2: 0.58), Ease(curve: .easeInOut(duration: 0.5), x1: 0.42, x2: 0.58),
  ]

  /// The time and the height of a cubic Bézier whose control points have the heights 0 and 1.
  private func point(_ s: Double, _ x1: Double, _ x2: Double) -> (x: Double, y: Double) {
    (3 * x1 * s * (1 - s) * (1 - s) + 3 * x2 * s * s * (1 - s) + s * s * s, s * s * (3 - 2 * s))
  }

  @Test("Eased motions follow their Bézier curve", arguments: eases)
  func bezier(ease: Ease) {
    for step in 0...1000 {
      let (x, y) = point(Double(step) / 1000, ease.x1, ease.x2)
      // 100 → -60 is a way of -160; the time 8 + x / 2 is rounded to 2⁻⁴⁹ seconds.
      expectClose(ease.motion.position(at: Time(8 + x * 0.5)), 100 - 160 * y, within: 1e-10, "at s = \(step)/1000")
    }
  }

  @Test("Eased motions take their duration", arguments: eases)
  func durations(ease: Ease) {
    #expect(ease.motion.end == Time(8.5))
    #expect(ease.motion.isSettled(at: Time(8.5)))
    #expect(!ease.motion.isSettled(at: Time(8.499)))
  }

  @Test("Ease-out sets out with the slope of its curve")
  func easeOut() {
    let motion = Motion(start: .zero, from: 0, to: 58, curve: .easeOut(duration: 0.5))
    // The first control point is the start, so the slope is that of (0, 0) → (0.58, 1): 58 / 0.58 / 0.5 s = 200.
    expectClose(motion.velocity(at: .zero), 200)
  }

  @Test("Ease-in-out sets out and arrives without velocity")
  func easeInOut() {
    let motion = Motion(start: .zero, from: 0, to: 58, curve: .easeInOut(duration: 0.5))
    #expect(motion.velocity(at: .zero) == 0)
    expectClose(motion.velocity(at: Time(0.5 - 1e-9)), 0, within: 1e-4)
  }

  @Test("Ease-in-out is symmetric")
  func symmetric() {
    let motion = Motion(start: .zero, from: 0, to: 1, curve: .easeInOut(duration: 1))
    for step in 0...100 {
      let t = Double(step) / 100
      expectClose(motion.position(at: Time(t)) + motion.position(at: Time(1 - t)), 1, within: 1e-12)
    }
  }

  @Test("A bounce eases out beyond its target, and then back")
  func bounce() {
    let motion = Motion(start: Time(2), from: -30, to: -160, curve: .bounce(overshoot: -20, leg: 0.125))
    #expect(motion.end == Time(2.25))
    #expect(motion.position(at: Time(2.125)) == -180)  // -160 - 20
    for step in 0...200 {
      let (x, y) = point(Double(step) / 200, 0, 0.58)
      // The first leg leads from -30 to -180, the second from there to -160.
      expectClose(motion.position(at: Time(2 + x * 0.125)), -30 - 150 * y, within: 1e-10)
      expectClose(motion.position(at: Time(2.125 + x * 0.125)), -180 + 20 * y, within: 1e-10)
    }
  }

  @Test("A bounce may stay short of its target first")
  func short() {
    let motion = Motion(start: .zero, from: 0, to: 100, curve: .bounce(overshoot: -40, leg: 0.25))
    #expect(motion.position(at: Time(0.25)) == 60)  // 100 - 40
    #expect(motion.position(at: Time(0.5)) == 100)
  }

  @Test("A bounce turns exactly at its overshoot")
  func turn() {
    // -3.8 + (30 - -3.8), where the first leg ends, is not quite 30.
    let motion = Motion(start: .zero, from: -3.8, to: 10, curve: .bounce(overshoot: 20, leg: 0.25))
    #expect(motion.position(at: Time(0.25)) == 30)  // 10 + 20
  }

  @Test("A bounce over no distance still leaves and comes back")
  func bounceInPlace() {
    let motion = Motion(start: .zero, from: 7, to: 7, curve: .bounce(overshoot: 20, leg: 0.25))
    #expect(motion.position(at: .zero) == 7)
    #expect(motion.position(at: Time(0.25)) == 27)  // 7 + 20
    #expect(motion.position(at: Time(0.5)) == 7)
  }

  @Test("An eased motion over no distance stays", arguments: eases)
  func easeInPlace(ease: Ease) {
    let motion = Motion(start: .zero, from: 7, to: 7, curve: ease.curve)
    #expect((0...10).allSatisfy { motion.position(at: Time(Double($0) * 0.05)) == 7 })
  }
}
