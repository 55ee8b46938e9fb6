import HeadlessTable
import UtilityButtons

extension UtilityButtonsPage {
  /// The gesture of the moving picture: both strips, a press, left to right at once, and scrolling; it ends as it
  /// begins.
  private static var recording: Recording {
    let row = 110.0  // the third row's middle: 2.5 × 44
    return Recording(
      HeadlessTable(SwipeList(of: Self.row(), titles: FilmTitles.rows), width: 320, height: 352),
      fingers: [
        FingerPath(start: 0.6, from: Vector(262, row - 4), to: Vector(134, row + 6), duration: 0.62),
        .press(at: Vector(186, row), start: 2.4, duration: 0.22),
        FingerPath(start: 4, from: Vector(60, row + 4), to: Vector(180, row - 4), duration: 0.3, lifts: 0.5),
        FingerPath(start: 5.6, from: Vector(110, row - 4), to: Vector(190, row + 2), duration: 0.5),
        FingerPath(start: 7.2, from: Vector(290, row + 2), to: Vector(72, row + 6), duration: 0.8),
        FingerPath(start: 9.4, from: Vector(190, 290), to: Vector(204, 118), duration: 0.5, lifts: 0.7),
        FingerPath(start: 11.6, from: Vector(196, 120), to: Vector(186, 330), duration: 0.5, lifts: 0.72),
      ],
      duration: 13.8)
  }

  var watch: Section {
    Section(
      .watch,
      [
        Markdown.figure(
          "UtilityButtons.svg",
          "Show the right strip, tap More, flick the row shut, show the left strip, and scroll"),
        """
        A table of rows with one button on the left and two on the right, with all corrections. Drag slowly, and the \
        right strip shows; tap More; flick the row shut. Look at the last drag to the side: it leads from the left strip to the \
        right one at once, with one notice. The row closes when the table scrolls. The lines below say what has happened, and how the row reports it, its id at the end; buttons count from the \
        outermost, so `didPress.trailing.1.2` is the inner button of the row with id 2.
        """,
        Markdown.figure(
          "UtilityButtonsFilmstrip.svg", "Six moments of the same scene: drag, right, press, flick, left, right"),
      ])
  }

  var behaviourFigures: [Document] {
    let recording = Self.recording
    let moving = recording.animation(
      title: "UtilityButtons in motion",
      description: """
        A finger drags the third row of a table to the left, over two buttons, More and Delete, and presses \
        More. It flicks the row shut, drags it to the right, over Flag, and from there to the left over both \
        other buttons, and scrolls the table, which closes the row.
        """,
      still: 1.05)
    let strip = recording.filmstrip(
      [
        .init(time: 0.95, caption: "dragged"), .init(time: 2, caption: "right"),
        .init(time: 2.5, caption: "More pressed"), .init(time: 4.2, caption: "flicked shut"),
        .init(time: 6.6, caption: "left"), .init(time: 8.6, caption: "and right at once"),
      ],
      part: LayoutRect(0, 88, 320, 44), title: "UtilityButtons in six moments",
      description: """
        A row dragged, with its right strip, with a button pressed, flicked shut, with its left strip, and with \
        its right strip again.
        """)
    return [.figure("UtilityButtons.svg", moving), .figure("UtilityButtonsFilmstrip.svg", strip)]
  }

  /// The same drag by pan and by a scroll view's reports.
  func twoWays() throws -> Section {
    let ways = TwoWays(row: Self.row(), module: design.folder)
    typealias Drag = TwoWays<UtilityButtons>.Drag
    return Section(
      .twoWays,
      [
        """
        By `pan` the row holds the scroll view's physics itself: rubber band, and the offset that it would \
        glide to, contentOffset and v d / (1 - d) / 1000 with d = \(number3(ScrollPhysics.decelerationRate)), \
        between 0 and P. By `scroll` a real scroll view has them, reports, and is answered where to rest. \
        Below, both get the same drag, and the same target comes out; the page is not made if they differ. \
        A contentOffset stands before the arrow, the target after it.
        """,
        try ways.trace(Drag(name: "slow", translations: [0, -20, -80, -160, -220, -240, -180, -120])),
        "And how other releases end, the finger's velocity in points per second to the right:",
        try ways.targets([
          Drag(name: "slow, short of half", translations: [0, -40, -80]),
          Drag(name: "at 100 to the left: it would glide over half", translations: [0, -30, -60], velocity: -100),
          Drag(name: "a flick of 500 to the right", translations: [0, 4, 8], velocity: 500),
          Drag(name: "a flick of 499: it would glide to 0", translations: [0, 4, 8], velocity: 499),
          Drag(name: "rubber band", translations: [0, 150, 300]),
        ]),
      ])
  }

  /// The row while a finger has dragged it half open.
  private static var hierarchyFrame: LayerList {
    var table = table(height: 480)
    let finger = FingerPath(start: 0, from: Vector(270, 22), to: Vector(140, 26), duration: 0.4)
    table.play(finger.touches().dropLast())
    table.draw(at: Time(finger.end))
    return table.frame
  }

  var viewHierarchy: Section {
    Section(
      .viewHierarchy,
      [
        """
        Item #1 while a finger has dragged it open in part, in the form of UIKit's private \
        `recursiveDescription`. The strips' x follow the contentOffset, so that they stand still; buttons \
        count from the left of their strip.
        """,
        Markdown.block(Self.hierarchyFrame.recursiveDescription(of: RowID(0))),
        Markdown.figure("UtilityButtonsCell.svg", "The cell open in part, in a table of closed ones"),
      ])
  }

  var hierarchyFigure: Document {
    .figure(
      "UtilityButtonsCell.svg",
      stillPicture(
        Self.hierarchyFrame.layers, part: LayoutRect(0, 0, 320, 132), title: "The cell of UtilityButtons",
        description: "Three rows. The first is dragged to the left and shows a part of More, and Delete."))
  }

  /// A drag far beyond the buttons: press, deletion and update in one event.
  var fullSwipe: Section {
    let row = Self.row(fullSwipe: true)
    var table = HeadlessTable(SwipeList(of: row, count: 4), width: 320, height: 176)
    var trace = ListTrace<UtilityButtons>()
    trace.add("at first", .none, table)
    let half = FingerPath(start: 2, from: Vector(300, 66), to: Vector(110, 66), duration: 0.5)
    let fromOpen = FingerPath(start: 4, from: Vector(100, 66), to: Vector(50, 66), duration: 0.5)
    let flick = FingerPath(start: 0, from: Vector(300, 66), to: Vector(100, 66), duration: 0.16, lifts: 0.4)
    for (finger, words) in [(flick, "flung"), (half, "slowly"), (fromOpen, "slowly, from open")] {
      let touches = finger.touches()
      var effects = table.play(touches.dropLast())
      // The row is still held: where the content has really come.
      let offset = table.list.row(RowID(1)).offset(at: Time(finger.end))
      effects.add(table.play(touches.suffix(1)))
      trace.add("Item #2 to \(number(offset)), \(words)", effects, table)
      if words == "flung" { table.perform("close", on: RowID(1), at: Time(finger.end + 0.8)) }
    }
    return Section(
      .fullSwipe,
      [
        """
        Neither original has it; `SwipeOptions(fullSwipe: true)` switches it on, here as in the other designs. The content then follows the finger one to one, \
        up to the row's width, and Delete grows with it. When the finger lets go and has brought it to \
        \(number(SwipeOptions.defaultFullSwipePart)) of the row, \(number(SwipeOptions.defaultFullSwipePart * 320)) of 320 \
        points, and \(number(SwipeOptions.defaultFullSwipeMargin)) points beyond the buttons, here \
        \(number(row.rightWidth + SwipeOptions.defaultFullSwipeMargin)), the outermost action is pressed, from closed or \
        from open. Where a real scroll view drives the row, its rubber band is taken off first, so that the same \
        finger does the same. Momentum alone never does it, and a flick back calls it off. Here the action is \
        destructive, so the list removes item and row in one update, in ranges, by UIKit's rule for batch updates. \
        Places are offsets.
        """,
        trace.table,
        Markdown.figure("UtilityButtonsFullSwipe.svg", "A row dragged far beyond its buttons, before it is let go"),
      ])
  }

  /// The row under a finger that is about to perform Delete.
  var fullSwipeFigure: Document {
    var table = HeadlessTable(SwipeList(of: Self.row(fullSwipe: true), count: 3), width: 320, height: 132)
    _ = table.play(FingerPath(start: 0, from: Vector(310, 22), to: Vector(70, 22), duration: 0.5).touches().dropLast())
    table.draw(at: Time(1))
    return .figure(
      "UtilityButtonsFullSwipe.svg",
      stillPicture(
        table.frame.layers, part: LayoutRect(0, 0, 320, 132), title: "A full swipe",
        description: "Three rows. The content of the first is dragged 230 points to the left, beyond More and Delete."))
  }
}
