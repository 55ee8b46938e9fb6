// The keyboard focus, and its moves when rows change.

extension HeadlessTable {
  /// The row or action that the next key acts on; nil if nothing in the table has the focus.
  ///
  /// The focused row may be out of sight, but is never inside a collapsed row. The focus follows its row by id, and moves to a
  /// neighbour if the row disappears. After an undo, it moves as `undo(at:)` describes. An action keeps the focus only
  /// while its side is open or, if no side can open, while the row offers it.
  ///
  /// Set the focus when the keyboard focus enters or leaves the table. If you set it to a row that does not exist or is inside
  /// a collapsed row, nothing has the focus.
  ///
  ///     table.focus = nil   // a text field beside the table now has the focus
  public var focus: TableFocus? {
    get {
      guard let focus = keyboard.keptFocus?.focus, rows.position(of: focus.row) != nil else { return nil }
      guard let action = focus.action else { return focus }
      return focusableActions(of: focus.row).firstIndex(withID: action) != nil ? focus : TableFocus(row: focus.row)
    }
    set {
      keyboard.keptFocus = newValue.flatMap { focus in
        rows.position(of: focus.row).map { KeptFocus(focus: focus, position: $0) }
      }
    }
  }

  /// Returns the actions through which arrow keys move the focus, from the row outward.
  ///
  /// They are the buttons of the open side or, if none is open, all plain actions, unless one of those opens or closes a side.
  func focusableActions(of row: RowID) -> [InteractionAction] {
    if let edge = rows.openEdge(of: row) { return rows.buttons(edge, of: row).reversed() }
    let actions = rows.actions(for: row)
    return Self.containsSideAction(actions) ? [] : actions
  }

  /// Returns whether any of the given plain actions opens or closes a side.
  static func containsSideAction(_ actions: [InteractionAction]) -> Bool {
    let ids = [InteractionAction.closeID, InteractionAction.showID(.leading), InteractionAction.showID(.trailing)]
    return actions.contains { ids.contains($0.id) }
  }

  /// Keeps the focus with its row, or moves it to a neighbour if the row has disappeared.
  @usableFromInline mutating func updateFocus(_ update: ListUpdate) {
    guard let kept = keyboard.keptFocus else { return }
    let row = kept.focus.row
    guard rows.position(of: row) == nil else {
      focus = kept.focus
      return
    }
    focus = neighbor(of: kept.position, after: update).map { TableFocus(row: $0) }
  }

  /// Returns the row now at the position of a row that an update has removed, or else the row above, or else the first
  /// row.
  ///
  /// If the row's section has been removed, returns the first row after that section, or else the last row.
  private func neighbor(of position: RowPosition, after update: ListUpdate) -> RowID? {
    let places = SectionPlaces(update)
    guard let section = places.newNumber(of: position.section) else {
      return row(after: RowPosition(section: places.successor(of: position.section), row: -1)) ?? lastRow
    }
    var newPosition = RowPosition(section: section, row: position.row)
    for deleted in update.deleted where deleted.section == position.section {
      newPosition.row -= deleted.range.clamped(to: min(deleted.range.lowerBound, position.row)..<position.row).count
    }
    var (starts, ends) = ([Int](), [Int]())
    for inserted in update.inserted where inserted.section == newPosition.section {
      starts.append(inserted.range.lowerBound)
      ends.append(inserted.range.upperBound)
    }
    for move in update.moved {
      if move.from.section == position.section, move.from.row < position.row { newPosition.row -= 1 }
      guard move.to.section == newPosition.section else { continue }
      starts.append(move.to.row)
      ends.append(move.to.row + 1)
    }
    // The ranges hold indices after the update, so they are applied in ascending order. No two ranges overlap.
    for (start, end) in zip(starts.sorted(), ends.sorted()) where start < newPosition.row {
      newPosition.row += end - start
    }
    return rows.id(for: newPosition) ?? row(before: RowPosition(section: newPosition.section, row: .max)) ?? firstRow
  }

  // MARK: Rows in order

  /// The list's first row that is not inside a collapsed row.
  var firstRow: RowID? { row(after: RowPosition(section: 0, row: -1)) }
  /// The list's last row that is not inside a collapsed row.
  var lastRow: RowID? { row(before: RowPosition(section: rows.sectionCount, row: 0)) }

  /// Returns the next row below a position, in any section.
  func row(after position: RowPosition) -> RowID? { nextRow(after: position)?.row }

  /// Returns the next row below a position, in any section, with that row's own position.
  func nextRow(after position: RowPosition) -> (row: RowID, position: RowPosition)? {
    var nextPosition = RowPosition(section: position.section, row: position.row + 1)
    while nextPosition.section < rows.sectionCount {
      if let row = rows.id(for: nextPosition) { return (row, nextPosition) }
      nextPosition = RowPosition(section: nextPosition.section + 1, row: 0)
    }
    return nil
  }

  /// Returns the next row above a position, in any section.
  func row(before position: RowPosition) -> RowID? {
    var section = min(position.section, rows.sectionCount)
    var row = position.row
    while section >= 0 {
      row = min(row, rows.rowCount(inSection: section)) - 1
      if row >= 0 { return rows.id(for: RowPosition(section: section, row: row)) }
      section -= 1
      row = .max
    }
    return nil
  }
}
