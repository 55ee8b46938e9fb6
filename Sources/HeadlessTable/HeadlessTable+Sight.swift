// What is in sight stays where it is when rows come, go or change their heights above it.

/// A row by which is found how far the rows in sight would move, and where it was before a change.
struct SightEdge {
  let row: RowID
  /// The height that is measured: of a row in sight its top, of the row above them its bottom; in points from the top of
  /// the content.
  let height: Double
  /// How far from its position the row was seen, in points.
  let displacement: Double
  /// Of the row above the first one in sight, which is below it; nil of any other.
  var below: RowID?
  /// Whether what is in sight begins below the height, where it is seen.
  var isCut = false

  /// The most rows in sight that are kept: any number of rows without height fits there.
  static let mostRows = 64
}

/// The rows by which a change is measured, of which the first that stays counts.
struct SightEdges {
  /// The only one where a finger holds a row: that row's position.
  var lifted: SightEdge?
  /// At the very top the only one: a row that a finger touches.
  var touched: SightEdge?
  /// The others, from the uppermost one on.
  var others: [SightEdge] = []
  /// Where what is in sight begins, in points from the top of the content.
  var sightTop = 0.0
  /// The rows that count before the other ones, if they are among these.
  var touchedRow, editedRow, focusedRow: RowID?

  static var none: SightEdges { SightEdges() }

  /// The others in the order in which they count; few events change rows, so it is found only then.
  var ordered: [SightEdge] {
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
  /// The rows by which a change is to be measured; none where the rows in sight may move.
  ///
  /// They are, as far as they are in sight, the row that was touched last, the one whose text is edited, and the one with the
  /// focus; then the rows in sight from the first one on, and behind it that above it: where the first one goes, those below it
  /// close up. At the very top rows may move, so that new ones show there: a reader who is there wants to see what comes, and
  /// browsers do the same (CSS Scroll Anchoring). Only one that a finger is on, or has touched a moment ago, stays there, too.
  /// Where a finger has lifted a row, that one's position stays where others become higher or lower, so that it passes none of
  /// them; where they come, go or move, it decides for itself, and so do rows that two fingers part.
  func sightEdges(at time: Time) -> SightEdges {
    let offset = scroll.offset(at: time)
    guard offset >= 0 else { return .none }
    if let row = rows.liftedRow {
      return SightEdges(lifted: rows.top(of: row).map { SightEdge(row: row, height: $0, displacement: 0) })
    }
    if case .pinching = fingers.state { return .none }
    let covered = coveredHeight(at: time)
    guard size.height > covered else { return .none }
    let sight = LayoutRect(0, offset + covered, size.width, size.height - covered)
    guard offset > 0 else {
      return SightEdges(touched: rowJustTouched(at: time).flatMap { edge(of: $0, seenIn: sight, at: time) })
    }
    let moves = rows.settles != nil
    var seen = edges(seenIn: sight, moves: moves, at: time)
    guard let first = seen.first, let position = rows.position(of: first.row) else { return .none }
    // It may be on its way, and is out of sight.
    let aroundSight = LayoutRect(0, sight.y - size.height, sight.width, size.height + sight.height)
    if let above = row(before: position), let aboveTop = rows.top(of: above), let height = rows.height(of: above),
      let displacement = displacement(of: above, seenIn: aroundSight, moves: moves, at: time)
    {
      seen.insert(
        SightEdge(row: above, height: aboveTop + height, displacement: displacement, below: first.row, isCut: true),
        at: 1)
    }
    return SightEdges(
      others: seen, sightTop: sight.y, touchedRow: touched?.row, editedRow: rows.editedRow,
      focusedRow: keyboard.keptFocus?.focus.row)
  }

  /// Moves the content as far as the row has been moved by which the change is measured.
  mutating func keepInSight(_ edges: SightEdges, update: ListUpdate, at time: Time) {
    if let lifted = edges.lifted { return keepPosition(lifted, update, at: time) }
    if let touched = edges.touched, keep(touched, update, at: time) { return }
    // Where rows only become higher or lower, one that begins above what is in sight does so upward.
    let ordered = edges.ordered
    let others = update.isEmpty ? ordered.filter { !$0.isCut } + ordered : ordered
    for edge in others where keep(edge, update, at: time) { return }
  }

  /// Keeps the position of a held row where it is in the table, at once: what its finger passes follows from that.
  private mutating func keepPosition(_ edge: SightEdge, _ update: ListUpdate, at time: Time) {
    let onlyReloads = update.changes.allSatisfy { if case .reload = $0 { true } else { false } }
    guard onlyReloads, let top = rows.top(of: edge.row), top != edge.height else { return }
    let distance = max(top - edge.height, -scroll.base(at: time))
    scroll.shiftForHold(by: distance, contentHeight: rows.contentHeight, at: time)
  }

  /// Keeps a row in sight where it is, and returns whether it has stayed.
  private mutating func keep(_ edge: SightEdge, _ update: ListUpdate, at time: Time) -> Bool {
    guard let top = stayingTop(of: edge.row, update), let height = rows.height(of: edge.row) else { return false }
    // Where the first row in sight has passed the one above, that one is in its place.
    if let below = edge.below, let first = rows.position(of: below), let above = rows.position(of: edge.row),
      first < above
    {
      return false
    }
    keep(edge, at: edge.below == nil ? top : top + height, top: top, at: time)
    return true
  }

  /// Where a row is after a change that has not moved it among the others; nil for one that has gone or moved, whichever
  /// way the update tells it.
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

  private mutating func keep(_ edge: SightEdge, at height: Double, top: Double, at time: Time) {
    let distance = height - edge.height
    guard distance != 0 else { return }
    // A row that travels is still seen where it was, unless that is too far away.
    let way = (edge.displacement - distance).clamped(to: -MovingRows.farthest...MovingRows.farthest)
    let seen = LayoutRect(0, top + min(0, way), size.width, way.magnitude + 1)
    let moves = rows.settles != nil
    let displacement = (displacement(of: edge.row, seenIn: seen, moves: moves, at: time) ?? way) - edge.displacement
    // What is seen of a row on its way may be farther from the top than its position: no content rests above the top.
    let rest = max(distance, -max(0, scroll.base(at: time)))
    scroll.shift(by: rest, from: displacement + distance - rest, at: time)
  }

  /// The rows that are seen in a stretch of the content, from the uppermost one on.
  private func edges(seenIn viewport: LayoutRect, moves: Bool, at time: Time) -> [SightEdge] {
    var edges: [SightEdge] = []
    if moves {
      var layers = LayerList()
      rows.draw(viewport: viewport, at: time, into: &layers)
      for layer in layers.layers where layer.id.part == .row && layer.alpha >= MovingRows.leastSeen {
        guard let row = layer.id.row, rows.position(of: row) != nil, let top = rows.top(of: row) else { continue }
        edges.append(.init(row: row, height: top, displacement: layer.frame.y - top))
      }
      guard edges.isEmpty else { return edges }
      // All that is there has just begun to fade in.
      guard let row = rows.row(atHeight: viewport.y), let top = rows.top(of: row),
        let displacement = displacement(of: row, seenIn: viewport, moves: moves, at: time)
      else { return [] }
      return [.init(row: row, height: top, displacement: displacement)]
    }
    guard var row = rows.row(atHeight: viewport.y), var position = rows.position(of: row) else { return [] }
    // With the row above: memory is asked for once.
    edges.reserveCapacity(SightEdge.mostRows + 1)
    while let top = rows.top(of: row), edges.isEmpty || top < viewport.y + viewport.height,
      edges.count < SightEdge.mostRows
    {
      edges.append(.init(row: row, height: top, displacement: 0))
      guard let next = next(after: position) else { break }
      (row, position) = next
    }
    return edges
  }

  /// A row that is seen in a stretch of the content; nil for one that is not.
  private func edge(of row: RowID, seenIn viewport: LayoutRect, at time: Time) -> SightEdge? {
    guard let top = rows.top(of: row), let height = rows.height(of: row), top < viewport.maxY,
      top + height > viewport.y,
      let displacement = displacement(of: row, seenIn: viewport, moves: rows.settles != nil, at: time)
    else { return nil }
    return SightEdge(row: row, height: top, displacement: displacement)
  }

  /// How far from its position a row is seen in a stretch of the content; nil for one on its way that is not seen there.
  private func displacement(of row: RowID, seenIn viewport: LayoutRect, moves: Bool, at time: Time) -> Double? {
    guard moves, let top = rows.top(of: row) else { return 0 }
    var layers = LayerList()
    rows.draw(viewport: viewport, at: time, into: &layers)
    for layer in layers.layers where layer.id.part == .row && layer.id.row == row { return layer.frame.y - top }
    return nil
  }
}

extension [SightEdge] {
  /// Puts the edge of a row before all others, if it is among them.
  fileprivate mutating func bringForward(_ row: RowID?) {
    guard let row, let index = firstIndex(where: { $0.row == row && $0.below == nil }) else { return }
    var edge = remove(at: index)
    // Its upper edge stays, in sight or not.
    edge.isCut = false
    insert(edge, at: 0)
  }
}
