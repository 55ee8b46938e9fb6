/// A count that all copies of a design share, which the laws forbid.
final class Counter: @unchecked Sendable {
  private var count = 0

  /// Increments the count, and returns whether it is odd.
  func countsOdd() -> Bool {
    count += 1
    return count % 2 == 1
  }
}
