import ArticleForm
import ExpandableTable
import TestSupport
import Testing

/// Each correction, off and on: the article's fault, and its cure.
///
/// Those of faults that crash the article are in `CrashTests`.
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

  @Test("nameParts: the article spoils names entered in another order or with spaces, or stated without their parts")
  func nameParts() throws {
    let faults: [(Corrections, Bool)] = [
      (.article, false), (.without(.nameParts), false), (.without(.boundByData), true), (.all, true),
    ]
    for (corrections, isCorrected) in faults {
      for name in Self.names {
        var table = try ArticleForm(corrections: corrections).table
        table.tap(0, 0)
        for (row, text) in name.entries { table.textChanged(id(row), to: text) }
        let expected = isCorrected ? name.corrected : name.article
        expect(table.title(0, 0), is: expected, "\(corrections.testDescription): \(name.entries)")
      }
    }
    // Each field keeps its own part, which is reported, also where the answers go to fixed rows.
    var fixed = try ArticleForm(corrections: .without(.boundByData)).table
    fixed.tap(0, 0)
    for (row, text) in [(1, "Mary"), (2, "Smith")] {
      expect(fixed.textChanged(id(row), to: text), is: .changing(row, by: .rows(reload: [0..<1])))
    }
    expect([1, 2].map { fixed.value(of: id($0)) }, are: [.text("Mary"), .text("Smith")])
    // Corrected, a name that the list states without its parts is not lost.
    var rows = ArticleForm.rows
    rows[0][0].primaryTitle = "Mary Jane Smith"
    for corrections in [Corrections.all, .without(.boundByData)] {
      var table = try ExpandableTable(rows, corrections)
      table.textChanged(id(2), to: "Dyk")
      expect(table.title(0, 0), is: "Mary Jane Dyk", corrections.testDescription)
    }
  }

  @Test("changedRowsOnly: the article reloads sections and tables; corrected, only the row that is answered is")
  func reloadsAll() throws {
    for corrections in [Corrections.article, .without(.changedRowsOnly)] {
      var table = try ArticleForm(corrections: corrections).table
      let note = corrections.testDescription
      let (section, all) = (ListUpdate([.reloadSection(0)]), ListUpdate([.reloadAll]))
      expect(table.tap(0, 0), is: .expanding(0, by: section), note)
      // A text field's row: nothing to do.
      expect(table.tap(0, 1), is: ListEffects(update: section, notices: [.row(id(1), .didSelect)]), note)
      expect(table.textChanged(id(1), to: "Mary"), is: .changing(1, by: all), note)
      expect(table.switchChanged(id(6), isOn: true), is: .changing(6, by: all), note)
      expect(table.dateChosen(id(4), text: "D"), is: .changing(4, by: all), note)
      expect(table.sliderChanged(id(17), to: 3), is: .changing(17, by: ListUpdate([.reloadSection(2)])), note)
    }
    // Corrected:
    var table = try ArticleForm().table
    table.tap(0, 0)
    expect(table.tap(0, 1), is: ListEffects(notices: [.row(id(1), .didSelect)]))
    expect(table.textChanged(id(1), to: "Mary"), is: .changing(1, by: .rows(reload: [0..<1])))
    expect(table.switchChanged(id(6), isOn: true), is: .changing(6, by: .rows(reload: [4..<5])))  // 0, 1, 2, 3, then 5
    expect(table.dateChosen(id(4), text: "D"), is: .changing(4, by: .rows(reload: [3..<4])))
    expect(table.sliderChanged(id(17), to: 3), is: .changing(17, by: .rows(reload: [0..<1], section: 2)))
  }

  /// A form with the article's controls in another order.
  static let otherOrder: [[RowDescriptor]] = [
    [.parent(1), .hidden("idCellSlider", value: "0.0")],
    [.parent(1), .hidden("idCellSwitch", value: "false")],
    [.parent(2), .hidden("idCellTextfield"), .hidden("idCellTextfield"), .parent(1), .hidden("idCellDatePicker")],
  ]

  @Test("boundByData: a date that crashes the article leaves the wheels as they are turned")
  func turnedWheels() throws {
    var table = try ExpandableTable([[.parent(1), .hidden("idCellDatePicker")]], .article)
    table.tap(0, 0)
    table.handle(.control(id(1), 0), at: .zero)
    let before = table
    expect(table.dateChosen(id(1), text: "D"), is: .crash)  // no row 3
    expect(table, is: before)
  }

  @Test("boundByData: in a form of another order, the article's answers go to other rows, or crash it")
  func boundByPlace() throws {
    for corrections in [Corrections.article, .without(.boundByData)] {
      var table = try ExpandableTable(Self.otherOrder, corrections)
      let note = corrections.testDescription
      expect(table.switchChanged(id(3), isOn: true), is: .crash, note)  // no row 6 in section 0
      expect(table.dateChosen(id(8), text: "D"), is: .crash, note)  // nor a row 3
      table.sliderChanged(id(1), to: 4)
      let said = [table.title(0, 0), table.title(2, 0), table.descriptor(of: id(5))?.value]
      expect(said, are: ["", "4", "4"], "\(note)")
    }
    // Corrected, they go to the rows that they are folded under.
    var table = try ExpandableTable(Self.otherOrder)
    table.sliderChanged(id(1), to: 4)
    table.switchChanged(id(3), isOn: true)
    table.textChanged(id(6), to: "Smith")
    table.dateChosen(id(8), text: "D")
    let titles = [table.title(0, 0), table.title(1, 0), table.title(2, 0), table.title(2, 3)]
    expect(titles, are: ["4", "Married", "Smith", "D"])
  }

  @Test("boundByData: behind a nested group, the nearest expandable row above is not the parent")
  func nestedPicker() throws {
    let picker = RowDescriptor("idCellValuePicker", primaryTitle: "Red")
    for corrections in [Corrections.without(.boundByData), .all] {
      var table = try ExpandableTable([[.parent(3, expanded: true), .parent(1), .hidden(), picker]], corrections)
      table.tap(0, 2)
      let titles = corrections == .all ? ["Red", ""] : ["", "Red"]
      expect([table.title(0, 0), table.title(0, 1)], are: titles)
    }
  }

  @Test("keepsEdits: when the screen appears again, the article has forgotten everything")
  func keepsEdits() throws {
    let list = try DescriptorList(sections: ArticleForm.rows)
    let reloads = ListEffects(update: ListUpdate([.reloadAll]))
    for (corrections, effects) in Corrections.each(.keepsEdits, article: reloads, corrected: ListEffects.none) {
      var form = ArticleForm(list, corrections: corrections)
      form.fillIn()
      let filled = form.table
      expect(form.table.screenAppeared(loading: list), is: effects, corrections.testDescription)
      let after = effects == .none ? filled : ArticleForm(list, corrections: corrections).table
      expect(form.table, is: after, "\(corrections.testDescription)")
    }
    // Typing ends.
    var typing = ArticleForm(list, corrections: .without(.keepsEdits)).table
    typing.tap(0, 0)
    typing.perform("edit", on: id(1), at: .zero)
    let ended = ListEffects(update: ListUpdate([.reloadAll]), notices: [.didEndEditing(id(1))])
    expect(typing.screenAppeared(loading: list), is: ended)
  }

  @Test("nestedRows: the article also shows the rows of the collapsed rows inside")
  func nestedRows() throws {
    let rows: [[RowDescriptor]] = [[.parent(3), .parent(1, visible: false), .hidden(), .hidden(), .plain]]
    for (corrections, shown) in Corrections.each(.nestedRows, article: [0, 1, 2, 3, 4], corrected: [0, 1, 3, 4]) {
      var table = try ExpandableTable(rows, corrections)
      let old = table.shownRows
      let effects = table.tap(0, 0)
      let mismatch = effects.update.mismatch(from: old, to: table.shownRows)
      let expected: [ListNotice] = [.custom(.didExpand, id(0))]
      #expect(
        (effects.notices, effects.startedMotion, mismatch, table.visibleRowsPerSection, table.isExpanded(id(1)))
          == (expected, true, nil, [shown], false), "\(corrections.testDescription)")
    }
  }
}
