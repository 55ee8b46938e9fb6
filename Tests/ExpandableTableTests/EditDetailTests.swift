import ExpandableTable
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

/// What an app's edits leave as it is, and how they are reported.
@Suite("An app's edits change nothing else")
struct EditDetailTests {
  @Test("A name over empty fields stays whole when a row that is no part of it is inserted")
  func nameStaysWhole() throws {
    let field = RowDescriptor("idCellTextfield")
    var table = try ExpandableTable([[.parent(2, expanded: true, title: "Ann Lee"), field, field]])
    let notices = try table.edit(.insert([.plain], .under(id(0))), at: .zero).notices
    #expect(
      (notices, table.primaryTitle(of: id(0)), table.value(of: id(1))) == ([.didInsert(id(4))], "Ann Lee", .text("")))
  }

  @Test("A new row keeps its additional entries")
  func others() throws {
    let stating = RowDescriptor("x", additionalEntries: [PropertyEntry("y", .bool(true))])
    var table = try ExpandableTable([[.plain, .plain]])
    try table.edit(.insert([.plain, stating, .plain], .below(id(0))), at: .zero)
    expect(table.shownRows[0].map { table.descriptor(of: $0)?.additionalEntries.count }, are: [0, 0, 1, 0, 0])
  }

  @Test("A restored row is hidden by every collapsed row above it, also beside a row that is hidden for ever")
  func foldedTwice() throws {
    let group = RowDescriptor.parent(1, expanded: true, visible: false)
    let rows: [RowDescriptor] = [.parent(3), .parent(2, expanded: true, visible: false), group, .hidden(), .hidden()]
    let list = try DescriptorList(sections: [rows], corrections: .without(.checkedList))
    var table = ExpandableTable(list, corrections: .without(.checkedList))
    try table.edit(.remove(id(3)), at: .zero)
    table.collapse(id(1), at: .zero)
    table.undo(at: .zero)
    let shown = [0, 1].map { row in
      table.expand(id(row), at: .zero)
      return table.shownRows[0].map(\.rawValue)
    }
    expect(shown, are: [[0, 1], [0, 1, 2, 3]])
  }

  @Test("As many rows as can travel are reported as moves, more as deleted and inserted")
  func largeBlock() throws {
    for more in 0...1 {
      let count = ExpandableTable.maximumTravellingRows + more
      let hidden = [RowDescriptor](repeating: .plain, count: count - 1)
      var table = try ExpandableTable([[.parent(count - 1, expanded: true)] + hidden + [.plain]])
      let update = try table.edit(.move(id(0), .below(id(count))), at: .zero).update
      if more == 0 {
        #expect((update.moved.count, update.deleted) == (count, []))
      } else {
        expect(update, is: ListUpdate([.delete(.init(0..<count)), .insert(.init(1..<count + 1))]))
      }
    }
  }

  @Test("The wheels of a row that is removed and restored are back where they were confirmed")
  func wheels() throws {
    for goes: ExpandableTable.Edit in [.remove(id(1)), .removeSection(0)] {
      var table = try ExpandableTable([[.plain, RowDescriptor("idCellDatePicker")], [.plain]])
      let before = table
      table.perform("nextMonth", on: id(1), at: .zero)
      let isTurned = table.turnedDate(of: id(1)) != .initial && table != before
      try table.edit(goes, at: .zero)
      table.undo(at: .zero)
      #expect((isTurned, table.turnedDate(of: id(1))) == (true, .initial), "\(goes)")
    }
  }

  @Test("A row that states more rows below it than are left is written with the number that is left")
  func writtenOut() throws {
    let says = RowDescriptor("x", additionalRows: 2)
    var table = try ExpandableTable([[.plain, says, .plain, .plain]])
    try table.edit(.remove(id(3)), at: .zero)
    let list = table.descriptors
    expect((0..<3).map { list.descriptor(of: $0).additionalRows }, are: [0, 1, 0])
    expect(try DescriptorList(list.propertyList), is: list)
  }

  @Test("The row found at a header without rows is the first one of the next section that has any")
  func emptySections() throws {
    let list = try DescriptorList(sections: [[.plain], [.plain], [.plain, .plain]])
    var table = ExpandableTable(list, sectionTitles: ["A", "B", "C"])
    for row in 0...1 { try table.edit(.remove(id(row)), at: .zero) }
    // Three headers of 28 points.
    expect([0.0, 30, 60, 90].map { table.row(atY: $0) }, are: [id(2), id(2), id(2), id(2)])
    for row in 2...3 { try table.edit(.remove(id(row)), at: .zero) }
    #expect(table.row(atY: 30) == nil)
  }

  @Test("An edit while a finger drags a slider is reported like any other")
  func besideSlide() throws {
    var table = try ExpandableTable([[.plain, RowDescriptor("idCellSlider", value: "3")]])
    table.slide(1, .began, 0)
    table.slide(1, .changed, 60)
    expect(
      try table.edit(.insert([.plain], .row(0, inSection: 0)), at: .zero),
      is: ListEffects(update: .rows(insert: [0..<1]), notices: [.didInsert(id(3))], startedMotion: true))
  }

  @Test("Forms that differ in a title or an entry have different hashes")
  func hashes() throws {
    func hash(_ title: String, _ value: String) throws -> Int {
      try ExpandableTable([[RowDescriptor("idCellTextfield", primaryTitle: title, value: value)]]).hashValue
    }
    let hashes = try [hash("", ""), hash("a", ""), hash("", "a"), hash("a", "a")]
    expect(Set(hashes).count, is: 4)
    expect(try hash("a", "b"), is: try hash("a", "b"))
  }

  private static let edits: [ExpandableTable.Edit] = [
    .insert([.plain], .above(RowID(2))), .insert([.plain, .plain], .above(RowID(2))),
    .insert([.plain, .plain], .below(RowID(8))), .remove(RowID(2)), .remove(RowID(5)),
    // A folded row to where it shows, downward and upward, and back under the folded one.
    .move(RowID(1), .below(RowID(3))), .move(RowID(1), .above(RowID(0))), .move(RowID(2), .under(RowID(0))),
    // A row that may have others below it.
    .move(RowID(5), .above(RowID(2))), .move(RowID(5), .below(RowID(8))), .move(RowID(5), .under(RowID(0))),
  ]

  @Test(
    "After an edit, rows travel from where they are seen, at rest or moving, to their positions",
    arguments: [false, true])
  func setOut(move: Bool) throws {
    for edit in Self.edits {
      var table = try ExpandableTable(
        [[.parent(1), .hidden(), .plain, .plain, .plain, .parent(2), .hidden(), .hidden(), .plain, .plain]])
      if move { table.expand(id(5), at: .zero) }
      let moment = Time(0.1)
      let before = (0..<10).map { table.place(of: id($0), at: moment)?.top }
      try table.edit(edit, at: moment)
      for (row, old) in before.enumerated() {
        if let old, let new = table.place(of: id(row), at: moment)?.top { expectClose(new, old, "\(edit)") }
      }
      let end = try #require(table.settleTime)
      let rows = (0..<10).map(id).filter { table.position(of: $0) != nil }
      expect(rows.map { table.place(of: $0, at: end)?.top }, are: rows.map { table.top(of: $0) }, "\(edit)")
    }
  }

  // MARK: Refusals

  private static let gone = "there is no such row (it may have been removed; query the current ids)"
  private static let inside =
    "it is among the rows being moved, so they cannot go beside it or under it (choose another row)"

  /// Edits that are refused, and what is said about them.
  private static let refused: [(edit: ExpandableTable.Edit, sentence: String)] = [
    (.remove(RowID(70)), "row 70: " + gone),
    (.remove(RowID(6)), "row 6: " + gone),
    (.insert([.plain], .above(RowID(-1))), "row -1: " + gone),
    (
      .insert([.plain], .row(0, inSection: 2)),
      "section 2: there is no such section (number of sections: 2; numbering starts at 0)"
    ),
    (
      .insert([.plain], .row(5, inSection: 0)),
      "section 0, row 5: a row cannot be placed there (choose an index from 0 to 4)"
    ),
    (
      .move(RowID(3), .row(4, inSection: 0)),
      "section 0, row 4: a row cannot be placed there (choose an index from 0 to 3)"
    ),
    (
      .insert([.plain], .under(RowID(3))),
      "row 3: it does not expand, so nothing can be folded under it (choose an expandable row)"
    ),
    (.move(RowID(0), .below(RowID(2))), "row 2: " + inside),
    (.move(RowID(0), .under(RowID(0))), "row 0: " + inside),
    (
      .insert([.plain, .parent(2), .plain], .row(0, inSection: 0)),
      "rows to insert: row 1, additionalRows: 2 is more than the number of rows that follow (at most 1)"
    ),
    (
      .insertSection([], title: "", index: 3),
      "section 3: a section cannot be placed there (choose an index from 0 to 2)"
    ),
    (.removeSection(-1), "section -1: there is no such section (number of sections: 2; numbering starts at 0)"),
    (.moveSection(0, to: 2), "section 2: there is no such section (number of sections: 2; numbering starts at 0)"),
  ]

  @Test("An invalid edit changes nothing, and its error says where it is wrong and what is expected")
  func refuses() throws {
    for (edit, sentence) in Self.refused {
      var table = try EditTests.form()
      let before = table
      let error = #expect(throws: ExpandableTable.EditError.self, "\(edit)") { try table.edit(edit, at: .zero) }
      #expect((error?.description, table.canUndo) == (sentence, false))
      expect(table, is: before, "\(edit)")
    }
  }

  // MARK: At random

  @Test("Updates of random edits and undo add up, and the list that is left reads back the same")
  func random() throws {
    for seed in 0..<20 {
      var random = SplitMix64(seed: UInt64(seed))
      for corrections in [Corrections.all, .all.subtracting([.nestedRows])] {
        var table = try EditTests.form(expanded: false, corrections: corrections)
        for step in 0..<60 {
          let before = shown(table)
          let time = Time(Double(step))
          table.advance(to: time)
          let effects: ListEffects
          switch random.below(5) {
          case 0: effects = table.undo(at: time)
          case 1: effects = table.rowSelected(Self.row(table, &random), at: time)
          default: effects = (try? table.edit(Self.edit(table, &random), at: time)) ?? .none
          }
          let mismatch = effects.update.mismatch(from: before, to: shown(table))
          let list = table.descriptors
          let isReadAgain = try corrections != .all || DescriptorList(list.propertyList) == list
          // A table made of the list shows the same.
          let again = ExpandableTable(list, sectionTitles: table.sectionTitles, corrections: corrections)
          #expect(
            (mismatch, isReadAgain, again.visibleRowsPerSection, again.contentHeight)
              == (nil, true, table.visibleRowsPerSection, table.contentHeight), "seed \(seed), step \(step)")
        }
        while table.canUndo { table.undo(at: Time(100)) }
        #expect(
          (table.rowsPerSection, table.sectionTitles) == ([[0, 1, 2, 3], [4, 5]], ["Who", "What"]), "seed \(seed)")
        table.collapseAll(at: Time(100))
        expect(table.descriptors, is: try EditTests.form(expanded: false).descriptors, "seed \(seed)")
      }
    }
  }

  private func shown(_ table: ExpandableTable) -> [[RowID]] {
    (0..<table.sectionCount).map { section in
      (0..<table.rowCount(inSection: section)).compactMap { table.id(for: RowPosition(section: section, row: $0)) }
    }
  }

  private static func row(_ table: ExpandableTable, _ random: inout SplitMix64) -> RowID {
    let all = (0..<table.sectionCount).flatMap { Array(table.rows(inSection: $0)) }
    return random.below(8) == 0 || all.isEmpty ? RowID(random.below(20)) : random.element(of: all)
  }

  private static func edit(_ table: ExpandableTable, _ random: inout SplitMix64) -> ExpandableTable.Edit {
    let new = random.below(2) == 0 ? [.plain] : [RowDescriptor.parent(1, expanded: random.below(2) == 0), .plain]
    func place() -> ExpandableTable.Place {
      switch random.below(4) {
      case 0: .row(random.below(4), inSection: random.below(3))
      case 1: .above(row(table, &random))
      case 2: .below(row(table, &random))
      default: .under(row(table, &random))
      }
    }
    switch random.below(10) {
    case 0...3: return .insert(new, place())
    case 4, 5: return .move(row(table, &random), place())
    case 6: return .remove(row(table, &random))
    case 7: return .insertSection(new, title: "New", index: random.below(3))
    case 8: return .removeSection(random.below(4))
    default: return .moveSection(random.below(3), to: random.below(3))
    }
  }
}
