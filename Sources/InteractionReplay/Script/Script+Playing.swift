import HeadlessTable
import InteractionCore

extension Script {
  /// Plays the script on a fresh row, list or table of its design.
  ///
  /// - Returns: The start, and the result of each event.
  /// - Complexity: O(*e* · *a*) for *e* events of a row with *a* actions. For a table of *n* rows with a few actions each, in a
  ///   design of this package: at most O(*n* log *n*) to make the rows, plus O(*k* log *k* log *n*) for each event that changes
  ///   few rows, where *k* rows are in sight or not in their initial state. A list alone records all of its *n* rows after each
  ///   event: O(*n* log *n*).
  public func play() -> Trace {
    var steps: [Trace.Step] = []
    playMoments { steps.append($0.step) }
    return Trace(design: design, steps: steps, timelineColumns: timelineColumns)
  }

  /// Plays the script as ``play()`` does, keeping only its signals, its notices and the last state.
  ///
  ///     script.outcome().notices   // ["didOpen.trailing", "didClose"]
  ///
  /// - Returns: All signals and notices in order, and the state after the last event.
  /// - Complexity: At most that of ``play()``. While few of the *n* rows of a table are open or moving, an event that changes
  ///   few rows takes O(log *n*), because only the last state is computed.
  public func outcome() -> Trace.Outcome {
    var notices: [String] = []
    var last: Moment?
    playMoments { moment in
      notices += moment.signals + moment.notices
      last = moment
    }
    return Trace.Outcome(notices: notices, state: .object(last?.state() ?? [:]))
  }

  // MARK: Moments

  /// A moment while a script is played: the start, or the time after an event.
  struct Moment {
    let at: Time
    let event: String
    /// The touch event, if the event is one; otherwise nil.
    let touch: TouchEvent?
    let signals: [String]
    let notices: [String]
    /// A closure that returns the state; computing it takes longer than handling most events.
    let state: () -> [String: JSON]
    /// A closure that draws the moment, and returns the names of the notices that the passing of time causes.
    let draw: (inout LayerList) -> [String]

    /// The moment as a step of a trace.
    var step: Trace.Step {
      Trace.Step(at: at, event: event, notices: signals + notices, state: .object(state()))
    }
  }

  /// Plays the script, passing each moment to a closure before the next event.
  func playMoments(_ receive: (Moment) -> Void) {
    do throws(ScriptError) {
      try playMoments(thenReading: nil, receive)
    } catch {
      preconditionFailure("Events that have been read must play without errors, but one failed: \(error.description)")
    }
  }

  /// Plays the script's events, then the events in `unreadEvents`, if any, each as soon as it has been read.
  func playMoments(thenReading unreadEvents: ScriptValue?, _ receive: (Moment) -> Void) throws(ScriptError) {
    switch self {
    case .row(let setup, let events):
      let host = setup.design.makeHost(setup)
      try Self.play(events, then: unreadEvents.map { ScriptEvents($0, in: setup) }) { event, time in
        let effects = event.map { host.handle($0, at: time) } ?? .none
        receive(
          Moment(
            at: time, event: event?.name ?? "start", touch: nil, signals: effects.signals.names,
            notices: effects.notices.map { $0.name }, state: { host.state(at: time) },
            draw: { layers in
              host.draw(at: time, into: &layers)
              return []
            }))
      }
    case .list(let setup, let events):
      let host = TableSetup(setup).makeHost()
      try Self.play(events, then: unreadEvents.map { ScriptEvents($0, in: setup.context) }, on: host, receive) {
        host.listState(after: $0, at: $1)
      }
    case .table(let setup, let events):
      let host = setup.makeHost()
      try Self.play(events, then: unreadEvents.map { ScriptEvents($0, in: setup.context) }, on: host, receive) {
        host.state(at: $1)
      }
    }
  }

  private static func play(
    _ events: [Timed<TableStep>], then unreadEvents: ScriptEvents<TableStep>?, on host: any TableHost,
    _ receive: (Moment) -> Void, state: @escaping (ListEffects, Time) -> [String: JSON]
  ) throws(ScriptError) {
    try play(events, then: unreadEvents) { event, time in
      let effects = event.map { host.handle($0, at: time) } ?? host.initialEffects
      receive(
        Moment(
          at: time, event: event?.name ?? "start", touch: event?.touch, signals: effects.signals.names,
          notices: effects.notices.map { $0.name }, state: { state(effects, time) },
          draw: { layers in host.draw(at: time, into: &layers).notices.map { $0.name } }))
    }
  }

  /// Calls a closure for the start, with nil, and then for each event in turn.
  private static func play<Event: ScriptedEvent>(
    _ events: [Timed<Event>], then unreadEvents: ScriptEvents<Event>?, _ handle: (Event?, Time) -> Void
  ) throws(ScriptError) {
    handle(nil, .zero)
    for event in events { handle(event.event, event.at) }
    guard var reader = try unreadEvents?.makeReader() else { return }
    while let event = try reader.next() { handle(event.event, event.at) }
  }
}

extension TableStep {
  /// The finger's report if the step is a touch; otherwise nil.
  fileprivate var touch: TouchEvent? {
    if case .touch(let event) = self { event } else { nil }
  }
}
