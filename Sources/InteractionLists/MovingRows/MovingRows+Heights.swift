// Changes of rows' heights, one or many at once.

extension MovingRows {
  /// The greatest number of visible rows that may become taller or shorter together while the rows below travel; if more
  /// do, all rows take their new positions at once.
  ///
  /// Chosen here, as half of `capacity`.
  public static let maximumAnimatedHeightChanges = capacity / 2

  /// Changes the heights of rows; the rows below make room or close up.
  ///
  ///     rows.setHeights([(RowID(1), 80)], at: now)   // the rows below row 1 start from where they are seen
  ///
  /// - Parameters:
  ///   - heights: Rows and their heights in points; a height that is negative or not finite becomes 0. A row that is not in
  ///     the list is ignored, and the height of a hidden row counts once the row is shown. If a row appears twice, its last
  ///     height is used.
  ///   - animated: Whether the other rows travel. If false, or if more than `maximumAnimatedHeightChanges` visible rows
  ///     change, they take their new positions at once.
  ///   - time: When the other rows begin to move.
  /// - Returns: Whether the height of a visible row has changed, and whether a motion has begun.
  /// - Complexity: O(*k* log *n*) for *k* rows; neighbours in order cost less.
  @discardableResult
  public mutating func setHeights(
    _ heights: [(row: RowID, height: Double)], animated: Bool = true, at time: Time
  ) -> (changed: Bool, startsMotion: Bool) {
    var visibleRows: [(row: RowID, oldHeight: Double)] = []
    for (row, _) in heights where tree.top(of: row) != nil { visibleRows.append((row, tree.height(of: row) ?? 0)) }
    tree.setHeights(heights)
    return travelAfterHeightChanges(visibleRows, animated: animated, at: time)
  }

  /// Sets the height of every row to a closure's result; the rows below make room or close up.
  ///
  /// - Parameters:
  ///   - animated: As in `setHeights(_:animated:at:)`.
  ///   - time: When the rows begin to move.
  ///   - height: A closure that takes a row and its height, and returns its new height, in points.
  /// - Returns: As in `setHeights(_:animated:at:)`.
  /// - Complexity: O(*n*).
  package mutating func updateHeights(
    animated: Bool, at time: Time, _ height: (RowID, Double) -> Double
  ) -> (changed: Bool, startsMotion: Bool) {
    var changedRows: [(row: RowID, oldHeight: Double)] = []
    tree.updateHeights { row, oldHeight, isVisible in
      let newHeight = height(row, oldHeight)
      if isVisible, newHeight != oldHeight, changedRows.count <= Self.maximumAnimatedHeightChanges {
        changedRows.append((row, oldHeight))
      }
      return newHeight
    }
    return travelAfterHeightChanges(changedRows, animated: animated, at: time)
  }

  /// Makes the rows below resized rows travel to their new positions, if `animated` is true and few rows were resized.
  private mutating func travelAfterHeightChanges(
    _ rows: [(row: RowID, oldHeight: Double)], animated: Bool, at time: Time
  ) -> (changed: Bool, startsMotion: Bool) {
    var displacements: [(index: Int, displacement: Double)] = []
    for (row, oldHeight) in rows {
      guard let height = tree.height(of: row), height != oldHeight, let index = tree.index(of: row) else { continue }
      displacements.append((index, oldHeight - height))
    }
    guard animated, !displacements.isEmpty else { return (!displacements.isEmpty, false) }
    displacements.sort { $0.index < $1.index }
    // A row that is given several heights has as many equal displacements.
    var distinctChanges = [displacements[0]]
    for change in displacements where change.index != distinctChanges[distinctChanges.count - 1].index {
      distinctChanges.append(change)
    }
    guard distinctChanges.count <= Self.maximumAnimatedHeightChanges else { return (true, false) }
    var startsMotion = false
    for (index, displacement) in distinctChanges {
      startsMotion = travel((index + 1)..., from: displacement, at: time) || startsMotion
    }
    return (true, startsMotion)
  }
}
