import ArticleForm
import ExpandableTable
import HeadlessTable

extension ExpandableTablePage {
  /// A tap on the first question of the form.
  private static let finger = FingerPath.press(at: Vector(90, 44), start: 0, duration: 0.12)
  private static let (question, firstField, lastField, nextQuestion) = (RowID(0), RowID(1), RowID(2), RowID(3))

  /// What the tap does.
  static func run() throws -> ListRun<ExpandableTable> {
    ListRun(finger, on: HeadlessTable(try ArticleForm().table, width: 320, height: 416))
  }

  /// How far the next question is seen below this one, in points.
  private static func room(_ moment: ListRun<ExpandableTable>.Moment) -> Double {
    let list = moment.table.list
    guard let above = list.place(of: question, at: moment.now), let below = list.place(of: nextQuestion, at: moment.now)
    else { return 0 }
    return below.top - above.top - above.height
  }

  /// The opacity of the fields, 0 where they do not show.
  private static func opacity(_ moment: ListRun<ExpandableTable>.Moment) -> Double {
    moment.table.list.place(of: firstField, at: moment.now)?.alpha ?? 0
  }

  /// The gesture on one time axis.
  static func gesture() throws -> DrawnFigure {
    let run = try run()
    let room = run.moments.map(Self.room).max() ?? 0
    let rooms = GestureTimeline.Lane(
      name: "points between Full name and Date of birth",
      curves: [run.curve("the room for the fields", .row, Self.room)],
      levels: [.init(value: 0, words: "folded"), .init(value: room, words: "two fields")], top: room + 12, bottom: -15,
      height: 110, ticks: [0, room])
    let opacities = GestureTimeline.Lane(
      name: "opacity of the fields", curves: [run.curve("First name and Last name", .row, opacity)], levels: [],
      top: 1.1, bottom: -0.1, height: 60, ticks: [0, 1])
    let touch = run.band("the finger is") {
      $0.finger != nil && $0.time < run.lifted ? "down" : "up"
    } look: {
      $0 == "down" ? .other : .plain
    }
    let state = run.band("Full name is") {
      $0.table.list.isExpanded(question) ? "expanded" : "collapsed"
    } look: {
      $0 == "expanded" ? .chosen : .kept
    }
    let count = run.band("rows that show") { moment in
      let list = moment.table.list
      return number(Double((0..<list.sectionCount).reduce(0) { $0 + list.rowCount(inSection: $1) }))
    } look: { _ in
      .content
    }
    return GestureTimeline(
      duration: run.duration,
      marks: [
        .init(time: 0, words: "finger down, 0"),
        .init(time: run.lifted, words: "finger lifts, \(number(run.lifted.rounded()))"),
        .init(time: run.settled, words: "settled, \(number(run.settled.rounded()))"),
      ], lanes: [rooms, opacities], bands: [touch, state, count], notices: run.notices
    ).figure(
      "ExpandableTableTimeline.svg", title: "One tap on ExpandableTable",
      alt: """
        A finger touches Full name and lifts at \(wholeMilliseconds(run.lifted)). At once the row is expanded, and it is \
        reported. Then the rows below move down by \(number(room)) points, and two fields fade in, until \
        \(wholeMilliseconds(run.settled)).
        """)
  }

  /// The numbers of the gesture.
  func trace() throws -> Marks {
    let run = try Self.run()
    let lifted = run.first { !$0.effects.notices.isEmpty }
    let room = run.moments.map(Self.room).max() ?? 0
    let half = run.first { Self.room($0) >= room / 2 }
    let frames = stride(from: 0, to: run.moments.count, by: 8).map { run.moments[$0] }
    var marks: Marks = [
      "lifted": wholeMilliseconds(run.lifted), "slop": number(TableOptions.defaultSlop),
      "update": Markdown.series(
        Words.english.saying(lifted.effects.update.words).split(separator: "<br>").map { "`\($0)`" }),
      "room": number(room), "half room": wholeMilliseconds(half.time), "settled": wholeMilliseconds(run.settled),
      "table gesture": Markdown.table(
        ["ms"] + ["finger", "room", "opacity", "reported"].map { say($0) },
        frames.map { moment in
          [
            number(moment.time.rounded()), moment.time < run.lifted ? say("down") : "–", number(Self.room(moment)),
            number(Self.opacity(moment)),
            run.notices.filter { $0.time <= moment.time && $0.time > moment.time - 1000 / 30 }.map {
              Markdown.notice($0.words)
            }.joined(separator: "<br>"),
          ]
        }),
    ]
    marks.quote("alt gesture", try Self.gesture().alt)
    return marks.adding(try Self.filledForm())
  }
}
