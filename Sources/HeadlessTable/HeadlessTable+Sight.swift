// Keeping the rows in sight where they are when rows above are inserted, removed or resized.

/// A reference row, which shows how far a change would move the rows in sight, and its place before the change.
struct ReferenceRow {
  let row: RowID
  /// The measured height, in points from the top of the content: the top of a row in sight, or the bottom of the row above
  /// them.
  let height: Double
  /// How far from its position the row appeared, in points.
  let displacement: Double
  /// For the row above the first one in sight, that first row; otherwise nil.
  var below: RowID?
  /// Whether the measured height, as seen, is above the part of the content in sight.
  var isCut = false

  /// The most rows in sight that are recorded, because any number of rows without a height can be in sight.
  static let mostRows = 64
}

/// The reference rows for a change; the first one that survives it counts.
struct ReferenceRows {
  /// The lifted row's position, while a finger holds a row; nothing else counts then.
  var lifted: ReferenceRow?
  /// The touched row, when the content is at the very top; nothing else counts then.
  var touched: ReferenceRow?
  /// The rows in sight from the top, and the row above them.
  var others: [ReferenceRow] = []
  /// Where the part of the content in sight begins, in points from the top of the content.
  var sightTop = 0.0
  /// The rows that take precedence if they are among the others.
  var touchedRow, editedRow, focusedRow: RowID?

  static var none: ReferenceRows { ReferenceRows() }

  /// The others in order of precedence, found on demand because few events change rows.
  var ordered: [ReferenceRow] {
    var edges = others
    for index in edges.indices where edges[index].height + edges[index].displacement < sightTop {
      edges[index].isCut = true
    }
    edges.bringForward(focusedRow)
    edges.bringForward(editedRow)
    edges.bringForward(touchedRow)
    return edges
  }
}

extension HeadlessTable {
  /// Returns the reference rows for a change; none if the rows in sight may move.
  ///
  /// These are the row touched last, the one being edited and the one with the focus, as far as they are in sight; then the
  /// rows in sight from the first on, with the row above them second: if the first one goes, those below it close up. At the
  /// very top, rows may move so that new ones show: a reader there wants to see new content, and browsers do the same (CSS
  /// Scroll Anchoring). Only a row that a finger is on, or has touched a moment ago, stays put there too. While a finger holds
  /// a lifted row, that row's position stays put when others change their heights, so that it passes none of them. When rows
  /// are inserted, removed or moved, the lifted row decides for itself; so do rows that two fingers part.
  func referenceRows(at time: Time) -> ReferenceRows {
    let offset = scroll.offset(at: time)
    guard offset >= 0 else { return .none }
    if let row = rows.liftedRow {
      return ReferenceRows(lifted: rows.top(of: row).map { ReferenceRow(row: row, height: $0, displacement: 0) })
    }
    if case .pinching = fingers.state { return .none }
    let covered = coveredHeight(at: time)
    guard size.height > covered else { return .none }
    let sight = LayoutRect(0, offset + covered, size.width, size.height - covered)
    guard offset > 0 else {
      return ReferenceRows(touched: rowJustTouched(at: time).flatMap { edge(of: $0, seenIn: sight, at: time) })
    }
    let moves = rows.settles != nil
    var seen = edges(seenIn: sight, moves: moves, at: time)
    guard let first = seen.first, let position = rows.position(of: first.row) else { return .none }
    // It may be travelling outside the part in sight.
    let aroundSight = LayoutRect(0, sight.y - size.height, sight.width, size.height + sight.height)
    if let above = row(before: position), let aboveTop = rows.top(of: above), let height = rows.height(of: above),
      let displacement = displacement(of: above, seenIn: aroundSight, moves: moves, at: time)
    {
      seen.insert(
        ReferenceRow(row: above, height: aboveTop + height, displacement: displacement, below: first.row, isCut: true),
        at: 1)
    }
    return ReferenceRows(
      others: seen, sightTop: sight.y, touchedRow: touched?.row, editedRow: rows.editedRow,
      focusedRow: keyboard.keptFocus?.focus.row)
  }

  /// Scrolls by the distance that a change has moved the reference row.
  mutating func keepInSight(_ edges: ReferenceRows, update: ListUpdate, at time: Time) {
    if let lifted = edges.lifted { return keepPosition(lifted, update, at: time) }
    if let touched = edges.touched, keep(touched, update, at: time) { return }
    // If only heights have changed, a row that begins above the part in sight grows upward.
    let ordered = edges.ordered
    let others = update.isEmpty ? ordered.filter { !$0.isCut } + ordered : ordered
    for edge in others where keep(edge, update, at: time) { return }
  }

  /// Keeps the position of a held row where it is in the table, without a motion, because what its finger passes depends on it.
  private mutating func keepPosition(_ edge: ReferenceRow, _ update: ListUpdate, at time: Time) {
    let onlyReloads = update.changes.allSatisfy { if case .reload = $0 { true } else { false } }
    guard onlyReloads, let top = rows.top(of: edge.row), top != edge.height else { return }
    let distance = max(top - edge.height, -scroll.base(at: time))
    scroll.shiftForHold(by: distance, contentHeight: rows.contentHeight, at: time)
  }

  /// Keeps a row in sight where it is, and returns whether the row is still there.
  private mutating func keep(_ edge: ReferenceRow, _ update: ListUpdate, at time: Time) -> Bool {
    guard let top = stayingTop(of: edge.row, update), let height = rows.height(of: edge.row) else { return false }
    // If the first row in sight is now above the one that was above it, they have changed places.
    if let below = edge.below, let first = rows.position(of: below), let above = rows.position(of: edge.row),
      first < above
    {
      return false
    }
    keep(edge, at: edge.below == nil ? top : top + height, top: top, at: time)
    return true
  }

  /// Returns a row's top after a change that has not moved the row among the others; nil if the row has been removed or moved,
  /// however the update describes it.
  private func stayingTop(of row: RowID, _ update: ListUpdate) -> Double? {
    guard let position = rows.position(of: row) else { return nil }
    for change in update.changes {
      switch change {
      case .move(let move): if move.to == position { return nil }
      case .insert(let come):
        if come.section == position.section, come.range.contains(position.row) { return nil }
      case .insertSection(let section), .moveSection(_, to: let section):
        if section == position.section { return nil }
      case .delete, .reload, .reloadSection, .deleteSection, .reloadAll: break
      }
    }
    return rows.top(of: row)
  }

  private mutating func keep(_ edge: ReferenceRow, at height: Double, top: Double, at time: Time) {
    let distance = height - edge.height
    guard distance != 0 else { return }
    // A travelling row is still seen where it was, unless that is too far away.
    let way = (edge.displacement - distance).clamped(to: -MovingRows.farthest...MovingRows.farthest)
    let seen = LayoutRect(0, top + min(0, way), size.width, way.magnitude + 1)
    let moves = rows.settles != nil
    let displacement = (displacement(of: edge.row, seenIn: seen, moves: moves, at: time) ?? way) - edge.displacement
    // A travelling row may appear farther from the top than its position, and no content rests above the top.
    let rest = max(distance, -max(0, scroll.base(at: time)))
    scroll.shift(by: rest, from: displacement + distance - rest, at: time)
  }

  /// Returns the rows seen in a stretch of the content, from the top.
  private func edges(seenIn viewport: LayoutRect, moves: Bool, at time: Time) -> [ReferenceRow] {
    var edges: [ReferenceRow] = []
    if moves {
      var layers = LayerList()
      rows.draw(viewport: viewport, at: time, into: &layers)
      for layer in layers.layers where layer.id.part == .row && layer.alpha >= MovingRows.touchableOpacity {
        guard let row = layer.id.row, rows.position(of: row) != nil, let top = rows.top(of: row) else { continue }
        edges.append(.init(row: row, height: top, displacement: layer.frame.y - top))
      }
      guard edges.isEmpty else { return edges }
      // Everything there has just begun to fade in.
      guard let row = rows.row(atHeight: viewport.y), let top = rows.top(of: row),
        let displacement = displacement(of: row, seenIn: viewport, moves: moves, at: time)
      else { return [] }
      return [.init(row: row, height: top, displacement: displacement)]
    }
    guard var row = rows.row(atHeight: viewport.y), var position = rows.position(of: row) else { return [] }
    // One more for the row above, so that memory is allocated once.
    edges.reserveCapacity(ReferenceRow.mostRows + 1)
    while let top = rows.top(of: row), edges.isEmpty || top < viewport.y + viewport.height,
      edges.count < ReferenceRow.mostRows
    {
      edges.append(.init(row: row, height: top, displacement: 0))
      guard let next = next(after: position) else { break }
      (row, position) = next
    }
    return edges
  }

  /// Returns a row seen in a stretch of the content, or nil if it is not seen there.
  private func edge(of row: RowID, seenIn viewport: LayoutRect, at time: Time) -> ReferenceRow? {
    guard let top = rows.top(of: row), let height = rows.height(of: row), top < viewport.maxY,
      top + height > viewport.y,
      let displacement = displacement(of: row, seenIn: viewport, moves: rows.settles != nil, at: time)
    else { return nil }
    return ReferenceRow(row: row, height: top, displacement: displacement)
  }

  /// Returns how far from its position a row is seen in a stretch of the content; nil for a travelling row that is not seen
  /// there.
  private func displacement(of row: RowID, seenIn viewport: LayoutRect, moves: Bool, at time: Time) -> Double? {
    guard moves, let top = rows.top(of: row) else { return 0 }
    var layers = LayerList()
    rows.draw(viewport: viewport, at: time, into: &layers)
    for layer in layers.layers where layer.id.part == .row && layer.id.row == row { return layer.frame.y - top }
    return nil
  }
}

extension [ReferenceRow] {
  /// Moves a row's edge to the front, if the row is among them.
  fileprivate mutating func bringForward(_ row: RowID?) {
    guard let row, let index = firstIndex(where: { $0.row == row && $0.below == nil }) else { return }
    var edge = remove(at: index)
    // Its upper edge stays, in sight or not.
    edge.isCut = false
    insert(edge, at: 0)
  }
}
