import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("What is entered in a row, on the way and in the end")
struct EntryTests {
  @Test("A field that is folded under nothing keeps its text, like every other control")
  func alone() throws {
    var table = try ExpandableTable([
      [RowDescriptor("idCellTextfield"), RowDescriptor("idCellSwitch"), RowDescriptor("idCellSlider")]
    ])
    #expect(table.textChanged(id(0), to: "Mary") == .changing(0, by: ListUpdate()))
    #expect(table.textChanged(id(0), to: "Mary") == .none)
    table.switchChanged(id(1), isOn: true)
    table.sliderChanged(id(2), to: 3)
    #expect(table.values == [id(0): .text("Mary"), id(1): .isOn(true), id(2): .level(3)])
  }

  @Test("The same part of a name entered again is not reported", arguments: [Corrections.all, .without(.nameParts)])
  func sameAgain(corrections: Corrections) throws {
    var table = try ArticleForm(corrections: corrections).table
    table.tap(0, 0)
    #expect(table.textChanged(id(1), to: "Mary") == .changing(1, by: .rows(reload: [0..<1])))
    #expect(table.textChanged(id(1), to: "Mary") == .none)
  }

  @Test("A row that gets a text it had not keeps those that it has, and is as one that was made with it")
  func newText() throws {
    var field = RowDescriptor("idCellTextfield", primaryTitle: "Placeholder", secondaryTitle: "Question")
    var table = try ExpandableTable([[field, .plain]])
    for text in ["Mary", "", "Ann"] {
      table.textChanged(id(0), to: text)
      field.value = text
      #expect(table.descriptor(of: id(0)) == field)
      let made = try ExpandableTable([[field, .plain]])
      #expect(table == made && table.descriptors == made.descriptors)
      #expect(table.descriptors.hashValue == made.descriptors.hashValue)
    }
  }

  @Test("A list may make a choice of any row that does not expand")
  func choices() throws {
    var choice = RowDescriptor.hidden("idCellOfMyOwn", "Red")
    choice.binding = .choice
    var table = try ExpandableTable([[.parent(1), choice]])
    table.tap(0, 0)
    #expect(table.actions(for: id(1)).map(\.id) == ["choose"])
    #expect(
      table.tap(0, 1)
        == ListEffects(
          update: .rows(reload: [0..<1], delete: [1..<2]), notices: [.didChange(id(0)), .own(.didCollapse, id(0))]))
    #expect(table.values == [id(0): .choice("Red")])
    var other = RowDescriptor.hidden("idCellValuePicker", "Red")
    other.binding = RowBinding.none
    table = try ExpandableTable([[.parent(1), other]])
    table.tap(0, 0)
    #expect(table.actions(for: id(1)) == [])
    #expect(table.tap(0, 1) == ListEffects(notices: [.row(id(1), .didSelect)]))
  }

  @Test(
    "The article folds a choice's parent whatever that says of being expanded",
    arguments: [Corrections.article, .without(.nestedRows, .boundByData)])
  func flatChoice(corrections: Corrections) throws {
    // Tapping row 0 shows all below; row 1 still says that it is collapsed.
    let rows: [[RowDescriptor]] = [
      [.parent(3), .parent(1, visible: false), .hidden("idCellValuePicker", "Red"), .hidden()]
    ]
    var table = try ExpandableTable(rows, corrections)
    table.tap(0, 0)
    let old = table.shownRows
    let effects = table.tap(0, 2)
    #expect(table.visibleRowsPerSection == [[0, 1, 3]])
    #expect(effects.update.mismatch(from: old, to: table.shownRows) == nil)
    #expect(table.title(0, 1) == "Red")
    #expect(effects.notices == [.didChange(id(1))])
  }

  @Test("The wheels stay at the day that was confirmed, also when the form is loaded again")
  func wheels() throws {
    var table = try ArticleForm().table
    table.tap(0, 1)
    for action in ["nextMonth", "nextDay", "previousYear"] {
      #expect(table.perform(action, on: id(4), at: .zero) == .none)
    }
    #expect(table.perform("setDate", on: id(4), at: .zero) == .changing(4, by: .rows(reload: [1..<2])))
    let day = CalendarDate(year: 1999, month: 2, day: 2)
    #expect(table.turnedDate(of: id(4)) == day)
    #expect(ArticleForm(table.descriptors).table.turnedDate(of: id(4)) == day)
    // A text that an app writes in its own way says nothing to the wheels.
    table.dateChosen(id(4), text: "14.3.1990")
    #expect(table.turnedDate(of: id(4)) == .start)
    #expect(table.turnedDate(of: id(99)) == .start)
  }

  @Test("A day is found again in its words", arguments: [(1, 1, 1), (1990, 3, 14), (2000, 2, 29), (9999, 12, 31)])
  func words(year: Int, month: Int, day: Int) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    #expect(CalendarDate(text: date.text) == date)
  }

  @Test(
    "It is found in no others",
    arguments: [
      "", "March", "March 14", "March 14,1990", "March 14, 1990 ", "Mars 14, 1990", "March 32, 1990", "March +1, 1990",
      "March 014, 1990", "February 29, 1900", "March 99999999999999999999, 1990", "March 14, 10000", "May 1, 1, 1",
    ])
  func otherWords(text: String) {
    #expect(CalendarDate(text: text) == nil)
  }

  // A slider that has come back says 0, where an untouched one says nothing.
  @Test(
    "A cancelled drag gives back what was there, also after it has come back by itself",
    arguments: [([130], true), ([130, 0], true), ([130, 0, 60], true), ([.nan], false), ([], false)]
      as [([Double], Bool)])
  func thereAndBack(way: [Double], isChanged: Bool) throws {
    var table = try ArticleForm().table
    table.tap(2, 0)
    let before = table.descriptors
    table.slide(17, .began, 0)
    for x in way { table.slide(17, .changed, x) }
    #expect((table.descriptors != before) == isChanged)
    #expect(
      table.slide(17, .cancelled, way.last ?? 0)
        == (isChanged ? .changing(17, by: .rows(reload: [0..<1], section: 2)) : .none))
    #expect(table.descriptors == before)
  }

  @Test("A cancelled drag gives back the level of a slider that belongs to no other row")
  func cancelledAlone() throws {
    var table = try ExpandableTable([[RowDescriptor("idCellSlider", value: "2.0")]])
    #expect(table.slide(0, .began, 0) == .none)
    #expect(table.slide(0, .changed, 130) == .changing(0, by: ListUpdate()))
    #expect(table.values[id(0)] != .level(2))
    #expect(table.slide(0, .cancelled, 130) == .changing(0, by: ListUpdate()))
    #expect(table.values[id(0)] == .level(2))
  }

  @Test("Every edit that has begun ends: in another field, on a slider")
  func editsEnd() throws {
    var table = try ArticleForm().table
    table.tap(0, 0)
    table.tap(2, 0)
    #expect(table.perform("edit", on: id(1), at: .zero) == ListEffects(notices: [.didBeginEditing(id(1))]))
    #expect(table.perform("edit", on: id(1), at: .zero) == .none)
    #expect(
      table.perform("edit", on: id(2), at: .zero)
        == ListEffects(notices: [.didEndEditing(id(1)), .didBeginEditing(id(2))]))
    #expect(table.slide(17, .began, 0) == ListEffects(notices: [.didEndEditing(id(2))]))
  }

  @Test("It ends with its row", arguments: [Corrections.all, .without(.nestedRows), .article])
  func editsEndWithRow(corrections: Corrections) throws {
    var table = try ArticleForm(corrections: corrections).table
    let folded: [ListNotice] = [.own(.didCollapse, id(0)), .didEndEditing(id(1))]
    table.tap(0, 0)
    table.perform("edit", on: id(1), at: .zero)
    #expect(table.tap(0, 0).notices == folded)
    table.tap(0, 0)
    table.perform("edit", on: id(1), at: .zero)
    #expect(table.collapseAll(at: .zero).notices == folded)
    #expect(table.editedRow == nil)
  }

  @Test("A row that folds while its slider is dragged: the drag is over, and the level stays")
  func foldsWhileDragged() throws {
    var table = try ArticleForm().table
    table.tap(2, 0)
    table.slide(17, .began, 0)
    table.slide(17, .changed, 130)
    table.tap(2, 0)
    table.tap(2, 0)
    #expect(table.slide(17, .changed, 200) == .none)
    #expect(table.slide(17, .cancelled, 200) == .none)
    #expect(table.values[id(17)] == .level(4))
  }
}
