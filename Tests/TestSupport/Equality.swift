package import Testing

/// Expects a value, such as all effects of an event.
///
/// The compiler checks a call of this once, and an expression in `#expect` several times.
package func expect<Value: Equatable>(
  _ value: Value, is expected: Value, _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(value == expected, "\(note)", sourceLocation: sourceLocation)
}

/// Expects these values, in their order, such as those of several rows or of one row at several times.
package func expect<Value: Equatable>(
  _ values: [Value], are expected: [Value], _ note: String = "", sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(values == expected, "\(note)", sourceLocation: sourceLocation)
}
