extension ExpandableTable: ListInteraction {
  /// The number of sections of the list.
  public var sectionCount: Int { sections.count }

  /// Returns the number of visible rows of a section; 0 for a section that does not exist.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func rowCount(inSection section: Int) -> Int {
    guard (0..<sectionCount).contains(section) else { return 0 }
    return headerIndex(ofSection: section + 1) - headerIndex(ofSection: section) - 1
  }

  /// Returns the row at a position among the visible rows; nil if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func id(for position: RowPosition) -> RowID? {
    guard position.row >= 0, position.row < rowCount(inSection: position.section) else { return nil }
    return rows.tree.visibleID(index: headerIndex(ofSection: position.section) + 1 + position.row)
  }

  /// Returns the position of a row among the visible rows; nil if the row is not visible.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func position(of row: RowID) -> RowPosition? {
    guard data.isRow(row.rawValue), let index = rows.tree.visibleIndex(of: row) else { return nil }
    let section = section(of: row.rawValue)
    return RowPosition(section: section, row: index - headerIndex(ofSection: section) - 1)
  }

  /// Returns the index of a section's header among all visible rows and headers.
  ///
  /// For the index past the last section, it is the number of all visible rows and headers.
  func headerIndex(ofSection section: Int) -> Int {
    if section == 0 { return 0 }
    if section == sectionCount { return rows.tree.visibleCount }
    return rows.tree.visibleIndex(of: sections.header(ofSection: section)) ?? 0
  }

  /// The total height of all visible rows and all headers, in points.
  public var contentHeight: Double { rows.tree.height }

  /// Returns the height of a visible row, in points; nil for any other.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func height(of row: RowID) -> Double? { shownRow(row).flatMap { _ in rows.tree.height(of: row) } }

  /// Returns the upper edge of a visible row's position, in points from the top of the content; nil for any other row.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func top(of row: RowID) -> Double? { shownRow(row).flatMap { _ in rows.tree.top(of: row) } }

  /// Returns the place where a row is seen: in its position or on its way there.
  ///
  /// - Parameters:
  ///   - id: The row.
  ///   - time: The moment.
  /// - Returns: The row's place, or nil if there is no visible row with this id.
  /// - Complexity: O(log *n*) in the number of rows.
  public func place(of id: RowID, at time: Time) -> MovingRows.Place? {
    shownRow(id).flatMap { _ in rows.place(of: id, at: time) }
  }

  /// Returns the row at a y coordinate in the content, in points; on a header, the first row below it; nil if there is none.
  ///
  /// - Complexity: O(log *n*) in the number of rows, plus O(log *n*) for each skipped section without visible rows.
  public func row(atY y: Double) -> RowID? {
    guard let id = rows.tree.id(atY: y) else { return nil }
    if data.isRow(id.rawValue) { return id }
    var index = (rows.tree.visibleIndex(of: id) ?? 0) + 1
    while index < rows.tree.visibleCount {
      let next = rows.tree.visibleID(index: index)
      if data.isRow(next.rawValue) { return next }
      index += 1
    }
    return nil
  }

  /// Returns the row that is seen at a point, and the part of it that is hit; nil if no row is seen there, on a header, and
  /// on a row that is fading in and still too faint to touch.
  ///
  /// A pinned header is ignored; see `coveredHeight(atTop:at:)`.
  ///
  /// - Complexity: O(log *n*) in the number of rows.
  public func hit(_ point: Vector, at time: Time) -> RowHit? {
    guard let place = rows.row(atY: point.y, at: time), data.isRow(place.row.rawValue) else { return nil }
    let pointInRow = Vector(point.x, point.y - place.top)
    return RowHit(row: place.row, part: part(under: pointInRow, ofRow: place.row.rawValue, height: place.height))
  }

  /// Always empty, because a tap beside an expanded row should not collapse it.
  public var openRows: [RowID] { [] }

  /// Handles a tap on a row, a finger on one of its controls, or a tap outside, which ends editing.
  ///
  /// - Complexity: As for `rowSelected(_:at:)` and the methods that enter values.
  @discardableResult
  public mutating func handle(_ gesture: TableGesture, at time: Time) -> ListEffects {
    switch gesture {
    case .tap(let row): rowSelected(row, at: time)
    case .control(let row, let index): controlTapped(index, of: row)
    case .track(let row, let sample): sliderDragged(row, with: sample)
    case .tapOutside: endTyping()
    // Rows of a form cannot be swiped, pulled, pinched or lifted.
    case .pan, .press, .closeRows, .pull, .pinch, .hold: .none
    }
  }

  /// Whether rows that make room or close up fade in at their positions instead of travelling there.
  public var reducesMotion: Bool {
    get { rows.reducesMotion }
    set { rows.reducesMotion = newValue }
  }

  /// The time that rows take to travel or to fade in, in seconds, 0.05...10; nil for UIKit's 0.3.
  ///
  /// Clamped to 0.05...10; NaN becomes nil.
  public var animationDuration: Double? {
    get { rows.animationDuration }
    set { rows.animationDuration = newValue }
  }

  /// The time when the last row has travelled or faded in; nil if no row is moving or fading in.
  ///
  /// A finished motion counts until `advance(to:)` discards it.
  public var settleTime: Time? { rows.settleTime }

  /// Discards finished motions.
  public mutating func advance(to time: Time) { rows.advance(to: time) }

  /// Lays out the rows for a width, in points; clamped to 0...10⁹, and NaN becomes 0.
  ///
  /// - Complexity: O(1).
  public mutating func resize(toWidth width: Double, at time: Time) { self.width = max(0, width.madeFinite) }

  /// Appends the headers and rows in the viewport, in painting order, with a pinned header last.
  ///
  /// - Complexity: O((1 + *k* + *h*) log *n*) for *k* rows and *h* headers in the viewport, of *n* rows.
  public func draw(viewport: LayoutRect, at time: Time, into layers: inout LayerList) {
    let pinnedHeader = pinnedHeader(atTop: viewport.y, at: time)
    let hiddenHeader = pinnedHeader.map { sections.header(ofSection: $0.section) }
    rows.forEachRow(from: viewport.y, upTo: viewport.maxY, at: time, hiding: hiddenHeader) { place in
      let frame = LayoutRect(0, place.top, width, place.height)
      if data.isRow(place.row.rawValue) {
        layers.appendRow(place.row, top: place.top, isStill: place.alpha == 1) { layers in
          draw(place.row.rawValue, in: frame, alpha: place.alpha, into: &layers)
        }
      } else {
        drawHeader(section(of: place.row.rawValue), in: frame, alpha: place.alpha, into: &layers)
      }
    }
    guard let pinnedHeader else { return }
    drawHeader(
      pinnedHeader.section, in: LayoutRect(0, pinnedHeader.top, width, pinnedHeader.height), alpha: 1, into: &layers)
  }
}
