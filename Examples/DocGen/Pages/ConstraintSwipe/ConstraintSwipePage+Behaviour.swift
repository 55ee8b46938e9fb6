import ConstraintSwipe
import HeadlessTable

extension ConstraintSwipePage {
  /// The gesture of the moving picture: open, press, close; it ends as it begins.
  private static var recording: Recording {
    let row = 110.0  // the third row's middle: 2.5 × 44
    let drag = FingerPath(start: 0.3, from: Vector(262, row - 4), to: Vector(134, row + 6), duration: 0.62)
    var pace = Pace(from: 0)
    pace.run(to: drag.end, in: drag.end)
    // The bounce takes two legs of a tenth of a second.
    let bounce = 2 * ConstraintSwipe.snapLeg
    pace.run(to: drag.end + bounce, in: 12 * bounce)
    pace.run(to: 3.6, in: 3.6 - drag.end - bounce)
    return Recording(
      HeadlessTable(SwipeList(of: Self.row(), titles: Array(FilmTitles.rows.prefix(5))), width: 320, height: 220),
      fingers: [
        drag, .press(at: Vector(200, row), start: 1.6, duration: 0.2),
        FingerPath(start: 2.5, from: Vector(96, row + 4), to: Vector(236, row - 4), duration: 0.5),
      ],
      pace: pace)
  }

  var behaviourFigures: [Document] {
    let recording = Self.recording
    let moving = recording.animation(
      title: "ConstraintSwipe in motion",
      description: """
        A finger drags the third row of a table to the left. In slow motion, the row bounces 20 points beyond its two \
        buttons and settles. The finger presses the inner button and drags the row closed.
        """,
      still: 0.992)
    let strip = recording.filmstrip(
      [
        .init(time: 0.65, caption: "dragged"), .init(time: 1.02, caption: "20 points beyond"),
        .init(time: 1.4, caption: "open"), .init(time: 1.7, caption: "button pressed"),
        .init(time: 2.78, caption: "dragged back"), .init(time: 3.3, caption: "closed"),
      ],
      part: LayoutRect(0, 88, 320, 44), title: "ConstraintSwipe in six moments",
      description: "A row dragged, 20 points beyond its buttons, open, with a button pressed, dragged back, closed.")
    return [.figure("ConstraintSwipe.svg", moving), .figure("ConstraintSwipeFilmstrip.svg", strip)]
  }

  /// A press of a destructive action: item and row go together.
  var deletion: String {
    let delete = InteractionAction(id: "delete", title: "Delete", role: .destructive)
    let more = InteractionAction(id: "more", title: "More")
    var table = HeadlessTable(SwipeList(of: Self.row(trailing: [delete, more]), count: 4), width: 320, height: 176)
    var trace = ListTrace<ConstraintSwipe>()
    trace.add(say("at first"), .none, table)
    let opening = table.perform("open.trailing", on: RowID(1), at: Time(0))
    trace.add(say("open Item #2"), opening, table)
    let place = Vector(300, 66)  // the outer button of the second row: 1.5 × 44
    let touch = table.touch(TouchEvent(.down, location: place), at: Time(1))
    trace.add(say("finger down on Delete"), touch, table)
    let lift = table.touch(TouchEvent(.up, location: place), at: Time(1.1))
    trace.add(say("finger up on Delete"), lift, table)
    return trace.table
  }
}
