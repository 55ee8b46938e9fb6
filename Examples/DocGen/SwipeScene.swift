import InteractionCore

/// A short list of events for one row, played to several engines so that what they do can stand side by side.
struct SwipeScene: Sendable {
  /// An event and when it comes, in seconds.
  struct Step: Sendable {
    let at: Double
    let event: SwipeEvent

    init(_ at: Double, _ event: SwipeEvent) {
      self.at = at
      self.event = event
    }

    /// A sample of a drag.
    static func pan(
      _ at: Double, _ phase: PanPhase, _ x: Double = 0, velocity: Vector = .zero
    ) -> Step {
      Step(at, .pan(phase, translation: Vector(x, 0), velocity: velocity))
    }

    /// Whether it is one of many reports of a moving finger.
    var isSample: Bool {
      switch event {
      case .pan(let phase, _, _): phase == .changed || phase == .ended
      case .open, .close, .press, .tap, .reuse, .resize, .table, .wait: false
      }
    }

    /// What it is, in a few words.
    var words: String {
      switch event {
      case .pan(let phase, let translation, let velocity):
        let moved = translation.x == 0 ? "" : " " + number(translation.x)
        let speed = velocity == .zero ? "" : ", v (\(number(velocity.x)), \(number(velocity.y)))"
        return phase.name + moved + speed
      case .open, .close, .press, .tap, .reuse, .resize, .table: return event.name
      case .wait: return "–"
      }
    }
  }

  let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// What an engine does at each step: where its content is, where it goes, what it tells.
  func cells<Row: RevealingRow>(_ row: Row) -> [String] {
    var row = row
    return steps.map { step in
      let effects = row.apply(step.event, at: Time(step.at))
      let now = number(row.offset(at: Time(step.at)))
      let goal = row.settles.map { number(row.offset(at: $0)) }
      let place = goal.map { $0 == now && !effects.startedMotion ? now : now + " → " + $0 } ?? now
      return ([place] + effects.notices.map { "*\($0.name)*" }).joined(separator: "<br>")
    }
  }

  /// Several engines side by side, one row a step; steps at which nothing is worth saying may be left out.
  func table<Row: RevealingRow>(_ engines: [(name: String, row: Row)]) -> String {
    let columns = engines.map { cells($0.row) }
    return Markdown.table(
      ["event"] + engines.map(\.name),
      steps.indices.map { index in
        ["\(number(steps[index].at)) s \(steps[index].words)"] + columns.map { $0[index] }
      })
  }

  /// Where the content is over time, (seconds, points).
  ///
  /// Samples of a drag are joined by lines, as the eye joins them; other events show their jumps.
  func curve<Row: RevealingRow>(_ row: Row, until end: Double) -> [Vector] {
    var row = row
    var points: [Vector] = []
    var rest = steps[...]
    let rate = 240.0
    for tick in 0...Int((end * rate).rounded()) {
      let now = Double(tick) / rate
      while let step = rest.first, step.at <= now + 1e-9 {
        rest.removeFirst()
        if !step.isSample { points.append(Vector(step.at, row.offset(at: Time(step.at)))) }
        row.apply(step.event, at: Time(step.at))
        points.append(Vector(step.at, row.offset(at: Time(step.at))))
      }
      if row.settles != nil || rest.isEmpty { points.append(Vector(now, row.offset(at: Time(now)))) }
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
      guard case .pan(let phase, let from, let slow) = step.event, phase == .began || phase == .changed,
        case .pan(let nextPhase, let to, let fast) = next.event, nextPhase != .began
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
