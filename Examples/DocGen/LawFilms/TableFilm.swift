import HeadlessTable
import InteractionCore
import InteractionLaws

extension FilmPanel {
  /// A table under events, of 320 by 480 points, which is what shows of a larger one, with what is done to its list from outside.
  init<List: ListInteraction>(
    _ label: String, _ list: List, own: [OwnEvent<List>], _ film: SlowMotion<TableLawEvent>
  ) {
    var table = HeadlessTable(list, width: 320, height: 480)
    self.init(label, size: table.size)
    var layers = LayerList()
    for frame in film.frames {
      if let event = frame.event {
        follow(event.event)
        tell(table.happen(event.event, at: event.at, own: own).notices.map(\.name))
      }
      tell(table.draw(at: frame.now, into: &layers).notices.map(\.name))
      add(Dressing(type: 22).dressed(layers.layers))
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

extension HeadlessTable {
  /// Lets an event of the laws happen, but for frames, which are asked for anyway.
  fileprivate mutating func happen(_ event: TableLawEvent, at time: Time, own: [OwnEvent<List>]) -> ListEffects {
    switch event {
    case .touch(let touch): return self.touch(touch, at: time)
    case .gesture(let gesture): return handle(gesture, at: time)
    case .perform(let action, let row): return perform(action, on: row, at: time)
    case .own(let name):
      guard let event = own.first(where: { $0.name == name }) else { return .none }
      return edit(at: time) { event.apply(&$0, time) }
    case .resize(let width, let height): return resize(width: width, height: height, at: time)
    case .keyboard(let height): return showKeyboard(height: height, at: time)
    case .scroll(let offset): return scroll(to: offset, at: time)
    case .cancelTouches: return cancelTouches(at: time)
    case .reducesMotion(let isReduced): reducesMotion = isReduced
    case .policies(let policies): self.policies = policies
    case .frame, .wait: break
    }
    return .none
  }
}
