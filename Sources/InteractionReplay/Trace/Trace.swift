public import InteractionCore

/// What a design did with a script: its state and its notices after each event.
public struct Trace: Hashable, Sendable {
  /// One event and what it led to.
  public struct Step: Hashable, Sendable {
    /// When.
    public let at: Time
    /// The event's name, such as `pan.changed`; the first step is `start`.
    public let event: String
    /// The notices' names in order, such as `didOpen.trailing`.
    public let notices: [String]
    /// Where everything is, by the names of the format.
    public let state: JSON
  }

  /// The design that was played to.
  public let design: Design
  /// The start and one step for each event.
  public let steps: [Step]

  /// The trace as JSON, one step a line, with a line break at the end: the same bytes on every machine.
  ///
  /// Keys are sorted; numbers have at most six decimals and no exponent.
  public var json: String { value + "\n" }

  var value: String {
    "{\"design\":\"" + design.name + "\",\"steps\":" + [String].lines(steps.map { $0.json.text() }) + "}"
  }
}

extension Trace.Step {
  fileprivate var json: JSON {
    .object([
      "at": .number(at.seconds), "event": .string(event), "notices": .array(notices.map(JSON.string)),
      "state": state,
    ])
  }
}
