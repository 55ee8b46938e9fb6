// Rows that an event has moved or unfolded out of sight are followed there, from where they were in sight.

extension HeadlessTable {
  /// Whether a row's position is in sight, if only in part.
  func isInSight(_ row: RowID, at time: Time) -> Bool {
    guard let top = rows.top(of: row), let height = rows.height(of: row) else { return false }
    let offset = scroll.offset(at: time)
    return top < offset + size.height - keyboardHeight && top + height > offset + coveredHeight(at: time)
  }

  /// Follows a row that a plain action has moved.
  mutating func revealMoved(_ row: RowID, by update: ListUpdate, at time: Time) {
    guard let position = rows.position(of: row), update.moved.contains(where: { $0.to == position }) else { return }
    reveal(row, at: time)
  }

  /// Shows as much as has room of the rows that have come below the one that has expanded, which stays in sight itself.
  mutating func revealUnfolded(by effects: ListEffects, at time: Time) {
    // One row expands: it looks otherwise, and the rows below it have come. Where more has happened, nothing is followed,
    // and neither are rows that are new: those are reported, others were only folded.
    let update = effects.update
    guard update.changes.count == 2, effects.insertedRows.isEmpty, let come = update.inserted.first,
      update.reloaded.first == .init(section: come.section, come.range.lowerBound - 1..<come.range.lowerBound),
      let row = rows.id(for: RowPosition(section: come.section, row: come.range.lowerBound - 1)),
      let last = rows.id(for: RowPosition(section: come.section, row: come.range.upperBound - 1)),
      isInSight(row, at: time), let top = rows.top(of: row), let lastTop = rows.top(of: last),
      let height = rows.height(of: last)
    else { return }
    reveal(from: top, to: lastTop + height, at: time)
  }

  /// Scrolls as little as shows the whole row above the keyboard; of a row that is too high, its top.
  mutating func reveal(_ row: RowID, at time: Time) {
    guard let top = rows.top(of: row), let height = rows.height(of: row) else { return }
    reveal(from: top, to: top + height, at: time)
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
