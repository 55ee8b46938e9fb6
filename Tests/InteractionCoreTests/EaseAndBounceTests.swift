import InteractionCore
import Testing

/// Eased motions against the parametric form of their Bézier curves.
struct EaseAndBounceTests {
  /// A curve's horizontal control places and the motion that follows it from 100 to -60 within half a second.
  private static let eases: [(x1: Double, x2: Double, curve: Curve)] = [
    (0, 0.58, .easeOut(duration: 0.5)), (0.42, 0.58, .easeInOut(duration: 0.5)),
  ]

  /// The time and the height of a cubic Bézier whose control points have the heights 0 and 1.
  private func point(_ s: Double, _ x1: Double, _ x2: Double) -> (x: Double, y: Double) {
    (3 * x1 * s * (1 - s) * (1 - s) + 3 * x2 * s * s * (1 - s) + s * s * s, s * s * (3 - 2 * s))
  }

  @Test func easedMotionsFollowTheirBezierCurve() {
    for ease in Self.eases {
      let motion = Motion(start: Time(8), from: 100, to: -60, curve: ease.curve)
      for step in 0...1000 {
        let (x, y) = point(Double(step) / 1000, ease.x1, ease.x2)
        // 100 → -60 is a way of -160; the time 8 + x / 2 is rounded to 2⁻⁴⁹ seconds.
        expectClose(motion.position(at: Time(8 + x * 0.5)), 100 - 160 * y, within: 1e-10, "at s = \(step)/1000")
      }
    }
  }

  @Test func easedMotionsTakeTheirDuration() {
    for ease in Self.eases {
      let motion = Motion(start: Time(8), from: 100, to: -60, curve: ease.curve)
      #expect(motion.end == Time(8.5))
      #expect(motion.isSettled(at: Time(8.5)))
      #expect(!motion.isSettled(at: Time(8.499)))
    }
  }

  @Test func easeOutSetsOutWithTheSlopeOfItsCurve() {
    let motion = Motion(start: .zero, from: 0, to: 58, curve: .easeOut(duration: 0.5))
    // The first control point is the start, so the slope is that of (0, 0) → (0.58, 1): 58 / 0.58 / 0.5 s = 200.
    expectClose(motion.velocity(at: .zero), 200, within: 1e-9)
  }

  @Test func easeInOutSetsOutAndArrivesWithoutVelocity() {
    let motion = Motion(start: .zero, from: 0, to: 58, curve: .easeInOut(duration: 0.5))
    #expect(motion.velocity(at: .zero) == 0)
    expectClose(motion.velocity(at: Time(0.5 - 1e-9)), 0, within: 1e-4)
  }

  @Test func easeInOutIsSymmetric() {
    let motion = Motion(start: .zero, from: 0, to: 1, curve: .easeInOut(duration: 1))
    for step in 0...100 {
      let t = Double(step) / 100
      expectClose(motion.position(at: Time(t)) + motion.position(at: Time(1 - t)), 1, within: 1e-12)
    }
  }

  @Test func aBounceEasesOutBeyondItsTargetAndThenBack() {
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

  @Test func aBounceMayStayShortOfItsTargetFirst() {
    let motion = Motion(start: .zero, from: 0, to: 100, curve: .bounce(overshoot: -40, leg: 0.25))
    #expect(motion.position(at: Time(0.25)) == 60)  // 100 - 40
    #expect(motion.position(at: Time(0.5)) == 100)
  }

  @Test func aBounceTurnsExactlyAtItsOvershoot() {
    // -3.8 + (30 - -3.8), where the first leg ends, is not quite 30.
    let motion = Motion(start: .zero, from: -3.8, to: 10, curve: .bounce(overshoot: 20, leg: 0.25))
    #expect(motion.position(at: Time(0.25)) == 30)  // 10 + 20
  }

  @Test func aBounceOverNoDistanceStillLeavesAndComesBack() {
    let motion = Motion(start: .zero, from: 7, to: 7, curve: .bounce(overshoot: 20, leg: 0.25))
    #expect(motion.position(at: .zero) == 7)
    #expect(motion.position(at: Time(0.25)) == 27)  // 7 + 20
    #expect(motion.position(at: Time(0.5)) == 7)
  }

  @Test func anEasedMotionOverNoDistanceStays() {
    for ease in Self.eases {
      let motion = Motion(start: .zero, from: 7, to: 7, curve: ease.curve)
      for step in 0...10 { #expect(motion.position(at: Time(Double(step) * 0.05)) == 7) }
    }
  }
}
