// Neighbouring rows that come or move together.
extension MovingRows {
  /// Moves neighbouring rows; those that they pass make room for them.
  ///
  /// - Parameters:
  ///   - range: Their indices.
  ///   - target: The index of the first of them afterwards.
  ///   - time: When they begin to move.
  ///   - change: Changes the hide depths of the rows that have moved, which it gets by their indices.
  /// - Returns: Whether anything has begun to move.
  /// - Precondition: As of `RowTree.move(_:to:)`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows, and that of `change`.
  package mutating func move(
    _ range: Range<Int>, to target: Int, at time: Time, _ change: (inout RowTree, Range<Int>) -> Void = { _, _ in }
  ) -> Bool {
    let new = target..<target + range.count
    let single = range.count == 1 ? tree.id(index: range.lowerBound) : nil
    let (old, height, showed) = stretch(range, single)
    // What moves among several rows goes with them; a single one is seen where it is, whatever moves it.
    let carried = single == nil ? parts(within: range, at: target) : []
    let seen = old + (single == nil ? 0 : displacement(ofRow: range.lowerBound, at: time))
    tree.move(range, to: target)
    change(&tree, new)
    took(range)
    gave(new)
    let (top, newHeight, shows) = stretch(new, single)
    let isLower = target > range.lowerBound
    let passed = isLower ? range.lowerBound..<target : new.upperBound..<max(new.upperBound, range.upperBound)
    var moves = travel(passed, from: isLower ? height : -newHeight, at: time)
    // Sums of the same heights may differ by a rounding.
    let closing = (height - newHeight).magnitude < 1e-6 ? 0 : height - newHeight
    moves = travel(max(new.upperBound, range.upperBound)..., from: closing, at: time) || moves
    guard shows else { return moves }
    guard showed else {
      fadeIn(new, at: time)
      return true
    }
    let way = seen - top - displacement(ofRow: target, at: time)
    // Several rows that come from farther away than rows travel would be seen to jump there first.
    if single == nil, way.magnitude > Self.farthest {
      fadeIn(new, at: time)
      return true
    }
    for part in carried { add(part) }
    return travel(new, from: way, at: time) || moves
  }

  /// Where rows begin, how high they are together, and whether one of them is not hidden: of a single one by its id, which
  /// takes fewer look-ups, and knows no place of a hidden one.
  private func stretch(_ rows: Range<Int>, _ single: RowID?) -> (top: Double, height: Double, shows: Bool) {
    if let single {
      guard let top = tree.top(of: single), let height = tree.height(of: single) else { return (0, 0, false) }
      return (top, height, true)
    }
    let top = tree.height(before: rows.lowerBound)
    let shows = tree.visibleCount(before: rows.upperBound) > tree.visibleCount(before: rows.lowerBound)
    return (top, tree.height(before: rows.upperBound) - top, shows)
  }

  /// What moves some rows, as it does once the first of them has another index.
  private func parts(within rows: Range<Int>, at target: Int) -> [Part] {
    let shift = target - rows.lowerBound
    return running.compactMap { part in
      let shared = part.rows.clamped(to: rows)
      guard !shared.isEmpty else { return nil }
      let range = shared.lowerBound + shift..<shared.upperBound + shift
      return Part(rows: range, kind: part.kind, motion: part.motion)
    }
  }

  /// Puts rows in whose ids were issued before, and which are not in the list: they fade in, uncovered by those below,
  /// which make room.
  ///
  /// - Parameters:
  ///   - new: The rows.
  ///   - index: The index of the first of them afterwards.
  ///   - time: When they begin to move.
  /// - Returns: Whether anything has begun to move.
  /// - Precondition: As of `RowTree.restore(_:index:)`.
  /// - Complexity: Amortized O(log *n* + *k*) in the number *k* of rows.
  package mutating func restore(_ new: [NewRow], index: Int, at time: Time) -> Bool {
    tree.restore(new, index: index)
    let rows = index..<index + new.count
    gave(rows)
    let height = stretch(rows, new.count == 1 ? new[0].id : nil).height
    guard height > 0 else { return false }
    fadeIn(rows, at: time)
    _ = travel(rows.upperBound..., from: -height, at: time)
    return true
  }

  /// Issues ids of rows that are not in the list yet.
  ///
  /// - Complexity: Amortized O(*k*) in the number *k* of ids.
  package mutating func issueIDs(_ count: Int) -> Range<Int> { tree.issueIDs(count) }
}
