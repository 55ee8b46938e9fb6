// Changes of rows' heights.

extension SwipeList {
  /// Changes the heights of rows; the rows below make room or close up.
  ///
  /// All rows are of the kind `""`. Its height is the height of the list's template, and applies to all rows that have
  /// neither another template nor an individual height. With all corrections, a finger keeps its hold, and an
  /// open row stays open.
  ///
  ///     list.setHeights([.row(RowID(3), 80), .kind("", 60)], animated: true, at: now)
  ///     list.height(of: RowID(3))   // 80
  ///     list.height(of: RowID(4))   // 60
  ///
  /// - Parameters:
  ///   - changes: The changes in order. Rows that are not in the list, and other kinds, are ignored.
  ///   - animated: Whether the other rows travel. None travels if more than `MovingRows.maximumAnimatedHeightChanges`
  ///     heights change, or if a row is lifted and the changes name a kind or a row above the lifted one.
  ///   - time: When the other rows begin to move.
  /// - Returns: Whether any height has changed, and whether a motion has begun.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n*, O(*n*) for the kind; plus O(*m* log *m* log *n*) for *m* rows that are
  ///   not fresh.
  @discardableResult
  public mutating func setHeights(_ changes: [HeightChange], animated: Bool, at time: Time) -> ListEffects {
    var changesKinds = false
    for case .kind("", let height) in changes {
      template.resize(height: HeightChange.usableHeight(height), at: time)
      changesKinds = true
    }
    let (height, descriptions) = (template.size.height, descriptions)
    let travels = animated && !rows.tree.mayMove(liftedRow, by: changes)
    let effects = heights.apply(changes, changesKinds: changesKinds, to: &rows, animated: travels, at: time) { row, _ in
      descriptions.isEmpty ? height : descriptions[row]?.row?.size.height ?? height
    }
    if effects.changesHeights { resizeKeptRows(at: time) }
    return effects
  }

  /// Returns the height that was set for a row.
  ///
  /// - Parameter row: The row's id.
  /// - Returns: The height in points; nil for a row whose height was not set, and for a removed row.
  /// - Complexity: Expected O(1).
  public func customHeight(of row: RowID) -> Double? { heights.height(of: row, in: rows.tree) }

  /// Updates the height of every row that is not fresh.
  private mutating func resizeKeptRows(at time: Time) {
    guard activeRow != nil || !otherRows.isEmpty else { return }
    let (activeID, tree) = (activeRow?.id, rows.tree)
    changeKeptRows { id, row in
      if let height = tree.height(of: id), height != row.size.height { row.resize(height: height, at: time) }
    }
    if let activeID { makeActive(activeID) }
  }

  /// Returns a fresh row in a list in which some rows differ.
  ///
  /// It is static, because a call on the list would copy the list.
  @inlinable static func freshRow(
    _ id: RowID, template: Row, descriptions: [RowID: Description], heights: IndividualHeights
  ) -> Row {
    var row = descriptions[id]?.row ?? template
    if let height = heights[id], height != row.size.height { row.resize(height: height, at: .zero) }
    return row
  }
}

extension RevealingRow {
  /// Lays the row out for another height, keeping its width.
  @usableFromInline mutating func resize(height: Double, at time: Time) {
    resize(to: LayoutSize(width: size.width, height: height), at: time)
  }
}
