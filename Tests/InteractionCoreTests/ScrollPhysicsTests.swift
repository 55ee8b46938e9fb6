import InteractionCore
import InteractionLaws
import TestSupport
import Testing

@Suite("A scroll view's physics")
struct ScrollPhysicsTests {
  @Test("The rubber band follows the finger by its coefficient at first", arguments: [100.0, 480, 2000])
  func coefficient(dimension: Double) {
    #expect(ScrollPhysics.rubberBandCoefficient == 0.55)
    expectClose(ScrollPhysics.rubberBand(1e-4, dimension: dimension) / 1e-4, 0.55, within: 1e-6)
  }

  // (1 − 1 / (xc/d + 1)) d is the same as xc · d / (xc + d): 0.55 · 100 = 55, and 0.55 · 960 = 528.
  @Test(
    "The rubber band is the known formula",
    arguments: [(100, 55 * 480 / 535), (960, 528 * 480 / 1008)] as [(Double, Double)])
  func formula(excess: Double, moved: Double) {
    expectClose(ScrollPhysics.rubberBand(excess, dimension: 480), moved, within: 1e-12)
    expectClose(ScrollPhysics.rubberBand(excess, dimension: 480), rubberBand(excess, width: 480), within: 1e-12)
  }

  @Test("The rubber band tends to the dimension, and never reaches it")
  func limit() {
    var before = 0.0
    for excess in [1, 10, 100, 1e3, 1e4, 1e6, 1e9] {
      let moved = ScrollPhysics.rubberBand(excess, dimension: 480)
      #expect(moved > before)
      #expect(moved < min(480, excess))
      before = moved
    }
    // 480 · 480 / (0.55e9 + 480) is missing, less than a thousandth.
    expectClose(before, 480, within: 0.001)
  }

  @Test("The rubber band is odd", arguments: [0, 0.1, 33, 1e5])
  func odd(excess: Double) {
    #expect(
      ScrollPhysics.rubberBand(-excess, dimension: 320) == -ScrollPhysics.rubberBand(excess, dimension: 320))
    #expect(
      ScrollPhysics.rubberBandExcess(-excess, dimension: 320)
        == -ScrollPhysics.rubberBandExcess(excess, dimension: 320))
  }

  @Test("The inverse leads back to the finger")
  func inverse() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let dimension = Double.random(in: 1...3000, using: &random)
      let excess = Double.random(in: -50...50, using: &random) * dimension
      let moved = ScrollPhysics.rubberBand(excess, dimension: dimension)
      expectClose(
        ScrollPhysics.rubberBandExcess(moved, dimension: dimension), excess, within: 1e-9 * (1 + excess.magnitude))
    }
  }

  @Test("A displacement that no finger reaches is taken as just below the dimension", arguments: [100, 101, 1e9])
  func unreachable(moved: Double) {
    let most = ScrollPhysics.rubberBandExcess(100 * 0.999, dimension: 100)
    #expect(ScrollPhysics.rubberBandExcess(moved, dimension: 100) == most)
    #expect(ScrollPhysics.rubberBandExcess(-moved, dimension: 100) == -most)
  }

  @Test("Nothing moves in no space", arguments: [0, -0.0, -10, .nan], [50, 0, -50.0])
  func noSpace(dimension: Double, points: Double) {
    #expect(ScrollPhysics.rubberBand(points, dimension: dimension) == 0)
    #expect(ScrollPhysics.rubberBandExcess(points, dimension: dimension) == 0)
    #expect(ScrollPhysics.rubberBandSlope(points, dimension: dimension) == 0)
  }

  @Test("Content glides for half a second of its velocity, almost", arguments: [0, 1, 1000, -2500.0])
  func glides(velocity: Double) {
    #expect(ScrollPhysics.decelerationRate == 0.998)
    // The sum of v / 1000 · 0.998ⁿ for n = 1, 2 … is v / 1000 · 0.998 / 0.002 = 0.499 v.
    expectClose(ScrollPhysics.glide(velocity: velocity), 0.499 * velocity)
  }

  @Test(
    "Content is brought to its place by a spring that takes the velocity along",
    arguments: [
      (50, 300, 300), (-50, -4000, -4000),
      // Faster than 12.5 · 320 it would swing more than 320 / e beyond.
      (50, 4001, 4000), (50, -1e9, -4000),
      // 32 points beyond the stop of 100: 0.55 · (1 − 32 / 320)² of the finger's.
      (132, 300, 300 * 0.55 * 0.9 * 0.9),
    ] as [(Double, Double, Double)])
  func settling(offset: Double, velocity: Double, taken: Double) throws {
    let curve = ScrollPhysics.settling(from: offset, velocity: velocity, stops: -200...100, width: 320)
    let spring = try #require(Spring(curve))
    #expect(spring.frequency == 12.5)
    #expect(spring.dampingRatio == 1)
    expectClose(spring.velocity, taken)
  }

  // A critically damped spring of 12.5 goes v / (12.5 e) farther out than it begins.
  @Test(
    "Content that may go so far out only takes along the velocity that brings it there",
    arguments: [
      (1e6, 200, 80, 12.5 * RealMath.exp(1) * (320 - 200)), (1000, 200, 80, 1000), (1, 320, 0, 0), (0.5, 400, 0, 0),
      // On its way out to the target it loses ω times the way.
      (1e6, 80, 200, 12.5 * (RealMath.exp(1) * (320 - 200) + 120)),
    ] as [(Double, Double, Double, Double)])
  func withinReach(velocity: Double, from: Double, to: Double, taken: Double) {
    for sign in [1.0, -1] {
      expectClose(
        ScrollPhysics.velocity(sign * velocity, from: sign * from, to: sign * to, within: 320), sign * taken,
        within: 1e-9)
    }
  }

  @Test("In no space it just stands")
  func standing() {
    let standing = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: 0)
    #expect(ScrollPhysics.settling(from: 0, velocity: 600, stops: 0...0, width: 0) == standing)
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
