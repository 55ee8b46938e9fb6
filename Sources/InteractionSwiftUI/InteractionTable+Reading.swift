#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import InteractionHosting

  // Support for a screen reader, which knows only the rows in sight.

  extension InteractionTable {
    /// The rows just above and just below those in sight.
    var rowsOutOfSight: (above: RowID?, below: RowID?) {
      let inSight = table.rowsInSight(at: .now)
      return (inSight.first.flatMap { next(to: $0, -1) }, inSight.last.flatMap { next(to: $0, 1) })
    }

    /// Returns the nearest row that has a height, below the given one if `step` is 1, or above it if `step` is -1.
    private func next(to row: RowID, _ step: Int) -> RowID? {
      guard var place = list.position(of: row) else { return nil }
      while true {
        place.row += step
        if place.row < 0 || place.row >= list.rowCount(inSection: place.section) {
          place.section += step
          guard place.section >= 0, place.section < list.sectionCount else { return nil }
          place.row = step > 0 ? -1 : list.rowCount(inSection: place.section)
        } else if let id = list.id(for: place), list.height(of: id) != 0 {
          return id
        }
      }
    }

    /// Brings a row into sight.
    ///
    /// - Parameters:
    ///   - row: The row that has a screen reader's focus.
    ///   - takesOverFocus: Whether the row takes over the focus, once it is in sight, from the element that stood in for
    ///     it.
    func bringIntoSight(_ row: RowID, takesOverFocus: Bool = false) {
      if takesOverFocus { rowToFocus = row }
      send { $0.scroll(to: row, anchor: .nearest, at: $1) }
    }

    /// Returns whether a row that comes into sight should take the screen reader's focus, and removes that request.
    func takeFocusRequest(for row: RowID) -> Bool {
      guard rowToFocus == row else { return false }
      rowToFocus = nil
      return true
    }
  }
#endif
