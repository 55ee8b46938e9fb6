public import InteractionCore

/// One event of a script for a single row.
public enum SwipeStep: Hashable, Sendable {
  /// An event that rows know.
  case event(SwipeEvent)
  /// A report of a real scroll view, for the designs that one can drive.
  case scroll(ScrollReport)
  /// A whole tap on a button, by its index, outermost first: `press` without a phase.
  case tapButton(SwipeEdge, Int)
  /// The plain action that equals a gesture, by its id.
  case perform(String)

  /// The name in traces, such as `pan.changed`, `press.trailing.0` or `perform.close`.
  public var name: String {
    switch self {
    case .event(let event): event.name
    case .scroll(let report): report.name
    case .tapButton(let edge, let index): "press." + edge.name + "." + String(index)
    case .perform(let action): "perform." + action
    }
  }
}

// MARK: - Reading

extension SwipeStep: ScriptedEvent {
  enum Kind: String, CaseIterable {
    case pan, scroll, open, close, press, tap, reuse, resize, otherRowOpened, tableScrolled, wait, perform
  }

  static func kinds(in setup: RowSetup) -> [Kind] {
    setup.design.isScrollDriven ? Kind.allCases : Kind.allCases.filter { $0 != .scroll }
  }

  init(_ kind: Kind, _ reading: Reading, in setup: RowSetup) throws(ScriptError) {
    switch kind {
    case .scroll: self = .scroll(try ScrollReport(reading))
    case .pan: self = .event(try SwipeEvent(pan: reading, velocityRule: setup.design.velocityRule))
    case .open:
      let fields = try reading.object(["edge", "animated"])
      let edge = try fields.choice("edge", of: SwipeEdge.allCases, named: \.name)
      self = .event(.open(edge, animated: try fields.bool("animated", or: true)))
    case .close:
      self = .event(.close(animated: try reading.object(["animated"]).bool("animated", or: true)))
    case .press: self = try SwipeStep(press: reading, in: setup)
    case .tap: self = .event(try reading.plain(.tap))
    case .reuse: self = .event(try reading.plain(.reuse))
    case .resize: self = .event(.resize(try reading.object(["width"]).number("width", in: .extent)))
    case .otherRowOpened: self = .event(try reading.plain(.table(.otherRowOpened)))
    case .tableScrolled: self = .event(try reading.plain(.table(.tableScrolled)))
    case .wait: self = .event(try reading.plain(.wait))
    case .perform:
      let fields = try reading.object(["action", "row"])
      self = .perform(try fields.action(of: setup))
      if let row = fields["row"], try row.integer() != 0 {
        throw row.error("\(row.value.inWords) is not a row (the only one is 0; leave it out)")
      }
    }
  }

  private init(press reading: Reading, in setup: RowSetup) throws(ScriptError) {
    let fields = try reading.object(["edge", "index", "phase"])
    let edge = try fields.choice("edge", of: SwipeEdge.allCases, named: \.name)
    let index = try fields.integer("index")
    let count = setup.actions(edge).count
    guard (0..<count).contains(index) else {
      let known =
        count == 0 ? "no action" : count == 1 ? "one action, 0" : "\(count) actions, 0 to \(count - 1)"
      throw fields.error(at: "index", "\(index) is out of range (the \(edge.name) side has \(known))")
    }
    if fields["phase"] == nil {
      self = .tapButton(edge, index)
    } else {
      self = .event(.press(edge, index, try fields.choice("phase", of: PressPhase.allCases, named: \.name)))
    }
  }
}

extension ScrollReport {
  /// The reports by their names in scripts, which are those of pans, without their fields.
  private enum Phase: String, CaseIterable {
    case began, moved, ended
  }

  fileprivate init(_ reading: Reading) throws(ScriptError) {
    let phase = try reading.anyObject().choice("phase", of: Phase.allCases, named: \.rawValue)
    let place = ["phase", "contentOffset"]
    switch phase {
    case .began: self = .began(contentOffset: try reading.object(place).number("contentOffset"))
    case .moved: self = .moved(contentOffset: try reading.object(place).number("contentOffset"))
    case .ended:
      let fields = try reading.object(place + ["velocity", "target"])
      self = .ended(
        contentOffset: try fields.number("contentOffset"), velocity: try fields.number("velocity"),
        target: try fields.number("target"))
    }
  }

  /// The name in traces, such as `scroll.moved`.
  fileprivate var name: String {
    let (phase, _) = written
    return "scroll." + phase
  }

  /// The phase and the numbers.
  fileprivate var written: (phase: String, numbers: [String: Double]) {
    switch self {
    case .began(let contentOffset): (Phase.began.rawValue, ["contentOffset": contentOffset])
    case .moved(let contentOffset): (Phase.moved.rawValue, ["contentOffset": contentOffset])
    case .ended(let contentOffset, let velocity, let target):
      (Phase.ended.rawValue, ["contentOffset": contentOffset, "velocity": velocity, "target": target])
    }
  }
}

extension SwipeEvent {
  fileprivate init(pan reading: Reading, velocityRule: String?) throws(ScriptError) {
    let fields = try reading.object(["phase", "translation", "velocity"])
    let phase = try fields.choice("phase", of: PanPhase.allCases, named: \.name)
    let translation = try fields.required("translation", Reading.vectorForm).vector()
    if let velocityRule, fields["velocity"] == nil {
      throw fields.error(at: "velocity", "missing (\(velocityRule); \(Reading.vectorForm) is expected)")
    }
    self = .pan(phase, translation: translation, velocity: try fields["velocity"]?.vector() ?? .zero)
  }
}

extension Reading {
  static let vectorForm = "a number or [x, y]"

  /// A number for a horizontal vector, or both parts of any.
  func vector() throws(ScriptError) -> Vector {
    if case .number = value { return Vector(try number(), 0) }
    let parts = try array(Self.vectorForm)
    guard parts.count == 2 else { throw error("an array of \(parts.count) (\(Self.vectorForm) is expected)") }
    return Vector(try parts[0].number(), try parts[1].number())
  }

  /// An event without fields.
  func plain<Event>(_ event: Event) throws(ScriptError) -> Event {
    _ = try object([])
    return event
  }
}

extension Fields {
  /// The action that `perform` names.
  func action(of setup: RowSetup) throws(ScriptError) -> String {
    try choice("action", of: setup.performable) { $0 }
  }
}

// MARK: - Writing

extension SwipeStep {
  var written: (kind: Kind, fields: [String: JSON]) {
    switch self {
    case .event(let event): event.written
    case .scroll(let report):
      (.scroll, report.written.numbers.mapValues(JSON.number).merging(["phase": .string(report.written.phase)]) { $1 })
    case .tapButton(let edge, let index):
      (.press, ["edge": .string(edge.name), "index": .number(Double(index))])
    case .perform(let action): (.perform, ["action": .string(action)])
    }
  }
}

extension SwipeEvent {
  fileprivate var written: (kind: SwipeStep.Kind, fields: [String: JSON]) {
    switch self {
    case .pan(let phase, let translation, let velocity):
      (.pan, ["phase": .string(phase.name), "translation": translation.json, "velocity": velocity.json])
    case .open(let edge, let animated):
      (.open, ["edge": .string(edge.name)].merging(Self.motion(animated)) { $1 })
    case .close(let animated): (.close, Self.motion(animated))
    case .press(let edge, let index, let phase):
      (.press, ["edge": .string(edge.name), "index": .number(Double(index)), "phase": .string(phase.name)])
    case .tap: (.tap, [:])
    case .reuse: (.reuse, [:])
    case .resize(let width): (.resize, ["width": .number(width)])
    case .table(.otherRowOpened): (.otherRowOpened, [:])
    case .table(.tableScrolled): (.tableScrolled, [:])
    case .wait: (.wait, [:])
    }
  }

  private static func motion(_ isAnimated: Bool) -> [String: JSON] {
    isAnimated ? [:] : ["animated": .bool(false)]
  }
}

extension Vector {
  var json: JSON { y == 0 ? .number(x) : .array([.number(x), .number(y)]) }
}
