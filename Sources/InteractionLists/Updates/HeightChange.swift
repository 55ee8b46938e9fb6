/// A change of the height of a row or of all rows of a kind.
///
///     table.setHeights([.row(RowID(3), 80), .row(RowID(4), nil)], at: now)   // row 4 gets the height of its kind
///     table.setHeights([.kind("idCellTextfield", 60)], at: now)              // the text fields of a form
///
/// Heights are measurements, so a change of height cannot be undone, and undoing another change keeps the heights that were
/// set.
public enum HeightChange: Hashable, Sendable {
  /// The height of a row in points; nil for the height of the row's kind or, in a `SwipeList`, of the row's template.
  ///
  /// Clamped to 0...10⁹; NaN becomes 0.
  case row(RowID, Double?)
  /// The height, in points, of all rows of a kind except those whose heights were set individually and, in a `SwipeList`,
  /// those whose descriptions have a template.
  ///
  /// Clamped as for `row`. The rows of a `SwipeList`, or of another list with only one kind of rows, are of the kind `""`;
  /// the kinds of a form are its rows' identifiers, such as `idCellNormal`. A kind that the list does not have is ignored.
  case kind(String, Double)

  /// The range of heights that a change can set, in points, also in scripts.
  package static let heightRange = 0...1e9

  /// Returns a height clamped to 0...10⁹; NaN becomes 0.
  package static func usableHeight(_ height: Double) -> Double { height.isNaN ? 0 : height.clamped(to: heightRange) }
}

extension RowTree {
  /// Returns whether height changes may move a lifted row.
  ///
  /// A change of a kind always may, because rows of that kind may be above the row. If the row may move, the other rows take
  /// their new positions at once, because a table then scrolls to keep the lifted row's position in place.
  package func mayMove(_ row: RowID?, by changes: [HeightChange]) -> Bool {
    guard let row, let index = index(of: row) else { return false }
    return changes.contains { change in
      switch change {
      case .row(let other, _): self.index(of: other).map { $0 < index } ?? false
      case .kind: true
      }
    }
  }
}

/// The heights that were set for individual rows; removed rows keep theirs as long as undo can restore them.
@usableFromInline package struct IndividualHeights: Equatable, Sendable {
  @usableFromInline var heights: [RowID: Double] = [:]

  package init() {}

  /// Whether no row has an individual height.
  @inlinable package var isEmpty: Bool { heights.isEmpty }

  /// The height that was set for a row, in points; nil if none was set.
  @inlinable package subscript(row: RowID) -> Double? {
    get { heights.isEmpty ? nil : heights[row] }
    set { heights[row] = newValue }
  }

  /// Returns whether the individual heights of a tree's rows are the same in both.
  package func agrees(with other: IndividualHeights, in tree: RowTree) -> Bool {
    heights == other.heights || presentHeights(in: tree) == other.presentHeights(in: tree)
  }

  private func presentHeights(in tree: RowTree) -> [RowID: Double] { heights.filter { tree.contains($0.key) } }

  /// Returns the individual height of a row, if the row is in a tree.
  package func height(of row: RowID, in tree: RowTree) -> Double? { tree.contains(row) ? self[row] : nil }

  /// Applies changes, and sets the resulting heights of the rows.
  ///
  /// - Parameters:
  ///   - changes: The changes. The list must already have applied those for kinds.
  ///   - changesKinds: Whether the height of any kind has been set.
  ///   - rows: The rows.
  ///   - animated: As in `MovingRows.setHeights(_:animated:at:)`.
  ///   - time: When the other rows begin to move.
  ///   - defaultHeight: A closure that returns the height of a row without an individual height, in points, given its current
  ///     height.
  /// - Returns: Whether the height of a visible row has changed, and whether a motion has begun.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n*; O(*n*) if the height of a kind has been set.
  package mutating func apply(
    _ changes: [HeightChange], changesKinds: Bool, to rows: inout MovingRows, animated: Bool, at time: Time,
    _ defaultHeight: (RowID, Double) -> Double
  ) -> ListEffects {
    var namedRows: [RowID] = []
    for case .row(let row, let height) in changes where rows.tree.contains(row) {
      heights[row] = height.map(HeightChange.usableHeight)
      namedRows.append(row)
    }
    let (changed, startsMotion) =
      changesKinds
      ? rows.updateHeights(animated: animated, at: time) { row, height in self[row] ?? defaultHeight(row, height) }
      : rows.setHeights(
        namedRows.map { ($0, self[$0] ?? defaultHeight($0, rows.tree.height(of: $0) ?? 0)) }, animated: animated,
        at: time)
    return ListEffects(startedMotion: startsMotion, changesHeights: changed)
  }
}
