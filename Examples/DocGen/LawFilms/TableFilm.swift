import HeadlessTable
import InteractionCore
import InteractionLaws

extension FilmPanel {
  /// Creates a panel of a table under events, given its list's custom events; of a larger table, 320 by 480 points are shown.
  init<Table: HostedTable>(
    _ label: String, _ table: Table, customEvents: [CustomEvent<Table.List>], _ film: SlowMotion<TableLawEvent>
  ) {
    var table = table
    func send(_ event: TableLawEvent, at time: Time) -> ListEffects {
      guard case .custom(let name) = event, let custom = customEvents.first(where: { $0.name == name }) else {
        return table.handle(event, at: time)
      }
      return table.edit(at: time) { custom.apply(&$0, time) }
    }
    self.init(label, size: LayoutSize(width: 320, height: 480))
    for frame in film.frames {
      if let event = frame.event {
        follow(event.event)
        tell(send(event.event, at: event.at).notices.map(\.name))
      }
      tell(table.handle(.frame, at: frame.now).notices.map(\.name))
      add(Dressing(type: 22).dressed(table.frame.layers))
    }
  }

  private mutating func follow(_ event: TableLawEvent) {
    guard case .touch(let event) = event else { return }
    switch event.phase {
    case .down, .moved: touch(event.location, finger: event.finger)
    case .up, .cancelled:
      if place(finger: event.finger) != nil { tap(event.location, finger: event.finger) }
    }
  }
}
