/// Where an answer changes along one number: found by asking, to the last bit.
///
///     Threshold.all(0...200, step: 10) { $0 >= 40 }     // one, at 40, included in what lies above
struct Threshold<Answer: Hashable & Sendable>: Hashable, Sendable {
  /// The last number with the answer below.
  let last: Double
  /// The first number with the answer above, which is the next one that there is.
  let first: Double
  let below, above: Answer

  /// The edge, as one would write it: what was found, without the last bits, which sums round away.
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

  /// Finds every change of an answer in a range, in rising order.
  ///
  /// - Parameters:
  ///   - range: The numbers to look at.
  ///   - step: How far apart the first questions are; a change there and back within one step may be missed.
  ///   - ask: The answer for a number.
  /// - Returns: The changes.
  static func all(_ range: ClosedRange<Double>, step: Double, _ ask: (Double) -> Answer) -> [Threshold] {
    let count = Int(((range.upperBound - range.lowerBound) / step).rounded(.up))
    var edges: [Threshold] = []
    var (low, below) = (range.lowerBound, ask(range.lowerBound))
    for index in 1...max(1, count) {
      let high = min(range.upperBound, range.lowerBound + Double(index) * step)
      let above = ask(high)
      // What lies between the places may have an answer of its own.
      while below != above {
        let edge = between(low, below, high, ask)
        edges.append(edge)
        (low, below) = (edge.first, edge.above)
      }
      low = high
    }
    return edges
  }

  /// Halves the distance until no number lies between; of several changes the first is found.
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
