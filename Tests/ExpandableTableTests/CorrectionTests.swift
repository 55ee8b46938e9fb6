import ArticleForm
import ExpandableTable
import Testing

/// Each correction alone taken away from all, and all: the fault the article has, and its cure.
@Suite("Corrections, each off and on")
struct CorrectionTests {
  @Test("emptySection: an empty section crashes the article while it loads, and nothing happens any more")
  func emptySection() throws {
    for corrections in [.article, .without(.emptySection)] as [ExpandableTable.Corrections] {
      var table = try ExpandableTable([[.parent(1), .hidden()], []], corrections)
      let before = table
      #expect(table.originalHasCrashed)
      #expect(table.tap(0, 0).notices == [.originalWouldCrash])
      #expect(table == before)
    }
    var table = try ExpandableTable([[], [.parent(1), .hidden()], []])
    #expect(!table.originalHasCrashed)
    #expect(table.tap(1, 0).update == .rows(reload: [0..<1], insert: [1..<2], section: 1))
    #expect(table.visibleRowsPerSection == [[], [0, 1], []])
  }

  @Test("emptySection: a row that expands over no rows crashes the article when it is selected")
  func noRows() throws {
    for corrections in [.article, .without(.emptySection)] as [ExpandableTable.Corrections] {
      var table = try ExpandableTable([[.parent(0), .plain]], corrections)
      let before = table
      #expect(table.tap(0, 0).notices == [.originalWouldCrash])
      #expect(table == before)
    }
    var table = try ExpandableTable([[.parent(0), .plain]])
    let effects = table.tap(0, 0)
    #expect(effects.update == .rows(reload: [0..<1]))
    #expect(!effects.startedMotion && table.settles == nil)
    #expect(table.isExpanded(id(0)))
  }

  @Test("emptySection: a choice below a row that expands over no rows crashes the article too")
  func choiceOfNoRows() throws {
    for (corrections, crashes) in [(.article, true), (.emptySection, false)] as [(ExpandableTable.Corrections, Bool)] {
      var table = try ExpandableTable([[.parent(0), RowDescriptor("idCellValuePicker")]], corrections)
      #expect(table.tap(0, 1).notices.contains(.originalWouldCrash) == crashes)
    }
  }

  @Test("nameParts: what the article makes of names entered in another order, or with spaces in them")
  func nameParts() throws {
    // Row 0 is the full name, rows 1 and 2 are its fields.
    let cases: [(entries: [(Int, String)], article: String, corrected: String)] = [
      ([(2, "Smith")], " Smith", "Smith"),
      ([(1, "Mary"), (2, "Smith")], "Mary Smith", "Mary Smith"),
      ([(1, "Mary Jane"), (2, "X")], "Mary X", "Mary Jane X"),
      // "Mary van Dyk" has three parts, so a new first name replaces them all.
      ([(1, "Mary"), (2, "van Dyk"), (1, "Ann")], "Ann", "Ann van Dyk"),
      ([(1, "Mary"), (2, "Smith"), (1, "")], " Smith", "Smith"),
      ([(1, "Mary"), (2, "Smith"), (2, "")], "Mary ", "Mary"),
    ]
    for (entries, article, corrected) in cases {
      for (corrections, expected) in [
        (.article, article), (.without(.nameParts), article), (.without(.boundByData), corrected), (.all, corrected),
      ] as [(ExpandableTable.Corrections, String)] {
        var table = try ArticleForm(corrections: corrections).table
        table.tap(0, 0)
        for (row, text) in entries { table.textChanged(id(row), to: text) }
        #expect(table.title(0, 0) == expected)
      }
    }
  }

  @Test("nameParts: a name that the list states without its parts is not lost")
  func statedName() throws {
    var rows = ArticleForm.rows
    rows[0][0].primaryTitle = "Mary Jane Smith"
    var table = try ExpandableTable(rows)
    table.textChanged(id(2), to: "Dyk")
    #expect(table.title(0, 0) == "Mary Jane Dyk")
  }

  @Test("changedRowsOnly: the article reloads sections and tables, the row one types in included")
  func changedRowsOnly() throws {
    for corrections in [.article, .without(.changedRowsOnly)] as [ExpandableTable.Corrections] {
      var table = try ArticleForm(corrections: corrections).table
      #expect(table.tap(0, 0).update == ListUpdate([.reloadSection(0)]))
      #expect(table.tap(0, 1).update == ListUpdate([.reloadSection(0)]))  // a text field's row: nothing to do
      #expect(table.textChanged(id(1), to: "Mary").update == ListUpdate([.reloadAll]))
      #expect(table.switchChanged(id(6), isOn: true).update == ListUpdate([.reloadAll]))
      #expect(table.dateChosen(id(4), text: "D").update == ListUpdate([.reloadAll]))
      #expect(table.sliderChanged(id(17), to: 3).update == ListUpdate([.reloadSection(2)]))
    }
    var table = try ArticleForm().table
    table.tap(0, 0)
    #expect(table.tap(0, 1).update == ListUpdate())
    #expect(table.textChanged(id(1), to: "Mary").update == .rows(reload: [0..<1]))
    #expect(table.switchChanged(id(6), isOn: true).update == .rows(reload: [4..<5]))  // 0, 1, 2, 3, then 5
    #expect(table.dateChosen(id(4), text: "D").update == .rows(reload: [3..<4]))
    #expect(table.sliderChanged(id(17), to: 3).update == .rows(reload: [0..<1], section: 2))
  }

  @Test("pickerNeedsParent: a choice below nothing that expands")
  func pickerNeedsParent() throws {
    let rows = [[RowDescriptor("idCellValuePicker", primaryTitle: "Red")]]
    for corrections in [.article, .without(.pickerNeedsParent)] as [ExpandableTable.Corrections] {
      var table = try ExpandableTable(rows, corrections)
      let before = table
      #expect(table.tap(0, 0).notices == [.originalWouldCrash])
      #expect(table == before)
    }
    for corrections in [.all, .without(.boundByData)] as [ExpandableTable.Corrections] {
      var table = try ExpandableTable(rows, corrections)
      #expect(table.tap(0, 0) == ListEffects.none)
    }
  }

  @Test("boundByData: in a form of another order, the article's answers go to other rows, or nowhere")
  func boundByData() throws {
    let rows: [[RowDescriptor]] = [
      [.parent(1), .hidden("idCellSlider", value: "0.0")],
      [.parent(1), .hidden("idCellSwitch", value: "false")],
      [.parent(2), .hidden("idCellTextfield"), .hidden("idCellTextfield"), .parent(1), .hidden("idCellDatePicker")],
    ]
    for corrections in [.article, .without(.boundByData)] as [ExpandableTable.Corrections] {
      var table = try ExpandableTable(rows, corrections)
      #expect(table.switchChanged(id(3), isOn: true).notices == [.originalWouldCrash])  // no row 6 in section 0
      #expect(table.dateChosen(id(8), text: "D").notices == [.originalWouldCrash])  // nor a row 3
      table.sliderChanged(id(1), to: 4)
      #expect(table.title(0, 0) == "")
      #expect(table.title(2, 0) == "4")
    }
    var table = try ExpandableTable(rows)
    table.sliderChanged(id(1), to: 4)
    table.switchChanged(id(3), isOn: true)
    table.textChanged(id(6), to: "Smith")
    table.dateChosen(id(8), text: "D")
    #expect(
      [table.title(0, 0), table.title(1, 0), table.title(2, 0), table.title(2, 3)] == ["4", "Married", "Smith", "D"])
  }

  @Test("boundByData: behind a nested group, the nearest expandable row above is not the parent")
  func nestedPicker() throws {
    let rows: [[RowDescriptor]] = [
      [
        .parent(3, expanded: true), RowDescriptor.parent(1), .hidden(),
        RowDescriptor("idCellValuePicker", primaryTitle: "Red"),
      ]
    ]
    for (corrections, titles) in [(.without(.boundByData), ["", "Red"]), (.all, ["Red", ""])]
      as [(ExpandableTable.Corrections, [String])]
    {
      var table = try ExpandableTable(rows, corrections)
      table.tap(0, 2)
      #expect([table.title(0, 0), table.title(0, 1)] == titles)
    }
  }

  @Test("keepsEdits: the screen appears again, and the article has forgotten everything")
  func keepsEdits() throws {
    let list = try DescriptorList(sections: ArticleForm.rows)
    for corrections in [.article, .without(.keepsEdits)] as [ExpandableTable.Corrections] {
      var form = ArticleForm(list, corrections: corrections)
      form.fillIn()
      #expect(form.table.screenAppeared(loading: list).update == ListUpdate([.reloadAll]))
      #expect(form.table == ArticleForm(list, corrections: corrections).table)
    }
    var form = ArticleForm(list)
    form.fillIn()
    #expect(form.table.screenAppeared(loading: list) == ListEffects.none)
    #expect(form.answers == ArticleForm.filled)
  }

  @Test("nestedRows: the article shows the rows of what is collapsed inside, too")
  func nestedRows() throws {
    let rows: [[RowDescriptor]] = [[.parent(3), .parent(1, visible: false), .hidden(), .hidden(), .plain]]
    for (corrections, shown) in [
      (.article, [0, 1, 2, 3, 4]), (.without(.nestedRows), [0, 1, 2, 3, 4]), (.all, [0, 1, 3, 4]),
    ]
      as [(ExpandableTable.Corrections, [Int])]
    {
      var table = try ExpandableTable(rows, corrections)
      let old = table.shown
      let update = table.tap(0, 0).update
      #expect(table.visibleRowsPerSection == [shown])
      #expect(update.mismatch(from: old, to: table.shown) == nil)
      #expect(!table.isExpanded(id(1)))
    }
  }

  @Test("Every correction has a name, in the order of the bits")
  func names() {
    let named = ExpandableTable.Corrections.named
    #expect(named.map(\.correction.rawValue) == named.indices.map { 1 << $0 })
    #expect(named.reduce(into: ExpandableTable.Corrections()) { $0.formUnion($1.correction) } == .all)
  }
}
