import HeadlessTable
import InteractionCore

// The events of tables and lists in scripts.

/// What must be known of a table, or of a list alone, to check its events.
struct TableContext {
  /// The kinds of events that scripts know beside those of the list.
  fileprivate let kinds: [TableStep.Kind]
  /// The kinds that only the list has.
  fileprivate let ownKinds: [String]
  /// The ids of the plain actions that a row may offer.
  fileprivate let actions: [String]
  /// The ids of the plain actions of the list itself.
  fileprivate let listActions: [String]
  /// How many rows there ever are, or nil where the list makes new ones.
  fileprivate let rowCount: Int?
  /// Who checks the events that only the list has.
  fileprivate let maker: (any ListMaking)?
}

extension TableSetup {
  /// What is known of fingers on the table.
  var context: TableContext {
    switch content {
    case .rows(let rows, let row):
      TableContext(
        kinds: [.touch, .keyboard, .perform, .wait], ownKinds: [], actions: row.performable, listActions: [],
        rowCount: rows.count, maker: nil)
    case .list(let list): list.context(kinds: [.touch, .keyboard, .perform, .wait])
    }
  }
}

extension ListSetup {
  /// What is known of a list alone, which gestures reach that have been recognised.
  var context: TableContext {
    let gestures: [TableStep.Kind] = [.swipe, .tap, .scroll, .pull, .pinch, .hold, .keyboard]
    return context(kinds: (design.hasViewport ? gestures : []) + [.perform, .wait])
  }

  fileprivate func context(kinds: [TableStep.Kind]) -> TableContext {
    TableContext(
      kinds: kinds, ownKinds: design.ownKinds, actions: maker.actions, listActions: maker.listActions,
      rowCount: maker.rowCount, maker: maker)
  }
}

extension TableStep: ScriptedEvent {
  /// The kinds of events, by the names that they have in scripts.
  fileprivate enum Kind: String, CaseIterable {
    case touch, swipe, tap, scroll, pull, pinch, hold, keyboard, perform, wait
  }

  /// The kinds of events that no list has for itself.
  static let sharedKinds = Kind.allCases.map { $0.rawValue }

  static func kinds(in context: TableContext) -> [String] {
    context.kinds.map { $0.rawValue } + context.ownKinds
  }

  // MARK: Reading

  init(_ kind: String, _ value: ScriptValue, in context: TableContext) throws(ScriptError) {
    switch Kind(rawValue: kind) {
    case .touch:
      let fields = try value.object(["id", "phase", "x", "y"])
      let phase = try fields.choice("phase", of: TouchPhase.allCases, named: { $0.name })
      let finger = try fields.integer("id")
      let location = Vector(try fields.number("x"), try fields.number("y"))
      self = .touch(TouchEvent(phase, finger: finger, location: location))
    case .swipe:
      let fields = try value.object(["row", "phase", "translation"])
      let (row, phase) = (try fields.rowID("row"), try fields.panPhase())
      let translation = try fields.required("translation", ScriptValue.vectorForm).vector()
      self = .list(.gesture(.pan(row, PanSample(phase, translation: translation))))
    case .tap: self = .list(.gesture(.tap(try value.object(["row"]).rowID("row"))))
    case .scroll: self = .scroll(contentOffset: try value.object(["contentOffset"]).number("contentOffset"))
    case .pull:
      let fields = try value.object(["phase", "contentOffset"])
      self = .list(.gesture(.pull(try fields.panPhase(), contentOffset: try fields.number("contentOffset"))))
    case .pinch:
      let fields = try value.object(["phase", "fingers"])
      self = .list(.gesture(.pinch(try fields.panPhase(), try fields.fingers(), contentOffset: 0)))
    case .hold:
      let fields = try value.object(["phase", "y"])
      self = .list(.gesture(.hold(try fields.panPhase(), y: try fields.number("y"), contentOffset: 0)))
    case .keyboard: self = .keyboard(height: try value.object(["height"]).number("height", in: .extent))
    case .perform: self = try TableStep(perform: value, in: context)
    case .wait: self = try value.plain(.list(.wait))
    case nil: self = try TableStep(own: kind, value, in: context)
    }
  }

  private init(perform value: ScriptValue, in context: TableContext) throws(ScriptError) {
    let fields = try value.object(["action", "row"])
    let action = try fields.choice("action", of: context.listActions + context.actions, named: { $0 })
    guard !context.listActions.contains(action) else {
      if let row = fields["row"] { throw row.error("the action is the list's own (leave the row out)") }
      self = .perform(action)
      return
    }
    guard let count = context.rowCount else {
      self = .list(.perform(action, on: try fields.rowID("row")))
      return
    }
    let row = try fields.integer("row")
    guard (0..<count).contains(row) else {
      let known = count == 0 ? "there are none" : count == 1 ? "the only one is 0" : "0 to \(count - 1)"
      throw fields.error(about: "row", "\(row) was never the id of a row (\(known))")
    }
    self = .list(.perform(action, on: RowID(row)))
  }

  private init(own kind: String, _ value: ScriptValue, in context: TableContext) throws(ScriptError) {
    guard let maker = context.maker else { throw value.error("unknown kind of event \(kind.quoted)") }
    try maker.check(kind, value)
    guard case .object(let fields) = value.value else { throw value.error(expecting: "an object") }
    self = .own(kind, fields)
  }

  // MARK: Writing

  var written: (kind: String, fields: [String: JSON]) {
    switch self {
    case .touch(let event): (Kind.touch.rawValue, event.fields)
    case .list(.gesture(let gesture)): gesture.written
    case .list(.perform(let action, let row)):
      (Kind.perform.rawValue, ["action": .string(action), "row": .id(row)])
    case .list(.resize(let width)): (name, ["width": .number(width)])
    case .list(.wait): (Kind.wait.rawValue, [:])
    case .scroll(let contentOffset): (Kind.scroll.rawValue, ["contentOffset": .number(contentOffset)])
    case .keyboard(let height): (Kind.keyboard.rawValue, ["height": .number(height)])
    case .perform(let action): (Kind.perform.rawValue, ["action": .string(action)])
    case .own(let kind, let fields): (kind, fields)
    }
  }
}

extension ScriptFields {
  /// Two fingers by their heights, or nil where there are not exactly two.
  fileprivate func fingers() throws(ScriptError) -> FingerPair? {
    let expected = "an array of heights"
    var fingers: [Double] = []
    for finger in try required("fingers", expected).array(expected) { fingers.append(try finger.number()) }
    return fingers.count == 2 ? FingerPair(fingers[0], fingers[1]) : nil
  }
}

extension TouchEvent {
  fileprivate var fields: [String: JSON] {
    [
      "id": .number(Double(finger)), "phase": .string(phase.name), "x": .number(location.x), "y": .number(location.y),
    ]
  }
}

extension TableGesture {
  /// The gesture as scripts give it; what they cannot say gets a kind that none has.
  fileprivate var written: (kind: String, fields: [String: JSON]) {
    func fields(_ phase: PanPhase, _ more: [String: JSON]) -> [String: JSON] {
      more.adding(["phase": .string(phase.name)])
    }
    switch self {
    case .pan(let row, let sample):
      return (
        TableStep.Kind.swipe.rawValue,
        fields(sample.phase, ["row": .id(row), "translation": sample.translation.json])
      )
    case .tap(let row): return (TableStep.Kind.tap.rawValue, ["row": .id(row)])
    case .pull(let phase, let contentOffset):
      return (TableStep.Kind.pull.rawValue, fields(phase, ["contentOffset": .number(contentOffset)]))
    case .pinch(let phase, let fingers, _):
      let heights = fingers.map { [JSON.number($0.first), .number($0.second)] } ?? []
      return (TableStep.Kind.pinch.rawValue, fields(phase, ["fingers": .array(heights)]))
    case .hold(let phase, let y, _): return (TableStep.Kind.hold.rawValue, fields(phase, ["y": .number(y)]))
    case .press, .control, .track, .closeRows, .tapOutside: return (TableStep.list(.gesture(self)).name, [:])
    }
  }
}
