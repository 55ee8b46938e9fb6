import InteractionCore
import InteractionLaws

/// The buttons with which a row is asked about: one on the leading side, two on the trailing one.
enum Buttons {
  static let one = [InteractionAction(id: "done", title: "Done")]
  static let two = [
    InteractionAction(id: "delete", title: "Delete", role: .destructive),
    InteractionAction(id: "archive", title: "Archive"),
  ]
}

/// What a row is held to: a finger that leaves faster than this, in points per second, decides by its direction.
let habits = RowHabits(flick: 600)

/// The laws that a row breaks, in their order, each with the shortest events found.
func violations<Row: RevealingRow>(
  of row: @escaping (_ leading: [InteractionAction], _ trailing: [InteractionAction]) -> Row
) -> [Violation<RowEvent>] {
  SwipeLaw.check(
    { row(Buttons.one, Buttons.two) }, mirrored: { row(Buttons.two, Buttons.one) }, habits: habits)
}
