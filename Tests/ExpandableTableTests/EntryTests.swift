import ArticleForm
import ExpandableTable
import HeadlessTable
import TestSupport
import Testing

@Suite("Entries in rows, while they are edited and after")
struct EntryTests {
  @Test(
    "A field that is folded under no row keeps its text, and the same text entered again is not reported")
  func alone() throws {
    let kinds = ["idCellTextfield", "idCellSwitch", "idCellSlider"]
    var table = try ExpandableTable([kinds.map { RowDescriptor($0) }])
    expect(table.textChanged(id(0), to: "Mary"), is: .changing(0, by: ListUpdate()))
    expect(table.textChanged(id(0), to: "Mary"), is: .none)
    table.switchChanged(id(1), isOn: true)
    table.sliderChanged(id(2), to: 3)
    expect(table.values, is: [id(0): .text("Mary"), id(1): .isOn(true), id(2): .level(3)])
    for corrections in [Corrections.all, .without(.nameParts)] {
      var table = try ArticleForm(corrections: corrections).table
      table.tap(0, 0)
      expect(table.textChanged(id(1), to: "Mary"), is: .changing(1, by: .rows(reload: [0..<1])))
      expect(table.textChanged(id(1), to: "Mary"), is: .none, corrections.testDescription)
    }
  }

  @Test("A row that gets a new text keeps its other texts, and equals a row created with it")
  func newText() throws {
    var field = RowDescriptor("idCellTextfield", primaryTitle: "Placeholder", secondaryTitle: "Question")
    var table = try ExpandableTable([[field, .plain]])
    for text in ["Mary", "", "Ann"] {
      table.textChanged(id(0), to: text)
      field.value = text
      let made = try ExpandableTable([[field, .plain]])
      #expect((table.descriptor(of: id(0)), table, table.descriptors) == (field, made, made.descriptors))
      expect(table.descriptors.hashValue, is: made.descriptors.hashValue)
    }
  }

  @Test("A list may make a choice of any row that does not expand")
  func choices() throws {
    var choice = RowDescriptor.hidden("idCellOfMyOwn", "Red")
    choice.binding = .choice
    var table = try ExpandableTable([[.parent(1), choice]])
    table.tap(0, 0)
    expect(table.actions(for: id(1)).map(\.id), are: ["choose"])
    let chosen = ListEffects(
      update: .rows(reload: [0..<1], delete: [1..<2]), notices: [.didChange(id(0)), .custom(.didCollapse, id(0))])
    expect(table.tap(0, 1), is: chosen)
    expect(table.values, is: [id(0): .choice("Red")])
    var other = RowDescriptor.hidden("idCellValuePicker", "Red")
    other.binding = RowBinding.none
    table = try ExpandableTable([[.parent(1), other]])
    table.tap(0, 0)
    expect(table.actions(for: id(1)), are: [])
    expect(table.tap(0, 1), is: ListEffects(notices: [.row(id(1), .didSelect)]))
  }

  @Test("The article folds a choice's parent even if that is marked as collapsed")
  func flatChoice() throws {
    // Tapping row 0 shows all below; row 1 still says that it is collapsed.
    let rows: [[RowDescriptor]] = [
      [.parent(3), .parent(1, visible: false), .hidden("idCellValuePicker", "Red"), .hidden()]
    ]
    for corrections in [Corrections.article, .without(.nestedRows, .boundByData)] {
      var table = try ExpandableTable(rows, corrections)
      table.tap(0, 0)
      let old = table.shownRows
      let effects = table.tap(0, 2)
      let mismatch = effects.update.mismatch(from: old, to: table.shownRows)
      let notices: [ListNotice] = [.didChange(id(1))]
      #expect((mismatch, effects.notices) == (nil, notices), "\(corrections.testDescription)")
      #expect((table.visibleRowsPerSection, table.title(0, 1)) == ([[0, 1, 3]], "Red"))
    }
  }

  @Test("Without boundByData, a choice answers the nearest row above that can expand, expanded or not")
  func foldedParent() throws {
    let picker = RowDescriptor("idCellValuePicker", primaryTitle: "Red")
    var table = try ExpandableTable([[.plain, .parent(0), picker]], .without(.boundByData))
    expect(table.tap(0, 2), is: .changing(1, by: .rows(reload: [1..<2])))
    expect(table.tap(0, 2), is: .none)
  }

  @Test("The wheels stay at the day that was confirmed, also when the form is loaded again")
  func wheels() throws {
    var table = try ArticleForm().table
    table.tap(0, 1)
    for action in ["nextMonth", "nextDay", "previousYear"] {
      expect(table.perform(action, on: id(4), at: .zero), is: .none, action)
    }
    expect(table.perform("setDate", on: id(4), at: .zero), is: .changing(4, by: .rows(reload: [1..<2])))
    let day = CalendarDate(year: 1999, month: 2, day: 2)
    let loaded = ArticleForm(table.descriptors).table
    expect([table, loaded].map { $0.turnedDate(of: id(4)) }, are: [day, day])
    // Confirming a date leaves the wheels of other rows as they are.
    let dates = [RowDescriptor](repeating: RowDescriptor("idCellDatePicker"), count: 3)
    var several = try ExpandableTable([dates])
    for row in [0, 1, 2, 1] { several.perform("nextYear", on: id(row), at: .zero) }
    several.perform("setDate", on: id(0), at: .zero)
    expect((0...2).map { several.turnedDate(of: id($0)).year }, are: [2001, 2002, 2001])
    // A date in an app's own format does not turn the wheels.
    table.dateChosen(id(4), text: "14.3.1990")
    expect([4, 99].map { table.turnedDate(of: id($0)) }, are: [.initial, .initial])
  }

  @Test("A day is parsed from its own text, and from no other")
  func words() throws {
    let days = [
      CalendarDate(year: 1, month: 1, day: 1), CalendarDate(year: 1, month: 5, day: 1),
      CalendarDate(year: 1990, month: 3, day: 14), CalendarDate(year: 2000, month: 2, day: 29),
      CalendarDate(year: 9999, month: 12, day: 31),
    ]
    expect(try days.map { CalendarDate(text: try #require($0).text) }, are: days)
    let others = [
      "", "March", "March 14", "March 14,1990", "March 14, 1990 ", "Mars 14, 1990", "March 32, 1990", "March +1, 1990",
      "March 014, 1990", "February 29, 1900", "March 99999999999999999999, 1990", "March 14, 10000", "May 1, 1, 1",
    ]
    expect(others.filter { CalendarDate(text: $0) != nil }, are: [])
  }

  @Test("A drag that is cancelled, or comes back, restores what was there; an untouched slider does not say 0")
  func thereAndBack() throws {
    let ways: [([Double], Bool)] = [
      ([130], true), ([130, 0], false), ([130, 0, 60], true), ([.nan], false), ([], false),
    ]
    for (way, isChanged) in ways {
      var table = try ArticleForm().table
      table.tap(2, 0)
      let before = table.descriptors
      table.slide(17, .began, 0)
      for x in way { table.slide(17, .changed, x) }
      let dragged = table.descriptors
      let back = table.slide(17, .cancelled, way.last ?? 0)
      expect(back, is: isChanged ? .changing(17, by: .rows(reload: [0..<1], section: 2)) : .none, "\(way)")
      #expect((dragged != before, table.descriptors) == (isChanged, before), "\(way)")
    }
    // A slider that belongs to no other row.
    var table = try ExpandableTable([[RowDescriptor("idCellSlider", value: "2.0")]])
    expect(table.slide(0, .began, 0), is: .none)
    expect(table.slide(0, .changed, 130), is: .changing(0, by: ListUpdate()))
    #expect(table.values[id(0)] != .level(2))
    expect(table.slide(0, .cancelled, 130), is: .changing(0, by: ListUpdate()))
    expect(table.values[id(0)], is: .level(2))
  }

  @Test("Editing ends in another field, at a touch of a slider, and when the row is folded")
  func editsEnd() throws {
    var table = try ArticleForm().table
    table.tap(0, 0)
    table.tap(2, 0)
    expect(table.perform("edit", on: id(1), at: .zero), is: ListEffects(notices: [.didBeginEditing(id(1))]))
    expect(table.perform("edit", on: id(1), at: .zero), is: .none)
    expect(
      table.perform("edit", on: id(2), at: .zero),
      is: ListEffects(notices: [.didEndEditing(id(1)), .didBeginEditing(id(2))]))
    expect(table.slide(17, .began, 0), is: ListEffects(notices: [.didEndEditing(id(2))]))
    for corrections in [Corrections.all, .without(.nestedRows), .article] {
      var table = try ArticleForm(corrections: corrections).table
      let folded: [ListNotice] = [.custom(.didCollapse, id(0)), .didEndEditing(id(1))]
      func edit() {
        table.tap(0, 0)
        table.perform("edit", on: id(1), at: .zero)
      }
      edit()
      let tapped = table.tap(0, 0).notices
      edit()
      let collapsed = table.collapseAll(at: .zero).notices
      #expect((tapped, collapsed, table.editedRow) == (folded, folded, nil), "\(corrections.testDescription)")
    }
  }

  @Test("Folding a row while its slider is dragged ends the drag, and the level stays")
  func foldsWhileDragged() throws {
    var table = try ArticleForm().table
    table.tap(2, 0)
    table.slide(17, .began, 0)
    table.slide(17, .changed, 130)
    table.tap(2, 0)
    table.tap(2, 0)
    expect(table.slide(17, .changed, 200), is: .none)
    expect(table.slide(17, .cancelled, 200), is: .none)
    // 130 of 24.7 a level: 275 points of track without the 28 of the thumb
    expect(table.values[id(17)], is: .level(5))
  }
}
