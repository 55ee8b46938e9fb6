/// A count that all copies of a design share: what a law of values forbids.
final class Counter: @unchecked Sendable {
  private var count = 0

  /// Counts on, and says whether the count is odd.
  func countsOdd() -> Bool {
    count += 1
    return count % 2 == 1
  }
}
