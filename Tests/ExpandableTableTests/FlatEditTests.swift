import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// Without `nestedRows`, a row that expands shows all rows below it, those of collapsed rows too.
@Suite("Where folded rows do not nest, rows that come back show as they did")
struct FlatEditTests {
  /// A row (0) over a collapsed one (1) with two rows (2, 3), all of which show, and a row below (4).
  private static func form() throws -> ExpandableTable {
    var table = try ExpandableTable(
      [[.parent(3), .parent(2, visible: false), .hidden(), .hidden(), .plain]], .without(.nestedRows))
    table.expand(id(0), at: .zero)
    return table
  }

  private func shown(_ table: ExpandableTable) -> [Int] { table.shownRows.joined().map(\.rawValue) }

  @Test("A row that has gone and comes back", arguments: [1, 2])
  func removed(row: Int) throws {
    var table = try Self.form()
    #expect(shown(table) == [0, 1, 2, 3, 4])
    try table.edit(.remove(id(row)), at: .zero)
    table.undo(at: .zero)
    #expect(shown(table) == [0, 1, 2, 3, 4])
  }

  @Test("A section that has gone and comes back")
  func section() throws {
    var table = try Self.form()
    try table.edit(.removeSection(0), at: .zero)
    table.undo(at: .zero)
    #expect(shown(table) == [0, 1, 2, 3, 4])
  }

  @Test("What was folded meanwhile stays folded", arguments: [0, 1])
  func folded(row: Int) throws {
    var table = try Self.form()
    table.expand(id(1), at: .zero)
    try table.edit(.remove(id(2)), at: .zero)
    table.collapse(id(row), at: .zero)
    table.undo(at: .zero)
    #expect(shown(table) == (row == 0 ? [0, 4] : [0, 1, 4]))
  }

  @Test("What was folded or unfolded meanwhile in a row that goes back stays so", arguments: [false, true])
  func foldedInside(isExpanded: Bool) throws {
    var table = try Self.form()
    table.expand(id(1), at: .zero)
    if isExpanded { table.collapse(id(1), at: .zero) }
    try table.edit(.move(id(1), .below(id(4))), at: .zero)
    _ = isExpanded ? table.expand(id(1), at: .zero) : table.collapse(id(1), at: .zero)
    table.undo(at: .zero)
    #expect(shown(table) == (isExpanded ? [0, 1, 2, 3, 4] : [0, 1, 4]))
  }

  @Test("A new row under a collapsed one that is hidden itself shows as soon as the others there do")
  func insertedUnderHidden() throws {
    var table = try Self.form()
    table.collapse(id(0), at: .zero)
    try table.edit(.insert([.plain], .under(id(1))), at: .zero)
    #expect(shown(table) == [0, 4])
    table.expand(id(0), at: .zero)
    #expect(shown(table) == [0, 1, 2, 3, 6, 4])
  }

  @Test("What is folded all at once is gone at once: nothing moves")
  func collapsesAll() throws {
    var table = try Self.form()
    #expect(!table.collapseAll(at: .zero).startedMotion && table.settles == nil)
    #expect(shown(table) == [0, 4])
    #expect(table.expandAll(at: .zero).startedMotion)
  }

  @Test("A row that moves under the row that it is under already")
  func moved() throws {
    var table = try Self.form()
    try table.edit(.move(id(2), .below(id(3))), at: .zero)
    #expect(shown(table) == [0, 1, 3, 2, 4])
    table.undo(at: .zero)
    #expect(shown(table) == [0, 1, 2, 3, 4])
  }

  @Test("A row that has moved elsewhere and goes back", arguments: [1, 2])
  func movedBack(row: Int) throws {
    var table = try Self.form()
    try table.edit(.move(id(row), .below(id(4))), at: .zero)
    table.undo(at: .zero)
    #expect(shown(table) == [0, 1, 2, 3, 4])
  }

  @Test("One row that moves is told as a move, one with rows of its own as gone and come")
  func told() throws {
    var table = try Self.form()
    let one = try table.edit(.move(id(2), .below(id(3))), at: .zero)
    #expect(one.update == ListUpdate([.move(.init(from: RowPosition(row: 2), to: RowPosition(row: 3)))]))
    var block = try ExpandableTable(
      [[.parent(2, expanded: true), .plain, .plain, .plain]], .without(.nestedRows))
    let several = try block.edit(.move(id(0), .below(id(3))), at: .zero)
    #expect(several.update == ListUpdate([.delete(.init(0..<3)), .insert(.init(1..<4))]))
  }

  @Test("Rows that come folded under folded ones all show once the outermost expands")
  func comesFolded() throws {
    var table = try Self.form()
    try table.edit(.insert([.parent(2), .parent(1), .plain], .below(id(4))), at: .zero)
    #expect(shown(table) == [0, 1, 2, 3, 4, 6])
    table.expand(id(6), at: .zero)
    #expect(shown(table) == [0, 1, 2, 3, 4, 6, 7, 8])
  }

  @Test("Groups that expand all at once are loaded again, each with what comes below it")
  func expandsAll() throws {
    let rows: [RowDescriptor] = [.plain, .parent(1), .hidden(), .parent(1), .hidden(), .plain, .parent(0)]
    var table = try ExpandableTable([rows], .without(.nestedRows))
    let effects = table.expandAll(at: .zero)
    let update = ListUpdate([
      .reload(.init(1..<3)), .insert(.init(2..<3)), .insert(.init(4..<5)), .reload(.init(4..<5)),
    ])
    #expect(effects.update == update)
    #expect(effects.notices == [1, 3, 6].map { .own(.didExpand, id($0)) })
  }

  @Test("Rows that are revealed fade in as those of a row that expands")
  func revealed() throws {
    var revealed = try ExpandableTable([[.parent(2), .hidden(), .hidden(), .plain]], .without(.nestedRows))
    var expanded = revealed
    #expect(
      revealed.reveal(id(1), at: .zero) == .expanding(0, by: .rows(reload: [0..<1], insert: [1..<3])))
    expanded.expand(id(0), at: .zero)
    for time in [0, 0.1, 0.3] { #expect(revealed.frame(at: time) == expanded.frame(at: time)) }
  }
}
