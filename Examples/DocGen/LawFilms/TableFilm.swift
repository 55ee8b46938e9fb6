import HeadlessTable
import InteractionCore
import InteractionLaws

extension FilmPanel {
  /// A table under events, of 320 by 480 points, which is what shows of a larger one, with what is done to its list from
  /// outside.
  init<List: ListInteraction>(
    _ label: String, _ list: List, customEvents: [CustomEvent<List>], _ film: SlowMotion<TableLawEvent>
  ) {
    var table = HeadlessTable(list, width: 320, height: 480)
    self.init(label, size: table.size)
    for frame in film.frames {
      if let event = frame.event {
        follow(event.event)
        let effects = table.apply(event.event, at: event.at) { name in customEvents.first { $0.name == name }?.apply }
        tell(effects.notices.map(\.name))
      }
      tell(table.draw(at: frame.now).notices.map(\.name))
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
