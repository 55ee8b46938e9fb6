import InteractionCore

/// One drag driven in both ways: by a pan, where the row has the scroll view's physics, and by the reports from a scroll
/// view that does the same.
struct TwoWays<Row: RevealingRow & ScrollDriven> {
  let row: Row
  /// Where the row's sources are, for errors.
  let module: String

  /// A finger's path: translations a twentieth of a second apart, and the velocity at the end.
  struct Drag {
    let name: String
    let translations: [Double]
    var velocity = 0.0
  }

  /// What both rows did at a moment.
  private struct Step {
    let event: String
    let pan: String
    let reports: String
  }

  /// One drag, event by event; rows that part are an error.
  func trace(_ drag: Drag) throws -> String {
    let (steps, end) = try play(drag)
    return Markdown.table(
      ["event", "pan", "reports"].map { say($0) }, (steps + [end]).map { [$0.event, $0.pan, $0.reports] })
  }

  /// The target of each drag, by pan and by reports.
  func targets(_ drags: [Drag]) throws -> String {
    let lines = try drags.map { drag in
      let release = try play(drag).steps.last
      return [drag.name, release?.pan ?? "", release?.reports ?? ""]
    }
    return Markdown.table(["release", "pan", "reports"].map { say($0) }, lines)
  }

  /// Plays a drag to two rows: its samples to one, to the other what a scroll view reports then.
  private func play(_ drag: Drag) throws -> (steps: [Step], end: Step) {
    var (panned, reported) = (row, row)
    var steps: [Step] = []
    for (index, x) in drag.translations.enumerated() {
      let time = Time(Double(index) / 20)
      let isLast = index == drag.translations.count - 1
      let velocity = isLast ? drag.velocity : 0
      let phase: PanPhase = index == 0 ? .began : isLast ? .ended : .changed
      let before = panned
      let effects = panned.pan(
        PanSample(phase, translation: Vector(x, 0), velocity: Vector(velocity, 0)), at: time)
      let contentOffset = (isLast ? dragged(before, to: x, at: time) : panned).contentOffset(at: time)
      let answer = reported.scroll(report(phase, contentOffset, velocity), at: time)
      let target = isLast ? panned.targetContentOffset ?? panned.contentOffset(at: time) : nil
      guard target == answer.targetContentOffset, effects.notices == answer.effects.notices else {
        throw SourceError.malformed("driven by pan and by reports the rows part: \(drag.name)", in: module)
      }
      let speed = velocity == 0 ? "" : say(", v $1", number(velocity))
      steps.append(
        Step(
          event: "\(number(time.seconds)) s \(say(phase.name)) \(number(x))" + speed,
          pan: words(contentOffset, target, effects),
          reports: words(contentOffset, answer.targetContentOffset, answer.effects)))
    }
    return (steps, try arrival(of: panned, reported, drag))
  }

  private func words(_ contentOffset: Double, _ target: Double?, _ effects: SwipeEffects) -> String {
    number(contentOffset) + (target.map { " → " + number($0) } ?? "")
      + effects.notices.map { "<br>" + Markdown.notice($0.name) }.joined()
  }

  /// Brings the second row's scroll view to where the first row comes to rest.
  private func arrival(of panned: Row, _ reported: Row, _ drag: Drag) throws -> Step {
    var reported = reported
    let rest = panned.settleTime ?? .zero
    let contentOffset = panned.contentOffset(at: rest)
    reported.scroll(.moved(contentOffset: contentOffset), at: rest)
    guard !reported.isMoving(at: rest), reported.rest == panned.rest else {
      throw SourceError.malformed("driven by reports the row does not arrive: \(drag.name)", in: module)
    }
    return Step(
      event: say("in the end"), pan: number(contentOffset) + say(", at rest"),
      reports: number(reported.contentOffset(at: rest)) + say(", at rest"))
  }

  /// What a scroll view reports at a sample of its finger, whose velocity is given.
  private func report(_ phase: PanPhase, _ contentOffset: Double, _ velocity: Double) -> ScrollReport {
    switch phase {
    case .began: return .began(contentOffset: contentOffset)
    case .changed: return .moved(contentOffset: contentOffset)
    case .ended, .cancelled, .failed:
      let velocity = 0 - velocity
      let inset = row.contentInset
      let stops = (0 - inset.leading)...(row.contentSize.width + inset.trailing - row.size.width)
      let target = (contentOffset + ScrollPhysics.glideDistance(velocity: velocity)).clamped(to: stops)
      return .ended(contentOffset: contentOffset, velocity: velocity, target: target)
    }
  }

  /// The row a moment before the finger lets go, when the scroll view's content is where the last sample takes it.
  private func dragged(_ row: Row, to x: Double, at time: Time) -> Row {
    var row = row
    row.pan(PanSample(.changed, translation: Vector(x, 0)), at: time)
    return row
  }
}
