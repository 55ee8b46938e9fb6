extension HeadlessTable {
  /// Changes the heights of rows, for example after an app has measured them; touches, typing and motions continue.
  ///
  /// The rows in sight stay where they are. The reference is the last touched row, or else the edited row, or else the row
  /// with the keyboard focus, if that row is in sight, or else the first row whose top is in sight. If there is none, the
  /// reference is the row that is cut off at the top. At the very top, the content does not scroll, unless a row that a finger
  /// is touching or touched a moment ago would move. While a row is lifted, only that row keeps its place, as far as the
  /// content can scroll. During a pinch that `touch(_:at:)` has recognised, and while the content is beyond the top, no row is
  /// kept in place.
  ///
  ///     table.setHeights([.row(RowID(3), 80), .kind("", 60)], at: now)
  ///
  /// - Parameters:
  ///   - changes: The changes, in order; changes to rows that no longer exist, and to kinds that the list does not have, are
  ///     ignored.
  ///   - animated: Whether the other rows travel to their new positions, as far as the list lets them. If false, they move
  ///     at once, which suits rows that are measured when they come into sight.
  ///   - time: The time of the change.
  /// - Returns: The effects of the time that has passed, followed by those of the change.
  /// - Complexity: As for the list's `setHeights(_:animated:at:)`, plus O(log *n*) in the number of rows.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool = true, at time: Time) -> ListEffects {
    perform(at: time, keepingRowsInPlace: true) { $0.rows.setHeights(changes, animated: animated, at: time) }
  }
}
