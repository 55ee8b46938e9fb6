import InteractionCore
import InteractionLaws
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#endif

/// The accuracy that `exp`, `log`, `sin` and `cos` promise, 3e-16, and as much again for the system's error.
private let documented = 6e-16

@Suite struct ElementaryFunctionsTests {
  // MARK: Against the system's

  @Test func expAgreesWithTheSystem() {
    let wide = sweep(-700, 700, seed: 1)
    let narrow = sweep(-1, 1, seed: 2)
    #expect((wide + narrow).filter { isFar(RealMath.exp($0), from: exp($0)) } == [])
  }

  @Test func expAgreesWithTheSystemBesideEveryChangeOfThePowerOfTwo() {
    // The reduction changes from k to k + 1 at (k + ½) ln 2.
    let edges = (-1020...1020).map { (Double($0) + 0.5) * 0x1.62e42fefa39efp-1 }
    let arguments = edges.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter { $0.magnitude <= 700 }
    #expect(arguments.filter { isFar(RealMath.exp($0), from: exp($0)) } == [])
  }

  @Test func expOfAVeryNegativeNumberIsTheNearestSubnormalOrItsNeighbour() {
    let arguments = sweep(-745.2, -708.3, seed: 3)
    let unit = Double.leastNonzeroMagnitude
    let misses = arguments.filter { x in
      (RealMath.exp(x) - exp(x)).magnitude > max(unit, documented * exp(x))
    }
    #expect(misses == [])
  }

  @Test func logAgreesWithTheSystem() {
    // 1e-300 to 1e300 is 2 to the power -996.6 to 996.6.
    let wide = sweep(-996, 996, seed: 4).map(exp2)
    let nearOne = sweep(0.5, 2, seed: 5) + [Double(1).nextDown, Double(1).nextUp]
    let subnormal = sweep(-1074, -1022, seed: 6).map(exp2)
    #expect((wide + nearOne + subnormal).filter { isFar(RealMath.log($0), from: log($0)) } == [])
  }

  @Test func logAgreesWithTheSystemBesideEveryChangeOfTheExponent() {
    let edges = (-1021...1022).flatMap { [exp2(Double($0)), exp2(Double($0) + 0.5)] }
    let arguments = edges.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter { $0 != 1 }
    #expect(arguments.filter { isFar(RealMath.log($0), from: log($0)) } == [])
  }

  @Test func sineAndCosineAgreeWithTheSystem() {
    // Every multiple of π/4 up to 1e4, where the quarter changes or a result is near 0.
    let multiples = (-12_732...12_732).map { Double($0) * (Double.pi / 4) }
    let sweeps = [4, 1e4, 1.6e6].flatMap { sweep(-$0, $0, seed: 7) }
    let arguments = sweeps + multiples
    #expect(arguments.filter { (RealMath.sin($0) - sin($0)).magnitude > documented } == [])
    #expect(arguments.filter { (RealMath.cos($0) - cos($0)).magnitude > documented } == [])
  }

  @Test func sineAndCosineOfLargeAnglesAreAsExactAsTheAngle() {
    let arguments = sweep(20, 50, seed: 9).map(exp2)
    #expect(arguments.filter { (RealMath.sin($0) - sin($0)).magnitude > max(documented, $0.ulp) } == [])
    #expect(arguments.filter { (RealMath.cos($0) - cos($0)).magnitude > max(documented, $0.ulp) } == [])
  }

  @Test(arguments: [(50.0, 2e-14), (690.0, 3e-13)])
  func powAgreesWithTheSystem(largestLogarithm: Double, tolerance: Double) {
    var random = SplitMix64(seed: 10)
    let bases = sweep(-996, 996, seed: 11).map(exp2) + sweep(0.999, 1.001, seed: 12)
    let pairs = bases.filter { $0 != 1 }.map { base in
      let exponent = random.uniform(-largestLogarithm, largestLogarithm) / log(base)
      return (base, min(max(exponent, -1e4), 1e4))
    }
    let misses = pairs.filter { isFar(RealMath.pow($0.0, $0.1), from: pow($0.0, $0.1), by: tolerance) }
    #expect(misses.map { [$0.0, $0.1] } == [])
  }

  // MARK: Special values

  @Test func specialValuesOfExp() {
    let arguments: [Double] = [0, -0.0, .infinity, -.infinity, 709.79, 1e308, -745.14, -746, -1e308]
    let expected: [Double] = [1, 1, .infinity, 0, .infinity, .infinity, 0, 0, 0]
    #expect(bits(arguments.map(RealMath.exp)) == bits(expected))
    #expect(RealMath.exp(709.78) < .infinity)
    #expect(RealMath.exp(-745.13) == .leastNonzeroMagnitude)
    #expect(RealMath.exp(.leastNonzeroMagnitude) == 1)
  }

  @Test func specialValuesOfLog() {
    let arguments: [Double] = [1, 0, -0.0, .infinity, -1, -.leastNonzeroMagnitude, -.infinity]
    let expected: [Double] = [0, -.infinity, -.infinity, .infinity, .nan, .nan, .nan]
    #expect(bits(arguments.map(RealMath.log)) == bits(expected))
  }

  @Test func specialValuesOfSineAndCosine() {
    let tiny = Double.leastNonzeroMagnitude
    let arguments: [Double] = [0, -0.0, tiny, -tiny, .infinity, -.infinity]
    #expect(bits(arguments.map(RealMath.sin)) == bits([0, -0.0, tiny, -tiny, .nan, .nan]))
    #expect(bits(arguments.map(RealMath.cos)) == bits([1, 1, 1, 1, .nan, .nan]))
    // From 2⁵⁰ on an angle counts as 0.
    let large: [Double] = [0x1p50, -0x1p50, 1e300, -.greatestFiniteMagnitude]
    #expect(large.map(RealMath.sin) == [0, 0, 0, 0])
    #expect(large.map(RealMath.cos) == [1, 1, 1, 1])
  }

  @Test func specialValuesOfPow() {
    let cases: [(base: Double, exponent: Double, expected: Double)] = [
      (0, 0, 1), (7, -0.0, 1), (.nan, 0, 1), (-2, 0, 1), (.infinity, 0, 1),
      (1, 1e300, 1), (1, .infinity, 1), (1, -.infinity, 1), (1, .nan, 1),
      (0, 2.5, 0), (-0.0, 3, 0), (0, .infinity, 0), (0, -2.5, .infinity), (-0.0, -3, .infinity),
      (0, -.infinity, .infinity), (.infinity, 2.5, .infinity), (.infinity, -2.5, 0),
      (.infinity, .infinity, .infinity), (.infinity, -.infinity, 0),
      (2, .infinity, .infinity), (2, -.infinity, 0), (0.5, .infinity, 0), (0.5, -.infinity, .infinity),
      (2, 1e300, .infinity), (2, -1e300, 0), (1e300, 2, .infinity), (1e-300, 2, 0),
      (-2, 2, .nan), (-.infinity, 1, .nan), (.nan, 1, .nan), (2, .nan, .nan), (0, .nan, .nan),
    ]
    #expect(bits(cases.map { RealMath.pow($0.base, $0.exponent) }) == bits(cases.map(\.expected)))
  }

  @Test func everyNaNComesOutAsTheSameOne() {
    let inputs: [Double] = [.nan, -.nan, .signalingNaN, Double(nan: 42, signaling: false)]
    let functions = [RealMath.exp, RealMath.log, RealMath.sin, RealMath.cos]
    let results = inputs.flatMap { input in functions.map { $0(input) } + [RealMath.pow(2, input)] }
    // 4 inputs times 5 functions.
    #expect(bits(results) == bits([Double](repeating: .nan, count: 4 * 5)))
  }

  // MARK: Identities

  @Test func expAndLogUndoEachOther() {
    // An error of one part in 2⁵² of log x is an absolute error of |log x| / 2⁵² in the exponent.
    let positive = sweep(-996, 996, seed: 13).map(exp2)
    let unrecovered = positive.filter { x in
      isFar(RealMath.exp(RealMath.log(x)), from: x, by: (2 + log(x).magnitude) * 0x1p-52)
    }
    #expect(unrecovered == [])
    let arguments = sweep(-700, 700, seed: 14)
    let moved = arguments.filter { x in
      (RealMath.log(RealMath.exp(x)) - x).magnitude > (2 + x.magnitude) * 0x1p-52
    }
    #expect(moved == [])
  }

  @Test func expOfASumIsAProduct() {
    let arguments = sweep(-300, 300, seed: 15)
    // Three errors of 3e-16 and the rounding of the product.
    let misses = arguments.filter {
      isFar(RealMath.exp($0) * RealMath.exp($0), from: RealMath.exp(2 * $0), by: 4 * 3e-16)
    }
    #expect(misses == [])
  }

  @Test func anglesObeyPythagorasAndSymmetry() {
    let arguments = sweep(-1e4, 1e4, seed: 16)
    let (sines, cosines) = (arguments.map(RealMath.sin), arguments.map(RealMath.cos))
    #expect(zip(sines, cosines).filter { ($0 * $0 + $1 * $1 - 1).magnitude > 1e-15 }.count == 0)
    #expect(arguments.map { RealMath.sin(-$0) } == sines.map { -$0 })
    #expect(arguments.map { RealMath.cos(-$0) } == cosines)
  }

  @Test func powAgreesWithRootsAndReciprocals() {
    let bases = sweep(-100, 100, seed: 17).map(exp2)
    #expect(bases.filter { isFar(RealMath.pow($0, 0.5), from: $0.squareRoot(), by: 2e-14) } == [])
    #expect(bases.filter { isFar(RealMath.pow($0, -1), from: 1 / $0, by: 3e-13) } == [])
    #expect(bases.filter { isFar(RealMath.pow($0, 3), from: $0 * $0 * $0, by: 3e-13) } == [])
  }

  // MARK: Any number at all

  @Test func anyBitsAreSurvivableAndStayInRange() {
    var random = SplitMix64(seed: 18)
    for _ in 0..<100_000 {
      let (x, y) = (Double(bitPattern: random.next()), Double(bitPattern: random.next()))
      let (exponential, power) = (RealMath.exp(x), RealMath.pow(x, y))
      let (sine, cosine) = (RealMath.sin(x), RealMath.cos(x))
      guard exponential.isNaN == x.isNaN, exponential.isNaN || exponential >= 0,
        RealMath.log(x).isNaN == !(x >= 0), power.isNaN == !(x >= 0 && !y.isNaN), power.isNaN || power >= 0,
        sine.isNaN == !x.isFinite, cosine.isNaN == !x.isFinite,
        sine.isNaN || sine.magnitude <= 1, cosine.isNaN || cosine.magnitude <= 1
      else {
        Issue.record("out of range for \(x), \(y)")
        continue
      }
    }
  }

  @Test func everyMachineGivesTheSameBits() {
    var random = SplitMix64(seed: 19)
    var digest: UInt64 = 0xCBF2_9CE4_8422_2325  // FNV-1a, 64 bits a step
    func add(_ value: Double) { digest = (digest ^ value.bitPattern) &* 0x100_0000_01B3 }
    for _ in 0..<20_000 {
      let x = random.uniform(-700, 700)
      let exponential = RealMath.exp(x)
      add(exponential)
      add(RealMath.log(exponential))
      add(RealMath.log(random.uniform(0.5, 2)))
      add(RealMath.sin(x * 16))
      add(RealMath.cos(x * 16))
      add(RealMath.pow(exponential, random.uniform(-1, 1)))
    }
    // Recorded from a run, as no arithmetic gives it; the tests above say that the values are right.
    #expect(digest == 6_751_294_097_803_850_975)
  }

  // MARK: Helpers

  /// One number at random from each of 50 000 equal parts of a range.
  private func sweep(_ lower: Double, _ upper: Double, seed: UInt64) -> [Double] {
    var random = SplitMix64(seed: seed)
    let width = (upper - lower) / 50_000
    return (0..<50_000).map { lower + width * (Double($0) + random.uniform(0, 1)) }
  }

  private func isFar(_ value: Double, from expected: Double, by tolerance: Double = documented) -> Bool {
    !((value - expected).magnitude <= tolerance * expected.magnitude)
  }

  private func bits(_ values: [Double]) -> [UInt64] { values.map(\.bitPattern) }
}

extension SplitMix64 {
  fileprivate mutating func uniform(_ lower: Double, _ upper: Double) -> Double {
    lower + (upper - lower) * (Double(next() >> 11) * 0x1p-53)
  }
}
