public import InteractionCore

/// The result of playing a script: the notices and the state at the start and after each event.
///
///     let trace = script.play()
///     trace.steps.last?.notices   // ["didOpen.trailing"]
///     print(trace.json)
public struct Trace: Hashable, Sendable {
  /// One event and its result.
  ///
  ///     for step in trace.steps where !step.notices.isEmpty { print(step.at.seconds, step.event, step.notices) }
  ///     if case .object(let state) = trace.steps.last?.state { print(state["rest"] ?? .null) }
  public struct Step: Hashable, Sendable {
    /// The time of the event, or 0 at the start.
    public let at: Time
    /// The event's name, such as `pan.changed`; `start` in the first step.
    public let event: String
    /// The names of the signals, then of the notices, each in order, such as `didOpen.trailing`.
    public let notices: [String]
    /// The state after the event, an object: for a row, with the keys of every row and those of its design; for a table, with
    /// those of every table; for a list alone, with those of its design.
    public let state: JSON
  }

  /// The result of a whole script.
  ///
  ///     script.outcome() == other.outcome()   // whether two finger paths have the same result
  public struct Outcome: Hashable, Sendable {
    /// The names of all signals and notices, in order.
    public let notices: [String]
    /// The state after the last event, as in the last ``Step``.
    public let state: JSON
  }

  /// The name of the design on which the script was played.
  public let design: String
  /// The start, and one step for each event.
  public let steps: [Step]
  /// The columns of a timeline between the event and the notices, in order.
  let timelineColumns: [Timeline.Column]

  /// The trace as JSON, one step per line, with a line break at the end; its bytes are the same on every machine.
  ///
  /// Keys are sorted; numbers have at most six decimals and no exponent.
  ///
  /// - Complexity: O(*n*) for *n* values in the states of all steps.
  public var json: String { jsonText + "\n" }

  /// The trace as JSON, without a line break at the end.
  var jsonText: String {
    var bytes = Array(Self.head(forDesign: design).utf8)
    for (index, step) in steps.enumerated() { step.write(isFirst: index == 0, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self) + Self.tail
  }

  // MARK: Parts of the JSON

  /// Returns the text before the first step.
  static func head(forDesign design: String) -> String { "{\"design\":" + JSON.string(design).text() + ",\"steps\":[" }
  /// The text after the last step.
  static let tail = "\n]}"
}

extension Trace.Step {
  /// Appends the step to a trace in JSON, on a new line; all but the first step are preceded by a comma.
  func write(isFirst: Bool, to bytes: inout [UInt8]) {
    // The keys are written in ascending order.
    bytes += (isFirst ? "\n{\"at\":" : ",\n{\"at\":").utf8
    JSON.number(at.seconds).write(digits: .sixDecimals, to: &bytes)
    bytes += ",\"event\":".utf8
    event.writeQuoted(to: &bytes)
    bytes += ",\"notices\":".utf8
    JSON.array(notices.map { .string($0) }).write(digits: .sixDecimals, to: &bytes)
    bytes += ",\"state\":".utf8
    state.write(digits: .sixDecimals, to: &bytes)
    bytes.append(UInt8(ascii: "}"))
  }
}
