import GestureList
import HeadlessTable

extension GestureListPage {
  /// What a film of a correction shows.
  static func sight(of correction: GestureList.Correction) -> FaultSight {
    switch correction {
    case .movesInsteadOfExchanges:
      .film(
        above: "A finger carries A quickly past B, and A is nowhere to be seen.",
        below: "Corrected, B and C make room, and A is where the finger left it.")
    case .cuesFollow:
      .film(
        above: "The tick shows where the row was a report ago: none at half of the width, too strong at the end.",
        below: "Corrected, it shows where the row is.")
    case .placeholderFollows:
      .film(
        above: "When the pinch begins, the new row looks as the last pull has left it.",
        below: "Corrected, it is laid out for this gesture from the first.")
    case .freshDecision:
      .film(
        above: "A drag that ends at once takes the first swipe back; one that lifts far to the left completes the row.",
        below: "Corrected, each finger counts by itself, and the last one deletes.")
    case .ignoresMisses:
      .film(
        above: "A finger that rests below all rows, then goes up, moves one of them.",
        below: "Corrected, a hold outside the rows does nothing.")
    case .cancelRestores:
      .film(
        above: "The system takes the finger away, and the row stays aside.", below: "Corrected, it returns.")
    case .pullEnds:
      .film(
        above: "Pulled up and down again, the new row is gone; and lifting adds nothing.",
        below: "Corrected, the pull lives until the finger lifts.")
    case .gapCloses:
      .film(
        above: "The rows stay where the fingers have moved them, around a hole.",
        below: "Corrected, they close up around the new row.")
    case .indexFromContent:
      .film(
        above: "The fingers part B and C, and the new row comes in above B.",
        below: "Corrected, it comes in where the gap is.")
    case .countsParting:
      .film(
        above: "Two fingers go up together, and a new row comes in.",
        below: "Corrected, only fingers that part make room.")
    case .noticeOnChange:
      .film(
        above: "Completed again, the row stays as it is, and is reported again.",
        below: "Corrected, the second swipe takes the first one back.")
    case .resumesMotion:
      .film(
        above: "Touched on its way back, the row jumps to where it was going.",
        below: "Corrected, it is caught where it is.")
    }
  }

  /// One list without a correction, and below it one with all.
  static func film(_ correction: List.Correction) -> FaultFilm {
    let fault = fault(showing: correction)
    let scene = fault.scene
    let lists = [fault.list(.all.subtracting([correction])), fault.list(.all)]
    let pace = scene.pace(lists)
    let playing = fault.isDense ? fault.dense.scene.steps : scene.steps
    return FaultFilm(
      panels: zip([correction.source.label, "corrected"], lists).map {
        FilmPanel($0, $1, scene, playing: playing, pace: pace)
      }, events: scene.told(pace), sight: sight(of: correction),
      stillAt: fault.still.map { Int(pace.time(of: $0) * FaultFilm.rate) })
  }

  /// The films of all corrections that can be seen.
  func films() throws -> [Document] {
    try List.Correction.allCases.compactMap { correction in
      try Self.sight(of: correction).document(
        "GestureList-\(correction.name).svg", title: "GestureList, \(correction.name)", Self.film(correction),
        in: design.folder)
    }
  }
}

extension GestureListPage.Fault {
  /// The same with a sample at every tick of the screen while fingers move.
  fileprivate var dense: Self {
    var dense: [GestureListPage.Step] = []
    for (step, next) in zip(steps, steps.dropFirst()) {
      dense.append(step)
      let count = Int(((next.time - step.time) * 60).rounded())
      for index in 1..<max(1, count) {
        let part = Double(index) / Double(count)
        guard let gesture = step.gesture?.mixed(with: next.gesture, part) else { break }
        let time = step.time + (next.time - step.time) * part
        dense.append(GestureListPage.Step(time: time, words: "", gesture: gesture))
      }
    }
    return Self(list: list, steps: dense + steps.suffix(1), sees: sees)
  }

  /// The steps with the fingers that cause them.
  fileprivate var scene: ListScene<GestureList> {
    let height = list(.all).contentHeight
    return ListScene(
      steps: steps.map { step in
        ListScene.Step(
          at: step.time, sentence: step.gesture?.sentence, fingers: step.gesture?.fingers ?? [:],
          contentOffset: step.gesture?.contentOffset ?? 0, isWait: step.gesture == nil,
          play: { list, time in step.gesture.map { list.handle($0, at: time) } ?? .none })
      }, height: height)
  }
}

extension TableGesture {
  private var phase: PanPhase? {
    switch self {
    case .pan(_, let sample): sample.phase
    case .pull(let phase, _), .pinch(let phase, _, _), .hold(let phase, _, _): phase
    case .tap, .press, .control, .track, .closeRows, .tapOutside: nil
    }
  }

  /// The sample between this one and the next of the same gesture; nil where none is due.
  fileprivate func mixed(with next: TableGesture?, _ part: Double) -> TableGesture? {
    func mixed(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    guard phase == .began || phase == .changed else { return nil }
    switch (self, next) {
    case (.pan(let row, let one), .pan(_, let two)):
      return .pan(row, PanSample(.changed, translation: Vector(mixed(one.translation.x, two.translation.x), 0)))
    case (.pull(_, let one), .pull(_, let two)): return .pull(.changed, contentOffset: mixed(one, two))
    case (.pinch(_, let one?, let offset), .pinch(_, let two?, _)):
      let pair = FingerPair(mixed(one.upper, two.upper), mixed(one.lower, two.lower))
      return .pinch(.changed, pair, contentOffset: offset)
    case (.hold(_, let one, let offset), .hold(_, let two, _)):
      return .hold(.changed, y: mixed(one, two), contentOffset: offset)
    default: return nil
    }
  }

  /// Where fingers are down after it, in the table's coordinates; a row is 50 points high.
  fileprivate var fingers: [Int: Vector] {
    guard phase == .began || phase == .changed else { return [:] }
    switch self {
    case .pan(let row, let sample):
      return [0: Vector((160 + sample.translation.x * 0.8).clamped(to: 14...306), 25 + 50 * Double(row.rawValue))]
    // A rubber band takes half of the finger's way.
    case .pull(_, let offset): return [0: Vector(160, 40 - 2 * offset)]
    case .pinch(_, let pair, _): return pair.map { [0: Vector(140, $0.upper), 1: Vector(190, $0.lower)] } ?? [:]
    case .hold(_, let y, _): return [0: Vector(160, y)]
    case .tap, .press, .control, .track, .closeRows, .tapOutside: return [:]
    }
  }

  fileprivate var contentOffset: Double {
    switch self {
    case .pull(_, let offset), .pinch(_, _, let offset), .hold(_, _, let offset): offset
    case .pan, .tap, .press, .control, .track, .closeRows, .tapOutside: 0
    }
  }

  /// What it is in a sentence, nil for what goes on.
  fileprivate var sentence: String? {
    switch (self, phase) {
    case (.pan, .began?): "A finger swipes row B."
    case (.pull, .began?): "A finger pulls the list down."
    case (.pinch, .began?): "Two fingers touch the list."
    case (.hold, .began?): "A finger that has rested moves."
    case (.pinch, .ended?): "They lift."
    case (_, .ended?): "It lifts."
    case (_, .cancelled?), (_, .failed?): "The system takes the finger away."
    case (_, .began?), (_, .changed?), (_, nil): nil
    }
  }
}
