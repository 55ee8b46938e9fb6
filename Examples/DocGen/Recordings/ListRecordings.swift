import GestureList
import HeadlessTable
import InteractionCore
import InteractionReplay

/// The recorded gestures on a list without buttons, by fingers on a table, and a whole day by gestures and by actions.
enum ListRecordings {
  private static let items = ["Buy milk", "Water the plants", "Call Grandma", "Mend the bicycle", "Return the books"]
    .map { GestureList.Item($0) }

  /// The scripts with their files' names.
  static func scripts() -> [(name: String, summary: String, script: Script)] {
    [
      (
        "gesture-list-swipes", "A swipe that completes, one that is not far enough, and one that deletes; undone.",
        fingers(
          [
            FingerRecording(start: Vector(60, 76), strokes: [.init(to: Vector(250, 80), duration: 0.6)], seed: 41),
            FingerRecording(start: Vector(262, 126), strokes: [.init(to: Vector(140, 122), duration: 0.5)], seed: 42),
            FingerRecording(start: Vector(280, 176), strokes: [.init(to: Vector(70, 180), duration: 0.5)], seed: 43),
          ], then: [.undo, .undo])
      ),
      (
        "gesture-list-pull", "A pull beyond the top adds an item, and a text is typed.",
        fingers(
          [
            FingerRecording(start: Vector(160, 60), strokes: [.init(to: Vector(166, 200), duration: 0.7)], seed: 44)
          ], then: [.edit("Feed the cat"), .endEditing])
      ),
      (
        "gesture-list-pinch", "Two fingers on neighbouring rows move apart; a third one does not count.",
        fingers(
          [
            FingerRecording(start: Vector(140, 80), strokes: [.init(to: Vector(132, 40), duration: 0.6)], seed: 45),
            FingerRecording(start: Vector(200, 122), strokes: [.init(to: Vector(206, 164), duration: 0.6)], seed: 46),
            FingerRecording(start: Vector(60, 200), strokes: [.init(to: Vector(60, 240), duration: 0.4)], seed: 47),
          ], atOnce: true, then: [.edit("Write to Anna"), .endEditing, .undo, .undo])
      ),
      (
        "gesture-list-hold", "A finger rests, carries the row to the bottom, where the list scrolls, and back up.",
        fingers(
          [
            FingerRecording(
              start: Vector(160, 75),
              strokes: [
                .init(to: Vector(166, 470), duration: 0.9, rest: 0.6),
                .init(to: Vector(160, 300), duration: 0.5, rest: 1.5),
              ], seed: 48)
          ], items: (1...40).map { GestureList.Item("Item #\($0)") }, then: [.undo])
      ),
      ("gesture-list-by-gestures", "A day by gestures alone.", day(byGestures: true)),
      (
        "gesture-list-by-actions", "The same day by plain actions alone: the same items in the end.",
        day(byGestures: false)
      ),
    ]
  }

  /// Fingers one after the other, or at once, on a table, and then other events half a second apart.
  private static func fingers(
    _ touches: [FingerRecording], atOnce: Bool = false, items: [GestureList.Item] = items,
    then others: [GestureListStep]
  ) -> Script {
    var events: [Timed<GestureListStep>] = []
    var end = 0.0
    for (number, touch) in touches.enumerated() {
      let reports = touch.touches(at: atOnce ? Double(number) * 0.02 : end)
      events += reports.map { report in
        guard case .touch(let phase, _, let place) = report.event else { return Timed(report.at.seconds, .wait) }
        return Timed(report.at.seconds, .touch(phase, finger: number, at: place))
      }
      end = FingerRecording.milliseconds((reports.last?.at.seconds ?? 0) + 0.6)
      if !atOnce { events.append(Timed(end, .wait)) }
    }
    // Stable by time: reports of one finger stay in their order.
    let sorted = events.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
    var last = max(end, sorted.last?.at.seconds ?? 0)
    let rest = (others + [.wait]).map { other -> Timed<GestureListStep> in
      last = FingerRecording.milliseconds(last + 0.5)
      return Timed(last, other)
    }
    return .gestureList(GestureListSetup(items, host: .fingers()), sorted + rest)
  }

  private static func day(byGestures: Bool) -> Script {
    let gestures: [Timed<GestureListStep>] = [
      Timed(0, .pull(.began, contentOffset: 0)), Timed(0.2, .pull(.changed, contentOffset: -40)),
      Timed(0.4, .pull(.ended, contentOffset: -60)), Timed(1, .edit("Feed the cat")), Timed(1.5, .endEditing),
      Timed(2, .swipe(RowID(0), .began, translation: .zero)),
      Timed(2.2, .swipe(RowID(0), .changed, translation: Vector(180, 4))),
      Timed(2.3, .swipe(RowID(0), .ended, translation: Vector(180, 4))),
      Timed(3, .swipe(RowID(2), .began, translation: .zero)),
      Timed(3.2, .swipe(RowID(2), .ended, translation: Vector(-190, 3))), Timed(4, .hold(.began, y: 225)),
      Timed(4.4, .hold(.changed, y: 90)), Timed(4.6, .hold(.ended, y: 10)),
      Timed(5, .pinch(.began, fingers: [125, 175])),
      Timed(5.2, .pinch(.changed, fingers: [90, 205])), Timed(5.4, .pinch(.ended, fingers: [90, 205])),
      Timed(6, .edit("Write to Anna")), Timed(6.5, .endEditing), Timed(8, .wait),
    ]
    let actions: [Timed<GestureListStep>] = [
      Timed(0, .perform("add", on: nil)), Timed(1, .edit("Feed the cat")), Timed(1.5, .endEditing),
      Timed(2, .perform("complete", on: RowID(0))), Timed(3, .perform("delete", on: RowID(2))),
      Timed(4, .perform("moveToTop", on: RowID(4))), Timed(5, .perform("addBelow", on: RowID(0))),
      Timed(6, .edit("Write to Anna")), Timed(6.5, .endEditing), Timed(8, .wait),
    ]
    return .gestureList(GestureListSetup(items), byGestures ? gestures : actions)
  }
}
