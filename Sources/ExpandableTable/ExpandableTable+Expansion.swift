extension ListNotice.Name {
  /// A row has been expanded: the rows folded under it show.
  public static let didExpand = ListNotice.Name("didExpand")
  /// A row has been collapsed: the rows folded under it are hidden.
  public static let didCollapse = ListNotice.Name("didCollapse")
}

extension ExpandableTable {
  /// Whether a row is expandable and expanded; it may itself be hidden.
  ///
  /// - Parameter id: The row, shown or not.
  /// - Returns: True for an expanded row, false for any other and for ids that name no row.
  /// - Complexity: O(1).
  public func isExpanded(_ id: RowID) -> Bool {
    holds(id) && data.isExpanded(id.rawValue)
  }

  /// Expands a row.
  ///
  /// - Parameters:
  ///   - id: The row, shown or not; one that is expanded, does not expand or is unknown stays as it is.
  ///   - time: The moment at which rows begin to fade in.
  /// - Returns: The rows that have come in one range, the reload of the row itself, and `didExpand`.
  /// - Complexity: O(log *n*) in the number of rows, however many come.
  @discardableResult
  public mutating func expand(_ id: RowID, at time: Time) -> ListEffects { setExpanded(id, true, at: time) }

  /// Collapses a row and hides everything under it; what was expanded inside is remembered.
  ///
  /// - Parameters:
  ///   - id: The row, shown or not; one that is collapsed, does not expand or is unknown stays as it is.
  ///   - time: The moment of the change.
  /// - Returns: The rows that have gone in one range, the reload of the row itself, and `didCollapse`.
  /// - Complexity: O(log *n*) in the number of rows, however many go.
  @discardableResult
  public mutating func collapse(_ id: RowID, at time: Time) -> ListEffects { setExpanded(id, false, at: time) }

  /// Expands every row.
  ///
  /// - Parameter time: The moment at which rows begin to fade in.
  /// - Returns: The rows that have come, neighbours in one range, the reload of the rows that were collapsed and showed,
  ///   and `didExpand` of every row that was collapsed.
  /// - Complexity: O(*g* log *n*) in the number *n* of rows and *g* of rows that expand, those that are gone included.
  @discardableResult
  public mutating func expandAll(at time: Time) -> ListEffects { setAllExpanded(true, at: time) }

  /// Collapses every row, those inside others too.
  ///
  /// - Parameter time: The moment of the change.
  /// - Returns: The rows that have gone, neighbours in one range, the reload of the rows that were expanded and still
  ///   show, and `didCollapse` of every row that was expanded.
  /// - Complexity: O(*g* log *n*) in the number *n* of rows and *g* of rows that expand, those that are gone included.
  @discardableResult
  public mutating func collapseAll(at time: Time) -> ListEffects { setAllExpanded(false, at: time) }

  /// Expands everything that a row is folded under, so that it shows.
  ///
  /// - Parameters:
  ///   - id: The row; one that shows already or is unknown changes nothing.
  ///   - time: The moment at which rows begin to fade in.
  /// - Returns: The rows that have come in one range, the reload of the outermost row that was collapsed, and `didExpand`
  ///   of every row that was.
  /// - Complexity: O(*d* log *n*) in the number *n* of rows, for a row *d* levels deep.
  @discardableResult
  public mutating func reveal(_ id: RowID, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard holds(id) else { return .none }
    guard corrections.contains(.nestedRows) else { return revealFlat(id.rawValue, at: time) }
    var collapsed: [Int] = []
    var next = data.parent(of: id.rawValue)
    while let row = next {
      if !data.isExpanded(row) { collapsed.append(row) }
      next = data.parent(of: row)
    }
    guard let outermost = collapsed.last else { return .none }
    // All rows under it were hidden, so whatever shows in the end has come, without a gap.
    let before = rows.tree.visibleCount
    var moves = false
    // The inner ones first, which are hidden: nothing moves before the outermost one expands.
    for row in collapsed { moves = flip(row, at: time) || moves }
    return changed(outermost, by: rows.tree.visibleCount - before, collapsed.reversed(), startedMotion: moves)
  }

  // MARK: One row

  private mutating func setExpanded(_ id: RowID, _ isExpanded: Bool, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    guard holds(id) else { return .none }
    return setExpanded(id.rawValue, isExpanded, at: time)
  }

  mutating func setExpanded(_ row: Int, _ isExpanded: Bool, at time: Time) -> ListEffects {
    guard data.isExpandable(row), data.isExpanded(row) != isExpanded else { return .none }
    guard corrections.contains(.nestedRows) else { return setExpandedFlat(row, isExpanded, at: time) }
    let before = rows.tree.visibleCount
    let moves = flip(row, at: time)
    return changed(row, by: rows.tree.visibleCount - before, CollectionOfOne(row), startedMotion: moves)
  }

  private mutating func flip(_ row: Int, at time: Time) -> Bool {
    flip(Group(row: row, below: indices(below: row)), at: time)
  }

  /// Expands or collapses a row without reporting it.
  ///
  /// - Parameters:
  ///   - group: The row and those under it.
  ///   - time: The moment at which rows set out; nil for those that are to be at their positions at once.
  /// - Returns: Whether any has.
  private mutating func flip(_ group: Group, at time: Time?) -> Bool {
    let isExpanded = !data.isExpanded(group.row)
    data.setExpanded(group.row, isExpanded)
    let indices = group.below
    guard let time else {
      rows.changeAtOnce { isExpanded ? $0.show(indices) : $0.hide(indices) }
      return false
    }
    return isExpanded ? rows.show(indices, at: time) : rows.hide(indices, at: time)
  }

  /// The effects of rows that have come, or gone, under a row.
  private mutating func changed(
    _ row: Int, by count: Int, _ flipped: some Sequence<Int>, startedMotion: Bool
  ) -> ListEffects {
    var notices: [ListNotice] = []
    // A loop, because a closure over the table would copy it.
    for row in flipped { notices.append(turnNotice(row)) }
    guard let position = position(of: RowID(row)) else { return ListEffects(notices: notices) }
    var effects = ListEffects(
      update: update(of: position, by: count), notices: notices, startedMotion: startedMotion)
    effects.add(forgetHiddenAttention())
    return effects
  }

  /// The notice of a row that has expanded or collapsed.
  func turnNotice(_ row: Int) -> ListNotice {
    data.isExpanded(row) ? .own(.didExpand, RowID(row)) : .own(.didCollapse, RowID(row))
  }

  /// The update of a row under which a number of rows have come, or gone where it is negative.
  private func update(of row: RowPosition, by count: Int) -> ListUpdate {
    guard corrections.contains(.changedRowsOnly) else { return ListUpdate([.reloadSection(row.section)]) }
    let own = ListUpdate.Change.reload(.init(section: row.section, row.row..<row.row + 1))
    let below = ListUpdate.Rows(section: row.section, row.row + 1..<row.row + 1 + Int(count.magnitude))
    if count == 0 { return ListUpdate([own]) }
    return ListUpdate([own, count > 0 ? .insert(below) : .delete(below)])
  }

  // MARK: All rows

  private mutating func setAllExpanded(_ isExpanded: Bool, at time: Time) -> ListEffects {
    if originalHasCrashed { return Self.crash }
    let turned = groups(expanded: !isExpanded)
    guard !turned.isEmpty else { return .none }
    var (update, moves) =
      corrections.contains(.nestedRows)
      ? turnAll(turned, at: time) : changeAllFlat(turned.map { $0.row }, at: time)
    if !corrections.contains(.changedRowsOnly) { update = ListUpdate([.reloadAll]) }
    var notices: [ListNotice] = []
    notices.reserveCapacity(turned.count)
    for group in turned { notices.append(turnNotice(group.row)) }
    var effects = ListEffects(update: update, notices: notices, startedMotion: moves)
    effects.add(forgetHiddenAttention())
    return effects
  }

  /// A row, and those folded under it, by their indices among all.
  private struct Group {
    let row: Int
    let below: Range<Int>
  }

  /// The rows that expand and are expanded, or are not, in order.
  private func groups(expanded isExpanded: Bool) -> [Group] {
    var found: [Group] = []
    for row in data.expandable where data.isExpanded(Int(row)) == isExpanded {
      guard let index = rows.tree.index(of: RowID(Int(row))) else { continue }
      found.append(Group(row: Int(row), below: indices(below: Int(row), at: index)))
    }
    found.sort { $0.below.lowerBound < $1.below.lowerBound }
    return found
  }

  /// A row that turns and shows before and after, and how many rows go or come under it.
  private struct Turned {
    let below: Range<Int>
    let position: RowPosition
    let gone, come: Int
  }

  /// Expands or collapses rows, and says how those have changed that show, and whether any has set out.
  private mutating func turnAll(_ turned: [Group], at time: Time) -> (update: ListUpdate, moves: Bool) {
    let shown = outermost(of: turned)
    let travels = turned.count <= Self.mostTravelling
    var moves = false
    for group in turned { moves = flip(group, at: travels ? time : nil) || moves }
    var update = ListUpdate()
    var come = (section: 0, rows: 0)
    for group in shown {
      let (section, row) = (group.position.section, group.position.row)
      if section != come.section { come = (section, 0) }
      update.append(.reload, section, row..<row + 1)
      update.append(.delete, section, row + 1..<row + 1 + group.gone)
      update.append(.insert, section, row + 1 + come.rows..<row + 1 + come.rows + group.come)
      come.rows += group.come
    }
    guard !travels, let first = shown.first?.below.lowerBound else { return (update, moves) }
    // What is above the first of them stays where it is.
    rows.fadeIn(first..<rows.tree.count, duration: Self.fadeDuration, at: time)
    return (update, true)
  }

  /// Those of some rows, all of which turn, that show and are folded under none of the others.
  private func outermost(of turned: [Group]) -> [Turned] {
    var result: [Turned] = []
    var end = 0
    for group in turned {
      let below = group.below
      guard below.lowerBound > end, let position = position(of: RowID(group.row)) else { continue }
      end = below.upperBound
      // Once all rows are expanded, all show.
      let (gone, come) = data.isExpanded(group.row) ? (shownCount(below), 0) : (0, below.count)
      result.append(Turned(below: below, position: position, gone: gone, come: come))
    }
    return result
  }

  /// How many of some neighbouring rows show, by their indices among all.
  private func shownCount(_ indices: Range<Int>) -> Int {
    rows.tree.visibleCount(before: indices.upperBound) - rows.tree.visibleCount(before: indices.lowerBound)
  }
}
