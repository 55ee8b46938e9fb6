// What is in sight stays where it is when rows come, go or change their heights above it.

/// The row by which is found how far the rows in sight would move, as it was before a change.
@usableFromInline struct SightAnchor {
  /// A row, and where it was.
  struct Edge {
    let row: RowID
    /// The height that is measured: of the first row in sight its top, of the row above it its bottom; in points from the
    /// top of the content.
    let height: Double
    /// How far from its position the row was seen, in points.
    let displacement: Double
  }

  /// The first row in sight.
  let first: Edge
  /// The row above, which counts where the first one goes: then those below it close up.
  let above: Edge?
}

extension HeadlessTable {
  /// The row by which a change is to be measured; nil where the rows in sight may move.
  ///
  /// At the very top they may, so that new rows show there: a reader who is there wants to see what comes, and browsers
  /// do the same (CSS Scroll Anchoring). What a finger has lifted, and rows that two fingers part, decide for themselves.
  func sightAnchor(at time: Time) -> SightAnchor? {
    let offset = scroll.offset(at: time)
    guard offset > 0, size.height > 0, rows.liftedRow == nil else { return nil }
    if case .pinching = finger { return nil }
    let covered = coveredHeight(at: time)
    let sight = LayoutRect(0, offset + covered, size.width, max(0, size.height - covered))
    guard let first = firstRow(seenIn: sight, at: time), let top = rows.top(of: first),
      let position = rows.position(of: first)
    else { return nil }
    let edge = SightAnchor.Edge(
      row: first, height: top, displacement: displacement(of: first, seenIn: sight, at: time) ?? 0)
    let before = RowPosition(section: position.section, row: position.row - 1)
    // It may be on its way, and is out of sight.
    let aroundSight = LayoutRect(0, sight.y - size.height, sight.width, size.height + sight.height)
    guard let above = rows.id(for: before), let aboveTop = rows.top(of: above), let height = rows.height(of: above),
      let displacement = displacement(of: above, seenIn: aroundSight, at: time)
    else { return SightAnchor(first: edge, above: nil) }
    return SightAnchor(
      first: edge, above: .init(row: above, height: aboveTop + height, displacement: displacement))
  }

  /// Moves the content as far as the row has been moved by which the change is measured.
  mutating func keepInSight(_ anchor: SightAnchor, update: ListUpdate, at time: Time) {
    if let top = stayingTop(of: anchor.first, update) {
      keep(anchor.first, at: top, top: top, at: time)
    } else if let above = anchor.above, let top = stayingTop(of: above, update), let height = rows.height(of: above.row)
    {
      keep(above, at: top + height, top: top, at: time)
    }
  }

  /// Where a row is after a change that has not moved it among the others.
  private func stayingTop(of edge: SightAnchor.Edge, _ update: ListUpdate) -> Double? {
    guard let position = rows.position(of: edge.row), !update.moved.contains(where: { $0.to == position }) else {
      return nil
    }
    return rows.top(of: edge.row)
  }

  private mutating func keep(_ edge: SightAnchor.Edge, at height: Double, top: Double, at time: Time) {
    let distance = height - edge.height
    guard distance != 0 else { return }
    // A row that travels is still seen where it was, unless that is too far away.
    let way = (edge.displacement - distance).clamped(to: -MovingRows.farthest...MovingRows.farthest)
    let seen = LayoutRect(0, top + min(0, way), size.width, way.magnitude + 1)
    let displacement = (displacement(of: edge.row, seenIn: seen, at: time) ?? way) - edge.displacement
    // What is seen of a row on its way may be farther from the top than its position: no content rests above the top.
    let rest = max(distance, -max(0, scroll.base(at: time)))
    scroll.shift(by: rest, from: displacement + distance - rest, at: time)
  }

  /// The uppermost row that is seen in a stretch of the content.
  private func firstRow(seenIn viewport: LayoutRect, at time: Time) -> RowID? {
    guard rows.settles != nil else { return rows.row(atHeight: viewport.y) }
    var layers = LayerList()
    rows.draw(viewport: viewport, at: time, into: &layers)
    for layer in layers.layers where layer.id.part == .row && layer.alpha >= MovingRows.leastSeen {
      if let row = layer.id.row, rows.position(of: row) != nil { return row }
    }
    return rows.row(atHeight: viewport.y)
  }

  /// How far from its position a row is seen in a stretch of the content; nil for one on its way that is not seen there.
  private func displacement(of row: RowID, seenIn viewport: LayoutRect, at time: Time) -> Double? {
    guard rows.settles != nil, let top = rows.top(of: row) else { return 0 }
    var layers = LayerList()
    rows.draw(viewport: viewport, at: time, into: &layers)
    for layer in layers.layers where layer.id.part == .row && layer.id.row == row { return layer.frame.y - top }
    return nil
  }
}
