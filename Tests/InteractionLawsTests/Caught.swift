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
