import HeadlessTable
import InteractionCore

// The written form of the events of tables and lists.

extension TableStep {
  // Fields are added one by one, because Embedded Swift may mix up dictionary literals in the branches of a switch.
  var scriptForm: (kind: String, fields: [String: JSON]) {
    let noFields: [String: JSON] = [:]
    return switch self {
    case .touch(let event): (Kind.touch.rawValue, event.fields)
    case .wheel(let event): (Kind.wheel.rawValue, event.fields)
    case .type(let text, let cursor):
      (
        Kind.type.rawValue,
        noFields.setting("text", .string(text)).setting("cursor", cursor.map { .number(Double($0)) })
      )
    case .endEditing: (Kind.endEditing.rawValue, noFields)
    case .undo: (Kind.undo.rawValue, noFields)
    case .hover(let location):
      (
        Kind.hover.rawValue,
        noFields.setting("x", location.map { .number($0.x) }).setting("y", location.map { .number($0.y) })
      )
    case .highlights(let highlights): (Kind.highlights.rawValue, highlights.fields)
    case .key(let event):
      (
        Kind.key.rawValue,
        noFields.setting("key", .string(event.key.name)).setting("movesRow", event.movesRow ? .bool(true) : nil)
      )
    case .list(.gesture(let gesture)): gesture.scriptForm
    case .list(.perform(let action, let row)):
      (Kind.perform.rawValue, noFields.setting("action", .string(action)).setting("row", .id(row)))
    case .list(.confirm(let row)): (Kind.confirm.rawValue, noFields.setting("row", .id(row)))
    case .list(.cancel(let row)): (Kind.cancel.rawValue, noFields.setting("row", .id(row)))
    case .list(.resize(let width)): (name, noFields.setting("width", .number(width)))
    case .list(.setHeights(let changes, let animated)):
      (Kind.setHeights.rawValue, HeightChange.fields(changes, animated: animated))
    case .list(.wait): (Kind.wait.rawValue, noFields)
    case .scroll(let contentOffset): (Kind.scroll.rawValue, noFields.setting("contentOffset", .number(contentOffset)))
    case .keyboard(let height): (Kind.keyboard.rawValue, noFields.setting("height", .number(height)))
    case .resize(let size):
      (Kind.resize.rawValue, noFields.setting("width", .number(size.width)).setting("height", .number(size.height)))
    case .scrollTo(let contentOffset):
      (Kind.scrollTo.rawValue, noFields.setting("contentOffset", .number(contentOffset)))
    case .scrollToRow(let row, let anchor, let animated):
      (
        Kind.scrollToRow.rawValue,
        noFields.setting("row", .id(row)).setting("anchor", .string(anchor.name))
          .setting("animated", animated ? nil : .bool(false))
      )
    case .cancelTouches: (Kind.cancelTouches.rawValue, noFields)
    case .reducesMotion(let isOn): (Kind.reducesMotion.rawValue, noFields.setting("isOn", isOn ? nil : .bool(false)))
    case .policies(let policies): (Kind.policies.rawValue, policies.fields)
    case .options(let options): (Kind.options.rawValue, options.fields)
    case .frame: (Kind.frame.rawValue, noFields)
    case .lawEvent(let name): (Kind.lawEvent.rawValue, noFields.setting("name", .string(name)))
    case .perform(let action): (Kind.perform.rawValue, noFields.setting("action", .string(action)))
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
    let deltaField = delta == .zero ? [:] : ["delta": delta.json]
    return deltaField.adding(["phase": .string(phase.name), "x": .number(location.x), "y": .number(location.y)])
  }
}

extension TableGesture {
  /// The gesture as scripts write it.
  fileprivate var scriptForm: (kind: String, fields: [String: JSON]) {
    func fields(_ phase: PanPhase, with otherFields: [String: JSON]) -> [String: JSON] {
      otherFields.adding(["phase": .string(phase.name)])
    }
    func fields(_ row: RowID, with sample: PanSample) -> [String: JSON] {
      let velocityField = sample.velocity == .zero ? [:] : ["velocity": sample.velocity.json]
      return fields(sample.phase, with: ["row": .id(row), "translation": sample.translation.json]).adding(velocityField)
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
    case .closeRows(let change, let exceptedRow):
      let changeField: [String: JSON] = ["after": .string(change.name)]
      return (TableStep.Kind.closeRows.rawValue, changeField.setting("except", exceptedRow.map { .id($0) }))
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
