import HeadlessTable
import ScrollSwipe

extension ScrollSwipePage {
  /// A finger that drags a row open, farther than its buttons reach, and which row that is.
  private static let finger = FingerPath(start: 0, from: Vector(90, 106), to: Vector(330, 114), duration: 0.45)
  private static let touched = RowID(2)

  /// What the finger does.
  static let run = FingerRun(finger, on: touched, of: table(height: 480))

  /// The first moment at which a release opens the row.
  private static var opening: FingerRun<ScrollSwipe>.Sample { run.first { $0.fate == .open(.leading) } }

  /// How far both buttons reach, in points.
  private static var inset: Double { row().contentInset.leading }

  /// How far the finger has dragged beyond the buttons when it lifts, in points.
  private static var beyond: Double { run.way(of: run.lifted) - TableOptions.defaultSlop - inset }

  /// The gesture on one time axis.
  static let gesture: DrawnFigure = {
    let top = run.way(of: run.lifted)
    let lane = GestureTimeline.Lane(
      name: "points to the right", curves: run.curves,
      levels: [
        .init(value: 0, words: "closed"), .init(value: inset / 2, words: "half of the buttons"),
        .init(value: inset, words: "Yes and No show"),
      ], top: top + 10, bottom: -15, ticks: [0, inset, inset / 2, top])
    return run.timeline(lane, [run.doing, run.fates { $0 == .closed ? "closed" : "open" }]).figure(
      "ScrollSwipeTimeline.svg", title: "One gesture of ScrollSwipe",
      alt: """
        The finger touches, and the row follows from \(wholeMilliseconds(run.taken.time)) on; from \
        \(wholeMilliseconds(opening.time)) on, at \(number(opening.offset)) points, a release would open it. The finger lifts \
        at \(wholeMilliseconds(run.lifted.time)), \(number(top)) points from where it touched; the row is at \
        \(number(run.lifted.offset)), glides back, and rests at \(number(run.settled.offset)) from \
        \(wholeMilliseconds(run.settled.time)) on.
        """)
  }()

  /// One gesture: the picture, what to see in it, and the numbers.
  var trace: Section {
    let run = Self.run
    return Section(
      .trace,
      [
        """
        You pull a closed row to the right, farther than its buttons reach, and let go. Here is such a gesture, played to the \
        engine: the finger goes softly from \(number(Self.finger.from.x)) to \(number(Self.finger.to.x)) in \
        \(wholeMilliseconds(run.lifted.time)).
        """,
        Self.gesture.markdown,
        """
        *Look at where the lines part: up to \(number(Self.inset)) the row keeps its distance to your finger; beyond, it falls \
        back farther and farther, because the rubber band holds it.*
        """,
        Markdown.list([
          run.press,
          run.follow + """
             When the finger lifts, it has dragged \(number(Self.beyond)) points beyond the buttons, and the content has come \
            \(number(run.lifted.offset - Self.inset)) of them, because the rubber band gives about half.
            """,
          """
          **Release.** From \(wholeMilliseconds(Self.opening.time)) on the row opens if you let go, though it is only at \
          \(number(Self.opening.offset)) and half of the buttons is \(number(Self.inset / 2)): your finger is faster than \
          \(number(ScrollSwipe.openVelocity)) points per second, and that counts as a flick. You let go at \
          \(wholeMilliseconds(run.lifted.time)), slowly, but far beyond half. The row reports it at once.
          """,
          """
          **Settle.** There is no bounce, because a scroll view comes back by itself: the content glides from \
          \(number(run.lifted.offset)) to \(number(run.settled.offset)), slowly at first and at the end. From \
          \(wholeMilliseconds(run.arrived.time)) on it is less than half a point away, so you see it rest; it does at \
          \(wholeMilliseconds(run.settled.time)).
          """,
        ]),
      ]
        + Markdown.folded(
          "The same in numbers, at every second frame",
          [
            """
            `left` and `right` are the x of the containers in the scroll view's content: leftView's is the contentOffset, \
            rightView's is 320 - 100 + contentOffset, so both stand still on the screen.
            """,
            FingerTrace(table: Self.table(height: 480), row: Self.touched, finger: Self.finger, ticks: 48).table([
              (Markdown.name("contentOffset"), { number($0.contentOffset(at: $1)) }),
              ("left, right", { number($0.leftView(at: $1).x) + ", " + number($0.rightView(at: $1).x) }),
            ]),
          ]))
  }
}
