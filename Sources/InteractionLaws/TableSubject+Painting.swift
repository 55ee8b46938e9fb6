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
      return Failure("finite numbers in every layer", found: layer.name + " with a non-finite number")
    }
    if let failure = typingFailure(of: table) { return failure }
    let rowsInSight = table.rowsInSight(at: time)
    let paintedRows = frame.layers.compactMap { $0.id.part == .row ? $0.id.row : nil }
    let viewRows = table.pool.views.map { $0.row }
    guard viewRows == frame.rows else {
      return Failure("views of " + frame.rows.names, found: "views of " + viewRows.names)
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
    guard !isStill || paintedRows == rowsInSight || paintedRows.filter(hasPlace) == rowsInSight.filter(hasPlace) else {
      return Failure(rowsInSight.names + " painted", found: paintedRows.names)
    }
    let liftedLayer = frame.layers.first { $0.id.part == .lifted }
    // Sums of offsets and heights are rounded.
    func isInside(_ layer: Layer) -> Bool {
      layer.edges.top < table.size.height + 1e-6 && layer.edges.bottom > -1e-6
    }
    for layer in frame.layers where layer.id.part == .row {
      guard let row = layer.id.row else { continue }
      guard viewRows.contains(row) else { return Failure("a view of " + row.name, found: "no view") }
      // A lifted row is also painted under the finger, larger than its place. At least one of the two is inside.
      guard isInside(layer) || liftedLayer.map({ $0.id.row == row && isInside($0) }) ?? false else {
        return Failure(row.name + " painted at least partly inside the table", found: DecimalText.text(layer.frame))
      }
    }
    return positionFailure(of: table, rowsInSight: rowsInSight, at: time)
  }

  /// Checks that the edited row's text, unless it is empty, is painted if the row is, and is the label or value in the row's
  /// description, if there is one.
  private func typingFailure(of table: Table) -> Failure? {
    guard let editedText = table.editedText, !editedText.text.isEmpty else { return nil }
    let layers = table.frame.layers.filter { $0.id.row == editedText.row }
    guard layers.isEmpty || layers.contains(where: { $0.text?.string == editedText.text }) else {
      return Failure(
        editedText.row.name + " painted with the typed text, “" + editedText.text + "”", found: "different text")
    }
    guard let spoken = table.list.spokenRow(editedText.row), spoken.label != editedText.text,
      spoken.value != editedText.text
    else {
      return nil
    }
    return Failure(
      editedText.row.name + " described with the typed text, “" + editedText.text + "”",
      found: "label “" + spoken.label + "”, value “" + spoken.value + "”")
  }

  /// Checks that the rows in sight are at least partly inside the table, according to the list's tops and heights.
  private func positionFailure(of table: Table, rowsInSight: [RowID], at time: Time) -> Failure? {
    let offset = table.contentOffset(at: time)
    guard offset.isFinite else { return Failure("a finite content offset", found: DecimalText.text(offset)) }
    let list = table.list
    for row in rowsInSight {
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
      let location = Vector(x, y)
      guard let target = rows.target(at: y) else { continue }
      if let failure = reachFailure(table, target: target, location: location, movement: movement, at: now) {
        return failure
      }
    }
    return nil
  }

  private func reachFailure(
    _ table: Table, target: TouchTarget, location: Vector, movement: Vector, at now: Time
  ) -> Failure? {
    let untouchedTable = table
    var table = table
    let countBefore = table.list.gestureCount
    var events: [Timed<TableLawEvent>] = []
    func touch(_ phase: TouchPhase, _ movement: Vector, _ delay: Double) {
      let event = TouchEvent(phase, finger: Self.probeFinger, location: location + movement)
      _ = table.touch(event, at: now + delay)
      events.append(Timed(now + delay, .touch(event)))
    }
    touch(.down, .zero, 0)
    if movement != .zero { touch(.moved, movement, 0.03125) }
    touch(.up, movement, 0.0625)
    guard
      let reachedRow = table.list.recordedGestures(since: countBefore).lazy.compactMap({ $0.event.row })
        .first(where: { $0 != target.row })
    else {
      return movement == .zero ? nil : hoverFailure(untouchedTable, target: target, location: location, at: now)
    }
    return Failure(
      target.text + " hit at y " + DecimalText.text(location.y) + Self.reason(target), found: reachedRow.name,
      probe: events)
  }

  /// Checks that a pointer resting on a copy of the table hovers over no row but the one painted under it.
  private func hoverFailure(_ table: Table, target: TouchTarget, location: Vector, at now: Time) -> Failure? {
    var table = table
    _ = table.hover(over: location, at: now)
    guard let hoveredRow = table.hoveredPart(at: now)?.row, hoveredRow != target.row else { return nil }
    return Failure(
      target.text + " under the pointer at y " + DecimalText.text(location.y) + Self.reason(target),
      found: hoveredRow.name, probe: [Timed(now, .hover(location))])
  }

  private static func reason(_ target: TouchTarget) -> String {
    target.row == nil ? ", where none is painted" : ", where it is painted"
  }

  /// The number of the checker's own finger, which no search chooses.
  static var probeFinger: Int { 1000 }
}

extension [RowID] {
  /// The rows in words, such as `row 3` or `rows 0 1`, or `no row`.
  fileprivate var names: String { isEmpty ? "no row" : (count == 1 ? "row " : "rows ") + numbers }
}
