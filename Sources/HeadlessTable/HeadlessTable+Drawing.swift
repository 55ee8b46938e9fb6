extension HeadlessTable {
  /// The last frame drawn, with everything that was then in sight and the differences from the previous frame.
  ///
  /// The layers' frames are in the table's coordinates, mirrored for right-to-left languages. The frame is empty before the
  /// first `draw(at:)`. Do not keep a copy while the next frame is drawn, because all layers would then have to be copied.
  @inlinable public var frame: LayerList { drawn.frame }

  /// Draws everything in sight at a moment into ``frame``, and assigns row views to its rows.
  ///
  ///     table.draw(at: now)
  ///     for layer in table.frame.layers { paint(layer) }       // all of it, or
  ///     for change in table.frame.changes { apply(change) }    // the differences
  ///
  /// While a finger swipes a row or scrolls, and during motions, rows that the list appends as still, in the same place as
  /// before, are not drawn again; see `LayerList.appendRow(_:top:isStill:_:)`. After an event that may change other rows, all
  /// rows are drawn and compared.
  ///
  /// - Parameter time: The time to show.
  /// - Returns: The effects of the time that has passed, as from `advance(to:)`.
  /// - Complexity: O(log *n* + *k*) for *k* of *n* rows in sight, plus the drawing of rows. A frame with no more layers
  ///   than an earlier one, and without a highlight, allocates memory only for long titles.
  @discardableResult @inlinable
  public mutating func draw(at time: Time) -> ListEffects {
    let effects = timePassed(until: time)
    let viewport = LayoutRect(0, scroll.offset(at: time), size.width, size.height)
    // The frame is moved out of the table while it is redrawn, because the closure cannot read the table's list while the
    // table's own frame is being changed.
    var frame = LayerList()
    swap(&frame, &drawn.frame)
    let width = direction == .rightToLeft ? size.width : nil
    frame.redraw(viewport, mirroredIn: width, keepingRows: !drawn.isOutdated) { frame in
      frame.append(Self.tableLayer(viewport)) { rows.draw(viewport: viewport, at: time, into: &$0) }
    }
    swap(&frame, &drawn.frame)
    drawn.isOutdated = false
    finishFrame(at: time)
    return effects
  }

  /// Discards the frame, so that the next one is drawn from scratch.
  package mutating func forgetFrame() { drawn = DrawnFrame() }

  /// Returns the table's own layer.
  @usableFromInline static func tableLayer(_ viewport: LayoutRect) -> Layer {
    let offset = Vector(0, viewport.y)
    return Layer(
      LayerID(nil, .row), "UITableView", viewport, fill: .groupedBackground, clips: true, contentOffset: offset)
  }

  /// Adds the highlight, if there is one, and assigns views to the rows if layers have been inserted or removed.
  @usableFromInline mutating func finishFrame(at time: Time) {
    if let (hit, part, color) = highlight(at: time) { drawn.frame.highlight(hit, part, with: .fixed(color)) }
    if drawn.frame.hasInsertedOrRemovedLayers { pool.assignViews(to: drawn.frame) }
  }

  /// Returns the rows whose positions overlap the viewport, except rows of zero height.
  ///
  /// A row that is still travelling to its position may appear elsewhere.
  ///
  /// - Parameters:
  ///   - time: The moment.
  ///   - margin: The height above and below the viewport in which rows are included, in points, 0 or more.
  /// - Returns: The rows in the order of their positions in the list.
  /// - Complexity: O(*k* log *n*) for *k* of *n* rows in sight. Empty sections before the first row below the viewport
  ///   count as rows.
  @inlinable public func rowsInSight(at time: Time, margin: Double = 0) -> [RowID] {
    let offset = scroll.offset(at: time) - margin
    guard size.height > 0, let first = rows.row(atY: max(0, offset)), var position = rows.position(of: first)
    else { return [] }
    var visibleRows: [RowID] = []
    // Steps by position rather than by y coordinate: because of rounding, a row's top plus its height may be just above or
    // below the next row's top.
    while position.section < rows.sectionCount {
      while let row = rows.id(for: position), let top = rows.top(of: row) {
        // A row below a header may begin below the viewport.
        guard top < offset + size.height + 2 * margin else { return visibleRows }
        if rows.height(of: row) != 0 {
          visibleRows.append(row)
        } else {
          // Skip all rows of zero height at once, however many there are. If no row is below them, nothing more is in sight.
          guard let positionBelow = rows.row(atY: top).flatMap({ rows.position(of: $0) }) else { return visibleRows }
          if position < positionBelow {
            position = positionBelow
            continue
          }
        }
        position.row += 1
      }
      position = RowPosition(section: position.section + 1, row: 0)
    }
    return visibleRows
  }
}

/// The last frame drawn; all frames compare equal, because the frame is not part of a table's value.
@usableFromInline struct DrawnFrame: Equatable, Sendable {
  @usableFromInline var frame = LayerList()
  /// Whether an event since that frame may have changed the appearance of a row that does not move.
  @usableFromInline var isOutdated = true

  @usableFromInline init() {}

  @usableFromInline static func == (lhs: DrawnFrame, rhs: DrawnFrame) -> Bool { true }
}
