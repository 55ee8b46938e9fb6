import InteractionCore

extension SwipeScene {
  /// Returns the beats of a film; `rests` has the moment when the motion that each step starts ends, in seconds.
  func beats(_ rests: [Double]) -> [Pace.Beat] {
    zip(steps, rests).map { step, rests in
      Pace.Beat(at: step.at.seconds, rests: rests, isHeld: step.event.isHeld, isWait: step.event == .wait)
    }
  }

  /// Returns the moments when the motions that the steps start in a row end, in seconds.
  func rests<Row: RevealingRow>(_ row: Row, sight: Sight<Row>) -> [Double] {
    var row = row
    return steps.map { step in
      let answer = sight.play(&row, step)
      // A scroll view takes a while to reach its target.
      if answer.targetContentOffset != nil && step.event.isReport { return step.at.seconds + FilmPanel.glide }
      return row.settleTime?.seconds ?? step.at.seconds
    }
  }

  /// Returns the names of the notices that a row reports, in order.
  func notices<Row: RevealingRow>(_ row: Row, sight: Sight<Row>) -> [String] {
    var row = row
    return steps.flatMap { sight.play(&row, $0).effects.notices.map(\.name) }
  }

  /// Returns the sentences about the events, with the frames at which a film of this pace shows them.
  func told(_ pace: Pace) -> [FilmPanel.Told] {
    pace.told(steps.compactMap { step in step.event.sentence.map { (step.at.seconds, $0) } })
  }

  /// Returns the location of the finger over a row at a moment; nil while it is up.
  ///
  /// Between two samples, the finger moves evenly. It starts where the row has room for the whole drag.
  func finger(at moment: Double, in size: LayoutSize, buttons: (SwipeEdge, Int) -> LayoutRect) -> Vector? {
    let past = steps.filter { $0.at.seconds <= moment }
    guard let last = past.last(where: { $0.event.isTouch }) else { return nil }
    switch last.event {
    case .press(let edge, let index, let phase):
      let middle = buttons(edge, index).middle
      switch phase {
      case .down: return middle
      case .up: return moment - last.at.seconds < 0.02 ? middle : nil
      case .cancelled: return moment - last.at.seconds < 0.1 ? middle + Vector(-70, 30) : nil
      }
    case .tapButton(let edge, let index): return moment - last.at.seconds < 0.1 ? buttons(edge, index).middle : nil
    case .tap: return moment - last.at.seconds < 0.1 ? Vector(70, size.height / 2) : nil
    case .pan, .scroll:
      guard last.event.isHeld else { return nil }
      let index = steps.lastIndex { $0.at == last.at && $0.event == last.event } ?? 0
      let range = drag(around: index)
      let now = steps[index].event.translation
      var place = now
      if index + 1 < steps.count, steps[index + 1].event.isTouch {
        let next = steps[index + 1]
        let part = min(1, max(0, (moment - last.at.seconds) / (next.at - last.at)))
        place = now + Vector((next.event.translation.x - now.x) * part, (next.event.translation.y - now.y) * part)
      }
      let start = size.width / 2 - (range.lowerBound + range.upperBound) / 2
      return Vector(
        (start + place.x).clamped(to: 14...max(14, size.width - 14)),
        min(size.height - 6, size.height / 2 - (range.sinks ? 12 : 0) + place.y))
    case .open, .close, .perform, .table, .reuse, .resize, .setActions, .preview, .wait: return nil
    }
  }

  /// Returns the range of the drag to which a step belongs, and whether the drag also goes down.
  private func drag(around index: Int) -> (lowerBound: Double, upperBound: Double, sinks: Bool) {
    let start = steps[...index].lastIndex { $0.event.begins } ?? index
    let end = steps[(start + 1)...].firstIndex { $0.event.isTouch && !$0.event.isHeld } ?? start
    let translations = steps[start...max(start, end)].filter(\.event.isTouch).map(\.event.translation)
    let across = translations.map(\.x)
    return (across.min() ?? 0, across.max() ?? 0, translations.contains { $0.y > 0 })
  }
}

extension RowEvent {
  /// Whether a finger causes the event.
  fileprivate var isTouch: Bool {
    switch self {
    case .pan, .scroll, .press, .tapButton, .tap: true
    case .open, .close, .perform, .table, .reuse, .resize, .setActions, .preview, .wait: false
    }
  }

  /// Whether the event is a scroll view's report.
  fileprivate var isReport: Bool { if case .scroll = self { true } else { false } }

  /// Whether a drag begins with the event.
  fileprivate var begins: Bool {
    switch self {
    case .pan(let sample): sample.phase == .began
    case .scroll(.began): true
    case .scroll, .press, .tapButton, .tap, .open, .close, .perform, .table, .reuse, .resize, .setActions, .preview,
      .wait:
      false
    }
  }

  /// Whether a finger is down after the event.
  fileprivate var isHeld: Bool {
    switch self {
    case .pan(let sample): sample.phase == .began || sample.phase == .changed
    case .scroll(.began), .scroll(.moved): true
    case .press(_, _, let phase): phase == .down
    case .scroll(.ended), .tapButton, .tap, .open, .close, .perform, .table, .reuse, .resize, .setActions, .preview,
      .wait:
      false
    }
  }

  /// The finger's translation in points, positive to the right and downward.
  fileprivate var translation: Vector {
    switch self {
    case .pan(let sample): sample.translation
    case .scroll(.began(let offset)), .scroll(.moved(let offset)), .scroll(.ended(let offset, _, _)):
      Vector(0 - offset, 0)
    case .press, .tapButton, .tap, .open, .close, .perform, .table, .reuse, .resize, .setActions, .preview, .wait: .zero
    }
  }

  /// A sentence about the event; nil if the event only continues the last one.
  fileprivate var sentence: String? {
    switch self {
    case .pan(let sample):
      switch sample.phase {
      case .began: "A finger drags the row."
      case .changed: nil
      case .ended: sample.velocity.x.magnitude >= 400 ? "It lifts in a flick." : "It lifts."
      case .cancelled: "The system takes the finger away."
      case .failed: "The recogniser fails while the finger is down."
      }
    case .scroll(.began): "A finger drags the row."
    case .scroll(.moved): nil
    case .scroll(.ended(_, let velocity, _)): velocity.magnitude >= 400 ? "It lifts in a flick." : "It lifts."
    case .open: "Code opens the row."
    case .close: "Code closes the row."
    case .press(_, _, .down): "A finger touches the button."
    case .press(_, _, .up): "It lifts on the button."
    case .press(_, _, .cancelled): "It slides off the button before it lifts."
    case .tapButton: "A finger taps the button."
    case .tap: "A finger taps the row."
    case .perform: "An action is performed."
    case .table(.tableScrolled): "The table scrolls."
    case .table(.tableTapped): "The table is tapped."
    case .table(.otherRowOpened): "Another row opens."
    case .reuse: "The cell is used again for another row."
    case .resize: "The row is laid out again."
    case .preview: "The row hints at its buttons."
    case .setActions: "The row gets other buttons."
    case .wait: nil
    }
  }
}
