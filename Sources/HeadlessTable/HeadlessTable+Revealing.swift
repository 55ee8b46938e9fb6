// Rows that an event has moved or unfolded out of sight are followed there, from where they were in sight.

extension HeadlessTable {
  /// Whether a row's position is in sight, if only in part.
  func isInSight(_ row: RowID, at time: Time) -> Bool {
    rowExtent(row).map { isInSight($0, at: time) } ?? false
  }

  private func isInSight(_ extent: (top: Double, bottom: Double), at time: Time) -> Bool {
    let offset = scroll.offset(at: time)
    return extent.top < offset + size.height - keyboardHeight && extent.bottom > offset + coveredHeight(at: time)
  }

  /// Where a row is once nothing moves, in points from the top of the content; nil for one that does not show.
  private func rowExtent(_ row: RowID) -> (top: Double, bottom: Double)? {
    guard let top = rows.top(of: row), let height = rows.height(of: row) else { return nil }
    return (top, top + height)
  }

  /// Follows a row that a plain action has moved.
  mutating func revealMoved(_ row: RowID, by update: ListUpdate, at time: Time) {
    guard let position = rows.position(of: row), update.moved.contains(where: { $0.to == position }) else { return }
    reveal(row, at: time)
  }

  /// Shows as much as has room of the rows that have come below the one that has expanded, which stays in sight itself.
  mutating func revealUnfolded(by effects: ListEffects, at time: Time) {
    guard let row = effects.unfoldedRow, let come = effects.update.inserted.first, let extent = rowExtent(row),
      isInSight(extent, at: time),
      let last = rows.id(for: RowPosition(section: come.section, row: come.range.upperBound - 1)),
      let end = rowExtent(last)?.bottom
    else { return }
    reveal(from: extent.top, to: end, at: time)
  }

  /// Scrolls as little as shows the whole row above the keyboard; of a row that is too high, its top.
  mutating func reveal(_ row: RowID, at time: Time) {
    guard let (top, bottom) = rowExtent(row) else { return }
    reveal(from: top, to: bottom, at: time)
  }

  private mutating func reveal(from top: Double, to bottom: Double, at time: Time) {
    // The app's own target comes first.
    if case .approaching = scroll.state { return }
    let target = offset(
      from: top, to: bottom, at: .nearest, startingAt: scroll.restingOffset(at: time), time)
    // Content does not jump away under a finger that rests on it: it goes there, as without Reduce Motion.
    if reducesMotion, case .none = fingers.state, !scroll.isHeld {
      return scroll.jump(to: target, contentHeight: rows.contentHeight)
    }
    scroll.glide(to: target, contentHeight: rows.contentHeight, at: time)
  }
}
