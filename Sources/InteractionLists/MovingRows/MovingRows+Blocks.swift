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
    let single = range.count == 1 ? tree.id(index: range.lowerBound) : nil
    let (oldTop, height, wasVisible) = extent(range, single: single)
    // Several rows keep their running motions, unless they were hidden, become hidden, or come from too far away. A single
    // row gets one new motion instead, from where it is seen.
    let carried = single == nil ? shiftedMotions(within: range, to: target) : []
    let seenTop = oldTop + (single == nil ? 0 : displacement(ofRow: range.lowerBound, at: time))
    tree.move(range, to: target)
    change(&tree, newRange)
    didRemove(range)
    didInsert(newRange)
    let (top, newHeight, isVisible) = extent(newRange, single: single)
    let isLower = target > range.lowerBound
    let passed = isLower ? range.lowerBound..<target : newRange.upperBound..<max(newRange.upperBound, range.upperBound)
    var startsMotion = travel(passed, from: isLower ? height : -newHeight, at: time)
    // Sums of the same heights may differ by rounding errors.
    let closing = (height - newHeight).magnitude < 1e-6 ? 0 : height - newHeight
    startsMotion = travel(max(newRange.upperBound, range.upperBound)..., from: closing, at: time) || startsMotion
    guard isVisible else { return startsMotion }
    guard wasVisible else {
      fadeIn(newRange, at: time)
      return true
    }
    let distance = seenTop - top - displacement(ofRow: target, at: time)
    // `travel` shortens the distance of several rows to `maximumDisplacement`, so they would first jump.
    if single == nil, distance.magnitude > Self.maximumDisplacement {
      fadeIn(newRange, at: time)
      return true
    }
    for part in carried { add(part) }
    return travel(newRange, from: distance, at: time) || startsMotion
  }

  /// Returns the upper edge of the rows, the total height of the visible ones, and whether any of them is visible.
  ///
  /// A single row is looked up by its id, because that takes fewer steps; if it is hidden, the edge is 0.
  private func extent(_ rows: Range<Int>, single: RowID?) -> (top: Double, height: Double, isVisible: Bool) {
    if let single {
      guard let top = tree.top(of: single), let height = tree.height(of: single) else { return (0, 0, false) }
      return (top, height, true)
    }
    let top = tree.height(before: rows.lowerBound)
    let isVisible = tree.visibleCount(before: rows.upperBound) > tree.visibleCount(before: rows.lowerBound)
    return (top, tree.height(before: rows.upperBound) - top, isVisible)
  }

  /// Returns the motions of the rows in a range, shifted to the indices that the rows have after a move.
  private func shiftedMotions(within rows: Range<Int>, to target: Int) -> [SharedMotion] {
    let shift = target - rows.lowerBound
    return motions.compactMap { part in
      let shared = part.rows.clamped(to: rows)
      guard !shared.isEmpty else { return nil }
      let range = shared.lowerBound + shift..<shared.upperBound + shift
      return SharedMotion(rows: range, kind: part.kind, motion: part.motion)
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
    let height = extent(rows, single: new.count == 1 ? new[0].id : nil).height
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
