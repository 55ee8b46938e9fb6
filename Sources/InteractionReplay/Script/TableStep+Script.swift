import HeadlessTable
import InteractionCore

// The events of tables and lists in scripts.

/// The properties of a table, or of a list alone, that are needed to check its events.
struct TableContext {
  /// The kinds of events that scripts support in addition to the list's own.
  fileprivate let kinds: [TableStep.Kind]
  /// The kinds of the list's own events.
  fileprivate let customKinds: [String]
  /// The ids of the plain actions that a row may offer, each once.
  fileprivate var actionIDs: ActionIDs
  /// The ids of the plain actions that a law event may give a row.
  fileprivate let actionIDsFromLawEvents: [String]
  /// The ids of the plain actions of the list itself.
  fileprivate let listActionIDs: [String]
  /// The names of the law events that scripts can apply.
  fileprivate let lawEventNames: [String]
  /// The initial number of rows, or nil if rows may be added or a law event may have added some.
  fileprivate var rowCount: Int?
  /// A closure that checks one of the list's own events.
  fileprivate let check: @Sendable (String, ScriptValue) throws(ScriptError) -> Void
}

/// A set of action ids that keeps their order.
private struct ActionIDs {
  private(set) var orderedIDs: [String] = []
  private var members: Set<String> = []

  init(_ ids: [String]) { for id in ids { add(id) } }

  mutating func add(_ id: String) {
    if members.insert(id).inserted { orderedIDs.append(id) }
  }

  /// Adds the actions of a row's side, and the action that shows the side.
  mutating func add(_ actions: [InteractionAction]?, _ edge: SwipeEdge) {
    guard let actions, !actions.isEmpty else { return }
    for action in actions { add(action.id) }
    add(InteractionAction.showID(edge))
  }

  func contains(_ id: String) -> Bool { members.contains(id) }
}

extension TableSetup {
  /// The context for a table, which receives touches and the actions of its host.
  var context: TableContext {
    // A scroll view's reports do not apply, because the table itself scrolls.
    let kinds = TableStep.Kind.allCases.filter { $0 != .scroll }
    switch content {
    case .rows(let rows, let row):
      var actionIDs = ActionIDs(row.performableIDs)
      for describedRow in describedRows {
        actionIDs.add(describedRow.leading, .leading)
        actionIDs.add(describedRow.trailing, .trailing)
      }
      for move in RowMove.allCases where reordering != nil { actionIDs.add(move.rawValue) }
      let check = row.design.checkEvent
      return TableContext(
        kinds: kinds, customKinds: DescribedRow.eventKinds, actionIDs: actionIDs,
        actionIDsFromLawEvents: row.differingSetup.performableIDs, listActionIDs: [],
        lawEventNames: row.design.lawEventNames,
        rowCount: rows.count
      ) { kind, value throws(ScriptError) in try check(row, kind, value) }
    case .list(let list): return list.context(kinds: kinds)
    }
  }
}

extension ListSetup {
  /// The context for a list alone; a list with a viewport receives gestures that have already been recognised.
  var context: TableContext {
    let viewportKinds: [TableStep.Kind] = [.swipe, .tap, .scroll, .pull, .pinch, .hold, .keyboard]
    return context(
      kinds: (design.hasViewport ? viewportKinds : []) + [.perform, .wait, .type, .endEditing, .undo, .setHeights])
  }

  fileprivate func context(kinds: [TableStep.Kind]) -> TableContext {
    let maker = maker
    return TableContext(
      kinds: kinds, customKinds: design.customKinds, actionIDs: ActionIDs(maker.actionIDs), actionIDsFromLawEvents: [],
      listActionIDs: maker.listActionIDs, lawEventNames: maker.lawEventNames, rowCount: maker.rowCount
    ) { kind, value throws(ScriptError) in try maker.check(kind, value) }
  }
}

extension TableStep: ScriptedEvent {
  /// The kinds of events, with their names in scripts.
  enum Kind: String, CaseIterable {
    case touch, swipe, tap, scroll, pull, pinch, hold, keyboard, perform, wait
    case press, control, track, closeRows, tapOutside
    case confirm, cancel
    case resize, scrollTo, scrollToRow, cancelTouches, reducesMotion, policies, options, frame, lawEvent
    case wheel, key, hover, highlights, type, endEditing, undo, setHeights
  }

  /// The names that a list's own events cannot have, besides `at`.
  static let reservedKinds = Kind.allCases.map { $0.rawValue }

  static func kinds(in context: TableContext) -> [String] {
    context.kinds.map { $0.rawValue } + context.customKinds
  }

  /// If the step may describe a row, adds the ids of the row's new plain actions to the context.
  ///
  /// A law event may also insert rows, so the number of rows is unknown after it.
  func updateContext(_ context: inout TableContext) {
    if case .lawEvent = self {
      context.rowCount = nil
      for id in context.actionIDsFromLawEvents { context.actionIDs.add(id) }
    }
    guard case .custom(let kind, let fields) = self, DescribedRow.eventKinds.contains(kind) else { return }
    for edge in SwipeEdge.allCases {
      guard case .array(let actions) = fields[edge.name], !actions.isEmpty else { continue }
      for case .object(let action) in actions {
        if case .string(let id) = action["id"] { context.actionIDs.add(id) }
      }
      context.actionIDs.add(InteractionAction.showID(edge))
    }
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
    case .wheel:
      let fields = try value.object(["phase", "x", "y", "delta"])
      let phase = try fields.choice("phase", of: WheelPhase.allCases, named: { $0.name })
      let location = Vector(try fields.number("x"), try fields.number("y"))
      self = .wheel(WheelEvent(phase, location: location, delta: try fields["delta"]?.vector() ?? .zero))
    case .type:
      let fields = try value.object(["text", "cursor"])
      self = .type(try fields.string("text"), cursor: try fields["cursor"]?.integer())
    case .endEditing: self = try value.withoutFields(.endEditing)
    case .undo: self = try value.withoutFields(.undo)
    case .hover:
      let fields = try value.object(["x", "y"])
      // Without a location, the pointer has left the table.
      let hasLocation = fields["x"] != nil || fields["y"] != nil
      self = .hover(hasLocation ? Vector(try fields.number("x"), try fields.number("y")) : nil)
    case .highlights:
      let fields = try value.object(["press", "hover"])
      var highlights: TableHighlights = []
      if try fields.bool("press", or: false) { highlights.insert(.press) }
      if try fields.bool("hover", or: false) { highlights.insert(.hover) }
      self = .highlights(highlights)
    case .key:
      let fields = try value.object(["key", "movesRow"])
      let key = try fields.choice("key", of: KeyEvent.Key.allCases, named: { $0.name })
      self = .key(KeyEvent(key, movesRow: try fields.bool("movesRow", or: false)))
    case .swipe:
      let (row, sample) = try value.rowAndSample()
      self = .list(.gesture(.pan(row, sample)))
    case .track:
      let (row, sample) = try value.rowAndSample()
      self = .list(.gesture(.track(row, sample)))
    case .press:
      let fields = try value.object(["row", "edge", "index", "phase"])
      let phase = try fields.choice("phase", of: PressPhase.allCases, named: { $0.name })
      let (row, edge, index) = (try fields.rowID("row"), try fields.edge(), try fields.integer("index"))
      self = .list(.gesture(.press(row, edge, index, phase)))
    case .control:
      let fields = try value.object(["row", "index"])
      self = .list(.gesture(.control(try fields.rowID("row"), try fields.integer("index"))))
    case .closeRows:
      let fields = try value.object(["after", "except"])
      let change = try fields.choice("after", of: TableChange.allCases, named: { $0.name })
      let exceptedRow: RowID? = fields["except"] == nil ? nil : try fields.rowID("except")
      self = .list(.gesture(.closeRows(after: change, except: exceptedRow)))
    case .tapOutside: self = try value.withoutFields(.list(.gesture(.tapOutside)))
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
    case .confirm: self = .list(.confirm(try value.object(["row"]).rowID("row")))
    case .cancel: self = .list(.cancel(try value.object(["row"]).rowID("row")))
    case .keyboard: self = .keyboard(height: try value.object(["height"]).number("height", in: .extent))
    case .resize:
      let fields = try value.object(["width", "height"])
      let (width, height) = (try fields.number("width", in: .extent), try fields.number("height", in: .extent))
      self = .resize(LayoutSize(width: width, height: height))
    case .scrollTo: self = .scrollTo(contentOffset: try value.object(["contentOffset"]).number("contentOffset"))
    case .scrollToRow:
      let fields = try value.object(["row", "anchor", "animated"])
      let anchor = try fields.choice("anchor", of: ScrollAnchor.allCases, named: { $0.name })
      self = .scrollToRow(try fields.rowID("row"), anchor, animated: try fields.bool("animated", or: true))
    case .cancelTouches: self = try value.withoutFields(.cancelTouches)
    case .reducesMotion: self = .reducesMotion(try value.object(["isOn"]).bool("isOn", or: true))
    case .policies: self = .policies(try TablePolicies(value))
    case .options: self = .options(try TableOptions(value))
    case .setHeights:
      let fields = try value.object(["rows", "kinds", "animated"])
      self = .list(.setHeights(try fields.heights(), animated: try fields.bool("animated", or: true)))
    case .frame: self = try value.withoutFields(.frame)
    case .lawEvent:
      let name = try value.object(["name"]).choice(
        "name", of: context.lawEventNames, named: { $0 }, noun: "law event")
      self = .lawEvent(name)
    case .perform: self = try TableStep(perform: value, in: context)
    case .wait: self = try value.withoutFields(.list(.wait))
    case nil: self = try TableStep(custom: kind, value, in: context)
    }
  }

  private init(perform value: ScriptValue, in context: TableContext) throws(ScriptError) {
    let fields = try value.object(["action", "row"])
    let action = try fields.actionID(in: context)
    guard !context.listActionIDs.contains(action) else {
      if let row = fields["row"] {
        throw row.error("the action \(action.quoted) belongs to the list itself (leave \"row\" out)")
      }
      self = .perform(action)
      return
    }
    guard let count = context.rowCount else {
      self = .list(.perform(action, on: try fields.rowID("row")))
      return
    }
    let row = try fields.integer("row")
    guard (0..<count).contains(row) else {
      let idsText = count == 0 ? "there are no rows" : count == 1 ? "the only id is 0" : "the ids are 0 to \(count - 1)"
      throw fields.error(about: "row", "no row ever has the id \(row) (\(idsText))")
    }
    self = .list(.perform(action, on: RowID(row)))
  }

  private init(custom kind: String, _ value: ScriptValue, in context: TableContext) throws(ScriptError) {
    try context.check(kind, value)
    guard case .object(let fields) = value.value else { throw value.error(expecting: "an object") }
    self = .custom(kind, fields)
  }
}

extension ScriptValue {
  /// Reads a row, and the sample of a finger that drags it or its slider.
  fileprivate func rowAndSample() throws(ScriptError) -> (row: RowID, sample: PanSample) {
    let fields = try object(["row", "phase", "translation", "velocity"])
    let (row, phase) = (try fields.rowID("row"), try fields.panPhase())
    let translation = try fields.required("translation", ScriptValue.vectorForm).vector()
    let velocity = try fields["velocity"]?.vector() ?? .zero
    return (row, PanSample(phase, translation: translation, velocity: velocity))
  }
}

extension ScriptFields {
  /// Reads the id of a plain action that the list or a row may offer.
  fileprivate func actionID(in context: TableContext) throws(ScriptError) -> String {
    if case .string(let id) = self["action"]?.value, context.actionIDs.contains(id) { return id }
    return try choice("action", of: context.listActionIDs + context.actionIDs.orderedIDs, named: { $0 })
  }

  /// Reads the y coordinates of two fingers; nil unless there are exactly two.
  fileprivate func fingers() throws(ScriptError) -> FingerPair? {
    let expected = "an array of y coordinates"
    var fingers: [Double] = []
    for finger in try required("fingers", expected).array(expected) { fingers.append(try finger.number()) }
    return fingers.count == 2 ? FingerPair(fingers[0], fingers[1]) : nil
  }
}
