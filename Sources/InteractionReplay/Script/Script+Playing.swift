import InteractionCore

extension Script {
  /// Plays the script to a fresh row, list or table of its design.
  ///
  /// - Returns: The start, and what each event has led to.
  /// - Complexity: O(*e*) for *e* events of a row. For *e* events of a table of rows, O(*e* · *k* · log *n*), where *k*
  ///   of its *n* rows are in sight or not fresh. A list alone writes down all of its rows after each event: O(*e* ·
  ///   *n*).
  public func play() -> Trace {
    switch self {
    case .row(let setup, let events):
      let host = setup.design.host(setup)
      let steps = Self.steps(events) { event, time in
        let effects = event.map { host.handle($0, at: time) } ?? .none
        return (effects.notices.map { $0.name }, host.state(at: time))
      }
      return Trace(design: design, steps: steps, timelineKeys: setup.design.timelineKeys)
    case .list(let setup, let events):
      let host = TableSetup(setup).makeHost()
      let steps = Self.steps(events) { event, time in
        let effects = event.map { host.handle($0, at: time) } ?? host.start
        return (effects.notices.map { $0.name }, host.listState(after: effects, at: time))
      }
      return Trace(design: design, steps: steps, timelineKeys: setup.design.timelineKeys)
    case .table(let setup, let events):
      let host = setup.makeHost()
      let steps = Self.steps(events) { event, time in
        let effects = event.map { host.handle($0, at: time) } ?? host.start
        return (effects.notices.map { $0.name }, host.state(at: time))
      }
      return Trace(design: design, steps: steps, timelineKeys: TableSetup.timelineKeys)
    }
  }

  /// The steps of a trace: the start, at 0, and one for each event.
  private static func steps<Event: ScriptedEvent>(
    _ events: [Timed<Event>], _ play: (Event?, Time) -> (notices: [String], state: [String: JSON])
  ) -> [Trace.Step] {
    let start = play(nil, .zero)
    var steps = [Trace.Step(at: .zero, event: "start", notices: start.notices, state: .object(start.state))]
    steps.reserveCapacity(events.count + 1)
    for event in events {
      let (notices, state) = play(event.event, event.at)
      steps.append(Trace.Step(at: event.at, event: event.event.name, notices: notices, state: .object(state)))
    }
    return steps
  }
}

extension TableSetup {
  /// The keys of a table's state that a timeline shows, in order.
  fileprivate static let timelineKeys = ["contentOffset", "open"]
}
