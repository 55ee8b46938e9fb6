public import InteractionCore

// The events of single rows in scripts.

extension RowEvent: ScriptedEvent {
  /// The kinds of events, with their names in scripts.
  private enum Kind: String, CaseIterable {
    case pan, scroll, open, close, press, tap, reuse, resize, setActions, preview, otherRowOpened, tableScrolled,
      tableTapped, wait, perform
  }

  static func kinds(in setup: RowSetup) -> [String] {
    let kinds = Kind.allCases.map { $0.rawValue }
    return setup.design.isScrollDriven ? kinds : kinds.filter { $0 != Kind.scroll.rawValue }
  }

  // MARK: Reading

  init(_ kind: String, _ value: ScriptValue, in setup: RowSetup) throws(ScriptError) {
    try self.init(kind, value, in: setup, velocityRule: setup.design.velocityRule(setup.rulesName))
  }

  /// Reads an event; `velocityRule` is the reason why a pan must state its velocity, or nil if it need not.
  init(_ kind: String, _ value: ScriptValue, in setup: RowSetup, velocityRule: String?) throws(ScriptError) {
    switch Kind(rawValue: kind) {
    case .pan: self = .pan(try PanSample(value, velocityRule: velocityRule))
    case .scroll: self = .scroll(try ScrollReport(value))
    case .open:
      let fields = try value.object(["edge", "animated"])
      self = .open(try fields.edge(), animated: try fields.bool("animated", or: true))
    case .close: self = .close(animated: try value.object(["animated"]).bool("animated", or: true))
    case .press: self = try RowEvent(press: value, in: setup)
    case .tap: self = try value.withoutFields(.tap)
    case .reuse: self = try value.withoutFields(.reuse)
    case .resize:
      let fields = try value.object(["width", "height"])
      let width = try fields.number("width", in: .extent)
      self = .resize(width, height: try fields["height"]?.number(in: .extent))
    case .preview: self = .preview(try value.object(["edge"]).edge())
    case .setActions:
      let fields = try value.object(["edge", "actions"])
      let edge = try fields.edge()
      var owners = RowSetup.plainActionOwners
      for action in setup.actions(edge.opposite) { owners[action.id] = "an action of the \(edge.opposite.name) side" }
      self = .setActions(
        try RowSetup.actions(try fields.required("actions", "an array of actions"), owners: &owners), edge)
    case .otherRowOpened: self = try value.withoutFields(.table(.otherRowOpened))
    case .tableScrolled: self = try value.withoutFields(.table(.tableScrolled))
    case .tableTapped: self = try value.withoutFields(.table(.tableTapped))
    case .wait: self = try value.withoutFields(.wait)
    case .perform:
      let fields = try value.object(["action", "row"])
      self = .perform(try fields.choice("action", of: setup.performableIDs) { $0 })
      if let row = fields["row"], try row.integer() != 0 {
        throw row.error("\(row.value.messageText) is not a row (the only row is 0; leave \"row\" out)")
      }
    case nil: throw value.error("unknown kind of event \(kind.quoted)")
    }
  }

  private init(press value: ScriptValue, in setup: RowSetup) throws(ScriptError) {
    let fields = try value.object(["edge", "index", "phase"])
    let edge = try fields.edge()
    let index = try fields.integer("index")
    let count = setup.actions(edge).count
    guard (0..<count).contains(index) else {
      let actionsText = count == 0 ? "no actions" : count == 1 ? "only action 0" : "actions 0 to \(count - 1)"
      throw fields.error(about: "index", "\(index) is out of range (the \(edge.name) side has \(actionsText))")
    }
    if fields["phase"] == nil {
      self = .tapButton(edge, index)
    } else {
      self = .press(edge, index, try fields.choice("phase", of: PressPhase.allCases, named: { $0.name }))
    }
  }

  func updateContext(_ setup: inout RowSetup) {
    guard case .setActions(let actions, let edge) = self else { return }
    switch edge {
    case .leading: setup.leading = actions
    case .trailing: setup.trailing = actions
    }
  }

  // MARK: Writing

  var scriptForm: (kind: String, fields: [String: JSON]) {
    func form(_ kind: Kind, _ fields: [String: JSON] = [:]) -> (kind: String, fields: [String: JSON]) {
      (kind.rawValue, fields)
    }
    func animatedField(_ isAnimated: Bool) -> [String: JSON] { isAnimated ? [:] : ["animated": .bool(false)] }
    func buttonFields(_ edge: SwipeEdge, index: Int) -> [String: JSON] {
      ["edge": .string(edge.name), "index": .number(Double(index))]
    }
    switch self {
    case .pan(let sample):
      let (phase, translation) = (sample.phase.name, sample.translation.json)
      return form(
        .pan, ["phase": .string(phase), "translation": translation, "velocity": sample.velocity.json])
    case .scroll(let report): return form(.scroll, report.fields)
    case .open(let edge, let animated):
      return form(.open, animatedField(animated).adding(["edge": .string(edge.name)]))
    case .close(let animated): return form(.close, animatedField(animated))
    case .press(let edge, let index, let phase):
      return form(.press, buttonFields(edge, index: index).adding(["phase": .string(phase.name)]))
    case .tapButton(let edge, let index): return form(.press, buttonFields(edge, index: index))
    case .tap: return form(.tap)
    case .perform(let action): return form(.perform, ["action": .string(action)])
    case .table(.otherRowOpened): return form(.otherRowOpened)
    case .table(.tableScrolled): return form(.tableScrolled)
    case .table(.tableTapped): return form(.tableTapped)
    case .reuse: return form(.reuse)
    case .resize(let width, let height):
      return form(.resize, ["width": .number(width)].setting("height", height.map { .number($0) }))
    case .preview(let edge): return form(.preview, ["edge": .string(edge.name)])
    case .setActions(let actions, let edge):
      return form(.setActions, ["edge": .string(edge.name), "actions": .array(actions.map { $0.json })])
    case .wait: return form(.wait)
    }
  }
}

extension PanSample {
  fileprivate init(_ value: ScriptValue, velocityRule: String?) throws(ScriptError) {
    let fields = try value.object(["phase", "translation", "velocity"])
    let phase = try fields.panPhase()
    let translation = try fields.required("translation", ScriptValue.vectorForm).vector()
    if let velocityRule, fields["velocity"] == nil {
      throw fields.error(about: "velocity", "missing (\(velocityRule); write \(ScriptValue.vectorForm))")
    }
    self.init(phase, translation: translation, velocity: try fields["velocity"]?.vector() ?? .zero)
  }
}

extension ScrollReport {
  fileprivate init(_ value: ScriptValue) throws(ScriptError) {
    let phase = try value.anyObject().choice("phase", of: ["began", "moved", "ended"]) { $0 }
    let isEnd = phase == "ended"
    let fields = try value.object(["phase", "contentOffset"] + (isEnd ? ["velocity", "target"] : []))
    let contentOffset = try fields.number("contentOffset")
    if isEnd {
      let (velocity, target) = (try fields.number("velocity"), try fields.number("target"))
      self = .ended(contentOffset: contentOffset, velocity: velocity, target: target)
    } else {
      self = phase == "began" ? .began(contentOffset: contentOffset) : .moved(contentOffset: contentOffset)
    }
  }

  fileprivate var fields: [String: JSON] {
    let sharedFields: [String: JSON] = ["phase": .string(phaseName), "contentOffset": .number(contentOffset)]
    switch self {
    case .began, .moved: return sharedFields
    case .ended(_, let velocity, let target):
      return sharedFields.adding(["velocity": .number(velocity), "target": .number(target)])
    }
  }
}
