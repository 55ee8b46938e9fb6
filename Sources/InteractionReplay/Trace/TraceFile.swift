/// What the designs did with a file of scripts.
public struct TraceFile: Hashable, Sendable {
  /// The traces, in the order of the scripts.
  public let traces: [Trace]
  /// Whether they stand in an array.
  public let isArray: Bool

  /// One trace object or an array of them, with a line break at the end.
  public var json: String {
    (isArray ? [String].lines(traces.map(\.value)) : traces.map(\.value).joined()) + "\n"
  }

  /// The timelines, with an empty line between them.
  public var text: String { traces.map(\.text).joined(separator: "\n") }
}
