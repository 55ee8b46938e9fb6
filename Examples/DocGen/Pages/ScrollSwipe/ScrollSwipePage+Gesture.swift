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

  /// The numbers of the gesture.
  var trace: Marks {
    let run = Self.run
    var marks = run.followed
    marks += [
      "from": number(Self.finger.from.x), "to": number(Self.finger.to.x), "beyond": number(Self.beyond),
      "beyond shown": number(run.lifted.offset - Self.inset), "opening": wholeMilliseconds(Self.opening.time),
      "opening offset": number(Self.opening.offset), "lifted": wholeMilliseconds(run.lifted.time),
      "lifted offset": number(run.lifted.offset), "settled": wholeMilliseconds(run.settled.time),
      "settled offset": number(run.settled.offset), "arrived": wholeMilliseconds(run.arrived.time),
      "table gesture": FingerTrace(table: Self.table(height: 480), row: Self.touched, finger: Self.finger, ticks: 48)
        .table([
          (Markdown.name("contentOffset"), { number($0.contentOffset(at: $1)) }),
          (say("left, right"), { number($0.leftViewFrame(at: $1).x) + ", " + number($0.rightViewFrame(at: $1).x) }),
        ]),
    ]
    marks.quote("alt gesture", Self.gesture.alt)
    return marks
  }
}
