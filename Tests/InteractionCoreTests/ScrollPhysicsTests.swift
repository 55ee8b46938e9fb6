import InteractionCore
import InteractionLaws
import Testing

struct ScrollPhysicsTests {
  @Test func theRubberBandFollowsTheFingerByItsCoefficientAtFirst() {
    #expect(ScrollPhysics.rubberBandCoefficient == 0.55)
    for dimension in [100.0, 480, 2000] {
      expectClose(ScrollPhysics.rubberBand(1e-4, dimension: dimension) / 1e-4, 0.55, within: 1e-6)
    }
  }

  @Test func theRubberBandIsTheKnownFormula() {
    // (1 − 1 / (xc/d + 1)) d is the same as xc · d / (xc + d); for x = 100 and d = 480: 55 · 480 / 535.
    expectClose(ScrollPhysics.rubberBand(100, dimension: 480), 55 * 480 / 535, within: 1e-12)
    // 0.55 · 960 = 528: 528 · 480 / 1008.
    expectClose(ScrollPhysics.rubberBand(960, dimension: 480), 528 * 480 / 1008, within: 1e-12)
  }

  @Test func theRubberBandTendsToTheDimensionAndNeverReachesIt() {
    var before = 0.0
    for excess in [1, 10, 100, 1e3, 1e4, 1e6, 1e9] {
      let moved = ScrollPhysics.rubberBand(excess, dimension: 480)
      #expect(moved > before && moved < 480 && moved < excess)
      before = moved
    }
    // 480 · 480 / (0.55e9 + 480) is missing, less than a thousandth.
    expectClose(before, 480, within: 0.001)
  }

  @Test func theRubberBandIsOdd() {
    for excess in [0, 0.1, 33, 1e5] {
      #expect(
        ScrollPhysics.rubberBand(-excess, dimension: 320) == -ScrollPhysics.rubberBand(excess, dimension: 320))
      #expect(
        ScrollPhysics.rubberBandExcess(-excess, dimension: 320)
          == -ScrollPhysics.rubberBandExcess(excess, dimension: 320))
    }
  }

  @Test func theInverseLeadsBackToTheFinger() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 {
      let dimension = Double.random(in: 1...3000, using: &random)
      let excess = Double.random(in: -50...50, using: &random) * dimension
      let moved = ScrollPhysics.rubberBand(excess, dimension: dimension)
      expectClose(
        ScrollPhysics.rubberBandExcess(moved, dimension: dimension), excess, within: 1e-9 * (1 + excess.magnitude))
    }
  }

  @Test func aDisplacementThatNoFingerReachesIsTakenAsJustBelowTheDimension() {
    let most = ScrollPhysics.rubberBandExcess(100 * 0.999, dimension: 100)
    for moved in [100, 101, 1e9] {
      #expect(ScrollPhysics.rubberBandExcess(moved, dimension: 100) == most)
      #expect(ScrollPhysics.rubberBandExcess(-moved, dimension: 100) == -most)
    }
  }

  @Test func nothingMovesInNoSpace() {
    for dimension in [0, -0.0, -10, .nan] {
      for points in [50, 0, -50.0] {
        #expect(ScrollPhysics.rubberBand(points, dimension: dimension) == 0)
        #expect(ScrollPhysics.rubberBandExcess(points, dimension: dimension) == 0)
        #expect(ScrollPhysics.rubberBandSlope(points, dimension: dimension) == 0)
      }
    }
  }

  @Test func contentGlidesForHalfASecondOfItsVelocityAlmost() {
    #expect(ScrollPhysics.decelerationRate == 0.998)
    // The sum of v / 1000 · 0.998ⁿ for n = 1, 2 … is v / 1000 · 0.998 / 0.002 = 0.499 v.
    for velocity in [0, 1, 1000, -2500.0] {
      expectClose(ScrollPhysics.glide(velocity: velocity), 0.499 * velocity, within: 1e-9)
    }
  }

  @Test func contentIsBroughtToItsPlaceByASpringThatTakesTheVelocityAlong() {
    for (offset, velocity, taken) in [
      (50.0, 300.0, 300.0), (-50, -4000, -4000),
      // Faster than 12.5 · 320 it would swing more than 320 / e beyond.
      (50, 4001, 4000), (50, -1e9, -4000),
      // 32 points beyond the stop of 100: 0.55 · (1 − 32 / 320)² of the finger's.
      (132, 300, 300 * 0.55 * 0.9 * 0.9),
    ] {
      let curve = ScrollPhysics.settling(from: offset, velocity: velocity, stops: -200...100, width: 320)
      guard case .spring(let frequency, let dampingRatio, let velocity) = curve else {
        Issue.record("not a spring: \(curve)")
        continue
      }
      #expect(frequency == 12.5 && dampingRatio == 1)
      expectClose(velocity, taken, within: 1e-9)
    }
    let standing = Curve.spring(frequency: 12.5, dampingRatio: 1, velocity: 0)
    #expect(ScrollPhysics.settling(from: 0, velocity: 600, stops: 0...0, width: 0) == standing)
  }
}
