import InteractionCore
import InteractionLaws

/// What is asked of the laws of a subject.
enum LawQuestion<Law: Sendable, Event: LawEvent>: Sendable {
  /// Whether these laws hold, searched so thoroughly.
  case search([Law], Search)
  /// Whether one law holds on events that are known.
  case events(Law, [Timed<Event>])
}

extension LawQuestion<SwipeLaw, RowEvent> {
  /// The answer for a row, and its mirror image where it has one.
  func check<Row: RevealingRow & DrawableRow>(
    _ row: Row, mirrored: Row?, _ habits: RowHabits
  ) -> [Violation<RowEvent>] {
    let twin = mirrored.map { twin in { twin } }
    switch self {
    case .search(let laws, let search):
      return SwipeLaw.check({ row }, mirrored: twin, habits: habits, laws: laws, search: search)
    case .events(let law, let events):
      return law.check(events, { row }, mirrored: twin, habits: habits).map { [$0] } ?? []
    }
  }

  /// The answer for a row that a real scroll view drives.
  func check<Row: RevealingRow & ScrollDriven>(driven row: Row, _ habits: RowHabits) -> [Violation<RowEvent>] {
    switch self {
    case .search(let laws, let search):
      return SwipeLaw.checkDriven({ row }, habits: habits, laws: laws, search: search)
    case .events(let law, let events): return law.checkDriven(events, { row }, habits: habits).map { [$0] } ?? []
    }
  }
}

extension LawQuestion<ListLaw, ListLawEvent> {
  /// The answer for a list.
  func check<List: ListInteraction>(
    _ list: List, own: [OwnEvent<List>], undo: ListLaw.Undo<List>? = nil
  ) -> [Violation<ListLawEvent>] {
    switch self {
    case .search(let laws, let search):
      return ListLaw.check({ list }, own: own, undo: undo, laws: laws, search: search)
    case .events(let law, let events):
      return law.check(events, { list }, own: own, undo: undo).map { [$0] } ?? []
    }
  }
}

extension LawQuestion<TableLaw, TableLawEvent> {
  /// The answer for a list in a table.
  func check<List: ListInteraction>(
    _ list: List, own: [OwnEvent<List>], growth: TableLaw.Growth<List>? = nil
  ) -> [Violation<TableLawEvent>] {
    switch self {
    case .search(let laws, let search):
      return TableLaw.check({ list }, own: own, growth: growth, laws: laws, search: search)
    case .events(let law, let events):
      return law.check(events, { list }, own: own, growth: growth).map { [$0] } ?? []
    }
  }
}

extension LawQuestion<ListLaw, ListLawEvent> {
  /// The answer for a list of rows, which is edited from outside.
  func check<Row: RevealingRow & DrawableRow>(listOf row: Row, count: Int) -> [Violation<ListLawEvent>] {
    check(SwipeList(of: row, count: count), own: SwipeList.lawEdits)
  }
}

extension LawQuestion<TableLaw, TableLawEvent> {
  /// The answer for a list of rows in a table, which is edited from outside.
  func check<Row: RevealingRow & DrawableRow>(listOf row: Row, count: Int) -> [Violation<TableLawEvent>] {
    check(
      SwipeList(of: row, count: count), own: SwipeList.lawEdits,
      growth: TableLaw.Growth(to: 100_000) { SwipeList(of: row, count: $0) })
  }
}

extension SwipeList {
  /// The edits from outside that the laws let happen.
  static var lawEdits: [OwnEvent<SwipeList>] {
    [
      OwnEvent("insert at 1") { list, time in list.insert("New", index: 1, at: time) },
      OwnEvent("remove the first") { list, time in
        list.id(for: RowPosition(row: 0)).map { list.remove($0, at: time) } ?? .none
      },
      OwnEvent("move the first to 2") { list, time in
        list.id(for: RowPosition(row: 0)).map { list.move($0, to: 2, at: time) } ?? .none
      },
    ]
  }
}
