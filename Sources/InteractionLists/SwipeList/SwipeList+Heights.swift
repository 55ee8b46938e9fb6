// Rows that become higher or lower.

extension SwipeList {
  /// Gives rows other heights; those below make room, or close up.
  ///
  /// All rows are of the kind `""`: its height is that of the list's template, which rows have that are not described with
  /// one of their own. A finger keeps its hold, and an open row stays open.
  ///
  ///     list.setHeights([.row(RowID(3), 80), .kind("", 60)], animated: true, at: now)
  ///     list.height(of: RowID(3))   // 80
  ///     list.height(of: RowID(4))   // 60
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows that are not in the list, and other kinds, change nothing.
  ///   - animated: Whether the other rows travel; where more than `MovingRows.mostGrowing` change, or a row above a held
  ///     one, none does.
  ///   - time: The moment at which they begin to move.
  /// - Returns: Whether heights have changed, and whether anything has begun to move.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n*, O(*n*) for the kind; O(*m* log *m* log *n*) more for *m* rows that are
  ///   not fresh.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    var kindChanges = false
    for case .kind("", let height) in changes {
      template.resize(height: HeightChange.usable(height), at: time)
      kindChanges = true
    }
    let (height, descriptions) = (template.size.height, descriptions)
    let travel = animated && !rows.tree.moves(liftedRow, by: changes)
    let effects = heights.apply(changes, kindsChange: kindChanges, to: &rows, animated: travel, at: time) { row, _ in
      descriptions.isEmpty ? height : descriptions[row]?.row?.size.height ?? height
    }
    if effects.changesHeights { fitKeptRows(at: time) }
    return effects
  }

  /// The height that a row has of its own.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points, as it was set; nil for a row that is as high as its kind or its description says, and for one that
  ///   is gone.
  /// - Complexity: O(1), expected.
  public func ownHeight(of row: RowID) -> Double? { heights.height(of: row, in: rows.tree) }

  /// Lays rows out that are not fresh, for the heights that they have now.
  private mutating func fitKeptRows(at time: Time) {
    guard active != nil || !others.isEmpty else { return }
    let (dragged, tree) = (active?.id, rows.tree)
    changeKeptRows { id, row in
      if let height = tree.height(of: id), height != row.size.height { row.resize(height: height, at: time) }
    }
    if let dragged { makeActive(dragged) }
  }

  /// A fresh row where some differ.
  ///
  /// Not a question to the list, which would be copied for it.
  @inlinable static func freshRow(
    _ id: RowID, _ template: Row, _ descriptions: [RowID: Description], _ heights: OwnHeights
  ) -> Row {
    var row = descriptions[id]?.row ?? template
    if let height = heights[id], height != row.size.height { row.resize(height: height, at: .zero) }
    return row
  }
}

extension RevealingRow {
  /// Lays the row out for another height, at its own width.
  @usableFromInline mutating func resize(height: Double, at time: Time) {
    resize(to: LayoutSize(width: size.width, height: height), at: time)
  }
}
