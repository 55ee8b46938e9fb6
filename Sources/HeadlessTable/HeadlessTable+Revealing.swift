// Scrolling that brings rows into sight when they are moved, unfolded, edited or focused.

extension HeadlessTable {
  /// Returns whether a row's position is at least partly in sight.
  func isInSight(_ row: RowID, at time: Time) -> Bool {
    rowExtent(row).map { isInSight($0, at: time) } ?? false
  }

  private func isInSight(_ extent: (top: Double, bottom: Double), at time: Time) -> Bool {
    let offset = scroll.offset(at: time)
    return extent.top < offset + size.height - keyboardHeight && extent.bottom > offset + coveredHeight(at: time)
  }

  /// Returns the top and bottom of a row's position, in points from the top of the content; nil if the row has no position,
  /// for example because it is inside a collapsed row.
  private func rowExtent(_ row: RowID) -> (top: Double, bottom: Double)? {
    guard let top = rows.top(of: row), let height = rows.height(of: row) else { return nil }
    return (top, top + height)
  }

  /// Scrolls to a row if an update has moved it.
  mutating func revealMoved(_ row: RowID, by update: ListUpdate, at time: Time) {
    guard let position = rows.position(of: row), update.moved.contains(where: { $0.to == position }) else { return }
    reveal(row, at: time)
  }

  /// Scrolls to show the rows that have unfolded below a row in sight, or as many of them as fit while that row stays in
  /// sight.
  mutating func revealUnfolded(by effects: ListEffects, at time: Time) {
    guard let row = effects.unfoldedRow, let inserted = effects.update.inserted.first, let extent = rowExtent(row),
      isInSight(extent, at: time),
      let last = rows.id(for: RowPosition(section: inserted.section, row: inserted.range.upperBound - 1)),
      let lastBottom = rowExtent(last)?.bottom
    else { return }
    reveal(from: extent.top, to: lastBottom, at: time)
  }

  /// Scrolls just enough to show the whole row between a fixed header and the keyboard, or the row's upper part if the row is
  /// too tall.
  ///
  /// Does nothing while the app scrolls to a row or a finger controls the content.
  mutating func reveal(_ row: RowID, at time: Time) {
    guard let (top, bottom) = rowExtent(row) else { return }
    reveal(from: top, to: bottom, at: time)
  }

  private mutating func reveal(from top: Double, to bottom: Double, at time: Time) {
    // A scroll that the app has requested takes priority.
    if case .approaching = scroll.state { return }
    let target = offset(
      from: top, to: bottom, anchor: .nearest, startingAt: scroll.restingOffset(at: time), at: time)
    scroll.move(to: target, animated: movesAreAnimated, contentHeight: rows.contentHeight, at: time)
  }

  /// Whether the content moves gradually to its target; false with Reduce Motion while no finger is down.
  var movesAreAnimated: Bool {
    if reducesMotion, case .none = fingers.state { false } else { true }
  }
}
