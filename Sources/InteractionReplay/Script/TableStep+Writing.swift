import HeadlessTable
import InteractionCore

// The events of tables and lists as scripts give them.

extension TableStep {
  var written: (kind: String, fields: [String: JSON]) {
    switch self {
    case .touch(let event): (Kind.touch.rawValue, event.fields)
    case .wheel(let event): (Kind.wheel.rawValue, event.fields)
    case .type(let text, let cursor):
      (
        Kind.type.rawValue,
        ["text": JSON.string(text)].adding(cursor.map { ["cursor": .number(Double($0))] } ?? [:])
      )
    case .endEditing: (Kind.endEditing.rawValue, [:])
    case .undo: (Kind.undo.rawValue, [:])
    case .hover(let place): (Kind.hover.rawValue, place.map { ["x": .number($0.x), "y": .number($0.y)] } ?? [:])
    case .highlights(let highlights): (Kind.highlights.rawValue, highlights.fields)
    case .key(let event):
      (
        Kind.key.rawValue,
        ["key": JSON.string(event.key.name)].adding(event.movesRow ? ["movesRow": .bool(true)] : [:])
      )
    case .list(.gesture(let gesture)): gesture.written
    case .list(.perform(let action, let row)):
      (Kind.perform.rawValue, ["action": .string(action), "row": .id(row)])
    case .list(.confirm(let row)): (Kind.confirm.rawValue, ["row": .id(row)])
    case .list(.cancel(let row)): (Kind.cancel.rawValue, ["row": .id(row)])
    case .list(.resize(let width)): (name, ["width": .number(width)])
    case .list(.wait): (Kind.wait.rawValue, [:])
    case .scroll(let contentOffset): (Kind.scroll.rawValue, ["contentOffset": .number(contentOffset)])
    case .keyboard(let height): (Kind.keyboard.rawValue, ["height": .number(height)])
    case .resize(let size):
      (Kind.resize.rawValue, ["width": .number(size.width), "height": .number(size.height)])
    case .scrollTo(let contentOffset): (Kind.scrollTo.rawValue, ["contentOffset": .number(contentOffset)])
    case .scrollToRow(let row, let anchor, let animated):
      (
        Kind.scrollToRow.rawValue,
        ["row": .id(row), "anchor": .string(anchor.name)].adding(animated ? [:] : ["animated": .bool(false)])
      )
    case .cancelTouches: (Kind.cancelTouches.rawValue, [:])
    case .reducesMotion(let isOn): (Kind.reducesMotion.rawValue, isOn ? [:] : ["isOn": .bool(false)])
    case .policies(let policies): (Kind.policies.rawValue, policies.fields)
    case .options(let options): (Kind.options.rawValue, options.fields)
    case .frame: (Kind.frame.rawValue, [:])
    case .lawEvent(let name): (Kind.lawEvent.rawValue, ["name": .string(name)])
    case .perform(let action): (Kind.perform.rawValue, ["action": .string(action)])
    case .own(let kind, let fields): (kind, fields)
    }
  }
}

extension TouchEvent {
  fileprivate var fields: [String: JSON] {
    [
      "id": .number(Double(finger)), "phase": .string(phase.name), "x": .number(location.x), "y": .number(location.y),
    ]
  }
}

extension TableHighlights {
  fileprivate var fields: [String: JSON] {
    var fields: [String: JSON] = [:]
    if contains(.press) { fields["press"] = .bool(true) }
    if contains(.hover) { fields["hover"] = .bool(true) }
    return fields
  }
}

extension WheelEvent {
  fileprivate var fields: [String: JSON] {
    let delta = delta == .zero ? [:] : ["delta": delta.json]
    return delta.adding(["phase": .string(phase.name), "x": .number(location.x), "y": .number(location.y)])
  }
}

extension TableGesture {
  /// The gesture as scripts give it.
  fileprivate var written: (kind: String, fields: [String: JSON]) {
    func fields(_ phase: PanPhase, _ more: [String: JSON]) -> [String: JSON] {
      more.adding(["phase": .string(phase.name)])
    }
    func fields(_ row: RowID, _ sample: PanSample) -> [String: JSON] {
      let velocity = sample.velocity == .zero ? [:] : ["velocity": sample.velocity.json]
      return fields(sample.phase, ["row": .id(row), "translation": sample.translation.json]).adding(velocity)
    }
    switch self {
    case .pan(let row, let sample): return (TableStep.Kind.swipe.rawValue, fields(row, sample))
    case .track(let row, let sample): return (TableStep.Kind.track.rawValue, fields(row, sample))
    case .press(let row, let edge, let index, let phase):
      return (
        TableStep.Kind.press.rawValue,
        [
          "row": .id(row), "edge": .string(edge.name), "index": .number(Double(index)), "phase": .string(phase.name),
        ]
      )
    case .control(let row, let index):
      return (TableStep.Kind.control.rawValue, ["row": .id(row), "index": .number(Double(index))])
    case .closeRows(let exception):
      return (TableStep.Kind.closeRows.rawValue, exception.map { ["except": .id($0)] } ?? [:])
    case .tapOutside: return (TableStep.Kind.tapOutside.rawValue, [:])
    case .tap(let row): return (TableStep.Kind.tap.rawValue, ["row": .id(row)])
    case .pull(let phase, let contentOffset):
      return (TableStep.Kind.pull.rawValue, fields(phase, ["contentOffset": .number(contentOffset)]))
    case .pinch(let phase, let fingers, _):
      let heights = fingers.map { [JSON.number($0.first), .number($0.second)] } ?? []
      return (TableStep.Kind.pinch.rawValue, fields(phase, ["fingers": .array(heights)]))
    case .hold(let phase, let y, _): return (TableStep.Kind.hold.rawValue, fields(phase, ["y": .number(y)]))
    }
  }
}
