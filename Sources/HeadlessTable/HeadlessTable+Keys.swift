// Keys, which move the focus, perform plain actions, and tap rows.

extension HeadlessTable {
  /// The effect of a key, given the focus.
  private enum Meaning {
    case nothing
    /// Moves the focus.
    case moveFocus(TableFocus)
    /// Performs a plain action of a row; `then` is the focus afterward, unless the row is gone.
    case perform(InteractionAction, RowID, then: TableFocus)
    /// Taps the row.
    case tap(RowID)
  }

  /// Handles a key press while the table has the keyboard focus.
  ///
  /// Up, down, home, end and the page keys move the focus from row to row. If nothing has the focus, up, down and the page
  /// keys give it to a row in sight, and home and end to the first and the last row. The arrow toward a side opens that side
  /// and moves through its buttons, from the content outward; the other arrow moves back, and closes the row. In lists without
  /// buttons beside rows, the arrows expand and collapse a row, or move through its plain actions. Enter performs the focused
  /// action, or taps the focused row. Escape moves the focus back to the row and closes the row. Delete performs the first
  /// destructive action. With ``KeyEvent/movesRow`` the row itself moves, if the list has the plain actions (`moveUp`,
  /// `moveDown`, `moveToTop`, `moveToBottom`). The focused row is scrolled into sight.
  ///
  ///     table.key(KeyEvent(.down), at: now).announcement?.text()         // "Item #1, row 1 of 30"
  ///     table.key(KeyEvent(.toTrailing), at: now).announcement?.text()   // "Item #1, row 1 of 30, More button, 1 of 2"
  ///     table.key(KeyEvent(.enter), at: now).list.notices                // didPress.trailing.1.0
  ///
  /// Whatever a key does to a row, a plain action or a tap on the row can do, too.
  ///
  /// - Parameters:
  ///   - event: The key.
  ///   - time: The time of the key press.
  /// - Returns: The effects of the time that has passed, followed by those of the key, and an announcement, unless the
  ///   key finds nothing to focus, perform or tap.
  /// - Complexity: As for the action or the tap, or else O(log *n* + *a*) for *n* rows and *a* actions of the focused row, plus
  ///   O(*s* log *n*) for *s* empty sections that are passed. If nothing has the focus, as for `rowsInSight(at:margin:)`.
  @discardableResult
  public mutating func key(_ event: KeyEvent, at time: Time) -> AnnouncedEffects {
    var effects = timePassed(until: time)
    var announcedEvent: FocusAnnouncement.Event?
    // A key applies to the focused row, not to the last touched row.
    touchedRow = nil
    switch meaning(of: event, at: time) {
    case .nothing: return AnnouncedEffects(list: effects, announcement: nil)
    case .moveFocus(let nextFocus): focus = nextFocus
    case .perform(let action, let row, let nextFocus):
      // The announcement of the new focus shows whether the row has opened or closed, so it needs no event.
      let label = label(of: row)
      effects.add(perform(action.id, on: row, at: time))
      if !Self.containsSideAction([action]) { announcedEvent = self.event(for: action, on: row, labeled: label) }
      if rows.position(of: row) != nil { focus = nextFocus }
    case .tap(let row):
      effects.add(perform(at: time, keepingRowsInPlace: true) { $0.tapRow(row, at: time) })
    }
    if let row = focus?.row { reveal(row, at: time) }
    return AnnouncedEffects(list: effects, announcement: announcement(of: announcedEvent))
  }

  /// Taps a row without a finger.
  private mutating func tapRow(_ row: RowID, at time: Time) -> ListEffects {
    tapClosesRows(at: time) ? closeRowsForTap(at: time) : send(.tap(row), at: time)
  }

  // MARK: Meanings of keys

  private func meaning(of event: KeyEvent, at time: Time) -> Meaning {
    guard let focus else { return event.movesRow ? .nothing : meaningWithoutFocus(of: event.key, at: time) }
    let row = focus.row
    if event.movesRow { return meaningForMovingRow(row, event.key) }
    switch event.key {
    case .up: return focusMove(to: self.row(direction: -1, from: row))
    case .down: return focusMove(to: self.row(direction: 1, from: row))
    case .home: return focusMove(to: topRow)
    case .end: return focusMove(to: bottomRow)
    case .pageUp: return focusMove(to: rowOnePageAway(direction: -1, from: row))
    case .pageDown: return focusMove(to: rowOnePageAway(direction: 1, from: row))
    case .toLeading: return meaningOfArrow(toward: .leading, from: focus)
    case .toTrailing: return meaningOfArrow(toward: .trailing, from: focus)
    case .enter:
      guard let id = focus.action else { return .tap(row) }
      return action(id, of: row).map { .perform($0, row, then: focus) } ?? .nothing
    case .escape:
      if let closeAction = action(InteractionAction.closeID, of: row) {
        return .perform(closeAction, row, then: TableFocus(row: row))
      }
      return focus.action == nil ? .nothing : .moveFocus(TableFocus(row: row))
    case .delete:
      let deleteAction = rows.actions(for: row).first { $0.role == .destructive }
      return deleteAction.map { .perform($0, row, then: TableFocus(row: row)) } ?? .nothing
    }
  }

  private func focusMove(to row: RowID?) -> Meaning { row.map { .moveFocus(TableFocus(row: $0)) } ?? .nothing }

  /// Returns the effect of a key while nothing has the focus.
  private func meaningWithoutFocus(of key: KeyEvent.Key, at time: Time) -> Meaning {
    switch key {
    case .down, .pageDown: focusMove(to: rowsInSight(at: time).first { isInSight($0, at: time) })
    case .up, .pageUp: focusMove(to: rowsInSight(at: time).last { isInSight($0, at: time) })
    case .home: focusMove(to: topRow)
    case .end: focusMove(to: bottomRow)
    case .toLeading, .toTrailing, .enter, .escape, .delete: .nothing
    }
  }

  /// Returns the effect of a key that moves the row itself.
  private func meaningForMovingRow(_ row: RowID, _ key: KeyEvent.Key) -> Meaning {
    let id: String
    switch key {
    case .up: id = "moveUp"
    case .down: id = "moveDown"
    case .home: id = "moveToTop"
    case .end: id = "moveToBottom"
    case .pageUp, .pageDown, .toLeading, .toTrailing, .enter, .escape, .delete: return .nothing
    }
    return action(id, of: row).map { .perform($0, row, then: TableFocus(row: row)) } ?? .nothing
  }

  /// Returns the effect of the arrow toward a side.
  private func meaningOfArrow(toward edge: SwipeEdge, from focus: TableFocus) -> Meaning {
    let row = focus.row
    if let showAction = action(InteractionAction.showID(edge), of: row), rows.openEdge(of: row) == nil {
      return .perform(showAction, row, then: TableFocus(row: row, action: rows.buttons(edge, of: row).last?.id))
    }
    let isOutward = edge == rows.openEdge(of: row) ?? .trailing
    if focus.action == nil {
      if !isOutward, let closeAction = action(InteractionAction.closeID, of: row) {
        return .perform(closeAction, row, then: focus)
      }
      if let foldAction = action(isOutward ? "expand" : "collapse", of: row) {
        return .perform(foldAction, row, then: focus)
      }
    }
    let actions = focusableActions(of: row)
    let focusedIndex = actions.firstIndex(withID: focus.action)
    guard let nextIndex = isOutward ? focusedIndex.map({ $0 + 1 }) ?? 0 : focusedIndex.map({ $0 - 1 }),
      nextIndex < actions.count
    else {
      return .nothing
    }
    return .moveFocus(TableFocus(row: row, action: nextIndex < 0 ? nil : actions[nextIndex].id))
  }

  private func action(_ id: String, of row: RowID) -> InteractionAction? {
    let actions = rows.actions(for: row)
    return actions.firstIndex(withID: id).map { actions[$0] }
  }

  // MARK: Rows above and below

  /// The first row with a nonzero height.
  private var topRow: RowID? { rowWithHeight(direction: 1, from: firstRow) }
  /// The last row with a nonzero height.
  private var bottomRow: RowID? { rowWithHeight(direction: -1, from: lastRow) }

  /// Returns the next row with a nonzero height, below if the direction is 1, or above if it is -1.
  private func row(direction sign: Double, from row: RowID) -> RowID? {
    rowWithHeight(direction: sign, from: neighbor(direction: sign, of: row))
  }

  /// Returns the given row or, if its height is 0, the next row with a nonzero height, below if the direction is 1, or above if
  /// it is -1; nil if there is none.
  private func rowWithHeight(direction sign: Double, from row: RowID?) -> RowID? {
    var next = row
    while let other = next, rows.height(of: other) == 0, let top = rows.top(of: other) {
      // In a header, the lookup returns the row below the header, whose height may be 0.
      let found = rows.row(atY: sign < 0 ? top.nextDown : top)
      guard let found, rows.height(of: found) == 0 else { return found }
      next = neighbor(direction: sign, of: found)
    }
    return next
  }

  private func neighbor(direction sign: Double, of row: RowID) -> RowID? {
    rows.position(of: row).flatMap { sign < 0 ? self.row(before: $0) : self.row(after: $0) }
  }

  /// Returns the row that is a visible page below a row if the direction is 1, or above it if the direction is -1.
  ///
  /// If the row found is the given one or has zero height, returns the next row of nonzero height in that direction; beyond the
  /// content, the last or first such row.
  private func rowOnePageAway(direction sign: Double, from row: RowID) -> RowID? {
    let other = rows.top(of: row).flatMap { rows.row(atY: $0 + sign * (size.height - keyboardHeight)) }
    let next = other == row ? self.row(direction: sign, from: row) : rowWithHeight(direction: sign, from: other)
    return next ?? (sign < 0 ? topRow : bottomRow)
  }
}
