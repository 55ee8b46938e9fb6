import Foundation
import InteractionLaws
import TestSupport
import Testing

@testable import InteractionCore

@Suite("Springs against the solutions of x″ + 2ζω x′ + ω² x = 0, written with the system's functions")
struct SpringTests {
  struct Case: Sendable {
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

  static let cases: [Case] = [0.1, 0.6, 0.95, 1, 1.05, 2, 4].flatMap { ratio in
    [(100.0, 0.0), (-100, 0), (100, 900), (-30, 2500), (0, 700), (0, -50)].flatMap { distance, velocity in
      [3.0, 10, 28.8].map { Case(distance: distance, velocity: velocity, frequency: $0, ratio: ratio) }
    }
  }

  @Test("Springs set out with their velocity, and follow the closed form of their damping")
  func closedForm() {
    for spring in Self.cases {
      let motion = spring.motion(from: 4)
      let duration = motion.end - motion.start
      #expect(duration > 0, "\(spring)")
      let rounding = 1e-9 * (1 + spring.velocity.magnitude)
      expectClose(motion.velocity(at: Time(4)), spring.velocity, within: rounding, "\(spring)")
      for step in 1..<100 {
        let t = duration * Double(step) / 100
        expectClose(motion.position(at: Time(4 + t)) - 40, spring.solution(t), "\(spring)")
      }
    }
  }

  @Test(
    "From their end on, springs stay within 0.01 points of their target, even random ones and ones that barely move"
  )
  func tolerance() {
    for spring in Self.cases {
      let duration = spring.motion(from: 0).end.seconds
      for milliseconds in 0...2000 {
        expectClose(spring.solution(duration + Double(milliseconds) / 1000), 0, within: 0.01 + 1e-9, "\(spring)")
      }
    }
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let spring = Case(
        distance: .random(in: -500...500, using: &random), velocity: .random(in: -8000...8000, using: &random),
        frequency: .random(in: 1...40, using: &random),
        ratio: [1, .random(in: 0.05...3, using: &random)].randomElement(using: &random) ?? 1)
      let duration = spring.motion(from: 0).end.seconds
      for step in 0...100 {
        expectClose(spring.solution(duration * (1 + Double(step) * 0.01)), 0, within: 0.01 + 1e-9, "\(spring)")
      }
    }
    // Its greatest distance is v / ω / e; velocities around 0.01 ω e put the whole question into the last digits.
    for step in 0...400 {
      let spring = Case(
        distance: 0, velocity: 0.1 * M_E * (1 + Double(step) * 1e-4), frequency: 10, ratio: 1)
      let duration = spring.motion(from: 0).end.seconds
      for milliseconds in 0...200 {
        expectClose(
          spring.solution(duration + Double(milliseconds) / 1000), 0, within: 0.01 + 1e-9, "\(spring)")
      }
    }
  }

  @Test("A spring that starts near its target takes time only if it is ever more than 0.01 points away")
  func nearTarget() {
    // Thrown from its target it is v / ω / e away at most: for 0.2 points a second 0.0074.
    let still = Case(distance: 0, velocity: 0.2, frequency: 10, ratio: 1).motion(from: 4)
    #expect(still.end == Time(4))
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let frequency = Double.random(in: 1...40, using: &random)
      let distance = Double.random(in: 0.0101...0.05, using: &random)
      // Nearly so fast that the distance shrinks by e^(−ωt) alone.
      let velocity = -frequency * distance + .random(in: -0.05...0.05, using: &random)
      let spring = Case(distance: distance, velocity: velocity, frequency: frequency, ratio: 1)
      let duration = spring.motion(from: 0).end.seconds
      #expect(duration > 0, "\(spring)")
      for step in 0...50 {
        expectClose(spring.solution(duration + Double(step) * 0.01), 0, within: 0.01 + 1e-9, "\(spring)")
      }
    }
  }

  @Test(
    "Only underdamped springs swing through; critical ones end at 0.01 points, in a time inverse to their frequency"
  )
  func swingsThrough() {
    for ratio in [0.3, 0.9, 1, 1.5, 3] {
      let spring = Case(distance: 100, velocity: 0, frequency: 10, ratio: ratio)
      let motion = spring.motion(from: 0)
      let places = (0...1000).map { motion.position(at: Time(motion.end.seconds * Double($0) / 1000)) }
      #expect(places.contains { $0 < 40 } == (ratio < 1), "\(ratio)")
    }

    func spring(_ frequency: Double) -> Case { Case(distance: 100, velocity: 0, frequency: frequency, ratio: 1) }
    func duration(_ frequency: Double) -> Double { spring(frequency).motion(from: 0).end.seconds }
    expectClose(spring(10).solution(duration(10)), 0.01)
    for frequency in [1e-6, 1e-3, 1e3, 1e6] {
      expectClose(duration(frequency) * frequency, duration(1), within: 1e-6, "\(frequency)")
    }
  }

  @Test("Only a critically damped spring that is fast enough has a time at which it crosses its target")
  func crosses() {
    // From 100 points above 40, by x(t) = (100 + (v + 10 · 100) t) e^(−10t): with v = -2000 at 100 / 1000 s.
    let fast = Case(distance: 100, velocity: -2000, frequency: 10, ratio: 1).motion(from: 4)
    #expect(fast.crossingTime == Time(4 + 0.1))
    expectClose(fast.position(at: Time(4.1)), 40)
    // With v = -1000 it comes nearer and nearer.
    let slow = Case(distance: 100, velocity: -1000, frequency: 10, ratio: 1).motion(from: 4)
    let swinging = Case(distance: 100, velocity: -2000, frequency: 10, ratio: 0.5).motion(from: 4)
    #expect((slow.crossingTime, swinging.crossingTime) == (nil, nil))
  }

  @Test("A spring at rest within 0.01 points of its target is over at once; with velocity it leaves and comes back")
  func nothingToDo() {
    for ratio in [0.5, 1, 2] {
      let motion = Case(distance: 0, velocity: 0, frequency: 10, ratio: ratio).motion(from: 4)
      #expect((motion.end, motion.position(at: Time(4))) == (Time(4), 40), "\(ratio)")
    }
    let spring = Curve.spring(frequency: 8, dampingRatio: 1, velocity: 0)
    #expect(Motion(start: .zero, from: 0.01, to: 0, curve: spring).end == .zero)

    let thrown = Case(distance: 0, velocity: 500, frequency: 10, ratio: 1)
    let leaving = thrown.motion(from: 0)
    // The distance v t e^(−ωt) is greatest at 1 / ω = 0.1 s: 500 · 0.1 / e points.
    expectClose(leaving.position(at: Time(0.1)), 40 + 500 * 0.1 / M_E)
    #expect(leaving.position(at: leaving.end) == 40)
  }
}
