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

  /// The numbers of the gesture.
  var trace: Marks {
    let run = Self.run
    var marks = run.followed
    marks += [
      "from": number(Self.finger.from.x), "to": number(Self.finger.to.x),
      "opening": wholeMilliseconds(Self.opening.time), "opening offset": number(Self.opening.offset),
      "lifted": wholeMilliseconds(run.lifted.time), "lifted offset": number(run.lifted.offset),
      "farthest": number(run.farthest.offset), "settled": wholeMilliseconds(run.settled.time),
      "settled offset": number(run.settled.offset),
      "table gesture": FingerTrace(table: Self.table(height: 480), row: Self.touched, finger: Self.finger, ticks: 36)
        .table([
          (say("left"), { number($0.left(at: $1)) }), (say("right"), { number($0.right(at: $1)) }),
        ]),
    ]
    marks.quote("alt gesture", Self.gesture.alt)
    return marks
  }
}
