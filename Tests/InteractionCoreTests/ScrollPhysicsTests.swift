import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("A scroll view's physics")
struct ScrollPhysicsTests {
  @Test("The rubber band is the known formula: it follows by its coefficient at first, and never reaches the dimension")
  func formula() {
    #expect(ScrollPhysics.rubberBandCoefficient == 0.55)
    for dimension in [100.0, 480, 2000] {
      expectClose(ScrollPhysics.rubberBand(1e-4, dimension: dimension) / 1e-4, 0.55, within: 1e-6, "\(dimension)")
    }
    // (1 − 1 / (xc/d + 1)) d is the same as xc · d / (xc + d): 0.55 · 100 = 55, and 0.55 · 960 = 528.
    for (excess, moved) in [(100.0, 55.0 * 480 / 535), (960, 528.0 * 480 / 1008)] {
      expectClose(ScrollPhysics.rubberBand(excess, dimension: 480), moved, within: 1e-12)
      expectClose(ScrollPhysics.rubberBand(excess, dimension: 480), rubberBand(excess, width: 480), within: 1e-12)
    }

    var before = 0.0
    for excess in [1, 10, 100, 1e3, 1e4, 1e6, 1e9] {
      let moved = ScrollPhysics.rubberBand(excess, dimension: 480)
      #expect((moved > before, moved < min(480, excess)) == (true, true), "\(excess)")
      before = moved
    }
    // 480 · 480 / (0.55e9 + 480) is missing, less than a thousandth.
    expectClose(before, 480, within: 0.001)
  }

  @Test("The inverse finds the finger again, up to just below the dimension; a band of no size moves nothing")
  func inverse() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let dimension = Double.random(in: 1...3000, using: &random)
      let excess = Double.random(in: -50...50, using: &random) * dimension
      let moved = ScrollPhysics.rubberBand(excess, dimension: dimension)
      expectClose(
        ScrollPhysics.rubberBandExcess(moved, dimension: dimension), excess, within: 1e-9 * (1 + excess.magnitude))
    }
    func both(_ x: Double) -> [Double] {
      [ScrollPhysics.rubberBand(x, dimension: 320), ScrollPhysics.rubberBandExcess(x, dimension: 320)]
    }
    for excess in [0, 0.1, 33, 1e5] { #expect(both(-excess) == both(excess).map { -$0 }, "\(excess)") }

    // In one point: moved by half of it, the finger is 0.5 / (0.55 · (1 − 0.5)) beyond, and the slope is 0.55 · 0.5².
    expectClose(ScrollPhysics.rubberBandExcess(0.5, dimension: 1), 0.5 / (0.55 * 0.5))
    expectClose(ScrollPhysics.rubberBandSlope(0.5, dimension: 1), 0.55 * 0.5 * 0.5)
    // From the dimension on, no finger moves the content.
    #expect([320, 480, 640, -640].map { ScrollPhysics.rubberBandSlope($0, dimension: 320) } == [0, 0, 0, 0])

    let most = ScrollPhysics.rubberBandExcess(100 * 0.999, dimension: 100)
    let beyond = [100, 101, 1e9].flatMap { [$0, -$0] }.map { ScrollPhysics.rubberBandExcess($0, dimension: 100) }
    #expect(beyond == [most, -most, most, -most, most, -most])
    for (dimension, points) in [0, -0.0, -10, .nan].flatMap({ dimension in [50, 0, -50.0].map { (dimension, $0) } }) {
      let (band, excess, slope) = (
        ScrollPhysics.rubberBand(points, dimension: dimension),
        ScrollPhysics.rubberBandExcess(points, dimension: dimension),
        ScrollPhysics.rubberBandSlope(points, dimension: dimension)
      )
      #expect((band, excess, slope) == (0, 0, 0), "\(points) in \(dimension)")
    }
  }

  @Test("Content glides by its velocity times almost half a second")
  func glides() {
    #expect(ScrollPhysics.decelerationRate == 0.998)
    // The stiffness of the spring that brings content back is 100 for a unit mass: ω² = 100.
    #expect(ScrollPhysics.bounceFrequency * ScrollPhysics.bounceFrequency == 100)
    // The sum of v / 1000 · 0.998ⁿ for n = 1, 2 … is v / 1000 · 0.998 / 0.002 = 0.499 v.
    for velocity in [0, 1, 1000, -2500.0] {
      expectClose(ScrollPhysics.glideDistance(velocity: velocity), 0.499 * velocity)
    }
  }

  @Test("A spring settles the content, with as much of its velocity as keeps it within reach")
  func settling() throws {
    let cases: [(offset: Double, velocity: Double, taken: Double)] = [
      (50, 300, 300), (-50, -4000, -4000),
      // Faster than 12.5 · 320 it would swing more than 320 / e beyond.
      (50, 4001, 4000), (50, -1e9, -4000),
      // 32 points beyond the stop of 100: 0.55 · (1 − 32 / 320)² of the finger's.
      (132, 300, 300 * 0.55 * 0.9 * 0.9),
    ]
    for (offset, velocity, taken) in cases {
      let curve = ScrollPhysics.settling(from: offset, velocity: velocity, stops: -200...100, width: 320)
      let spring = try #require(Spring(curve))
      #expect((spring.frequency, spring.dampingRatio) == (12.5, 1), "\(offset) at \(velocity)")
      expectClose(spring.velocity, taken, "\(offset) at \(velocity)")
    }
    let standing = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: 0)
    #expect(ScrollPhysics.settling(from: 0, velocity: 600, stops: 0...0, width: 0) == standing)

    // A critically damped spring of 12.5 goes v / (12.5 e) farther out than it begins.
    let rate = 12.5 * RealMath.exp(1)
    let reaches: [(velocity: Double, from: Double, to: Double, taken: Double)] = [
      (1e6, 200, 80, rate * (320 - 200)), (1000, 200, 80, 1000), (1, 320, 0, 0), (0.5, 400, 0, 0),
      // On its way out to the target it loses ω times the way.
      (1e6, 80, 200, rate * (320 - 200) + 12.5 * 120),
    ]
    for (velocity, from, to, taken) in reaches {
      for sign in [1.0, -1] {
        let kept = ScrollPhysics.velocity(sign * velocity, from: sign * from, to: sign * to, within: 320)
        expectClose(kept, sign * taken, within: 1e-9, "\(velocity) from \(from)")
      }
    }
  }

  /// The numbers of a curve that is a spring.
  private struct Spring {
    let frequency, dampingRatio, velocity: Double

    init?(_ curve: Curve) {
      guard case .spring(let frequency, let dampingRatio, let velocity) = curve else { return nil }
      (self.frequency, self.dampingRatio, self.velocity) = (frequency, dampingRatio, velocity)
    }
  }
}
