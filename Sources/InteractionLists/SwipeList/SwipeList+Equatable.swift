extension SwipeList: Equatable {
  /// Whether both lists have the same rows in the same order, states, descriptions and titles; the steps to undo are not
  /// compared.
  ///
  /// - Complexity: O(*n*) in the number of rows; with titles of their own O(*n* log *n*).
  public static func == (a: SwipeList, b: SwipeList) -> Bool {
    a.template == b.template && a.actionTitles == b.actionTitles && a.hasPreviewed == b.hasPreviewed
      && a.followsIdentity == b.followsIdentity
      && a.differences == b.differences && a.reordering == b.reordering && a.lift == b.lift
      && a.states == b.states && a.waiting == b.waiting
      && a.rows == b.rows && a.heights.agrees(with: b.heights, in: a.rows.tree) && a.hasTitles(of: b)
  }

  /// Whether the rows have the same titles in a list of the same rows; titles of rows that are gone do not matter.
  private func hasTitles(of other: SwipeList) -> Bool {
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

  /// The descriptions of the rows that there are.
  private var differences: [RowID: Description] { descriptions.filter { rows.tree.contains($0.key) } }

  /// The states of the rows that are not fresh, wherever they are kept.
  private var states: [RowID: Row] {
    var states = others
    if let active, active.row != freshRow(active.id) { states[active.id] = active.row }
    return states
  }
}
