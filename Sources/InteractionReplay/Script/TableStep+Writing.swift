import HeadlessTable
import InteractionCore

// The written form of the events of tables and lists.

extension TableStep {
  // Fields are added one by one, because Embedded Swift may mix up dictionary literals in the branches of a switch.
  var written: (kind: String, fields: [String: JSON]) {
    let none: [String: JSON] = [:]
    return switch self {
    case .touch(let event): (Kind.touch.rawValue, event.fields)
    case .wheel(let event): (Kind.wheel.rawValue, event.fields)
    case .type(let text, let cursor):
      (Kind.type.rawValue, none.setting("text", .string(text)).setting("cursor", cursor.map { .number(Double($0)) }))
    case .endEditing: (Kind.endEditing.rawValue, none)
    case .undo: (Kind.undo.rawValue, none)
    case .hover(let location):
      (
        Kind.hover.rawValue,
        none.setting("x", location.map { .number($0.x) }).setting("y", location.map { .number($0.y) })
      )
    case .highlights(let highlights): (Kind.highlights.rawValue, highlights.fields)
    case .key(let event):
      (
        Kind.key.rawValue,
        none.setting("key", .string(event.key.name)).setting("movesRow", event.movesRow ? .bool(true) : nil)
      )
    case .list(.gesture(let gesture)): gesture.written
    case .list(.perform(let action, let row)):
      (Kind.perform.rawValue, none.setting("action", .string(action)).setting("row", .id(row)))
    case .list(.confirm(let row)): (Kind.confirm.rawValue, none.setting("row", .id(row)))
    case .list(.cancel(let row)): (Kind.cancel.rawValue, none.setting("row", .id(row)))
    case .list(.resize(let width)): (name, none.setting("width", .number(width)))
    case .list(.setHeights(let changes, let animated)):
      (Kind.setHeights.rawValue, HeightChange.fields(changes, animated: animated))
    case .list(.wait): (Kind.wait.rawValue, none)
    case .scroll(let contentOffset): (Kind.scroll.rawValue, none.setting("contentOffset", .number(contentOffset)))
    case .keyboard(let height): (Kind.keyboard.rawValue, none.setting("height", .number(height)))
    case .resize(let size):
      (Kind.resize.rawValue, none.setting("width", .number(size.width)).setting("height", .number(size.height)))
    case .scrollTo(let contentOffset):
      (Kind.scrollTo.rawValue, none.setting("contentOffset", .number(contentOffset)))
    case .scrollToRow(let row, let anchor, let animated):
      (
        Kind.scrollToRow.rawValue,
        none.setting("row", .id(row)).setting("anchor", .string(anchor.name))
          .setting("animated", animated ? nil : .bool(false))
      )
    case .cancelTouches: (Kind.cancelTouches.rawValue, none)
    case .reducesMotion(let isOn): (Kind.reducesMotion.rawValue, none.setting("isOn", isOn ? nil : .bool(false)))
    case .policies(let policies): (Kind.policies.rawValue, policies.fields)
    case .options(let options): (Kind.options.rawValue, options.fields)
    case .frame: (Kind.frame.rawValue, none)
    case .lawEvent(let name): (Kind.lawEvent.rawValue, none.setting("name", .string(name)))
    case .perform(let action): (Kind.perform.rawValue, none.setting("action", .string(action)))
    case .custom(let kind, let fields): (kind, fields)
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
  /// The gesture as scripts write it.
  fileprivate var written: (kind: String, fields: [String: JSON]) {
    func fields(_ phase: PanPhase, with more: [String: JSON]) -> [String: JSON] {
      more.adding(["phase": .string(phase.name)])
    }
    func fields(_ row: RowID, with sample: PanSample) -> [String: JSON] {
      let velocity = sample.velocity == .zero ? [:] : ["velocity": sample.velocity.json]
      return fields(sample.phase, with: ["row": .id(row), "translation": sample.translation.json]).adding(velocity)
    }
    switch self {
    case .pan(let row, let sample): return (TableStep.Kind.swipe.rawValue, fields(row, with: sample))
    case .track(let row, let sample): return (TableStep.Kind.track.rawValue, fields(row, with: sample))
    case .press(let row, let edge, let index, let phase):
      return (
        TableStep.Kind.press.rawValue,
        [
          "row": .id(row), "edge": .string(edge.name), "index": .number(Double(index)), "phase": .string(phase.name),
        ]
      )
    case .control(let row, let index):
      return (TableStep.Kind.control.rawValue, ["row": .id(row), "index": .number(Double(index))])
    case .closeRows(let change, let exception):
      let fields: [String: JSON] = ["after": .string(change.name)]
      return (TableStep.Kind.closeRows.rawValue, fields.setting("except", exception.map { .id($0) }))
    case .tapOutside: return (TableStep.Kind.tapOutside.rawValue, [:])
    case .tap(let row): return (TableStep.Kind.tap.rawValue, ["row": .id(row)])
    case .pull(let phase, let contentOffset):
      return (TableStep.Kind.pull.rawValue, fields(phase, with: ["contentOffset": .number(contentOffset)]))
    case .pinch(let phase, let fingers, _):
      let yCoordinates = fingers.map { [JSON.number($0.first), .number($0.second)] } ?? []
      return (TableStep.Kind.pinch.rawValue, fields(phase, with: ["fingers": .array(yCoordinates)]))
    case .hold(let phase, let y, _): return (TableStep.Kind.hold.rawValue, fields(phase, with: ["y": .number(y)]))
    }
  }
}
