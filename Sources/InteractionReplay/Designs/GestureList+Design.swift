import GestureList
import HeadlessTable
import InteractionLaws

extension ListDesign {
  /// The design of a `GestureList`, which responds to taps, swipes, pulls, pinches and holds.
  public static let gestureList = ListDesign(
    "gesture-list", keys: ["rowHeight", "items"] + GestureList.Options.keys, itemsKey: "items",
    scripting: ListScripting(
      actions: GestureList.RowAction.allCases.map { $0.rawValue },
      listActions: [ListAction(GestureList.addID) { list, time in list.perform(GestureList.addID, at: time) }],
      events: GestureList.scriptEvents, timeline: ["contentOffset", "ids"],
      state: { table, effects, time in table.listState(after: effects.update, at: time) },
      row: { list, id, time in
        list.appearance(of: id, at: time).map { appearance in
          .init(
            top: appearance.frame.y, height: appearance.frame.height,
            state: list.state(of: id, appearance: appearance, at: time))
        }
      }),
    laws: Laws(customEvents: GestureList.lawEvents, undo: GestureList.lawUndo) { rows in
      // No two neighbours have the same height. Of four items or more, one is completed, and one cannot be moved.
      [
        "items": .array(
          (0..<rows).map { row in
            var item: [String: JSON] = ["text": .string("Item \(row)")]
            if row == 1 { item["isCompleted"] = .bool(true) }
            item["height"] = .number(ListUnderLaw.height(of: row, among: rows))
            if row == 3 { item["isMovable"] = .bool(false) }
            return .object(item)
          })
      ]
    },
    read: { fields, size throws(ScriptError) in
      let defaultHeight = GestureList.defaultRowHeight
      let rowHeight = try fields.number("rowHeight", in: .extent, or: defaultHeight)
      let listOptions = try GestureList.Options(fields)
      var items: [GestureList.Item] = []
      if let value = fields["items"] {
        for element in try value.elements("an array of items") { items.append(try element.item()) }
      }
      var options: [String: JSON] = [:]
      if rowHeight != defaultHeight { options["rowHeight"] = .number(rowHeight) }
      options = options.adding(listOptions.json)
      if !items.isEmpty { options["items"] = .array(items.map { $0.json }) }
      let minimumHeight = items.reduce(rowHeight) { min($0, $1.height ?? $0) }
      return Configuration(options: options, minimumRowHeight: minimumHeight) {
        [items] (corrections: GestureList.Corrections) -> GestureList in
        GestureList(
          items: items, width: size.width, rowHeight: rowHeight, options: listOptions, corrections: corrections)
      }
    })
}

// MARK: - Options, items and events

extension GestureList.Options {
  fileprivate static let keys = [
    "dismissThreshold", "pullThreshold", "pinchThreshold", "pinchNeedsNeighbours", "reorderControl", "revertsOnSpill",
  ]

  /// Reads the options; an option that a script leaves out keeps its default.
  fileprivate init(_ fields: ScriptFields) throws(ScriptError) {
    self.init()
    dismissThreshold = try fields.number("dismissThreshold", in: 0.01...1, or: dismissThreshold)
    pullThreshold = try fields.number("pullThreshold", in: 0...1e9, or: pullThreshold)
    pinchThreshold = try fields.number("pinchThreshold", in: 0...1e9, or: pinchThreshold)
    pinchNeedsNeighbours = try fields.bool("pinchNeedsNeighbours", or: false)
    revertsOnSpill = try fields.bool("revertsOnSpill", or: false)
    reorderControl = try fields["reorderControl"]?.choice("side", of: SwipeEdge.allCases, named: { $0.name })
  }

  /// The options that differ from the defaults.
  fileprivate var json: [String: JSON] {
    let defaults = GestureList.Options()
    var values: [String: JSON] = [:]
    if dismissThreshold != defaults.dismissThreshold { values["dismissThreshold"] = .number(dismissThreshold) }
    if pullThreshold != defaults.pullThreshold { values["pullThreshold"] = .number(pullThreshold) }
    if pinchThreshold != defaults.pinchThreshold { values["pinchThreshold"] = .number(pinchThreshold) }
    if pinchNeedsNeighbours { values["pinchNeedsNeighbours"] = .bool(true) }
    if revertsOnSpill { values["revertsOnSpill"] = .bool(true) }
    if let reorderControl { values["reorderControl"] = .string(reorderControl.name) }
    return values
  }
}

extension GestureList.Item {
  fileprivate static let keys = ["text", "isCompleted", "isMovable", "group", "height"]

  /// Reads an item given as an object, which may set more than the text.
  fileprivate init(_ fields: ScriptFields) throws(ScriptError) {
    self.init(
      try fields.string("text"), isCompleted: try fields.bool("isCompleted", or: false),
      isMovable: try fields.bool("isMovable", or: true), group: try fields["group"]?.string(),
      height: try fields["height"]?.number(in: .extent))
  }

  /// The item as scripts write it: a string, or an object if it has more than its text.
  fileprivate var json: JSON {
    var fields: [String: JSON] = [:]
    if isCompleted { fields["isCompleted"] = .bool(true) }
    if !isMovable { fields["isMovable"] = .bool(false) }
    if let group { fields["group"] = .string(group) }
    if let height { fields["height"] = .number(height) }
    if fields.isEmpty { return .string(text) }
    fields["text"] = .string(text)
    return .object(fields)
  }
}

extension ScriptValue {
  fileprivate func item() throws(ScriptError) -> GestureList.Item {
    switch value {
    case .string(let text): return GestureList.Item(text)
    case .object:
      return try GestureList.Item(object(GestureList.Item.keys))
    case .null, .bool, .number, .array: throw error(expecting: "a string, or an object with the key \"text\"")
    }
  }
}

extension GestureList {
  fileprivate static let scriptEvents: [ListScriptEvent<GestureList>] = [
    ListScriptEvent("edit", keys: ["text"]) { fields, _ throws(ScriptError) in
      let text = try fields.string("text")
      return { list, time in list.type(text, at: time) }
    },
    ListScriptEvent("insert", keys: ["row", "text"]) { fields, _ throws(ScriptError) in
      let (text, index) = (try fields.string("text"), try fields.index("row"))
      return { list, time in list.insert(Item(text), index: index, at: time) }
    },
    ListScriptEvent("remove", keys: ["id"]) { fields, _ throws(ScriptError) in
      let row = try fields.rowID("id")
      return { list, time in list.remove(row, at: time) }
    },
    ListScriptEvent("move", keys: ["id", "row"]) { fields, _ throws(ScriptError) in
      let (row, index) = (try fields.rowID("id"), try fields.index("row"))
      return { list, time in list.move(row, to: index, at: time) }
    },
    ListScriptEvent("describe", keys: ["id"] + Item.keys) { fields, _ throws(ScriptError) in
      let (row, item) = (try fields.rowID("id"), try Item(fields))
      return { list, time in list.describe(row, as: item, at: time) }
    },
    ListScriptEvent("removeAll", keys: ["ids"]) { fields, _ throws(ScriptError) in
      let rows = try fields.rowIDs("ids")
      return { list, time in list.remove(rows, at: time) }
    },
    ListScriptEvent("moveAll", keys: ["ids", "row"]) { fields, _ throws(ScriptError) in
      let (rows, index) = (try fields.rowIDs("ids"), try fields.index("row"))
      return { list, time in list.move(rows, to: index, at: time) }
    },
  ]
}

// MARK: - Traces, in the coordinates of the viewport

extension HeadlessTable<GestureList> {
  fileprivate func listState(after update: ListUpdate, at time: Time) -> [String: JSON] {
    let offset = contentOffset(at: time)
    let ids = list.ids
    var editing: [JSON] = []
    if let row = list.editedRow { editing.append(.id(row)) }
    return [
      "items": .array(list.texts.map { .string($0) }), "ids": .array(ids.map { .id($0) }),
      "completed": .array(ids.filter { list.item($0)?.isCompleted == true }.map { .id($0) }),
      "editing": .array(editing), "contentOffset": .number(offset),
      "rows": .array(rowsInSight(at: time).compactMap { row($0, contentOffset: offset, at: time) }),
      "placeholder": list.placeholder?.state(contentOffset: offset) ?? .null,
      "lifted": list.lifted(contentOffset: offset, at: time)?.state(contentOffset: offset) ?? .null,
      "pullInProgress": .bool(list.isPullInProgress), "pinch": list.pinch?.state ?? .null,
      "update": .update(update, as: .singleSection),
    ]
  }

  private func row(_ id: RowID, contentOffset offset: Double, at time: Time) -> JSON? {
    guard let appearance = list.appearance(of: id, at: time) else { return nil }
    var state = list.state(of: id, appearance: appearance, at: time)
    state["id"] = .id(id)
    state["y"] = .number(appearance.frame.y - offset)
    return .object(state)
  }
}

extension GestureList.Placeholder {
  fileprivate func state(contentOffset offset: Double) -> JSON {
    .object([
      "y": .number(frame.y - offset), "height": .number(frame.height), "scale": .number(scale),
      "alpha": .number(alpha), "text": .string(text),
    ])
  }
}

extension GestureList.Lifted {
  fileprivate func state(contentOffset offset: Double) -> JSON {
    .object([
      "id": .id(row), "y": .number(center - offset), "alpha": .number(alpha), "scale": .number(scale),
    ])
  }
}

extension GestureList.PinchState {
  fileprivate var state: JSON {
    .object([
      "first": .number(Double(indexAbove)), "second": .number(Double(indexBelow)), "isArmed": .bool(isArmed),
    ])
  }
}

extension GestureList {
  fileprivate func state(of id: RowID, appearance: Appearance, at time: Time) -> [String: JSON] {
    func cue(_ edge: SwipeEdge) -> JSON {
      let cue = row(id).cue(edge, at: time)
      return .object(["alpha": .number(cue.alpha), "isArmed": .bool(cue.isArmed)])
    }
    return [
      "x": .number(appearance.frame.x), "alpha": .number(appearance.alpha), "scale": .number(1),
      "isHidden": .bool(appearance.isHidden),
      "isStruck": .bool(item(id)?.isCompleted ?? false), "tick": cue(.leading), "cross": cue(.trailing),
    ]
  }
}

// MARK: - Laws

extension GestureList {
  fileprivate static let lawEvents: [CustomEvent<GestureList>] = [
    CustomEvent("insert at 1") { list, time in list.insert(Item("New"), index: 1, at: time) },
    CustomEvent("remove the first row") { list, time in list.ids.first.map { list.remove($0, at: time) } ?? .none },
    CustomEvent("move the first row to 2") { list, time in
      list.ids.first.map { list.move($0, to: 2, at: time) } ?? .none
    },
    CustomEvent("remove the first and last rows") { list, time in
      let ids = list.ids
      return list.remove([ids.last, ids.first].compactMap { $0 }, at: time)
    },
    CustomEvent("move the last and first rows to 1") { list, time in
      let ids = list.ids
      return list.move([ids.last, ids.first].compactMap { $0 }, to: 1, at: time)
    },
    CustomEvent("describe the first row differently") { list, time in
      guard let row = list.ids.first, var item = list.item(row) else { return .none }
      item = Item(
        item.text + "!", isCompleted: !item.isCompleted, isMovable: !item.isMovable, group: "a",
        height: item.height == nil ? 70 : nil)
      return list.describe(row, as: item, at: time)
    },
    CustomEvent("type") { list, time in list.type("Typed", at: time) },
    CustomEvent("delete all text") { list, time in list.type("", at: time) },
    CustomEvent("end the edit") { list, time in list.endEditing(at: time) },
    CustomEvent("add") { list, time in list.perform(addID, at: time) },
  ]

  fileprivate static let lawUndo = ListLaw.Undo<GestureList>({ list, time in list.undo(at: time) }) { list in
    var list = list
    if list.editedRow != nil {
      // An undo first discards typed text, which is not part of the contents. Something is typed, so that this undo has text
      // to discard and leaves the last change alone.
      _ = list.type("?", at: .zero)
      _ = list.undo(at: .zero)
    }
    return list.ids.map { id in
      let item = list.item(id)
      return "\(id.rawValue) \(item?.text ?? "")\(item?.isCompleted ?? false ? " done" : "")"
    }.joined(separator: ", ")
  }
}
