import InteractionCore
import InteractionLaws

/// The buttons of the rows that the laws check: one for one side, two for the other.
enum Buttons {
  static let one = [InteractionAction(id: "done", title: "Done")]
  static let two = [
    InteractionAction(id: "delete", title: "Delete", role: .destructive),
    InteractionAction(id: "archive", title: "Archive"),
  ]
}

/// The habits that the laws assume: a release faster than 600 points per second is a flick.
let habits = RowHabits(flick: 600)

/// Returns at most one violation of each law, in the order of the laws, each with the shortest events found.
func violations<Row: RevealingRow>(
  of row: @escaping (_ leading: [InteractionAction], _ trailing: [InteractionAction]) -> Row
) -> [Violation<RowEvent>] {
  SwipeLaw.check(
    { row(Buttons.one, Buttons.two) }, mirrored: { row(Buttons.two, Buttons.one) }, habits: habits)
}
