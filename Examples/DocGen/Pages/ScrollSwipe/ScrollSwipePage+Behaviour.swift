import HeadlessTable
import ScrollSwipe

extension ScrollSwipePage {
  /// The gesture of the moving picture: both sides, a press, a tap, the rubber band, and scrolling; it ends as it
  /// begins.
  private static var recording: Recording {
    let row = 110.0  // the third row's middle: 2.5 × 44
    let other = 198.0  // the fifth row's: 4.5 × 44
    return Recording(
      HeadlessTable(SwipeList(of: Self.row(), titles: FilmTitles.rows), width: 320, height: 352),
      fingers: [
        FingerPath(start: 0.6, from: Vector(110, row - 4), to: Vector(222, row + 6), duration: 0.62),
        .press(at: Vector(38, row), start: 2.4, duration: 0.22),
        FingerPath(start: 4, from: Vector(262, other), to: Vector(142, other + 4), duration: 0.3, lifts: 0.45),
        .press(at: Vector(110, other), start: 5.8, duration: 0.12),
        FingerPath(start: 7.2, from: Vector(60, row + 4), to: Vector(292, row - 4), duration: 0.7),
        FingerPath(start: 9.2, from: Vector(190, 290), to: Vector(204, 118), duration: 0.5, lifts: 0.7),
        FingerPath(start: 11.4, from: Vector(196, 120), to: Vector(186, 330), duration: 0.5, lifts: 0.72),
      ],
      duration: 13.6)
  }

  var behaviourFigures: [Document] {
    let recording = Self.recording
    let moving = recording.animation(
      title: "ScrollSwipe in motion",
      description: """
        A finger drags the third row of a table to the right, over two buttons, Yes and No. It presses Yes, \
        flicks the fifth row to the left, which closes the third, and taps it closed. It drags the third row \
        beyond its buttons, and scrolls the table, which closes the row.
        """,
      still: 1.05)
    let strip = recording.filmstrip(
      [
        .init(time: 0.95, caption: "dragged"), .init(time: 2, caption: "open"),
        .init(time: 2.5, caption: "Yes pressed"), .init(time: 4.25, caption: "a flick"),
        .init(time: 7.85, caption: "rubber band"), .init(time: 9.38, caption: "closes as it scrolls"),
      ],
      part: LayoutRect(0, 88, 320, 132), title: "ScrollSwipe in six moments",
      description: """
        A row dragged, open, with a button pressed; another one flicked open as the first closes; the first \
        beyond its buttons; closing while the table scrolls.
        """)
    return [.figure("ScrollSwipe.svg", moving), .figure("ScrollSwipeFilmstrip.svg", strip)]
  }

  /// The row while a finger has dragged it half open.
  static var hierarchyFrame: LayerList {
    var table = table(height: 480)
    let finger = FingerPath(start: 0, from: Vector(60, 22), to: Vector(160, 26), duration: 0.4)
    table.play(finger.touches().dropLast())
    table.draw(at: Time(finger.end))
    return table.frame
  }

  var hierarchyFigure: Document {
    .figure(
      "ScrollSwipeCell.svg",
      stillPicture(
        Self.hierarchyFrame.layers, part: LayoutRect(0, 0, 320, 132), title: "The cell of ScrollSwipe",
        description: "Three rows. The first is dragged to the right and shows Yes and a part of No."))
  }
}
