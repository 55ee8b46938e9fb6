import GestureList
import HeadlessTable

extension GestureListPage {
  /// A finger that rests on the second row and carries it down two places.
  private static let finger = FingerPath(
    start: 0, from: Vector(160, 75), to: Vector(164, 160), duration: 0.45, rests: 0.8)
  private static let touched = RowID(1)

  /// What the finger does.
  static let run = ListRun(finger, on: table())

  /// The row as the finger holds it, or as it sinks.
  private static func lifted(_ moment: ListRun<GestureList>.Moment) -> GestureList.Lifted? {
    moment.table.list.lifted(contentOffset: moment.table.contentOffset(at: moment.now), at: moment.now)
  }

  /// The first moment at which the row has a place.
  static func reached(_ place: Int) -> ListRun<GestureList>.Moment {
    run.first { $0.table.list.position(of: touched)?.row == place }
  }

  /// The middle of a row, as it is seen.
  private static func middle(of row: RowID, _ moment: ListRun<GestureList>.Moment) -> Double? {
    moment.table.list.appearance(of: row, at: moment.now).map { $0.frame.y + $0.frame.height / 2 }
  }

  /// The moment at which the row rises, and the one at which it has risen.
  private static var rises: ListRun<GestureList>.Moment { run.first { $0.table.list.liftedRow == touched } }
  private static var risen: ListRun<GestureList>.Moment {
    run.first { lifted($0)?.scale == GestureList.liftedScale }
  }

  /// The gesture on one time axis.
  static let gesture: DrawnFigure = {
    let heights = GestureTimeline.Lane(
      name: "points from the top",
      curves: [
        run.curve("finger", .finger) { $0.finger?.y }, run.curve("the held row's middle", .row) { lifted($0)?.center },
        run.curve("middles of the two rows below", .neighbour) { middle(of: RowID(2), $0) },
        run.curve("", .neighbour) { middle(of: RowID(3), $0) },
      ],
      levels: holdEdges.dropFirst().prefix(2).map {
        .init(value: $0.value, words: "a finger below this: place \($0.above)")
      }, top: 40, bottom: 195, height: 170, ticks: [75, 125, 175, 100, 150])
    let scales = GestureTimeline.Lane(
      name: "scale of the held row", curves: [run.curve("scale", .row) { lifted($0)?.scale ?? 1 }], levels: [],
      top: 1.06, bottom: 0.99, height: 40, ticks: [1, GestureList.liftedScale])
    let doing = run.band("the row is") { moment in
      moment.table.list.liftedRow != nil ? "held" : lifted(moment) != nil ? "settling" : "resting"
    } look: {
      $0 == "held" ? .chosen : $0 == "settling" ? .other : .kept
    }
    let order = run.band("ids in order") { moment in
      moment.table.list.ids.map { String($0.rawValue) }.joined(separator: " ")
    } look: {
      $0 == "0 1 2 3 4" ? .plain : .content
    }
    let timeline = GestureTimeline(
      duration: run.duration,
      marks: [
        .init(time: 0, words: "finger down, 0"),
        .init(time: rises.time, words: "the row rises, \(number(rises.time.rounded()))"),
        .init(time: run.lifted, words: "finger lifts, \(number(run.lifted.rounded()))"),
        .init(time: run.settled, words: "settled, \(number(run.settled.rounded()))"),
      ], lanes: [heights, scales], bands: [doing, order], notices: run.notices)
    return timeline.figure(
      "GestureListTimeline.svg", title: "One gesture of GestureList",
      alt: """
        A finger rests at \(number(finger.from.y)) points from the top. At \(wholeMilliseconds(rises.time)) the row under it \
        rises, and has grown to \(number(GestureList.liftedScale)) by \(wholeMilliseconds(risen.time)). \
        The finger moves down to \(number(finger.to.y)); the row takes place \(reached(2).table.list.position(of: touched)?.row ?? 0) \
        at \(wholeMilliseconds(reached(2).time)) and place \(reached(3).table.list.position(of: touched)?.row ?? 0) at \
        \(wholeMilliseconds(reached(3).time)), and those that it passes move up. The finger lifts at \
        \(wholeMilliseconds(run.lifted)), and everything has settled at \(wholeMilliseconds(run.settled)).
        """)
  }()

  /// The numbers of the gesture.
  var trace: Marks {
    let run = Self.run
    let end = run.moments.last.flatMap { Self.middle(of: Self.touched, $0) } ?? 0
    var marks: Marks = [
      "from": number(Self.finger.from.y), "to": number(Self.finger.to.y), "rises": wholeMilliseconds(Self.rises.time),
      "lifted scale": number(GestureList.liftedScale), "risen": wholeMilliseconds(Self.risen.time),
      "second place": wholeMilliseconds(Self.reached(2).time),
      "third place": wholeMilliseconds(Self.reached(3).time),
      "shift": wholeMilliseconds(milliseconds(GestureList.shiftDuration)), "lifted": wholeMilliseconds(run.lifted),
      "end": number(end), "settled": wholeMilliseconds(run.settled), "table hold": Self.heldAndUndone,
    ]
    marks.quote("alt gesture", Self.gesture.alt)
    return marks
  }

  /// A hold through a table, touch by touch.
  private static var heldAndUndone: String {
    var table = table()
    var rows: [[String]] = []
    func state(_ time: Double, _ event: String, _ effects: ListEffects) {
      let lifted = table.list.lifted(contentOffset: table.contentOffset(at: Time(time)), at: Time(time))
      rows.append([
        number(time) + " s", event, lifted.map { number($0.center) } ?? "–", lifted.map { number3($0.scale) } ?? "–",
        table.list.ids.map { String($0.rawValue) }.joined(separator: " "),
        effects.notices.map { Markdown.notice($0.name) }.joined(separator: "<br>"),
      ])
    }
    func touch(_ time: Double, _ phase: TouchPhase, _ y: Double) {
      let effects = table.touch(TouchEvent(phase, location: Vector(160, y)), at: Time(time))
      state(time, say(phase.name) + " " + number(y), effects)
    }
    func wait(_ time: Double) { state(time, "–", table.advance(to: Time(time))) }
    touch(0, .down, 75)
    for time in [0.4, 0.5, 0.6, 0.75] { wait(time) }
    touch(0.9, .moved, 105)
    touch(1, .moved, 160)
    touch(1.1, .up, 160)
    for time in [1.2, 1.35] { wait(time) }
    let undone = table.edit(at: Time(2)) { $0.undo(at: Time(2)) }
    state(2, say("undo"), undone)
    return Markdown.table(
      ["time", "finger", "lifted row's centre", "scale", "ids in order", "reported"].map { say($0) }, rows)
  }
}
