extension HeadlessTable {
  /// Fills a frame with everything that can be seen at a moment, and assigns row views to the rows in sight.
  ///
  /// Frames of layers are in the table's coordinates; for right-to-left they are mirrored.
  ///
  /// - Returns: What time alone has brought until then, as from `advance(to:)`.
  /// - Complexity: O(log n + k) for k rows in sight. A frame that is filled again allocates only for long titles.
  @discardableResult
  public mutating func draw(at time: Time, into layers: inout LayerList) -> ListEffects {
    let effects = advance(to: time)
    let offset = scroll.offset(at: time)
    let viewport = LayoutRect(0, offset, size.width, size.height)
    layers.removeAll()
    var table = Layer(LayerID(nil, .row), "UITableView", viewport, fill: .groupedBackground, clips: true)
    table.contentOffset = Vector(0, offset)
    layers.append(table) { rows.draw(viewport: viewport, at: time, into: &$0) }
    layers.place(
      displacement: Vector(0, -offset), mirroredIn: direction == .rightToLeft ? size.width : nil)
    pool.show(rowsInSight(at: time))
    return effects
  }

  /// The rows that meet the viewport, upper ones first.
  ///
  /// - Complexity: O(k log n) for k such rows.
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
