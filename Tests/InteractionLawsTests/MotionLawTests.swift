import InteractionLaws
import Testing

@Suite("The law of motions")
struct MotionLawTests {
  static let curves: [Curve] = [
    .easeOut(duration: 0.3), .easeInOut(duration: 0.3), .bounce(overshoot: 20, leg: 0.1),
    .bounce(overshoot: -20, leg: 0.25), .spring(frequency: 12.5, dampingRatio: 1, velocity: 4000),
    .spring(frequency: 28, dampingRatio: 0.6, velocity: 0), .spring(frequency: 10, dampingRatio: 2, velocity: -900),
    .deceleration(rate: 0.998), .easeOut(duration: 0), .easeInOut(duration: -1),
    .spring(frequency: 0, dampingRatio: 1, velocity: 0), .deceleration(rate: 1),
  ]

  @Test("Every curve keeps it over every distance", arguments: curves)
  func kept(curve: Curve) {
    for (from, to) in [(0.0, -160.0), (160, 0), (0, 0), (-20, 1000), (3, 3.004)] {
      for start in [0, 1, -7.25] {
        #expect(MotionLaw.check({ Motion(start: Time(start), from: from, to: to, curve: curve) }) == [])
      }
    }
  }
}
