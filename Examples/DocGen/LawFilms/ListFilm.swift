import InteractionLaws
import InteractionLists

extension FilmPanel {
  /// Creates a panel of a list under events, given its custom events.
  init<List: ListInteraction>(
    _ label: String, _ list: List, customEvents: [CustomEvent<List>], _ film: SlowMotion<ListLawEvent>
  ) {
    var list = list
    let width = 320.0
    // A table resizes its list at the beginning, too.
    list.resize(toWidth: width, at: .zero)
    self.init(label, size: LayoutSize(width: width, height: list.contentHeight))
    let part = LayoutRect(0, 0, width, list.contentHeight + 100)
    var origin = Vector.zero
    var layers = LayerList()
    for frame in film.frames {
      if let event = frame.event {
        list.advance(to: event.at)
        follow(event.event, on: list, layers.layers, &origin)
        let effects: ListEffects
        switch event.event {
        case .event(let event): effects = list.handle(event, at: frame.now)
        case .custom(let name): effects = customEvents.first { $0.name == name }?.apply(&list, frame.now) ?? .none
        case .undo: effects = .none
        }
        tell(effects.notices.map(\.name))
      }
      list.advance(to: frame.now)
      layers.removeAll()
      list.draw(viewport: part, at: frame.now, into: &layers)
      size.height = max(size.height, min(240, list.contentHeight))
      add(Dressing().dressed(layers.layers))
    }
  }

  /// Moves the finger as the event requires.
  private mutating func follow<List: ListInteraction>(
    _ event: ListLawEvent, on list: List, _ layers: [Layer], _ origin: inout Vector
  ) {
    guard case .event(.gesture(let gesture)) = event else { return }
    func middle(_ row: RowID) -> Vector { Vector(160, (list.top(of: row) ?? 0) + (list.height(of: row) ?? 0) / 2) }
    switch gesture {
    case .pan(let row, let sample):
      if sample.phase == .began { origin = sample.translation }
      let place = middle(row) + Vector(sample.translation.x - origin.x, 0)
      if sample.phase == .began || self.place() != nil { touch(place) }
      if sample.phase != .began && sample.phase != .changed { tap(place) }
    case .tap(let row): tap(middle(row))
    case .press(let row, let edge, let index, let phase):
      let button = layers.first { $0.id == LayerID(row, .action(edge, index)) }?.frame.middle ?? middle(row)
      if phase == .down { touch(button) } else { tap(button) }
    case .tapOutside, .control, .closeRows, .track, .pull, .pinch, .hold: break
    }
  }
}
