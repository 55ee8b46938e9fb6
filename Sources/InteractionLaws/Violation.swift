/// An event that laws are checked with: a value that can be written down.
public protocol LawEvent: Hashable, Sendable {
  /// The event in words and numbers, such as `pan.changed -50`.
  var text: String { get }
}

/// A law that a design does not keep, and the shortest way found to see it.
public struct Violation<Event: LawEvent>: Hashable, Sendable {
  /// The name of the law.
  public var law: String
  /// What was done to a new design, at last by the checker itself to see the fault; nothing where it shows at once.
  public var events: [Timed<Event>]
  /// What the law asks for then.
  public var expected: String
  /// What the design did.
  public var found: String
  /// The seed of the random events that led to it, or nil where every sequence of events was tried.
  public var seed: UInt64?

  /// Creates a violation.
  public init(
    law: String, events: [Timed<Event>], expected: String, found: String, seed: UInt64? = nil
  ) {
    self.law = law
    self.events = events
    self.expected = expected
    self.found = found
    self.seed = seed
  }

  /// The violation in a few lines: the law, one event a line, what was expected and what came.
  public var text: String {
    var text = law + "\n" + Self.lines(events)
    text += "  expected: " + expected + "\n  found: " + found + "\n"
    if let seed { text += "  seed: " + String(seed) + "\n" }
    return text
  }

  /// Events, one a line.
  static func lines(_ events: [Timed<Event>]) -> String {
    events.reduce("") { $0 + "  " + DecimalText.text($1.at.seconds, decimals: 3) + " s  " + $1.event.text + "\n" }
  }
}

/// What a law asked for, what came, and what the checker did itself to see it.
struct Finding<Event: LawEvent>: Hashable {
  let expected: String
  let found: String
  /// The events that came after the ones under law, without which what was found does not show.
  var probe: [Timed<Event>] = []

  init(_ expected: String, found: String, probe: [Timed<Event>] = []) {
    self.expected = expected
    self.found = found
    self.probe = probe
  }
}
