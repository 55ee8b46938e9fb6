// What the keyboard is about, and where that goes when rows change.

extension HeadlessTable {
  /// What the next key is about; nil while the keyboard is about nothing in the table.
  ///
  /// It is always a row that shows. It follows its row by id, and goes to the neighbour when the row goes. An action has it
  /// only while its button shows, and in lists without buttons beside rows while the row offers it.
  ///
  /// Set it when the keyboard comes from elsewhere, or goes; a row that does not show gets none:
  ///
  ///     table.focus = nil   // the text field beside the table has it now
  public var focus: TableFocus? {
    get {
      guard let focus = keyboard.keptFocus?.focus, rows.position(of: focus.row) != nil else { return nil }
      guard let action = focus.action else { return focus }
      return walkedActions(of: focus.row).place(of: action) != nil ? focus : TableFocus(row: focus.row)
    }
    set {
      keyboard.keptFocus = newValue.flatMap { focus in
        rows.position(of: focus.row).map { KeptFocus(focus: focus, position: $0) }
      }
    }
  }

  /// What the focus of a row can walk, from the row outward: the buttons of the side that is open; where rows have no
  /// sides, all of the row's plain actions.
  func walkedActions(of row: RowID) -> [InteractionAction] {
    if let edge = rows.openEdge(of: row) { return rows.buttons(edge, of: row).reversed() }
    let actions = rows.actions(for: row)
    return Self.haveSides(actions) ? [] : actions
  }

  /// Whether the plain actions are those of a row that can show a side.
  static func haveSides(_ actions: [InteractionAction]) -> Bool {
    let ids = [InteractionAction.closeID, InteractionAction.showID(.leading), InteractionAction.showID(.trailing)]
    return actions.contains { ids.contains($0.id) }
  }

  /// Keeps the focus with its row, or gives it to the neighbour of one that has gone.
  @usableFromInline mutating func focusFollows(_ update: ListUpdate) {
    guard let kept = keyboard.keptFocus else { return }
    let row = kept.focus.row
    guard rows.position(of: row) == nil else {
      focus = kept.focus
      return
    }
    focus = neighbour(of: kept.position, after: update).map { TableFocus(row: $0) }
  }

  /// The row that has come to where a row was that an update has removed; else the one above, or any that is left.
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
    // By their numbers after the update, of which the lower ones count first. None is in two ranges.
    for (start, end) in zip(starts.sorted(), ends.sorted()) where start < place.row { place.row += end - start }
    return rows.id(for: place) ?? row(before: RowPosition(section: place.section, row: .max)) ?? firstRow
  }

  // MARK: Rows in order

  /// The first row that shows.
  var firstRow: RowID? { row(after: RowPosition(section: 0, row: -1)) }
  /// The last row that shows.
  var lastRow: RowID? { row(before: RowPosition(section: rows.sectionCount, row: 0)) }

  /// The next row below a position, in whichever section.
  func row(after position: RowPosition) -> RowID? { next(after: position)?.row }

  /// The same row with its own position.
  func next(after position: RowPosition) -> (row: RowID, position: RowPosition)? {
    var next = RowPosition(section: position.section, row: position.row + 1)
    while next.section < rows.sectionCount {
      if let row = rows.id(for: next) { return (row, next) }
      next = RowPosition(section: next.section + 1, row: 0)
    }
    return nil
  }

  /// The next row above a position, in whichever section.
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
