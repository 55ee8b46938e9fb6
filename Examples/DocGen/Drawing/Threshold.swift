/// A change of an answer along one number, found by evaluation to the last bit.
///
///     Threshold.all(0...200, step: 10) { $0 >= 40 }     // one, at 40, included in what lies above
struct Threshold<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// The last number with the answer below.
  let last: Double
  /// The first number with the answer above, which is the next representable number.
  let first: Double
  let below, above: Answer

  /// The edge as one would write it, without the rounding error of sums.
  var value: Double {
    let short = (first * 1000).rounded() / 1000
    return (short - first).magnitude < 1e-9 ? short : first
  }
  /// Whether the edge itself has the answer above.
  let isIncluded: Bool

  private init(last: Double, first: Double, below: Answer, above: Answer, _ ask: (Double) -> Answer) {
    (self.last, self.first, self.below, self.above) = (last, first, below, above)
    let short = (first * 1000).rounded() / 1000
    isIncluded = (short - first).magnitude < 1e-9 ? ask(short) == above : true
  }

  /// Returns the changes of an answer in a range, in rising order.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - step: The distance between the numbers that are evaluated first; a change there and back within a step may be missed.
  ///   - ask: A closure that returns the answer for a number.
  /// - Returns: The changes.
  static func all(_ range: ClosedRange<Double>, step: Double, _ ask: (Double) -> Answer) -> [Threshold] {
    let count = Int(((range.upperBound - range.lowerBound) / step).rounded(.up))
    var edges: [Threshold] = []
    var (low, below) = (range.lowerBound, ask(range.lowerBound))
    for index in 1...max(1, count) {
      let high = min(range.upperBound, range.lowerBound + Double(index) * step)
      let above = ask(high)
      // There may be further answers between the two numbers.
      while below != above {
        let edge = between(low, below, high, ask)
        edges.append(edge)
        (low, below) = (edge.first, edge.above)
      }
      low = high
    }
    return edges
  }

  /// Finds a change from the answer `below` by bisection, until there is no number between.
  static func between(_ low: Double, _ below: Answer, _ high: Double, _ ask: (Double) -> Answer) -> Threshold {
    var (low, high, above) = (low, high, ask(high))
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else {
        return Threshold(last: low, first: high, below: below, above: above, ask)
      }
      let answer = ask(middle)
      if answer == below { low = middle } else { (high, above) = (middle, answer) }
    }
  }
}
