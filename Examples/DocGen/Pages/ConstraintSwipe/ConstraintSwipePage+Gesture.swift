import ConstraintSwipe
import HeadlessTable

extension ConstraintSwipePage {
  /// A finger that opens a row, and which row that is.
  private static let finger = FingerPath(start: 0, from: Vector(262, 106), to: Vector(142, 114), duration: 0.35)
  private static let touched = RowID(2)

  /// What the finger does.
  static let run = FingerRun(finger, on: touched, of: table(height: 480))

  /// The first moment at which a release opens the row.
  private static var opening: FingerRun<ConstraintSwipe>.Sample { run.first { $0.fate == .open(.trailing) } }

  /// The offset from which on a release opens the closed row.
  private static var threshold: Double { 0 - edges(from: .closed)[0].value }

  /// The gesture on one time axis.
  static let gesture: DrawnFigure = {
    let (width, farthest) = (row().buttonTotalWidth, run.farthest.offset)
    let lane = GestureTimeline.Lane(
      name: "points to the right", curves: run.curves,
      levels: [
        .init(value: 0, words: "closed"), .init(value: threshold, words: "half of Button 1 shows"),
        .init(value: -width, words: "both buttons show"), .init(value: farthest, words: "the bounce"),
      ], top: 10, bottom: farthest - 20, ticks: [0, threshold, -width, farthest])
    return run.timeline(lane, [run.doing, run.fates { $0 == .closed ? "closed" : "open" }]).figure(
      "ConstraintSwipeTimeline.svg", title: "One gesture of ConstraintSwipe",
      alt: """
        The finger touches, and the row follows from \(wholeMilliseconds(run.taken.time)) on; from \
        \(wholeMilliseconds(opening.time)) on a release would open it. The finger lifts at \
        \(wholeMilliseconds(run.lifted.time)), \(number(-run.way(of: run.lifted))) points from where it touched; the row \
        is at \(number(run.lifted.offset)), runs on to \(number(farthest)) at \(wholeMilliseconds(run.farthest.time)), and rests \
        at \(number(run.settled.offset)) from \(wholeMilliseconds(run.settled.time)) on.
        """)
  }()

  /// One gesture: the picture, what to see in it, and the numbers.
  var trace: Section {
    let run = Self.run
    return Section(
      .trace,
      [
        """
        You put a finger on a closed row, pull it to the left, and let go. Here is such a gesture, played to the engine: the \
        finger goes softly from \(number(Self.finger.from.x)) to \(number(Self.finger.to.x)) in \
        \(wholeMilliseconds(run.lifted.time)), a little downward.
        """,
        Self.gesture.markdown,
        """
        *Look at the solid line after the finger has gone: it runs past its target and comes back. And compare the two bands: \
        whether the row opens is decided long before it gets there.*
        """,
        Markdown.list([
          run.press, run.follow,
          """
          **Release.** At \(wholeMilliseconds(Self.opening.time)) the row is at \(number(Self.opening.offset)), and more than \
          half of the outer button shows, which is \(number(-Self.threshold)): from here on the row opens if you let go. You \
          do so at \(wholeMilliseconds(run.lifted.time)). The row reports it at once, while its content is still on its way, \
          because the decision is made.
          """,
          """
          **Settle.** The content runs from \(number(run.lifted.offset)) to \(number(run.farthest.offset)), \
          \(number(-run.farthest.offset - Self.row().buttonTotalWidth)) points too far, and comes back to \
          \(number(run.settled.offset)), where it rests at \(wholeMilliseconds(run.settled.time)). Each way takes \
          \(wholeMilliseconds(milliseconds(ConstraintSwipe.snapLeg))), however far it is.
          """,
        ]),
      ]
        + Markdown.folded(
          "The same in numbers, at every second frame",
          [
            "`left` is the offset, `right` the article's other constraint.",
            FingerTrace(table: Self.table(height: 480), row: Self.touched, finger: Self.finger, ticks: 36).table([
              ("left", { number($0.left(at: $1)) }), ("right", { number($0.right(at: $1)) }),
            ]),
          ]))
  }
}
