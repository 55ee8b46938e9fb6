import InteractionCore
import InteractionLaws

extension FilmPanel {
  /// Creates a panel of a row under events, drawn by its frames or by a closure.
  init<Row: RevealingRow>(
    _ label: String, _ row: Row, _ film: SlowMotion<RowEvent>, dressing: Dressing = Dressing(),
    draw: (Row, Time) -> [Layer] = Self.frames
  ) {
    var row = row
    self.init(label, size: row.size)
    var origin = Vector.zero
    for frame in film.frames {
      if let event = frame.event {
        row.advance(to: event.at)
        follow(event.event, on: row, at: event.at, &origin)
        tell(row.handle(event.event, at: event.at).notices.map(\.name))
      }
      row.advance(to: frame.now)
      add(dressing.dressed(draw(row, frame.now)))
    }
  }

  /// Moves the finger as the event requires.
  private mutating func follow<Row: RevealingRow>(
    _ event: RowEvent, on row: Row, at time: Time, _ origin: inout Vector
  ) {
    let middle = Vector(160, row.size.height / 2)
    switch event {
    case .pan(let sample):
      if sample.phase == .began { origin = sample.translation }
      let moved = sample.translation - origin
      // A finger beyond the edge of the panel is shown at the edge.
      let place = Vector(min(310, max(10, middle.x + moved.x)), min(34, max(10, middle.y + moved.y / 8)))
      if sample.phase == .began || self.place() != nil { touch(place) }
      if sample.phase != .began && sample.phase != .changed { tap(place) }
    case .tap: tap(Vector(min(300, max(20, middle.x + row.offset(at: time))), middle.y))
    case .tapButton(let edge, let index), .press(let edge, let index, .up):
      tap(row.actionFrame(edge: edge, index: index, at: time).middle)
    case .press(let edge, let index, .down): touch(row.actionFrame(edge: edge, index: index, at: time).middle)
    case .press, .open, .close, .perform, .reuse, .resize, .setActions, .preview, .table, .wait, .scroll: break
    }
  }

  /// Returns the layers of a row: its buttons in their frames, and its content in front of them.
  static func frames<Row: RevealingRow>(_ row: Row, at time: Time) -> [Layer] {
    var layers = LayerList()
    let frame = LayoutRect(0, 0, row.size.width, row.size.height)
    layers.append(Layer(LayerID(RowID(0), .row), "Row", frame, fill: .background, clips: true)) { layers in
      for edge in SwipeEdge.allCases where edge.sign * row.offset(at: time) > 0 {
        for index in row.actions(edge).indices {
          let button = row.actionFrame(edge: edge, index: index, at: time)
          layers.append(Layer(LayerID(RowID(0), .action(edge, index)), "Button", button, fill: .separator))
        }
      }
      let front = row.contentFrame(at: time)
      layers.append(Layer(LayerID(RowID(0), .content), "Front", front, fill: .background))
    }
    return layers.layers
  }

  /// Returns the layers of a row that draws itself.
  static func drawn<Row: RevealingRow & DrawableRow>(_ row: Row, at time: Time) -> [Layer] {
    var layers = LayerList()
    row.draw(RowContent(id: RowID(0), title: ""), origin: .zero, at: time, into: &layers)
    return layers.layers
  }
}

extension LayoutRect {
  /// The centre of the rectangle.
  var middle: Vector { Vector(x + width / 2, y + height / 2) }
}
