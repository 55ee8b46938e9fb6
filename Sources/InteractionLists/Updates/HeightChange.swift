/// Another height, of a row or of all rows of a kind.
///
///     table.setHeights([.row(RowID(3), 80), .row(RowID(4), nil)], at: now)   // row 4 is as high as others of its kind
///     table.setHeights([.kind("idCellTextfield", 60)], at: now)              // each text field of a form
///
/// Heights are measurements: nobody takes them back, and taking something else back keeps them.
public enum HeightChange: Hashable, Sendable {
  /// A row gets a height of its own in points, or nil: the height that rows of its kind have.
  ///
  /// What is negative or not finite becomes 0, or 10⁹ where it is infinite.
  case row(RowID, Double?)
  /// All rows of a kind that have no height of their own get this one, in points; made harmless likewise.
  ///
  /// A `SwipeList` and a list of one kind of rows have the kind `""`; a form's are its rows' identifiers, such as
  /// `idCellNormal`. A kind that the list does not have changes nothing.
  case kind(String, Double)

  /// The heights that rows can have, in points: those that scripts give, too.
  package static let heights = 0...1e9

  /// A height made harmless: negative ones and NaN become 0, and what is beyond 10⁹ that.
  package static func usable(_ height: Double) -> Double { height.isNaN ? 0 : height.clamped(to: heights) }
}

extension RowTree {
  /// Whether a row begins elsewhere after changes of heights: the others are there at once then, because the content follows
  /// it, where a finger holds it.
  package func moves(_ row: RowID?, by changes: [HeightChange]) -> Bool {
    guard let row, let index = index(of: row) else { return false }
    return changes.contains { change in
      switch change {
      case .row(let other, _): self.index(of: other).map { $0 < index } ?? false
      case .kind: true
      }
    }
  }
}

/// The heights that rows have of their own, of those that are gone too, as long as they may come back.
@usableFromInline package struct OwnHeights: Equatable, Sendable {
  @usableFromInline var heights: [RowID: Double] = [:]

  package init() {}

  /// Whether no row has a height of its own.
  @inlinable package var isEmpty: Bool { heights.isEmpty }

  /// The height that a row has of its own, in points; nil for most.
  @inlinable package subscript(row: RowID) -> Double? {
    get { heights.isEmpty ? nil : heights[row] }
    set { heights[row] = newValue }
  }

  /// Whether the rows of a tree have the same heights of their own in both.
  package func agrees(with other: OwnHeights, in tree: RowTree) -> Bool {
    heights == other.heights || present(in: tree) == other.present(in: tree)
  }

  private func present(in tree: RowTree) -> [RowID: Double] { heights.filter { tree.contains($0.key) } }

  /// The height of its own of a row that is in a tree.
  package func height(of row: RowID, in tree: RowTree) -> Double? { tree.contains(row) ? self[row] : nil }

  /// Makes changes, and gives the rows the heights that follow.
  ///
  /// - Parameters:
  ///   - changes: The changes; kinds are the list's to take over before.
  ///   - kindsChange: Whether some kind has another height now.
  ///   - rows: The rows.
  ///   - animated: Whether the others travel.
  ///   - time: When they begin to move.
  ///   - usual: The height of a row that has none of its own, in points, by the one that it has.
  /// - Returns: Whether heights have changed, and whether anything has begun to move.
  /// - Complexity: O(*k* log *n*) for *k* rows of *n*; O(*n*) where a kind has changed.
  package mutating func apply(
    _ changes: [HeightChange], kindsChange: Bool, to rows: inout MovingRows, animated: Bool, at time: Time,
    _ usual: (RowID, Double) -> Double
  ) -> ListEffects {
    var named: [RowID] = []
    for case .row(let row, let height) in changes where rows.tree.contains(row) {
      heights[row] = height.map(HeightChange.usable)
      named.append(row)
    }
    let (changed, moves) =
      kindsChange
      ? rows.mapHeights(animated: animated, at: time) { row, height in self[row] ?? usual(row, height) }
      : rows.setHeights(
        named.map { ($0, self[$0] ?? usual($0, rows.tree.height(of: $0) ?? 0)) }, animated: animated, at: time)
    return ListEffects(startedMotion: moves, changesHeights: changed)
  }
}
