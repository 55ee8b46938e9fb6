import ExpandableTable
import HeadlessTable
import InteractionLaws
import TestSupport
import Testing

/// Rows and sections that an app puts in, takes out and moves.
@Suite("A form takes changes from outside")
struct EditTests {
  /// A name (0) over two fields (1, 2) and a plain row (3) in section 0, a level (4) over a slider (5) in section 1.
  ///
  /// The headers have the ids 6 and 7, so that the first new row is 8.
  private static func form(expanded: Bool = true, corrections: Corrections = .all) throws -> ExpandableTable {
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

  private func ids(_ table: ExpandableTable) -> [[Int]] {
    (0..<table.sectionCount).map { table.rows(inSection: $0).map(\.rawValue) }
  }

  private func place(_ row: Int, _ section: Int) -> RowPosition { RowPosition(section: section, row: row) }

  private func below(_ table: ExpandableTable, _ row: Int) -> Int? { table.descriptor(of: id(row))?.additionalRows }

  // MARK: Rows

  @Test("Rows come to an index of a section, under new ids, and are reported")
  func insert() throws {
    var table = try Self.form()
    let question = RowDescriptor.parent(1, expanded: true)
    let effects = try table.edit(.insert([question, .plain], .row(3, inSection: 0)), at: .zero)
    #expect(ids(table) == [[0, 1, 2, 8, 9, 3], [4, 5]])
    #expect(effects.update == ListUpdate([.insert(.init(3..<5))]))
    #expect(effects.notices == [.didInsert(id(8)), .didInsert(id(9))])
    #expect(effects.startedMotion)
    #expect(table.indentLevel(of: id(8)) == 0 && table.indentLevel(of: id(9)) == 1)
    // 28 + 60 + 2 · 44 are above row 8, which is 60 high.
    #expect(table.top(of: id(9)) == 236)
  }

  @Test("A row that comes below a collapsed group is not in it, and shows")
  func insertBelowGroup() throws {
    var table = try Self.form()
    try table.edit(.insert([.parent(1), .plain, .plain], .row(3, inSection: 0)), at: .zero)
    #expect(table.shownRows[0].map(\.rawValue) == [0, 1, 2, 8, 10, 3])
  }

  @Test("A section without a title has a header without a height")
  func insertUntitled() throws {
    var table = try Self.form()
    let before = table.contentHeight
    try table.edit(.insertSection([], title: "", index: 1), at: .zero)
    #expect(table.contentHeight == before)
  }

  @Test("A row that is moved to the index at which it is comes under what the row below it is under")
  func moveToOwnIndex() throws {
    var table = try Self.form()
    // Row 2 is the last one under the name.
    try table.edit(.move(id(2), .row(2, inSection: 0)), at: .zero)
    #expect(ids(table) == [[0, 1, 2, 3], [4, 5]])
    #expect(table.indentLevel(of: id(2)) == 0 && below(table, 0) == 1)
    #expect(table.indentLevel(of: id(99)) == 0 && !table.isExpandable(id(99)) && !table.isExpandable(id(2)))
  }

  @Test("The article's sections may not lose all of their rows, but may have them in another order")
  func lastRows() throws {
    let corrections = Corrections.without(.emptySection)
    var table = try Self.form(corrections: corrections)
    #expect(try table.edit(.move(id(0), .row(1, inSection: 0)), at: .zero) != .crash)
    #expect(ids(table)[0] == [3, 0, 1, 2])
    #expect(try table.edit(.move(id(4), .row(0, inSection: 0)), at: .zero) == .crash)
  }

  @Test("Rows of kinds that the form has, and of kinds that it has not, come as what they are")
  func insertKinds() throws {
    var table = try Self.form()
    let kinds = ["idCellSlider", "y", "idCellSwitch", "x", "y", "z"]
    try table.edit(.insert(kinds.map { RowDescriptor($0) }, .row(0, inSection: 0)), at: .zero)
    #expect((8..<14).map { table.descriptor(of: id($0))?.identifier } == kinds)
    #expect((8..<14).map { table.kind(of: id($0)) } == [.slider, .plain, .onOff, .plain, .plain, .plain])
    let again = table.descriptors
    #expect((0..<6).map { again.descriptor(of: $0).identifier } == kinds)
  }

  @Test("What comes under a row counts for all that it is folded under, and hides with them")
  func insertUnder() throws {
    var table = try Self.form()
    try table.edit(.insert([.parent(0, expanded: false)], .under(id(0))), at: .zero)
    let effects = try table.edit(.insert([.plain], .under(id(8))), at: .zero)
    // Nothing of it shows, so that nothing is told.
    #expect(effects == .none)
    #expect(ids(table) == [[0, 1, 2, 8, 9, 3], [4, 5]])
    #expect(below(table, 0) == 4 && below(table, 8) == 1)
    #expect(table.expand(id(8), at: .zero).update == ListUpdate([.reload(.init(3..<4)), .insert(.init(4..<5))]))
    #expect(table.collapse(id(0), at: .zero).update == ListUpdate([.reload(.init(0..<1)), .delete(.init(1..<5))]))
  }

  @Test("A row that is inserted at the index of one that is folded is folded as that one")
  func insertAmongFolded() throws {
    var table = try Self.form(expanded: false)
    let effects = try table.edit(.insert([.plain], .row(2, inSection: 0)), at: .zero)
    #expect(effects == .none)
    #expect(ids(table)[0] == [0, 1, 8, 2, 3] && below(table, 0) == 3)
    #expect(table.descriptor(of: id(8))?.isVisible == false)
  }

  @Test("A row goes with what is folded under it, and its id reaches nothing any more")
  func remove() throws {
    var table = try Self.form()
    let effects = try table.edit(.remove(id(0)), at: .zero)
    #expect(ids(table) == [[3], [4, 5]])
    #expect(effects.update == ListUpdate([.delete(.init(0..<3))]))
    #expect(effects.notices == [.didDelete(id(0)), .didDelete(id(1)), .didDelete(id(2))])
    #expect(effects.startedMotion)
    #expect(table.textChanged(id(1), to: "late") == .none && table.rowSelected(id(0), at: .zero) == .none)
    #expect(table.value(of: id(1)) == nil && table.primaryTitle(of: id(0)) == "" && table.actions(for: id(0)).isEmpty)
    try table.edit(.insert([.plain], .row(0, inSection: 0)), at: .zero)
    #expect(ids(table)[0] == [8, 3])
  }

  @Test("A row moves with what is folded under it to another section")
  func move() throws {
    var table = try Self.form()
    let effects = try table.edit(.move(id(0), .above(id(4))), at: .zero)
    #expect(ids(table) == [[3], [0, 1, 2, 4, 5]])
    let moves = (0..<3).map { ListUpdate.Change.move(.init(from: place($0, 0), to: place($0, 1))) }
    #expect(effects.update == ListUpdate(moves))
    #expect(effects.notices == [.didMove(id(0)), .didMove(id(1)), .didMove(id(2))])
    #expect(effects.startedMotion)
    #expect(table.position(of: id(1)) == place(1, 1))
  }

  @Test("A row that moves under a folded one is gone from sight, and shows with it")
  func moveUnderFolded() throws {
    var table = try Self.form(expanded: false)
    table.expand(id(0), at: .zero)
    let effects = try table.edit(.move(id(0), .under(id(4))), at: .zero)
    #expect(ids(table) == [[3], [4, 5, 0, 1, 2]] && below(table, 4) == 4)
    #expect(effects.update == ListUpdate([.delete(.init(0..<3))]))
    #expect(effects.notices == [.didDelete(id(0)), .didDelete(id(1)), .didDelete(id(2))])
    let back = table.undo(at: .zero)
    #expect(back.update == ListUpdate([.insert(.init(0..<3))]))
    #expect(back.notices == [.didInsert(id(0)), .didInsert(id(1)), .didInsert(id(2))])
    try table.edit(.move(id(0), .under(id(4))), at: .zero)
    #expect(table.expand(id(4), at: .zero).update.inserted == [.init(section: 1, 1..<5)])
  }

  @Test("A move to where the row is, or within its parent by no place, does nothing")
  func moveNowhere() throws {
    var table = try Self.form()
    #expect(try table.edit(.move(id(1), .above(id(2))), at: .zero) == .none)
    #expect(try table.edit(.move(id(3), .row(3, inSection: 0)), at: .zero) == .none)
    #expect(!table.canUndo)
  }

  @Test("Rows make room and close up on their way, as when one expands")
  func travels() throws {
    var table = try Self.form()
    try table.edit(.remove(id(1)), at: .zero)
    // 28 + 60 are above it, and the 44 points that have gone at first.
    #expect(table.place(of: id(2), at: .zero)?.top == 132)
    #expect(table.place(of: id(2), at: Time(0.3))?.top == 88)
    try table.edit(.move(id(3), .above(id(0))), at: Time(1))
    #expect(table.place(of: id(3), at: Time(1))?.top == 132)
    #expect(table.place(of: id(3), at: Time(1.3))?.top == 28.0)
  }

  @Test("Several rows that move together set out from where they are seen, although they are moving")
  func blockTravels() throws {
    var table = try Self.form(expanded: false)
    table.expand(id(0), at: .zero)
    let moment = Time(0.1)
    let before = (0..<6).map { table.place(of: id($0), at: moment)?.top }
    try table.edit(.move(id(0), .row(2, inSection: 1)), at: moment)
    for row in [0, 1, 2, 3, 4] {
      let (old, new) = (before[row] ?? 0, table.place(of: id(row), at: moment)?.top ?? 0)
      expectClose(new, old)
    }
    #expect(table.settles == moment + 0.3)
  }

  // MARK: What is entered

  @Test("A name follows the parts that come and go")
  func parts() throws {
    var table = try Self.form()
    let middle = RowDescriptor("idCellTextfield", value: "B.")
    let effects = try table.edit(.insert([middle], .below(id(1))), at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "Ann B. Lee")
    #expect(effects.notices == [.didInsert(id(8)), .didChange(id(0))])
    #expect(effects.update == ListUpdate([.insert(.init(2..<3)), .reload(.init(0..<1))]))
    try table.edit(.remove(id(1)), at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "B. Lee")
    try table.edit(.move(id(2), .above(id(8))), at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "Lee B.")
  }

  @Test("Any other answer stays when the row goes that gave it")
  func answers() throws {
    var table = try Self.form()
    try table.edit(.remove(id(5)), at: .zero)
    #expect(table.primaryTitle(of: id(4)) == "3")
  }

  @Test("A text that is typed in a row which goes is reported to have ended")
  func typing() throws {
    var table = try Self.form()
    table.perform("edit", on: id(1), at: .zero)
    let effects = try table.edit(.remove(id(0)), at: .zero)
    #expect(effects.notices.last == .didEndEditing(id(1)))
    #expect(table.editedRow == nil)
  }

  @Test("A finger on a slider whose row goes to another answer has nothing to give back")
  func sliding() throws {
    var table = try Self.form()
    table.handle(.track(id(5), PanSample(.began, translation: .zero)), at: .zero)
    table.handle(.track(id(5), PanSample(.changed, translation: Vector(100, 0))), at: .zero)
    let title = table.primaryTitle(of: id(4))
    #expect(title != "3")
    try table.edit(.move(id(5), .under(id(0))), at: .zero)
    #expect(table.handle(.track(id(5), PanSample(.changed, translation: Vector(200, 0))), at: .zero) == .none)
    #expect(table.handle(.track(id(5), PanSample(.cancelled, translation: .zero)), at: .zero) == .none)
    #expect(table.primaryTitle(of: id(4)) == title)
  }

  // MARK: Sections

  @Test("A section comes with its title and its rows")
  func insertSection() throws {
    var table = try Self.form()
    let effects = try table.edit(.insertSection([.plain, .plain], title: "More", index: 1), at: .zero)
    #expect(table.sectionTitles == ["Who", "More", "What"])
    #expect(ids(table) == [[0, 1, 2, 3], [9, 10], [4, 5]])
    #expect(effects.update == ListUpdate([.insertSection(1)]))
    #expect(effects.notices == [.didInsert(id(9)), .didInsert(id(10))])
    // Three headers, two rows of 60 and six of 44.
    let height: Double = 84 + 120 + 264
    #expect(table.contentHeight == height)
  }

  @Test("A section goes with its rows, and sections move with theirs")
  func sections() throws {
    var table = try Self.form()
    #expect(try table.edit(.moveSection(1, to: 0), at: .zero).update == ListUpdate([.moveSection(from: 1, to: 0)]))
    #expect(table.sectionTitles == ["What", "Who"] && ids(table) == [[4, 5], [0, 1, 2, 3]])
    #expect(table.position(of: id(1)) == place(1, 1))
    let effects = try table.edit(.removeSection(0), at: .zero)
    #expect(effects.update == ListUpdate([.deleteSection(0)]))
    #expect(effects.notices == [.didDelete(id(4)), .didDelete(id(5))])
    #expect(table.sectionTitles == ["Who"] && ids(table) == [[0, 1, 2, 3]])
  }

  @Test("A header stays at the top for the section that is there now")
  func pinned() throws {
    var table = try Self.form()
    table.pinsHeaders = true
    try table.edit(.moveSection(1, to: 0), at: .zero)
    #expect(table.coveredHeight(atTop: 10, at: Time(1)) == 28)
    var frame = LayerList()
    table.draw(viewport: LayoutRect(0, 10, 320, 100), at: Time(1), into: &frame)
    #expect(frame.layers.compactMap { $0.id.part == .headerLabel(0) ? $0.text?.string : nil } == ["What"])
  }

  // MARK: Written out

  @Test("The list is written out in the order that it has now, and can be read again")
  func descriptors() throws {
    var table = try Self.form()
    try table.edit(.insertSection([.parent(1, expanded: true), .plain], title: "", index: 0), at: .zero)
    try table.edit(.move(id(4), .under(id(0))), at: .zero)
    try table.edit(.remove(id(2)), at: .zero)
    let list = table.descriptors
    #expect((0..<list.sectionCount).map { list.rowCount(inSection: $0) } == [2, 5, 0])
    let again = try DescriptorList(list.propertyList)
    #expect(again == list)
    let titles = (0..<list.count).map { list.descriptor(of: $0).primaryTitle }
    #expect(titles == ["", "", "Ann", "", "3", "", ""])
  }

  // MARK: Refusals

  /// An edit that is refused, and what is said about it.
  struct Refusal: Sendable {
    let edit: ExpandableTable.Edit
    let sentence: String

    init(_ edit: ExpandableTable.Edit, _ sentence: String) {
      self.edit = edit
      self.sentence = sentence
    }
  }

  private static let gone = "there is no such row (it may have gone; ask for ids anew)"
  private static let inside = "it would move to a place in itself (name a row that does not move with it)"

  static let refused: [Refusal] = [
    Refusal(.remove(RowID(70)), "row 70: " + gone),
    Refusal(.remove(RowID(6)), "row 6: " + gone),
    Refusal(.insert([.plain], .above(RowID(-1))), "row -1: " + gone),
    Refusal(.insert([.plain], .row(0, inSection: 2)), "section 2: there is no such section (there are 2, from 0)"),
    Refusal(.insert([.plain], .row(5, inSection: 0)), "section 0, row 5: there is no such place (0 to 4 is expected)"),
    Refusal(.move(RowID(3), .row(4, inSection: 0)), "section 0, row 4: there is no such place (0 to 3 is expected)"),
    Refusal(
      .insert([.plain], .under(RowID(3))),
      "row 3: it does not expand, so nothing can be folded under it (name an expandable row)"),
    Refusal(.move(RowID(0), .below(RowID(2))), "row 2: " + inside),
    Refusal(.move(RowID(0), .under(RowID(0))), "row 0: " + inside),
    Refusal(
      .insert([.plain, .parent(2), .plain], .row(0, inSection: 0)),
      "of the rows to insert, row 1, additionalRows: 2 rows lead past the end (at most 1 are left below)."),
    Refusal(
      .insertSection([], title: "", index: 3), "section 3: there is no such place for a section (0 to 2 is expected)"),
    Refusal(.removeSection(-1), "section -1: there is no such section (there are 2, from 0)"),
    Refusal(.moveSection(0, to: 2), "section 2: there is no such section (there are 2, from 0)"),
  ]

  @Test("An edit that makes no sense says where and what is expected, and changes nothing", arguments: refused)
  func refuses(refusal: Refusal) throws {
    var table = try Self.form()
    let before = table
    let error = #expect(throws: ExpandableTable.EditError.self) { try table.edit(refusal.edit, at: .zero) }
    #expect(error?.description == refusal.sentence)
    #expect(table == before && !table.canUndo)
  }

  @Test("Where the article would crash over an empty section, nothing happens")
  func crashes() throws {
    var table = try ExpandableTable([[.plain], [.plain, .plain]], [])
    let before = table
    let crash = ListEffects(notices: [.originalWouldCrash])
    #expect(try table.edit(.remove(id(0)), at: .zero) == crash)
    #expect(try table.edit(.move(id(0), .below(id(2))), at: .zero) == crash)
    #expect(try table.edit(.insertSection([], title: "", index: 0), at: .zero) == crash)
    #expect(try table.edit(.move(id(0), .row(0, inSection: 1)), at: .zero) == crash)
    #expect(table == before)
    #expect(try table.edit(.remove(id(1)), at: .zero).update == ListUpdate([.delete(.init(section: 1, 0..<1))]))
    #expect(try table.edit(.move(id(2), .below(id(0))), at: .zero) == crash)
  }

  // MARK: At random

  @Test("Random edits and their undoing add up, and leave a list that reads as it is", arguments: 0..<20)
  func random(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    for corrections in [Corrections.all, .all.subtracting([.nestedRows])] {
      var table = try Self.form(expanded: false, corrections: corrections)
      for step in 0..<60 {
        let before = (shown(table), table.descriptors)
        let time = Time(Double(step))
        table.advance(to: time)
        let effects: ListEffects
        switch random.below(5) {
        case 0: effects = table.undo(at: time)
        case 1: effects = table.rowSelected(Self.row(table, &random), at: time)
        default: effects = (try? table.edit(Self.edit(table, &random), at: time)) ?? .none
        }
        #expect(effects.update.mismatch(from: before.0, to: shown(table)) == nil)
        let list = table.descriptors
        #expect(try corrections != .all || DescriptorList(list.propertyList) == list)
        // A table made of the list shows the same.
        let again = ExpandableTable(list, sectionTitles: table.sectionTitles, corrections: corrections)
        #expect(again.visibleRowsPerSection == table.visibleRowsPerSection)
        #expect(again.contentHeight == table.contentHeight)
      }
      while table.canUndo { table.undo(at: Time(100)) }
      let ids = (0..<table.sectionCount).map { table.rows(inSection: $0).map(\.rawValue) }
      #expect(ids == [[0, 1, 2, 3], [4, 5]] && table.sectionTitles == ["Who", "What"])
      table.collapseAll(at: Time(100))
      #expect(try table.descriptors == Self.form(expanded: false).descriptors)
    }
  }

  private func shown(_ table: ExpandableTable) -> [[RowID]] {
    (0..<table.sectionCount).map { section in
      (0..<table.rowCount(inSection: section)).compactMap { table.id(for: place($0, section)) }
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
