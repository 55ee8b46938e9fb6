import HeadlessTable

extension TableSubject {
  // MARK: Rows in sight are painted

  /// Checks each frame that the host draws and, after about one other event in four, a frame of a copy of the table.
  func sightFailure(_ step: Step) -> Failure? {
    if step.event == .frame {
      let pool = step.after.table.pool
      guard pool.count <= step.after.maximumViewCount else {
        let maximum = step.after.maximumViewCount
        return Failure("at most " + String(maximum) + (maximum == 1 ? " view" : " views"), found: String(pool.count))
      }
      return sightFailure(of: step.after.table, fingers: step.after.fingers.count, at: step.after.now)
    }
    guard step.after.checkSelector % 4 == 1 else { return nil }
    return sightFailure(step.after)
  }

  func sightFailure(_ state: State) -> Failure? {
    var table = state.table
    _ = table.draw(at: state.now)
    return sightFailure(of: table, fingers: state.fingers.count, at: state.now)
  }

  /// Checks the frame that was drawn last.
  private func sightFailure(of table: Table, fingers: Int, at time: Time) -> Failure? {
    let frame = table.frame
    if let layer = frame.layers.first(where: { !$0.hasFiniteNumbers }) {
      return Failure("finite numbers", found: layer.name + " with a non-finite number")
    }
    if let failure = typingFailure(of: table) { return failure }
    let inSight = table.rowsInSight(at: time)
    let painted = frame.layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
    let views = table.pool.views.map { $0.row }
    guard views == frame.rows else {
      return Failure("views of " + frame.rows.names, found: "views of " + views.names)
    }
    // In a table of zero height, no row is visible, whatever is drawn.
    guard table.size.height > 0 else { return nil }
    let list = table.list
    // Two fingers may hold rows apart.
    let isStill = list.settleTime == nil && list.liftedRow == nil && fingers < 2
    // A row has no place if its height is 0, or is lost to rounding when it is added to the row's top.
    func hasPlace(_ row: RowID) -> Bool {
      guard let top = list.top(of: row), let height = list.height(of: row) else { return true }
      return top + height > top
    }
    guard !isStill || painted == inSight || painted.filter(hasPlace) == inSight.filter(hasPlace) else {
      return Failure(inSight.names + " painted", found: painted.text)
    }
    let lifted = frame.layers.first { $0.id.part == .lifted }
    // Sums of offsets and heights are rounded.
    func isInside(_ layer: Layer) -> Bool {
      layer.edges.top < table.size.height + 1e-6 && layer.edges.bottom > -1e-6
    }
    for layer in frame.layers where layer.id.part == .row {
      guard let row = layer.id.row else { continue }
      guard views.contains(row) else { return Failure("a view of " + row.name, found: "no view") }
      // A lifted row is also painted under the finger, larger than its place. At least one of the two is inside.
      guard isInside(layer) || lifted.map({ $0.id.row == row && isInside($0) }) ?? false else {
        return Failure(row.name + " painted at least partly inside the table", found: DecimalText.text(layer.frame))
      }
    }
    return positionFailure(of: table, inSight: inSight, at: time)
  }

  /// Checks that the edited row's text, unless it is empty, is painted if the row is, and is the label or value in the row's
  /// description, if there is one.
  private func typingFailure(of table: Table) -> Failure? {
    guard let edited = table.editedText, !edited.text.isEmpty else { return nil }
    let layers = table.frame.layers.filter { $0.id.row == edited.row }
    guard layers.isEmpty || layers.contains(where: { $0.text?.string == edited.text }) else {
      return Failure(edited.row.name + " painted with the typed text, “" + edited.text + "”", found: "different text")
    }
    guard let spoken = table.list.spokenRow(edited.row), spoken.label != edited.text, spoken.value != edited.text else {
      return nil
    }
    return Failure(
      edited.row.name + " described with the typed text, “" + edited.text + "”",
      found: "“" + spoken.label + "”, “" + spoken.value + "”")
  }

  /// Checks that the rows in sight are at least partly inside the table, according to the list's tops and heights.
  private func positionFailure(of table: Table, inSight: [RowID], at time: Time) -> Failure? {
    let offset = table.contentOffset(at: time)
    guard offset.isFinite else { return Failure("a finite content offset", found: DecimalText.text(offset)) }
    let list = table.list
    for row in inSight {
      guard let top = list.top(of: row), let height = list.height(of: row) else {
        return Failure(row.name + ", which is in sight, with a height and a top", found: "no height or no top")
      }
      guard top < offset + table.size.height, top + height >= offset else {
        return Failure(row.name + " in sight", found: "its top at y " + DecimalText.text(top - offset))
      }
    }
    return nil
  }

  // MARK: Painted rows are reached

  /// Checks that a finger or a pointer on a copy of the table reaches no row but the one painted there, either now or, if
  /// something moves, at a moment of the motion.
  func reachFailure(_ state: State) -> Failure? {
    guard state.isFree, state.table.size.height > 0 else { return nil }
    var table = state.table
    var now = state.now
    if let end = table.settleTime, end > now, state.checkSelector % 3 > 0 {
      // The moment varies from event to event, so that a search looks at different parts of motions.
      now = now + min(end - now, 10) * Double(state.checkSelector % 7 + 1) / 8
    }
    _ = table.draw(at: now)
    let rows = VisibleRows(table.frame)
    let yCoordinates = rows.yCoordinatesToTouch.filter { $0 >= 0 && $0 < table.size.height }
    guard !yCoordinates.isEmpty else { return nil }
    // Try two y coordinates, which vary from event to event.
    for (index, movement) in [Vector.zero, Vector(state.checkSelector % 2 == 0 ? -24 : 24, 1)].enumerated() {
      let y = yCoordinates[(state.checkSelector * 7 + index * 11) % yCoordinates.count]
      let x = table.size.width * Double(state.checkSelector % 5 + 1) / 6
      let place = Vector(x, y)
      guard let seen = rows.target(at: y) else { continue }
      if let failure = reachFailure(table, seen: seen, place: place, movement: movement, at: now) { return failure }
    }
    return nil
  }

  private func reachFailure(
    _ table: Table, seen: TouchTarget, place: Vector, movement: Vector, at now: Time
  ) -> Failure? {
    let untouched = table
    var table = table
    let count = table.list.gestureCount
    var events: [Timed<TableLawEvent>] = []
    func touch(_ phase: TouchPhase, _ movement: Vector, _ delay: Double) {
      let event = TouchEvent(phase, finger: Self.probeFinger, location: place + movement)
      _ = table.touch(event, at: now + delay)
      events.append(Timed(now + delay, .touch(event)))
    }
    touch(.down, .zero, 0)
    if movement != .zero { touch(.moved, movement, 0.03125) }
    touch(.up, movement, 0.0625)
    guard
      let other = table.list.recordedGestures(since: count).lazy.compactMap({ $0.event.row })
        .first(where: { $0 != seen.row })
    else {
      return movement == .zero ? nil : hoverFailure(untouched, seen: seen, place: place, at: now)
    }
    return Failure(
      seen.text + " hit at y " + DecimalText.text(place.y) + Self.reason(seen), found: other.name, probe: events)
  }

  /// Checks that a pointer resting on a copy of the table hovers over no row but the one painted under it.
  private func hoverFailure(_ table: Table, seen: TouchTarget, place: Vector, at now: Time) -> Failure? {
    var table = table
    _ = table.hover(over: place, at: now)
    guard let other = table.hoveredPart(at: now)?.row, other != seen.row else { return nil }
    return Failure(
      seen.text + " under the pointer at y " + DecimalText.text(place.y) + Self.reason(seen),
      found: other.name, probe: [Timed(now, .hover(place))])
  }

  private static func reason(_ seen: TouchTarget) -> String {
    seen.row == nil ? ", where none is painted" : ", where it is painted"
  }

  /// The number of the checker's own finger, which no search chooses.
  static var probeFinger: Int { 1000 }
}

extension [RowID] {
  /// The rows in words, such as `row 3` or `rows 0 1`, or `no row`.
  fileprivate var names: String { isEmpty ? "no row" : (count == 1 ? "row " : "rows ") + numbers }
}
