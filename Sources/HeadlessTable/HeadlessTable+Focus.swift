// What the keyboard acts on, and where the focus goes when rows change.

extension HeadlessTable {
  /// What the next key acts on; nil if nothing in the table has the focus.
  ///
  /// The row is always one that shows. The focus follows its row by id, and moves to a neighbour if the row disappears. An
  /// action keeps the focus only while its button shows or, in lists without buttons beside rows, while the row offers it.
  ///
  /// Set it when the keyboard's focus enters or leaves the table. A row that does not show gets no focus:
  ///
  ///     table.focus = nil   // the text field beside the table has it now
  public var focus: TableFocus? {
    get {
      guard let focus = keyboard.keptFocus?.focus, rows.position(of: focus.row) != nil else { return nil }
      guard let action = focus.action else { return focus }
      return focusableActions(of: focus.row).place(of: action) != nil ? focus : TableFocus(row: focus.row)
    }
    set {
      keyboard.keptFocus = newValue.flatMap { focus in
        rows.position(of: focus.row).map { KeptFocus(focus: focus, position: $0) }
      }
    }
  }

  /// Returns the actions that the focus can walk through, from the row outward: the buttons of the open side, or all plain
  /// actions of a row without sides.
  func focusableActions(of row: RowID) -> [InteractionAction] {
    if let edge = rows.openEdge(of: row) { return rows.buttons(edge, of: row).reversed() }
    let actions = rows.actions(for: row)
    return Self.haveSides(actions) ? [] : actions
  }

  /// Whether the plain actions belong to a row that can show a side.
  static func haveSides(_ actions: [InteractionAction]) -> Bool {
    let ids = [InteractionAction.closeID, InteractionAction.showID(.leading), InteractionAction.showID(.trailing)]
    return actions.contains { ids.contains($0.id) }
  }

  /// Keeps the focus with its row, or moves it to a neighbour if the row has disappeared.
  @usableFromInline mutating func focusFollows(_ update: ListUpdate) {
    guard let kept = keyboard.keptFocus else { return }
    let row = kept.focus.row
    guard rows.position(of: row) == nil else {
      focus = kept.focus
      return
    }
    focus = neighbour(of: kept.position, after: update).map { TableFocus(row: $0) }
  }

  /// Returns the row now at the position of one that an update has removed; else the one above, or any that is left.
  private func neighbour(of position: RowPosition, after update: ListUpdate) -> RowID? {
    let places = SectionPlaces(update)
    guard let section = places.after(position.section) else {
      return row(after: RowPosition(section: places.successor(of: position.section), row: -1)) ?? lastRow
    }
    var place = RowPosition(section: section, row: position.row)
    for rows in update.deleted where rows.section == position.section {
      place.row -= rows.range.clamped(to: min(rows.range.lowerBound, position.row)..<position.row).count
    }
    var (starts, ends) = ([Int](), [Int]())
    for rows in update.inserted where rows.section == place.section {
      starts.append(rows.range.lowerBound)
      ends.append(rows.range.upperBound)
    }
    for move in update.moved {
      if move.from.section == position.section, move.from.row < position.row { place.row -= 1 }
      guard move.to.section == place.section else { continue }
      starts.append(move.to.row)
      ends.append(move.to.row + 1)
    }
    // Ranges use the numbers after the update, so lower ones come first. No row is in two ranges.
    for (start, end) in zip(starts.sorted(), ends.sorted()) where start < place.row { place.row += end - start }
    return rows.id(for: place) ?? row(before: RowPosition(section: place.section, row: .max)) ?? firstRow
  }

  // MARK: Rows in order

  /// The first row that shows.
  var firstRow: RowID? { row(after: RowPosition(section: 0, row: -1)) }
  /// The last row that shows.
  var lastRow: RowID? { row(before: RowPosition(section: rows.sectionCount, row: 0)) }

  /// Returns the next row below a position, in any section.
  func row(after position: RowPosition) -> RowID? { next(after: position)?.row }

  /// Returns the same row together with its position.
  func next(after position: RowPosition) -> (row: RowID, position: RowPosition)? {
    var next = RowPosition(section: position.section, row: position.row + 1)
    while next.section < rows.sectionCount {
      if let row = rows.id(for: next) { return (row, next) }
      next = RowPosition(section: next.section + 1, row: 0)
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
