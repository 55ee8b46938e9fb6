import InteractionCore

extension FilmPanel {
  /// The time that a scroll view takes in a film to reach its target, in seconds.
  static let glide = 0.3
  /// The titles of rows in films, the second for a reused cell; they are longer than the part that open buttons hide.
  private static let titles = [FilmTitles.rows[2], FilmTitles.rows[1]]

  /// Creates a panel of a row that handles a scene's events and draws itself.
  init<Row: RevealingRow & DrawableRow>(
    _ label: String, _ row: Row, _ scene: SwipeScene, sight: Sight<Row>, pace: Pace
  ) {
    var row = row
    self.init(label, size: row.size)
    var steps = scene.dense.steps[...]
    var title = Self.titles[0]
    // A real scroll view moves to the row's target, and sends reports on the way.
    var way: (start: Time, from: Double, to: Double)?
    for frame in 0...Int((pace.duration * FaultFilm.rate).rounded()) {
      let now = Time(pace.moment(at: Double(frame) / FaultFilm.rate))
      while let step = steps.first, step.at.seconds <= now.seconds + 1e-9 {
        steps.removeFirst()
        if step.event == .reuse { title = Self.titles[1] }
        let answer = sight.play(&row, step)
        tell(answer.effects.notices.map(\.name))
        way = nil
        if case .scroll(.ended(let offset, _, _)) = step.event, let target = answer.targetContentOffset {
          way = (step.at, offset, target)
        }
      }
      if let way, now <= way.start + (Self.glide + 0.05) {
        let part = min(1, max(0, (now - way.start) / Self.glide))
        let offset = way.from + (way.to - way.from) * part * (2 - part)
        tell(sight.play(&row, Timed(now, .scroll(.moved(contentOffset: offset)))).effects.notices.map(\.name))
      }
      row.advance(to: now)
      size = LayoutSize(width: max(size.width, row.size.width), height: size.height)
      let finger = scene.finger(at: now.seconds, in: row.size) { row.actionFrame(edge: $0, index: $1, at: now) }
      if let finger { touch(finger) } else { lift() }
      var layers = LayerList()
      row.draw(RowContent(id: RowID(0), title: title), origin: .zero, at: now, into: &layers)
      add(layers.layers)
    }
  }
}
