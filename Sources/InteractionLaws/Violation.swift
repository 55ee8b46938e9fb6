/// An event that a law checker applies, or a property of a motion that it checks, with a description in words and numbers.
///
///     enum LampEvent: LawEvent {
///       case press
///       var text: String { "press" }
///     }
///
/// `RowEvent`, ``ListLawEvent``, ``TableLawEvent`` and ``MotionProperty`` conform.
public protocol LawEvent: Hashable, Sendable {
  /// The event in words and numbers, such as `pan.changed -50`.
  var text: String { get }
  /// Returns the statement of a law that is checked with these events.
  ///
  /// - Parameter law: The law's name, as it appears in violations.
  /// - Returns: The statement, or nil if no law has the name. By default none has.
  /// - Complexity: O(1).
  static func statement(ofLaw law: String) -> String?
}

extension LawEvent {
  /// Returns nil, because no law has the name.
  ///
  /// - Parameter law: Any name.
  /// - Returns: Nil.
  /// - Complexity: O(1).
  public static func statement(ofLaw law: String) -> String? { nil }
}

/// A law that a design breaks, with the events that show the fault.
///
///     if let violation = SwipeLaw.check({ MyRow(width: 320, height: 44) }).first {
///       print(violation.law, violation.events.count, violation.text)
///     }
public struct Violation<Event: LawEvent>: Hashable, Sendable {
  /// The name of the law.
  public var law: String
  /// The events that were sent to a fresh design, in order; empty if the fresh design shows the fault without any.
  ///
  /// The checker may have sent the last events itself, to observe the fault, such as a wait, a press, or the same drag again.
  /// In a violation of ``MotionLaw``, the only event is the property that has the wrong value.
  public var events: [Timed<Event>]
  /// The requirement of the law after the events.
  public var expected: String
  /// The design's actual state or response.
  public var found: String
  /// The seed of the random sequence in which the violation was found, or nil if no random sequence was needed.
  public var seed: UInt64?

  /// Creates a violation.
  ///
  /// - Parameters:
  ///   - law: The name of the law.
  ///   - events: The events that were sent to a fresh design, in order; may be empty.
  ///   - expected: The requirement of the law after the events.
  ///   - found: The design's actual state or response.
  ///   - seed: The seed of the random sequence in which the violation was found, or nil.
  /// - Complexity: O(1).
  public init(
    law: String, events: [Timed<Event>], expected: String, found: String, seed: UInt64? = nil
  ) {
    self.law = law
    self.events = events
    self.expected = expected
    self.found = found
    self.seed = seed
  }

  /// The law's requirement, in words; nil if no law has the name.
  public var statement: String? { Event.statement(ofLaw: law) }

  /// The violation in a few lines: the law, one event per line, the expected and the actual state, and the seed, if any.
  public var text: String {
    var text = law + "\n" + Self.lines(events)
    text += "  expected: " + expected + "\n  found: " + found + "\n"
    if let seed { text += "  seed: " + String(seed) + "\n" }
    return text
  }

  /// Formats events, one per line.
  static func lines(_ events: [Timed<Event>]) -> String {
    events.reduce("") { $0 + "  " + DecimalText.text($1.at.seconds, decimals: 3) + " s  " + $1.event.text + "\n" }
  }
}

/// A breach of a law: the requirement, the observation, and the events by which the checker observed it.
struct Finding<Event: LawEvent>: Hashable {
  let expected: String
  let found: String
  /// The checker's own events, which follow the checked events and without which the fault does not show.
  var probe: [Timed<Event>] = []

  init(_ expected: String, found: String, probe: [Timed<Event>] = []) {
    self.expected = expected
    self.found = found
    self.probe = probe
  }

  /// Returns a failure of a list or table whose motion goes on after its `settleTime`.
  static func stillMoving(after end: Time, until later: Time) -> Finding {
    Finding(
      "nothing moving from " + end.text + " on", found: "still moving then, by its own account, until " + later.text)
  }
}
