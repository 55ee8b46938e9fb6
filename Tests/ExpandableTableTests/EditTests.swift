import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// Rows and sections that an app inserts, removes and moves.
@Suite("Edits of a form by an app")
struct EditTests {
  /// A name (0) over two fields (1, 2) and a plain row (3) in section 0, a level (4) over a slider (5) in section 1.
  ///
  /// The headers have the ids 6 and 7, so that the first new row is 8.
  static func form(expanded: Bool = true, corrections: Corrections = .all) throws -> ExpandableTable {
    func row(_ kind: String, _ title: String = "", value: String = "") -> RowDescriptor {
      RowDescriptor(kind, primaryTitle: title, value: value, isVisible: expanded)
    }
    let name = [
      RowDescriptor.parent(2, expanded: expanded, title: "Ann Lee"),
      row("idCellTextfield", value: "Ann"), row("idCellTextfield", value: "Lee"), .plain,
    ]
    let level = [RowDescriptor.parent(1, expanded: expanded, title: "3"), row("idCellSlider", value: "3")]
    let list = try DescriptorList(sections: [name, level])
    return ExpandableTable(list, sectionTitles: ["Who", "What"], corrections: corrections)
  }

  /// Expects the sections to consist of these rows, hidden ones too, and so many to be folded under some of them.
  private func expectRows(
    _ table: ExpandableTable, _ rows: [[Int]], below: [Int: Int] = [:],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let counts: [Int: Int] = below.keys.reduce(into: [:]) { $0[$1] = table.descriptor(of: id($1))?.additionalRows }
    #expect((table.rowsPerSection, counts) == (rows, below), sourceLocation: sourceLocation)
  }

  /// Expects a row's title, which its parts give it.
  private func expectTitle(
    _ table: ExpandableTable, _ row: Int, _ title: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expect(table.primaryTitle(of: id(row)), is: title, sourceLocation: sourceLocation)
  }

  private func place(_ row: Int, _ section: Int) -> RowPosition { RowPosition(section: section, row: row) }

  // MARK: Rows

  @Test("Rows are inserted at an index of a section, under new ids, and reported")
  func insert() throws {
    var table = try Self.form()
    let question = RowDescriptor.parent(1, expanded: true)
    expect(
      try table.edit(.insert([question, .plain], .row(3, inSection: 0)), at: .zero),
      is: ListEffects(
        update: .rows(insert: [3..<5]), notices: [.didInsert(id(8)), .didInsert(id(9))], startedMotion: true))
    expectRows(table, [[0, 1, 2, 8, 9, 3], [4, 5]])
    expect([8, 9].map { table.indentLevel(of: id($0)) }, are: [0, 1])
    // 28 + 60 + 2 · 44 are above row 8, which is 60 high.
    expect(table.top(of: id(9)), is: 236)
    // A row that is inserted below a collapsed group is not in it, and shows.
    var other = try Self.form()
    try other.edit(.insert([.parent(1), .plain, .plain], .row(3, inSection: 0)), at: .zero)
    expect(other.shownRows[0].map(\.rawValue), are: [0, 1, 2, 8, 10, 3])
  }

  @Test("Inserted rows keep their kinds, whether the form has those already or not")
  func insertKinds() throws {
    var table = try Self.form()
    let kinds = ["idCellSlider", "y", "idCellSwitch", "x", "y", "z"]
    try table.edit(.insert(kinds.map { RowDescriptor($0) }, .row(0, inSection: 0)), at: .zero)
    let again = table.descriptors
    expect((8..<14).map { table.descriptor(of: id($0))?.identifier }, are: kinds)
    expect((8..<14).map { table.kind(of: id($0)).control }, are: [.slider, .plain, .onOff, .plain, .plain, .plain])
    expect((0..<6).map { again.descriptor(of: $0).identifier }, are: kinds)
  }

  @Test("A row inserted under another one counts for all that it is folded under, and hides with them")
  func insertUnder() throws {
    var table = try Self.form()
    try table.edit(.insert([.parent(0, expanded: false)], .under(id(0))), at: .zero)
    // None of it shows, so nothing is reported.
    expect(try table.edit(.insert([.plain], .under(id(8))), at: .zero), is: .none)
    expectRows(table, [[0, 1, 2, 8, 9, 3], [4, 5]], below: [0: 4, 8: 1])
    let expansion = table.expand(id(8), at: .zero).update
    let collapse = table.collapse(id(0), at: .zero).update
    expect(
      [expansion, collapse], are: [.rows(reload: [3..<4], insert: [4..<5]), .rows(reload: [0..<1], delete: [1..<5])])
  }

  @Test("A row that is inserted at the index of a folded one is folded like that one")
  func insertAmongFolded() throws {
    var table = try Self.form(expanded: false)
    expect(try table.edit(.insert([.plain], .row(2, inSection: 0)), at: .zero), is: .none)
    expectRows(table, [[0, 1, 8, 2, 3], [4, 5]], below: [0: 3])
    expect(table.descriptor(of: id(8))?.isVisible, is: false)
  }

  @Test("A row is removed with what is folded under it, and its id no longer reaches anything")
  func remove() throws {
    var table = try Self.form()
    expect(
      try table.edit(.remove(id(0)), at: .zero),
      is: ListEffects(
        update: .rows(delete: [0..<3]), notices: [.didDelete(id(0)), .didDelete(id(1)), .didDelete(id(2))],
        startedMotion: true))
    expectRows(table, [[3], [4, 5]])
    expect(table.textChanged(id(1), to: "late"), is: .none)
    expect(table.rowSelected(id(0), at: .zero), is: .none)
    #expect((table.value(of: id(1)), table.primaryTitle(of: id(0)), table.actions(for: id(0))) == (nil, "", []))
    try table.edit(.insert([.plain], .row(0, inSection: 0)), at: .zero)
    expectRows(table, [[8, 3], [4, 5]])
  }

  @Test("A row moves with what is folded under it to another section")
  func move() throws {
    var table = try Self.form()
    let moves = (0..<3).map { ListUpdate.Change.move(.init(from: place($0, 0), to: place($0, 1))) }
    let notices: [ListNotice] = [.didMove(id(0)), .didMove(id(1)), .didMove(id(2))]
    expect(
      try table.edit(.move(id(0), .above(id(4))), at: .zero),
      is: ListEffects(update: ListUpdate(moves), notices: notices, startedMotion: true))
    expectRows(table, [[3], [0, 1, 2, 4, 5]])
    expect(table.position(of: id(1)), is: place(1, 1))
  }

  @Test("A row that moves under a collapsed one disappears, and shows once that expands")
  func moveUnderFolded() throws {
    var table = try Self.form(expanded: false)
    table.expand(id(0), at: .zero)
    let there = try table.edit(.move(id(0), .under(id(4))), at: .zero)
    expectRows(table, [[3], [4, 5, 0, 1, 2]], below: [4: 4])
    let back = table.undo(at: .zero)
    expect([there.update, back.update], are: [.rows(delete: [0..<3]), .rows(insert: [0..<3])])
    let rows = (0..<3).map(id)
    #expect((there.notices, back.notices) == (rows.map { .didDelete($0) }, rows.map { .didInsert($0) }))
    try table.edit(.move(id(0), .under(id(4))), at: .zero)
    expect(table.expand(id(4), at: .zero).update.inserted, are: [.init(section: 1, 1..<5)])
  }

  @Test("A move to where the row is does nothing; to its own index, the row joins the fold of the row below it")
  func moveNowhere() throws {
    var table = try Self.form()
    expect(try table.edit(.move(id(1), .above(id(2))), at: .zero), is: .none)
    expect(try table.edit(.move(id(3), .row(3, inSection: 0)), at: .zero), is: .none)
    #expect(!table.canUndo)
    // Row 2 is the last one under the name.
    try table.edit(.move(id(2), .row(2, inSection: 0)), at: .zero)
    expectRows(table, [[0, 1, 2, 3], [4, 5]], below: [0: 1])
    let rows = [id(2), id(99)]
    #expect((rows.map { table.indentLevel(of: $0) }, rows.map { table.isExpandable($0) }) == ([0, 0], [false, false]))
  }

  @Test("Rows travel to make room and to close up, as when a row expands")
  func travels() throws {
    var table = try Self.form()
    func tops(_ row: Int, _ seconds: Double...) -> [Double?] {
      seconds.map { table.place(of: id(row), at: Time($0))?.top }
    }
    try table.edit(.remove(id(1)), at: .zero)
    // 28 + 60 are above it, and the 44 points that have gone at first.
    expect(tops(2, 0, 0.3), are: [132, 88])
    try table.edit(.move(id(3), .above(id(0))), at: Time(1))
    expect(tops(3, 1, 1.3), are: [132, 28])
  }

  @Test("Several rows that move together travel from where they are seen, even while they are moving")
  func blockTravels() throws {
    var table = try Self.form(expanded: false)
    table.expand(id(0), at: .zero)
    let moment = Time(0.1)
    func tops() -> [Double] { (0..<5).map { table.place(of: id($0), at: moment)?.top ?? 0 } }
    let before = tops()
    try table.edit(.move(id(0), .row(2, inSection: 1)), at: moment)
    for (old, new) in zip(before, tops()) { expectClose(new, old) }
    expect(table.settleTime, is: moment + 0.3)
  }

  // MARK: What is entered

  @Test("A name follows its parts as they are inserted and removed; other answers outlast the row that gave them")
  func parts() throws {
    var table = try Self.form()
    let middle = RowDescriptor("idCellTextfield", value: "B.")
    let effects = try table.edit(.insert([middle], .below(id(1))), at: .zero)
    expectTitle(table, 0, "Ann B. Lee")
    let update = ListUpdate([.insert(.init(2..<3)), .reload(.init(0..<1))])
    #expect((effects.update, effects.notices) == (update, [.didInsert(id(8)), .didChange(id(0))]))
    try table.edit(.remove(id(1)), at: .zero)
    expectTitle(table, 0, "B. Lee")
    try table.edit(.move(id(2), .above(id(8))), at: .zero)
    expectTitle(table, 0, "Lee B.")
    try table.edit(.remove(id(5)), at: .zero)
    expectTitle(table, 4, "3")
    // In the article, only typing changes the title.
    for corrections in [Corrections.article, .without(.nameParts), .without(.boundByData)] {
      var table = try Self.form(corrections: corrections)
      try table.edit(.remove(id(1)), at: .zero)
      expectTitle(table, 0, "Ann Lee")
    }
  }

  @Test("Removing a row ends typing in it; moving a slider ends a drag on it, which can no longer be cancelled")
  func typing() throws {
    var table = try Self.form()
    table.perform("edit", on: id(1), at: .zero)
    let notices = try table.edit(.remove(id(0)), at: .zero).notices
    #expect((notices.first, table.editedRow) == (.didEndEditing(id(1)), nil))
    #expect(notices.dropFirst().contains(.didDelete(id(1))))
    var other = try Self.form()
    other.slide(5, .began, 0)
    other.slide(5, .changed, 100)
    let title = other.primaryTitle(of: id(4))
    #expect(title != "3")
    try other.edit(.move(id(5), .under(id(0))), at: .zero)
    expect(other.slide(5, .changed, 200), is: .none)
    expect(other.slide(5, .cancelled, 0), is: .none)
    expectTitle(other, 4, title)
  }

  // MARK: Sections

  @Test("A section is inserted with its title and its rows; without a title its header has no height")
  func insertSection() throws {
    var table = try Self.form()
    let effects = try table.edit(.insertSection([.plain, .plain], title: "More", index: 1), at: .zero)
    let notices: [ListNotice] = [.didInsert(id(9)), .didInsert(id(10))]
    #expect((effects.update, effects.notices) == (ListUpdate([.insertSection(1)]), notices))
    expectRows(table, [[0, 1, 2, 3], [9, 10], [4, 5]])
    // Three headers, two rows of 60 and six of 44.
    let height: Double = 84 + 120 + 264
    #expect((table.sectionTitles, table.contentHeight) == (["Who", "More", "What"], height))
    try table.edit(.insertSection([], title: "", index: 1), at: .zero)
    expect(table.contentHeight, is: height)
  }

  @Test("Sections are removed and moved with their rows")
  func sections() throws {
    var table = try Self.form()
    let move = try table.edit(.moveSection(1, to: 0), at: .zero).update
    expectRows(table, [[4, 5], [0, 1, 2, 3]])
    #expect((table.sectionTitles, table.position(of: id(1))) == (["What", "Who"], place(1, 1)))
    let effects = try table.edit(.removeSection(0), at: .zero)
    expectRows(table, [[0, 1, 2, 3]])
    let updates = [ListUpdate([.moveSection(from: 1, to: 0)]), ListUpdate([.deleteSection(0)])]
    expect([move, effects.update], are: updates)
    #expect((effects.notices, table.sectionTitles) == ([.didDelete(id(4)), .didDelete(id(5))], ["Who"]))
  }

  @Test("The header pinned at the top is that of the section that is there now")
  func pinned() throws {
    var table = try Self.form()
    table.pinsHeaders = true
    try table.edit(.moveSection(1, to: 0), at: .zero)
    var frame = LayerList()
    table.draw(viewport: LayoutRect(0, 10, 320, 100), at: Time(1), into: &frame)
    let header = frame.layers.compactMap { $0.id.part == .headerLabel(0) ? $0.text?.string : nil }
    #expect((table.coveredHeight(atTop: 10, at: Time(1)), header) == (28, ["What"]))
  }

  // MARK: Written out

  @Test("The list is written in its current order, and can be read again")
  func descriptors() throws {
    var table = try Self.form()
    try table.edit(.insertSection([.parent(1, expanded: true), .plain], title: "", index: 0), at: .zero)
    try table.edit(.move(id(4), .under(id(0))), at: .zero)
    try table.edit(.remove(id(2)), at: .zero)
    let list = table.descriptors
    let counts = (0..<list.sectionCount).map { list.rowCount(inSection: $0) }
    let titles = (0..<list.count).map { list.descriptor(of: $0).primaryTitle }
    #expect((counts, titles) == ([2, 5, 0], ["", "", "Ann", "", "3", "", ""]))
    expect(try DescriptorList(list.propertyList), is: list)
  }

  // MARK: Refused

  @Test("An edit that would crash the article with an empty section does nothing; reordering a section works")
  func crashes() throws {
    var table = try ExpandableTable([[.plain], [.plain, .plain]], [])
    let before = table
    let edits: [ExpandableTable.Edit] = [
      .remove(id(0)), .move(id(0), .below(id(2))), .insertSection([], title: "", index: 0),
      .move(id(0), .row(0, inSection: 1)),
    ]
    for edit in edits { expect(try table.edit(edit, at: .zero), is: .crash, "\(edit)") }
    expect(table, is: before)
    expect(try table.edit(.remove(id(1)), at: .zero).update, is: .rows(delete: [0..<1], section: 1))
    expect(try table.edit(.move(id(2), .below(id(0))), at: .zero), is: .crash)
    var form = try Self.form(corrections: .without(.emptySection))
    #expect(try form.edit(.move(id(0), .row(1, inSection: 0)), at: .zero) != .crash)
    expectRows(form, [[3, 0, 1, 2], [4, 5]])
    expect(try form.edit(.move(id(4), .row(0, inSection: 0)), at: .zero), is: .crash)
  }
}
