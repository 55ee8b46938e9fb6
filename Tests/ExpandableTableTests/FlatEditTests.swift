import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// Without `nestedRows`, a row that expands shows all rows below it, those of collapsed rows too.
@Suite("Without nestedRows, rows that come back show as they did")
struct FlatEditTests {
  /// A row (0) over a collapsed one (1) with two rows (2, 3), all of which show, and a row below (4).
  private static func form() throws -> ExpandableTable {
    var table = try ExpandableTable(
      [[.parent(3), .parent(2, visible: false), .hidden(), .hidden(), .plain]], .without(.nestedRows))
    table.expand(id(0), at: .zero)
    return table
  }

  private func shown(_ table: ExpandableTable) -> [Int] { table.shownRows.joined().map(\.rawValue) }

  /// Expects these rows to show, of the first section.
  private func expectShown(
    _ table: ExpandableTable, _ rows: [Int], _ note: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(shown(table), is: rows, "\(note)", sourceLocation: sourceLocation)
  }

  @Test("Undo shows all rows again after a row or section was removed, or a row moved")
  func comesBack() throws {
    let edits: [ExpandableTable.Edit] = [
      .remove(id(1)), .remove(id(2)), .removeSection(0), .move(id(1), .below(id(4))), .move(id(2), .below(id(4))),
    ]
    for edit in edits {
      var table = try Self.form()
      expectShown(table, [0, 1, 2, 3, 4])
      try table.edit(edit, at: .zero)
      table.undo(at: .zero)
      expectShown(table, [0, 1, 2, 3, 4], "\(edit)")
    }
  }

  @Test("Rows that were folded or unfolded meanwhile stay so, also inside a row that moves back")
  func folded() throws {
    for (row, rows) in [(0, [0, 4]), (1, [0, 1, 4])] {
      var table = try Self.form()
      table.expand(id(1), at: .zero)
      try table.edit(.remove(id(2)), at: .zero)
      table.collapse(id(row), at: .zero)
      table.undo(at: .zero)
      expectShown(table, rows, "Row \(row)")
    }
    for isExpanded in [false, true] {
      var table = try Self.form()
      table.expand(id(1), at: .zero)
      if isExpanded { table.collapse(id(1), at: .zero) }
      try table.edit(.move(id(1), .below(id(4))), at: .zero)
      _ = isExpanded ? table.expand(id(1), at: .zero) : table.collapse(id(1), at: .zero)
      table.undo(at: .zero)
      expectShown(table, isExpanded ? [0, 1, 2, 3, 4] : [0, 1, 4])
    }
  }

  @Test("New rows under a collapsed row that is hidden or nested show with the others there")
  func insertedUnderHidden() throws {
    var table = try Self.form()
    table.collapse(id(0), at: .zero)
    try table.edit(.insert([.plain], .under(id(1))), at: .zero)
    expectShown(table, [0, 4])
    table.expand(id(0), at: .zero)
    expectShown(table, [0, 1, 2, 3, 6, 4])
    var other = try Self.form()
    try other.edit(.insert([.parent(2), .parent(1), .plain], .below(id(4))), at: .zero)
    expectShown(other, [0, 1, 2, 3, 4, 6])
    other.expand(id(6), at: .zero)
    expectShown(other, [0, 1, 2, 3, 4, 6, 7, 8])
  }

  @Test("A row that moves under a collapsed one is hidden with its rows, and undo shows them all again")
  func movedUnderFolded() throws {
    let rows: [RowDescriptor] = [.parent(3), .parent(2, visible: false), .hidden(), .hidden(), .parent(0)]
    var table = try ExpandableTable([rows], .without(.nestedRows))
    table.expand(id(0), at: .zero)
    let there = try table.edit(.move(id(1), .under(id(4))), at: .zero)
    expectShown(table, [0, 4])
    let back = table.undo(at: .zero)
    expectShown(table, [0, 1, 2, 3, 4])
    expect([there.update, back.update], are: [.rows(delete: [1..<4]), .rows(insert: [1..<4])])
  }

  @Test("Collapsing everything removes rows at once, without any motion")
  func collapsesAll() throws {
    var table = try Self.form()
    #expect(!table.collapseAll(at: .zero).startedMotion)
    expectShown(table, [0, 4])
    #expect(table.settleTime == nil)
    #expect(table.expandAll(at: .zero).startedMotion)
  }

  @Test("A row that moves within its fold is reported as a move, one with rows below it as deleted and inserted")
  func moved() throws {
    var table = try Self.form()
    let one = try table.edit(.move(id(2), .below(id(3))), at: .zero).update
    expect(one, is: ListUpdate([.move(.init(from: RowPosition(row: 2), to: RowPosition(row: 3)))]))
    expectShown(table, [0, 1, 3, 2, 4])
    table.undo(at: .zero)
    expectShown(table, [0, 1, 2, 3, 4])
    var block = try ExpandableTable(
      [[.parent(2, expanded: true), .plain, .plain, .plain]], .without(.nestedRows))
    let several = try block.edit(.move(id(0), .below(id(3))), at: .zero).update
    expect(several, is: ListUpdate([.delete(.init(0..<3)), .insert(.init(1..<4))]))
  }

  @Test("Expanding everything reloads each group, and inserts the rows below it")
  func expandsAll() throws {
    let rows: [RowDescriptor] = [.plain, .parent(1), .hidden(), .parent(1), .hidden(), .plain, .parent(0)]
    var table = try ExpandableTable([rows], .without(.nestedRows))
    let effects = table.expandAll(at: .zero)
    let update = ListUpdate([
      .reload(.init(1..<3)), .insert(.init(2..<3)), .insert(.init(4..<5)), .reload(.init(4..<5)),
    ])
    let notices = [1, 3, 6].map { ListNotice.custom(.didExpand, id($0)) }
    #expect((effects.update, effects.notices) == (update, notices))
  }

  @Test("Rows that are revealed fade in as those of a row that expands")
  func revealed() throws {
    var revealed = try ExpandableTable([[.parent(2), .hidden(), .hidden(), .plain]], .without(.nestedRows))
    var expanded = revealed
    let effects = revealed.reveal(id(1), at: .zero)
    expect(effects, is: .expanding(0, by: .rows(reload: [0..<1], insert: [1..<3])))
    expanded.expand(id(0), at: .zero)
    let times = [0, 0.1, 0.3]
    expect(times.map { revealed.frame(at: $0) }, are: times.map { expanded.frame(at: $0) })
  }
}
