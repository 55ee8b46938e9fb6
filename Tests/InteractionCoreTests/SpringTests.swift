import Foundation
import InteractionCore
import InteractionLaws
import Testing

/// Springs against the solutions of x″ + 2ζω x′ + ω² x = 0, written with the system's functions.
struct SpringTests {
  private struct Case {
    var distance, velocity, frequency, ratio: Double

    func motion(from start: Double) -> Motion {
      let curve = Curve.spring(frequency: frequency, dampingRatio: ratio, velocity: velocity)
      return Motion(start: Time(start), from: 40 + distance, to: 40, curve: curve)
    }

    /// The distance from the target after `t` seconds.
    func solution(_ t: Double) -> Double {
      let damping = ratio * frequency
      if ratio < 1 {
        let swing = frequency * sqrt(1 - ratio * ratio)
        return exp(-damping * t)
          * (distance * cos(swing * t) + (velocity + damping * distance) / swing * sin(swing * t))
      }
      if ratio == 1 { return exp(-damping * t) * (distance + (velocity + damping * distance) * t) }
      // With hyperbolic functions in place of the two exponentials that the library adds.
      let creep = frequency * sqrt(ratio * ratio - 1)
      return exp(-damping * t)
        * (distance * cosh(creep * t) + (velocity + damping * distance) / creep * sinh(creep * t))
    }
  }

  private static let cases: [Case] = [0.1, 0.6, 0.95, 1, 1.05, 2, 4].flatMap { ratio in
    [(100.0, 0.0), (-100, 0), (100, 900), (-30, 2500), (0, 700), (0, -50)].flatMap { distance, velocity in
      [3.0, 10, 28.8].map { Case(distance: distance, velocity: velocity, frequency: $0, ratio: ratio) }
    }
  }

  @Test func springsFollowTheClosedFormOfTheirDamping() {
    for spring in Self.cases {
      let motion = spring.motion(from: 4)
      let duration = motion.end - motion.start
      for step in 1..<100 {
        let t = duration * Double(step) / 100
        expectClose(motion.position(at: Time(4 + t)) - 40, spring.solution(t), within: 1e-9, "\(spring)")
      }
    }
  }

  @Test func springsStayWithinAHundredthOfAPointFromTheirEndOn() {
    for spring in Self.cases {
      let duration = spring.motion(from: 0).end.seconds
      for step in 0...2000 {
        let distance = spring.solution(duration + Double(step) * 0.001)
        #expect(distance.magnitude <= 0.01 + 1e-9, "\(spring) at \(step) ms after its end")
      }
    }
  }

  @Test func randomSpringsStayWithinAHundredthOfAPointFromTheirEndOn() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let spring = Case(
        distance: .random(in: -500...500, using: &random), velocity: .random(in: -8000...8000, using: &random),
        frequency: .random(in: 1...40, using: &random),
        ratio: [1, .random(in: 0.05...3, using: &random)].randomElement(using: &random) ?? 1)
      let duration = spring.motion(from: 0).end.seconds
      for step in 0...100 {
        let distance = spring.solution(duration * (1 + Double(step) * 0.01))
        #expect(distance.magnitude <= 0.01 + 1e-9, "\(spring)")
      }
    }
  }

  @Test func barelyMovingCriticalSpringsStayWithinAHundredthOfAPointToo() {
    // Its greatest distance is v / ω / e; velocities around 0.01 ω e put the whole question into the last digits.
    for step in 0...400 {
      let spring = Case(
        distance: 0, velocity: 0.1 * M_E * (1 + Double(step) * 1e-4), frequency: 10, ratio: 1)
      let duration = spring.motion(from: 0).end.seconds
      for later in 0...200 {
        #expect(spring.solution(duration + Double(later) * 0.001).magnitude <= 0.01 + 1e-9, "\(spring)")
      }
    }
  }

  @Test func aCriticalSpringIsNotDeclaredSettledEarlierThanItIs() {
    let spring = Case(distance: 100, velocity: 0, frequency: 10, ratio: 1)
    let duration = spring.motion(from: 0).end.seconds
    expectClose(spring.solution(duration), 0.01, within: 1e-9)
  }

  @Test func springsSetOutWithTheirVelocity() {
    for spring in Self.cases {
      let motion = spring.motion(from: 4)
      guard motion.end > motion.start else { continue }
      expectClose(motion.velocity(at: Time(4)), spring.velocity, within: 1e-9 * (1 + spring.velocity.magnitude))
    }
  }

  @Test func onlySpringsBelowTheCriticalRatioSwingThrough() {
    for ratio in [0.3, 0.9, 1, 1.5, 3] {
      let spring = Case(distance: 100, velocity: 0, frequency: 10, ratio: ratio)
      let motion = spring.motion(from: 0)
      let lowest = (0...1000).map { motion.position(at: Time(motion.end.seconds * Double($0) / 1000)) }.min() ?? 40
      #expect(lowest < 40 ? ratio < 1 : ratio >= 1, "ζ = \(ratio) reaches \(lowest)")
    }
  }

  @Test func aSpringWithNothingToDoIsOverAtOnce() {
    for ratio in [0.5, 1, 2] {
      let motion = Case(distance: 0, velocity: 0, frequency: 10, ratio: ratio).motion(from: 4)
      #expect(motion.end == Time(4))
      #expect(motion.position(at: Time(4)) == 40)
    }
  }

  @Test func aCriticalSpringAHundredthOfAPointAwayIsOverAtOnce() {
    let spring = Curve.spring(frequency: 8, dampingRatio: 1, velocity: 0)
    #expect(Motion(start: .zero, from: 0.01, to: 0, curve: spring).end == .zero)
  }

  @Test func aSpringAtItsTargetWithVelocityLeavesAndComesBack() {
    let spring = Case(distance: 0, velocity: 500, frequency: 10, ratio: 1)
    let motion = spring.motion(from: 0)
    // The distance v t e^(−ωt) is greatest at 1 / ω = 0.1 s: 500 · 0.1 / e points.
    expectClose(motion.position(at: Time(0.1)), 40 + 50 / M_E, within: 1e-9)
    #expect(motion.position(at: motion.end) == 40)
  }
}
