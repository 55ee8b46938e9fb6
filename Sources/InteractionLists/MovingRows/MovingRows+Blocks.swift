// Insertions and moves of adjacent rows.
extension MovingRows {
  /// Moves a range of adjacent rows; the rows that they pass make room for them.
  ///
  /// - Parameters:
  ///   - range: The rows' indices.
  ///   - target: The index of the first row afterward.
  ///   - time: When the rows begin to move.
  ///   - change: A closure that changes the hide depths of the moved rows, given their new indices.
  /// - Returns: Whether a motion has begun.
  /// - Precondition: As for `RowTree.move(_:to:)`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows, plus `change`.
  package mutating func move(
    _ range: Range<Int>, to target: Int, at time: Time, _ change: (inout RowTree, Range<Int>) -> Void = { _, _ in }
  ) -> Bool {
    let newRange = target..<target + range.count
    let singleRow = range.count == 1 ? tree.id(index: range.lowerBound) : nil
    let (oldTop, height, wasVisible) = extent(range, singleRow: singleRow)
    // Several rows keep their running motions, unless they were hidden, become hidden, or come from too far away. A single
    // row gets one new motion instead, from where it is seen.
    let carriedMotions = singleRow == nil ? shiftedMotions(within: range, to: target) : []
    let seenTop = oldTop + (singleRow == nil ? 0 : displacement(ofRow: range.lowerBound, at: time))
    tree.move(range, to: target)
    change(&tree, newRange)
    didRemove(range)
    didInsert(newRange)
    let (top, newHeight, isVisible) = extent(newRange, singleRow: singleRow)
    let isLower = target > range.lowerBound
    let passedRows =
      isLower ? range.lowerBound..<target : newRange.upperBound..<max(newRange.upperBound, range.upperBound)
    var startsMotion = travel(passedRows, from: isLower ? height : -newHeight, at: time)
    // Sums of the same heights may differ by rounding errors.
    let closingDistance = (height - newHeight).magnitude < 1e-6 ? 0 : height - newHeight
    startsMotion =
      travel(max(newRange.upperBound, range.upperBound)..., from: closingDistance, at: time) || startsMotion
    guard isVisible else { return startsMotion }
    guard wasVisible else {
      fadeIn(newRange, at: time)
      return true
    }
    let distance = seenTop - top - displacement(ofRow: target, at: time)
    // `travel` shortens the distance of several rows to `maximumDisplacement`, so they would first jump.
    if singleRow == nil, distance.magnitude > Self.maximumDisplacement {
      fadeIn(newRange, at: time)
      return true
    }
    for motion in carriedMotions { add(motion) }
    return travel(newRange, from: distance, at: time) || startsMotion
  }

  /// Returns the upper edge of the rows, the total height of the visible ones, and whether any of them is visible.
  ///
  /// A single row is looked up by its id, because that takes fewer steps; if it is hidden, the edge is 0.
  private func extent(_ rows: Range<Int>, singleRow: RowID?) -> (top: Double, height: Double, isVisible: Bool) {
    if let singleRow {
      guard let top = tree.top(of: singleRow), let height = tree.height(of: singleRow) else { return (0, 0, false) }
      return (top, height, true)
    }
    let top = tree.height(before: rows.lowerBound)
    let isVisible = tree.visibleCount(before: rows.upperBound) > tree.visibleCount(before: rows.lowerBound)
    return (top, tree.height(before: rows.upperBound) - top, isVisible)
  }

  /// Returns the motions of the rows in a range, shifted to the indices that the rows have after a move.
  private func shiftedMotions(within rows: Range<Int>, to target: Int) -> [SharedMotion] {
    let shift = target - rows.lowerBound
    return motions.compactMap { sharedMotion in
      let movedRows = sharedMotion.rows.clamped(to: rows)
      guard !movedRows.isEmpty else { return nil }
      let newRows = movedRows.lowerBound + shift..<movedRows.upperBound + shift
      return SharedMotion(rows: newRows, kind: sharedMotion.kind, motion: sharedMotion.motion)
    }
  }

  /// Inserts rows that are not in the list, with ids that were issued earlier; they fade in while the rows below make room.
  ///
  /// - Parameters:
  ///   - new: The rows.
  ///   - index: The index of the first row afterward.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether a motion has begun.
  /// - Precondition: As for `RowTree.restore(_:index:)`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows.
  package mutating func restore(_ new: [NewRow], index: Int, at time: Time) -> Bool {
    tree.restore(new, index: index)
    let rows = index..<index + new.count
    didInsert(rows)
    let height = extent(rows, singleRow: new.count == 1 ? new[0].id : nil).height
    guard height > 0 else { return false }
    fadeIn(rows, at: time)
    _ = travel(rows.upperBound..., from: -height, at: time)
    return true
  }

  /// Issues ids for rows that are not in the list yet, and returns the raw values of the ids, in order.
  ///
  /// - Complexity: Amortized O(*k*) in the number *k* of ids.
  package mutating func issueIDs(_ count: Int) -> Range<Int> { tree.issueIDs(count) }
}
