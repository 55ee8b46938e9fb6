import ArticleForm
import ExpandableTable
import TestSupport
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
///
/// Those that crash the article stand in `CrashTests`.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  /// What is entered in rows 1 and 2, the fields of the full name in row 0, and what that says then.
  static let names: [(entries: [(Int, String)], article: String, corrected: String)] = [
    ([(2, "Smith")], " Smith", "Smith"),
    ([(1, "Mary"), (2, "Smith")], "Mary Smith", "Mary Smith"),
    ([(1, "Mary Jane"), (2, "X")], "Mary X", "Mary Jane X"),
    // "Mary van Dyk" has three parts, so a new first name replaces them all.
    ([(1, "Mary"), (2, "van Dyk"), (1, "Ann")], "Ann", "Ann van Dyk"),
    ([(1, "Mary"), (2, "Smith"), (1, "")], " Smith", "Smith"),
    ([(1, "Mary"), (2, "Smith"), (2, "")], "Mary ", "Mary"),
  ]

  @Test(
    "nameParts: what the article makes of names entered in another order, or with spaces in them", arguments: names,
    [(.article, false), (.without(.nameParts), false), (.without(.boundByData), true), (.all, true)]
      as [(Corrections, Bool)])
  func nameParts(
    name: (entries: [(Int, String)], article: String, corrected: String),
    fault: (corrections: Corrections, isCorrected: Bool)
  ) throws {
    var table = try ArticleForm(corrections: fault.corrections).table
    table.tap(0, 0)
    for (row, text) in name.entries { table.textChanged(id(row), to: text) }
    #expect(table.title(0, 0) == (fault.isCorrected ? name.corrected : name.article))
  }

  @Test("nameParts: a name that the list states without its parts is not lost")
  func statedName() throws {
    var rows = ArticleForm.rows
    rows[0][0].primaryTitle = "Mary Jane Smith"
    var table = try ExpandableTable(rows)
    table.textChanged(id(2), to: "Dyk")
    #expect(table.title(0, 0) == "Mary Jane Dyk")
  }

  @Test(
    "changedRowsOnly: the article reloads sections and tables, the row one types in included",
    arguments: [Corrections.article, .without(.changedRowsOnly)])
  func reloadsAll(corrections: Corrections) throws {
    var table = try ArticleForm(corrections: corrections).table
    #expect(table.tap(0, 0) == .expanding(0, by: ListUpdate([.reloadSection(0)])))
    // A text field's row: nothing to do.
    #expect(
      table.tap(0, 1) == ListEffects(update: ListUpdate([.reloadSection(0)]), notices: [.row(id(1), .didSelect)]))
    #expect(table.textChanged(id(1), to: "Mary") == .changing(1, by: ListUpdate([.reloadAll])))
    #expect(table.switchChanged(id(6), isOn: true) == .changing(6, by: ListUpdate([.reloadAll])))
    #expect(table.dateChosen(id(4), text: "D") == .changing(4, by: ListUpdate([.reloadAll])))
    #expect(table.sliderChanged(id(17), to: 3) == .changing(17, by: ListUpdate([.reloadSection(2)])))
  }

  @Test("changedRowsOnly: corrected, the row that is answered is reloaded")
  func changedRowsOnly() throws {
    var table = try ArticleForm().table
    table.tap(0, 0)
    #expect(table.tap(0, 1) == ListEffects(notices: [.row(id(1), .didSelect)]))
    #expect(table.textChanged(id(1), to: "Mary") == .changing(1, by: .rows(reload: [0..<1])))
    #expect(table.switchChanged(id(6), isOn: true) == .changing(6, by: .rows(reload: [4..<5])))  // 0, 1, 2, 3, then 5
    #expect(table.dateChosen(id(4), text: "D") == .changing(4, by: .rows(reload: [3..<4])))
    #expect(table.sliderChanged(id(17), to: 3) == .changing(17, by: .rows(reload: [0..<1], section: 2)))
  }

  /// A form with the article's controls in another order.
  static let otherOrder: [[RowDescriptor]] = [
    [.parent(1), .hidden("idCellSlider", value: "0.0")],
    [.parent(1), .hidden("idCellSwitch", value: "false")],
    [.parent(2), .hidden("idCellTextfield"), .hidden("idCellTextfield"), .parent(1), .hidden("idCellDatePicker")],
  ]

  @Test(
    "boundByData: in a form of another order, the article's answers go to other rows, or nowhere",
    arguments: [Corrections.article, .without(.boundByData)])
  func boundByPlace(corrections: Corrections) throws {
    var table = try ExpandableTable(Self.otherOrder, corrections)
    #expect(table.switchChanged(id(3), isOn: true) == .crash)  // no row 6 in section 0
    #expect(table.dateChosen(id(8), text: "D") == .crash)  // nor a row 3
    table.sliderChanged(id(1), to: 4)
    #expect(table.title(0, 0) == "")
    #expect(table.title(2, 0) == "4" && table.descriptor(of: id(5))?.value == "4")
  }

  @Test("boundByData: corrected, they go to the rows that they are folded under")
  func boundByData() throws {
    var table = try ExpandableTable(Self.otherOrder)
    table.sliderChanged(id(1), to: 4)
    table.switchChanged(id(3), isOn: true)
    table.textChanged(id(6), to: "Smith")
    table.dateChosen(id(8), text: "D")
    #expect(
      [table.title(0, 0), table.title(1, 0), table.title(2, 0), table.title(2, 3)] == ["4", "Married", "Smith", "D"])
  }

  @Test(
    "boundByData: behind a nested group, the nearest expandable row above is not the parent",
    arguments: [(.without(.boundByData), ["", "Red"]), (.all, ["Red", ""])] as [(Corrections, [String])])
  func nestedPicker(corrections: Corrections, titles: [String]) throws {
    let picker = RowDescriptor("idCellValuePicker", primaryTitle: "Red")
    var table = try ExpandableTable([[.parent(3, expanded: true), .parent(1), .hidden(), picker]], corrections)
    table.tap(0, 2)
    #expect([table.title(0, 0), table.title(0, 1)] == titles)
  }

  @Test(
    "keepsEdits: the screen appears again, and the article has forgotten everything",
    arguments: Corrections.each(
      .keepsEdits, article: ListEffects(update: ListUpdate([.reloadAll])), corrected: ListEffects.none))
  func keepsEdits(corrections: Corrections, effects: ListEffects) throws {
    let list = try DescriptorList(sections: ArticleForm.rows)
    var form = ArticleForm(list, corrections: corrections)
    form.fillIn()
    let filled = form.table
    #expect(form.table.screenAppeared(loading: list) == effects)
    #expect(form.table == (effects == .none ? filled : ArticleForm(list, corrections: corrections).table))
  }

  @Test(
    "nestedRows: the article shows the rows of what is collapsed inside, too",
    arguments: Corrections.each(.nestedRows, article: [0, 1, 2, 3, 4], corrected: [0, 1, 3, 4]))
  func nestedRows(corrections: Corrections, shown: [Int]) throws {
    let rows: [[RowDescriptor]] = [[.parent(3), .parent(1, visible: false), .hidden(), .hidden(), .plain]]
    var table = try ExpandableTable(rows, corrections)
    let old = table.shownRows
    let effects = table.tap(0, 0)
    #expect(effects.notices == [.own(.didExpand, id(0))])
    #expect(effects.startedMotion)
    #expect(effects.update.mismatch(from: old, to: table.shownRows) == nil)
    #expect(table.visibleRowsPerSection == [shown])
    #expect(!table.isExpanded(id(1)))
  }
}
