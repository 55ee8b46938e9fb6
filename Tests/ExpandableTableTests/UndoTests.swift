import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// What people enter and what apps change, taken back one by one.
@Suite("Undo in a form")
struct UndoTests {
  /// A name (0) over two fields (1, 2), a status (3) over a switch (4), a level (5) over a slider (6), a colour (7) over two
  /// choices (8, 9), a date (10) over wheels (11), all expanded.
  private static func form() throws -> ExpandableTable {
    try ExpandableTable([
      [
        .parent(2, expanded: true), RowDescriptor("idCellTextfield"), RowDescriptor("idCellTextfield"),
        .parent(1, expanded: true, title: "Single"), RowDescriptor("idCellSwitch", value: "false"),
        .parent(1, expanded: true), RowDescriptor("idCellSlider", value: "2"),
        .parent(2, expanded: true), RowDescriptor("idCellValuePicker", primaryTitle: "Red"),
        RowDescriptor("idCellValuePicker", primaryTitle: "Blue"),
        .parent(1, expanded: true), RowDescriptor("idCellDatePicker"),
      ]
    ])
  }

  /// Expects these titles and entries of some rows, and whether anything can be taken back.
  private func expectSaid(
    _ table: ExpandableTable, titles: [Int: String] = [:], values: [Int: FormValue] = [:], canUndo: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let said: [Int: String] = titles.keys.reduce(into: [:]) { $0[$1] = table.primaryTitle(of: id($1)) }
    let entered: [Int: FormValue] = values.keys.reduce(into: [:]) { $0[$1] = table.value(of: id($1)) }
    #expect((said, entered, table.canUndo) == (titles, values, canUndo), sourceLocation: sourceLocation)
  }

  /// Types these texts in a field, one after the other; the keyboard stays.
  private func type(_ texts: String..., in row: Int, of table: inout ExpandableTable) {
    table.perform("edit", on: id(row), at: .zero)
    for text in texts { table.type(text, at: .zero) }
  }

  @Test("A switch, a date and a choice are each a step, together with the answer that they gave")
  func entries() throws {
    var table = try Self.form()
    let before = table
    table.switchChanged(id(4), isOn: true)
    table.dateChosen(id(11), text: "March 14, 1990")
    table.rowSelected(id(9), at: .zero)
    expectSaid(table, titles: [3: "Married", 10: "March 14, 1990", 7: "Blue"], canUndo: true)
    table.undo(at: Time(1))
    expectSaid(table, titles: [7: ""], canUndo: true)
    // What the choice has folded stays folded.
    #expect(!table.isExpanded(id(7)))
    table.undo(at: Time(1))
    expectSaid(table, titles: [10: ""], values: [11: .date("")], canUndo: true)
    let effects = table.undo(at: Time(1))
    expectSaid(table, titles: [3: "Single"], values: [4: .isOn(false)], canUndo: false)
    let notices: Set<ListNotice> = [.didChange(id(3)), .didChange(id(4))]
    #expect((effects.update, Set(effects.notices)) == (.rows(reload: [3..<5]), notices))
    table.expand(id(7), at: Time(1))
    table.advance(to: Time(2))
    #expect((table, table.canUndo) == (before, false))
  }

  @Test("A choice between two texts is a step of its own")
  func choiceWhileTyping() throws {
    var table = try Self.form()
    table.perform("edit", on: id(1), at: .zero)
    table.textChanged(id(1), to: "A")
    table.rowSelected(id(9), at: .zero)
    table.textChanged(id(1), to: "AB")
    var states: [[String]] = []
    while table.canUndo {
      states.append([0, 7].map { table.primaryTitle(of: id($0)) })
      table.undo(at: .zero)
    }
    expect(states, are: [["AB", "Blue"], ["A", "Blue"], ["A", ""]])
  }

  @Test("A slide under one finger is one step, and none if it is cancelled")
  func slide() throws {
    var table = try Self.form()
    table.slide(6, .began, 0)
    table.slide(6, .changed, 90)
    #expect(table.canUndo)
    table.slide(6, .cancelled, 90)
    #expect(!table.canUndo)
    table = try Self.form()
    table.slide(6, .began, 0)
    for x in stride(from: 20.0, through: 120, by: 20) { table.slide(6, .changed, x) }
    table.slide(6, .ended, 140)
    #expect(table.primaryTitle(of: id(5)) != "")
    table.undo(at: .zero)
    expectSaid(table, titles: [5: ""], values: [6: .level(2)], canUndo: false)
  }

  @Test("Forms that say the same are equal, however they came about, and so are copies during a slide")
  func equality() throws {
    var (short, long) = (try Self.form(), try Self.form())
    short.perform("edit", on: id(1), at: .zero)
    short.textChanged(id(1), to: "AB")
    // The first step is over when the keyboard goes.
    for text in ["A", "AB"] {
      long.perform("edit", on: id(1), at: .zero)
      long.textChanged(id(1), to: text)
      if text == "A" { long.endEditing(at: .zero) }
    }
    expect(short, is: long)
    short.slide(6, .began, 0)
    short.slide(6, .changed, 60)
    let copy = short
    expect(short, is: copy)
  }

  @Test("Undo while a finger slides puts the slider back, and takes back the step before")
  func undoneWhileSliding() throws {
    var table = try Self.form()
    table.switchChanged(id(4), isOn: true)
    table.slide(6, .began, 0)
    table.slide(6, .changed, 90)
    table.undo(at: .zero)
    expectSaid(table, values: [6: .level(2), 4: .isOn(false)], canUndo: false)
    expect(table.slide(6, .ended, 90), is: .none)
  }

  @Test("Undo takes back a slide that cancelling would keep, even with no levels of undo")
  func undoneWhileSlidingByPlace() throws {
    var table = try ArticleForm(corrections: .without(.boundByData)).table
    table.levelsOfUndo = 0
    table.tap(2, 0)
    let level = table.value(of: id(17))
    table.slide(17, .began, 0)
    table.slide(17, .changed, 90)
    #expect(table.canUndo && table.value(of: id(17)) != level)
    table.undo(at: .zero)
    expectSaid(table, values: [17: level ?? .level(-1)], canUndo: false)
    expect(table.slide(17, .ended, 90), is: .none)
  }

  @Test("A text is one step once the keyboard has gone, however it was typed")
  func text() throws {
    var table = try Self.form()
    type("A", "An", "Ann", in: 1, of: &table)
    type("L", "Le", "Lee", in: 2, of: &table)
    table.endEditing(at: .zero)
    expectSaid(table, titles: [0: "Ann Lee"], canUndo: true)
    table.undo(at: .zero)
    expectSaid(table, titles: [0: "Ann"], values: [2: .text("")], canUndo: true)
    table.undo(at: .zero)
    expectSaid(table, titles: [0: ""], values: [1: .text("")], canUndo: false)
  }

  @Test("Undo while a text is typed takes back what has been typed; typing goes on, unless its row is removed")
  func whileTyping() throws {
    var table = try Self.form()
    table.perform("edit", on: id(1), at: .zero)
    #expect(!table.canUndo)
    table.type("An", at: .zero)
    let update = table.undo(at: .zero).update
    expectSaid(table, titles: [0: ""], canUndo: false)
    // The field that is typed into is not reloaded: that would take the keyboard from it.
    expect(update, is: .rows(reload: [0..<1]))
    expect(table.editedRow, is: id(1))
    expect(table.editedText, is: "")
    var other = try ExpandableTable([[.plain]])
    let before = other
    try other.edit(.insert([RowDescriptor("idCellTextfield")], .below(id(0))), at: .zero)
    other.handle(.control(id(2), 0), at: .zero)
    expect(other.editedRow, is: id(2))
    let notices = other.undo(at: .zero).notices
    #expect((notices, other.editedRow) == ([.didEndEditing(id(2)), .didDelete(id(2))], nil))
    #expect(other.shownRows == before.shownRows)
  }

  @Test("Entering the same again, or a text that is deleted again, is no step; undo takes back the step before")
  func same() throws {
    var table = try Self.form()
    table.switchChanged(id(4), isOn: false)
    table.undo(at: .zero)
    type("A", "", in: 1, of: &table)
    let isStepWhileTyped = table.canUndo
    table.endEditing(at: .zero)
    expect([isStepWhileTyped, table.canUndo], are: [false, false])
    table.switchChanged(id(4), isOn: true)
    type("A", "", in: 1, of: &table)
    table.undo(at: .zero)
    expectSaid(table, values: [4: .isOn(false)], canUndo: false)
    expect(table.editedRow, is: id(1))
  }

  @Test("Restored rows have their ids and all that was entered in them; rows folded meanwhile stay folded")
  func bringsBack() throws {
    var table = try Self.form()
    table.switchChanged(id(4), isOn: true)
    let before = table
    try table.edit(.remove(id(3)), at: .zero)
    let effects = table.undo(at: Time(1))
    let notices: [ListNotice] = [.didInsert(id(3)), .didInsert(id(4))]
    #expect((effects.update, effects.notices) == (.rows(insert: [3..<5]), notices))
    table.advance(to: Time(2))
    expect(table, is: before)
    table.undo(at: Time(2))
    expect(table.value(of: id(4)), is: .isOn(false))
    var folded = try Self.form()
    try folded.edit(.remove(id(1)), at: .zero)
    folded.collapse(id(0), at: .zero)
    #expect(folded.undo(at: .zero).update.isEmpty)
    expect(folded.expand(id(0), at: .zero).update.inserted, are: [.init(1..<3)])
  }

  @Test("Undo moves a row back under the row that it was folded under, and restores the answer that it gave")
  func movesBack() throws {
    var table = try Self.form()
    table.textChanged(id(1), to: "Ann")
    let before = table
    try table.edit(.move(id(1), .under(id(3))), at: .zero)
    expect(table.primaryTitle(of: id(0)), is: "")
    table.undo(at: Time(1))
    table.advance(to: Time(2))
    expect(table, is: before)
  }

  @Test("Undo restores, removes and moves back sections, with their rows and titles")
  func sections() throws {
    let list = try DescriptorList(sections: [[RowDescriptor.plain], [.plain, .plain]])
    var table = ExpandableTable(list, sectionTitles: ["A", "B"])
    let before = table
    try table.edit(.removeSection(1), at: .zero)
    try table.edit(.insertSection([.plain], title: "C", index: 0), at: .zero)
    try table.edit(.moveSection(0, to: 1), at: .zero)
    let updates = (0..<3).map { _ in table.undo(at: .zero).update }
    let changes: [ListUpdate.Change] = [.moveSection(from: 1, to: 0), .deleteSection(0), .insertSection(1)]
    expect(updates, is: changes.map { ListUpdate([$0]) })
    table.advance(to: Time(1))
    #expect((table, table.sectionTitles) == (before, ["A", "B"]))
  }

  // MARK: The bound

  @Test(
    "A hundred steps are kept, and older ones forgotten; without levels only a text being typed can be undone")
  func bound() throws {
    var table = try Self.form()
    expect(table.levelsOfUndo, is: 100)
    for level in 1...101 { table.sliderChanged(id(6), to: Double(level % 2 == 0 ? 3 : 4)) }
    var steps = 0
    while table.canUndo {
      table.undo(at: .zero)
      steps += 1
    }
    // The first of the 101 is not taken back.
    #expect((steps, table.value(of: id(6))) == (100, .level(4)))
    var other = try Self.form()
    other.switchChanged(id(4), isOn: true)
    other.levelsOfUndo = 0
    let hasForgotten = !other.canUndo
    type("A", in: 1, of: &other)
    expect([hasForgotten, other.canUndo], are: [true, true])
    other.endEditing(at: .zero)
    #expect((other.canUndo, other.undo(at: .zero)) == (false, .none))
  }

  @Test("No text is kept of rows and sections that undo cannot bring back")
  func noTexts() throws {
    let row = RowDescriptor(
      "x", primaryTitle: "Lost title", secondaryTitle: "Lost question", value: "Lost value",
      additionalEntries: [PropertyEntry("note", .string("Lost note"))])
    for levels in 0...1 {
      var table = try Self.form()
      func keeps(_ text: String) -> Bool {
        var texts = ""
        dump(table, to: &texts)
        return texts.contains(text)
      }
      // A section with a row is inserted, and removed by undo, or by an edit that is forgotten or cannot be undone.
      try table.edit(.insertSection([row], title: "Lost section", index: 0), at: .zero)
      expect([keeps("Lost section"), keeps("Lost question")], are: [true, true])
      table.undo(at: .zero)
      #expect(!keeps("Lost"))
      table.levelsOfUndo = levels
      try table.edit(.insertSection([row], title: "Lost section", index: 0), at: .zero)
      try table.edit(.removeSection(0), at: .zero)
      expect(keeps("Lost"), is: levels == 1)
      table.undo(at: .zero)
      if levels == 1 { try table.edit(.removeSection(0), at: .zero) }
      table.levelsOfUndo = 0
      #expect(!keeps("Lost"), "\(levels) levels")
    }
  }

  @Test("Another list starts without steps to undo, and keeps the number of levels")
  func reload() throws {
    var table = try Self.form()
    table.levelsOfUndo = 3
    table.switchChanged(id(4), isOn: true)
    table.reload(table.descriptors)
    #expect((table.canUndo, table.levelsOfUndo) == (false, 3))
  }
}
