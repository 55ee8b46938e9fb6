import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// What changes from outside leave as it is, and how they are told.
@Suite("Changes from outside touch nothing else")
struct EditDetailTests {
  @Test("A name over fields that nobody has filled in stays whole when a row comes that is no part of it")
  func nameStaysWhole() throws {
    let field = RowDescriptor("idCellTextfield")
    var table = try ExpandableTable([[.parent(2, expanded: true, title: "Ann Lee"), field, field]])
    let effects = try table.edit(.insert([.plain], .under(id(0))), at: .zero)
    #expect(effects.notices == [.didInsert(id(4))])
    #expect(table.primaryTitle(of: id(0)) == "Ann Lee" && table.value(of: id(1)) == .text(""))
  }

  @Test("What a new row states beyond what is known here stays with it")
  func others() throws {
    let stating = RowDescriptor("x", others: [PropertyEntry("y", .bool(true))])
    var table = try ExpandableTable([[.plain, .plain]])
    try table.edit(.insert([.plain, stating, .plain], .below(id(0))), at: .zero)
    #expect(table.shownRows[0].map { table.descriptor(of: $0)?.others.count } == [0, 0, 1, 0, 0])
  }

  @Test("As many rows as travel are told as moves, more as gone and come", arguments: [0, 1])
  func largeBlock(more: Int) throws {
    let count = ExpandableTable.mostTravelling + more
    let block = [RowDescriptor.parent(count - 1, expanded: true)] + [RowDescriptor](repeating: .plain, count: count - 1)
    var table = try ExpandableTable([block + [.plain]])
    let update = try table.edit(.move(id(0), .below(id(count))), at: .zero).update
    if more == 0 {
      #expect(update.moved.count == count && update.deleted.isEmpty)
    } else {
      #expect(update == ListUpdate([.delete(.init(0..<count)), .insert(.init(1..<count + 1))]))
    }
  }

  @Test("The wheels of a row that goes and comes back stand where they were confirmed")
  func wheels() throws {
    for goes: ExpandableTable.Edit in [.remove(id(1)), .removeSection(0)] {
      var table = try ExpandableTable([[.plain, RowDescriptor("idCellDatePicker")], [.plain]])
      let before = table
      table.perform("nextMonth", on: id(1), at: .zero)
      #expect(table.turnedDate(of: id(1)) != .start && table != before)
      try table.edit(goes, at: .zero)
      table.undo(at: .zero)
      #expect(table.turnedDate(of: id(1)) == .start)
    }
  }

  @Test("A row that says more rows are below it than are left is written out with those that are")
  func writtenOut() throws {
    let says = RowDescriptor("x", additionalRows: 2)
    var table = try ExpandableTable([[.plain, says, .plain, .plain]])
    try table.edit(.remove(id(3)), at: .zero)
    let list = table.descriptors
    #expect((0..<3).map { list.descriptor(of: $0).additionalRows } == [0, 1, 0])
    #expect(try DescriptorList(list.propertyList) == list)
  }

  @Test("Below a header without rows the next row is that of the next section that has one")
  func emptySections() throws {
    let list = try DescriptorList(sections: [[.plain], [.plain], [.plain, .plain]])
    var table = ExpandableTable(list, sectionTitles: ["A", "B", "C"])
    try table.edit(.remove(id(0)), at: .zero)
    try table.edit(.remove(id(1)), at: .zero)
    // Three headers of 28 points.
    for y in [0.0, 30, 60, 90] { #expect(table.row(atHeight: y) == id(2)) }
    try table.edit(.remove(id(2)), at: .zero)
    try table.edit(.remove(id(3)), at: .zero)
    #expect(table.row(atHeight: 30) == nil)
  }

  @Test("An edit beside a finger on a slider is told as any other")
  func besideSlide() throws {
    var table = try ExpandableTable([[.plain, RowDescriptor("idCellSlider", value: "3")]])
    table.slide(1, .began, 0)
    table.slide(1, .changed, 60)
    let effects = try table.edit(.insert([.plain], .row(0, inSection: 0)), at: .zero)
    #expect(effects.update == ListUpdate([.insert(.init(0..<1))]))
    #expect(effects.notices == [.didInsert(id(3))])
    #expect(effects.startedMotion)
  }

  @Test("Forms that differ in a title or in what was entered have other hashes")
  func hashes() throws {
    func table(_ title: String, _ value: String) throws -> ExpandableTable {
      try ExpandableTable([[RowDescriptor("idCellTextfield", primaryTitle: title, value: value)]])
    }
    let tables = try [table("", ""), table("a", ""), table("", "a"), table("a", "a")]
    #expect(Set(tables.map(\.hashValue)).count == 4)
    #expect(try table("a", "b").hashValue == table("a", "b").hashValue)
  }

  static let edits: [ExpandableTable.Edit] = [
    .insert([.plain], .above(RowID(2))), .insert([.plain, .plain], .above(RowID(2))),
    .insert([.plain, .plain], .below(RowID(8))), .remove(RowID(2)), .remove(RowID(5)),
    // A folded row to where it shows, downward and upward, and back under the folded one.
    .move(RowID(1), .below(RowID(3))), .move(RowID(1), .above(RowID(0))), .move(RowID(2), .under(RowID(0))),
    // A row that may have others below it.
    .move(RowID(5), .above(RowID(2))), .move(RowID(5), .below(RowID(8))), .move(RowID(5), .under(RowID(0))),
  ]

  @Test("Rows set out from where they are seen, at rest or on their way, and arrive", arguments: edits, [false, true])
  func setOut(edit: ExpandableTable.Edit, move: Bool) throws {
    var table = try ExpandableTable(
      [[.parent(1), .hidden(), .plain, .plain, .plain, .parent(2), .hidden(), .hidden(), .plain, .plain]])
    if move { table.expand(id(5), at: .zero) }
    let moment = Time(0.1)
    let before = (0..<10).map { table.place(of: id($0), at: moment)?.top }
    try table.edit(edit, at: moment)
    for (row, old) in before.enumerated() {
      if let old, let new = table.place(of: id(row), at: moment)?.top { expectClose(new, old) }
    }
    let end = try #require(table.settles)
    for row in (0..<10).map(id) where table.position(of: row) != nil {
      #expect(table.place(of: row, at: end)?.top == table.top(of: row))
    }
  }
}
