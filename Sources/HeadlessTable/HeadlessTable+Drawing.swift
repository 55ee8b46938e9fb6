extension HeadlessTable {
  /// What was drawn last: all that could be seen at that moment, and how it differs from the frame before.
  ///
  /// Frames of layers are in the table's coordinates; for right-to-left they are mirrored. It is empty before the first
  /// `draw(at:)`. Keep no copy of it over that: the next frame would have to copy all layers first.
  @inlinable public var frame: LayerList { drawn.frame }

  /// Draws everything that can be seen at a moment into ``frame``, and assigns row views to the rows in it.
  ///
  ///     table.draw(at: now)
  ///     for layer in table.frame.layers { paint(layer) }       // all of it, or
  ///     for change in table.frame.changes { apply(change) }    // what is new
  ///
  /// While a finger drags or scrolls, and while things move by themselves, only those rows are drawn that move or have come
  /// into sight. After anything else all rows are drawn and compared.
  ///
  /// - Parameter time: The moment to show.
  /// - Returns: What time alone has brought until then, as from `advance(to:)`.
  /// - Complexity: O(log *n* + *k*) in the number *n* of rows and *k* of rows in sight, and that of drawing what is drawn.
  ///   Once as many rows have been in sight, a frame allocates only for long titles.
  @discardableResult @inlinable
  public mutating func draw(at time: Time) -> ListEffects {
    let effects = timePassed(until: time)
    let viewport = LayoutRect(0, scroll.offset(at: time), size.width, size.height)
    // Taken out meanwhile, because a list cannot be read while the table that it is in is changed.
    var frame = LayerList()
    swap(&frame, &drawn.frame)
    let width = direction == .rightToLeft ? size.width : nil
    frame.redraw(viewport, mirroredIn: width, keepingRows: !drawn.isOutdated) { frame in
      frame.append(Self.layer(of: viewport)) { rows.draw(viewport: viewport, at: time, into: &$0) }
    }
    swap(&frame, &drawn.frame)
    drawn.isOutdated = false
    finish(at: time)
    return effects
  }

  /// Forgets the frame, so that the next one is drawn from nothing.
  package mutating func forgetFrame() { drawn = Drawn() }

  /// The table's own layer.
  @usableFromInline static func layer(of viewport: LayoutRect) -> Layer {
    let offset = Vector(0, viewport.y)
    return Layer(
      LayerID(nil, .row), "UITableView", viewport, fill: .groupedBackground, clips: true, contentOffset: offset)
  }

  /// Adds what a table paints over its list, and assigns views to the rows that are painted.
  @usableFromInline mutating func finish(at time: Time) {
    if let (hit, part, color) = highlight(at: time) { drawn.frame.highlight(hit, part, with: .fixed(color)) }
    if drawn.frame.hasOtherLayers { pool.show(drawn.frame) }
  }

  /// The rows whose positions meet the viewport; those on their way there may still be seen elsewhere.
  ///
  /// - Parameters:
  ///   - time: The moment to ask for.
  ///   - margin: How far above and below the viewport rows count as well, in points, 0 or more.
  /// - Returns: The rows in their positions in the list, upper ones first.
  /// - Complexity: O(*k* log *n*) in the number *n* of rows and *k* of rows in sight.
  @inlinable public func rowsInSight(at time: Time, margin: Double = 0) -> [RowID] {
    let offset = scroll.offset(at: time) - margin
    guard size.height > 0, let first = rows.row(atHeight: max(0, offset)), var next = rows.position(of: first)
    else { return [] }
    var inSight: [RowID] = []
    // From row to row by their positions: a sum of heights may end just above or below the next row's top.
    while next.section < rows.sectionCount {
      while let row = rows.id(for: next), let top = rows.top(of: row) {
        // The row that a header leads to may begin below the viewport.
        guard top < offset + size.height + 2 * margin else { return inSight }
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

/// The frame that was drawn last: no part of what a table is, so that all are equal.
@usableFromInline struct Drawn: Equatable, Sendable {
  @usableFromInline var frame = LayerList()
  /// Whether something has happened since for which any row may look otherwise.
  @usableFromInline var isOutdated = true

  @usableFromInline init() {}

  @usableFromInline static func == (one: Drawn, other: Drawn) -> Bool { true }
}
