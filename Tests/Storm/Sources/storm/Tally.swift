import Synchronization

/// A number that only grows, from several threads.
final class Tally: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock { $0 } }

  func add(_ count: Int) { number.withLock { $0 += count } }
}
