/// The result of playing a file of scripts.
///
///     let traces = try Replay().traces(of: bytes, name: "drag.json")
///     print(traces.text)                     // to read
///     print(traces.json, terminator: "")     // to keep beside a test
public struct TraceFile: Hashable, Sendable {
  /// The traces, in the order of the scripts.
  public let traces: [Trace]
  /// Whether the traces form an array, as their scripts did.
  public let isArray: Bool

  /// The only trace as JSON, or a JSON array of all traces, with a line break at the end.
  ///
  /// - Complexity: O(*n*) for *n* values in the states of all steps.
  public var json: String {
    (isArray ? String.jsonArray(of: traces.map { $0.jsonText }) : traces.map { $0.jsonText }.joined()) + "\n"
  }

  /// The traces as readable timelines, with an empty line between them.
  ///
  /// - Complexity: O(*n*) for *n* values in the states of all steps.
  public var text: String { traces.map { $0.text }.joined(separator: "\n") }
}
