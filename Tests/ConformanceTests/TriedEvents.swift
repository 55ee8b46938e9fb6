import Foundation
import Testing

/// Prints how many events the searches of a suite have tried, and their progress if they take more than a second.
///
/// A search counts for the suite that it runs in: `LawSearch` reports to `TriedEvents.current`.
struct CountsTriedEvents: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let tried = TriedEvents(suite: test.displayName ?? test.name)
    try await TriedEvents.$current.withValue(tried) { try await function() }
    tried.finish()
  }
}

extension Trait where Self == CountsTriedEvents {
  /// Prints how many events the suite has tried.
  static var countsTriedEvents: CountsTriedEvents { CountsTriedEvents() }
}

/// How many events searches have tried.
final class TriedEvents: @unchecked Sendable {
  /// The counter of the suite that is running.
  @TaskLocal static var current: TriedEvents?

  private let suite: String
  /// Guards the two numbers: searches of a suite run at once.
  private let lock = NSLock()
  private var count = 0
  /// When to print the progress next, in seconds of the system's uptime.
  private var next = ProcessInfo.processInfo.systemUptime + 1

  init(suite: String) { self.suite = suite }

  /// Counts more tried events, and prints the progress after a second and then every ten seconds.
  func add(_ events: Int) {
    lock.withLock {
      count += events
      guard ProcessInfo.processInfo.systemUptime >= next else { return }
      next = ProcessInfo.processInfo.systemUptime + 10
      FileHandle.standardError.write(Data("\(suite): \(count) events tried so far\n".utf8))
    }
  }

  /// Prints the total.
  func finish() { print("\(suite): \(lock.withLock { count }) events tried") }
}
