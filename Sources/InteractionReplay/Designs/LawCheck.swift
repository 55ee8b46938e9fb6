import InteractionLaws
import InteractionLists

/// A check of a subject against laws.
enum LawCheck<Law: Sendable, Event: LawEvent>: Sendable {
  /// A search for violations of the laws, with the given thoroughness.
  case search([Law], Search)
  /// A check of one law on known events.
  case events(Law, [Timed<Event>])
}

extension LawCheck<SwipeLaw, RowEvent> {
  /// Checks a row; the mirror law is checked only if `mirrored` is not nil.
  func violations<Row: RevealingRow & DrawableRow>(
    of row: Row, mirrored: Row?, habits: RowHabits
  ) -> [Violation<RowEvent>] {
    let makeTwin = mirrored.map { twin in { twin } }
    switch self {
    case .search(let laws, let search):
      return SwipeLaw.check({ row }, mirrored: makeTwin, habits: habits, laws: laws, search: search)
    case .events(let law, let events):
      return law.check(events, { row }, mirrored: makeTwin, habits: habits).map { [$0] } ?? []
    }
  }

  /// Checks a row driven by a real scroll view.
  func violations<Row: RevealingRow & ScrollDriven>(ofDriven row: Row, habits: RowHabits) -> [Violation<RowEvent>] {
    switch self {
    case .search(let laws, let search):
      return SwipeLaw.checkDriven({ row }, habits: habits, laws: laws, search: search)
    case .events(let law, let events): return law.checkDriven(events, { row }, habits: habits).map { [$0] } ?? []
    }
  }
}

extension LawCheck<ListLaw, ListLawEvent> {
  /// Checks a list.
  func violations<List: ListInteraction>(
    of list: List, customEvents: [CustomEvent<List>], undo: ListLaw.Undo<List>? = nil
  ) -> [Violation<ListLawEvent>] {
    switch self {
    case .search(let laws, let search):
      return ListLaw.check({ list }, customEvents: customEvents, undo: undo, laws: laws, search: search)
    case .events(let law, let events):
      return law.check(events, { list }, customEvents: customEvents, undo: undo).map { [$0] } ?? []
    }
  }
}

extension LawCheck<TableLaw, TableLawEvent> {
  /// Checks a list in a table.
  func violations<List: ListInteraction>(
    of list: List, customEvents: [CustomEvent<List>], growth: TableLaw.Growth<List>? = nil
  ) -> [Violation<TableLawEvent>] {
    switch self {
    case .search(let laws, let search):
      return TableLaw.check({ list }, customEvents: customEvents, growth: growth, laws: laws, search: search)
    case .events(let law, let events):
      return law.check(events, { list }, customEvents: customEvents, growth: growth).map { [$0] } ?? []
    }
  }
}

extension LawCheck<ListLaw, ListLawEvent> {
  /// Checks a list of rows; the laws' edits give some of its rows the template `differingRow`.
  func violations<Row: RevealingRow & DrawableRow>(
    of list: SwipeList<Row>, differingRow: Row
  ) -> [Violation<ListLawEvent>] {
    violations(of: list, customEvents: SwipeList.lawEdits(differingRow: differingRow), undo: SwipeList.lawUndo)
  }
}

extension LawCheck<TableLaw, TableLawEvent> {
  /// Checks a table of rows; the laws' edits give some of its rows the template `differingRow`.
  ///
  /// For `costDoesNotGrow` and `farRowsAgree`, tables of 1000 and of 20,000 copies of `template` are compared.
  func violations<Row: RevealingRow & DrawableRow>(
    of list: SwipeList<Row>, differingRow: Row, template: Row
  ) -> [Violation<TableLawEvent>] {
    violations(
      of: list, customEvents: SwipeList.lawEdits(differingRow: differingRow),
      growth: TableLaw.Growth(to: 20_000) { count in
        var grownList = SwipeList(of: template, count: count)
        grownList.followsIdentity = list.followsIdentity
        return grownList
      })
  }
}

extension SwipeList {
  /// Returns the edits that the laws make in lists of rows; one edit may give the second row the template `differingRow`.
  static func lawEdits(differingRow: Row?) -> [CustomEvent<SwipeList>] {
    func edit(ofRow index: Int, _ change: @escaping @Sendable (inout SwipeList, RowID, Time) -> ListEffects)
      -> @Sendable (inout SwipeList, Time) -> ListEffects
    {
      { list, time in list.id(for: RowPosition(row: index)).map { change(&list, $0, time) } ?? .none }
    }
    return [
      CustomEvent("insert at 1") { list, time in list.insert("New", index: 1, at: time) },
      CustomEvent("remove the first row", apply: edit(ofRow: 0) { list, row, time in list.remove(row, at: time) }),
      CustomEvent(
        "move the first row to 2", apply: edit(ofRow: 0) { list, row, time in list.move(row, to: 2, at: time) }),
      CustomEvent(
        "describe the second row",
        apply: edit(ofRow: 1) { list, row, time in
          // An enabled row without its own template gets one, a title and a group. Any other enabled row gets that title, loses
          // its group and is disabled. A disabled row becomes like the rest.
          let oldDescription = list.description(of: row)
          if oldDescription.row == nil, oldDescription.isEnabled {
            return list.describe(row, as: Description(row: differingRow, title: "Own", group: "own"), at: time)
          }
          let disabledDescription = Description(row: oldDescription.row, title: "Own", isEnabled: false)
          return list.describe(row, as: oldDescription.isEnabled ? disabledDescription : Description(), at: time)
        }),
    ]
  }

  /// Returns the law events that scripts can apply to a list of rows.
  static func lawEvents(differingRow: Row?) -> [CustomEvent<SwipeList>] {
    lawEdits(differingRow: differingRow) + [
      CustomEvent(ListLaw.undo.name) { list, time in list.undo(at: time) },
      CustomEvent("preview the first row") { list, time in
        list.id(for: RowPosition(row: 0)).map { list.preview($0, again: true, at: time) } ?? .none
      },
    ]
  }

  /// The undo of a list of rows, with a closure that describes the state that an undo must restore.
  static var lawUndo: ListLaw.Undo<SwipeList> {
    ListLaw.Undo({ list, time in list.undo(at: time) }) { list in
      var text = ""
      for index in 0..<list.count {
        guard let id = list.id(for: RowPosition(row: index)) else { continue }
        let description = list.description(of: id)
        text += id.rawValue.description
        text += " "
        text += list.content(of: id).title
        if let row = description.row {
          // A template's height is part of the row's description, which an undo restores. Heights set with `setHeights` are
          // left out, because `setHeights` cannot be undone.
          text += ", " + DecimalText.text(row.size.height) + " high"
          for edge in SwipeEdge.allCases { for action in row.actions(edge) { text += ", " + action.id } }
        }
        if !description.isEnabled { text += ", disabled" }
        if !description.isMovable { text += ", stays" }
        if let group = description.group { text += ", of " + group }
        text += "; "
      }
      return text
    }
  }
}

extension RowSetup {
  /// The setup of a row that differs from this one: taller, and with a single, different action.
  var differingSetup: RowSetup {
    var setup = self
    setup.height += 16
    setup.leading = []
    setup.trailing = [InteractionAction(id: "mute", title: "Mute", fulfillment: .stay)]
    return setup
  }
}
