extension TableInput {
  /// Returns the event with which scripts scroll to a row without animation.
  static func scrollToRow(_ row: RowID, _ anchor: ScrollAnchor) -> TableInput {
    .custom("scrollToRow", ["row": row.recorded, "anchor": .text(anchor.name), "animated": false])
  }

  /// The input's kind and fields in scripts.
  var recorded: (kind: String, fields: [String: RecordedValue]) {
    switch self {
    case .touch(let event):
      (
        "touch",
        [
          "id": .number(Double(event.finger)), "phase": .text(event.phase.name), "x": .number(event.location.x),
          "y": .number(event.location.y),
        ]
      )
    case .wheel(let event):
      (
        "wheel",
        [
          "phase": .text(event.phase.name), "x": .number(event.location.x), "y": .number(event.location.y),
          "delta": event.delta.recorded,
        ]
      )
    case .key(let event): ("key", ["key": .text(event.key.name), "movesRow": .bool(event.movesRow)])
    case .hover(nil): ("hover", [:])
    case .hover(let location?): ("hover", ["x": .number(location.x), "y": .number(location.y)])
    case .type(let text, nil): ("type", ["text": .text(text)])
    case .type(let text, let cursor?): ("type", ["text": .text(text), "cursor": .number(Double(cursor))])
    case .endEditing: ("endEditing", [:])
    case .undo: ("undo", [:])
    case .gesture(let gesture): gesture.recorded
    case .perform(let action, let row): ("perform", ["action": .text(action), "row": row.recorded])
    case .confirm(let row): ("confirm", ["row": row.recorded])
    case .cancel(let row): ("cancel", ["row": row.recorded])
    case .resize(let size): ("resize", ["width": .length(size.width), "height": .length(size.height)])
    case .scrollTo(let offset): ("scrollTo", ["contentOffset": .number(offset)])
    case .keyboard(let height): ("keyboard", ["height": .length(height)])
    case .cancelTouches: ("cancelTouches", [:])
    case .reducesMotion(let isOn): ("reducesMotion", ["isOn": .bool(isOn)])
    case .policies(let policies): ("policies", policies.recorded)
    case .options(let options): ("options", options.recorded)
    case .setHeights(let changes, let animated): ("setHeights", HeightChange.recorded(changes, animated: animated))
    case .wait: ("wait", [:])
    case .custom(let kind, let fields): (kind, fields)
    }
  }
}

extension TableGesture {
  /// The gesture's kind and fields in scripts, without the content offset of a pinch or a hold, which the replay adds.
  fileprivate var recorded: (kind: String, fields: [String: RecordedValue]) {
    switch self {
    case .pan(let row, let sample): ("swipe", sample.recorded(on: row))
    case .track(let row, let sample): ("track", sample.recorded(on: row))
    case .tap(let row): ("tap", ["row": row.recorded])
    case .press(let row, let edge, let index, let phase):
      ("press", [String: RecordedValue].press(edge, index, phase).merging(["row": row.recorded]) { $1 })
    case .control(let row, let index): ("control", ["row": row.recorded, "index": .number(Double(index))])
    case .closeRows(let change, nil): ("closeRows", ["after": .text(change.name)])
    case .closeRows(let change, let exception?):
      ("closeRows", ["after": .text(change.name), "except": exception.recorded])
    case .tapOutside: ("tapOutside", [:])
    case .pull(let phase, let offset): ("pull", ["phase": .text(phase.name), "contentOffset": .number(offset)])
    case .pinch(let phase, let fingers, _):
      (
        "pinch",
        [
          "phase": .text(phase.name),
          "fingers": .array(fingers.map { [.number($0.first), .number($0.second)] } ?? []),
        ]
      )
    case .hold(let phase, let y, _): ("hold", ["phase": .text(phase.name), "y": .number(y)])
    }
  }
}

extension HeightChange {
  /// Returns the fields of height changes in scripts: those of rows in order, and the last one of each kind of row.
  fileprivate static func recorded(_ changes: [HeightChange], animated: Bool) -> [String: RecordedValue] {
    var rows: [RecordedValue] = []
    var kinds: [String: RecordedValue] = [:]
    for change in changes {
      switch change {
      case .row(let row, let height):
        rows.append(.array([row.recorded, height.map { .number(usableHeight($0)) } ?? .null]))
      case .kind(let kind, let height): kinds[kind] = .number(usableHeight(height))
      }
    }
    var fields: [String: RecordedValue] = animated ? [:] : ["animated": .bool(false)]
    if !rows.isEmpty { fields["rows"] = .array(rows) }
    if !kinds.isEmpty { fields["kinds"] = .object(kinds) }
    return fields
  }
}

extension PanSample {
  fileprivate func recorded(on row: RowID) -> [String: RecordedValue] {
    [
      "row": row.recorded, "phase": .text(phase.name), "translation": translation.recorded,
      "velocity": velocity.recorded,
    ]
  }
}

extension RowID {
  fileprivate var recorded: RecordedValue { .number(Double(rawValue)) }
}
