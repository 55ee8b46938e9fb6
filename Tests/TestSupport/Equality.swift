package import Testing

/// Expects a value, such as all that an event has brought about.
///
/// The compiler reads a call of this once, and what stands in `#expect` several times.
package func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, "\(note)", sourceLocation: sourceLocation)
}

/// Expects these values, in their order: what is said of several rows, or of one at several times.
package func expect<Value: Equatable>(
  _ values: [Value], are expected: [Value], _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(values == expected, "\(note)", sourceLocation: sourceLocation)
}
