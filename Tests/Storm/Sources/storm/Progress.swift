import Foundation
import Synchronization

/// Shows a storm's progress on standard error.
final class Progress: Sendable {
  private struct State {
    var events = 0
    var shown = ContinuousClock.now
  }

  private let state = Mutex(State())
  private let start = ContinuousClock.now
  private let events: Int
  /// A terminal has one line, which is overwritten each second; a file gets a line now and then.
  private let isTerminal = isatty(2) == 1
  private var pause: Duration { .seconds(isTerminal ? 1 : 10) }

  /// - Parameter events: The approximate number of events.
  init(events: Int) { self.events = events }

  func add(_ count: Int) {
    let now = ContinuousClock.now
    let shown: Int? = state.withLock { state in
      state.events += count
      guard now - state.shown >= pause else { return nil }
      state.shown = now
      return state.events
    }
    guard let shown else { return }
    let text = "\(shown.grouped) of about \(events.grouped) events, \((now - start).components.seconds) s"
    Console.errors(isTerminal ? "\r\u{1B}[K" + text : text + "\n")
  }

  /// Makes room for other text.
  func clear() {
    if isTerminal { Console.errors("\r\u{1B}[K") }
  }
}

/// The process's own streams, unbuffered, so that nothing is lost when it traps.
enum Console {
  static func print(_ text: String) { try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) }
  static func errors(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
