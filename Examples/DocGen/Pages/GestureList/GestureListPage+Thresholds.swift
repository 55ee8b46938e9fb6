import GestureList
import HeadlessTable

extension GestureListPage {
  /// Four rows of the usual height: what the thresholds are asked of.
  private static let list = GestureList((1...4).map { "Item #\($0)" }, width: 320)
  static let rowWidth = 320.0

  // MARK: What a release does, asked of the list

  /// What letting go of a row does at an offset.
  static func swipe(_ offset: Double) -> String {
    var list = list
    list.handle(.pan(RowID(1), PanSample(.began, translation: .zero)), at: .zero)
    list.handle(.pan(RowID(1), PanSample(.ended, translation: Vector(offset, 0))), at: Time(0.3))
    return list.count < Self.list.count
      ? "deletes" : list.item(RowID(1))?.isCompleted == true ? "completes" : "goes back"
  }

  /// What letting go of content does that is pulled below its top.
  static func pull(_ points: Double) -> String {
    var list = list
    list.handle(.pull(.began, contentOffset: 0), at: .zero)
    list.handle(.pull(.changed, contentOffset: -points), at: Time(0.2))
    list.handle(.pull(.ended, contentOffset: -points), at: Time(0.3))
    return list.count > Self.list.count ? "adds" : "goes back"
  }

  /// What letting go does of two fingers on the second and the third row that are so much farther apart than at first.
  static func pinch(_ points: Double) -> String {
    var list = list
    let start = FingerPair(75, 125)
    let end = FingerPair(75 - points / 2, 125 + points / 2)
    list.handle(.pinch(.began, start, contentOffset: 0), at: .zero)
    list.handle(.pinch(.changed, end, contentOffset: 0), at: Time(0.2))
    list.handle(.pinch(.ended, end, contentOffset: 0), at: Time(0.3))
    return list.count > Self.list.count ? "adds" : "goes back"
  }

  /// The index that the second row gets, lifted and carried to a height.
  static func hold(_ y: Double) -> Int {
    var list = list
    list.handle(.hold(.began, y: 75, contentOffset: 0), at: .zero)
    list.handle(.hold(.changed, y: y, contentOffset: 0), at: Time(1))
    return list.ids.firstIndex(of: RowID(1)) ?? -1
  }

  static let swipeEdges = Threshold.all(-320...320, step: 8, swipe)
  static let pullEdges = Threshold.all(0...120, step: 8, pull)
  static let pinchEdges = Threshold.all(0...120, step: 8, pinch)
  static let holdEdges = Threshold.all(0...200, step: 8, hold)

  // MARK: The map

  private static func look(_ answer: String) -> Sketch.Look {
    switch answer {
    case "deletes": .other
    case "goes back": .plain
    default: .chosen
    }
  }

  /// What letting go does along the one number that each gesture counts.
  static let map: DrawnFigure = AnswerStrip.figure(
    "GestureListThresholds.svg", title: "When letting go counts",
    [
      AnswerStrip("swipe: the row's offset", -320...320, swipeEdges, words: { $0 }, look: look),
      AnswerStrip("pull: how far below the top", 0...120, pullEdges, words: { $0 }, look: look),
      AnswerStrip("pinch: how wide the gap is, 2δ", 0...120, pinchEdges, words: { $0 }, look: look),
      AnswerStrip(
        "hold: the finger's y", 0...200, holdEdges, words: { "place \($0)" },
        look: { $0 % 2 == 0 ? .plain : .chosen }),
    ])
}
