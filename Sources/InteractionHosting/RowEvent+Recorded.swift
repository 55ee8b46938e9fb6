extension RowEvent {
  /// The event's kind and fields in scripts.
  var recorded: (kind: String, fields: [String: RecordedValue]) {
    switch self {
    case .pan(let sample):
      (
        "pan",
        [
          "phase": .text(sample.phase.name), "translation": sample.translation.recorded,
          "velocity": sample.velocity.recorded,
        ]
      )
    case .scroll(let report): ("scroll", report.recorded)
    case .open(let edge, let animated): ("open", ["edge": .text(edge.name), "animated": .bool(animated)])
    case .close(let animated): ("close", ["animated": .bool(animated)])
    case .press(let edge, let index, let phase): ("press", .press(edge, index, phase))
    case .tapButton(let edge, let index): ("press", .press(edge, index, nil))
    case .tap: ("tap", [:])
    case .perform(let action): ("perform", ["action": .text(action)])
    case .table(let change): (change.name, [:])
    case .reuse: ("reuse", [:])
    case .resize(let width, nil): ("resize", ["width": .length(width)])
    case .resize(let width, let height?): ("resize", ["width": .length(width), "height": .length(height)])
    case .preview(let edge): ("preview", ["edge": .text(edge.name)])
    case .setActions(let actions, let edge):
      ("setActions", ["edge": .text(edge.name), "actions": .array(actions.map(\.recorded))])
    case .wait: ("wait", [:])
    }
  }
}

extension ScrollReport {
  fileprivate var recorded: [String: RecordedValue] {
    switch self {
    case .began(let offset), .moved(let offset): ["phase": .text(phaseName), "contentOffset": .number(offset)]
    case .ended(let offset, let velocity, let target):
      [
        "phase": .text(phaseName), "contentOffset": .number(offset), "velocity": .number(velocity),
        "target": .number(target),
      ]
    }
  }
}

extension Vector {
  /// An array of the two coordinates.
  var recorded: RecordedValue { [.number(x), .number(y)] }
}

extension [String: RecordedValue] {
  /// Returns the fields for a finger on a button, or for a whole tap if the phase is nil.
  static func press(_ edge: SwipeEdge, _ index: Int, _ phase: PressPhase?) -> [String: RecordedValue] {
    var fields: [String: RecordedValue] = ["edge": .text(edge.name), "index": .number(Double(index))]
    if let phase { fields["phase"] = .text(phase.name) }
    return fields
  }
}
