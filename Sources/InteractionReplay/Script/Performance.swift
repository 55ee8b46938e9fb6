import InteractionCore

/// A script as it is played: what is set up, and events that may still be text.
enum Performance: Sendable {
  case row(RowSetup, ScriptEvents<RowEvent>)
  case list(ListSetup, ScriptEvents<TableStep>)
  case table(TableSetup, ScriptEvents<TableStep>)

  /// The script that is at hand.
  init(_ script: Script) {
    switch script {
    case .row(let setup, let events): self = .row(setup, ScriptEvents(events))
    case .list(let setup, let events): self = .list(setup, ScriptEvents(events))
    case .table(let setup, let events): self = .table(setup, ScriptEvents(events))
    }
  }

  /// Reads all of a script but its events.
  init(_ value: ScriptValue) throws(ScriptError) {
    let designs = value.source.designs
    let fields = try value.object(["design", "configuration", "events"])
    let name = try fields.choice("design", of: designs.names, named: { $0 })
    let configuration = fields["configuration"] ?? fields.empty("configuration")
    let events = try fields.required("events", "an array")
    if let design = designs.row(named: name) {
      let setup = try RowSetup(configuration, of: design)
      self = .row(setup, ScriptEvents(events, in: setup))
    } else if let design = designs.list(named: name) {
      let setup = try ListSetup(configuration, of: design)
      self = .list(setup, ScriptEvents(events, in: setup.context))
    } else {
      let setup = try TableSetup(configuration)
      self = .table(setup, ScriptEvents(events, in: setup.context))
    }
  }

  /// Whether reading it may have read other files, which need not be the same another time.
  var mayNameFiles: Bool {
    switch self {
    case .row: false
    case .list, .table: true
    }
  }

  /// The same script, to be played in another part of the work.
  func during(_ stage: ReplayProgress.Stage, _ part: ClosedRange<Double>) -> Performance {
    switch self {
    case .row(let setup, let events): .row(setup, events.during(stage, part))
    case .list(let setup, let events): .list(setup, events.during(stage, part))
    case .table(let setup, let events): .table(setup, events.during(stage, part))
    }
  }

  /// Reads the events, and keeps none.
  func check() throws(ScriptError) {
    switch self {
    case .row(_, let events): try events.check()
    case .list(_, let events), .table(_, let events): try events.check()
    }
  }

  /// The script with all of its events.
  func script() throws(ScriptError) -> Script {
    switch self {
    case .row(let setup, let events): .row(setup, try events.all())
    case .list(let setup, let events): .list(setup, try events.all())
    case .table(let setup, let events): .table(setup, try events.all())
    }
  }

  /// The name of the design that it is played to.
  var design: String {
    switch self {
    case .row(let setup, _): setup.design.name
    case .list(let setup, _): setup.design.name
    case .table: Designs.table
    }
  }

  /// The keys of a state that a timeline shows, in order.
  var timelineKeys: [String] {
    switch self {
    case .row(let setup, _): setup.design.timelineKeys
    case .list(let setup, _): setup.design.timelineKeys
    case .table: ["contentOffset", "open", Timeline.offsets]
    }
  }

  // MARK: Playing

  /// Plays the script to a fresh row, list or table: hands out the start, and then what each event has led to.
  func play<Failure>(_ receive: (Trace.Step) throws(Failure) -> Void) throws(Failure) {
    try play(moments: { moment throws(Failure) in
      try receive(
        Trace.Step(at: moment.at, event: moment.event, notices: moment.notices, state: .object(moment.state())))
    })
  }

  /// A moment of the play: the start, or after an event.
  struct Moment {
    let at: Time
    let event: String
    let notices: [String]
    /// Writes the state down, which takes longer than most events.
    let state: () -> [String: JSON]
  }

  /// Plays the script, and hands out each moment before the next event happens.
  func play<Failure>(moments receive: (Moment) throws(Failure) -> Void) throws(Failure) {
    switch self {
    case .row(let setup, let events):
      let host = setup.design.host(setup)
      try Self.play(events, receive) { event, time in
        let effects = event.map { host.handle($0, at: time) } ?? .none
        return (effects.signals.names + effects.notices.map { $0.name }, { host.state(at: time) })
      }
    case .list(let setup, let events):
      let host = TableSetup(setup).makeHost()
      try Self.play(events, receive) { event, time in
        let effects = event.map { host.handle($0, at: time) } ?? host.start
        return (effects.signals.names + effects.notices.map { $0.name }, { host.listState(after: effects, at: time) })
      }
    case .table(let setup, let events):
      let host = setup.makeHost()
      try Self.play(events, receive) { event, time in
        let effects = event.map { host.handle($0, at: time) } ?? host.start
        return (effects.signals.names + effects.notices.map { $0.name }, { host.state(at: time) })
      }
    }
  }

  private static func play<Event: ScriptedEvent, Failure>(
    _ events: ScriptEvents<Event>, _ receive: (Moment) throws(Failure) -> Void,
    _ play: (Event?, Time) -> (notices: [String], state: () -> [String: JSON])
  ) throws(Failure) {
    let start = play(nil, .zero)
    try receive(Moment(at: .zero, event: "start", notices: start.notices, state: start.state))
    for event in events {
      let (notices, state) = play(event.event, event.at)
      try receive(Moment(at: event.at, event: event.event.name, notices: notices, state: state))
    }
  }
}
