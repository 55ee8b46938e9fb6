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
    let effects = timePassed(until: time)
    let offset = scroll.offset(at: time)
    let viewport = LayoutRect(0, offset, size.width, size.height)
    layers.removeAll()
    var table = Layer(LayerID(nil, .row), "UITableView", viewport, fill: .groupedBackground, clips: true)
    table.contentOffset = Vector(0, offset)
    layers.append(table) { rows.draw(viewport: viewport, at: time, into: &$0) }
    layers.move(by: Vector(0, -offset), mirroredIn: direction == .rightToLeft ? size.width : nil)
    pool.show(rowsInSight(at: time))
    return effects
  }

  /// The rows that meet the viewport.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The rows in their positions in the list, upper ones first.
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of rows in sight.
  public func rowsInSight(at time: Time) -> [RowID] {
    let bottom = scroll.offset(at: time) + size.height
    var inSight: [RowID] = []
    var y = max(0, scroll.offset(at: time))
    // The row that a header leads to may begin below the viewport.
    while let row = rows.row(atHeight: y), let top = rows.top(of: row), top < bottom {
      inSight.append(row)
      let end = top + (rows.height(of: row) ?? 0)
      // A height too small to move on from a large top would repeat the row for ever.
      guard end > y else { break }
      y = end
    }
    return inSight
  }
}
