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
  func twoWays() throws -> Marks {
    let ways = TwoWays(row: Self.row(), module: design.folder)
    typealias Drag = TwoWays<UtilityButtons>.Drag
    return [
      "deceleration rate": number3(ScrollPhysics.decelerationRate),
      "table two ways": try ways.trace(
        Drag(name: "slow", translations: [0, -20, -80, -160, -220, -240, -180, -120])),
      "table targets": try ways.targets([
        Drag(name: say("slow, short of half"), translations: [0, -40, -80]),
        Drag(name: say("100 to the left: it would glide over half"), translations: [0, -30, -60], velocity: -100),
        Drag(name: say("a flick of 500 to the right"), translations: [0, 4, 8], velocity: 500),
        Drag(name: say("499 to the right, no flick: it would glide to 0"), translations: [0, 4, 8], velocity: 499),
        Drag(name: say("rubber band"), translations: [0, 150, 300]),
      ]),
    ]
  }

  /// The row while a finger has dragged it half open.
  static var hierarchyFrame: LayerList {
    var table = table(height: 480)
    let finger = FingerPath(start: 0, from: Vector(270, 22), to: Vector(140, 26), duration: 0.4)
    table.play(finger.touches().dropLast())
    table.draw(at: Time(finger.end))
    return table.frame
  }

  var hierarchyFigure: Document {
    .figure(
      "UtilityButtonsCell.svg",
      stillPicture(
        Self.hierarchyFrame.layers, part: LayoutRect(0, 0, 320, 132), title: "The cell of UtilityButtons",
        description: "Three rows. The first is dragged to the left and shows a part of More, and Delete."))
  }

  /// A drag far beyond the buttons: press, deletion and update in one event.
  var fullSwipe: Marks {
    let row = Self.row(fullSwipe: true)
    var table = HeadlessTable(SwipeList(of: row, count: 4), width: 320, height: 176)
    var trace = ListTrace<UtilityButtons>()
    trace.add(say("at first"), .none, table)
    let half = FingerPath(start: 2, from: Vector(300, 66), to: Vector(110, 66), duration: 0.5)
    let fromOpen = FingerPath(start: 4, from: Vector(100, 66), to: Vector(50, 66), duration: 0.5)
    let flick = FingerPath(start: 0, from: Vector(300, 66), to: Vector(100, 66), duration: 0.16, lifts: 0.4)
    for (finger, words) in [(flick, "flung"), (half, "slowly"), (fromOpen, "slowly, from open")] {
      let touches = finger.touches()
      var effects = table.play(touches.dropLast())
      // The row is still held: where the content has really come.
      let offset = table.list.row(RowID(1)).offset(at: Time(finger.end))
      effects.add(table.play(touches.suffix(1)))
      trace.add(say("$1 to $2, " + words, "Item #2", number(offset)), effects, table)
      if words == "flung" { table.perform("close", on: RowID(1), at: Time(finger.end + 0.8)) }
    }
    return [
      "full swipe part": number(SwipeOptions.defaultFullSwipeFraction),
      "full swipe points": number(SwipeOptions.defaultFullSwipeFraction * 320),
      "full swipe margin": number(SwipeOptions.defaultFullSwipeMargin),
      "full swipe least": number(row.rightWidth + SwipeOptions.defaultFullSwipeMargin),
      "table full swipe": trace.table,
    ]
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
