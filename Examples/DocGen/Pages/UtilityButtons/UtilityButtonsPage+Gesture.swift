import HeadlessTable
import UtilityButtons

extension UtilityButtonsPage {
  /// A finger that opens a row to the right strip, and which row that is.
  private static let finger = FingerPath(start: 0, from: Vector(262, 106), to: Vector(142, 114), duration: 0.35)
  private static let touched = RowID(2)

  /// What the finger does.
  static let run = FingerRun(finger, on: touched, of: table(height: 480))

  /// The first moment at which a release opens the row.
  private static var opening: FingerRun<UtilityButtons>.Sample { run.first { $0.fate == .open(.trailing) } }

  /// The gesture on one time axis.
  static let gesture: DrawnFigure = {
    let width = row().rightWidth
    let lane = GestureTimeline.Lane(
      name: "points to the right", curves: run.curves,
      levels: [
        .init(value: 0, words: "center"), .init(value: -width / 2, words: "half of the right strip"),
        .init(value: -width, words: "right: the whole strip shows"),
      ], top: 10, bottom: -width - 20, ticks: [0, -width / 2, -width])
    let state = run.band("cellState") {
      $0.row.cellState.rawValue
    } look: {
      $0 == "center" ? .plain : .chosen
    }
    let fates = run.fates { rest in UtilityButtons.CellState.allCases.first { $0.rest == rest }?.rawValue ?? "" }
    return run.timeline(lane, [run.doing, state, fates]).figure(
      "UtilityButtonsTimeline.svg", title: "One gesture of UtilityButtons",
      alt: """
        The finger touches, and the row follows from \(wholeMilliseconds(run.taken.time)) on; already at \
        \(number(opening.offset)) points a release would lead to the right strip. The finger lifts at \(wholeMilliseconds(run.lifted.time)), \(number(-run.way(of: run.lifted))) points from where it \
        touched; the state changes at once, the row is at \(number(run.lifted.offset)), glides on, and rests at \
        \(number(run.settled.offset)) from \(wholeMilliseconds(run.settled.time)) on.
        """)
  }()

  /// One gesture: the picture, what to see in it, and the numbers.
  var trace: Section {
    let run = Self.run
    let half = Self.row().rightWidth / 2
    let missing = (run.settled.offset - run.lifted.offset).magnitude
    return Section(
      .trace,
      [
        """
        You pull a closed row to the left and let go. Here is such a gesture, played to the engine: the finger goes softly \
        from \(number(Self.finger.from.x)) to \(number(Self.finger.to.x)) in \(wholeMilliseconds(run.lifted.time)), a little \
        downward.
        """,
        Self.gesture.markdown,
        """
        *Look at `cellState` when the finger lifts: it changes at once, while the solid line still has \(number(missing)) points \
        to go.*
        """,
        Markdown.list([
          run.press, run.follow,
          """
          **Release.** A scroll view would not stop where you let go: it glides on, and where it would come to rest is what the \
          rule asks for. So already at \(number(Self.opening.offset)) the row opens if you let go, because at your finger's \
          speed it would glide beyond half of the strip, which is \(number(half)). You let go at \
          \(wholeMilliseconds(run.lifted.time)), when the finger hardly moves; now \(number(-run.lifted.offset)) points decide, \
          and they are more than half. `cellState` changes, and the row reports it.
          """,
          """
          **Settle.** The content glides from \(number(run.lifted.offset)) to \(number(run.settled.offset)), slowly at first \
          and at the end. From \(wholeMilliseconds(run.arrived.time)) on it is less than half a point away; it rests at \
          \(wholeMilliseconds(run.settled.time)). Whoever asks for the state in between gets the one that is decided, not the \
          one that shows.
          """,
        ]),
      ]
        + Markdown.folded(
          "The same in numbers, at every second frame",
          [
            "`contentOffset` is the left strip's width less the offset.",
            FingerTrace(table: Self.table(height: 480), row: Self.touched, finger: Self.finger, ticks: 50).table([
              (Markdown.name("contentOffset"), { number($0.contentOffset(at: $1)) }),
              ("state", { row, _ in row.cellState.rawValue }),
            ]),
          ]))
  }
}
