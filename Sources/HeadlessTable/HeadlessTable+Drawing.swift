extension HeadlessTable {
  /// Fills a frame with everything that can be seen at a moment, and assigns row views to the rows in sight.
  ///
  /// Frames of layers are in the table's coordinates; for right-to-left they are mirrored.
  ///
  ///     var frame = LayerList()
  ///     table.draw(at: now, into: &frame)
  ///     for layer in frame.layers { paint(layer) }
  ///
  /// - Parameters:
  ///   - time: The moment to show.
  ///   - layers: The frame; what was in it before is removed. One that is filled again allocates only for long titles.
  /// - Returns: What time alone has brought until then, as from `advance(to:)`.
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of rows in sight, and O(*k*²) if those have changed.
  @discardableResult
  public mutating func draw(at time: Time, into layers: inout LayerList) -> ListEffects {
    drawn(at: time, into: &layers)
  }

  private mutating func drawn(at time: Time, into layers: inout LayerList) -> ListEffects {
    let effects = timePassed(until: time)
    let offset = scroll.offset(at: time)
    let viewport = LayoutRect(0, offset, size.width, size.height)
    layers.removeAll()
    var table = Layer(LayerID(nil, .row), "UITableView", viewport, fill: .groupedBackground, clips: true)
    table.contentOffset = Vector(0, offset)
    layers.append(table) { rows.draw(viewport: viewport, at: time, into: &$0) }
    if !highlights.isEmpty { drawHighlights(at: time, into: &layers) }
    layers.move(by: Vector(0, -offset), mirroredIn: direction == .rightToLeft ? size.width : nil)
    var shown = rowsInSight(at: time)
    // A row that travels, or that two fingers push aside, is seen where it is not in its position; it has a view all the same.
    for layer in layers.layers where layer.id.part == .row {
      if let row = layer.id.row, !shown.contains(row) { shown.append(row) }
    }
    pool.show(shown)
    return effects
  }

  /// The rows whose positions meet the viewport; those on their way there may still be seen elsewhere.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The rows in their positions in the list, upper ones first.
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of rows in sight.
  public func rowsInSight(at time: Time) -> [RowID] {
    let offset = scroll.offset(at: time)
    guard size.height > 0, let first = rows.row(atHeight: max(0, offset)), var next = rows.position(of: first)
    else { return [] }
    var inSight: [RowID] = []
    // From row to row by their positions: a sum of heights may end just above or below the next row's top.
    while next.section < rows.sectionCount {
      while let row = rows.id(for: next), let top = rows.top(of: row) {
        // The row that a header leads to may begin below the viewport.
        guard top < offset + size.height else { return inSight }
        if rows.height(of: row) != 0 {
          inSight.append(row)
        } else if let below = rows.row(atHeight: top).flatMap({ rows.position(of: $0) }), next < below {
          // However many rows without a height there are, they are passed at once.
          next = below
          continue
        }
        next.row += 1
      }
      next = RowPosition(section: next.section + 1, row: 0)
    }
    return inSight
  }
}
