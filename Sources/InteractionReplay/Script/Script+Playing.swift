import HeadlessTable
import InteractionCore

extension Script {
  /// Plays the script to its design from a fresh state.
  ///
  /// - Complexity: O(1) for an event of a row; for one of a table O(k log n) with k of n rows in sight or
  ///   not as new.
  public func play() -> Trace {
    switch self {
    case .row(let setup, let events):
      Trace(design: design, steps: Self.play(events, to: setup.makeRow()))
    case .form(let setup, let events):
      Trace(design: design, steps: Self.play(events, to: setup.makeTable()))
    case .table(let setup, let events):
      if let form = setup.form {
        Trace(design: design, steps: Self.play(events, to: form.makeTable(), in: setup))
      } else {
        Trace(design: design, steps: Self.play(events, to: setup.row.makeRow(), in: setup))
      }
    case .gestureList(let setup, let events):
      Trace(design: design, steps: Self.play(events, in: setup))
    }
  }

  private static func play(_ events: [Timed<SwipeStep>], to row: some ReplayableRow) -> [Trace.Step] {
    var row = row
    return steps(events) { event, time in
      let notices = event.map { row.play($0, at: time) } ?? []
      return (notices.map(\.name), .object(row.state(at: time)))
    }
  }

  private static func play(
    _ events: [Timed<TableStep>], to row: some ReplayableRow, in setup: TableSetup
  ) -> [Trace.Step] {
    let list =
      switch setup.rows {
      case .count: SwipeList(of: row, count: setup.rows.count)
      case .titles(let titles): SwipeList(of: row, titles: titles)
      }
    var table = HeadlessTable(
      list, width: setup.width, height: setup.height, direction: setup.direction, policies: setup.policies)
    return steps(events) { event, time in
      let notices = event.map { table.play($0, at: time) } ?? []
      return (notices.map(\.name), .object(table.state(at: time)))
    }
  }

  private static func play(_ events: [Timed<GestureListStep>], in setup: GestureListSetup) -> [Trace.Step] {
    var table = setup.makeTable()
    return steps(events) { event, time in
      let effects = event.map { table.play($0, at: time) } ?? .none
      return (effects.notices.map(\.name), .object(table.state(at: time, after: effects, host: setup.host)))
    }
  }

  /// The steps of a trace: the start, at 0, and one for each event.
  static func steps<Event: ScriptedEvent>(
    _ events: [Timed<Event>], _ play: (Event?, Time) -> (notices: [String], state: JSON)
  ) -> [Trace.Step] {
    let start = play(nil, .zero)
    var steps = [Trace.Step(at: .zero, event: "start", notices: start.notices, state: start.state)]
    steps.reserveCapacity(events.count + 1)
    for event in events {
      let (notices, state) = play(event.event, event.at)
      steps.append(Trace.Step(at: event.at, event: event.event.name, notices: notices, state: state))
    }
    return steps
  }
}

// MARK: - Rows

extension ReplayableRow {
  mutating func play(_ step: SwipeStep, at time: Time) -> [SwipeNotice] {
    switch step {
    case .event(let event): return apply(event, at: time).notices
    case .scroll(let report):
      advance(to: time)
      return hear(report, at: time).notices
    case .tapButton(let edge, let index):
      let down = apply(.press(edge, index, .down), at: time)
      return down.notices + apply(.press(edge, index, .up), at: time).notices
    case .perform(let action):
      advance(to: time)
      return perform(action, at: time).notices
    }
  }

  /// What a trace says of a row, in the row's own coordinates.
  fileprivate func state(at time: Time) -> [String: JSON] {
    let isMoving = isMoving(at: time)
    let target = offset(at: isMoving ? settles ?? time : time)
    func frames(_ edge: SwipeEdge) -> JSON {
      .array(actions(edge).indices.map { .rect(actionFrame(edge, $0, at: time)) })
    }
    let common: [String: JSON] = [
      "offset": .number(offset(at: time)), "target": .number(target), "rest": .string(rest.name),
      "isMoving": .bool(isMoving), "content": .rect(contentFrame(at: time)),
      "buttons": .object([
        SwipeEdge.leading.name: frames(.leading), SwipeEdge.trailing.name: frames(.trailing),
      ]),
    ]
    return common.merging(articleState(at: time)) { $1 }
  }
}

// MARK: - Tables

extension HeadlessTable {
  mutating func play(_ step: TableStep, at time: Time) -> [ListNotice] {
    switch step {
    case .touch(let phase, let finger, let location):
      return touch(TouchEvent(phase, finger: finger, at: location, time: time)).notices
    case .perform(let action, let row): return perform(action, on: row, at: time).notices
    case .wait:
      advance(to: time)
      return []
    }
  }

  /// What a trace says of a table, in the viewport's coordinates.
  fileprivate func state<Row: ReplayableRow>(at time: Time) -> [String: JSON] where List == SwipeList<Row> {
    let contentOffset = contentOffset(at: time)
    let rows = rowsInSight(at: time).map { id in
      JSON.object([
        "id": .number(Double(id.rawValue)), "y": .number((list.top(of: id) ?? 0) - contentOffset),
        "height": .number(list.height(of: id) ?? 0), "state": .object(list.row(id).state(at: time)),
      ])
    }
    return [
      "contentOffset": .number(contentOffset),
      "open": .array(list.openRows.map { .number(Double($0.rawValue)) }), "rows": .array(rows),
    ]
  }
}

extension JSON {
  /// A number, or null where there is none.
  static func number(_ number: Double?) -> JSON { number.map(JSON.number) ?? .null }

  /// `[width, height]`.
  static func size(_ size: LayoutSize) -> JSON { .array([.number(size.width), .number(size.height)]) }

  /// `[x, y, width, height]`.
  static func rect(_ rect: LayoutRect) -> JSON {
    .array([.number(rect.x), .number(rect.y), .number(rect.width), .number(rect.height)])
  }
}
