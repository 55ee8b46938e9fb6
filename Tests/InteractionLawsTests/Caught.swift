/// A fault, and the laws that it breaks, in their order.
struct Caught<Fault: Sendable, Law: Sendable>: Sendable {
  let fault: Fault
  let laws: [Law]

  init(_ fault: Fault, _ laws: Law...) {
    self.fault = fault
    self.laws = laws
  }
}
