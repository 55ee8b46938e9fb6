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
  @discardableResult @inlinable
  public mutating func draw(at time: Time, into layers: inout LayerList) -> ListEffects {
    let effects = timePassed(until: time)
    let viewport = LayoutRect(0, scroll.offset(at: time), size.width, size.height)
    layers.removeAll()
    layers.append(Self.layer(of: viewport)) { rows.draw(viewport: viewport, at: time, into: &$0) }
    finish(&layers, viewport, at: time)
    assignViews(to: rowsInSight(at: time), in: layers)
    return effects
  }

  /// The table's own layer.
  @usableFromInline static func layer(of viewport: LayoutRect) -> Layer {
    let offset = Vector(0, viewport.y)
    return Layer(
      LayerID(nil, .row), "UITableView", viewport, fill: .groupedBackground, clips: true, contentOffset: offset)
  }

  /// Adds what a table paints over its list, and passes from the content's coordinates to the table's.
  @usableFromInline func finish(_ layers: inout LayerList, _ viewport: LayoutRect, at time: Time) {
    if !highlights.isEmpty { drawHighlights(at: time, into: &layers) }
    layers.move(by: Vector(0, -viewport.y), mirroredIn: direction == .rightToLeft ? size.width : nil)
  }

  /// Assigns row views to rows in sight, and to those that are painted.
  @usableFromInline mutating func assignViews(to rowsInSight: [RowID], in layers: LayerList) {
    var shown = rowsInSight
    // A row that travels, or that two fingers push aside, is seen where it is not in its position; it has a view all the same.
    layers.forEachRow { row in if !shown.contains(row) { shown.append(row) } }
    pool.show(shown)
  }

  /// The rows whose positions meet the viewport; those on their way there may still be seen elsewhere.
  ///
  /// - Parameter time: The moment to ask for.
  /// - Returns: The rows in their positions in the list, upper ones first.
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of rows in sight.
  @inlinable public func rowsInSight(at time: Time) -> [RowID] {
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
