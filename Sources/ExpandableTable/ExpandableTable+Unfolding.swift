// The rows that may stay unfolded when another row unfolds.
extension ExpandableTable {
  /// The number of a form's questions that may be unfolded at a time.
  ///
  /// A limit applies among the rows directly under the same row, at each level, so the rows inside an unfolded row may also
  /// unfold, one at a time.
  ///
  ///     table.unfolding = .onePerSection
  ///     table.rowSelected(RowID(0), at: Time(0))
  ///     table.rowSelected(RowID(3), at: Time(1)).notices   // didCollapse for row 0, didExpand for row 3
  public enum Unfolding: String, Hashable, Sendable, CaseIterable {
    /// Any number, as in the article.
    case any
    /// One question at the top level of each section, and one among the rows directly under each row.
    case onePerSection
    /// One question at the top level of all sections together, and one among the rows directly under each row.
    case onePerTable
  }

  /// Expands `rows`, each of which is folded under the previous one, and collapses `others`.
  mutating func unfoldNested(_ rows: [Int], folding others: [Int], at time: Time) -> ListEffects {
    if others.isEmpty { return toggle(rows, at: time) }
    let travels = others.count < Self.maximumTravellingRows
    let firstFadingIndex = min(index(of: others[0]), index(of: rows[0])) + 1
    var effects = ListEffects()
    var updates: [ListUpdate] = []
    for other in others { effects.add(toggle([other], at: travels ? time : nil), deferring: &updates) }
    effects.add(toggle(rows, at: travels ? time : nil), deferring: &updates)
    effects.add(updates)
    let update = update(effects.update, or: reloadSections(of: others + rows))
    effects = ListEffects(
      update: update, notices: effects.notices, startedMotion: effects.startedMotion,
      unfoldedRow: unfoldedRow(rows, by: update))
    guard !travels else { return effects }
    // Only the rows below the first expanded or collapsed row fade in; everything above them stays in place.
    self.rows.fadeIn(firstFadingIndex..<self.rows.tree.count, duration: Self.fadeDuration, at: time)
    effects.add(startedMotion: true)
    return effects
  }

  /// Returns the article's update, which reloads the rows' section, or the table if the rows are in several sections.
  func reloadSections(of rows: [Int]) -> ListUpdate {
    let first = section(of: rows[0])
    return rows.allSatisfy { section(of: $0) == first } ? Article.reloadSections(first) : Article.reloadData
  }

  /// Returns the unfolded rows that must fold because `rows` are about to unfold, in the table's order.
  ///
  /// - Complexity: O(1) if any number may be unfolded; otherwise O(*g* + *u* (*d* + log *n*)) for *g* expandable rows,
  ///   including removed ones, *u* expanded ones, and *d* rows about to unfold, of *n* rows.
  func rowsToFold(whenUnfolding rows: [Int]) -> [Int] {
    guard unfolding != .any else { return [] }
    var others: [Int] = []
    for other in data.expandableRows where data.isExpanded(other) && !rows.contains(other) {
      guard self.rows.tree.contains(RowID(other)) else { continue }
      if rows.contains(where: { mustFold(other, whenUnfolding: $0) }) { others.append(other) }
    }
    return sortedByIndex(others)
  }

  /// Returns whether an unfolded row must fold because another row is about to unfold.
  private func mustFold(_ other: Int, whenUnfolding row: Int) -> Bool {
    guard data.parent(of: other) == data.parent(of: row) else { return false }
    return data.parent(of: row) != nil || unfolding == .onePerTable || section(of: other) == section(of: row)
  }

  /// Returns rows in the order of the table.
  func sortedByIndex(_ rows: [Int]) -> [Int] {
    rows.map { index(of: $0) }.sorted().map { row(at: $0) }
  }
}
