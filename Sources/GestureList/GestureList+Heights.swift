// Changes of row heights.

extension GestureList {
  /// Changes the heights of rows; the rows below make room or close up.
  ///
  /// All rows are of the kind `""`. Its height is ``rowHeight``, which applies to rows without an individual height,
  /// and to a row that a gesture adds. Gestures and editing continue; a lifted row stays with its finger.
  ///
  ///     list.setHeights([.row(RowID(3), 80), .kind("", 60)], animated: true, at: now)
  ///     list.item(RowID(3))?.height   // 80
  ///     list.rowHeight                // 60
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows that no longer exist, and other kinds, are ignored.
  ///   - animated: Whether the other rows move gradually. They jump if more than `MovingRows.maximumAnimatedHeightChanges`
  ///     heights change, or if a row is lifted and the changes name a kind or a row above the lifted one.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether heights have changed, and whether a motion has begun.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n* items; O(*n*) for the kind.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    var changesKinds = false
    for case .kind("", let height) in changes {
      rowHeight = HeightChange.usableHeight(height)
      changesKinds = true
    }
    let defaultHeight = rowHeight
    let travels = animated && !rows.tree.mayMove(liftedRow, by: changes)
    return heights.apply(changes, changesKinds: changesKinds, to: &rows, animated: travels, at: time) { _, _ in
      defaultHeight
    }
  }

  /// Returns the height that was set for a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, as it was set for the row or for its item; nil for a row whose height was not
  ///   set, and for a row that no longer exists.
  /// - Complexity: Expected O(1).
  public func customHeight(of row: RowID) -> Double? { heights.height(of: row, in: rows.tree) }
}
