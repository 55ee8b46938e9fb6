import InteractionLaws
import Testing

/// A fault, and the laws that it breaks, in their order.
struct Caught<Fault: Sendable, Law: Sendable>: Sendable {
  let fault: Fault
  let laws: [Law]

  init(_ fault: Fault, _ laws: Law...) {
    self.fault = fault
    self.laws = laws
  }
}

extension Caught where Law: CaseIterable & Equatable {
  /// The laws that the fault does not break.
  var otherLaws: [Law] { Law.allCases.filter { !laws.contains($0) } }
}

/// Expects what a law has found, or that it has found nothing.
func expectFound(_ found: String?, _ expected: String?, location: SourceLocation = #_sourceLocation) {
  #expect(found == expected, sourceLocation: location)
}

/// Expects these violations, in their order.
func expectViolations<Event>(
  _ found: [Violation<Event>], _ expected: [Violation<Event>], location: SourceLocation = #_sourceLocation
) {
  #expect(found == expected, sourceLocation: location)
}

/// Expects violations with these texts, in their order.
func expectTexts<Event>(
  _ found: [Violation<Event>], _ expected: [String], location: SourceLocation = #_sourceLocation
) {
  let texts = found.map(\.text)
  #expect(texts == expected, sourceLocation: location)
}

/// Expects violations of these laws, in their order; a failure shows their texts.
func expectLaws<Event>(
  _ found: [Violation<Event>], _ expected: [String], _ note: String = "", location: SourceLocation = #_sourceLocation
) {
  let laws = found.map(\.law)
  #expect(laws == expected, "\(note) \(found.map(\.text).joined())", sourceLocation: location)
}

/// Expects that nothing has been found; a failure shows what has.
func expectKept<Event>(
  _ found: [Violation<Event>], _ note: String = "", location: SourceLocation = #_sourceLocation
) {
  let texts = found.map(\.text)
  #expect(texts == [], "\(note)", sourceLocation: location)
}
