// Changes of row heights.

extension ExpandableTable {
  /// Changes the heights of rows; the rows below make room, or close up.
  ///
  /// The kinds are the article's, such as `idCellNormal`, and your own; see `RowKind`. Typing and a finger's hold on a slider
  /// continue.
  ///
  ///     table.setHeights([.row(RowID(3), 80), .kind("idCellTextfield", 60)], animated: true, at: now)
  ///     table.height(of: RowID(3))   // 80
  ///
  /// The contents of a row keep their distance from its top, except for a switch and a slider, which stay in the middle.
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows that no longer exist change nothing; a hidden row has its height when it shows.
  ///     The height of a kind also applies to rows inserted later, and to another list that is loaded.
  ///   - animated: Whether the other rows travel; none does if more than `MovingRows.maximumAnimatedHeightChanges` change.
  ///   - time: The moment at which they begin to move.
  /// - Returns: Whether heights of rows that show have changed, and whether anything has begun to move.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n*; O(*n*) for a kind.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    var kindsChange = false
    for case .kind(let kind, let height) in changes where data.kinds.setHeight(height, ofKind: kind) {
      kindHeights[kind] = HeightChange.usable(height)
      kindsChange = true
    }
    let data = data
    return heights.apply(ofRows(changes), kindsChange: kindsChange, to: &rows, animated: animated, at: time) {
      id, height in
      // Headers have their own.
      data.isRow(id.rawValue) ? data.height(of: id.rawValue) : height
    }
  }

  /// Returns a row's own height.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, as it was set; nil for a row with the height of its kind, and for one that no longer
  ///   exists.
  /// - Complexity: O(1), expected.
  public func ownHeight(of row: RowID) -> Double? { heights.height(of: row, in: rows.tree) }

  /// The changes without those of headers, whose ids are among the rows'.
  private func ofRows(_ changes: [HeightChange]) -> [HeightChange] {
    changes.filter { change in
      switch change {
      case .row(let row, _): data.isRow(row.rawValue)
      case .kind: true
      }
    }
  }

  /// The height of a row when it is inserted.
  func height(ofRow row: Int) -> Double { heights[RowID(row)] ?? data.height(of: row) }
}
