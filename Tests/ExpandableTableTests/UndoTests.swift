import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

/// What people enter and what apps change, taken back one by one.
@Suite("A form takes changes back")
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

  @Test("A switch, a date and a choice are each a step, and so is the answer that they gave")
  func entries() throws {
    var table = try Self.form()
    let before = table
    table.switchChanged(id(4), isOn: true)
    table.dateChosen(id(11), text: "March 14, 1990")
    table.rowSelected(id(9), at: .zero)
    #expect([3, 10, 7].map { table.primaryTitle(of: id($0)) } == ["Married", "March 14, 1990", "Blue"])
    table.undo(at: Time(1))
    // What the choice has folded stays folded.
    #expect(table.primaryTitle(of: id(7)) == "" && !table.isExpanded(id(7)))
    table.undo(at: Time(1))
    #expect(table.primaryTitle(of: id(10)) == "" && table.value(of: id(11)) == .date(""))
    let effects = table.undo(at: Time(1))
    #expect(table.value(of: id(4)) == .isOn(false) && table.primaryTitle(of: id(3)) == "Single")
    #expect(Set(effects.notices) == [.didChange(id(3)), .didChange(id(4))])
    #expect(effects.update == ListUpdate([.reload(.init(3..<5))]))
    table.expand(id(7), at: Time(1))
    table.advance(to: Time(2))
    #expect(table == before && !table.canUndo)
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
    #expect(states == [["AB", "Blue"], ["A", "Blue"], ["A", ""]])
  }

  @Test("A slider's way under one finger is one step")
  func slide() throws {
    var table = try Self.form()
    table.handle(.track(id(6), PanSample(.began, translation: .zero)), at: .zero)
    for x in stride(from: 20.0, through: 120, by: 20) {
      table.handle(.track(id(6), PanSample(.changed, translation: Vector(x, 0))), at: .zero)
    }
    table.handle(.track(id(6), PanSample(.ended, translation: Vector(140, 0))), at: .zero)
    #expect(table.primaryTitle(of: id(5)) != "")
    table.undo(at: .zero)
    #expect(table.value(of: id(6)) == .level(2) && table.primaryTitle(of: id(5)) == "")
    #expect(!table.canUndo)
  }

  @Test("Forms that say the same are equal, whatever way has led there, unless a finger slides")
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
    #expect(short == long)
    short.slide(6, .began, 0)
    short.slide(6, .changed, 60)
    let copy = short
    #expect(short == copy)
  }

  @Test("A slide that is called off is no step")
  func slideCancelled() throws {
    var table = try Self.form()
    table.handle(.track(id(6), PanSample(.began, translation: .zero)), at: .zero)
    table.handle(.track(id(6), PanSample(.changed, translation: Vector(90, 0))), at: .zero)
    #expect(table.canUndo)
    table.handle(.track(id(6), PanSample(.cancelled, translation: Vector(90, 0))), at: .zero)
    #expect(!table.canUndo)
  }

  @Test("Undoing while a finger slides lets the slider go back, and takes back the step before")
  func undoneWhileSliding() throws {
    var table = try Self.form()
    table.switchChanged(id(4), isOn: true)
    table.handle(.track(id(6), PanSample(.began, translation: .zero)), at: .zero)
    table.handle(.track(id(6), PanSample(.changed, translation: Vector(90, 0))), at: .zero)
    table.undo(at: .zero)
    #expect(table.value(of: id(6)) == .level(2) && table.value(of: id(4)) == .isOn(false))
    #expect(table.handle(.track(id(6), PanSample(.ended, translation: Vector(90, 0))), at: .zero) == .none)
  }

  @Test("A text is one step once the keyboard has gone, however it was typed")
  func text() throws {
    var table = try Self.form()
    table.perform("edit", on: id(1), at: .zero)
    for text in ["A", "An", "Ann"] { table.type(text, at: .zero) }
    table.perform("edit", on: id(2), at: .zero)
    for text in ["L", "Le", "Lee"] { table.type(text, at: .zero) }
    table.endEditing(at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "Ann Lee")
    table.undo(at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "Ann" && table.value(of: id(2)) == .text(""))
    table.undo(at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "" && table.value(of: id(1)) == .text(""))
    #expect(!table.canUndo)
  }

  @Test("Where undoing takes the row away that is typed into, the typing has ended")
  func goesWhileTyped() throws {
    var table = try ExpandableTable([[.plain]])
    let before = table
    try table.edit(.insert([RowDescriptor("idCellTextfield")], .below(id(0))), at: .zero)
    table.handle(.control(id(2), 0), at: .zero)
    #expect(table.editedRow == id(2))
    #expect(table.undo(at: .zero).notices.contains(.didEndEditing(id(2))))
    #expect(table.editedRow == nil && table.shownRows == before.shownRows)
  }

  @Test("While a text is typed, undoing takes back what has been typed, and the typing goes on")
  func whileTyping() throws {
    var table = try Self.form()
    table.perform("edit", on: id(1), at: .zero)
    #expect(!table.canUndo)
    table.type("An", at: .zero)
    let effects = table.undo(at: .zero)
    #expect(table.editedRow == id(1) && table.editedText == "" && table.primaryTitle(of: id(0)) == "")
    // The field that is typed into is not reloaded: that would take the keyboard from it.
    #expect(effects.update == ListUpdate([.reload(.init(0..<1))]))
    #expect(!table.canUndo)
  }

  @Test("Entering the same again is no step")
  func same() throws {
    var table = try Self.form()
    table.switchChanged(id(4), isOn: false)
    table.undo(at: .zero)
    table.perform("edit", on: id(1), at: .zero)
    table.type("A", at: .zero)
    table.type("", at: .zero)
    table.endEditing(at: .zero)
    #expect(!table.canUndo)
  }

  @Test("A text that was typed and deleted again is nothing to take back: the step before is")
  func deletedAgain() throws {
    var table = try Self.form()
    table.perform("edit", on: id(1), at: .zero)
    table.type("A", at: .zero)
    table.type("", at: .zero)
    #expect(!table.canUndo)
    table.endEditing(at: .zero)
    table.switchChanged(id(4), isOn: true)
    table.perform("edit", on: id(1), at: .zero)
    table.type("A", at: .zero)
    table.type("", at: .zero)
    table.undo(at: .zero)
    #expect(table.value(of: id(4)) == .isOn(false) && table.editedRow == id(1))
    #expect(!table.canUndo)
  }

  @Test("Rows that come back have their ids and all that was entered in them")
  func bringsBack() throws {
    var table = try Self.form()
    table.switchChanged(id(4), isOn: true)
    let before = table
    try table.edit(.remove(id(3)), at: .zero)
    let effects = table.undo(at: Time(1))
    #expect(effects.notices == [.didInsert(id(3)), .didInsert(id(4))])
    #expect(effects.update == ListUpdate([.insert(.init(3..<5))]))
    table.advance(to: Time(2))
    #expect(table == before)
    table.undo(at: Time(2))
    #expect(table.value(of: id(4)) == .isOn(false))
  }

  @Test("What was folded meanwhile stays folded when rows come back under it")
  func comesBackFolded() throws {
    var table = try Self.form()
    try table.edit(.remove(id(1)), at: .zero)
    table.collapse(id(0), at: .zero)
    #expect(table.undo(at: .zero).update.isEmpty)
    #expect(table.expand(id(0), at: .zero).update.inserted == [.init(1..<3)])
  }

  @Test("A row that has moved goes back under the row that it was folded under, with the answer that follows")
  func movesBack() throws {
    var table = try Self.form()
    table.textChanged(id(1), to: "Ann")
    let before = table
    try table.edit(.move(id(1), .under(id(3))), at: .zero)
    #expect(table.primaryTitle(of: id(0)) == "")
    table.undo(at: Time(1))
    table.advance(to: Time(2))
    #expect(table == before)
  }

  @Test("Sections come back, go and move back with their rows and titles")
  func sections() throws {
    let list = try DescriptorList(sections: [[RowDescriptor.plain], [.plain, .plain]])
    var table = ExpandableTable(list, sectionTitles: ["A", "B"])
    let before = table
    try table.edit(.removeSection(1), at: .zero)
    try table.edit(.insertSection([.plain], title: "C", index: 0), at: .zero)
    try table.edit(.moveSection(0, to: 1), at: .zero)
    #expect(table.undo(at: .zero).update == ListUpdate([.moveSection(from: 1, to: 0)]))
    #expect(table.undo(at: .zero).update == ListUpdate([.deleteSection(0)]))
    #expect(table.undo(at: .zero).update == ListUpdate([.insertSection(1)]))
    table.advance(to: Time(1))
    #expect(table == before && table.sectionTitles == ["A", "B"])
  }

  // MARK: The bound

  @Test("A hundred steps are kept; each beyond forgets the oldest")
  func bound() throws {
    var table = try Self.form()
    #expect(table.levelsOfUndo == 100)
    for level in 1...101 { table.sliderChanged(id(6), to: Double(level % 2 == 0 ? 3 : 4)) }
    var steps = 0
    while table.canUndo {
      table.undo(at: .zero)
      steps += 1
    }
    // The first of the 101 is not taken back.
    #expect(steps == 100 && table.value(of: id(6)) == .level(4))
  }

  @Test("Without levels nothing can be taken back but what is being typed")
  func noLevels() throws {
    var table = try Self.form()
    table.switchChanged(id(4), isOn: true)
    table.levelsOfUndo = 0
    #expect(!table.canUndo)
    table.perform("edit", on: id(1), at: .zero)
    table.type("A", at: .zero)
    #expect(table.canUndo)
    table.endEditing(at: .zero)
    #expect(!table.canUndo && table.undo(at: .zero) == .none)
  }

  @Test("Of what undoing cannot bring back no text is kept", arguments: [0, 1])
  func noTexts(levels: Int) throws {
    let row = RowDescriptor(
      "x", primaryTitle: "Lost title", secondaryTitle: "Lost question", value: "Lost value",
      others: [PropertyEntry("note", .string("Lost note"))])
    var table = try Self.form()
    func texts() -> String {
      var text = ""
      dump(table, to: &text)
      return text
    }
    // A section and a row come, and go by being undone, or by an edit that is forgotten or taken back no more.
    try table.edit(.insertSection([row], title: "Lost section", index: 0), at: .zero)
    #expect(texts().contains("Lost section") && texts().contains("Lost question"))
    table.undo(at: .zero)
    #expect(!texts().contains("Lost"))
    table.levelsOfUndo = levels
    try table.edit(.insertSection([row], title: "Lost section", index: 0), at: .zero)
    try table.edit(.removeSection(0), at: .zero)
    #expect(texts().contains("Lost") == (levels == 1))
    table.undo(at: .zero)
    if levels == 1 { try table.edit(.removeSection(0), at: .zero) }
    table.levelsOfUndo = 0
    #expect(!texts().contains("Lost"))
  }

  @Test("Another list begins anew, with as many levels")
  func reload() throws {
    var table = try Self.form()
    table.levelsOfUndo = 3
    table.switchChanged(id(4), isOn: true)
    table.reload(table.descriptors)
    #expect(!table.canUndo && table.levelsOfUndo == 3)
  }
}
