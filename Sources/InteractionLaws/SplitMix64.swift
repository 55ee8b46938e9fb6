/// A small generator of numbers that are the same everywhere: Sebastiano Vigna's SplitMix64.
public struct SplitMix64: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator; the same seed gives the same numbers.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A whole number from 0 to less than `bound`, which is at least 1.
  public mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of some elements, of which there is at least one.
  public mutating func element<Element>(of elements: [Element]) -> Element { elements[below(elements.count)] }

  /// A number of points, a multiple of an eighth, so that texts and JSON hold it exactly; a limit that is no number of
  /// points is 0, a huge one a thousand million.
  mutating func points(upTo limit: Double) -> Double {
    let eighths = Int(max(0, limit.madeFinite) * 8)
    return Double(below(2 * eighths + 1) - eighths) / 8
  }
}
