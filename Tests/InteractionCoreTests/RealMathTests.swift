import InteractionCore
import InteractionLaws
import TestSupport
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

@Suite("Elementary functions")
struct RealMathTests {
  // MARK: Against the system's

  @Test("exp agrees with the system's, also beside every change of the power of two, and at very negative numbers")
  func expAgrees() {
    let wide = sweep(-700, 700, seed: 1)
    let narrow = sweep(-1, 1, seed: 2)
    // The reduction changes from k to k + 1 at (k + ½) ln 2.
    let edges = (-1020...1020).map { (Double($0) + 0.5) * 0x1.62e42fefa39efp-1 }
    let beside = edges.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter { $0.magnitude <= 700 }
    #expect((wide + narrow + beside).filter { isFar(RealMath.exp($0), from: exp($0)) } == [])

    let arguments = sweep(-745.2, -708.3, seed: 3)
    let unit = Double.leastNonzeroMagnitude
    let misses = arguments.filter { x in
      (RealMath.exp(x) - exp(x)).magnitude > max(unit, documented * exp(x))
    }
    #expect(misses == [])
  }

  @Test("log agrees with the system's, also beside every change of the exponent")
  func logAgrees() {
    // 1e-300 to 1e300 is 2 to the power -996.6 to 996.6.
    let wide = sweep(-996, 996, seed: 4).map(exp2)
    let nearOne = sweep(0.5, 2, seed: 5) + [Double(1).nextDown, Double(1).nextUp]
    let subnormal = sweep(-1074, -1022, seed: 6).map(exp2)
    let edges = (-1021...1022).flatMap { [exp2(Double($0)), exp2(Double($0) + 0.5)] }
    let beside = edges.flatMap { [$0.nextDown, $0, $0.nextUp] }.filter { $0 != 1 }
    #expect((wide + nearOne + subnormal + beside).filter { isFar(RealMath.log($0), from: log($0)) } == [])
  }

  @Test("Sine and cosine agree with the system's, and those of large angles are as exact as the angle")
  func angles() {
    // Every multiple of π/4 up to 1e4, where the quarter changes or a result is near 0.
    let multiples = (-12_732...12_732).map { Double($0) * (Double.pi / 4) }
    let sweeps = [4, 1e4, 1.6e6].flatMap { sweep(-$0, $0, seed: 7) }
    func misses(_ angles: [Double], _ tolerance: (Double) -> Double) -> [Double] {
      angles.filter { x in
        let (sine, cosine) = (RealMath.sin(x) - sin(x), RealMath.cos(x) - cos(x))
        return sine.magnitude > tolerance(x) || cosine.magnitude > tolerance(x)
      }
    }
    #expect(misses(sweeps + multiples) { _ in documented } == [])
    #expect(misses(sweep(20, 50, seed: 9).map(exp2)) { max(documented, $0.ulp) } == [])
  }

  // MARK: Special values

  @Test("Special values; every NaN comes out as the same one")
  func specialExpAndLog() {
    let arguments: [Double] = [0, -0.0, .infinity, -.infinity, 709.79, 1e308, -745.14, -746, -1e308]
    let expected: [Double] = [1, 1, .infinity, 0, .infinity, .infinity, 0, 0, 0]
    #expect(bits(arguments.map(RealMath.exp)) == bits(expected))
    let tiny = Double.leastNonzeroMagnitude
    #expect((RealMath.exp(709.78) < .infinity, RealMath.exp(-745.13), RealMath.exp(tiny)) == (true, tiny, 1))
    let positive: [Double] = [1, 0, -0.0, .infinity, -1, -tiny, -.infinity]
    let logarithms: [Double] = [0, -.infinity, -.infinity, .infinity, .nan, .nan, .nan]
    #expect(bits(positive.map(RealMath.log)) == bits(logarithms))

    let inputs: [Double] = [.nan, -.nan, .signalingNaN, Double(nan: 42, signaling: false)]
    let functions = [RealMath.exp, RealMath.log, RealMath.sin, RealMath.cos]
    let results = inputs.flatMap { input in functions.map { $0(input) } }
    // 4 inputs times 4 functions.
    #expect(bits(results) == bits([Double](repeating: .nan, count: 4 * 4)))

    let least = Double.leastNonzeroMagnitude
    let angles: [Double] = [0, -0.0, least, -least, .infinity, -.infinity]
    let (sine, cosine): ([Double], [Double]) = ([0, -0.0, least, -least, .nan, .nan], [1, 1, 1, 1, .nan, .nan])
    #expect(
      (bits(angles.map(RealMath.sin)), bits(angles.map(RealMath.cos))) == (bits(sine), bits(cosine)))
    // From 2⁵⁰ on an angle counts as 0.
    let large: [Double] = [0x1p50, -0x1p50, 1e300, -.greatestFiniteMagnitude]
    #expect((large.map(RealMath.sin), large.map(RealMath.cos)) == ([0, 0, 0, 0], [1, 1, 1, 1]))
  }

  // MARK: Identities

  @Test("exp and log undo each other, and exp of a sum is a product")
  func inverse() {
    // An error of one part in 2⁵² of log x is an absolute error of |log x| / 2⁵² in the exponent.
    let positive = sweep(-996, 996, seed: 13).map(exp2)
    let misses = positive.filter { x in
      isFar(RealMath.exp(RealMath.log(x)), from: x, by: (2 + log(x).magnitude) * 0x1p-52)
    }
    let arguments = sweep(-700, 700, seed: 14)
    let moved = arguments.filter { x in
      (RealMath.log(RealMath.exp(x)) - x).magnitude > (2 + x.magnitude) * 0x1p-52
    }
    // Three errors of 3e-16 and the rounding of the product.
    let others = sweep(-300, 300, seed: 15).filter {
      isFar(RealMath.exp($0) * RealMath.exp($0), from: RealMath.exp(2 * $0), by: 4 * 3e-16)
    }
    #expect((misses, moved, others) == ([], [], []))
  }

  @Test("Angles obey Pythagoras and symmetry")
  func identities() {
    let arguments = sweep(-1e4, 1e4, seed: 16)
    let (sines, cosines) = (arguments.map(RealMath.sin), arguments.map(RealMath.cos))
    let misses = zip(sines, cosines).filter { ($0 * $0 + $1 * $1 - 1).magnitude > 1e-15 }
    #expect(misses.count == 0)
    let (negated, opposite) = (sines.map { -$0 }, arguments.map { -$0 })
    #expect((opposite.map(RealMath.sin), opposite.map(RealMath.cos)) == (negated, cosines))
  }

  // MARK: Any number at all

  @Test("Any bit pattern is survivable, and results stay in range")
  func anyBits() {
    var random = SplitMix64(seed: 18)
    /// Whether a result is NaN exactly where it should be, and otherwise not negative.
    func isRight(_ value: Double, isNumber: Bool) -> Bool { isNumber ? value >= 0 : value.isNaN }
    let numbers = (0..<100_000).map { _ in Double(bitPattern: random.next()) }
    let misses = numbers.filter { x in
      let angles = [RealMath.sin(x), RealMath.cos(x)]
      return !isRight(RealMath.exp(x), isNumber: !x.isNaN) || RealMath.log(x).isNaN != !(x >= 0)
        || !angles.allSatisfy { x.isFinite ? $0.magnitude <= 1 : $0.isNaN }
    }
    #expect(misses == [])
  }

  @Test("Every machine gives the same bits")
  func sameBits() {
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
    }
    // Recorded from a run, as no arithmetic gives it; the tests above say that the values are right.
    #expect(digest == 9_289_701_382_009_343_687)
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
