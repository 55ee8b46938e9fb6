import InteractionCore

/// One drag driven in both ways: by a pan, where the row has the scroll view's physics, and by the reports of a scroll
/// view that does the same.
struct TwoWays<Row: RevealingRow & ScrollDriven> {
  let row: Row
  /// The article's contentOffset, and the place that the last release asked for.
  let contentOffset: (Row, Time) -> Double
  let target: (Row) -> Double?
  /// The contentOffsets at which the scroll view's content can rest.
  let range: ClosedRange<Double>
  let module: String

  /// A finger's way: translations a twentieth of a second apart, and the velocity at the end.
  struct Drag {
    let name: String
    let translations: [Double]
    var velocity = 0.0
  }

  /// One drag, event by event; rows that part are an error.
  func trace(_ drag: Drag) throws -> String {
    let lines = try steps(drag).map { [$0.event, $0.pan, $0.scroll] }
    return Markdown.table(["event", "pan", "reports"], lines)
  }

  /// The target of each drag, by pan and by reports.
  func targets(_ drags: [Drag]) throws -> String {
    let lines = try drags.map { drag in
      let release = try steps(drag).first { $0.event.contains("ended") }
      return [drag.name, release?.pan ?? "", release?.scroll ?? ""]
    }
    return Markdown.table(["release", "pan", "reports"], lines)
  }

  private func steps(_ drag: Drag) throws -> [(event: String, pan: String, scroll: String)] {
    var (panned, reported) = (row, row)
    var lines: [(event: String, pan: String, scroll: String)] = []
    func told(_ effects: SwipeEffects) -> String { effects.notices.map { "<br>" + Markdown.told($0.name) }.joined() }
    for (index, x) in drag.translations.enumerated() {
      let time = Time(Double(index) / 20)
      let isLast = index == drag.translations.count - 1
      let phase: PanPhase = index == 0 ? .began : isLast ? .ended : .changed
      let velocity = Vector(isLast ? drag.velocity : 0, 0)
      let before = panned
      let effects = panned.pan(PanSample(phase, at: time, translation: Vector(x, 0), velocity: velocity))
      let place = contentOffset(phase == .ended ? dragged(before, to: x, at: time) : panned, time)
      let report: ScrollReport
      switch phase {
      case .began: report = .began(contentOffset: place)
      case .changed: report = .moved(contentOffset: place)
      case .ended, .cancelled, .failed:
        let glide = ScrollPhysics.glide(velocity: 0 - drag.velocity)
        report = .ended(
          contentOffset: place, velocity: 0 - drag.velocity, target: (place + glide).clamped(to: range))
      }
      let answer = reported.scroll(report, at: time)
      var pan = number(place)
      if phase == .ended { pan += " → " + (target(panned).map(number) ?? "–") + told(effects) }
      let scroll = number(place) + (answer.targetContentOffset.map { " → " + number($0) } ?? "") + told(answer.effects)
      let speed = isLast && drag.velocity != 0 ? ", v \(number(drag.velocity))" : ""
      lines.append(("\(number(time.seconds)) s \(phase.name) \(number(x))" + speed, pan, scroll))
      guard phase != .ended || target(panned) == answer.targetContentOffset, effects.notices == answer.effects.notices
      else { throw SourceError.malformed("driven by pan and by reports the rows part: \(drag.name)", in: module) }
    }
    let rest = panned.settles ?? .zero
    let place = contentOffset(panned, rest)
    _ = reported.scroll(.moved(contentOffset: place), at: rest)
    let arrived = number(contentOffset(reported, rest)) + (reported.isMoving(at: rest) ? "" : ", at rest")
    lines.append(("in the end", number(place) + ", at rest", arrived))
    guard !reported.isMoving(at: rest), reported.rest == panned.rest else {
      throw SourceError.malformed("driven by reports the row does not arrive: \(drag.name)", in: module)
    }
    return lines
  }

  /// The row a moment before the finger lets go, when the scroll view's content is where the last sample takes it.
  private func dragged(_ row: Row, to x: Double, at time: Time) -> Row {
    var row = row
    _ = row.pan(PanSample(.changed, at: time, translation: Vector(x, 0)))
    return row
  }
}
