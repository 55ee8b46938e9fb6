import Testing

@testable import DocGen

@Suite("Work on all processors")
struct InParallelTests {
  /// An element that cannot be made.
  private struct Odd: Error, Equatable {
    let number: Int
  }

  /// The elements whose work has begun, in order.
  private final class Begun {
    var numbers: [Int] = []
  }

  @Test("Results and beginnings have the order of the elements, and parallel work may be nested")
  func order() {
    for count in [0, 1, 2, 200] {
      let begun = Begun()
      let numbers = Array(0..<count)
      let squares = numbers.mapInParallel(begin: { begun.numbers.append($0) }) { $0 * $0 }
      #expect(squares == numbers.map { $0 * $0 } && begun.numbers == numbers, "\(count)")
    }
    let sums = Array(1...8).mapInParallel { (count: Int) -> Int in
      let parts = Array(1...count).mapInParallel { (inner: Int) -> [Int] in [inner].mapInParallel { $0 * 2 } }
      return parts.joined().reduce(0, +)
    }
    let expected = (1...8).map { (count: Int) -> Int in count * (count + 1) }
    #expect(sums == expected)
  }

  @Test("The error thrown is the first element's that fails, and not all later elements begin")
  func error() {
    let begun = Begun()
    #expect(throws: Odd(number: 3)) {
      try [0, 2, 3, 5, 7, 9].mapInParallel(begin: { begun.numbers.append($0) }) { number in
        if !number.isMultiple(of: 2) { throw Odd(number: number) }
      }
    }
    #expect(begun.numbers.starts(with: [0, 2, 3]))
    let all = Array(repeating: 1, count: 100_000)
    begun.numbers = []
    #expect(throws: Odd(number: 1)) {
      try all.mapInParallel(begin: { begun.numbers.append($0) }) { throw Odd(number: $0) }
    }
    #expect(begun.numbers.count < all.count)
  }
}
