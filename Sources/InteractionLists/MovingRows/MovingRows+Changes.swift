// Changes to the rows, and the motions that they start.

extension MovingRows.SharedMotion {
  /// Returns whether both motions are of the kind `travel` and have the same timing, so that their displacements can be
  /// added.
  fileprivate func canJoin(_ other: MovingRows.SharedMotion) -> Bool {
    kind == .travel && other.kind == .travel && motion.start == other.motion.start
      && motion.curve == other.motion.curve
  }

  /// Whether the range is open-ended.
  ///
  /// Its upper end shifts as rows are inserted and removed, but always stays far beyond the last row.
  fileprivate var isOpenEnded: Bool { rows.upperBound > MovingRows.openRangeEnd / 2 }

  fileprivate func coversSameRows(as other: MovingRows.SharedMotion) -> Bool {
    rows == other.rows || isOpenEnded && other.isOpenEnded && rows.lowerBound == other.rows.lowerBound
  }

  /// Returns one motion for the given rows, which starts from the sum of both displacements, within
  /// `maximumDisplacement`.
  fileprivate func joined(with other: MovingRows.SharedMotion, over rows: Range<Int>) -> MovingRows.SharedMotion {
    let from = (motion.from + other.motion.from).clamped(
      to: -MovingRows.maximumDisplacement...MovingRows.maximumDisplacement)
    return MovingRows.SharedMotion(
      rows: rows, kind: kind, motion: Motion(start: motion.start, from: from, to: 0, curve: motion.curve))
  }
}

extension MovingRows {
  /// Inserts a row, which the rows below uncover as they make room for it; if motion is reduced, the row fades in.
  ///
  /// - Parameters:
  ///   - height: The row's height in points; 0 if negative or not finite.
  ///   - index: The row's index afterward.
  ///   - duration: The duration of the motions, in seconds; `animationDuration`, if set, takes precedence.
  ///   - time: When the motions begin.
  /// - Returns: The row's id, and whether a motion has begun.
  /// - Precondition: As for `RowTree.insert(height:index:)`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func insert(
    height: Double, index: Int, duration: Double = duration, at time: Time
  ) -> (id: RowID, startsMotion: Bool) {
    let id = tree.insert(height: height, index: index)
    return (id, animateInsertion(of: id, index: index, duration: duration, at: time))
  }

  /// Issues an id for a row that is not in the list yet; see `restore(_:height:index:duration:at:)`.
  ///
  /// - Returns: The id.
  /// - Precondition: No more than 2,147,483,647 ids are issued.
  /// - Complexity: Amortized O(1).
  public mutating func issueID() -> RowID {
    RowID(tree.issueIDs(1).lowerBound)
  }

  /// Inserts a row that is not in the list, with an id that was issued earlier; the rows below make room for it.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - height: The row's height in points; 0 if negative or not finite.
  ///   - index: The row's index afterward.
  ///   - duration: The duration of the motions, in seconds; `animationDuration`, if set, takes precedence.
  ///   - time: When the motions begin.
  /// - Returns: Whether a motion has begun.
  /// - Precondition: As for `RowTree.restore(_:height:index:)`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func restore(
    _ id: RowID, height: Double, index: Int, duration: Double = duration, at time: Time
  ) -> Bool {
    tree.restore(id, height: height, index: index)
    return animateInsertion(of: id, index: index, duration: duration, at: time)
  }

  /// Removes rows; the rows below close up.
  ///
  /// - Parameters:
  ///   - range: The rows' indices.
  ///   - duration: The duration of the other rows' motion, in seconds; `animationDuration`, if set, takes precedence.
  ///   - time: When the other rows begin to move.
  /// - Returns: Whether a motion has begun.
  /// - Precondition: `range` is within `0..<tree.count`.
  /// - Complexity: As for `RowTree.remove(_:)`.
  public mutating func remove(_ range: Range<Int>, duration: Double = duration, at time: Time) -> Bool {
    let top = tree.height(before: range.lowerBound)
    let height = tree.height(before: range.upperBound) - top
    tree.remove(range)
    didRemove(range)
    return travel(range.lowerBound, top: top, from: height, duration: duration, at: time)
  }

  /// Moves a row; the rows that it passes make room for it.
  ///
  /// - Parameters:
  ///   - source: The row's index.
  ///   - target: The row's index afterward.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether a motion has begun.
  /// - Precondition: Both indices are in `0..<tree.count`.
  /// - Complexity: Amortized O(log *n*).
  public mutating func move(from source: Int, to target: Int, at time: Time) -> Bool {
    guard source != target else { return false }
    return move(source..<source + 1, to: target, at: time)
  }

  /// Shows hidden rows, which fade in while the rows below make room.
  ///
  /// - Parameters:
  ///   - range: The rows' indices. Rows that are hidden more than once stay hidden.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether a motion has begun.
  /// - Precondition: As for `RowTree.show(_:)`.
  /// - Complexity: O(log *n*), however long the range is.
  public mutating func show(_ range: Range<Int>, at time: Time) -> Bool {
    let oldTop = tree.height(before: range.upperBound)
    tree.show(range)
    let newTop = tree.height(before: range.upperBound)
    guard newTop > oldTop else { return false }
    fadeIn(range, at: time)
    _ = travel(range.upperBound, top: newTop, from: oldTop - newTop, duration: Self.duration, at: time)
    return true
  }

  /// Hides rows; the rows below close up.
  ///
  /// - Parameters:
  ///   - range: The rows' indices. Rows that are hidden already are hidden once more.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether a motion has begun.
  /// - Precondition: As for `RowTree.hide(_:)`.
  /// - Complexity: O(log *n*), however long the range is.
  public mutating func hide(_ range: Range<Int>, at time: Time) -> Bool {
    let oldTop = tree.height(before: range.upperBound)
    tree.hide(range)
    let newTop = tree.height(before: range.upperBound)
    return travel(range.upperBound, top: newTop, from: oldTop - newTop, duration: Self.duration, at: time)
  }

  /// Changes hide depths or heights without starting a motion; running motions continue.
  ///
  /// - Parameter change: A closure that changes hide depths or heights of rows.
  /// - Precondition: The number of rows is the same afterward.
  /// - Complexity: Depends on `change`.
  public mutating func changeAtOnce(_ change: (inout RowTree) -> Void) {
    let count = tree.count
    change(&tree)
    precondition(
      tree.count == count,
      "The closure passed to `changeAtOnce` must not change the number of rows; call `insert` or `remove` instead.")
  }

  // MARK: Motions

  /// Makes rows return from a displacement to their positions, or fade in if motion is reduced.
  ///
  /// A single row passes over others, from any distance. Several rows start at most `maximumDisplacement` away.
  ///
  /// - Parameters:
  ///   - rows: The rows' indices; the upper end may be beyond the last row.
  ///   - displacement: The displacement in points, positive downward.
  ///   - duration: The duration in seconds; `animationDuration`, if set, takes precedence.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether a motion has begun; false if there are no rows or the displacement is 0.
  /// - Complexity: O(1).
  public mutating func travel(
    _ rows: Range<Int>, from displacement: Double, duration: Double = duration, at time: Time
  ) -> Bool {
    guard displacement != 0, !rows.isEmpty else { return false }
    let curve = Curve.easeInOut(duration: animationDuration ?? duration)
    if reducesMotion {
      add(SharedMotion(rows: rows, kind: .fade, motion: Motion(start: time, from: 0, to: 1, curve: curve)))
      return true
    }
    let isAlone = rows.count == 1
    let from = isAlone ? displacement : min(max(displacement, -Self.maximumDisplacement), Self.maximumDisplacement)
    let motion = Motion(start: time, from: from, to: 0, curve: curve)
    add(SharedMotion(rows: rows, kind: isAlone ? .pass : .travel, motion: motion))
    return true
  }

  /// Makes a row and all rows below it return from a displacement, or fade in if motion is reduced.
  ///
  /// - Parameters:
  ///   - rows: The first row's index, as an open-ended range.
  ///   - displacement: The displacement in points, positive downward.
  ///   - duration: The duration in seconds; `animationDuration`, if set, takes precedence.
  ///   - time: When the rows begin to move.
  /// - Returns: Whether a motion has begun; false if no visible row among them has a height, or the displacement is 0.
  /// - Precondition: The index is not negative.
  /// - Complexity: O(log *n*).
  public mutating func travel(
    _ rows: PartialRangeFrom<Int>, from displacement: Double, duration: Double = duration, at time: Time
  ) -> Bool {
    guard displacement != 0, rows.lowerBound < tree.count else { return false }
    return travel(
      rows.lowerBound, top: tree.height(before: rows.lowerBound), from: displacement, duration: duration, at: time)
  }

  /// Makes a row and all rows below it return from a displacement, given the row's index and its upper edge in points.
  mutating func travel(
    _ index: Int, top: Double, from displacement: Double, duration: Double, at time: Time
  ) -> Bool {
    guard top < tree.height else { return false }
    return travel(index..<Self.openRangeEnd, from: displacement, duration: duration, at: time)
  }

  /// Makes rows fade in.
  ///
  /// - Parameters:
  ///   - rows: The rows' indices; the upper end may be beyond the last row.
  ///   - duration: The duration in seconds; `animationDuration`, if set, takes precedence.
  ///   - time: When the rows begin to fade in.
  /// - Complexity: O(1).
  public mutating func fadeIn(_ rows: Range<Int>, duration: Double = duration, at time: Time) {
    guard !rows.isEmpty else { return }
    // A row's latest fade determines its opacity, so an earlier fade is no longer needed if all of its rows fade in again.
    motions.removeAll { $0.kind == .fade && $0.rows.clamped(to: rows) == $0.rows }
    let motion = Motion(start: time, from: 0, to: 1, curve: .easeInOut(duration: animationDuration ?? duration))
    add(SharedMotion(rows: rows, kind: .fade, motion: motion))
  }

  /// Ends a row's motion, so that the row is in its position while a snapshot of it moves separately.
  ///
  /// A fade continues. All other motions lose the row; their ranges may be divided, even if there are then more than
  /// `capacity`.
  ///
  /// - Parameter index: The row's index.
  /// - Complexity: O(1).
  public mutating func endMotion(_ index: Int) {
    var newMotions: [SharedMotion] = []
    for sharedMotion in motions {
      guard sharedMotion.kind != .fade, sharedMotion.rows.contains(index) else {
        newMotions.append(sharedMotion)
        continue
      }
      for rows in [sharedMotion.rows.lowerBound..<index, index + 1..<sharedMotion.rows.upperBound] where !rows.isEmpty {
        newMotions.append(SharedMotion(rows: rows, kind: sharedMotion.kind, motion: sharedMotion.motion))
      }
    }
    motions = newMotions
  }

  /// Adds a motion, or merges it into a running one of the same rows if `canJoin(_:)` allows it.
  mutating func add(_ sharedMotion: SharedMotion) {
    if let index = motions.lastIndex(where: { $0.coversSameRows(as: sharedMotion) && $0.canJoin(sharedMotion) }) {
      motions[index] = motions[index].joined(with: sharedMotion, over: sharedMotion.rows)
      return
    }
    if motions.count >= Self.capacity { limitMotionCount(at: sharedMotion.motion.start) }
    motions.append(sharedMotion)
  }

  /// Discards finished motions and, if that leaves too many, reduces the number of motions by one.
  ///
  /// If many rows are removed by separate calls at the same moment, each call starts a motion of all rows below the removed
  /// one. Of these motions, the two whose first rows are closest to each other are merged into a motion of the rows below both.
  /// The rows in between lose the upper motion. If no two motions can be merged, the oldest one ends.
  private mutating func limitMotionCount(at time: Time) {
    discardFinishedMotions(at: time)
    guard motions.count >= Self.capacity else { return }
    var closest: (upper: Int, lower: Int, distance: Int)?
    for lower in motions.indices {
      for upper in motions.indices where upper != lower {
        let distance = motions[lower].rows.lowerBound - motions[upper].rows.lowerBound
        guard distance >= 0, distance < closest?.distance ?? .max, motions[upper].canJoin(motions[lower]) else {
          continue
        }
        guard motions[lower].isOpenEnded, motions[upper].isOpenEnded else { continue }
        closest = (upper, lower, distance)
      }
    }
    guard let closest else {
      motions.removeFirst()
      return
    }
    let lowerMotion = motions[closest.lower]
    motions[closest.lower] = lowerMotion.joined(with: motions[closest.upper], over: lowerMotion.rows)
    motions.remove(at: closest.upper)
  }

  /// Animates an inserted row: the rows below make room, and the new row fades in if motion is reduced.
  private mutating func animateInsertion(of id: RowID, index: Int, duration: Double, at time: Time) -> Bool {
    didInsert(index..<index + 1)
    let height = tree.height(of: id) ?? 0
    if reducesMotion { fadeIn(index..<index + 1, duration: duration, at: time) }
    return travel((index + 1)..., from: -height, duration: duration, at: time) || reducesMotion
  }
}
