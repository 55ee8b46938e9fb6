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

  /// The numbers of the gesture.
  var trace: Marks {
    let run = Self.run
    var marks = run.followed
    marks += [
      "from": number(Self.finger.from.x), "to": number(Self.finger.to.x),
      "missing": number((run.settled.offset - run.lifted.offset).magnitude),
      "opening offset": number(Self.opening.offset), "half": number(Self.row().rightWidth / 2),
      "lifted": wholeMilliseconds(run.lifted.time), "lifted offset": number(run.lifted.offset),
      "shown when lifted": number(-run.lifted.offset), "settled": wholeMilliseconds(run.settled.time),
      "settled offset": number(run.settled.offset), "arrived": wholeMilliseconds(run.arrived.time),
      "table gesture": FingerTrace(table: Self.table(height: 480), row: Self.touched, finger: Self.finger, ticks: 50)
        .table([
          (Markdown.name("contentOffset"), { number($0.contentOffset(at: $1)) }),
          (say("state"), { row, _ in say(row.cellState.rawValue) }),
        ]),
    ]
    marks.quote("alt gesture", Self.gesture.alt)
    return marks
  }
}
