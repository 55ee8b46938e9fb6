import ExpandableTable
import InteractionLaws
import TestSupport
import Testing

@Suite("One question unfolded at a time: unfolding one folds the other, in one event with one update")
struct UnfoldingTests {
  typealias Unfolding = ExpandableTable.Unfolding

  /// Rows 0 and 2 at the top of section 0, row 2 over rows 3 and 5 with one row each; row 7 at the top of section 1.
  static let sections: [[RowDescriptor]] = [
    [
      .parent(1, question: "A"), .hidden(), .parent(4, question: "B"), .parent(1, visible: false, question: "C"),
      .hidden(), .parent(1, visible: false, question: "D"), .hidden(),
    ],
    [.parent(2, question: "E"), .hidden(), .hidden()],
  ]

  private static func makeTable(
    _ unfolding: Unfolding, _ corrections: Corrections = .all, _ sections: [[RowDescriptor]] = sections
  ) throws -> ExpandableTable {
    ExpandableTable(try DescriptorList(sections: sections), unfolding: unfolding, corrections: corrections)
  }

  @Test("One row is unfolded per section, or per table, or any number of rows, as in the article")
  func policies() throws {
    let expected: [(Unfolding, [[Int]])] = [
      (.any, [[0, 2], [0]]), (.onePerSection, [[2], [0]]), (.onePerTable, [[], [0]]),
    ]
    for corrections in [Corrections.all, .without(.nestedRows), .article] {
      for (unfolding, expanded) in expected {
        var table = try Self.makeTable(unfolding, corrections)
        for row in [0, 2, 7] {
          let old = table.shownRows
          let effects = table.rowSelected(id(row), at: .zero)
          expect(effects.update.mismatch(from: old, to: table.shownRows), is: nil)
        }
        expect(table.expandedRowsPerSection, is: expanded, "\(unfolding.rawValue), \(corrections.testDescription)")
      }
    }
    #expect(try Self.makeTable(.any) != Self.makeTable(.onePerTable))
  }

  @Test("The effects name the row that has unfolded, unless more has happened or no rows appear for it")
  func unfoldedRow() throws {
    for corrections in [Corrections.all, .without(.nestedRows)] {
      var table = try Self.makeTable(.onePerSection, corrections)
      let unfolded = [0, 0, 2, 0, 7].map { table.rowSelected(id($0), at: .zero).unfoldedRow }
      // Row 0 unfolds, folds, row 2 unfolds, row 0 unfolds while row 2 folds, row 7 unfolds.
      #expect(unfolded == [id(0), nil, id(2), nil, id(7)], "\(corrections.testDescription)")
    }
    var article = try Self.makeTable(.any, .article)
    #expect(article.rowSelected(id(0), at: .zero).unfoldedRow == nil, "It reloads the section.")
    // Of two rows that expand at once, the first has none under it.
    var two = try ExpandableTable([[.parent(0), .parent(1), .hidden()]])
    let both = two.expandAll(at: .zero)
    #expect((both.update, both.unfoldedRow) == (.rows(reload: [0..<2], insert: [2..<3]), nil))
    // Of two rows that expand at once, the first is hidden, which no checked list allows.
    let rows: [RowDescriptor] = [.parent(1, visible: false), .hidden(), .parent(1), .hidden()]
    var hidden = ExpandableTable(try DescriptorList(sections: [rows], corrections: .without(.checkedList)))
    let seen = hidden.expandAll(at: .zero)
    #expect((seen.update, seen.unfoldedRow) == (.rows(reload: [0..<1], insert: [1..<2]), id(2)))
  }

  @Test("One row folds first, then the other unfolds, and one update has both")
  func effects() throws {
    var table = try Self.makeTable(.onePerSection)
    table.tap(0, 0)
    let effects = table.tap(0, 2)
    expect(effects.notices, are: [.custom(.didCollapse, id(0)), .custom(.didExpand, id(2))])
    expect(table.visibleRowsPerSection, is: [[0, 2, 3, 5], [0]])
    #expect(effects.startedMotion && effects.update.changes.count == 4)
    // Above it as below it.
    let back = table.tap(0, 0)
    expect(back.notices, are: [.custom(.didCollapse, id(2)), .custom(.didExpand, id(0))])
    expect(table.visibleRowsPerSection, is: [[0, 1, 2], [0]])
    // Folding it unfolds no other row.
    expect(table.tap(0, 0).notices, are: [.custom(.didCollapse, id(0))])
    // Without changedRowsOnly, the section is reloaded, or the table if two sections change.
    var article = try Self.makeTable(.onePerTable, .without(.changedRowsOnly))
    article.tap(0, 0)
    expect(article.tap(0, 2).update, is: ListUpdate([.reloadSection(0)]))
    expect(article.tap(1, 0).update, is: ListUpdate([.reloadAll]))
  }

  @Test("The policy also holds among the rows under an unfolded row, which remembers them when it folds")
  func nested() throws {
    var table = try Self.makeTable(.onePerTable)
    for row in [2, 3, 5] { table.rowSelected(id(row), at: .zero) }
    expect(table.expandedRowsPerSection, is: [[2, 5], []])
    table.tap(1, 0)
    expect(table.visibleRowsPerSection, is: [[0, 2], [0, 1, 2]])
    table.tap(0, 1)
    expect(table.visibleRowsPerSection, is: [[0, 2, 3, 5, 6], [0]])
    // Folding a row ends typing in it.
    let rows: [[RowDescriptor]] = [[.parent(1), .hidden("idCellTextfield"), .parent(1), .hidden()]]
    var form = try Self.makeTable(.onePerSection, .all, rows)
    form.tap(0, 0)
    form.handle(.control(id(1), 0), at: .zero)
    expect(
      form.tap(0, 2).notices, are: [.custom(.didCollapse, id(0)), .didEndEditing(id(1)), .custom(.didExpand, id(2))])
    var flat = try Self.makeTable(.onePerSection, .without(.nestedRows), rows)
    flat.tap(0, 0)
    flat.handle(.control(id(1), 0), at: .zero)
    expect(
      flat.tap(0, 2).notices, are: [.custom(.didCollapse, id(0)), .custom(.didExpand, id(2)), .didEndEditing(id(1))])
  }

  @Test("The policy holds for code, plain actions and revealing; after expandAll it holds once a row unfolds again")
  func others() throws {
    for corrections in [Corrections.all, .without(.nestedRows)] {
      var table = try Self.makeTable(.onePerSection, corrections)
      table.expand(id(0), at: .zero)
      let old = table.shownRows
      let effects = table.reveal(id(4), at: .zero)
      let mismatch = effects.update.mismatch(from: old, to: table.shownRows)
      #expect((mismatch, table.expandedRowsPerSection) == (nil, [[2, 3], []]))
      table.perform("expand", on: id(5), at: .zero)
      expect(table.expandedRowsPerSection, is: [[2, 5], []])
      table.expandAll(at: .zero)
      expect(table.expandedRowsPerSection, is: [[0, 2, 3, 5], [0]])
      table.collapse(id(3), at: .zero)
      table.expand(id(3), at: .zero)
      expect(table.expandedRowsPerSection, is: [[0, 2, 3], [0]])
    }
  }

  @Test("If more rows fold than can travel, all are at their positions at once, and fade in")
  func many() throws {
    let count = ExpandableTable.maximumTravellingRows + 3
    let rows = (0..<count).flatMap { _ in [RowDescriptor.parent(1), .hidden()] }
    for corrections in [Corrections.all, .without(.nestedRows)] {
      var table = try Self.makeTable(.onePerSection, corrections, [rows])
      table.expandAll(at: .zero)
      table.collapse(id(2), at: Time(1))
      table.advance(to: Time(9))
      let old = table.shownRows
      let effects = table.expand(id(2), at: Time(9))
      expect(effects.update.mismatch(from: old, to: table.shownRows), is: nil)
      #expect(effects.startedMotion && effects.notices.count == count)
      expect(table.expandedRowsPerSection, is: [[2]])
      expect(table.settleTime, is: Time(9 + ExpandableTable.fadeDuration))
    }
    // What is above the first that changes stays as it is: the row that unfolds, or the first that folds.
    for (unfolded, seen) in [(0, [0: 1.0, 1: 0, 2: 0]), (2, [0: 1, 2: 0, 3: 0])] {
      var table = try Self.makeTable(.onePerSection, .all, [rows])
      table.expandAll(at: .zero)
      table.collapse(id(unfolded), at: Time(1))
      table.advance(to: Time(9))
      table.expand(id(unfolded), at: Time(9))
      for (row, alpha) in seen { expect(table.place(of: id(row), at: Time(9))?.alpha, is: alpha, "\(row)") }
    }
    // One fewer travels: the last row sets out from where it was.
    for (folding, travels) in [
      (ExpandableTable.maximumTravellingRows - 1, true), (ExpandableTable.maximumTravellingRows, false),
    ] {
      let rows = (0...folding).flatMap { _ in [RowDescriptor.parent(1), .hidden()] }
      var table = try Self.makeTable(.onePerSection, .all, [rows])
      table.expandAll(at: .zero)
      table.collapse(id(0), at: Time(1))
      table.advance(to: Time(9))
      let last = id(2 * folding)
      let before = table.place(of: last, at: Time(9))?.top
      table.expand(id(0), at: Time(9))
      #expect((table.place(of: last, at: Time(9))?.top == before) == travels, "\(folding)")
    }
  }

  @Test("The policy stays with another list, can be changed, and does not count removed rows")
  func changes() throws {
    var table = try Self.makeTable(.onePerSection)
    table.tap(0, 0)
    table.reload(table.descriptors)
    expect(table.unfolding, is: .onePerSection)
    _ = try table.edit(.remove(id(0)), at: .zero)
    expect(table.rowSelected(id(2), at: .zero).notices, are: [.custom(.didExpand, id(2))])
    table.unfolding = .any
    _ = try table.edit(.insert([.parent(1), .plain], .above(id(2))), at: .zero)
    table.tap(0, 0)
    expect(table.expandedRowsPerSection, is: [[0, 2], []])
  }

  @Test("Forms with one question unfolded at a time keep the laws", arguments: [Unfolding.onePerSection, .onePerTable])
  func laws(unfolding: Unfolding) throws {
    let table = try Self.makeTable(unfolding)
    let customEvents = [
      CustomEvent<ExpandableTable>("reveal 4") { $0.reveal(id(4), at: $1) },
      CustomEvent<ExpandableTable>("expand all") { $0.expandAll(at: $1) },
    ]
    // Expanding a row collapses another one, so the two are no inverse here.
    expect(
      ListLaw.check(
        { table }, customEvents: customEvents, laws: ListLaw.allCases.filter { $0 != .collapsingUndoesExpanding }),
      are: [])
    expect(
      TableLaw.check({ table }, customEvents: customEvents, search: Search(depth: 1, randomSequences: 20)), are: [])
  }
}
