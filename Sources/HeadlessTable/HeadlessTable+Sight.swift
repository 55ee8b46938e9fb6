// Keeping the rows in sight in place when rows above them are inserted, removed or resized.

/// A row whose positions before and after a change show how far the change moves the rows in sight.
struct ReferenceRow {
  let row: RowID
  /// The y coordinate to keep in place, in points from the top of the content.
  ///
  /// It is the row's top or, if the row is the one above the first row in sight, the row's bottom.
  let y: Double
  /// The distance from the row's position to where it was seen before the change, in points, positive downward.
  let displacement: Double
  /// The first row in sight, if the reference row is the row above it; otherwise nil.
  var rowBelow: RowID?
  /// Whether the row appears to begin above the visible part of the content; false for the touched, edited or focused row,
  /// whose top is kept in place in any case.
  var beginsAboveVisiblePart = false

  /// The maximum number of rows in sight to record if no row moves; without it, rows of zero height could make the number
  /// arbitrarily large.
  static let maximumRowCount = 64
}

/// The reference rows for a change.
///
/// The first that the change neither removes nor moves to another place in the list is used; if only heights change, rows
/// that begin above the visible part come last. A lifted row is used only if the change merely resizes or reloads rows.
struct ReferenceRows {
  /// The lifted row at its position, while a row is lifted; it takes precedence over all others.
  var lifted: ReferenceRow?
  /// The row that a finger is touching or touched a moment ago, if the content is at the very top, where `others` is empty.
  var touched: ReferenceRow?
  /// The rows in sight from the top, with the row above the first one in second place.
  var others: [ReferenceRow] = []
  /// The y coordinate at which the visible part of the content begins, in points from the top of the content.
  var visibleTop = 0.0
  /// The rows that take precedence if they are among `others`.
  var touchedRow, editedRow, focusedRow: RowID?

  static var none: ReferenceRows { ReferenceRows() }

  /// The rows of `others` in order of precedence, computed on demand because few events change rows.
  var othersByPrecedence: [ReferenceRow] {
    var references = others
    for index in references.indices where references[index].y + references[index].displacement < visibleTop {
      references[index].beginsAboveVisiblePart = true
    }
    references.moveToFront(focusedRow)
    references.moveToFront(editedRow)
    references.moveToFront(touchedRow)
    return references
  }
}

extension HeadlessTable {
  /// Returns the reference rows for a change; none if the rows in sight may move.
  ///
  /// The last touched row, the edited row and the focused row come first, if they are in sight, followed by the rows in
  /// sight from the first on. The row above the first one comes right after it, because the rows below the first one close
  /// up if it is removed.
  ///
  /// At the very top, rows may move so that new ones appear, because a reader there wants to see new content; Chromium and
  /// Firefox do the same (CSS Scroll Anchoring). Even there, a row that a finger is touching, or touched a moment ago, stays
  /// in place if it is in sight.
  ///
  /// While a finger holds a lifted row, that row's position stays in place when other rows change their heights, so
  /// that the row passes none of them. When rows are inserted, removed or moved, the list decides where to place the lifted
  /// row, as it does for rows that a pinch moves apart.
  func referenceRows(at time: Time) -> ReferenceRows {
    let offset = scroll.offset(at: time)
    guard offset >= 0 else { return .none }
    if let row = rows.liftedRow {
      return ReferenceRows(lifted: rows.top(of: row).map { ReferenceRow(row: row, y: $0, displacement: 0) })
    }
    if case .pinching = fingers.state { return .none }
    let coveredHeight = coveredHeight(at: time)
    guard size.height > coveredHeight else { return .none }
    let visibleRect = LayoutRect(0, offset + coveredHeight, size.width, size.height - coveredHeight)
    guard offset > 0 else {
      return ReferenceRows(
        touched: recentlyTouchedRow(at: time).flatMap { referenceRow(of: $0, visibleIn: visibleRect, at: time) })
    }
    let rowsMove = rows.settleTime != nil
    var others = referenceRows(visibleIn: visibleRect, rowsMove: rowsMove, at: time)
    guard let first = others.first, let position = rows.position(of: first.row) else { return .none }
    // The row above may be travelling outside the visible part, so search farther up.
    let searchedRect = LayoutRect(0, visibleRect.y - size.height, visibleRect.width, size.height + visibleRect.height)
    if let rowAbove = row(before: position), let rowAboveTop = rows.top(of: rowAbove),
      let height = rows.height(of: rowAbove),
      let displacement = displacement(of: rowAbove, visibleIn: searchedRect, rowsMove: rowsMove, at: time)
    {
      others.insert(
        ReferenceRow(
          row: rowAbove, y: rowAboveTop + height, displacement: displacement, rowBelow: first.row,
          beginsAboveVisiblePart: true),
        at: 1)
    }
    // A row of zero height cannot be seen.
    func rowIfVisible(_ row: RowID?) -> RowID? { row.flatMap { rows.height(of: $0) == 0 ? nil : $0 } }
    return ReferenceRows(
      others: others, visibleTop: visibleRect.y, touchedRow: rowIfVisible(touchedRow?.row),
      editedRow: rowIfVisible(rows.editedRow),
      focusedRow: rowIfVisible(keyboard.keptFocus?.focus.row))
  }

  /// Scrolls by the distance that a change has moved the reference row.
  mutating func keepInPlace(_ references: ReferenceRows, update: ListUpdate, at time: Time) {
    if let lifted = references.lifted { return keepPosition(lifted, after: update, at: time) }
    if let touched = references.touched, keep(touched, after: update, at: time) { return }
    // If only heights have changed, rows that begin in the visible part are tried first, so that a row that begins above it
    // grows upward.
    let others = references.othersByPrecedence
    let candidates = update.isEmpty ? others.filter { !$0.beginsAboveVisiblePart } + others : others
    for reference in candidates where keep(reference, after: update, at: time) { return }
  }

  /// Scrolls so that a held row's position does not move in the table when rows are only resized or reloaded.
  ///
  /// The content jumps, because the rows that the finger passes depend on that position.
  private mutating func keepPosition(_ reference: ReferenceRow, after update: ListUpdate, at time: Time) {
    let onlyReloads = update.changes.allSatisfy { if case .reload = $0 { true } else { false } }
    guard onlyReloads, let top = rows.top(of: reference.row), top != reference.y else { return }
    let distance = max(top - reference.y, -scroll.offsetWithoutShifts(at: time))
    scroll.shiftForHold(by: distance, contentHeight: rows.contentHeight, at: time)
  }

  /// Keeps a row in place; returns false, without an effect, if the change has removed, inserted or moved the row.
  private mutating func keep(_ reference: ReferenceRow, after update: ListUpdate, at time: Time) -> Bool {
    guard let top = topUnlessMoved(of: reference.row, by: update), let height = rows.height(of: reference.row) else {
      return false
    }
    // If the first row in sight is now above the row that was above it, the two have changed places.
    if let rowBelow = reference.rowBelow, let positionBelow = rows.position(of: rowBelow),
      let referencePosition = rows.position(of: reference.row),
      positionBelow < referencePosition
    {
      return false
    }
    keep(reference, at: reference.rowBelow == nil ? top : top + height, top: top, at: time)
    return true
  }

  /// Returns a row's top after a change; nil if the row is gone or the update inserts or moves it, alone or with its section.
  private func topUnlessMoved(of row: RowID, by update: ListUpdate) -> Double? {
    guard let position = rows.position(of: row) else { return nil }
    for change in update.changes {
      switch change {
      case .move(let move): if move.to == position { return nil }
      case .insert(let inserted):
        if inserted.section == position.section, inserted.range.contains(position.row) { return nil }
      case .insertSection(let section), .moveSection(_, to: let section):
        if section == position.section { return nil }
      case .delete, .reload, .reloadSection, .deleteSection, .reloadAll: break
      }
    }
    return rows.top(of: row)
  }

  private mutating func keep(_ reference: ReferenceRow, at y: Double, top: Double, at time: Time) {
    let distance = y - reference.y
    guard distance != 0 else { return }
    // A travelling row still appears in its old place. If that place is farther away than a row may travel, a row that has
    // not travelled before appears nearer; a row that was already travelling may still appear farther away.
    let wholeTravel = reference.displacement - distance
    let travel = wholeTravel.clamped(to: -MovingRows.maximumDisplacement...MovingRows.maximumDisplacement)
    let oldPlace = LayoutRect(0, top + wholeTravel, size.width, 1)
    let travelPath = LayoutRect(0, top + min(0, travel), size.width, travel.magnitude + 1)
    let rowsMove = rows.settleTime != nil
    let newDisplacement =
      displacement(of: reference.row, visibleIn: oldPlace, rowsMove: rowsMove, at: time)
      ?? displacement(of: reference.row, visibleIn: travelPath, rowsMove: rowsMove, at: time) ?? travel
    let displacement = newDisplacement - reference.displacement
    scroll.followRows(by: distance, from: displacement, contentHeight: rows.contentHeight, at: time)
  }

  /// Returns the rows seen in a stretch of the content, from top to bottom; rows that pass over others come last.
  ///
  /// If no row moves, these are at most `ReferenceRow.maximumRowCount` rows.
  private func referenceRows(visibleIn viewport: LayoutRect, rowsMove: Bool, at time: Time) -> [ReferenceRow] {
    var references: [ReferenceRow] = []
    if rowsMove {
      var layers = LayerList()
      rows.draw(viewport: viewport, at: time, into: &layers)
      for layer in layers.layers where layer.id.part == .row && layer.alpha >= MovingRows.touchableOpacity {
        guard let row = layer.id.row, rows.position(of: row) != nil, let top = rows.top(of: row) else { continue }
        references.append(.init(row: row, y: top, displacement: layer.frame.y - top))
      }
      guard references.isEmpty else { return references }
      // Any row there has only just begun to fade in, and is too transparent to be touched.
      guard let row = rows.row(atY: viewport.y), let top = rows.top(of: row),
        let displacement = displacement(of: row, visibleIn: viewport, rowsMove: rowsMove, at: time)
      else { return [] }
      return [.init(row: row, y: top, displacement: displacement)]
    }
    guard var row = rows.row(atY: viewport.y), var position = rows.position(of: row) else { return [] }
    // This leaves room for the row above, so that memory is allocated only once.
    references.reserveCapacity(ReferenceRow.maximumRowCount + 1)
    while let top = rows.top(of: row), references.isEmpty || top < viewport.y + viewport.height,
      references.count < ReferenceRow.maximumRowCount
    {
      references.append(.init(row: row, y: top, displacement: 0))
      guard let next = nextRow(after: position) else { break }
      (row, position) = next
    }
    return references
  }

  /// Returns a reference row for a row; nil unless the row's position overlaps a stretch of the content and the row is seen
  /// there.
  private func referenceRow(of row: RowID, visibleIn viewport: LayoutRect, at time: Time) -> ReferenceRow? {
    guard let top = rows.top(of: row), let height = rows.height(of: row), top < viewport.maxY,
      top + height > viewport.y,
      let displacement = displacement(of: row, visibleIn: viewport, rowsMove: rows.settleTime != nil, at: time)
    else { return nil }
    return ReferenceRow(row: row, y: top, displacement: displacement)
  }

  /// Returns the distance from a row's position to where it is seen in a stretch of the content, which is 0 if no row moves;
  /// nil if rows move and this row is not seen there.
  private func displacement(of row: RowID, visibleIn viewport: LayoutRect, rowsMove: Bool, at time: Time) -> Double? {
    guard rowsMove, let top = rows.top(of: row) else { return 0 }
    var layers = LayerList()
    rows.draw(viewport: viewport, at: time, into: &layers)
    for layer in layers.layers where layer.id.part == .row && layer.id.row == row { return layer.frame.y - top }
    return nil
  }
}

extension [ReferenceRow] {
  /// Moves a row to the front, if it is among the rows in sight.
  fileprivate mutating func moveToFront(_ row: RowID?) {
    guard let row, let index = firstIndex(where: { $0.row == row && $0.rowBelow == nil }) else { return }
    var reference = remove(at: index)
    // This row's upper edge stays in place, even above the visible part.
    reference.beginsAboveVisiblePart = false
    insert(reference, at: 0)
  }
}
