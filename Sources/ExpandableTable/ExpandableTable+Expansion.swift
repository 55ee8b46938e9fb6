extension ListNotice.Name {
  /// A row has been expanded; the rows directly under it are visible if the row is.
  public static let didExpand = ListNotice.Name("didExpand")
  /// A row has been collapsed, so that the rows folded under it are hidden.
  public static let didCollapse = ListNotice.Name("didCollapse")
}

extension ExpandableTable {
  /// Returns whether a row is expandable and expanded.
  ///
  /// - Parameter id: The row, which may be hidden.
  /// - Returns: True for an expanded row; false for any other, and for ids that belong to no row.
  /// - Complexity: O(1).
  public func isExpanded(_ id: RowID) -> Bool {
    contains(id) && data.isExpanded(id.rawValue)
  }

  /// Expands a row.
  ///
  /// - Parameters:
  ///   - id: The row, which may be hidden. Nothing changes if it is already expanded, not expandable or unknown.
  ///   - time: When the rows begin to fade in.
  /// - Returns: The insertion of the rows that have become visible, in one range, the reload of the row itself if it is
  ///   visible, and `didExpand`; with a limit on unfolded rows, also the folding of others, as by `collapse(_:at:)`.
  /// - Complexity: O(log *n*) in the number of rows, however many appear; but see `unfolding`.
  @discardableResult
  public mutating func expand(_ id: RowID, at time: Time) -> ListEffects { expandOrCollapse(id, to: true, at: time) }

  /// Collapses a row and hides all rows under it; rows inside it stay expanded or collapsed.
  ///
  /// - Parameters:
  ///   - id: The row, which may be hidden. Nothing changes if it is already collapsed, not expandable or unknown.
  ///   - time: The moment of the change.
  /// - Returns: The deletion of the rows that have become hidden, in one range, the reload of the row itself if it is visible,
  ///   and `didCollapse`; also `didEndEditing` if the row that was being edited has become hidden.
  /// - Complexity: O(log *n*) in the number of rows, however many disappear.
  @discardableResult
  public mutating func collapse(_ id: RowID, at time: Time) -> ListEffects { expandOrCollapse(id, to: false, at: time) }

  /// Expands every row.
  ///
  /// - Parameter time: When the rows begin to fade in.
  /// - Returns: The insertion of the rows that have become visible, adjacent rows combined into one range, the reload of
  ///   those collapsed rows that were already visible, and `didExpand` for every row that was collapsed.
  /// - Complexity: O(*g* log *n*) for *g* expandable rows, including removed ones, of *n* rows.
  @discardableResult
  public mutating func expandAll(at time: Time) -> ListEffects { setAllExpanded(true, at: time) }

  /// Collapses every row, including those inside others.
  ///
  /// - Parameter time: The moment of the change.
  /// - Returns: The deletion of the rows that have become hidden, adjacent rows combined into one range, the reload of the rows
  ///   that were expanded and are still visible, and `didCollapse` for every row that was expanded; also `didEndEditing` if
  ///   the row that was being edited has become hidden.
  /// - Complexity: O(*g* log *n*) for *g* expandable rows, including removed ones, of *n* rows.
  @discardableResult
  public mutating func collapseAll(at time: Time) -> ListEffects { setAllExpanded(false, at: time) }

  /// Expands all rows under which a row is folded, so that it becomes visible.
  ///
  /// - Parameters:
  ///   - id: The row. Nothing changes unless it is folded under a collapsed row.
  ///   - time: When the rows begin to fade in.
  /// - Returns: The insertion of the rows that have become visible, in one range, the reload of the outermost row that
  ///   was collapsed, and `didExpand` for every row that was collapsed; with a limit on unfolded rows, also the folding of
  ///   others, as by `collapse(_:at:)`.
  /// - Complexity: O(*d* log *n*) for a row *d* levels deep, of *n* rows; but see `unfolding`.
  @discardableResult
  public mutating func reveal(_ id: RowID, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    guard contains(id) else { return .none }
    var collapsed: [Int] = []
    var next = data.parent(of: id.rawValue)
    while let row = next {
      if !data.isExpanded(row) { collapsed.append(row) }
      next = data.parent(of: row)
    }
    guard !collapsed.isEmpty else { return .none }
    collapsed.reverse()
    return unfold(collapsed, folding: rowsToFold(whenUnfolding: collapsed), at: time)
  }

  // MARK: Some rows

  private mutating func expandOrCollapse(_ id: RowID, to isExpanded: Bool, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    return contains(id) ? expandOrCollapse(id.rawValue, to: isExpanded, at: time) : .none
  }

  /// Expands or collapses a row; expanding it also collapses others if `unfolding` sets a limit.
  mutating func expandOrCollapse(_ row: Int, to isExpanded: Bool, at time: Time) -> ListEffects {
    guard data.isExpandable(row), data.isExpanded(row) != isExpanded else { return .none }
    // Without a limit on unfolded rows, no other row folds, so nothing has to be looked up.
    let others = isExpanded && unfolding != .any ? rowsToFold(whenUnfolding: [row]) : []
    return others.isEmpty ? setExpansion(of: row, to: isExpanded, at: time) : unfold([row], folding: others, at: time)
  }

  /// Expands or collapses a row, unless it is already in that state.
  mutating func setNestedExpansion(of row: Int, to isExpanded: Bool, at time: Time) -> ListEffects {
    data.isExpanded(row) == isExpanded ? .none : toggle([row], at: time)
  }

  /// Toggles rows, each of which is folded under the previous one.
  ///
  /// The innermost row is toggled first, so that nothing moves until the outermost row is toggled. The rows under the
  /// outermost row were all hidden before or are all hidden now, so there are no gaps between the rows that appear or
  /// disappear. If `time` is nil, rows jump to their positions.
  mutating func toggle(_ toggled: [Int], at time: Time?) -> ListEffects {
    let oldVisibleCount = rows.tree.visibleCount
    var startsMotion = false
    for row in toggled.reversed() { startsMotion = flip(row, below: indices(below: row), at: time) }
    guard let position = position(of: RowID(toggled[0])) else {
      return ListEffects(notices: data.expansionNotices(of: toggled))
    }
    let update = update(
      update(of: position, by: rows.tree.visibleCount - oldVisibleCount), or: Article.reloadSections(position.section))
    return finishToggling(toggled, update: update, startedMotion: startsMotion)
  }

  /// Returns the effects of toggling rows; ends editing, or a slide, in a row that is no longer visible.
  ///
  /// - Parameters:
  ///   - toggled: The rows in the table's order, in which an outer row comes before the rows under it.
  ///   - update: The update.
  ///   - startedMotion: Whether any row has begun to move.
  /// - Returns: The effects, with the end of editing if the edited row is no longer visible.
  mutating func finishToggling(_ toggled: [Int], update: ListUpdate, startedMotion: Bool) -> ListEffects {
    var effects = ListEffects(
      update: update, notices: data.expansionNotices(of: toggled), startedMotion: startedMotion,
      unfoldedRow: unfoldedRow(toggled, by: update))
    if activity != .nothing { effects.add(endHiddenActivity()) }
    return effects
  }

  /// Returns the first visible toggled row if rows have appeared under it and the update contains nothing else; otherwise nil.
  ///
  /// The update then consists of a reload of that row alone and an insertion.
  func unfoldedRow(_ toggled: [Int], by update: ListUpdate) -> RowID? {
    guard update.changes.count == 2, case .reload(let reloaded) = update.changes[0], reloaded.range.count == 1,
      case .insert = update.changes[1]
    else { return nil }
    return toggled.lazy.map { RowID($0) }.first { position(of: $0) != nil }
  }

  /// Expands or collapses a row without reporting it.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - indices: The indices of the rows under it.
  ///   - time: When rows begin to move; nil to put them at their positions at once.
  /// - Returns: Whether any row has begun to move.
  @inline(never)  // Inlining this and `expansionNotices` would add 1.5 kB to the playground's WebAssembly.
  private mutating func flip(_ row: Int, below indices: Range<Int>, at time: Time?) -> Bool {
    let isExpanded = !data.isExpanded(row)
    data.setExpanded(row, to: isExpanded)
    guard let time else {
      rows.changeAtOnce { isExpanded ? $0.show(indices) : $0.hide(indices) }
      return false
    }
    return isExpanded ? rows.show(indices, at: time) : rows.hide(indices, at: time)
  }

  /// Returns the update of a row under which `count` rows have appeared or, if `count` is negative, disappeared.
  private func update(of row: RowPosition, by count: Int) -> ListUpdate {
    let reload = ListUpdate.Change.reload(.init(section: row.section, row.row..<row.row + 1))
    if count == 0 { return ListUpdate([reload]) }
    let rowsBelow = ListUpdate.Rows(section: row.section, row.row + 1..<row.row + 1 + Int(count.magnitude))
    return ListUpdate([reload, count > 0 ? .insert(rowsBelow) : .delete(rowsBelow)])
  }

  // MARK: All rows

  private mutating func setAllExpanded(_ isExpanded: Bool, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crashEffects }
    var (toggled, treeIndices): ([Int], [Int]) = ([], [])
    var isInOrder = true
    for row in data.expandableRows where data.isExpanded(row) != isExpanded {
      guard let index = rows.tree.index(of: RowID(row)) else { continue }
      if let last = treeIndices.last, last > index { isInOrder = false }
      toggled.append(row)
      treeIndices.append(index)
    }
    guard !toggled.isEmpty else { return .none }
    if !isInOrder {
      // Rows or sections have been inserted or moved, so the order of the rows' ids is no longer the table's.
      treeIndices.sort()
      toggled = treeIndices.map { row(at: $0) }
    }
    let (changes, startsMotion) = toggleAll(toggled, treeIndices: treeIndices, at: time)
    return finishToggling(toggled, update: update(changes, or: Article.reloadData), startedMotion: startsMotion)
  }

  /// Toggles rows, which are given in the table's order, as are their indices in the tree.
  ///
  /// - Returns: The update, and whether any row has begun to move.
  mutating func toggleAllNested(
    _ toggled: [Int], treeIndices: [Int], at time: Time
  ) -> (update: ListUpdate, startsMotion: Bool) {
    let (update, firstFadingIndex) = update(toggling: toggled, treeIndices: treeIndices)
    let travels = toggled.count <= Self.maximumTravellingRows
    var startsMotion = false
    for (row, index) in zip(toggled, treeIndices) {
      startsMotion = flip(row, below: indices(below: row, at: index), at: travels ? time : nil) || startsMotion
    }
    guard !travels, let firstFadingIndex else { return (update, startsMotion) }
    // Only the rows below the first visible toggled row fade in; everything above them stays in place.
    rows.fadeIn(firstFadingIndex..<rows.tree.count, duration: Self.fadeDuration, at: time)
    return (update, true)
  }

  /// Returns the update for rows that are about to be toggled, and the index in the tree just below the first of them that is
  /// visible; nil if none is.
  private func update(toggling toggled: [Int], treeIndices: [Int]) -> (update: ListUpdate, firstFadingIndex: Int?) {
    var update = ListUpdate()
    var firstFadingIndex: Int?
    var end = 0
    var inserted = (section: 0, rowCount: 0)
    for (row, index) in zip(toggled, treeIndices) {
      let indicesBelow = indices(below: row, at: index)
      // Rows folded under another toggled row appear and disappear with it.
      guard indicesBelow.lowerBound > end, let position = position(of: RowID(row)) else { continue }
      firstFadingIndex = firstFadingIndex ?? indicesBelow.lowerBound
      end = indicesBelow.upperBound
      if position.section != inserted.section { inserted = (position.section, 0) }
      update.append(.reload, section: position.section, rows: position.row..<position.row + 1)
      var next = position.row + 1
      if data.isExpanded(row) {
        let removedCount =
          rows.tree.visibleCount(before: indicesBelow.upperBound)
          - rows.tree.visibleCount(before: indicesBelow.lowerBound)
        update.append(.delete, section: position.section, rows: next..<next + removedCount)
      } else {
        // When all rows are expanded, all rows under a visible row are visible.
        next += inserted.rowCount
        update.append(.insert, section: position.section, rows: next..<next + indicesBelow.count)
        inserted.rowCount += indicesBelow.count
      }
    }
    return (update, firstFadingIndex)
  }
}

extension RowStore {
  /// Returns the notices of rows that have expanded or collapsed.
  @inline(never)
  fileprivate func expansionNotices(of rows: [Int]) -> [ListNotice] {
    rows.map { .custom(isExpanded($0) ? .didExpand : .didCollapse, RowID($0)) }
  }
}
