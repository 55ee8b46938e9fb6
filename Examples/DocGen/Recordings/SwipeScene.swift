import InteractionCore

/// A short list of events for one row, played to several engines so that what they do can stand side by side.
struct SwipeScene: Sendable {
  /// Something that happens to a row.
  enum Deed: Sendable {
    case event(SwipeEvent)
    /// A real scroll view reports: only for rows that one can drive.
    case report(ScrollReport)
  }

  /// A deed and when it comes, in seconds.
  struct Step: Sendable {
    let at: Double
    let deed: Deed

    init(_ at: Double, _ event: SwipeEvent) {
      self.at = at
      deed = .event(event)
    }

    init(_ at: Double, _ report: ScrollReport) {
      self.at = at
      deed = .report(report)
    }

    /// A sample of a drag.
    static func pan(
      _ at: Double, _ phase: PanPhase, _ x: Double = 0, velocity: Vector = .zero
    ) -> Step {
      Step(at, .pan(phase, translation: Vector(x, 0), velocity: velocity))
    }

    /// Whether it is one of many reports of a moving finger.
    var isSample: Bool {
      switch deed {
      case .event(.pan(let phase, _, _)): phase == .changed || phase == .ended
      case .event, .report: false
      }
    }

    /// What it is, in a few words.
    var words: String {
      switch deed {
      case .event(.pan(let phase, let translation, let velocity)):
        let moved = translation.x == 0 && phase != .changed ? "" : " " + number(translation.x)
        let speed = velocity == .zero ? "" : ", v (\(number(velocity.x)), \(number(velocity.y)))"
        return phase.name + moved + speed
      case .event(.resize(let width)): return "resize " + number(width)
      case .event(.wait): return "–"
      case .event(let event): return event.name.replacing(".", with: ".<wbr>")
      case .report(let report): return report.words
      }
    }

    /// Does it to a row.
    ///
    /// - Returns: Where a real scroll view must go, if it asked, and what it has caused.
    func happens<Row: RevealingRow>(to row: inout Row) -> ScrollAnswer {
      switch deed {
      case .event(let event): return ScrollAnswer(effects: row.apply(event, at: Time(at)))
      case .report(let report):
        row.advance(to: Time(at))
        guard var driven = row as? any ScrollDriven else {
          preconditionFailure("Reports of a scroll view are for rows that one can drive.")
        }
        let answer = driven.scroll(report, at: Time(at))
        if let changed = driven as? Row { row = changed }
        return answer
      }
    }
  }

  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// What an engine does at each step: where its content is, where it goes, what it tells.
  func cells<Row: RevealingRow>(_ row: Row, sight: Sight<Row> = Sight()) -> [String] {
    var row = row
    return steps.map { step in
      let answer = step.happens(to: &row)
      let now = number(sight.place(row, Time(step.at)))
      let goal = answer.targetContentOffset.map(number) ?? row.settles.map { number(sight.place(row, $0)) }
      let asked = answer.effects.startedMotion || answer.targetContentOffset != nil
      let place = goal.map { $0 == now && !asked ? now : now + " → " + $0 } ?? now
      let told = answer.effects.notices.map { Markdown.told($0.name) }
      return ([place] + sight.more(row, Time(step.at)) + told).joined(separator: "<br>")
    }
  }

  /// Several engines side by side, one row a step.
  func table<Row: RevealingRow>(_ engines: [(name: String, row: Row)], sight: Sight<Row> = Sight()) -> String {
    let columns = engines.map { cells($0.row, sight: sight) }
    return Markdown.table(
      ["event"] + engines.map(\.name),
      steps.indices.map { index in
        ["\(number(steps[index].at)) s \(steps[index].words)"] + columns.map { $0[index] }
      })
  }

  /// Where the content is over time, (seconds, points).
  ///
  /// Samples of a drag are joined by lines, as the eye joins them; other events show their jumps.
  func curve<Row: RevealingRow>(_ row: Row, until end: Double, sight: Sight<Row> = Sight()) -> [Vector] {
    var row = row
    var points: [Vector] = []
    var rest = steps[...]
    let rate = 240.0
    for tick in 0...Int((end * rate).rounded()) {
      let now = Double(tick) / rate
      while let step = rest.first, step.at <= now + 1e-9 {
        rest.removeFirst()
        if !step.isSample { points.append(Vector(step.at, sight.place(row, Time(step.at)))) }
        _ = step.happens(to: &row)
        points.append(Vector(step.at, sight.place(row, Time(step.at))))
      }
      if row.settles != nil || rest.isEmpty { points.append(Vector(now, sight.place(row, Time(now)))) }
      row.advance(to: Time(now))
    }
    return points
  }

  /// The same drags with a sample at every tick of the screen: between two given ones the finger moves
  /// evenly.
  var dense: SwipeScene {
    var dense: [Step] = []
    for (step, next) in zip(steps, steps.dropFirst()) {
      dense.append(step)
      guard case .event(.pan(let phase, let from, let slow)) = step.deed, phase == .began || phase == .changed,
        case .event(.pan(let nextPhase, let to, let fast)) = next.deed, nextPhase != .began
      else { continue }
      let count = Int(((next.at - step.at) * 60).rounded())
      for index in 1..<max(1, count) {
        let part = Double(index) / Double(count)
        func mixed(_ from: Vector, _ to: Vector) -> Vector {
          Vector(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
        }
        let event = SwipeEvent.pan(.changed, translation: mixed(from, to), velocity: mixed(slow, fast))
        dense.append(Step(step.at + (next.at - step.at) * part, event))
      }
    }
    return SwipeScene(dense + steps.suffix(1))
  }
}

/// What a page says of a row at a moment: by default its offset, or the numbers of its article.
struct Sight<Row: RevealingRow> {
  /// Where the content is, in points.
  var place: (Row, Time) -> Double = { $0.offset(at: $1) }
  /// What else is worth a line each.
  var more: (Row, Time) -> [String] = { _, _ in [] }
}

extension ScrollReport {
  /// What it is, in a few words.
  fileprivate var words: String {
    switch self {
    case .began(let offset): "scroll began at " + number(offset)
    case .moved(let offset): "scroll moved to " + number(offset)
    case .ended(let offset, let velocity, let target):
      "scroll ended at \(number(offset)), v \(number(velocity)), target \(number(target))"
    }
  }
}
