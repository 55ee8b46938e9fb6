import Foundation
import InteractionCore
import TestSupport
import Testing

@Suite("What holds for motions of every curve, and the glide")
struct MotionTests {
  static let curves: [Curve] = [
    .easeOut(duration: 0.5), .easeInOut(duration: 0.5), .bounce(overshoot: 20, leg: 0.25),
    .spring(frequency: 12, dampingRatio: 0.6, velocity: 300),
    .spring(frequency: 12, dampingRatio: 1, velocity: -300),
    .spring(frequency: 12, dampingRatio: 1.7, velocity: 300), .deceleration(rate: 0.998),
  ]

  @Test("Motions begin exactly at their start, and end exactly at their target", arguments: curves)
  func ends(curve: Curve) {
    let end: Double = 0.7 - 160
    let motion = Motion(start: Time(3), from: 0.1, to: end, curve: curve)
    #expect(motion.start == Time(3))
    #expect(motion.from == 0.1)
    #expect(motion.to == end)
    #expect(motion.curve == curve)
    for early in [-1e9, 0, 2.999, 3] { #expect(motion.position(at: Time(early)) == 0.1) }
    for late in [0, 0.001, 10, 1e9] { #expect(motion.position(at: motion.end + late) == end) }
  }

  @Test("Motions are settled from their end on", arguments: curves)
  func settled(curve: Curve) {
    let motion = Motion(start: Time(3), from: 0, to: -160, curve: curve)
    #expect(motion.end > Time(3))
    for early in [Time(2), Time(3), motion.end + -0.0001] { #expect(!motion.isSettled(at: early)) }
    for late in [motion.end, motion.end + 5] { #expect(motion.isSettled(at: late)) }
  }

  @Test("Velocity is the derivative of the position, except at the ends of legs", arguments: curves)
  func derivative(curve: Curve) {
    let h = 1e-6
    let motion = Motion(start: .zero, from: 20, to: -160, curve: curve)
    for step in 1..<400 {
      let t = motion.end.seconds * Double(step) / 400
      if case .bounce(_, let leg) = curve, (t - leg).magnitude < 2 * h { continue }
      let slope = (motion.position(at: Time(t + h)) - motion.position(at: Time(t - h))) / (2 * h)
      expectClose(motion.velocity(at: Time(t)), slope, within: 1e-3, "at \(t)")
    }
  }

  @Test("Nothing moves before the start and from the end on", arguments: curves)
  func outside(curve: Curve) {
    let motion = Motion(start: Time(3), from: 0, to: -160, curve: curve)
    for time in [Time(2.999), motion.end, motion.end + 1] { #expect(motion.velocity(at: time) == 0) }
  }

  @Test("A bounce turns around between its legs")
  func bounceTurns() {
    let motion = Motion(start: .zero, from: 0, to: 58, curve: .bounce(overshoot: 58, leg: 0.25))
    // A leg ends without velocity, and the next one sets out with 1 / 0.58 of its mean: -58 / 0.25 / 0.58 = -400.
    expectClose(motion.velocity(at: Time(0.25 - 1e-9)), 0, within: 1e-4)
    expectClose(motion.velocity(at: Time(0.25)), -400)
  }

  @Test("A glide loses the same part in every millisecond")
  func glide() {
    let motion = Motion(start: Time(1), from: 0, to: 499, curve: .deceleration(rate: 0.998))
    for milliseconds in 0...2000 {
      let left = 499 * pow(0.998, Double(milliseconds))
      expectClose(motion.position(at: Time(1 + Double(milliseconds) / 1000)), 499 - left)
    }
  }

  @Test("A glide is over half a point before its target")
  func glideEnds() {
    let motion = Motion(start: Time(1), from: 0, to: -499, curve: .deceleration(rate: 0.998))
    // 499 · 0.998ⁿ = 0.5 after n = ln(0.5 / 499) / ln 0.998 milliseconds.
    expectClose(motion.end.seconds, 1 + log(0.5 / 499) / log(0.998) / 1000, within: 1e-12)
    expectClose(motion.position(at: motion.end + -1e-9), -(499 - 0.5), within: 1e-6)
  }

  @Test("A glide of half a point or less arrives at once", arguments: [0, 0.5, -0.5])
  func shortGlide(distance: Double) {
    let motion = Motion(start: Time(1), from: 10, to: 10 + distance, curve: .deceleration(rate: 0.998))
    #expect(motion.end == Time(1))
    #expect(motion.position(at: Time(1.001)) == 10 + distance)
  }

  @Test(
    "Curves that make no sense arrive at once",
    arguments: [
      .easeOut(duration: 0), .easeOut(duration: -1), .easeInOut(duration: -0.0), .bounce(overshoot: 20, leg: 0),
      .bounce(overshoot: 20, leg: -3), .spring(frequency: 0, dampingRatio: 1, velocity: 9),
      .spring(frequency: -5, dampingRatio: 1, velocity: 9), .spring(frequency: 9, dampingRatio: 0, velocity: 9),
      .spring(frequency: 9, dampingRatio: -1, velocity: 9), .deceleration(rate: 0), .deceleration(rate: 1),
      .deceleration(rate: -0.5), .deceleration(rate: 1.5),
    ] as [Curve])
  func nonsense(curve: Curve) {
    let motion = Motion(start: Time(1), from: 0, to: 100, curve: curve)
    #expect(motion.end == Time(1))
    #expect(motion.position(at: Time(1.001)) == 100)
    #expect(motion.velocity(at: Time(1)) == 0)
  }

  static let anyNumbers = [0, 1, 0.5, .nan, .infinity, -.infinity, -3]

  @Test("No number makes a motion leave the finite numbers", arguments: anyNumbers, anyNumbers)
  func anyNumber(a: Double, b: Double) {
    let curves: [Curve] = [
      .easeOut(duration: a), .easeInOut(duration: a), .bounce(overshoot: a, leg: b), .deceleration(rate: a),
      .spring(frequency: 10, dampingRatio: 0.5, velocity: a), .spring(frequency: a, dampingRatio: b, velocity: 9),
      .spring(frequency: 10, dampingRatio: 1, velocity: a), .spring(frequency: 10, dampingRatio: 2, velocity: a),
    ]
    for curve in curves {
      let motion = Motion(start: Time(2), from: a, to: b, curve: curve)
      #expect(motion.from.isFinite)
      #expect(motion.to.isFinite)
      #expect(motion.position(at: motion.start + -1) == motion.from)
      #expect(motion.position(at: motion.end) == motion.to)
      for later in [0, 1e-6, 0.01, 0.3, 1, 1e3, 1e9] {
        let time = motion.start + later
        #expect(motion.position(at: time).isFinite, "\(curve) after \(later)")
        #expect(motion.velocity(at: time).isFinite, "\(curve) after \(later)")
      }
    }
  }

  @Test("Numbers that are not finite are made finite")
  func madeFinite() {
    let motion = Motion(start: .zero, from: .nan, to: .infinity, curve: .easeOut(duration: 1))
    #expect(motion.from == 0)
    #expect(motion.to == 1e9)
    let bounce = Motion(start: .zero, from: 0, to: 10, curve: .bounce(overshoot: .nan, leg: 1))
    #expect(bounce == Motion(start: .zero, from: 0, to: 10, curve: .bounce(overshoot: 0, leg: 1)))
  }
}
