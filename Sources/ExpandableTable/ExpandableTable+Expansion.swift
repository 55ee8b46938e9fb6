extension ExpandableTable {
  /// Whether a row is expandable and expanded; it may itself be hidden.
  public func isExpanded(_ id: RowID) -> Bool {
    list.flags.indices.contains(id.rawValue) && list.isExpanded(id.rawValue)
  }

  /// Expands a row; one that is expanded or does not expand stays as it is.
  ///
  /// - Returns: The rows that have come in one range, and the reload of the row itself.
  /// - Complexity: O(log n), however many rows come.
  @discardableResult
  public mutating func expand(_ id: RowID, at time: Time) -> ListEffects { setExpanded(id, true, at: time) }

  /// Collapses a row and hides everything under it; what was expanded inside is remembered.
  ///
  /// - Returns: The rows that have gone in one range, and the reload of the row itself.
  /// - Complexity: O(log n), however many rows go.
  @discardableResult
  public mutating func collapse(_ id: RowID, at time: Time) -> ListEffects { setExpanded(id, false, at: time) }

  /// Expands every row.
  ///
  /// - Returns: The rows that have come, a range for each outermost row that was collapsed, and the reload of those rows.
  /// - Complexity: O(n + c log n) for c collapsed rows.
  @discardableResult
  public mutating func expandAll(at time: Time) -> ListEffects {
    changeAll(at: time) { table in
      for row in table.list.flags.indices where table.list.isExpandable(row) && !table.list.isExpanded(row) {
        table.flip(row)
      }
    }
  }

  /// Collapses every row, those inside others too.
  ///
  /// - Returns: The rows that have gone, a range for each outermost row that was expanded, and the reload of those rows.
  /// - Complexity: O(n + e log n) for e expanded rows.
  @discardableResult
  public mutating func collapseAll(at time: Time) -> ListEffects {
    changeAll(at: time) { table in
      for row in table.list.flags.indices where table.list.isExpanded(row) { table.flip(row) }
    }
  }

  /// Expands everything that a row is folded under, so that it shows.
  ///
  /// - Returns: The rows that have come in one range, and the reload of the outermost row that was collapsed.
  /// - Complexity: O(d log n) for a row d levels deep.
  @discardableResult
  public mutating func reveal(_ id: RowID, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard list.flags.indices.contains(id.rawValue) else { return .none }
    guard corrections.contains(.nestedRows) else { return revealFlat(id.rawValue, at: time) }
    var collapsed: [Int] = []
    var next = list.parent(of: id.rawValue)
    while let row = next {
      if !list.isExpanded(row) { collapsed.append(row) }
      next = list.parent(of: row)
    }
    guard let outermost = collapsed.last else { return .none }
    // All rows under it were hidden, so whatever shows in the end has come, without a gap.
    let before = tree.visibleCount
    for row in collapsed { flip(row) }
    return changed(outermost, by: tree.visibleCount - before, collapsed.reversed(), at: time)
  }

  // MARK: One row

  private mutating func setExpanded(_ id: RowID, _ isExpanded: Bool, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard list.flags.indices.contains(id.rawValue) else { return .none }
    return setExpanded(id.rawValue, isExpanded, at: time)
  }

  mutating func setExpanded(_ row: Int, _ isExpanded: Bool, at time: Time) -> ListEffects {
    guard list.isExpandable(row), list.isExpanded(row) != isExpanded else { return .none }
    guard corrections.contains(.nestedRows) else { return setExpandedFlat(row, isExpanded, at: time) }
    let before = tree.visibleCount
    flip(row)
    return changed(row, by: tree.visibleCount - before, CollectionOfOne(row), at: time)
  }

  /// Expands or collapses a row and says nothing of it.
  private mutating func flip(_ row: Int) {
    let isExpanded = !list.isExpanded(row)
    if isExpanded { list.flags[row].insert(.isExpanded) } else { list.flags[row].remove(.isExpanded) }
    let places = treePlaces(of: list.below(row))
    if isExpanded { tree.show(places) } else { tree.hide(places) }
  }

  /// The effects of rows that have come, or gone, under a row.
  private mutating func changed(
    _ row: Int, by count: Int, _ flipped: some Sequence<Int>, at time: Time
  ) -> ListEffects {
    var effects = ListEffects()
    for row in flipped {
      effects.notices.append(list.isExpanded(row) ? .didExpand(RowID(row)) : .didCollapse(RowID(row)))
    }
    guard let place = position(of: RowID(row)) else { return effects }
    let own = ListUpdate.Change.reload(.init(section: place.section, place.row..<place.row + 1))
    if !corrections.contains(.changedRowsOnly) {
      effects.update = ListUpdate([.reloadSection(place.section)])
    } else if count > 0 {
      let range = place.row + 1..<place.row + 1 + count
      effects.update = ListUpdate([own, .insert(.init(section: place.section, range))])
    } else if count < 0 {
      let range = place.row + 1..<place.row + 1 - count
      effects.update = ListUpdate([own, .delete(.init(section: place.section, range))])
    } else {
      effects.update = ListUpdate([own])
    }
    if count > 0 {
      fadeIn(list.below(row), at: time)
      effects.startedMotion = true
    } else {
      effects.notices += forgetHiddenAttention()
    }
    return effects
  }

  /// Where rows are among all rows and headers of the tree.
  func treePlaces(of rows: Range<Int>) -> Range<Int> {
    let shift = list.section(of: max(0, rows.lowerBound - 1)) + 1
    return rows.lowerBound + shift..<rows.upperBound + shift
  }

  // MARK: All rows

  private mutating func changeAll(at time: Time, _ change: (inout ExpandableTable) -> Void) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    let (wasExpanded, shown) = (list.flags.map { $0.contains(.isExpanded) }, visibility)
    if corrections.contains(.nestedRows) { change(&self) } else { changeAllFlat(change) }
    var effects = ListEffects()
    let flipped = wasExpanded.indices.filter { wasExpanded[$0] != list.flags[$0].contains(.isExpanded) }
    for row in flipped {
      effects.notices.append(list.isExpanded(row) ? .didExpand(RowID(row)) : .didCollapse(RowID(row)))
    }
    guard !flipped.isEmpty else { return effects }
    effects.update =
      corrections.contains(.changedRowsOnly)
      ? update(from: shown, reloading: flipped) : ListUpdate([.reloadAll])
    effects.notices += forgetHiddenAttention()
    for row in flipped where shown[row] && list.isExpanded(row) && fades.count < Self.mostFades {
      fadeIn(list.below(row), at: time)
      effects.startedMotion = true
    }
    return effects
  }
}
