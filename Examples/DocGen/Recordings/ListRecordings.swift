import HeadlessTable
import InteractionCore
import InteractionReplay

/// Recorded scripts for a list without buttons: fingers on a table, and the same changes by gestures and by plain actions.
enum ListRecordings {
  /// The scripts, in the order of the page.
  static func scripts() throws -> [RecordedScript] {
    [
      RecordedScript(
        "gesture-list-swipes",
        try fingers(
          [
            FingerRecording(start: Vector(60, 76), strokes: [.init(to: Vector(250, 80), duration: 0.6)], seed: 41),
            FingerRecording(start: Vector(262, 126), strokes: [.init(to: Vector(140, 122), duration: 0.5)], seed: 42),
            FingerRecording(start: Vector(280, 176), strokes: [.init(to: Vector(70, 180), duration: 0.5)], seed: 43),
          ], then: [undo, undo])),
      RecordedScript(
        "gesture-list-pull",
        try fingers(
          [
            FingerRecording(start: Vector(160, 60), strokes: [.init(to: Vector(166, 200), duration: 0.7)], seed: 44)
          ], then: [edit("Feed the cat"), endEditing])),
      RecordedScript(
        "gesture-list-pinch",
        try fingers(
          [
            FingerRecording(start: Vector(140, 80), strokes: [.init(to: Vector(132, 40), duration: 0.6)], seed: 45),
            FingerRecording(start: Vector(200, 122), strokes: [.init(to: Vector(206, 164), duration: 0.6)], seed: 46),
            FingerRecording(start: Vector(60, 200), strokes: [.init(to: Vector(60, 240), duration: 0.4)], seed: 47),
          ], atOnce: true, then: [edit("Write to Anna"), endEditing, undo, undo])),
      RecordedScript(
        "gesture-list-hold",
        try fingers(
          [
            FingerRecording(
              start: Vector(160, 75),
              strokes: [
                .init(to: Vector(166, 470), duration: 0.9, rest: 0.6),
                .init(to: Vector(160, 300), duration: 0.5, rest: 1.5),
              ], seed: 48)
          ], items: (1...40).map { "Item #\($0)" }, then: [undo])),
      RecordedScript("gesture-list-by-gestures", .list(try setup(), dayByGestures)),
      RecordedScript("gesture-list-by-actions", .list(try setup(), dayByActions)),
    ]
  }

  private static func setup(_ items: [String] = GestureListPage.texts) throws -> ListSetup {
    try ListSetup(.gestureList, ["items": .array(items.map { .string($0) })])
  }

  /// Returns a script of fingers on a table, one after the other or all at once, and then of other events half a second
  /// apart.
  private static func fingers(
    _ touches: [FingerRecording], atOnce: Bool = false, items: [String] = GestureListPage.texts,
    then others: [TableStep]
  ) throws -> Script {
    var events: [Timed<TableStep>] = []
    var end = 0.0
    for (number, touch) in touches.enumerated() {
      let reports = touch.touches(at: atOnce ? Double(number) * 0.02 : end, finger: number)
      events += reports
      end = FingerRecording.milliseconds((reports.last?.at.seconds ?? 0) + 0.6)
      if !atOnce { events.append(Timed(end, .list(.wait))) }
    }
    // Sort by time, keeping the order of simultaneous reports.
    let sorted = events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
    var last = max(end, sorted.last?.at.seconds ?? 0)
    let rest = (others + [.list(.wait)]).map { other in
      last = FingerRecording.milliseconds(last + 0.5)
      return Timed(last, other)
    }
    return .table(TableSetup(try setup(items)), sorted + rest)
  }

  // MARK: Events

  private static let endEditing = TableStep.endEditing
  private static let undo = TableStep.undo

  private static func edit(_ text: String) -> TableStep { .custom("edit", ["text": .string(text)]) }

  private static func swipe(_ row: Int, _ phase: PanPhase, _ translation: Vector = .zero) -> TableStep {
    .list(.gesture(.pan(RowID(row), PanSample(phase, translation: translation))))
  }

  private static func pull(_ phase: PanPhase, _ contentOffset: Double) -> TableStep {
    .list(.gesture(.pull(phase, contentOffset: contentOffset)))
  }

  private static func pinch(_ phase: PanPhase, _ upper: Double, _ lower: Double) -> TableStep {
    .list(.gesture(.pinch(phase, FingerPair(upper, lower), contentOffset: 0)))
  }

  private static func hold(_ phase: PanPhase, _ y: Double) -> TableStep {
    .list(.gesture(.hold(phase, y: y, contentOffset: 0)))
  }

  private static let dayByGestures: [Timed<TableStep>] = [
    Timed(0, pull(.began, 0)), Timed(0.2, pull(.changed, -40)), Timed(0.4, pull(.ended, -60)),
    Timed(1, edit("Feed the cat")), Timed(1.5, endEditing), Timed(2, swipe(0, .began)),
    Timed(2.2, swipe(0, .changed, Vector(180, 4))), Timed(2.3, swipe(0, .ended, Vector(180, 4))),
    Timed(3, swipe(2, .began)), Timed(3.2, swipe(2, .ended, Vector(-190, 3))), Timed(4, hold(.began, 225)),
    Timed(4.4, hold(.changed, 90)), Timed(4.6, hold(.ended, 10)), Timed(5, pinch(.began, 125, 175)),
    Timed(5.2, pinch(.changed, 90, 205)), Timed(5.4, pinch(.ended, 90, 205)), Timed(6, edit("Write to Anna")),
    Timed(6.5, endEditing), Timed(8, .list(.wait)),
  ]

  private static let dayByActions: [Timed<TableStep>] = [
    Timed(0, .perform("add")), Timed(1, edit("Feed the cat")), Timed(1.5, endEditing),
    Timed(2, .list(.perform("complete", on: RowID(0)))), Timed(3, .list(.perform("delete", on: RowID(2)))),
    Timed(4, .list(.perform("moveToTop", on: RowID(4)))), Timed(5, .list(.perform("addBelow", on: RowID(0)))),
    Timed(6, edit("Write to Anna")), Timed(6.5, endEditing), Timed(8, .list(.wait)),
  ]
}
