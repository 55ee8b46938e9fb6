package import InteractionCore
package import InteractionLaws

/// A row of one of the seven steps, so that the same code works with each.
package protocol BuiltRow: RevealingRow {
  init(width: Double, height: Double, leading: [InteractionAction], trailing: [InteractionAction])
}

extension Row1: BuiltRow {}
extension Row2: BuiltRow {}
extension Row3: BuiltRow {}
extension Row4: BuiltRow {}
extension Row5: BuiltRow {}
extension Row6: BuiltRow {}
extension Row7: BuiltRow {}

/// The rows in the order in which they are built.
package let builtRows: [any BuiltRow.Type] = [
  Row1.self, Row2.self, Row3.self, Row4.self, Row5.self, Row6.self, Row7.self,
]

extension BuiltRow {
  /// A closed row with the buttons that the laws check.
  package static var sample: Self { make(Buttons.one, Buttons.two) }

  private static func make(_ leading: [InteractionAction], _ trailing: [InteractionAction]) -> Self {
    Self(width: 320, height: 44, leading: leading, trailing: trailing)
  }

  /// Searches for violations, and returns at most one of each law, in the order of the laws.
  package static func violations() -> [Violation<RowEvent>] { BuildARow.violations(of: make) }

  /// Returns the violation of a law that some events cause, or nil if the row keeps the law.
  package static func violation(of law: SwipeLaw, by events: [Timed<RowEvent>]) -> Violation<RowEvent>? {
    law.check(events, { sample }, mirrored: { make(Buttons.two, Buttons.one) }, habits: habits)
  }
}
