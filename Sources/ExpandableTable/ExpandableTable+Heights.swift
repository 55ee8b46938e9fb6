// Changes of row heights.

extension ExpandableTable {
  /// Changes the heights of rows; the rows below make room or close up.
  ///
  /// The kinds are the article's, such as `idCellNormal`, and those of the app; see `RowKind`. Editing and a finger's
  /// hold on a slider continue.
  ///
  ///     table.setHeights([.row(RowID(3), 80), .kind("idCellTextfield", 60)], animated: true, at: now)
  ///     table.height(of: RowID(3))   // 80
  ///
  /// Texts and controls stay in the middle of their row, except for the wheels and the button of a date row, which keep their
  /// distance from its top.
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Unknown kinds and rows that no longer exist are ignored; a hidden row gets its height
  ///     when it is shown. The height of a kind also applies to rows inserted later, and to another list that is loaded.
  ///   - animated: Whether the other rows move gradually. They jump if the heights of more than
  ///     `MovingRows.maximumAnimatedHeightChanges` visible rows change.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether the height of a visible row has changed, and whether a motion has begun.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n*; O(*n*) for a kind.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    var changesKinds = false
    for case .kind(let kind, let height) in changes where data.kinds.setHeight(height, ofKind: kind) {
      kindHeights[kind] = HeightChange.usableHeight(height)
      changesKinds = true
    }
    let data = data
    return heights.apply(rowChanges(in: changes), changesKinds: changesKinds, to: &rows, animated: animated, at: time) {
      id, height in
      // Headers keep their height.
      data.isRow(id.rawValue) ? data.height(of: id.rawValue) : height
    }
  }

  /// Returns the height that was set for a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points; nil for a row whose height was not set, and for a row that no longer exists.
  /// - Complexity: Expected O(1).
  public func customHeight(of row: RowID) -> Double? { heights.height(of: row, in: rows.tree) }

  /// Returns the changes without those for ids that belong to no row, such as a header's.
  private func rowChanges(in changes: [HeightChange]) -> [HeightChange] {
    changes.filter { change in
      switch change {
      case .row(let row, _): data.isRow(row.rawValue)
      case .kind: true
      }
    }
  }

  /// Returns the height with which a row is inserted, in points.
  func height(ofRow row: Int) -> Double { heights[RowID(row)] ?? data.height(of: row) }
}
