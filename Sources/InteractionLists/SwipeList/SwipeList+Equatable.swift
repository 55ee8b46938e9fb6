extension SwipeList: Equatable {
  /// Returns whether both lists have the same rows in the same order and in the same states, and the same options.
  ///
  /// Heights, motions, lifts, waiting presses, descriptions, titles and `hasPreviewed` must be equal, too. The undo history,
  /// its limit, the next id and the data of removed rows are not compared. A list of numbered titles does not equal one of
  /// individual titles.
  ///
  /// - Complexity: O(*n*) in the number of rows; O(*n* log *n*) if the rows have individual titles.
  public static func == (a: SwipeList, b: SwipeList) -> Bool {
    a.template == b.template && a.actionTitles == b.actionTitles && a.hasPreviewed == b.hasPreviewed
      && a.followsIdentity == b.followsIdentity
      && a.currentDescriptions == b.currentDescriptions && a.reordering == b.reordering && a.lift == b.lift
      && a.states == b.states && a.pendingPresses == b.pendingPresses
      && a.rows == b.rows && a.heights.agrees(with: b.heights, in: a.rows.tree) && a.hasSameTitles(as: b)
  }

  /// Returns whether a list of the same rows has the same prefix of numbered titles or the same individual titles; titles of
  /// removed rows are ignored.
  private func hasSameTitles(as other: SwipeList) -> Bool {
    switch (titles, other.titles) {
    case (.numbered, .numbered): titles == other.titles
    case (.texts, .texts):
      (0..<count).allSatisfy { index in
        let id = rows.tree.id(index: index)
        return titles.title(of: id) == other.titles.title(of: id)
      }
    case (.numbered, .texts), (.texts, .numbered): false
    }
  }

  /// The descriptions of the rows that are in the list.
  private var currentDescriptions: [RowID: Description] { descriptions.filter { rows.tree.contains($0.key) } }

  /// The states of the rows that are not fresh, wherever they are stored.
  private var states: [RowID: Row] {
    var states = otherRows
    if let activeRow, activeRow.row != freshRow(activeRow.id) { states[activeRow.id] = activeRow.row }
    return states
  }
}
