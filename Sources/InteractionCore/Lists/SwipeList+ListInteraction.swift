extension SwipeList: ListInteraction {
  /// One section holds all rows.
  public var sectionCount: Int { 1 }

  /// The number of rows; sections that do not exist have none.
  public func rowCount(inSection section: Int) -> Int { section == 0 ? tree.count : 0 }

  /// The row at a position.
  public func id(at position: RowPosition) -> RowID? {
    guard position.section == 0, position.row >= 0, position.row < tree.count else { return nil }
    return tree.id(at: position.row)
  }

  /// The position of a row.
  public func position(of row: RowID) -> RowPosition? { tree.index(of: row).map { RowPosition(row: $0) } }

  /// The heights of all rows together.
  public var contentHeight: Double { tree.height }
  /// The height of a row.
  public func height(of row: RowID) -> Double? { tree.height(of: row) }
  /// The upper edge of a row.
  public func top(of row: RowID) -> Double? { tree.top(of: row) }
  /// The row at a height.
  public func row(atHeight y: Double) -> RowID? { tree.id(atHeight: y) }

  /// The row under a point and whether one of its buttons lies uncovered there.
  public func hit(_ point: Vector, at time: Time) -> RowHit? {
    guard let id = tree.id(atHeight: point.y), let top = tree.top(of: id) else { return nil }
    guard let action = row(id).action(at: Vector(point.x, point.y - top), time: time) else {
      return RowHit(row: id, part: .content)
    }
    return RowHit(row: id, part: .action(action.edge, action.index))
  }

  /// The rows that rest open.
  public var openRows: [RowID] { keptRows.filter { row($0).rest != .closed } }

  /// The plain actions of a row, none where it is gone.
  public func actions(for row: RowID) -> [InteractionAction] {
    tree.contains(row) ? self.row(row).plainActions : []
  }

  /// Does what a plain action names.
  public mutating func perform(_ action: String, on row: RowID, at time: Time) -> ListEffects {
    handle(row) { $0.perform(action, at: time) }
  }

  /// Handles a drag, a tap or a press on a row, or closes rows.
  @inlinable public mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .pan(let row, let sample): handle(row) { $0.pan(sample) }
    case .tap(let row): handle(row) { $0.tap(at: time) }
    case .press(let row, let edge, let index, let phase): handle(row) { $0.press(edge, index, phase, at: time) }
    case .closeRows(let exception): closeRows(except: exception, at: time)
    // Rows with buttons have no use for the other gestures.
    case .control, .track, .tapOutside, .pull, .pinch, .hold: .none
    }
  }

  /// The latest end of a motion among the rows.
  public var settles: Time? {
    moving.compactMap { others[$0]?.settles }.reduce(active?.row.settles) { latest, next in
      latest.map { max($0, next) } ?? next
    }
  }

  /// Lays all rows out anew.
  public mutating func resize(toWidth width: Double, at time: Time) {
    let ids = keptRows
    putActiveBack()
    template.resize(toWidth: width, at: time)
    for id in ids {
      activate(id)
      active?.row.resize(toWidth: width, at: time)
    }
    putActiveBack()
  }

  /// Appends the rows that meet the viewport.
  public func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    tree.forEachVisible(from: viewport.y, upTo: viewport.maxY) { id, top, _ in
      row(id).draw(content(of: id), at: Vector(0, top), time: time, into: &layers)
    }
  }

  /// Lets one row handle an event.
  @inlinable mutating func handle(_ id: RowID, _ event: (inout Row) -> SwipeEffects) -> ListEffects {
    var effects = ListEffects()
    guard tree.contains(id) else { return effects }
    activate(id)
    guard let caused = active?.change(event) else { return effects }
    effects.add(caused, from: id)
    if case .didPress(let edge, let index) = caused.first { pressed(edge, index, of: id, &effects) }
    if case .didPress(let edge, let index) = caused.second { pressed(edge, index, of: id, &effects) }
    return effects
  }

  /// Deletes a row whose destructive action was pressed.
  @usableFromInline mutating func pressed(_ edge: SwipeEdge, _ index: Int, of id: RowID, _ effects: inout ListEffects) {
    guard row(id).actions(edge)[index].role == .destructive else { return }
    effects.update = remove(id)
    effects.notices.append(.didDelete(id))
  }

  @usableFromInline mutating func closeRows(except exception: RowID?, at time: Time) -> ListEffects {
    var effects = ListEffects()
    let dragged = active?.id
    changeKeptRows { id, row in
      guard id != exception, row.rest != .closed else { return }
      effects.add(row.close(animated: true, at: time), from: id)
    }
    if let dragged { activate(dragged) }
    return effects
  }
}
