import GestureList
public import HeadlessTable
public import InteractionCore

/// One event of a script for a gesture list.
public enum GestureListStep: Hashable, Sendable {
  /// A sample of a finger that drags a row sideways.
  case swipe(RowID, PanPhase, translation: Vector)
  /// A tap on a row.
  case tap(RowID)
  /// The text that is being typed is now this.
  case edit(String)
  /// The edit is over.
  case endEditing
  /// The content has been scrolled to an offset.
  case scroll(contentOffset: Double)
  /// A finger drags the content, which is at an offset.
  case pull(PanPhase, contentOffset: Double)
  /// Fingers at heights of what can be seen, any number of them.
  case pinch(PanPhase, fingers: [Double])
  /// A finger that has rested is at a height of what can be seen.
  case hold(PanPhase, y: Double)
  /// A report of a finger, for a list in a table.
  case touch(TouchPhase, finger: Int = 0, at: Vector)
  /// The last change is taken back.
  case undo
  /// A keyboard covers so many points at the bottom.
  case keyboard(height: Double)
  /// An item comes from outside, at an index.
  case insert(String, at: Int)
  /// An item goes from outside.
  case remove(RowID)
  /// An item moves from outside, to an index.
  case move(RowID, to: Int)
  /// A plain action of a row, or of the list.
  case perform(String, on: RowID?)
  /// Only time passes.
  case wait

  /// The name in traces, such as `swipe.changed`.
  public var name: String {
    switch self {
    case .swipe(_, let phase, _): "swipe." + phase.name
    case .pull(let phase, _): "pull." + phase.name
    case .pinch(let phase, _): "pinch." + phase.name
    case .hold(let phase, _): "hold." + phase.name
    case .touch(let phase, _, _): "touch." + phase.name
    case .perform(let action, _): "perform." + action
    case .tap, .edit, .endEditing, .scroll, .undo, .keyboard, .insert, .remove, .move, .wait: written.kind.rawValue
    }
  }
}

// MARK: - Reading and writing

extension GestureListStep: ScriptedEvent {
  enum Kind: String, CaseIterable {
    case swipe, tap, edit, endEditing, scroll, pull, pinch, hold, touch, undo, keyboard, insert, remove, move, perform
    case wait
  }

  /// In a table, fingers are in the place of the gestures.
  static func kinds(in setup: GestureListSetup) -> [Kind] {
    Kind.allCases.filter { kind in
      switch kind {
      case .swipe, .tap, .scroll, .pull, .pinch, .hold: setup.host == .gestures
      case .touch: setup.host != .gestures
      case .edit, .endEditing, .undo, .keyboard, .insert, .remove, .move, .perform, .wait: true
      }
    }
  }

  init(_ kind: Kind, _ reading: Reading, in setup: GestureListSetup) throws(ScriptError) {
    switch kind {
    case .swipe:
      let fields = try reading.object(["row", "phase", "translation"])
      let (row, phase) = (try fields.id("row"), try fields.phase())
      self = .swipe(row, phase, translation: try fields.required("translation", Reading.vectorForm).vector())
    case .tap: self = .tap(try reading.object(["row"]).id("row"))
    case .edit: self = .edit(try reading.object(["text"]).string("text"))
    case .endEditing: self = try reading.plain(.endEditing)
    case .scroll: self = .scroll(contentOffset: try reading.object(["contentOffset"]).number("contentOffset"))
    case .pull:
      let fields = try reading.object(["phase", "contentOffset"])
      self = .pull(try fields.phase(), contentOffset: try fields.number("contentOffset"))
    case .pinch:
      let fields = try reading.object(["phase", "fingers"])
      let phase = try fields.phase()
      var fingers: [Double] = []
      let expected = "an array of heights"
      for finger in try fields.required("fingers", expected).array(expected) { fingers.append(try finger.number()) }
      self = .pinch(phase, fingers: fingers)
    case .hold:
      let fields = try reading.object(["phase", "y"])
      self = .hold(try fields.phase(), y: try fields.number("y"))
    case .touch:
      let fields = try reading.object(["id", "phase", "x", "y"])
      self = .touch(
        try fields.choice("phase", of: TouchPhase.allCases, named: \.name), finger: try fields.integer("id"),
        at: Vector(try fields.number("x"), try fields.number("y")))
    case .undo: self = try reading.plain(.undo)
    case .keyboard: self = .keyboard(height: try reading.object(["height"]).number("height", in: .extent))
    case .insert:
      let fields = try reading.object(["row", "text"])
      self = .insert(try fields.string("text"), at: try fields.place("row"))
    case .remove: self = .remove(try reading.object(["id"]).id("id"))
    case .move:
      let fields = try reading.object(["id", "row"])
      self = .move(try fields.id("id"), to: try fields.place("row"))
    case .perform:
      let fields = try reading.object(["action", "row"])
      let add = GestureList.add.id
      let action = try fields.choice("action", of: [add] + GestureList.RowAction.allCases.map(\.id)) { $0 }
      if action == add, let row = fields["row"] { throw row.error("the action is the list's own (leave the row out)") }
      self = .perform(action, on: action == add ? nil : try fields.id("row"))
    case .wait: self = try reading.plain(.wait)
    }
  }

  var written: (kind: Kind, fields: [String: JSON]) {
    func id(_ row: RowID) -> JSON { .number(Double(row.rawValue)) }
    switch self {
    case .swipe(let row, let phase, let translation):
      return (.swipe, ["row": id(row), "phase": .string(phase.name), "translation": translation.json])
    case .tap(let row): return (.tap, ["row": id(row)])
    case .edit(let text): return (.edit, ["text": .string(text)])
    case .endEditing: return (.endEditing, [:])
    case .scroll(let offset): return (.scroll, ["contentOffset": .number(offset)])
    case .pull(let phase, let offset):
      return (.pull, ["phase": .string(phase.name), "contentOffset": .number(offset)])
    case .pinch(let phase, let fingers):
      return (.pinch, ["phase": .string(phase.name), "fingers": .array(fingers.map(JSON.number))])
    case .hold(let phase, let y): return (.hold, ["phase": .string(phase.name), "y": .number(y)])
    case .touch(let phase, let finger, let place):
      let fields: [String: JSON] = [
        "id": .number(Double(finger)), "phase": .string(phase.name), "x": .number(place.x), "y": .number(place.y),
      ]
      return (.touch, fields)
    case .undo: return (.undo, [:])
    case .keyboard(let height): return (.keyboard, ["height": .number(height)])
    case .insert(let text, let index): return (.insert, ["row": .number(Double(index)), "text": .string(text)])
    case .remove(let row): return (.remove, ["id": id(row)])
    case .move(let row, let index): return (.move, ["id": id(row), "row": .number(Double(index))])
    case .perform(let action, let row):
      return (.perform, ["action": .string(action)].merging(row.map { ["row": id($0)] } ?? [:]) { $1 })
    case .wait: return (.wait, [:])
    }
  }
}

extension Fields {
  /// A row's id: any number of creation, since a list issues ids while it is played.
  fileprivate func id(_ key: String) throws(ScriptError) -> RowID { RowID(try place(key)) }

  /// An index, or a number of creation.
  fileprivate func place(_ key: String) throws(ScriptError) -> Int {
    try required(key, "a whole number").integer(in: 0...1_000_000_000)
  }

  fileprivate func phase() throws(ScriptError) -> PanPhase {
    try choice("phase", of: PanPhase.allCases, named: \.name)
  }
}
