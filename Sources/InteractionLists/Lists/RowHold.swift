/// A finger's hold on a lifted row, which determines where the row appears and its place among the others.
///
///     var hold = RowHold(index: 1, top: 44, y: 60, contentOffset: 0, visibleAt: 44, duration: 0.25, at: now)
///     hold.move(y: 90, contentOffset: 0)
///     hold.index(of: row, in: tree)   // 2 among rows 44 points high, past the middle of the next row
///
/// The row follows the finger from the start, while its distance from where the finger holds it shrinks to 0.
@usableFromInline package struct RowHold: Hashable, Sendable {
  /// The default time that a lifted row takes to rise or to sink back, in seconds.
  ///
  /// From GestureList's article: 0.25.
  package static let duration = 0.25
  /// The opacity of a lifted row.
  ///
  /// From GestureList's article: 0.98.
  package static let alpha = 0.98
  /// The scale of a lifted row.
  ///
  /// From GestureList's article: 1.05.
  package static let scale = 1.05
  /// The shadow of a lifted row.
  ///
  /// From GestureList's article: 5 points to the left, opacity 0.4, radius 5 points.
  package static let shadow = LayerShadow(offset: Vector(-5, 0), opacity: 0.4, radius: 5)

  /// The index from which the row was lifted, adjusted when other rows are inserted, removed or moved.
  package private(set) var originalIndex: Int
  /// The row's index after the last move that the undo history has recorded or, before the first one, the index from which
  /// the row was lifted; adjusted when other rows are inserted, removed or moved.
  package private(set) var recordedIndex: Int
  /// The finger's y coordinate in the viewport, in points.
  package private(set) var y: Double
  /// The content's offset, in points.
  package private(set) var contentOffset: Double
  /// The finger's y coordinate in the content when it lifted the row, in points.
  private let startY: Double
  /// The row's upper edge while the finger is at `startY`, without `drift`, in points from the top of the content.
  private let startTop: Double
  /// The row's remaining distance from the place where the finger holds it, in points; it ends at 0.
  private var drift: Motion
  /// The row's lift, from 0 (in its position) to 1 (fully lifted).
  package let rise: Motion

  /// Creates the hold of a finger that lifts a row.
  ///
  /// - Parameters:
  ///   - index: The row's index.
  ///   - top: The upper edge to which the row travels if the finger rests, in points from the top of the content.
  ///   - y: The finger's y coordinate in the viewport, in points.
  ///   - contentOffset: The content's offset, in points.
  ///   - seenTop: The upper edge at which the row is seen now, in points from the top of the content.
  ///   - initialRise: The row's current lift, 0...1.
  ///   - duration: The time that the row takes to rise, in seconds.
  ///   - time: The moment.
  package init(
    index: Int, top: Double, y: Double, contentOffset: Double, visibleAt seenTop: Double,
    risenBy initialRise: Double = 0, duration: Double, at time: Time
  ) {
    (originalIndex, recordedIndex) = (index, index)
    (self.y, self.contentOffset) = (y, contentOffset)
    (startY, startTop) = (y + contentOffset, top)
    drift = Motion(start: time, from: seenTop - top, to: 0, curve: .easeInOut(duration: duration))
    rise = Motion(start: time, from: initialRise, to: 1, curve: .easeInOut(duration: duration))
  }

  /// Moves the finger to another y coordinate, or the content under the finger.
  package mutating func move(y: Double, contentOffset: Double) {
    (self.y, self.contentOffset) = (y, contentOffset)
  }

  /// Moves the row at once to the place where the finger holds it.
  package mutating func finishMove() { drift = Motion(start: drift.start, from: 0, to: 0, curve: drift.curve) }

  /// Returns the row's upper edge, in points from the top of the content, at a given offset of the content.
  package func top(contentOffset: Double, at time: Time) -> Double {
    startTop + (y + contentOffset - startY) + drift.position(at: time)
  }

  /// Returns the row's place: the number of other rows above it.
  ///
  /// The place is found among the other rows as if the held row were absent and they had closed up. Another row is above
  /// the held row if its middle is at or above the held row's upper edge (without `drift`), whatever the heights of both.
  /// If the finger is where it lifted the row, and that edge is the top of the original place, the row has that place.
  ///
  /// The place does not depend on the finger's path.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - tree: The rows, including this one, at any index.
  /// - Returns: The place, from 0 to the number of other rows; 0 if the row is not visible.
  /// - Complexity: O(log *n*) in the number of rows.
  package func index(of row: RowID, in tree: RowTree) -> Int {
    guard let rowIndex = tree.index(of: row), let height = tree.height(of: row), let rowTop = tree.top(of: row) else {
      return 0
    }
    let distance = y + contentOffset - startY
    let heldTop = startTop + distance
    if distance == 0, isOriginalTop(heldTop, rowIndex: rowIndex, height: height, in: tree) { return originalIndex }
    guard heldTop >= 0 else { return 0 }
    let isAbove = heldTop < rowTop
    // In the tree, the rows below the held one are farther down by its height than if they had closed up.
    guard let other = tree.id(atY: isAbove ? heldTop : heldTop + height), let index = tree.index(of: other),
      let otherTop = tree.top(of: other), let otherHeight = tree.height(of: other)
    else { return tree.count - 1 }
    guard other != row else { return rowIndex }
    let middle = otherTop + otherHeight / 2 - (isAbove ? 0 : height)
    return (isAbove ? index : index - 1) + (middle <= heldTop ? 1 : 0)
  }

  /// Returns whether a y coordinate is the upper edge of the row's original position, apart from rounding errors.
  private func isOriginalTop(_ heldTop: Double, rowIndex: Int, height: Double, in tree: RowTree) -> Bool {
    guard originalIndex >= 0, originalIndex < tree.count else { return false }
    let originalTop =
      originalIndex <= rowIndex
      ? tree.height(before: originalIndex) : tree.height(before: originalIndex + 1) - height
    return (originalTop - heldTop).magnitude < 0.001
  }

  /// Sets `recordedIndex`, the row's index after the last move that the undo history has recorded.
  package mutating func record(_ index: Int) { recordedIndex = index }

  /// Adjusts the indices after another row has been removed, inserted, or both.
  ///
  /// - Parameters:
  ///   - removedIndex: The index from which a row was removed, or nil.
  ///   - insertedIndex: The index at which a row was inserted, or nil.
  ///   - index: The held row's current index.
  /// - Precondition: Before that change, the held row's index was `recordedIndex`.
  package mutating func adjust(removedIndex: Int?, insertedIndex: Int?, index: Int) {
    // `originalIndex` counts only the other rows. The removed index counts the lifted row, too, which was at
    // `recordedIndex`.
    if let removedIndex {
      let position = removedIndex < recordedIndex ? removedIndex : removedIndex - 1
      if position < originalIndex { originalIndex -= 1 }
    }
    if let insertedIndex, insertedIndex <= originalIndex { originalIndex += 1 }
    recordedIndex = index
  }
}

/// The landing of a lifted row.
@usableFromInline package struct RowLanding: Hashable, Sendable {
  /// The row's distance from where it lands, in points; it shrinks to 0.
  package let drift: Motion
  /// The row's lift, 0...1; it shrinks to 0.
  package let sink: Motion

  /// Creates the landing of a released row.
  ///
  /// - Parameters:
  ///   - hold: The hold that has ended.
  ///   - homeTop: The upper edge at which the row lands, in points from the top of the content.
  ///   - duration: The time that the row takes to sink, in seconds.
  ///   - time: The moment.
  package init(of hold: RowHold, to homeTop: Double, duration: Double, at time: Time) {
    let drift = hold.top(contentOffset: hold.contentOffset, at: time) - homeTop
    self.drift = Motion(start: time, from: drift, to: 0, curve: .easeInOut(duration: duration))
    sink = Motion(start: time, from: hold.rise.position(at: time), to: 0, curve: .easeInOut(duration: duration))
  }
}
