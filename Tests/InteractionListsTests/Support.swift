import InteractionLists
import TestSupport
import Testing

/// The ids with these numbers of creation.
func ids(_ numbers: Int...) -> [RowID] { numbers.map(RowID.init) }

/// All ids of a list's only section, in display order.
func ids(of list: SwipeList<DrawerRow>) -> [RowID] {
  (0..<list.count).compactMap { list.id(for: RowPosition(row: $0)) }
}

/// Expects the ids of a list's rows, in display order, and of those that are open; nil for what is not asked.
func expectRows(
  of list: SwipeList<DrawerRow>, _ rows: [Int]? = nil, open: [Int]? = nil, _ note: String = "",
  location: SourceLocation = #_sourceLocation
) {
  let found = [rows.map { _ in ids(of: list) }, open.map { _ in list.openRows }]
  #expect(found == [rows, open].map { $0?.map(RowID.init) }, "\(note)", sourceLocation: location)
}

/// Expects what an event has caused in a list.
func expectEffects(
  _ effects: ListEffects, _ expected: ListEffects, location: SourceLocation = #_sourceLocation
) {
  #expect(effects == expected, sourceLocation: location)
}

/// Expects what an event has reported in a list.
func expectNotices(
  _ effects: ListEffects, _ notices: [ListNotice], location: SourceLocation = #_sourceLocation
) {
  #expect(effects.notices == notices, sourceLocation: location)
}

/// A list of rows with two buttons, some of them opened at a moment, one after the other.
func makeList(_ count: Int = 6, opened rows: Int..., at time: Time = .zero) -> SwipeList<DrawerRow> {
  var list = SwipeList(of: DrawerRow(), count: count)
  for row in rows { list.perform("open.trailing", on: RowID(row), at: time) }
  return list
}
