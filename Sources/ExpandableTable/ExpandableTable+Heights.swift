// Rows that become higher or lower.

extension ExpandableTable {
  /// Gives rows other heights; those below make room, or close up.
  ///
  /// The kinds are those of the article, such as `idCellNormal`, and your own, see `RowKind`. Typing and a finger on a slider go on.
  ///
  ///     table.setHeights([.row(RowID(3), 80), .kind("idCellTextfield", 60)], animated: true, at: now)
  ///     table.height(of: RowID(3))   // 80
  ///
  /// What lies in a row keeps its distance from the row's top, but for a switch and a slider, which stay in the middle.
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows that are gone change nothing; a row that is hidden has its height when it shows.
  ///     The height of a kind counts for rows that come later, and for another list that is loaded, too.
  ///   - animated: Whether the other rows travel; where more than `MovingRows.mostGrowing` change, none does.
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

  /// The height that a row has of its own.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, as it was set; nil for a row that is as high as its kind, and for one that
  ///   is gone.
  /// - Complexity: O(1), expected.
  public func ownHeight(of row: RowID) -> Double? { heights.height(of: row, in: rows.tree) }

  /// The changes without those of headers, which have ids among the rows'.
  private func ofRows(_ changes: [HeightChange]) -> [HeightChange] {
    changes.filter { change in
      switch change {
      case .row(let row, _): data.isRow(row.rawValue)
      case .kind: true
      }
    }
  }

  /// The height that a row has when it comes.
  func height(ofRow row: Int) -> Double { heights[RowID(row)] ?? data.height(of: row) }
}
