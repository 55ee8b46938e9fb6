/// A small random number generator that gives the same numbers on every machine: SplitMix64, in Sebastiano Vigna's version.
///
///     var random = SplitMix64(seed: 1)
///     random.below(6)                       // a die, from 0 to 5
///     random.element(of: ["a", "b", "c"])
///     Double.random(in: 0..<1, using: &random)
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator.
  ///
  /// - Parameter seed: Any number; the same seed gives the same numbers.
  /// - Complexity: O(1).
  public init(seed: UInt64) { state = seed }

  /// Generates the next number.
  ///
  /// - Returns: 64 random bits.
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Generates a whole number below a bound.
  ///
  /// - Parameter bound: A number of at least 1, preferably far below 2⁶⁴, because taking the remainder slightly favours
  ///   small numbers.
  /// - Returns: A number from 0 to `bound` − 1.
  /// - Precondition: `bound` is positive.
  /// - Complexity: O(1).
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "The bound of a random number must be at least 1.")
    return Int(next() % UInt64(bound))
  }

  /// Chooses a random element.
  ///
  /// - Parameter elements: The elements, at least one.
  /// - Returns: One of the elements, all about equally likely.
  /// - Precondition: `elements` is not empty.
  /// - Complexity: O(1).
  public mutating func element<Element>(of elements: [Element]) -> Element {
    precondition(!elements.isEmpty, "There must be at least one element to choose from.")
    return elements[below(elements.count)]
  }

  /// Generates a distance from −`limit` to `limit` points, a multiple of an eighth, which texts and JSON represent exactly.
  mutating func points(upTo limit: Double) -> Double {
    let eighths = Int(max(0, limit.madeFinite) * 8)
    return Double(below(2 * eighths + 1) - eighths) / 8
  }
}
