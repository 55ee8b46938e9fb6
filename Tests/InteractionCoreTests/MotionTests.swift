import Foundation
import InteractionCore
import TestSupport
import Testing

@Suite("Properties of motions on every curve, and the glide")
struct MotionTests {
  private let curves: [Curve] = [
    .easeOut(duration: 0.5), .easeInOut(duration: 0.5), .bounce(overshoot: 20, leg: 0.25),
    .spring(frequency: 12, dampingRatio: 0.6, velocity: 300),
    .spring(frequency: 12, dampingRatio: 1, velocity: -300),
    .spring(frequency: 12, dampingRatio: 1.7, velocity: 300), .deceleration(rate: 0.998),
  ]

  @Test("Motions begin exactly at their start, end exactly at their target, and are settled from then on")
  func ends() {
    let end: Double = 0.7 - 160
    for curve in curves {
      let motion = Motion(start: Time(3), from: 0.1, to: end, curve: curve)
      #expect((motion.start, motion.from, motion.to, motion.curve) == (Time(3), 0.1, end, curve))
      let early = [-1e9, 0, 2.999, 3].map { motion.position(at: Time($0)) }
      let late = [0, 0.001, 10, 1e9].map { motion.position(at: motion.end + $0) }
      #expect((early, late) == ([0.1, 0.1, 0.1, 0.1], [end, end, end, end]), "\(curve)")

      let other = Motion(start: Time(3), from: 0, to: -160, curve: curve)
      let times = [Time(2), Time(3), other.end + -0.0001, other.end, other.end + 5]
      let isSettled = times.map { other.isSettled(at: $0) }
      #expect((other.end > Time(3), isSettled) == (true, [false, false, false, true, true]), "\(curve)")
    }
  }

  @Test("Velocity is the derivative of the position, except at the ends of legs, and 0 before the start and at the end")
  func derivative() {
    let h = 1e-6
    for curve in curves {
      let motion = Motion(start: .zero, from: 20, to: -160, curve: curve)
      for step in 1..<400 {
        let t = motion.end.seconds * Double(step) / 400
        if case .bounce(_, let leg) = curve, (t - leg).magnitude < 2 * h { continue }
        let slope = (motion.position(at: Time(t + h)) - motion.position(at: Time(t - h))) / (2 * h)
        expectClose(motion.velocity(at: Time(t)), slope, within: 1e-3, "at \(t) by \(curve)")
      }
      let other = Motion(start: Time(3), from: 0, to: -160, curve: curve)
      #expect([Time(2.999), other.end, other.end + 1].map { other.velocity(at: $0) } == [0, 0, 0], "\(curve)")
    }
  }

  @Test("A bounce turns around between its legs")
  func bounceTurns() {
    let motion = Motion(start: .zero, from: 0, to: 58, curve: .bounce(overshoot: 58, leg: 0.25))
    // A leg ends without velocity, and the next one sets out with 1 / 0.58 of its mean: -58 / 0.25 / 0.58 = -400.
    expectClose(motion.velocity(at: Time(0.25 - 1e-9)), 0, within: 1e-4)
    expectClose(motion.velocity(at: Time(0.25)), -400)
  }

  @Test("A glide loses the same fraction each millisecond until half a point is left; invalid curves end at once")
  func glide() {
    let motion = Motion(start: Time(1), from: 0, to: 499, curve: .deceleration(rate: 0.998))
    for milliseconds in 0...2000 {
      let left = 499 * pow(0.998, Double(milliseconds))
      expectClose(motion.position(at: Time(1 + Double(milliseconds) / 1000)), 499 - left)
    }
    let back = Motion(start: Time(1), from: 0, to: -499, curve: .deceleration(rate: 0.998))
    // 499 · 0.998ⁿ = 0.5 after n = ln(0.5 / 499) / ln 0.998 milliseconds.
    expectClose(back.end.seconds, 1 + log(0.5 / 499) / log(0.998) / 1000, within: 1e-12)
    expectClose(back.position(at: back.end + -1e-9), -(499 - 0.5), within: 1e-6)

    for distance in [0, 0.5, -0.5] {
      let motion = Motion(start: Time(1), from: 10, to: 10 + distance, curve: .deceleration(rate: 0.998))
      #expect((motion.end, motion.position(at: Time(1.001))) == (Time(1), 10 + distance), "\(distance)")
    }
    let nonsense: [Curve] = [
      .easeOut(duration: 0), .easeOut(duration: -1), .easeInOut(duration: -0.0), .bounce(overshoot: 20, leg: 0),
      .bounce(overshoot: 20, leg: -3), .spring(frequency: 0, dampingRatio: 1, velocity: 9),
      .spring(frequency: -5, dampingRatio: 1, velocity: 9), .spring(frequency: 9, dampingRatio: 0, velocity: 9),
      .spring(frequency: 9, dampingRatio: -1, velocity: 9), .deceleration(rate: 0), .deceleration(rate: 1),
      .deceleration(rate: -0.5), .deceleration(rate: 1.5),
    ]
    for curve in nonsense {
      let motion = Motion(start: Time(1), from: 0, to: 100, curve: curve)
      #expect(
        (motion.end, motion.position(at: Time(1.001)), motion.velocity(at: Time(1))) == (Time(1), 100, 0), "\(curve)")
    }
  }

  @Test("Positions and velocities stay finite, whatever numbers a motion is made from")
  func anyNumber() {
    let numbers = [0, 1, 0.5, .nan, .infinity, -.infinity, -3]
    for (a, b) in numbers.flatMap({ a in numbers.map { (a, $0) } }) {
      let curves: [Curve] = [
        .easeOut(duration: a), .easeInOut(duration: a), .bounce(overshoot: a, leg: b), .deceleration(rate: a),
        .spring(frequency: 10, dampingRatio: 0.5, velocity: a), .spring(frequency: a, dampingRatio: b, velocity: 9),
        .spring(frequency: 10, dampingRatio: 1, velocity: a), .spring(frequency: 10, dampingRatio: 2, velocity: a),
      ]
      for curve in curves {
        let motion = Motion(start: Time(2), from: a, to: b, curve: curve)
        let (first, last) = (motion.position(at: motion.start + -1), motion.position(at: motion.end))
        #expect((motion.from, motion.to) == (first, last), "\(curve) from \(a) to \(b)")
        let times = [0, 1e-6, 0.01, 0.3, 1, 1e3, 1e9].map { motion.start + $0 }
        let numbers: [Double] = times.map(motion.position(at:)) + times.map(motion.velocity(at:))
        let odd = numbers.filter { !$0.isFinite }
        #expect((odd, first.isFinite, last.isFinite) == ([], true, true), "\(curve) from \(a) to \(b)")
      }
    }
    // Numbers that are not finite are made finite.
    let motion = Motion(start: .zero, from: .nan, to: .infinity, curve: .easeOut(duration: 1))
    #expect((motion.from, motion.to) == (0, 1e9))
    let bounce = Motion(start: .zero, from: 0, to: 10, curve: .bounce(overshoot: .nan, leg: 1))
    #expect(bounce == Motion(start: .zero, from: 0, to: 10, curve: .bounce(overshoot: 0, leg: 1)))
  }
}

@Suite("Eased motions against the parametric form of their Bézier curves")
struct EaseAndBounceTests {
  /// Curves that take half a second, and the horizontal places of their two control points.
  private let eases: [(curve: Curve, x1: Double, x2: Double)] = [
    (.easeOut(duration: 0.5), 0, 0.58), (.easeInOut(duration: 0.5), 0.42, 0.58),
  ]

  /// The time and the height of a cubic Bézier whose control points have the heights 0 and 1.
  private func point(_ s: Double, _ x1: Double, _ x2: Double) -> (x: Double, y: Double) {
    (3 * x1 * s * (1 - s) * (1 - s) + 3 * x2 * s * s * (1 - s) + s * s * s, s * s * (3 - 2 * s))
  }

  @Test("Eased motions follow their Bézier curve, take their duration, and stand still if there is no distance")
  func bezier() {
    for (curve, x1, x2) in eases {
      let motion = Motion(start: Time(8), from: 100, to: -60, curve: curve)
      for step in 0...1000 {
        let (x, y) = point(Double(step) / 1000, x1, x2)
        // 100 → -60 is a way of -160; the time 8 + x / 2 is rounded to 2⁻⁴⁹ seconds.
        expectClose(motion.position(at: Time(8 + x * 0.5)), 100 - 160 * y, within: 1e-10, "at s = \(step)/1000")
      }
      #expect(
        (motion.end, motion.isSettled(at: Time(8.5)), motion.isSettled(at: Time(8.499))) == (Time(8.5), true, false),
        "\(curve)")
      let still = Motion(start: .zero, from: 7, to: 7, curve: curve)
      let places = (0...10).map { still.position(at: Time(Double($0) * 0.05)) }
      #expect(places == [Double](repeating: 7, count: 11), "\(curve)")
    }
  }

  @Test("Ease-out sets out with its slope; ease-in-out sets out and arrives without velocity, and is symmetric")
  func velocities() {
    let out = Motion(start: .zero, from: 0, to: 58, curve: .easeOut(duration: 0.5))
    // The first control point is the start, so the slope is that of (0, 0) → (0.58, 1): 58 / 0.58 / 0.5 s = 200.
    expectClose(out.velocity(at: .zero), 200)
    let inOut = Motion(start: .zero, from: 0, to: 58, curve: .easeInOut(duration: 0.5))
    #expect(inOut.velocity(at: .zero) == 0)
    expectClose(inOut.velocity(at: Time(0.5 - 1e-9)), 0, within: 1e-4)

    let motion = Motion(start: .zero, from: 0, to: 1, curve: .easeInOut(duration: 1))
    for step in 0...100 {
      let t = Double(step) / 100
      expectClose(motion.position(at: Time(t)) + motion.position(at: Time(1 - t)), 1, within: 1e-12)
    }
  }

  @Test("A bounce eases out to exactly its overshoot, beyond or short of its target, and then back; also in place")
  func bounce() {
    let motion = Motion(start: Time(2), from: -30, to: -160, curve: .bounce(overshoot: -20, leg: 0.125))
    // -160 - 20
    #expect((motion.end, motion.position(at: Time(2.125))) == (Time(2.25), -180))
    for step in 0...200 {
      let (x, y) = point(Double(step) / 200, 0, 0.58)
      // The first leg leads from -30 to -180, the second from there to -160.
      expectClose(motion.position(at: Time(2 + x * 0.125)), -30 - 150 * y, within: 1e-10)
      expectClose(motion.position(at: Time(2.125 + x * 0.125)), -180 + 20 * y, within: 1e-10)
    }

    func places(_ from: Double, _ to: Double, overshoot: Double) -> [Double] {
      let motion = Motion(start: .zero, from: from, to: to, curve: .bounce(overshoot: overshoot, leg: 0.25))
      return [0, 0.25, 0.5].map { motion.position(at: Time($0)) }
    }
    #expect(places(0, 100, overshoot: -40) == [0, 60, 100])  // 100 - 40
    #expect(places(7, 7, overshoot: 20) == [7, 27, 7])  // 7 + 20
    // -3.8 + (30 - -3.8), where the first leg ends, is not quite 30.
    #expect(places(-3.8, 10, overshoot: 20) == [-3.8, 30, 10])  // 10 + 20
  }
}
