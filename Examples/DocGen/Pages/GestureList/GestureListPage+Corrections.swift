import GestureList
import HeadlessTable

extension GestureListPage {
  typealias List = GestureList

  /// A step of a gesture on a list; without a gesture time passes.
  struct Step: Sendable {
    let time: Double
    let words: String
    let gesture: TableGesture?
  }

  /// A short gesture that shows what one correction changes.
  struct Fault: Sendable {
    /// The list to begin with, of five rows unless said otherwise.
    var list: @Sendable (List.Corrections) -> List = { List(["A", "B", "C", "D", "E"], width: 320, corrections: $0) }
    let steps: [Step]
    /// Whether the finger on film reports sixty times a second; a fault of samples that are rare has none between.
    var isDense = true
    /// The moment of the film's frame that stands, in seconds, where the greatest difference is not the one to look at.
    var still: Double?
    let sees: @Sendable (List, Time) -> String

    /// What a list shows and reports at each step.
    func cells(_ corrections: List.Corrections) -> [String] {
      var list = list(corrections)
      return steps.map { step in
        let time = Time(step.time)
        list.advance(to: time)
        let effects = step.gesture.map { list.handle($0, at: time) } ?? .none
        return ([sees(list, time)] + effects.notices.map { Markdown.notice($0.name) }).joined(separator: "<br>")
      }
    }
  }

  // MARK: Steps

  private static func pan(_ time: Double, _ phase: PanPhase, _ x: Double = 0) -> Step {
    Step(
      time: time, words: say("pan \(phase.name)") + (x == 0 ? "" : " " + number(x)),
      gesture: .pan(RowID(1), PanSample(phase, translation: Vector(x, 0))))
  }

  private static func pull(_ time: Double, _ phase: PanPhase, _ offset: Double) -> Step {
    Step(
      time: time, words: say("pull \(phase.name)") + " " + number(offset), gesture: .pull(phase, contentOffset: offset))
  }

  private static func pinch(
    _ time: Double, _ phase: PanPhase, _ upper: Double, _ lower: Double, offset: Double = 0
  ) -> Step {
    Step(
      time: time, words: say("pinch \(phase.name)") + " " + number(upper) + say(",") + number(lower),
      gesture: .pinch(phase, FingerPair(upper, lower), contentOffset: offset))
  }

  private static func hold(_ time: Double, _ phase: PanPhase, _ y: Double) -> Step {
    Step(time: time, words: say("hold \(phase.name)") + " " + number(y), gesture: .hold(phase, y: y, contentOffset: 0))
  }

  private static func wait(_ time: Double) -> Step { Step(time: time, words: say("wait"), gesture: nil) }

  // MARK: Sights

  private static let order: @Sendable (List, Time) -> String = { list, _ in
    let rows = (0..<list.count).compactMap { list.id(for: RowPosition(row: $0)) }.map { list.item($0)?.text ?? "" }
    let items = list.texts
    func words(_ texts: [String]) -> String { texts.map { $0.isEmpty ? "·" : $0 }.joined(separator: " ") }
    return rows == items ? words(items) : say("items $1, rows $2", words(items), words(rows))
  }
  private static let offset: @Sendable (List, Time) -> String = { list, time in
    number(list.row(RowID(1)).offset(at: time))
  }
  private static let placeholder: @Sendable (List, Time) -> String = { list, _ in
    (list.placeholder.map { say("placeholder") + " " + number($0.alpha) } ?? say("no placeholder"))
      + (list.isPullInProgress ? say(", flag") : "")
  }

  // MARK: Faults

  /// The gesture that shows a fault.
  static func fault(showing correction: List.Correction) -> Fault {
    switch correction {
    case .movesInsteadOfExchanges: movesInsteadOfExchanges
    case .cuesFollow: cuesFollow
    case .placeholderFollows: placeholderFollows
    case .freshDecision: freshDecision
    case .ignoresMisses: ignoresMisses
    case .cancelRestores: cancelRestores
    case .pullEnds: pullEnds
    case .gapCloses: gapCloses
    case .indexFromContent: indexFromContent
    case .countsParting: countsParting
    case .noticeOnChange: noticeOnChange
    case .resumesMotion: resumesMotion
    }
  }

  private static var movesInsteadOfExchanges: Fault {
    Fault(steps: [hold(0, .began, 25), hold(0.4, .changed, 125), hold(0.5, .ended, 125)], isDense: false, sees: order)
  }

  private static var cuesFollow: Fault {
    Fault(
      steps: [pan(0, .began), pan(0.1, .changed, 160), pan(0.2, .changed, 240), pan(0.3, .changed, 80)],
      isDense: false,
      sees: { say("cue") + " " + number($0.row(RowID(1)).cue(.leading, at: $1).alpha) })
  }

  private static var placeholderFollows: Fault {
    Fault(
      steps: [
        pull(0, .began, 0), pull(0.1, .changed, -30), pull(0.2, .ended, -30), pinch(1, .began, 75, 125),
        pinch(1.1, .changed, 65, 135), pinch(1.2, .ended, 65, 135),
      ],
      isDense: false, still: 1.05,
      sees: { list, _ in
        guard let seen = list.placeholder else { return say("no placeholder") }
        let (y, alpha) = (number(seen.frame.y), number(seen.alpha))
        return seen.text.isEmpty
          ? say("y $1, alpha $2, no text", y, alpha) : say("y $1, alpha $2, “$3”", y, alpha, seen.text)
      })
  }

  private static var freshDecision: Fault {
    Fault(
      steps: [
        pan(0, .began), pan(0.1, .changed, 200), pan(0.2, .ended, 200), pan(1, .began), pan(1.1, .ended),
        pan(2, .began), pan(2.1, .ended, -300),
      ], isDense: false, sees: order)
  }

  private static var ignoresMisses: Fault {
    Fault(
      steps: [
        pinch(0, .began, 75, 300), pinch(0.2, .ended, 35, 340), hold(1, .began, 300), hold(1.4, .changed, 125),
        hold(1.5, .ended, 125),
      ], sees: order)
  }

  private static var cancelRestores: Fault {
    Fault(
      steps: [
        pan(0, .began), pan(0.1, .changed, -100), pan(0.2, .cancelled, -100), wait(1),
        pan(1.2, .began), pan(1.3, .changed, 30), pan(1.4, .ended, 30), wait(2),
      ], sees: offset)
  }

  private static var pullEnds: Fault {
    Fault(
      steps: [
        pull(0, .began, 0), pull(0.1, .changed, -30), pull(0.2, .changed, 5), pull(0.3, .changed, -60),
        pull(0.4, .ended, -60), pull(1, .began, 0), pull(1.1, .changed, -60), pull(1.2, .ended, -60),
      ], sees: placeholder)
  }

  private static var gapCloses: Fault {
    Fault(
      steps: [pinch(0, .began, 75, 125), pinch(0.2, .ended, 45, 155), wait(1)],
      sees: { list, time in
        let tops = (0..<list.count).compactMap { list.id(for: RowPosition(row: $0)) }.map {
          number(list.appearance(of: $0, at: time)?.frame.y ?? 0)
        }
        return say("tops") + " " + Markdown.series(tops)
      })
  }

  private static var indexFromContent: Fault {
    Fault(
      steps: [
        pinch(0, .began, 85, 135, offset: -10), pinch(0.1, .changed, 45, 175, offset: -10),
        pinch(0.2, .ended, 45, 175, offset: -10),
      ], sees: order)
  }

  private static var countsParting: Fault {
    Fault(
      steps: [
        pinch(0, .began, 75, 125), pinch(0.1, .changed, 60, 110), pinch(0.2, .changed, 45, 95),
        pinch(0.3, .ended, 45, 95),
      ],
      sees: { list, time in
        let order = order(list, time)
        return list.pinch.map { say($0.isArmed ? "armed, $1" : "not armed, $1", order) } ?? order
      })
  }

  private static var noticeOnChange: Fault {
    Fault(
      steps: [
        hold(0, .began, 125), hold(0.4, .changed, 175), hold(0.5, .changed, 225), hold(0.6, .ended, 225),
        pan(1, .began), pan(1.1, .changed, 200), pan(1.2, .ended, 200), pan(2, .began), pan(2.1, .changed, 200),
        pan(2.2, .ended, 200),
      ], sees: order)
  }

  private static var resumesMotion: Fault {
    Fault(
      steps: [
        pan(0, .began), pan(0.1, .changed, -150), pan(0.2, .ended, -150), pan(0.3, .began), pan(0.35, .changed, -10),
      ], sees: offset)
  }

  // MARK: The marks

  func corrections() throws -> Marks {
    var marks: Marks = [:]
    for correction in List.Correction.allCases {
      let fault = Self.fault(showing: correction)
      let article = fault.cells(.all.subtracting([correction]))
      let corrected = fault.cells(.all)
      guard article != corrected else {
        throw SourceError.malformed("the gesture for \(correction.name) shows no difference", in: design.folder)
      }
      let code: String? =
        switch correction {
        case .cuesFollow: "Corrected.alpha"
        case .placeholderFollows: "Corrected.insertPlaceholderCell"
        default: nil
        }
      marks += try design.fault(correction, decidedBy: code)
      marks += Self.sight(of: correction).marks(correction.name)
      marks["trace \(correction.name)"] = Markdown.table(
        ["event", correction.source.label, "corrected"].map { say($0) },
        fault.steps.indices.map { index in
          ["\(number(fault.steps[index].time)) s \(fault.steps[index].words)", article[index], corrected[index]]
        })
    }
    return marks
  }
}
