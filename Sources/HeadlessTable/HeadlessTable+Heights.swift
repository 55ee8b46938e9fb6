extension HeadlessTable {
  /// Gives rows other heights, as an app does that has measured them; fingers, typing and motions go on.
  ///
  /// What is in sight stays where it is: the first row that begins in sight, and where none does, the one that is cut. At the
  /// very top the first row stays there. Where a finger holds a row, that one's position stays, as far as the content goes.
  ///
  ///     table.setHeights([.row(RowID(3), 80), .kind("", 60)], at: now)
  ///
  /// - Parameters:
  ///   - changes: The changes in order; those of rows that are gone, and of kinds that the list does not have, do nothing.
  ///   - animated: Whether the other rows travel to their new positions; else they are there at once, as of rows that are
  ///     measured when they come into sight.
  ///   - time: The moment of the change.
  /// - Returns: What that has caused, after what time alone has brought before.
  /// - Complexity: That of the list's `setHeights(_:animated:at:)`, and O(log *n*) in the number of rows.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool = true, at time: Time) -> ListEffects {
    happened(at: time, keepingSight: true) { $0.rows.setHeights(changes, animated: animated, at: time) }
  }
}
