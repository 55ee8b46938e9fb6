import InteractionCore

/// A short list of events for one row, which is played to several engines to compare them.
struct SwipeScene: Sendable {
  let steps: [Timed<RowEvent>]

  init(_ steps: [Timed<RowEvent>]) { self.steps = steps }

  /// Returns a cell for each step: the content's position and target, and the engine's notices.
  func cells<Row: RevealingRow>(_ row: Row, sight: Sight<Row>) -> [String] {
    var row = row
    return steps.map { step in
      let answer = sight.play(&row, step)
      let now = number(sight.position(row, step.at))
      let target = answer.targetContentOffset.map(number) ?? row.settleTime.map { number(sight.position(row, $0)) }
      let asked = answer.effects.startedMotion || answer.targetContentOffset != nil
      let positions = target.map { $0 == now && !asked ? now : now + " → " + $0 } ?? now
      let notices = answer.effects.notices.map { Markdown.notice($0.name) }
      return ([positions] + sight.more(row, step.at) + notices).joined(separator: "<br>")
    }
  }

  /// Returns a table of several engines side by side, with one row for each step.
  func table<Row: RevealingRow>(_ engines: [(name: String, row: Row)], sight: Sight<Row>) -> String {
    let columns = engines.map { cells($0.row, sight: sight) }
    return Markdown.table(
      [say("event")] + engines.map(\.name),
      steps.indices.map { index in
        ["\(number(steps[index].at.seconds)) s \(steps[index].event.words)"] + columns.map { $0[index] }
      })
  }

  /// Returns the content's position over time, as (seconds, points).
  ///
  /// Samples of a drag are joined by lines, as the eye joins them; other events are drawn as jumps.
  func curve<Row: RevealingRow>(_ row: Row, until end: Double, sight: Sight<Row> = Sight()) -> [Vector] {
    var row = row
    var points: [Vector] = []
    var rest = steps[...]
    let rate = 240.0
    func point(_ time: Time) -> Vector { Vector(time.seconds, sight.position(row, time)) }
    for tick in 0...Int((end * rate).rounded()) {
      let now = Time(Double(tick) / rate)
      while let step = rest.first, step.at.seconds <= now.seconds + 1e-9 {
        rest.removeFirst()
        if !step.event.isSample { points.append(point(step.at)) }
        _ = sight.play(&row, step)
        points.append(point(step.at))
      }
      if row.settleTime != nil || rest.isEmpty { points.append(point(now)) }
      row.advance(to: now)
    }
    return points
  }

  /// Returns the finger's course over time, as (seconds, points), one line for each drag: the position that content would
  /// have if it followed the finger one to one.
  ///
  /// - Parameters:
  ///   - row: The row that the finger drags.
  ///   - sight: The way in which the row is shown.
  /// - Returns: The drags.
  func fingers<Row: RevealingRow>(_ row: Row, sight: Sight<Row> = Sight()) -> [[Vector]] {
    var row = row
    var drags: [[Vector]] = []
    var origin = 0.0
    for step in steps {
      if case .pan(let sample) = step.event {
        let way = sample.translation.x * sight.direction
        if sample.phase == .began {
          origin = sight.position(row, step.at) - way
          drags.append([])
        }
        if !drags.isEmpty { drags[drags.count - 1].append(Vector(step.at.seconds, origin + way)) }
      }
      _ = sight.play(&row, step)
    }
    return drags
  }

  /// The ends of the drags: the times in seconds, and what happens then.
  var ends: [(time: Double, words: String)] {
    steps.compactMap { step in
      guard case .pan(let sample) = step.event else { return nil }
      switch sample.phase {
      case .began, .changed: return nil
      case .ended: return (step.at.seconds, "finger lifts")
      case .cancelled: return (step.at.seconds, "cancelled")
      case .failed: return (step.at.seconds, "failed")
      }
    }
  }

  /// The same drags with a sample at every tick of the screen; between two given samples, the finger moves evenly.
  var dense: SwipeScene {
    var dense: [Timed<RowEvent>] = []
    for (step, next) in zip(steps, steps.dropFirst()) {
      dense.append(step)
      guard case .pan(let from) = step.event, from.phase == .began || from.phase == .changed,
        case .pan(let to) = next.event, to.phase != .began
      else { continue }
      let (start, duration) = (step.at, next.at - step.at)
      let count = Int((duration * 60).rounded())
      for index in 1..<max(1, count) {
        let part = Double(index) / Double(count)
        let sample = PanSample(
          .changed, translation: from.translation.mixed(with: to.translation, part),
          velocity: from.velocity.mixed(with: to.velocity, part))
        dense.append(Timed(start + duration * part, .pan(sample)))
      }
    }
    return SwipeScene(dense + steps.suffix(1))
  }
}

// MARK: - The way in which a row is shown

/// The values of a row that a page shows, and the way in which events reach the row.
struct Sight<Row: RevealingRow> {
  /// A closure that returns the content's position, in points.
  var position: (Row, Time) -> Double
  /// 1 if the position grows as the content moves to the right; otherwise -1.
  let direction: Double
  /// A closure that returns further values, one per line.
  var more: (Row, Time) -> [String]
  /// A closure that plays an event to the row; if the event is a scroll view's report, the answer has the view's target.
  let play: (inout Row, Timed<RowEvent>) -> ScrollAnswer

  /// Shows a row by its offset, or by another position.
  init(
    position: @escaping (Row, Time) -> Double = { $0.offset(at: $1) },
    more: @escaping (Row, Time) -> [String] = { _, _ in [] }
  ) {
    self.position = position
    self.more = more
    direction = 1
    play = { row, step in ScrollAnswer(effects: row.handle(step.event, at: step.at)) }
  }
}

extension Sight where Row: ScrollDriven {
  /// Shows a row in a scroll view by its content offset, or by another position.
  init(
    position: @escaping (Row, Time) -> Double = { $0.contentOffset(at: $1) },
    more: @escaping (Row, Time) -> [String] = { _, _ in [] }
  ) {
    self.position = position
    self.more = more
    direction = -1
    play = { row, step in
      guard case .scroll(let report) = step.event else {
        return ScrollAnswer(effects: row.handle(step.event, at: step.at))
      }
      row.advance(to: step.at)
      return row.scroll(report, at: step.at)
    }
  }
}

extension ScrollDriven where Self: PannableRow {
  /// The scroll view's content offset, in points.
  func contentOffset(at time: Time) -> Double { closedContentOffset - offset(at: time) }
}

// MARK: - Events

extension Timed<RowEvent> {
  /// Creates a sample of a pan.
  static func pan(
    _ at: Double, _ phase: PanPhase, _ x: Double = 0, down y: Double = 0, velocity: Vector = .zero
  ) -> Timed {
    Timed(at, .pan(PanSample(phase, translation: Vector(x, y), velocity: velocity)))
  }
}

extension RowEvent {
  /// Whether the event is one of many reports about a moving finger.
  fileprivate var isSample: Bool {
    switch self {
    case .pan(let sample): sample.phase == .changed || sample.phase == .ended
    case .scroll, .open, .close, .press, .tapButton, .tap, .perform, .table, .reuse, .resize, .setActions, .preview,
      .wait:
      false
    }
  }

  /// The event in a few words.
  fileprivate var words: String {
    switch self {
    case .pan(let sample): sample.words
    case .scroll(let report): report.words
    case .resize(let width, let height):
      say("resize") + " " + number(width) + (height.map { " by " + number($0) } ?? "")
    case .setActions(let actions, let edge): "set " + edge.name + " actions: " + String(actions.count)
    case .wait: "–"
    case .open(_, animated: false), .close(animated: false): say("$1 at once", marked)
    case .open, .close, .press, .tapButton, .tap, .perform, .preview, .table, .reuse:
      marked
    }
  }

  /// The name in the page's language; a compound name stays as it is in scripts, but may be broken at its points.
  private var marked: String { name.allSatisfy(\.isLowercase) ? say(name) : name.replacing(".", with: ".<wbr>") }
}

extension PanSample {
  fileprivate var words: String {
    let moved = translation.x == 0 && phase != .changed ? "" : " " + number(translation.x)
    let speed = velocity == .zero ? "" : say(", v ($1, $2)", number(velocity.x), number(velocity.y))
    return say(phase.name) + moved + speed
  }
}

extension ScrollReport {
  fileprivate var words: String {
    switch self {
    case .began(let offset): say("scroll began at") + " " + number(offset)
    case .moved(let offset): say("scroll moved to") + " " + number(offset)
    case .ended(let offset, let velocity, let target):
      say("scroll ended at $1, v $2, target $3", number(offset), number(velocity), number(target))
    }
  }
}

extension Vector {
  /// Returns a vector between this one, at 0, and another, at 1.
  fileprivate func mixed(with other: Vector, _ part: Double) -> Vector {
    Vector(x + (other.x - x) * part, y + (other.y - y) * part)
  }
}
